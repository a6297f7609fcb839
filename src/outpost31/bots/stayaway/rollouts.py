"""Playing imagined tables of Stay Away! on: everybody plays as the seasoned do, with a belief of their own."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from outpost31.bots.faces import STEADY
from outpost31.bots.fates import AlikeFate, Fortune
from outpost31.bots.stayaway.aliens import AlienChoice
from outpost31.bots.stayaway.belief import Belief
from outpost31.bots.stayaway.humans import HumanChoice
from outpost31.bots.stayaway.mirrors import stranger
from outpost31.bots.stayaway.prospects import foresee
from outpost31.bots.stayaway.reading import Reader
from outpost31.bots.stayaway.situation import Situation
from outpost31.kernel.questions import Option, Question, Seat

NOISE = 0.004
"""Options whose worth is nearer than this are a toss-up to people at imagined tables."""

SEATS = 16
"""More than ever sit at a table."""


class Player:
    """Somebody at an imagined table."""

    __slots__ = ("_seed", "public", "reader", "seat")

    def __init__(self, seat: Seat, reader: Reader, public: Reader, seed: int) -> None:
        self.seat = seat
        self.reader = reader
        self.public = public
        """What everybody knows, kept up once for all."""
        self._seed = seed

    def choose(self, world: Any, question: Question) -> Option:
        """The option that promises most, as the seasoned see it."""
        view = world.view(self.seat)
        self.reader.read(world.events(self.seat))
        situation = Situation(view, self.seat)
        choice: HumanChoice | AlienChoice
        if situation.role == "human":
            choice = HumanChoice(situation, self.reader, STEADY)
        else:
            self.public.read(world.events(None))
            choice = AlienChoice(situation, self.reader, self.public, STEADY)
        kind, about = question.kind, dict(question.about)
        # A toss-up of a turn falls alike at all tables of one world, whatever was tossed up before.
        noise = random.Random(self._seed + SEATS * situation.turn + self.seat).random
        return max(
            [(choice.score(kind, option, about) + NOISE * noise(), option) for option in question.options],
            key=lambda pair: pair[0],
        )[1]


class Dream:
    """One imagined world, and what those in it believe; it can be played on again and again with the same chance."""

    def __init__(
        self,
        world: Any,
        own: Reader,
        public: Reader,
        mirrors: Mapping[Seat, Reader],
        chance: random.Random,
    ) -> None:
        self._world = world
        assert own.observer is not None
        self._seat = own.observer
        self._public = public
        self._fortune = Fortune(chance)
        self._seed = chance.getrandbits(40)
        roles = [str(role.value) for role in world.table.roles]
        self._readers = {self._seat: own} | {
            other: stranger(mirror, roles) for other, mirror in mirrors.items()
        }

    def play_on(self, option: Option, number: int, turns: int) -> tuple[float, int]:
        """Answer a question and go on for so many turns: the seat's chance of winning then, and decisions taken."""
        fate = AlikeFate(self._fortune, clock="turn")
        world = self._world.copy(fate)
        table = fate.table = world.table
        players: dict[Seat, Player] = {}
        public = self._public.at_another_table()
        stop = table.turn + turns
        world.answer(self._seat, option, number)
        taken = 1
        while world.outcome is None and table.turn < stop:
            question = world.questions[0]
            seat = question.seat
            if len(question.options) == 1:
                world.answer(seat, question.options[0], question.id)
                continue
            player = players.get(seat)
            if player is None:
                player = Player(seat, self._readers[seat].at_another_table(), public, self._seed)
                players[seat] = player
            taken += 1
            world.answer(seat, player.choose(world, question), question.id)
        return self._worth(world, players), taken

    def _worth(self, world: Any, players: dict[Seat, Player]) -> float:
        table = world.table
        if world.outcome is not None:
            return float(self._seat in world.outcome.winners)
        beliefs: dict[Seat, Belief] = {}
        for seat in table.circle:
            if table.roles[seat].value == "human":
                player = players.get(seat)
                reader = player.reader if player else self._readers[seat].at_another_table()
                reader.read(world.events(seat))
                beliefs[seat] = reader.belief
        return foresee(table, beliefs, self._seat)
