"""The seasoned player of Stay Away!: a belief, and the option that promises most one step ahead."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import cast

from outpost31.bots.stayaway.aliens import AlienChoice
from outpost31.bots.stayaway.habits import Habits
from outpost31.bots.stayaway.humans import HumanChoice
from outpost31.bots.stayaway.learned_habits import habits_for
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.stayaway.sight import Sight
from outpost31.bots.stayaway.talk import Voice
from outpost31.bots.talk import Heard, Saying
from outpost31.bots.tempers import STEADY, Temper
from outpost31.games.stayaway.shapes import StayAwayView
from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import Told, View

HESITATION = 0.004
"""Options whose worth is nearer than this are a toss-up."""
TRUST = 0.65
"""How much of what behaviour says in the lab is believed of strangers."""


class SeasonedBot:
    """It keeps two beliefs, its own and the public one, whatever it is: its work does not depend on its role."""

    def __init__(
        self,
        seat: Seat,
        generator: random.Random,
        temper: Temper = STEADY,
        habits: Sequence[Habits] | None = None,
    ) -> None:
        self.seat = seat
        self.temper = temper
        self._generator = generator
        self._habits = habits
        self._reader: Reader | None = None
        self._public: Reader | None = None
        self._first_hand: Reader | None = None
        """What it would believe if nobody had said anything: what it speaks from."""
        self._voice = Voice(seat, random.Random(generator.random()))

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """The option that promises most."""
        choice = self.consider(view, events)
        about = dict(question.about)
        noise = self._generator.random
        scored = [
            (choice.score(question.kind, option, about) + HESITATION * noise(), option)
            for option in question.options
        ]
        return max(scored, key=lambda pair: pair[0])[1]

    def advise(self, view: View, events: list[Told], question: Question) -> list[tuple[Option, float]]:
        """What it thinks of every option, for whoever asks."""
        choice, about = self.consider(view, events), dict(question.about)
        return [(option, choice.score(question.kind, option, about)) for option in question.options]

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """What it says now, mostly nothing."""
        reader, public = self._catch_up(view, events)
        self._voice.listen(heard, events, (reader, public))
        if self._first_hand is None:
            self._first_hand = self._new_reader(self.seat, view)
        self._first_hand.read(events)
        return self._voice.speak(Sight(view, self.seat), self._first_hand, reader, public, self.temper)

    def suspicions(self, view: View, events: list[Told]) -> dict[Seat, float]:
        """How likely it holds each seat to be an alien."""
        reader, _ = self._catch_up(view, events)
        return {seat: reader.belief.is_alien(seat) for seat in range(reader.belief.seats)}

    def public_reader(self, view: View, events: list[Told]) -> Reader:
        """What everybody can believe."""
        return self._catch_up(view, events)[1]

    def consider(self, view: View, events: list[Told]) -> HumanChoice | AlienChoice:
        """Take in what was told, and look round the table."""
        reader, public = self._catch_up(view, events)
        situation = Sight(view, self.seat)
        voice = self._voice
        if situation.role == "human":
            plans, holders = voice.plans(situation), voice.holders(situation)
            return HumanChoice(situation, reader, self.temper, plans, holders, voice.promised(situation))
        return AlienChoice(situation, reader, public, self.temper, voice.plans(situation))

    def _catch_up(self, view: View, events: list[Told]) -> tuple[Reader, Reader]:
        if self._reader is None or self._public is None:
            self._reader = self._new_reader(self.seat, view)
            self._public = self._new_reader(None, view)
        self._reader.read(events)
        self._public.read_as_public(events)
        return self._reader, self._public

    def _new_reader(self, observer: Seat | None, view: View) -> Reader:
        seats = len(cast(StayAwayView, view)["players"])
        trust = min(1.0, TRUST * self.temper.suspicion)
        return Reader(observer, seats, self._habits or habits_for(seats), trust)
