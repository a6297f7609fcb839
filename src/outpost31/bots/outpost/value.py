"""How likely the humans of a station are to win (the value function), judged from an imagined table.

An imagined table hides nothing: it says who is an alien, and what everybody must believe of whom. It is looked at when
a round begins.
"""

from __future__ import annotations

import math
from functools import cached_property
from typing import TYPE_CHECKING

from outpost31.bots.learned import value_boardgame
from outpost31.bots.outpost.belief import OutpostBelief
from outpost31.bots.search.value import Looks, Value

if TYPE_CHECKING:
    from outpost31.imagination.worlds import StationTable


FAR = 8
"""A vehicle that lacks more than this counts as lacking this much."""
LEAST = 1e-3
"""Nothing is believed to be less likely than this."""
EVEN = 0.5
"""Whoever is likelier an alien than this is not let aboard (B-8.4)."""
ALIEN, CHARACTER = "alien", "character"


class Glance:
    """What is seen at first of any imagined outpost: who is who, who is thought to be what, and how help stands."""

    def __init__(self, table: StationTable, public: OutpostBelief) -> None:
        self.table = table
        self.count: int = len(table.player)
        self.people = [pawn for pawn, status in enumerate(table.status) if status == CHARACTER]
        self.aliens = [pawn for pawn in self.people if table.role[pawn].value == ALIEN]
        self.humans = [pawn for pawn in self.people if pawn not in self.aliens]
        self.sets = public.sets(self.people)
        """How likely each set of aliens is held to be."""
        self.truth = self.sets.get(sum(1 << pawn for pawn in self.aliens), 0.0)
        """How likely the true one is held to be."""
        self.seems = [public.is_alien(pawn) for pawn in range(self.count)]
        """How likely each is an alien, in the eyes of all."""
        movers = [pawn for pawn in table.movers if pawn in self.people]
        self.first: int = min(movers, key=table.suspicion.__getitem__, default=0)
        """Who would be first aboard (B-8.2)."""
        self.called = float(table.rescue is not None and not table.rescue_gone)
        self.rescue: float = (
            (1 + (table.rescue or 0)) / (1 + table.settings.rescue_track) if self.called else 0.0
        )
        self.cold = cold(table)
        self.unseen = sum(self.seems[pawn] < EVEN for pawn in self.aliens)
        """How many aliens would be let aboard."""
        self.blamed = sum(self.seems[pawn] >= EVEN for pawn in self.humans)
        """How many humans would not."""

    def hold(self, people: list[int], kind: str, shelf: str = "items") -> int:
        """How many things of a kind these people hold."""
        return sum(getattr(self.table, shelf)[pawn].value.count(kind) for pawn in people)


class StationGlance(Glance):
    """What is seen of the station where all humans leave together."""

    @cached_property
    def lacking(self) -> int:
        """What keeps the nearest vehicle from being ready."""
        rooms = [room for room in ("helicopter", "shed") if self._is_there(room)]
        return min((self._lacks(room) for room in rooms), default=FAR + 1)

    def _is_there(self, room: str) -> bool:
        return room in self.table.damage and room not in self.table.burned

    def _lacks(self, room: str) -> int:
        table = self.table
        lacks: int = table.damage[room] + table.settings.fuel_limit.get(room, 0) - table.fuel.get(room, 0)
        return lacks

    @cached_property
    def ready(self) -> float:
        """Whether a vehicle lacks nothing."""
        return float(self.lacking == 0)

    @cached_property
    def keys(self) -> float:
        """Whether a human has Keys."""
        return float(self.hold(self.humans, "keys") > 0)

    @cached_property
    def best(self) -> float:
        """How likely the likeliest set of aliens is held to be."""
        return max(self.sets.values(), default=1.0)

    @property
    def first_alien(self) -> float:
        """Whether an alien would be first aboard."""
        return float(self.first in self.aliens)

    @property
    def all_right(self) -> float:
        """Whether everybody would be taken for what they are."""
        return float(not self.unseen and not self.blamed)

    @property
    def disk_gap(self) -> float:
        """How much more suspicion lies on aliens than on humans."""
        if not self.aliens or not self.humans:
            return 0.0
        disks = self.table.suspicion
        return (_mean(disks, self.aliens) - _mean(disks, self.humans)) / float(self.table.settings.red)


