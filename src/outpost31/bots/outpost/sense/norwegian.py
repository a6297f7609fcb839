"""What differs at the Norwegian outpost: escapes alone or in groups, dental records, the UFO (N-)."""

from __future__ import annotations

from outpost31.bots.outpost.sense import haunting, moving
from outpost31.bots.outpost.sense.scoring import Scorer
from outpost31.bots.outpost.sight import SABOTAGE, Sight
from outpost31.games.outpost.norwegian.shapes import SectorSeen
from outpost31.kernel.questions import Option

TOKEN_VALUES = {"departure_1": 1, "departure_2": 2, "departure_3": 3}
"""What departure tokens are worth (N-5.1)."""


def _room_to_enter(sight: Sight, room: Option) -> float:
    """Whoever has Keys goes to a vehicle; in the UFO, to a sector."""
    if sight.norwegian["ufo"] is not None:
        return _sector_to_enter(sight, room)
    score = moving.SCORERS["room_to_enter"](sight, room)
    if not sight.is_alien and sight.holds("keys") and sight.is_vehicle(room) and sight.is_ready(room):
        return score + 9.0
    return score


def _sectors(sight: Sight) -> dict[str, SectorSeen]:
    ufo = sight.norwegian["ufo"]
    assert ufo is not None, "there are sectors in the UFO alone"
    return ufo["sectors"]


def _sector_to_enter(sight: Sight, sector: str) -> float:
    """Together where the alien may be stronger, apart where it cannot."""
    there = len(sight.standing_in(sector))
    strongest = max(sight.view["alien"]["cards"], default=0)
    helped = 3.0 if 0 < there < min(3, strongest) else -1.0 if there else 0.0
    return helped + 0.5 * float(_sectors(sight)[sector]["value"])


def _sector_to_haunt(sight: Sight, sector: Option) -> float:
    """Where most is to be had (N-5.3)."""
    if sector == "done":
        return -5.0
    state = _sectors(sight)[sector]
    return float(state["value"]) + (1.0 if state["token"] else 0.0)


def _strength_to_place(sight: Sight, strength: Option) -> float:
    if sight.norwegian["ufo"] is None:
        return haunting.SCORERS["strength_to_place"](sight, strength)
    return 1.5 if strength == sight.norwegian["ufo"]["sectors"][sight.about["room"]]["minimum"] else 0.5


def _alien_deed(sight: Sight, deed: Option) -> float:
    """A human less is worth more than tokens, until few cards are left to pay (N-5.3)."""
    if sight.norwegian["ufo"] is None:
        return haunting.SCORERS["alien_deed"](sight, deed)
    return 2.0 if deed == "collect" else 3.0


def _launch_card_to_pay(sight: Sight, option: Option) -> float:
    return 5.0 if option == "pay" else 0.0


def _token_to_pay(sight: Sight, token: Option) -> float:
    """No change is given: the largest that fits, or the smallest that is enough (N-5.4)."""
    left = sight.about["cost"] - sum(TOKEN_VALUES[down] for down in sight.about["down"])
    value = TOKEN_VALUES[token]
    return 2.0 * value if value <= left else -2.0 * value


def _card_to_discard_for_test(sight: Sight, card: Option) -> float:
    """SABOTAGE is well spent on a look at somebody's teeth; another card is too while somebody is suspect (N-2.3)."""
    seen = sight.norwegian["people"]
    suspects = any(one["suspicion"] and seen[one["pawn"]]["record_shown"] is None for one in sight.others)
    if card == "enough":
        return 0.0 if suspects else 5.0
    return 3.0 if card == SABOTAGE else -1.5


def _willing_to_test(sight: Sight, option: Option) -> float:
    return 0.0 if option == "decline" else -5.0 if sight.is_alien else 5.0


def _character_to_test(sight: Sight, pawn: Option) -> float:
    """The most suspect whose teeth were not seen yet; an alien shows none of its own."""
    one = sight.norwegian["people"][pawn]
    if sight.is_alien:
        return -5.0 if sight.is_friend(pawn) else 1.0
    if one["suspicion"] == 0:
        return -5.0
    seen = 4.0 if one["record_shown"] is not None else 0.0
    mine = 3.0 if pawn == sight.pawn and one["record"] == "fillings" else 0.0
    return 12.0 * sight.guilt[pawn] + mine - seen


SCORERS: dict[str, Scorer] = {
    "room_to_enter": _room_to_enter,
    "sector_to_haunt": _sector_to_haunt,
    "strength_to_place": _strength_to_place,
    "alien_deed": _alien_deed,
    "launch_card_to_pay": _launch_card_to_pay,
    "token_to_pay": _token_to_pay,
    "card_to_discard_for_test": _card_to_discard_for_test,
    "willing_to_test": _willing_to_test,
    "character_to_test": _character_to_test,
}
