"""Reasons: why a partner would do what it would do, for whoever asks (`locales/*/coop.ftl`, `coop-advice-…`)."""

from __future__ import annotations

from collections.abc import Callable
from math import floor

from outpost31.bots.advice import Reason
from outpost31.bots.coop.dice import BAD
from outpost31.bots.coop.people import targets_of, worth_of_test
from outpost31.bots.coop.placing import plan_of
from outpost31.bots.coop.sight import DORMITORY, LABORATORY, RADIO_ROOM, CoopSight, disk_of
from outpost31.bots.coop.worth import can_break
from outpost31.bots.outpost.sight import COOPERATIVE, SABOTAGE
from outpost31.games.outpost.characters import SHUNNED_BY_DOGS
from outpost31.kernel.questions import Option

MOST = 3
"""How many reasons are given at most."""
NEAR = 2
"""So few spaces between a disk and the token are worth a word."""
COLD = 4
"""From so few rounds before everybody freezes on, the cold is worth a word."""
Giver = Callable[[CoopSight, Option], list[Reason]]


def reasons_for(station: CoopSight, kind: str, option: Option) -> tuple[Reason, ...]:
    """Why this option; there is always something to say."""
    giver = REASONS.get(kind)
    found = giver(station, option) if giver is not None else []
    return tuple(found[:MOST]) or (Reason("most"),)


# Facts ---------------------------------------------------------------------------------------------------------


def about_person(station: CoopSight, pawn: int) -> Reason:
    """Human for certain, or how likely an alien."""
    if station.is_proven(pawn):
        return Reason("proven", {"pawn": pawn})
    return Reason("odds", {"pawn": pawn, "percent": round(100 * station.guilt[pawn])})


def _token(station: CoopSight, pawn: int) -> list[Reason]:
    """How near the threat is to a disk."""
    ahead = station.token - disk_of(station.people[pawn])
    return [Reason("token", {"pawn": pawn, "count": ahead})] if 0 <= ahead <= NEAR else []


def _alien(station: CoopSight) -> list[Reason]:
    strength = station.alien_strength
    return [Reason("alien", {"strength": strength})] if strength else []


# Where to go ---------------------------------------------------------------------------------------------------


def _work(station: CoopSight, room: str) -> list[Reason]:
    """What there is to do in a room."""
    state = station.rooms.get(room)
    if state is None:
        return []
    if room == LABORATORY and station.unknown:
        return [Reason("bags", {"count": station.bags, "unknown": len(station.unknown)})]
    if room == RADIO_ROOM and not station.sos_sent:
        return [Reason("radio", {"count": state["damage"]})] if state["damage"] else [Reason("sos")]
    if station.is_vehicle(room):
        if station.is_ready(room):
            return [Reason("ready", {"room": room})]
        left = (state["damage"] or 0) + max(0, station.fuel_missing(room))
        return [Reason("vehicle", {"room": room, "count": left})]
    if room == "boiler_room" and station.rounds_until_frozen < 2 * COLD:
        return [Reason("cold", {"rounds": floor(station.rounds_until_frozen)})]
    if room == "generator_room":
        return _generator(station)
    if room == "warehouse" and not station.holders("keys"):
        return [Reason("keys")]
    if room == "armory":
        return [Reason("weapons")]
    return []


def _generator(station: CoopSight) -> list[Reason]:
    if station.base["dark"]:
        return [Reason("dark")]
    most = max(station.limits["weather"]["generator"].values())
    return [Reason("generator")] if (station.rooms["generator_room"]["fuel"] or 0) < most else []


def _room(station: CoopSight, room: Option) -> list[Reason]:
    _, places = plan_of(station)
    others = [pawn for pawn, place in places.items() if place == room and pawn != station.pawn]
    if room == DORMITORY:
        return [Reason("dormitory"), *_alien(station)]
    found = _work(station, room)
    if others and room in COOPERATIVE:
        found.append(Reason("together", {"count": len(others) + 1}))
    if others and station.alien_strength:
        found += _alien(station)
    elif not others:
        found += _token(station, station.pawn)
    if station.rooms[room]["dogs"]:
        shunned = station.ability(station.me) == SHUNNED_BY_DOGS
        found += [Reason("dog_caught")] if others else [] if shunned else [Reason("dog")]
    return found


# Dice ----------------------------------------------------------------------------------------------------------


def _assignment(station: CoopSight, pawn: Option) -> list[Reason]:
    dice = list(station.about["dice"])
    room = station.people[pawn]["where"] or ""
    bad = [face for face in dice if face in BAD]
    found = _work(station, room) if not bad or len(bad) < len(dice) else []
    if bad:
        if SABOTAGE in bad and not can_break(station, room):
            found.append(Reason("harmless", {"room": room}))
        disk = disk_of(station.people[pawn])
        if disk <= min(disk_of(station.people[other]) for other in station.living):
            found.append(Reason("bears", {"pawn": pawn, "space": disk}))
    return found


def _going_on(station: CoopSight, option: Option) -> list[Reason]:
    if option == "stop":
        nearest = max(station.living, key=lambda pawn: disk_of(station.people[pawn]))
        return [Reason("stop"), *_token(station, nearest)]
    return [Reason("go_on")]


