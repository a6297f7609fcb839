"""How likely the humans of a station are to win, judged from an imagined table at the beginning of a round."""

from __future__ import annotations

from typing import Any

FEATURES = (
    "constant",
    "round",
    "humans",
    "aliens",
    "no_alien",
    "strength",
    "exposed",
    "rescue",
    "called",
    "freezing",
    "boiler",
    "generator",
    "dark",
    "lacking",
    "ready",
    "radio_damage",
    "food",
    "keys",
    "blood_bags",
    "hot_wire",
    "aliens_suspected",
    "humans_suspected",
    "burned",
    "cleared",
    "most_suspected",
    "players",
)
"""What is looked at; `foreseen.WEIGHTS` has a number for each."""
FAR = 8
"""A vehicle that lacks more than this is as far from being ready as one that lacks so much."""


def look(table: Any) -> tuple[float, ...]:
    """The features of an imagined station."""
    settings, count = table.settings, len(table.player)
    people = [pawn for pawn, status in enumerate(table.status) if status == "character"]
    aliens = [pawn for pawn in people if table.role[pawn].value == "alien"]
    humans = [pawn for pawn in people if pawn not in aliens]
    lacking = min((_lacks(table, room) for room in _vehicles(table)), default=FAR + 1)
    return (
        1.0,
        table.round / 10,
        len(humans) / count,
        len(aliens) / count,
        float(not aliens),
        table.strength / count,
        len(table.exposed()) / count,
        0.0 if table.rescue is None else (1 + table.rescue) / (1 + settings.rescue_track),
        float(table.rescue is not None),
        0.0 if table.freezing is None else (1 + table.freezing) / (1 + settings.freezing_track),
        table.fuel[settings.boiler] / settings.fuel_limit[settings.boiler],
        table.fuel[settings.generator] / settings.fuel_limit[settings.generator],
        float(table.dark),
        min(lacking, FAR) / FAR,
        float(lacking == 0),
        table.damage.get("radio_room", 0) / 8,
        (table.pantry + table.kitchen) / 16,
        min(2, _held(table.items, "keys", humans)) / 2,
        min(4, _held(table.lab, "blood_bag", humans)) / 4,
        float(_held(table.items, "wire", humans) > 0 and any(table.flamethrowers[pawn] for pawn in humans)),
        _suspicion(table, aliens) if aliens else 0.5,
        _suspicion(table, humans),
        len(table.burned) / 6,
        sum(table.suspicion[pawn] == 0 for pawn in humans) / count,
        _most_suspected(table, aliens) - _most_suspected(table, humans),
        count / 8,
    )


def _vehicles(table: Any) -> list[str]:
    return [room for room in ("helicopter", "shed") if room in table.damage and room not in table.burned]


def _lacks(table: Any, room: str) -> int:
    lacks: int = table.damage[room] + table.settings.fuel_limit.get(room, 0) - table.fuel.get(room, 0)
    return lacks


def _held(shelf: list[Any], kind: str, people: list[int]) -> int:
    return sum(shelf[pawn].value.count(kind) for pawn in people)


def _suspicion(table: Any, people: list[int]) -> float:
    total: int = sum(table.suspicion[pawn] for pawn in people)
    return total / max(1, len(people)) / float(table.settings.red)


def _most_suspected(table: Any, people: list[int]) -> float:
    most: int = max((table.suspicion[pawn] for pawn in people), default=0)
    return most / float(table.settings.red)
