"""Judgement: a seat's view together with all that it remembers, and what the others must think of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Literal

from outpost31.bots.outpost.belief import OutpostBelief
from outpost31.bots.outpost.habits import OutpostHabits, mix_habits
from outpost31.bots.outpost.learned_habits import WELL_BEHAVED, seeking
from outpost31.bots.outpost.sight import Sight
from outpost31.bots.outpost.table_kinds import Acquaintance, Reading
from outpost31.bots.tempers import STEADY, Temper
from outpost31.games.outpost.shapes import PersonSeen
from outpost31.kernel.questions import Question
from outpost31.kernel.views import Told, View

NO_PLANS: Mapping[int, int] = {}
NO_PROMISES: Mapping[int, str] = {}
DOUBT = 0.3
"""How likely an alien behaves as humans do, whatever other aliens at this table do."""
FIRE = ("dynamite", "grenade", "flamethrower")


class ExactEvidence:
    """How likely each is an alien, by all that was told: to this seat, and to everybody."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.reader: Reading | None = None
        self._public: Reading | None = None
        self._told: list[Told] = []
        """What there is to read for it."""
        self.temper: Temper = STEADY
        self.kinds: Sequence[OutpostHabits] = ()
        """The kinds of tables that this may be."""
        self.seeking: Sequence[float] = ()
        """How much aliens seek people at a table of each of them."""

    def read(self, people: Sequence[PersonSeen], events: list[Told]) -> None:
        """Take in what was told since the last time."""
        if self.reader is None or self._public is None:
            me = next((one["pawn"] for one in people if one["player"] == self.seat), None)
            self.reader = Acquaintance(len(people), me, self.kinds, self.temper.suspicion)
            self._public = Acquaintance(len(people), None, self.kinds, self.temper.suspicion)
        self.reader.read(events)
        self._told = events

    @property
    def public(self) -> Reading | None:
        """What somebody makes of it who was told what all were: read when it is asked for, for many never ask."""
        if self._public is not None and self._told:
            self._public.read(self._told)
        return self._public

    @public.setter
    def public(self, public: Reading | None) -> None:
        self._public, self._told = public, []

    def __getstate__(self) -> dict[str, object]:
        """For copies: what was told is read first, and not taken along."""
        return {**self.__dict__, "_public": self.public, "_told": []}

    @property
    def readers(self) -> tuple[Reading, ...]:
        """What the seat believes, and what all do."""
        return tuple(reader for reader in (self.reader, self.public) if reader is not None)

    def habits(self) -> OutpostHabits:
        """How people here seem to play."""
        assert isinstance(self.public, Acquaintance)
        return mix_habits([reader.habits for reader in self.public.readers], self.public.likelihoods)

    @property
    def seeks(self) -> float:
        """How much the aliens here seem to seek people."""
        if isinstance(self.public, Acquaintance):
            shares = self.public.likelihoods
            return sum([share * seeks for share, seeks in zip(shares, self.seeking, strict=True)])
        return 0.0 if self.public is None else seeking(self.public.habits)

    @property
    def proof(self) -> OutpostBelief:
        """What to believe by what nobody can fake: roles and tokens shown, who met whom; and how all voted."""
        assert self.reader is not None
        if isinstance(self.reader, Acquaintance) and self.reader.readers[WELL_BEHAVED:]:
            return self.reader.readers[WELL_BEHAVED].belief
        return self.reader.belief

    def against(self, pawn: int) -> float:
        """How likely it is that this one is an alien."""
        return self.reader.belief.is_alien(pawn) if self.reader is not None else 0.0

    def proved(self, pawn: int) -> bool | None:
        """Whether this one is an alien, where what was shown leaves no doubt."""
        return None if self.reader is None else self.reader.proved(pawn)