def _reroll(station: CoopSight, die: Option) -> list[Reason]:
    if die == "none":
        return [] if any(face in BAD for face in station.about["dice"]) else [Reason("dice_stay")]
    return [Reason("reroll", {"face": station.about["dice"][die]})]


def _turn(station: CoopSight, option: Option) -> list[Reason]:
    if option == "none":
        return [Reason("keep_help")]
    return [Reason("turn", {"face": option[1]})]


def _cancelling(station: CoopSight, die: Option) -> list[Reason]:
    if die != "none":
        return [Reason("cancel", {"face": station.about["dice"][die]})]
    if any(face in BAD for face in station.about["dice"]):
        return [Reason("no_cancel"), *_token(station, station.pawn)]
    return [Reason("dice_stay")]


def _action(station: CoopSight, action: Option) -> list[Reason]:
    if isinstance(action, tuple):
        return [Reason("burn")] if station.rounds_until_frozen < 2 * COLD else []
    return [] if action == "none" else _work(station, station.me["where"] or "")


def _leave(station: CoopSight, option: Option) -> list[Reason]:
    if option == "refuse":
        return [Reason("keep_room"), *_work(station, station.about["room"])]
    cold = Reason("cold", {"rounds": floor(station.rounds_until_frozen)})
    return [Reason("burn"), cold] if station.rounds_until_frozen < 2 * COLD else []


# People --------------------------------------------------------------------------------------------------------


def _willing(station: CoopSight, option: Option) -> list[Reason]:
    targets = targets_of(station, station.about["test"])
    best = max(targets, key=lambda pawn: worth_of_test(station, pawn))
    if option in ("decline", "none"):
        # Of somebody who is not proven a test would tell something: it is only not worth it now.
        return [*([Reason("no_test")] if station.is_proven(best) else []), about_person(station, best)]
    return [about_person(station, best), Reason("test", {"pawn": best})]


def _target(station: CoopSight, pawn: Option) -> list[Reason]:
    return [about_person(station, pawn), *_token(station, pawn)]


def _lost(station: CoopSight, pawn: Option) -> list[Reason]:
    return [about_person(station, pawn), Reason("least_missed", {"pawn": pawn})]


def _fire(station: CoopSight, option: Option) -> list[Reason]:
    room = station.about["room"]
    strength, standing = station.rooms[room]["alien"], len(station.standing_in(room))
    outcome = (
        "attack_lost" if strength > standing else "attack_even" if strength == standing else "attack_won"
    )
    return [Reason(outcome, {"strength": strength, "count": standing})]


def _withdrawal(station: CoopSight, option: Option) -> list[Reason]:
    if option == "decline":
        return [Reason("meeting_harmless")]
    return [Reason("withdraw", {"pawn": station.pawn}), *_token(station, station.pawn)]


def _leaving(station: CoopSight, option: Option) -> list[Reason]:
    first = station.pawn
    now, later = station.chance_of_leaving(first), station.chance_of_staying
    found = [Reason("leave", {"percent": round(100 * now), "later": round(100 * later)})]
    found += _alien(station)
    if not station.unknown:
        found.append(Reason("all_known"))
    return found


def _vehicle(station: CoopSight, option: Option) -> list[Reason]:
    return _work(station, station.about["room"]) if option == "refuel" else _leaving(station, option)


def _boarding(station: CoopSight, option: Option) -> list[Reason]:
    return [about_person(station, station.about.get("asking", station.pawn))]


# Things --------------------------------------------------------------------------------------------------------


def _found(station: CoopSight, thing: Option) -> list[Reason]:
    return [Reason(f"find_{thing}")] if f"find_{thing}" in FINDS else []


def _lab(station: CoopSight, option: Option) -> list[Reason]:
    return [Reason("find_blood_bag")] if option == "keep" else [Reason("failure")]


def _handing(station: CoopSight, option: Option) -> list[Reason]:
    return [Reason("hands_full")] if option == "none" else [Reason("safe_hands")]


def _weather(station: CoopSight, option: Option) -> list[Reason]:
    return [Reason("weather")]


FINDS = (
    "find_keys",
    "find_flamethrower",
    "find_wire",
    "find_firearm",
    "find_dynamite",
    "find_tools",
    "find_fuel_can",
)
"""Things that there is a reason for."""
REASONS: dict[str, Giver] = {
    "room_to_enter": _room,
    "character_to_assign": _assignment,
    "next_dice": _going_on,
    "die_to_reroll": _reroll,
    "die_to_turn": _turn,
    "die_to_cancel": _cancelling,
    "action_to_take": _action,
    "burning_to_allow": _leave,
    "willing_to_test": _willing,
    "tester": _willing,
    "character_to_test": _target,
    "character_to_lose": _lost,
    "character_to_expose": _lost,
    "fire_to_use": _fire,
    "weapon_to_withdraw": _withdrawal,
    "rescue_to_board": _leaving,
    "vehicle_use": _vehicle,
    "wish_to_board": _boarding,
    "boarding_to_allow": _boarding,
    "weapon_to_keep": _found,
    "item_to_keep": _found,
    "lab_token_to_keep": _lab,
    "character_to_hand_over": _handing,
    "thing_to_hand_over": _handing,
    "character_to_take": _handing,
    "weather_to_keep": _weather,
}
"""By kind of question; for the others it is enough that an option promises most."""
