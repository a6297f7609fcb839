"""People: whom to test, to lose and to take along, and who holds what (C-4.3 to C-4.6, C-6, C-7, C-8.2)."""

from __future__ import annotations

from outpost31.bots.coop.sight import CoopSight, disk_of
from outpost31.kernel.questions import Option

NEAR = 2
"""So few rounds ahead of the token a proven human is worth a blood bag."""
DOG = 2 / 9
"""How many of the contagion bag's tokens are alien (B-2.7)."""
HELD_BY_PROVEN = ("keys", "blood_bag", "wire", "flamethrower")


# Tests ---------------------------------------------------------------------------------------------------------


def worth_of_test(station: CoopSight, pawn: int) -> float:
    """A test tells who somebody is and puts a human's disk on green (C-7.2)."""
    one = station.people[pawn]
    if pawn in station.unknown:
        return 8.0 + 0.5 * disk_of(one) + 0.05 * station.loss(pawn)
    near = disk_of(one) and station.token - disk_of(one) <= NEAR
    return 3.0 + 0.1 * station.loss(pawn) if near else -1.0


def targets_of(station: CoopSight, test: str) -> list[int]:
    """Who can be tested: the most suspected by blood, anybody by wire (B-10.6)."""
    if test != "A":
        return station.living
    highest = max(disk_of(one) for one in station.characters)
    return [one["pawn"] for one in station.characters if disk_of(one) == highest]


def score_willing(station: CoopSight, option: Option) -> float:
    """If there is somebody of whom it tells something."""
    if option == "decline":
        return 0.0
    return max(worth_of_test(station, pawn) for pawn in targets_of(station, station.about["test"]))


def score_tester(station: CoopSight, option: Option) -> float:
    """Somebody who loses nothing by it: whoever has most blood bags, or is least sure to stay."""
    if option == "none":
        return 0.0
    worth = max(worth_of_test(station, pawn) for pawn in targets_of(station, station.about["test"]))
    one = station.people[option]
    return worth + 0.1 * (one["lab"] or []).count("blood_bag") - 0.2 * station.is_proven(option)


def score_target(station: CoopSight, pawn: Option) -> float:
    """Somebody unknown; among them whoever would be missed most."""
    return worth_of_test(station, pawn)


def score_first_test(station: CoopSight, test: Option) -> float:
    """Blood first: it can only be used on the most suspected, and the wire on anybody after that."""
    return 1.0 if test == "A" else 0.0


# Losses --------------------------------------------------------------------------------------------------------


def score_loss(station: CoopSight, pawn: Option) -> float:
    """Whoever is missed least."""
    return -station.loss(pawn)


def score_giving(station: CoopSight, pawn: Option) -> float:
    """All play together, so any will do."""
    return 0.0


def score_fire(station: CoopSight, option: Option) -> float:
    """Fire is for an alien that would take somebody, or lay several down (B-6.5, C-4.3)."""
    if option == "decline":
        return 0.0
    room = station.about["room"]
    there = station.standing_in(room)
    strength = station.rooms[room]["alien"]
    saved = min(station.loss(one["pawn"]) for one in there) + 4.0 if strength > len(there) else 0.0
    if strength == len(there):
        saved = 3.0 * len(there)
    return saved - 4.0 - (2.0 if option == "reload" and station.can_test_with_wire else 0.0)


def score_withdrawal(station: CoopSight, option: Option) -> float:
    """A Firearm costs nothing; other weapons are for who would be exposed (C-3.3)."""
    if option == "decline":
        return 0.0
    there = [one for one in station.standing_in(station.about["room"]) if one["pawn"] != station.pawn]
    price: float = {"firearm": 0.0, "melee": 2.5}.get(option, 6.0)
    alien = station.about.get("alien")
    if alien is not None:  # only where weapons avoid exposed aliens
        return station.loss(station.pawn) - price if alien > len(there) else -1.0
    if not there:  # who is asked alone is alone with a dog
        return DOG * station.loss(station.pawn) - price
    if not any(one["suspicion"] for one in there) and not station.me["suspicion"]:
        return -1.0
    step = station.disk_cost(station.pawn, 1) if any(one["suspicion"] for one in there) else 0.0
    if station.me["suspicion"] and len(there) == 1:
        step += station.disk_cost(there[0]["pawn"], 1)
    return step - price


# Leaving -------------------------------------------------------------------------------------------------------


def score_rescue(station: CoopSight, option: Option) -> float:
    """Leave when waiting for another test promises less."""
    if option == "stay":
        return 0.0
    return station.chance_of_leaving(station.pawn) - station.chance_of_staying + 1e-6


def score_vehicle(station: CoopSight, option: Option) -> float:
    """The same with Keys; without them, fuel."""
    if option == "escape":
        return 10.0 * (station.chance_of_leaving(station.pawn) - station.chance_of_staying) + 1e-6
    return -0.5 if option == "refuel" else -1.0


def score_boarding(station: CoopSight, option: Option) -> float:
    """Whether all is more likely right with this one on board or on the ground (C-8.2)."""
    pawn = station.about.get("asking", station.pawn)
    if option in ("stay", "refuse"):
        return 0.0
    aboard = station.view["escape"]["aboard"]
    with_it, _ = station.belief.departure(station.living, (*aboard, pawn))
    without, _ = station.belief.departure(station.living, aboard, (pawn,))
    if with_it == without:
        return -1.0 if pawn in station.belief.departure(station.living, aboard)[1] else 1.0
    return with_it - without


# Things --------------------------------------------------------------------------------------------------------


def keeper_of(station: CoopSight, giver: int, thing: str) -> int | None:
    """To whom somebody should hand a thing: Wire to the Flamethrower, and what counts to somebody proven (B-10.6)."""
    others = [pawn for pawn in station.living if pawn != giver]
    if thing == "wire":
        loaded = station.holders("flamethrower")
        if loaded and giver not in loaded:
            return loaded[0]
        if loaded:
            return None
    safe = [pawn for pawn in others if station.is_proven(pawn) and not station.people[pawn]["suspicion"]]
    giver_safe = station.is_proven(giver) and not station.people[giver]["suspicion"]
    if thing not in HELD_BY_PROVEN or giver_safe or not safe:
        return None
    if thing == "flamethrower" and "wire" in (station.people[giver]["items"] or ()):
        return None
    return min(safe, key=lambda pawn: (station.people[pawn]["lab_count"], pawn))


def things_to_move(station: CoopSight, giver: int) -> list[str]:
    """What somebody should hand to another."""
    one = station.people[giver]
    held = {*(one["items"] or ()), *(one["weapons"] or ())}
    if station.view.get("options", {}).get("trade_lab_tokens", True):  # B-10.2
        held.update(one["lab"] or ())
    held |= {"flamethrower"} if any(one["flamethrowers"]) else set()
    return [
        thing
        for thing in (*HELD_BY_PROVEN,)
        if thing in held and keeper_of(station, giver, thing) is not None
    ]


def score_giver(station: CoopSight, option: Option) -> float:
    """Whoever holds something that another should hold."""
    if option == "none":
        return 0.5
    return float(len(things_to_move(station, option)))


def score_thing(station: CoopSight, option: Option) -> float:
    """What is to be handed over."""
    return 1.0 if option[1] in things_to_move(station, station.pawn) else 0.0


def score_taker(station: CoopSight, pawn: Option) -> float:
    """Who should hold it."""
    return 1.0 if keeper_of(station, station.pawn, station.about["thing"][1]) == pawn else 0.0
