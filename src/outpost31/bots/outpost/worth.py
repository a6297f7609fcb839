"""Tempo: what an action is worth to the humans in each room, and what one more pair of hands adds there."""

from __future__ import annotations

from dataclasses import dataclass

from outpost31.bots.outpost.informed import Judgement
from outpost31.bots.outpost.sight import COOPERATIVE, REPAIR, USE


@dataclass(frozen=True, slots=True)
class Prices:
    """What matters more at some tables than at others."""

    radio: float = 7.0
    """One repair of the Radio Room while the SOS is not sent."""
    send: float = 14.0
    """Sending it."""
    waiting: float = 2.5
    """How much more a test is worth once help is on its way and only has to find the right people."""
    infection: float = 30.0
    """What becoming an alien costs: more, the more of those who leave must be told apart (B-8.4)."""
    marker: float = 8.0
    """The leader's marker: a leader who is human reveals what was handed over, and no alien leads meanwhile."""


NORWEGIAN = Prices(infection=16.0)
"""At the Norwegian outpost whoever leaves has won, whoever stays behind (N-4.1)."""
MANY = Prices(waiting=10.0, infection=45.0, marker=12.0)
"""At the board game."""
BY_PEOPLE = {
    4: Prices(radio=14.0, send=28.0, waiting=8.0, marker=3.0),
    5: Prices(radio=10.0, send=20.0, waiting=6.0, marker=3.0),
}
"""The same by how many play there, if few do: somebody is turned in almost every round, so the sooner help comes, the
better. As behaviour clears nobody, whoever is to leave must be tested; tests before that cost the humans more."""
TEST = 9.0
"""A blood bag where nobody knows who is who."""

VEHICLE = 2.5
"""One step towards a ready vehicle for somebody without Keys."""
VEHICLE_WITH_KEYS = 7.0
BAG = 0.4
"""How often a lab token is a blood bag (B-2.1)."""
WARMTH = 7.0
"""A fuel for the Boiler when the cold will come before the helicopter."""
LIGHT = 3.0
"""A fuel for the Generator when it runs out."""
GETAWAY = 12.0
"""Leaving with Keys where everybody leaves for themselves (N-4.1)."""
KEYS = 6.0
"""Looking for them there."""
FIRE = 7.0
"""A weapon when the base freezes: a fire puts the cold off (B-7.1)."""


def prices(sight: Judgement) -> Prices:
    """What things are worth at this table."""
    return NORWEGIAN if sight.is_norwegian else BY_PEOPLE.get(len(sight.people), MANY)


def worth(sight: Judgement, card: str, room: str) -> float:
    """What one action does for the humans in a room."""
    if room not in sight.rooms or not sight.is_there(room):
        return 0.0
    return _use(sight, room) if card == USE else _repair(sight, room) if card == REPAIR else 0.0


def need(sight: Judgement, card: str, room: str) -> int:
    """How many times that could be done there."""
    if card == REPAIR:
        return sight.rooms[room]["damage"] or 0
    if room == "radio_room":
        return 1
    if room == "laboratory":
        return int(sight.piles["lab_bag"])
    return max(0, sight.fuel_missing(room))


def worth_of_hands(sight: Judgement, card: str, room: str, hands: int) -> float:
    """What a card is worth where that many stand (B-7.5)."""
    once = worth(sight, card, room)
    if room not in COOPERATIVE or not once:
        return once
    return once * max(1, min(hands, need(sight, card, room)))


def rooms_to_work_in(sight: Judgement) -> set[str]:
    """Where somebody stands who can still be given a card."""
    return {one["where"] for one in sight.characters if one["standing"] and one["where"] in sight.rooms}


def best_work(sight: Judgement, rooms: set[str]) -> float:
    """What the best card could do in one of these rooms, with the hands that are there."""
    return max(
        (
            worth_of_hands(sight, card, room, len(sight.standing_in(room)))
            for room in rooms
            for card in (USE, REPAIR)
        ),
        default=0.0,
    )


