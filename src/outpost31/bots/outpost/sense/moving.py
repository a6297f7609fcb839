"""Phase 4.1: where to go, and which card to hand over."""

from __future__ import annotations

from outpost31.bots.outpost.sense.escaping import worth_of_boarding
from outpost31.bots.outpost.sense.needs import best_worth, worth, worth_together
from outpost31.bots.outpost.sense.scoring import Scorer
from outpost31.bots.outpost.sight import COOPERATIVE, REPAIR, SABOTAGE, USE, Sight
from outpost31.games.outpost.characters import SEES_IN_THE_DARK, SHUNNED_BY_DOGS
from outpost31.games.outpost.shapes import PersonSeen
from outpost31.kernel.questions import Option

INFECTION = 14.0
"""What becoming an alien costs a human."""
DEATH = 25.0
COMPANY = 3.0
"""What it is worth to an alien to be with somebody whom it could infect."""
GREEN_ROOMS = 10


def _turn(sight: Sight, option: Option) -> float:
    """Move, unless there is nothing good to hand over; board when it is time."""
    if option == "board":
        return worth_of_boarding(sight)
    bad = sight.hand.count(SABOTAGE)
    if sight.is_alien:
        return {"move": 5.0, "special_action": 0.0}.get(option, -2.0)
    blind = (
        sight.base["dark"] and not sight.holds("flashlight") and sight.ability(sight.me) != SEES_IN_THE_DARK
    )
    hopeless = bad == len(sight.hand) or (blind and bad >= 2)
    if option == "move":
        return 1.0 if hopeless else 5.0
    return 3.0 if option == "special_action" else 2.2


def _room_to_enter(sight: Sight, room: Option) -> float:
    there = sight.standing_in(room)
    score = _alien_going(sight, room, there) if sight.is_alien else _human_going(sight, room, there)
    return score + (2.0 if sight.view["marker"] == room else 0.0)


def _human_going(sight: Sight, room: str, there: list[PersonSeen]) -> float:
    """Where something useful can be done, with nobody suspect, and not alone with a dog or the alien."""
    useful = max(worth(sight, card, room) * (1.0 if card in sight.hand else 0.75) for card in (USE, REPAIR))
    if there:
        useful *= 0.45 if room in COOPERATIVE else 0.15
    return useful - meeting_risk(sight, there) - dog_risk(sight, room, there) - _alien_risk(sight, there)


def meeting_risk(sight: Sight, there: list[PersonSeen]) -> float:
    """What meeting these may cost a human."""
    if not there:
        return 0.0
    safe = 1.0
    for one in there:
        safe *= 1.0 - 0.5 * sight.guilt[one["pawn"]]
    risk = INFECTION * (1.0 - safe) + 0.5
    return 0.15 * risk if sight.holds("firearm") else 0.6 * risk if sight.holds("melee") else risk


def dog_risk(sight: Sight, room: str, there: list[PersonSeen]) -> float:
    """What a dog in that room may cost somebody who goes there (B-6.11, B-6.15)."""
    if not sight.rooms[room]["dogs"]:
        return 0.0
    if there:
        return -1.0  # together they catch it
    return 0.0 if sight.ability(sight.me) == SHUNNED_BY_DOGS else INFECTION * 2 / 9


def _alien_risk(sight: Sight, there: list[PersonSeen]) -> float:
    """The exposed alien takes whoever is weaker; company helps."""
    cards: list[int] = sight.view["alien"]["cards"]
    stronger = sum(strength > len(there) + 1 for strength in cards)
    return DEATH * stronger / GREEN_ROOMS


def _alien_going(sight: Sight, room: str, there: list[PersonSeen]) -> float:
    """As if it were of use, and rather to people who are not aliens yet."""
    score = 0.8 * best_worth(sight, room)
    if sight.holds("keys") and sight.is_vehicle(room) and sight.is_ready(room):
        return score + 12.0
    if there:
        score *= 0.45 if room in COOPERATIVE else 0.15
    for one in there:
        score += COMPANY * (1.0 - sight.guilt[one["pawn"]])
    return score


def _card_to_hand_over(sight: Sight, card: Option) -> float:
    """What fits the rooms where people stand. Whoever is on red must show it (B-5.6)."""
    is_shown = (sight.me["suspicion"] or 0) >= sight.limits["red"]
    if card == SABOTAGE:
        return -20.0 if not sight.is_alien or is_shown else 2.6
    rooms = [one["where"] for one in sight.characters if one["standing"] and one["where"] in sight.rooms]
    fits = sum(worth_together(sight, card, room) for room in rooms) / max(1, len(rooms))
    fits += 0.5 * worth_together(sight, card, sight.me["where"] or "")
    return (0.3 if sight.is_alien else 1.0) * fits


def _card_to_keep(sight: Sight, card: Option) -> float:
    """A human keeps what it can hand over; an alien wants some SABOTAGE."""
    if sight.is_alien:
        return 2.0 if card == SABOTAGE and sight.hand.count(SABOTAGE) < 2 else 1.5
    return -5.0 if card == SABOTAGE else 2.2 if card == USE else 2.0


def _card_to_take(sight: Sight, card: Option) -> float:
    taken = sight.about.get("taken", ())
    return _card_to_keep(sight, card) - (1.5 if card in taken else 0.0)


def _card_to_discard(sight: Sight, card: Option) -> float:
    return 0.0 if card in ("keep", "enough") else -_card_to_keep(sight, card)


def _flashlight_to_show(sight: Sight, option: Option) -> float:
    return 5.0 if option == "show" else 0.0


SCORERS: dict[str, Scorer] = {
    "turn": _turn,
    "room_to_enter": _room_to_enter,
    "card_to_hand_over": _card_to_hand_over,
    "card_to_take": _card_to_take,
    "card_to_swap": _card_to_discard,
    "card_to_discard": _card_to_discard,
    "card_to_give_up": _card_to_discard,
    "flashlight_to_show": _flashlight_to_show,
}
