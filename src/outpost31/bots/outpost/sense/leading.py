"""The leader: which card next, who carries it out, who burns, who tests (B-7.1, B-7.3, B-7.4, B-10.5)."""

from __future__ import annotations

from outpost31.bots.outpost.sense.needs import harm, worth_together
from outpost31.bots.outpost.sense.scoring import Scorer
from outpost31.bots.outpost.sight import REPAIR, SABOTAGE, USE, Sight
from outpost31.kernel.questions import Option

UNSEEN = 1 / 3
"""How likely the card that nobody chose is SABOTAGE (B-2.4)."""
ALIEN_SABOTAGES = 0.6
FINDS = ("armory", "warehouse", "laboratory")
"""Rooms where whoever acts keeps what it finds."""


def _next_card(sight: Sight, option: Option) -> float:
    """Go on while a good card is likelier to help than SABOTAGE to harm."""
    if option == "stop":
        return 0.0
    rooms = {one["where"] for one in sight.characters if one["standing"] and one["where"] in sight.rooms}
    gain = max((worth_together(sight, card, room) for room in rooms for card in (USE, REPAIR)), default=0.0)
    loss = min((harm(sight, room) for room in rooms), default=0.0)
    cards: int = sight.piles["stack"]
    feared = UNSEEN + ALIEN_SABOTAGES * sum(sight.guilt[one["pawn"]] for one in sight.characters)
    risk = min(0.9, feared / (cards + 1))
    balance = (1.0 - risk) * gain - risk * loss - 0.3
    return -0.5 * balance if sight.is_alien else balance + 0.5


def _character_to_assign(sight: Sight, pawn: Option) -> float:
    """USE and REPAIR where they help most, finds to somebody trusted; SABOTAGE where it harms least."""
    person = sight.people[pawn]
    card, room, guilt = sight.about.get("card", USE), person["where"] or "", sight.guilt[pawn]
    if sight.about.get("lost"):
        return -sum(worth_together(sight, other, room) for other in (USE, REPAIR))
    if sight.is_alien:
        return _assign_as_alien(sight, card, room, pawn)
    if card == SABOTAGE:
        return -harm(sight, room) - 0.2 * worth_together(sight, USE, room)
    score = worth_together(sight, card, room)
    if card == USE and sight.is_vehicle(room) and sight.is_ready(room):
        # Whoever has Keys may leave with it, and an alien that does has won (B-8.3).
        return 9.0 if pawn == sight.pawn and sight.holds("keys") else 2.0 - 30.0 * guilt
    return score - (6.0 * guilt if card == USE and room in FINDS else 0.0)


def _assign_as_alien(sight: Sight, card: str, room: str, pawn: int) -> float:
    if card == SABOTAGE:
        return harm(sight, room)
    if card == USE and sight.is_vehicle(room) and sight.is_ready(room):
        return 30.0 if pawn == sight.pawn and sight.holds("keys") else -5.0
    return -0.6 * worth_together(sight, card, room)


def _weather_to_keep(sight: Sight, weather: Option) -> float:
    kinder = {"sun": 4.0, "snow": 2.0, "storm": 0.0}[weather]
    return -0.5 * kinder if sight.is_alien else kinder


def _burning_to_allow(sight: Sight, option: Option) -> float:
    """Fire only holds the cold back (B-7.1)."""
    if option == "refuse":
        return 0.0
    return 5.0 if burning_helps(sight, sight.about["room"]) and not sight.is_alien else -5.0


def burning_helps(sight: Sight, room: str) -> bool:
    """Whether the cold is near and this room can be spared."""
    freezing = sight.base["freezing"]
    if freezing is None or freezing < sight.limits["freezing_track"] - 3:
        return False
    return not sight.is_vehicle(room) and (room != "radio_room" or sight.sos_sent)


def _tester(sight: Sight, option: Option) -> float:
    """Whoever is trusted most; an alien lets nobody."""
    if option == "none":
        return 0.0
    if sight.is_alien:
        return -5.0
    return 8.0 - 6.0 * sight.guilt[option] + (1.0 if option == sight.pawn else 0.0)


def _any(sight: Sight, option: Option) -> float:
    return 0.0


SCORERS: dict[str, Scorer] = {
    "next_card": _next_card,
    "character_to_assign": _character_to_assign,
    "weather_to_keep": _weather_to_keep,
    "burning_to_allow": _burning_to_allow,
    "tester": _tester,
    "room_to_resolve": _any,
    "test_to_begin_with": _any,
}
