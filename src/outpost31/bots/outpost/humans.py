"""Humans at the outpost: hands where they tell, company that can be trusted, and the right moment to leave."""

from __future__ import annotations

from outpost31.bots.outpost import worth as tempo
from outpost31.bots.outpost.informed import Judgement
from outpost31.bots.outpost.plans import agreed
from outpost31.bots.outpost.promises import KEPT, is_waiting, promised, word
from outpost31.bots.outpost.sense.needs import harm
from outpost31.bots.outpost.sight import REPAIR, SABOTAGE, USE
from outpost31.games.outpost.characters import SEES_IN_THE_DARK, SHUNNED_BY_DOGS
from outpost31.games.outpost.shapes import PersonSeen
from outpost31.imagination.outpost import LAYS_ALIEN
from outpost31.kernel.questions import Option
from outpost31.reasons.outpost.station import LEISURE_ROOM, ROOM_LIMIT

DEATH = 20.0
"""What being assimilated costs."""
LAID_DOWN = 3.0
WAITING = 6.0
"""What USE is worth to somebody trusted who waits at a vehicle that lacks nothing: it may well have Keys."""
STOLEN = 40.0
"""What it costs if an alien starts that vehicle (B-8.3)."""
HAUNTED = 2.0
"""How much more likely the exposed alien is where it was the last time."""
FRIEND = 0.3
"""How likely an alien somebody may be with whom one stands together against the exposed one."""
FOLLOWED = 0.5
"""How often those of them who have yet to move follow."""
LACKING = 0.55
"""How much of an action is left if one has not the card for it in hand."""
DOG_TOKENS = 2 / 9
"""Alien tokens in the contagion bag (B-2.7)."""
ALONE = 1.0
"""How much of what an alien may cost who finds one alone is weighed when one chooses a room."""
CROWD = 6
"""How many must play for that: among fewer there is hardly anybody to be with instead."""
ELSEWHERE = 1.5
"""How many other rooms there are for an alien to look for people in, at least: where nobody is yet somebody will be."""
CAUGHT = 1.0
"""What it is worth to catch a dog (B-6.11)."""


def turn(sight: Judgement, option: Option) -> float:
    """Move, unless there is nothing good to hand over; board when it is time."""
    if option == "board":
        return worth_of_boarding(sight)
    bad = sight.hand.count(SABOTAGE)
    blind = (
        sight.base["dark"] and not sight.holds("flashlight") and sight.ability(sight.me) != SEES_IN_THE_DARK
    )
    hopeless = bad == len(sight.hand) or (blind and bad >= 2) or not _has_use(sight)
    if option == "move":
        return 1.0 if hopeless else 5.0
    return 3.0 if option == "special_action" else 2.2


def _has_use(sight: Judgement) -> bool:
    """Whether any card in hand would do something in some room."""
    return any(
        tempo.worth(sight, card, room) > 1.0
        for card in set(sight.hand) - {SABOTAGE}
        for room in sight.rooms
        if sight.rooms[room]["colour"] == "green"
    )


def room_to_enter(sight: Judgement, room: Option) -> float:
    """Where an action helps most, less what may happen there; company that was promised counts in part."""
    there = sight.standing_in(room)
    score = _going(sight, room, there)
    coming = promised(sight, room)
    if coming and len(there) + len(coming) < ROOM_LIMIT:
        score += KEPT * (_going(sight, room, [*there, *coming]) - score)
    return score + word(sight, room) + (tempo.prices(sight).marker if sight.view["marker"] == room else 0.0)


def _going(sight: Judgement, room: str, there: list[PersonSeen]) -> float:
    """What it is worth to go where these are, or will be."""
    score = max(
        tempo.worth_of_joining(sight, card, room, len(there)) * (1.0 if card in sight.hand else LACKING)
        for card in (USE, REPAIR)
    )
    score -= meeting_risk(sight, there) + lonely_risk(sight, room, there)
    return score - dog_risk(sight, room, there) - alien_risk(sight, room, there)


def infection(sight: Judgement) -> float:
    """What becoming an alien costs."""
    return tempo.prices(sight).infection


def meeting_risk(sight: Judgement, there: list[PersonSeen]) -> float:
    """What meeting these may cost: of two one looks at the tokens of the less suspect (B-6.14)."""
    laying = [one for one in there if one["suspicion"]]
    if not laying:
        return 0.0
    danger = min(sight.guilt[one["pawn"]] for one in laying)
    return _unarmed(sight, sight.temper.caution * infection(sight) * 0.5 * LAYS_ALIEN * danger + 0.3)


def _unarmed(sight: Judgement, risk: float) -> float:
    """What is left of it with what one has to get away by (B-6.12)."""
    return 0.15 * risk if sight.holds("firearm") else 0.6 * risk if sight.holds("melee") else risk


