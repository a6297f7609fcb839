"""How likely a seat is to win at the Norwegian outpost, where everybody gets away alone or in groups (N-4.1).

As with `prospects`, an imagined table is looked at, which hides nothing.
"""

from __future__ import annotations

import math
from typing import Any

from outpost31.bots.outpost.belief import OutpostBelief
from outpost31.bots.outpost.prospects import EVEN, LEAST, cold, glance, held

FEATURES = (
    "constant",
    "round",
    "humans",
    "aliens",
    "alien_share",
    "few_humans",
    "strength",
    "exposed",
    "escaped",
    "players",
    "called",
    "rescue",
    "here",
    "radio_damage",
    "cold",
    "late",
    "freezing",
    "dark",
    "food",
    "dog",
    "rifle",
    "vehicles",
    "ready",
    "keys",
    "ready_keys",
    "alien_ready_keys",
    "truth",
    "truth_log",
    "aliens_unseen",
    "humans_blamed",
    "first_alien",
    "called_aliens",
    "called_humans",
    "radio_aliens",
    "leader_alien",
    "ufo",
    "own_keys",
    "own_ready_keys",
    "own_seems",
    "own_first",
    "own_called_seems",
    "out",
)
"""What is looked at; `foreseen.GETAWAYS` has a number for each, for either role."""
GETAWAY = "escaped"
"""Somebody who has got away, and won (N-4.1)."""


def look(table: Any, public: OutpostBelief, seat: int) -> tuple[float, ...]:
    """The features of an imagined outpost as they concern one seat, where everybody believes this."""
    settings, annex, count = table.settings, table.annex, len(table.player)
    seen = glance(table, public)
    people, aliens, humans, seems = seen.people, seen.aliens, seen.humans, seen.seems
    truth, first, called, rescue = seen.truth, seen.first, seen.called, seen.rescue
    vehicles = [
        room
        for room in table.damage
        if (room == "helicopter" or room.startswith("snow_cat"))
        and room not in table.burned
        and room not in annex.vehicles_gone
    ]
    ready = float(any(not table.damage[room] for room in vehicles))
    keys = float(held(table.items, "keys", humans) > 0)
    own_keys = float(seat in people and held(table.items, "keys", [seat]) > 0)
    chilled = cold(table)
    return (
        1.0,
        table.round / 10,
        len(humans) / count,
        len(aliens) / count,
        len(aliens) / max(1, len(people)),
        float(len(humans) <= 2),
        table.alien_strength() / count,
        len(table.exposed()) / count,
        table.status.count(GETAWAY) / count,
        count / 8,
        called,
        rescue,
        float(called and table.rescue == settings.rescue_track),
        0.0 if called else table.damage.get("radio_room", 0) / 8,
        chilled,
        max(0.0, chilled - rescue),
        float(table.freezing is not None),
        float(table.dark),
        (table.pantry + table.kitchen) / 16,
        annex.dog / max(1, annex.dog_track),
        float(annex.rifles_laid),
        len(vehicles) / 3,
        ready,
        keys,
        ready * keys,
        ready * float(held(table.items, "keys", aliens) > 0),
        truth,
        math.log(max(LEAST, truth)) / 7,
        sum(seems[pawn] < EVEN for pawn in aliens) / count,
        sum(seems[pawn] >= EVEN for pawn in humans) / count,
        float(first in aliens),
        called * len(aliens) / count,
        called * len(humans) / count,
        (1 - called) * len(aliens) / count,
        float(table.leader in aliens),
        float(annex.ufo is not None),
        own_keys,
        ready * own_keys,
        seems[seat],
        float(first == seat),
        called * seems[seat],
        float(seat not in people),
    )