def worth_of_joining(sight: Judgement, card: str, room: str, there: int) -> float:
    """What one more adds: whoever is given a card works with the hands of all who still stand there (B-7.5)."""
    once = worth(sight, card, room)
    if not there or not once:
        return once
    if room not in COOPERATIVE:
        return 0.6 * once if card == USE and room in ("armory", "warehouse") else 0.1 * once
    done = there * (there + 1) // 2
    return once * max(0, min(there + 1, need(sight, card, room) - done))


def _use(sight: Judgement, room: str) -> float:
    base, piles = sight.base, sight.piles
    if sight.is_vehicle(room):
        return _use_vehicle(sight, room)
    if room == "laboratory":
        bags = (sight.me["lab"] or []).count("blood_bag")
        wanted = TEST * (prices(sight).waiting if sight.sos_sent else 1.0)
        return BAG * wanted * (1.3 - sight.confidence) / (1 + bags) if piles["lab_bag"] else 0.0
    if room == "armory":
        return _weapons(sight) if piles["weapon_deck"] else 0.0
    if room == "warehouse":
        return _items(sight) if piles["item_deck"] else 0.0
    if room == "kitchen":
        return 0.0 if base["kitchen"] or not base["pantry"] or base["hungry"] else 1.5
    if room == "radio_room":
        return prices(sight).send if not sight.sos_sent and not sight.rooms[room]["damage"] else 0.0
    if room == "weather_station":
        fuelled = max(worth(sight, USE, other) for other in sight.limits["fuel"])
        return 0.7 * fuelled + 0.5 if base["stores"].get("underground") else 1.0
    if not base["stores"].get("underground") or sight.fuel_missing(room) <= 0:
        return 0.0
    return _heat(sight) if room == "boiler_room" else _light(sight)


def _heat(sight: Judgement) -> float:
    """More, the sooner the cold comes and the later a way out (B-4.5)."""
    if sight.base["freezing"] is not None:
        return 0.0
    spare = sight.warm_rounds - sight.rescue_rounds
    if spare > 5.0:
        return 0.5
    return WARMTH if (sight.rooms["boiler_room"]["fuel"] or 0) <= 2 or spare < 2.0 else 0.4 * WARMTH


def _light(sight: Judgement) -> float:
    if sight.base["dark"]:
        return 0.5
    rounds = (sight.rooms["generator_room"]["fuel"] or 0) / max(0.5, sight.burns("generator"))
    return LIGHT if rounds < 2 else 0.5


def _weapons(sight: Judgement) -> float:
    if sight.has_fire:
        return 1.0
    if sight.base["freezing"] is not None:
        return FIRE
    return 3.0 if sight.alien_strength else 1.5


def _items(sight: Judgement) -> float:
    """Keys, for a vehicle that is ready or nearly so."""
    if sight.holds("keys"):
        return 1.0
    if sight.is_norwegian:
        return KEYS
    nearest = sight.nearest_vehicle
    return 1.0 if nearest is None else 3.5 if sight.lacks(nearest) > 2 else 5.0


def _use_vehicle(sight: Judgement, room: str) -> float:
    if sight.is_ready(room):
        if sight.is_norwegian:
            return GETAWAY if sight.holds("keys") else 0.3
        return 12.0 * sight.confidence if sight.holds("keys") else 0.3
    if sight.fuel_missing(room) <= 0 or not sight.base["stores"].get("external"):
        return 0.0
    return _to_ready(sight, room)


def _to_ready(sight: Judgement, room: str) -> float:
    if room != sight.nearest_vehicle:
        return 1.0
    near = 2.5 / max(1, sight.lacks(room))
    return near + (VEHICLE_WITH_KEYS if sight.holds("keys") else VEHICLE)


def _repair(sight: Judgement, room: str) -> float:
    damage = sight.rooms[room]["damage"] or 0
    if not damage:
        return 0.0
    if room == "boiler_room":
        return max(0.5 + damage, 0.9 * _heat(sight)) if sight.base["freezing"] is None else 0.0
    if room == "generator_room":
        return 4.0 if sight.base["dark"] else LIGHT if damage else 0.0
    if room == "radio_room":
        return 0.0 if sight.sos_sent else prices(sight).radio + 2.0 / damage
    return _to_ready(sight, room)