class Judgement(Sight):
    """What one sees, remembers and concludes."""

    def __init__(
        self,
        view: View,
        seat: int,
        evidence: ExactEvidence,
        question: Question,
        temper: Temper,
        plans: Mapping[int, int] = NO_PLANS,
        promises: Mapping[int, str] = NO_PROMISES,
    ) -> None:
        super().__init__(view, seat, question)
        self._evidence = evidence
        self.plans = plans
        """Who said in this round that it will test whom."""
        self.promises = promises
        """Who said in this round to which room it will go."""
        self.temper = temper

    @cached_property
    def belief(self) -> OutpostBelief:
        """What to believe by all that this seat was told."""
        assert self._evidence.reader is not None
        return self._evidence.reader.belief

    @property
    def haunts(self) -> dict[str, float]:
        """Where the exposed alien has lain in wait."""
        assert self._evidence.reader is not None
        return self._evidence.reader.haunts

    # People -----------------------------------------------------------------------------------------------

    @cached_property
    def public(self) -> OutpostBelief:
        """What to believe by what all know."""
        assert self._evidence.public is not None
        return self._evidence.public.belief

    @cached_property
    def first_hand(self) -> OutpostBelief:
        """What to believe by what this seat was shown and saw done alone, whatever anybody said."""
        reader = self._evidence.reader
        return reader.first_hand if isinstance(reader, Acquaintance) else self.belief

    def proved(self, pawn: int) -> bool | None:
        """Whether somebody is an alien, where what this seat was shown leaves no doubt."""
        return self._evidence.proved(pawn)

    @cached_property
    def guilt(self) -> list[float]:
        """How likely each is an alien, by all that this seat was told."""
        return [self._evidence.against(pawn) for pawn in range(len(self.people))]

    @cached_property
    def seems(self) -> list[float]:
        """How likely each is an alien, to somebody who knows only what all know."""
        return [self.public.is_alien(pawn) for pawn in range(len(self.people))]

    @cached_property
    def ground(self) -> list[int]:
        """The other characters who would have to be told apart at a departure (B-8.4)."""
        return [one["pawn"] for one in self.others]

    @cached_property
    def confidence(self) -> float:
        """How likely the likeliest set of aliens is, all of them together (B-8.4)."""
        return self.belief.likeliest(self.ground)

    @cached_property
    def supposed(self) -> int:
        """The likeliest set of aliens among those who would have to be told apart."""
        sets = self.belief.sets(self.ground)
        return max(sets, key=lambda aliens: sets[aliens], default=0)

    @cached_property
    def seeks(self) -> float:
        """How much the aliens here seem to seek people: 0 where they are with somebody as often as humans are."""
        return self._evidence.seeks

    @cached_property
    def doubted(self) -> OutpostBelief:
        """What to believe of whom one leaves with: good behaviour clears nobody, whatever other aliens here do."""
        return OutpostBelief.mixed((self.belief, self._evidence.proof), (1.0 - DOUBT, DOUBT))

    @cached_property
    def sureness(self) -> float:
        """How sure one can be of a departure: how likely the likeliest set of aliens is to who doubts so (B-8.4)."""
        return self.doubted.likeliest(self.ground)

    def after_testing(self, pawn: int) -> float:
        """How sure one would be on average if this one showed its role (B-10.7)."""
        return self.belief.likeliest_given(self.ground, pawn)

    @cached_property
    def hidden(self) -> float:
        """How many hidden aliens to expect among the others."""
        return sum(self.guilt[pawn] for pawn in self.ground)

    # The base ---------------------------------------------------------------------------------------------

    @cached_property
    def has_fire(self) -> bool:
        """Whether the one asked could burn something."""
        return bool(any(self.me["flamethrowers"])) or any(self.holds(thing) for thing in FIRE)

    def burns(self, row: Literal["boiler", "generator", "freezing", "rescue"]) -> float:
        """Fuel that the Boiler or the Generator burns in a round, on average (B-4.3)."""
        weather = self.limits["weather"]
        burned, die = weather[row], weather["die"]
        return sum(float(burned[face]) for face in die) / len(die)

    @cached_property
    def warm_rounds(self) -> float:
        """Rounds until everybody freezes if nobody does anything about it (B-4.3 to B-4.5)."""
        freezing = self.base["freezing"]
        step = self.burns("freezing")
        if freezing is not None:
            return float(self.limits["freezing_track"] - freezing) / step
        boiler = self.rooms["boiler_room"]
        life = (boiler["fuel"] or 0) + self.limits["damage"]["boiler_room"] - (boiler["damage"] or 0)
        return float(life) / self.burns("boiler") + float(self.limits["freezing_track"]) / step

    @cached_property
    def rescue_rounds(self) -> float:
        """Rounds until the rescue helicopter can be boarded; many if nobody has called it (B-4.7)."""
        rescue = self.base["rescue"]
        if rescue["gone"]:
            return 99.0
        flight = float(self.limits["rescue_track"] - (rescue["space"] or 0)) / self.burns("rescue")
        return flight + (2.0 if rescue["space"] is None else 0.0)

    @cached_property
    def nearest_vehicle(self) -> str | None:
        """The vehicle that lacks least."""
        return min(self.vehicles, key=self.lacks, default=None)

    def lacks(self, room: str) -> int:
        """Damage and fuel that keep a vehicle from being ready (B-7.8)."""
        return (self.rooms[room]["damage"] or 0) + max(0, self.fuel_missing(room))