def lonely_risk(sight: Judgement, room: str, there: list[PersonSeen]) -> float:
    """What it may cost to be where an alien that has yet to move can find one alone.

    Who has company whose tokens can be looked at looks at the less suspect, so whoever comes third does less harm.
    """
    if sight.is_norwegian or len(sight.people) < CROWD:
        return 0.0
    if any(one["suspicion"] for one in there) or len(there) + 1 >= ROOM_LIMIT:
        return 0.0
    comes = sight.seeks / (1.0 + max(ELSEWHERE, len(_rooms_with_people(sight) - {room})))
    safe = 1.0
    for one in sight.others:
        if one["where"] == LEISURE_ROOM and one["suspicion"]:
            safe *= 1.0 - sight.guilt[one["pawn"]] * comes
    return _unarmed(sight, ALONE * sight.temper.caution * infection(sight) * 0.5 * LAYS_ALIEN * (1.0 - safe))


def _rooms_with_people(sight: Judgement) -> set[str]:
    """The green rooms in which somebody else is who can still be joined (B-1.2)."""
    places = [one["where"] for one in sight.others if one["standing"]]
    return {
        where
        for where in places
        if where in sight.rooms
        and sight.rooms[where]["colour"] == "green"
        and places.count(where) < ROOM_LIMIT
    }


def dog_risk(sight: Judgement, room: str, there: list[PersonSeen]) -> float:
    """What a dog in that room may cost somebody who goes there (B-6.11, B-6.15)."""
    if not sight.rooms[room]["dogs"]:
        return 0.0
    if there:
        return -CAUGHT
    return 0.3 if sight.ability(sight.me) == SHUNNED_BY_DOGS else infection(sight) * DOG_TOKENS + 0.3


def alien_risk(sight: Judgement, room: str, there: list[PersonSeen]) -> float:
    """What the exposed alien may cost one there, less what one more spares those who stand there: it takes whoever is
    weaker (B-6.6)."""
    cards: list[int] = sight.view["alien"]["cards"]
    if not cards:
        return 0.0
    hands = len(there) + 1
    friends = sum(is_waiting(one) and sight.guilt[one["pawn"]] < FRIEND for one in sight.others)
    alone, joined = _harmed(cards, hands), _harmed(cards, min(ROOM_LIMIT, hands + friends))
    cost = alone + FOLLOWED * (joined - alone)
    if there:
        saved = sum(sight.guilt[one["pawn"]] < FRIEND for one in there)
        cost -= saved * (_harmed(cards, len(there)) - _harmed(cards, hands))
    return _haunted(sight, room) * (0.4 if sight.has_fire else 1.0) * cost


def _harmed(cards: list[int], hands: int) -> float:
    """What the alien's cards cost each of so many who stand together."""
    return sum(DEATH * (one > hands) / hands + LAID_DOWN * (one == hands) for one in cards)


def _haunted(sight: Judgement, room: str) -> float:
    """How likely the alien lies in wait there: it goes where there is most to be had, and where it was before."""
    wanted = {
        other: (1.0 + HAUNTED * sight.haunts.get(other, 0.0))
        * (
            1.0
            + 0.5 * harm(sight, other)
            + 0.5 * max(tempo.worth(sight, card, other) for card in (USE, REPAIR))
        )
        for other in sight.rooms
        if sight.is_there(other) and sight.rooms[other]["colour"] == "green"
    }
    return min(1.0, 1.5 * wanted.get(room, 0.0) / max(1.0, sum(wanted.values())))


def card_to_hand_over(sight: Judgement, card: Option) -> float:
    """What fits the rooms where people stand, those above all where they work together."""
    if card == SABOTAGE:
        return -20.0
    rooms = {one["where"] for one in sight.characters if one["standing"] and one["where"] in sight.rooms}
    fits = sorted(
        (tempo.worth_of_hands(sight, card, room, len(sight.standing_in(room))) for room in rooms),
        reverse=True,
    )
    room = sight.me["where"] or ""
    own = tempo.worth_of_hands(sight, card, room, len(sight.standing_in(room)))
    return 0.5 * sum(fits[:2]) + 0.7 * own


ACCUSING = 2.0
"""How much suspicion a vote takes, in twentieths."""

HOLD_BACK = 4.0
"""Rounds before the rescue helicopter comes when one begins to accuse: who is found out early turns into a beast."""

# The leader -----------------------------------------------------------------------------------------------


def next_card(sight: Judgement, option: Option) -> float:
    """Go on while what a good card does is more than what SABOTAGE may do."""
    if option == "stop":
        return 0.0
    rooms = tempo.rooms_to_work_in(sight)
    gain = tempo.best_work(sight, rooms)
    loss = min((harm(sight, room) for room in rooms), default=0.0)
    cards: int = sight.piles["stack"]
    feared = 1 / 3 + 0.5 * sight.hidden
    risk = min(0.8, feared / (cards + 1))
    return 1.0 + 0.6 * (1.0 - risk) * gain - risk * loss


