"""How likely a seat is to win at the Norwegian outpost, where everybody gets away alone or in groups (N-4.1).

As at the station, an imagined table is looked at, which hides nothing.
"""

from __future__ import annotations

import math
from functools import cached_property
from typing import TYPE_CHECKING, cast

from outpost31.bots.learned import value_norwegian
from outpost31.bots.outpost.belief import OutpostBelief
from outpost31.bots.outpost.value import LEAST, Glance
from outpost31.bots.search.value import Looks, Value

if TYPE_CHECKING:
    from outpost31.imagination.worlds import Annex, StationTable


GETAWAY = "escaped"
"""Somebody who has got away, and won (N-4.1)."""


class GetawayGlance(Glance):
    """What is seen of the Norwegian outpost as it concerns one seat."""

    def __init__(self, table: StationTable, public: OutpostBelief, seat: int) -> None:
        super().__init__(table, public)
        self.seat = seat
        self.annex = cast("Annex", table.annex)

    @cached_property
    def vehicles(self) -> list[str]:
        """The vehicles that are still there."""
        return [room for room in self.table.damage if self._is_vehicle(room)]

    def _is_vehicle(self, room: str) -> bool:
        table = self.table
        is_one = room == "helicopter" or room.startswith("snow_cat")
        return is_one and room not in table.burned and room not in self.annex.vehicles_gone

    @cached_property
    def ready(self) -> float:
        """Whether one of them is undamaged."""
        return float(any(not self.table.damage[room] for room in self.vehicles))

    @cached_property
    def keys(self) -> float:
        """Whether a human has Keys."""
        return float(self.hold(self.humans, "keys") > 0)

    @cached_property
    def own_keys(self) -> float:
        """Whether this seat has Keys."""
        return float(self.seat in self.people and self.hold([self.seat], "keys") > 0)


FEATURES: Looks[GetawayGlance] = {
    "constant": lambda at: 1.0,
    "round": lambda at: at.table.round / 10,
    "humans": lambda at: len(at.humans) / at.count,
    "aliens": lambda at: len(at.aliens) / at.count,
    "alien_share": lambda at: len(at.aliens) / max(1, len(at.people)),
    "few_humans": lambda at: float(len(at.humans) <= 2),
    "strength": lambda at: at.table.alien_strength() / at.count,
    "exposed": lambda at: len(at.table.exposed()) / at.count,
    "escaped": lambda at: at.table.status.count(GETAWAY) / at.count,
    "players": lambda at: at.count / 8,
    "called": lambda at: at.called,
    "rescue": lambda at: at.rescue,
    "here": lambda at: float(at.called and at.table.rescue == at.table.settings.rescue_track),
    "radio_damage": lambda at: 0.0 if at.called else at.table.damage.get("radio_room", 0) / 8,
    "cold": lambda at: at.cold,
    "late": lambda at: max(0.0, at.cold - at.rescue),
    "freezing": lambda at: float(at.table.freezing is not None),
    "dark": lambda at: float(at.table.dark),
    "food": lambda at: (at.table.pantry + at.table.kitchen) / 16,
    "dog": lambda at: at.annex.dog / max(1, at.annex.dog_track),
    "rifle": lambda at: float(at.annex.rifles_laid),
    "vehicles": lambda at: len(at.vehicles) / 3,
    "ready": lambda at: at.ready,
    "keys": lambda at: at.keys,
    "ready_keys": lambda at: at.ready * at.keys,
    "alien_ready_keys": lambda at: at.ready * float(at.hold(at.aliens, "keys") > 0),
    "truth": lambda at: at.truth,
    "truth_log": lambda at: math.log(max(LEAST, at.truth)) / 7,
    "aliens_unseen": lambda at: at.unseen / at.count,
    "humans_blamed": lambda at: at.blamed / at.count,
    "first_alien": lambda at: float(at.first in at.aliens),
    "called_aliens": lambda at: at.called * len(at.aliens) / at.count,
    "called_humans": lambda at: at.called * len(at.humans) / at.count,
    "radio_aliens": lambda at: (1 - at.called) * len(at.aliens) / at.count,
    "leader_alien": lambda at: float(at.table.leader in at.aliens),
    "ufo": lambda at: float(at.annex.ufo is not None),
    "own_keys": lambda at: at.own_keys,
    "own_ready_keys": lambda at: at.ready * at.own_keys,
    "own_seems": lambda at: at.seems[at.seat],
    "own_first": lambda at: float(at.first == at.seat),
    "own_called_seems": lambda at: at.called * at.seems[at.seat],
    "out": lambda at: float(at.seat not in at.people),
}
"""What is looked at: each feature's name, and how it is seen."""
SEAT_WINS = {role: Value(FEATURES, weights) for role, weights in value_norwegian.WEIGHTS.items()}
"""By role: that a seat wins."""


def seat_wins(table: StationTable, public: OutpostBelief, seat: int) -> float:
    """How likely a seat of an imagined Norwegian outpost is to win, where everybody believes this."""
    return SEAT_WINS[table.role[seat].value].chance(GetawayGlance(table, public, seat))
