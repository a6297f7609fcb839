"""How likely the humans of a station are to win, judged from an imagined table at the beginning of a round.

An imagined table hides nothing: who is an alien is known there, and so is what everybody must believe of whom.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from outpost31.bots.outpost.belief import OutpostBelief

FEATURES = (
    "constant",
    "round",
    "humans",
    "aliens",
    "alien_share",
    "few_humans",
    "no_alien",
    "strength",
    "players",
    "rescue",
    "called",
    "here",
    "fuel",
    "radio_damage",
    "cold",
    "freezing",
    "late",
    "dark",
    "lacking",
    "ready",
    "keys",
    "ready_keys",
    "alien_ready_keys",
    "bags",
    "hot_wire",
    "food",
    "truth",
    "truth_log",
    "likeliest",
    "mistaken",
    "alien_seems_least",
    "human_seems_most",
    "called_truth",
    "called_likeliest",
    "first_alien",
    "called_first_alien",
    "first_seems",
    "leader_alien",
    "next_leader_alien",
    "disk_gap",
    "called_aliens",
    "called_humans",
    "radio_aliens",
    "aliens_unseen",
    "humans_blamed",
    "all_right",
    "called_all_right",
    "alien_keys",
    "machine_damage",
    "weapons",
)
"""What is looked at; `foreseen.STATION` has a number for each."""
FAR = 8
"""A vehicle that lacks more than this is as far from being ready as one that lacks so much."""
LEAST = 1e-3
"""Nothing is believed to be less likely than this."""
EVEN = 0.5
"""Whoever is likelier an alien than this is not let aboard (B-8.4)."""
ALIEN, CHARACTER = "alien", "character"


@dataclass(frozen=True, slots=True)
class Glance:
    """What is seen at first of any imagined outpost: who is who, who is thought to be what, and how help stands."""

    people: list[int]
    aliens: list[int]
    humans: list[int]
    sets: dict[int, float]
    """How likely each set of aliens is held to be."""
    truth: float
    """How likely the true one is."""
    seems: list[float]
    """How likely each is an alien, to all."""
    first: int
    """Who would be first aboard (B-8.2)."""
    called: float
    rescue: float


def glance(table: Any, public: OutpostBelief) -> Glance:
    """Look at an imagined outpost where everybody believes this."""
    people = [pawn for pawn, status in enumerate(table.status) if status == CHARACTER]
    aliens = [pawn for pawn in people if table.role[pawn].value == ALIEN]
    sets = public.sets(people)
    movers = [pawn for pawn in table.movers if pawn in people]
    called = float(table.rescue is not None and not table.rescue_gone)
    return Glance(
        people,
        aliens,
        [pawn for pawn in people if pawn not in aliens],
        sets,
        sets.get(sum(1 << pawn for pawn in aliens), 0.0),
        [public.is_alien(pawn) for pawn in range(len(table.player))],
        min(movers, key=table.suspicion.__getitem__, default=0),
        called,
        (1 + table.rescue) / (1 + table.settings.rescue_track) if called else 0.0,
    )


def look(table: Any, public: OutpostBelief) -> tuple[float, ...]:
    """The features of an imagined station where everybody believes this."""
    settings, count, seen = table.settings, len(table.player), glance(table, public)
    people, aliens, humans, seems = seen.people, seen.aliens, seen.humans, seen.seems
    truth, first, called, rescue = seen.truth, seen.first, seen.called, seen.rescue
    lacking = min((_lacks(table, room) for room in _vehicles(table)), default=FAR + 1)
    ready = float(lacking == 0)
    keys = float(held(table.items, "keys", humans) > 0)
    best = max(seen.sets.values(), default=1.0)
    mistaken = float(truth < best)
    disks = table.suspicion
    first_alien = float(first in aliens)
    least = min((seems[pawn] for pawn in aliens), default=1.0)
    most = max((seems[pawn] for pawn in humans), default=0.0)
    chilled = cold(table)
    unseen = sum(seems[pawn] < EVEN for pawn in aliens)
    blamed = sum(seems[pawn] >= EVEN for pawn in humans)
    all_right = float(not unseen and not blamed)
    return (
        1.0,
        table.round / 10,
        len(humans) / count,
        len(aliens) / count,
        len(aliens) / max(1, len(people)),
        float(len(humans) <= 2),
        float(not aliens),
        table.alien_strength() / count,
        count / 8,
        rescue,
        called,
        float(called and table.rescue == settings.rescue_track),
        table.rescue_fuel / max(1, settings.rescue_fuel) if called else 0.0,
        0.0 if called else table.damage.get("radio_room", 0) / 8,
        chilled,
        float(table.freezing is not None),
        max(0.0, chilled - rescue),
        float(table.dark),
        min(lacking, FAR) / FAR,
        ready,
        keys,
        ready * keys,
        ready * float(held(table.items, "keys", aliens) > 0),
        min(4, held(table.lab, "blood_bag", humans)) / 4,
        float(held(table.items, "wire", humans) > 0 and any(table.flamethrowers[pawn] for pawn in humans)),
        (table.pantry + table.kitchen) / 16,
        truth,
        math.log(max(LEAST, truth)) / 7,
        best,
        mistaken,
        least,
        most,
        called * truth,
        called * best,
        first_alien,
        called * first_alien,
        seems[first],
        float(table.leader in aliens),
        float(table.left_of(table.leader) in aliens),
        (_mean(disks, aliens) - _mean(disks, humans)) / settings.red if aliens and humans else 0.0,
        called * len(aliens) / count,
        called * len(humans) / count,
        (1 - called) * len(aliens) / count,
        unseen / count,
        blamed / count,
        all_right,
        called * all_right,
        float(held(table.items, "keys", aliens) > 0),
        table.damage[settings.boiler] / 4 + table.damage[settings.generator] / 4,
        sum(bool(table.flamethrowers[pawn]) for pawn in humans) / count,
    )


def cold(table: Any) -> float:
    """How near the cold is: 0 while the Boiler is full, 1 when everybody freezes (B-4.3 to B-4.5)."""
    settings = table.settings
    track = settings.freezing_track
    if table.freezing is not None:
        return 0.5 + 0.5 * float(1 + table.freezing) / float(1 + track)
    boiler = settings.boiler
    life = table.fuel[boiler] + settings.damage_limit[boiler] - table.damage[boiler]
    return 0.5 - 0.5 * float(life) / float(settings.fuel_limit[boiler] + settings.damage_limit[boiler])


def _vehicles(table: Any) -> list[str]:
    return [room for room in ("helicopter", "shed") if room in table.damage and room not in table.burned]


def _lacks(table: Any, room: str) -> int:
    lacks: int = table.damage[room] + table.settings.fuel_limit.get(room, 0) - table.fuel.get(room, 0)
    return lacks


def held(shelf: list[Any], kind: str, people: list[int]) -> int:
    """How many things of a kind these people hold."""
    return sum(shelf[pawn].value.count(kind) for pawn in people)


def _mean(disks: list[int], people: list[int]) -> float:
    return sum(disks[pawn] for pawn in people) / max(1, len(people))
