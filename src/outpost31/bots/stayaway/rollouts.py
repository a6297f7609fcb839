"""Playing imagined tables of Stay Away! on: everybody plays as the seasoned do, with a belief of their own."""

from __future__ import annotations

import random
from typing import Any

from outpost31.bots.faces import STEADY
from outpost31.bots.judging import chance
from outpost31.bots.stayaway.aliens import AlienChoice
from outpost31.bots.stayaway.belief import Belief
from outpost31.bots.stayaway.foreseen import WEIGHTS
from outpost31.bots.stayaway.humans import HumanChoice
from outpost31.bots.stayaway.prospects import look
from outpost31.bots.stayaway.reading import Reader
from outpost31.bots.stayaway.situation import Situation
from outpost31.kernel.questions import Option, Question, Seat

NOISE = 0.004
"""Options whose worth is nearer than this are a toss-up to people at imagined tables."""


def stranger(public: Reader, seat: Seat, roles: list[str]) -> Reader:
    """What somebody of a certain role believes who knows what everybody knows, and itself."""
    reader = public.at_another_table()
    reader.observer = seat
    reader.role = role = roles[seat]
    belief = reader.belief
    if role == "human":
        belief.clear(seat)
    elif role == "the_thing":
        belief.convict(seat)
    else:
        belief.convict(roles.index("the_thing"))
        for row in belief.infected:
            row[seat] = 1.0
    return reader


class Player:
    """Somebody at an imagined table."""

    __slots__ = ("_noise", "public", "reader", "seat")

    def __init__(self, seat: Seat, reader: Reader, public: Reader, noise: random.Random) -> None:
        self.seat = seat
        self.reader = reader
        self.public = public
        self._noise = noise.random

    def choose(self, view: dict[str, Any], events: list[dict[str, Any]], question: Question) -> Option:
        """The option that promises most, as the seasoned see it."""
        self.reader.read(events)
        situation = Situation(view, self.seat)
        choice: HumanChoice | AlienChoice
        if situation.role == "human":
            choice = HumanChoice(situation, self.reader, STEADY)
        else:
            self.public.read_as_public(events)
            choice = AlienChoice(situation, self.reader, self.public, STEADY)
        kind, about, noise = question.kind, dict(question.about), self._noise
        return max(
            [(choice.score(kind, option, about) + NOISE * noise(), option) for option in question.options],
            key=lambda pair: pair[0],
        )[1]


class Dream:
    """One imagined world, and what those in it believe; it can be played on again and again with the same chance."""

    def __init__(self, world: Any, seat: Seat, own: Reader, public: Reader, seed: float) -> None:
        self._world = world
        self._seat = seat
        self._public = public
        self._seed = seed
        roles = [str(role.value) for role in world.table.roles]
        self._readers = [
            own if other == seat else stranger(public, other, roles) for other in range(len(roles))
        ]

    def play_on(self, option: Option, number: int, turns: int) -> tuple[float, int]:
        """Answer a question and go on for so many turns: the seat's chance of winning then, and decisions taken."""
        world = self._world.copy()
        noise = random.Random(self._seed)
        players: dict[Seat, Player] = {}
        table = world.table
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
                reader, public = self._readers[seat], self._public
                player = Player(seat, reader.at_another_table(), public.at_another_table(), noise)
                players[seat] = player
            taken += 1
            world.answer(seat, player.choose(world.view(seat), world.events(seat), question), question.id)
        return self._worth(world, players), taken

    def _worth(self, world: Any, players: dict[Seat, Player]) -> float:
        table = world.table
        if world.outcome is not None:
            return float(self._seat in world.outcome.winners)
        if self._seat not in table.circle:
            return 0.0
        beliefs: dict[Seat, Belief] = {}
        for seat in table.circle:
            if table.roles[seat].value == "human":
                player = players.get(seat)
                reader = player.reader if player else self._readers[seat].at_another_table()
                reader.read(world.events(seat))
                beliefs[seat] = reader.belief
        return chance(WEIGHTS[table.roles[self._seat].value], look(table, beliefs, self._seat))
