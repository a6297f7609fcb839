"""The exposed aliens: where their strength goes and what it does there (B-4.8, B-6.3 to B-6.6)."""

from __future__ import annotations

from outpost31.bots.outpost.sense.needs import best_worth, harm
from outpost31.bots.outpost.sense.scoring import Scorer
from outpost31.bots.outpost.sight import Sight
from outpost31.kernel.questions import Option

PAIR = 2
"""The strength that overcomes one who stands alone."""


def _room_to_haunt(sight: Sight, room: Option) -> float:
    """Where people will come, where there is most to ruin, or where dogs are."""
    if room == "done":
        return -9.0
    if room in ("kennel", "shack"):
        return 4.0 if sight.rooms[room]["dogs"] else -9.0
    dogs = 1.0 if sight.rooms[room]["dogs"] else 0.0
    return 0.7 * best_worth(sight, room) + 0.5 * harm(sight, room) + dogs


def _strength_to_place(sight: Sight, strength: Option) -> float:
    """Enough for one alone, sometimes for two; the rest goes elsewhere."""
    if sight.about["room"] in ("kennel", "shack"):
        return 5.0 if strength == 1 else 0.0
    return {PAIR: 2.0, PAIR + 1: 1.6}.get(strength, 1.0 if strength > PAIR else 0.0)


def _alien_deed(sight: Sight, deed: Option) -> float:
    """Assimilate a human, then a dog, then ruin what is needed most."""
    room = sight.about["room"]
    if deed == "nothing":
        return 0.0
    if deed == "dog":
        return 5.0
    if deed == "sabotage":
        strength: int = sight.rooms[room]["alien"]
        return harm(sight, room) * min(PAIR, strength)
    return -9.0 if sight.is_friend(deed) else 12.0 - 4.0 * sight.guilt[deed]


SCORERS: dict[str, Scorer] = {
    "room_to_haunt": _room_to_haunt,
    "strength_to_place": _strength_to_place,
    "alien_deed": _alien_deed,
}