def cold(table: StationTable) -> float:
    """How near the cold is: 0 while the Boiler is full, 1 when everybody freezes (B-4.3 to B-4.5)."""
    settings = table.settings
    track = settings.freezing_track
    if table.freezing is not None:
        return 0.5 + 0.5 * float(1 + table.freezing) / float(1 + track)
    boiler = settings.boiler
    life = table.fuel[boiler] + settings.damage_limit[boiler] - table.damage[boiler]
    return 0.5 - 0.5 * float(life) / float(settings.fuel_limit[boiler] + settings.damage_limit[boiler])


def _mean(disks: list[int], people: list[int]) -> float:
    return sum(disks[pawn] for pawn in people) / max(1, len(people))


FEATURES: Looks[StationGlance] = {
    "constant": lambda at: 1.0,
    "round": lambda at: at.table.round / 10,
    "humans": lambda at: len(at.humans) / at.count,
    "aliens": lambda at: len(at.aliens) / at.count,
    "alien_share": lambda at: len(at.aliens) / max(1, len(at.people)),
    "few_humans": lambda at: float(len(at.humans) <= 2),
    "no_alien": lambda at: float(not at.aliens),
    "strength": lambda at: at.table.alien_strength() / at.count,
    "players": lambda at: at.count / 8,
    "rescue": lambda at: at.rescue,
    "called": lambda at: at.called,
    "here": lambda at: float(at.called and at.table.rescue == at.table.settings.rescue_track),
    "fuel": lambda at: at.table.rescue_fuel / max(1, at.table.settings.rescue_fuel) if at.called else 0.0,
    "radio_damage": lambda at: 0.0 if at.called else at.table.damage.get("radio_room", 0) / 8,
    "cold": lambda at: at.cold,
    "freezing": lambda at: float(at.table.freezing is not None),
    "late": lambda at: max(0.0, at.cold - at.rescue),
    "dark": lambda at: float(at.table.dark),
    "lacking": lambda at: min(at.lacking, FAR) / FAR,
    "ready": lambda at: at.ready,
    "keys": lambda at: at.keys,
    "ready_keys": lambda at: at.ready * at.keys,
    "alien_ready_keys": lambda at: at.ready * float(at.hold(at.aliens, "keys") > 0),
    "bags": lambda at: min(4, at.hold(at.humans, "blood_bag", "lab")) / 4,
    "hot_wire": lambda at: float(
        at.hold(at.humans, "wire") > 0 and any(at.table.flamethrowers[pawn] for pawn in at.humans)
    ),
    "food": lambda at: (at.table.pantry + at.table.kitchen) / 16,
    "truth": lambda at: at.truth,
    "truth_log": lambda at: math.log(max(LEAST, at.truth)) / 7,
    "likeliest": lambda at: at.best,
    "mistaken": lambda at: float(at.truth < at.best),
    "alien_seems_least": lambda at: min((at.seems[pawn] for pawn in at.aliens), default=1.0),
    "human_seems_most": lambda at: max((at.seems[pawn] for pawn in at.humans), default=0.0),
    "called_truth": lambda at: at.called * at.truth,
    "called_likeliest": lambda at: at.called * at.best,
    "first_alien": lambda at: at.first_alien,
    "called_first_alien": lambda at: at.called * at.first_alien,
    "first_seems": lambda at: at.seems[at.first],
    "leader_alien": lambda at: float(at.table.leader in at.aliens),
    "next_leader_alien": lambda at: float(at.table.left_of(at.table.leader) in at.aliens),
    "disk_gap": lambda at: at.disk_gap,
    "called_aliens": lambda at: at.called * len(at.aliens) / at.count,
    "called_humans": lambda at: at.called * len(at.humans) / at.count,
    "radio_aliens": lambda at: (1 - at.called) * len(at.aliens) / at.count,
    "aliens_unseen": lambda at: at.unseen / at.count,
    "humans_blamed": lambda at: at.blamed / at.count,
    "all_right": lambda at: at.all_right,
    "called_all_right": lambda at: at.called * at.all_right,
    "alien_keys": lambda at: float(at.hold(at.aliens, "keys") > 0),
    "machine_damage": lambda at: (
        at.table.damage[at.table.settings.boiler] / 4 + at.table.damage[at.table.settings.generator] / 4
    ),
    "weapons": lambda at: sum(bool(at.table.flamethrowers[pawn]) for pawn in at.humans) / at.count,
}
"""What is looked at: each feature's name, and how it is seen."""
HUMANS_WIN = Value(FEATURES, value_boardgame.WEIGHTS["human"])
"""That the humans win."""


def humans_win(table: StationTable, public: OutpostBelief) -> float:
    """How likely the humans of an imagined station are to win, where everybody believes this."""
    return HUMANS_WIN.chance(StationGlance(table, public))