def character_to_assign(sight: Judgement, pawn: Option) -> float:
    """USE and REPAIR where they help most, finds to somebody trusted; SABOTAGE where it harms least."""
    person = sight.people[pawn]
    card, room, guilt = sight.about.get("card", USE), person["where"] or "", sight.guilt[pawn]
    hands = len(sight.standing_in(room))
    if sight.about.get("lost"):
        return -sum(tempo.worth_of_hands(sight, other, room, hands) for other in (USE, REPAIR))
    if card == SABOTAGE:
        standing = max(tempo.worth_of_hands(sight, other, room, hands) for other in (USE, REPAIR))
        return -harm(sight, room) - 0.4 * standing
    if card == USE and sight.is_vehicle(room) and sight.is_ready(room):
        # Whoever has Keys may leave with it, and an alien that does has won (B-8.3).
        if pawn == sight.pawn:
            return tempo.worth(sight, USE, room)
        return (WAITING if sight.is_norwegian else WAITING * sight.confidence) - STOLEN * guilt
    score = tempo.worth_of_hands(sight, card, room, hands)
    return score - (6.0 * guilt if room in ("armory", "warehouse", "laboratory") else guilt)


# Escape ---------------------------------------------------------------------------------------------------

NEVER, AT_ONCE = -50.0, 50.0
SURE = 0.8
"""How sure one leaves while there still is time."""
LAST_CHANCE = 0.15
STRANGER_NORWEGIAN = 0.55
"""The suspicion at which one is refused where who is left behind may still find another way (N-4.1)."""


def worth_of_boarding(sight: Judgement) -> float:
    """Humans leave when they know who is who, or when it is the last chance."""
    if sight.is_norwegian:
        return AT_ONCE
    return AT_ONCE if sight.sureness >= wanted_sureness(sight, sight.base["rescue"]["fuel"]) else NEVER


def rescue_to_board(sight: Judgement, option: Option) -> float:
    """After the encounters, where a table boards then (B-8.2)."""
    return worth_of_boarding(sight) if option == "board" else 0.0


def wanted_sureness(sight: Judgement, rounds: float) -> float:
    """How sure one wants to be with that many rounds left."""
    left = min(rounds, max(0.0, sight.warm_rounds - 1.5))
    return 0.0 if left < 1 else 0.5 if left < 2 else min(0.95, SURE * sight.temper.caution)


def boarding_to_allow(sight: Judgement, option: Option) -> float:
    """Whoever is none of those who are most likely all the aliens: to leave a human behind is as bad (B-8.4).

    It is they who count together, and not each alone: where one of three must be the alien, each is likely human.
    """
    if option == "refuse":
        return 0.0
    asking = sight.about["asking"]
    if sight.is_norwegian:
        return AT_ONCE if sight.guilt[asking] < STRANGER_NORWEGIAN else NEVER
    return NEVER if sight.supposed >> asking & 1 else AT_ONCE


def vehicle_use(sight: Judgement, option: Option) -> float:
    """Leave when sure enough, else refuel."""
    if option == "escape":
        if sight.is_norwegian:
            return AT_ONCE
        needed = max(LAST_CHANCE, wanted_sureness(sight, 99.0))
        return AT_ONCE if sight.sureness >= needed else NEVER
    return 5.0 if option == "refuel" else 0.0


# Things ---------------------------------------------------------------------------------------------------


def weapon_to_keep(sight: Judgement, thing: Option) -> float:
    """Fire while something must be burned, else what gets one out of a meeting again and again."""
    wants_fire = not sight.has_fire and (sight.alien_strength or sight.base["freezing"] is not None)
    if thing == "sniper_rifle":
        return 1.0 if sight.norwegian["dog"]["rifles_laid"] or sight.holds(thing) else 7.0
    burns = {"flamethrower": 9.0, "dynamite": 5.0, "grenade": 5.0}.get(thing)
    if burns is not None:
        return burns + (4.0 if wants_fire else 0.0)
    return 1.0 if sight.holds(thing) else 6.0 if thing == "firearm" else 3.0


def character_to_accuse(sight: Judgement, pawn: Option) -> float:
    """The most suspect; without a reason nobody (B-10.3)."""
    if pawn == "abstain":
        return 0.0
    if sight.is_norwegian and sight.rescue_rounds > HOLD_BACK:
        return -1.0
    disk: float = (sight.people[pawn]["suspicion"] or 0) / sight.limits["red"]
    return 20.0 * sight.guilt[pawn] + disk + agreed(sight, pawn) - ACCUSING


def character_to_test(sight: Judgement, pawn: Option) -> float:
    """Whoever's role would tell most about all of them (B-10.6)."""
    return 20.0 * sight.after_testing(pawn)
