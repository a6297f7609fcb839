"""The search at Stay Away!: worlds played on for a round, in which everybody plays as the seasoned do.

Everybody there has a belief of their own, as far as the searcher was told what they were told.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Mapping
from functools import partial
from itertools import accumulate
from typing import TYPE_CHECKING, cast

from outpost31.bots.search.common_chance import Fortune, copy_of
from outpost31.bots.search.race import Race, spread
from outpost31.bots.search.worlds import PlayOn, search
from outpost31.bots.stayaway.aliens import AlienChoice
from outpost31.bots.stayaway.belief import HUMAN, INFECTED, THING, Belief
from outpost31.bots.stayaway.humans import HumanChoice
from outpost31.bots.stayaway.others_beliefs import stranger
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.stayaway.sight import Sight
from outpost31.bots.stayaway.value import foresee
from outpost31.bots.tempers import STEADY
from outpost31.games.stayaway.shapes import StayAwayView
from outpost31.imagination import Veiled
from outpost31.kernel.questions import Option, Question, Seat

if TYPE_CHECKING:
    from outpost31.imagination.worlds import CircleTable, World


NOISE = 0.004
"""Options whose worth is nearer than this are a toss-up to people at imagined tables."""

SEATS = 16
"""More than ever sit at a table."""
IMAGINING = 5
"""What it costs to imagine a world, in decisions."""
STIFF = 12
"""How many worlds the opinion of the seasoned counts for: much of what a few worlds promise is chance."""
DOUBT = 1.0
"""How many standard errors an option must lie ahead of the seasoned's to take its place."""
ROUNDS = 1.0
"""For how many rounds imagined tables are played on."""
COUNTS = range(4)
"""How many Infected! cards a hand of four may hold."""
Assigned = tuple[Seat, frozenset[Seat], dict[Seat, int]]
"""Who is The Thing, who is infected, and how many Infected! cards each of the others holds."""


class Player:
    """Somebody at an imagined table."""

    __slots__ = ("_seed", "public", "reader", "seat")

    def __init__(self, seat: Seat, reader: Reader, public: Reader, seed: int) -> None:
        self.seat = seat
        self.reader = reader
        self.public = public
        """What everybody knows, kept up once for all."""
        self._seed = seed

    def choose(self, world: World, question: Question) -> Option:
        """The option that promises most, as the seasoned see it."""
        view = world.view(self.seat)
        self.reader.read(world.events(self.seat))
        situation = Sight(view, self.seat)
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
        world: World,
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
        roles = [str(role.value) for role in cast("CircleTable", world.table).roles]
        self._readers = {self._seat: own} | {
            other: stranger(mirror, roles) for other, mirror in mirrors.items()
        }

    def play_on(self, option: Option, number: int, turns: int) -> tuple[float, int]:
        """Answer a question and go on for that many turns: the seat's chance of winning then, and decisions taken."""
        world = copy_of(self._world, self._fortune, clock="turn")
        table = cast("CircleTable", world.table)
        players: dict[Seat, Player] = {}
        public = self._public.at_another_table()
        stop = table.turn + turns
        world.answer(self._seat, option, number)
        taken = 1
        while world.outcome is None and table.turn < stop:
            question = world.questions[0]
            seat = question.player
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

    def _worth(self, world: World, players: dict[Seat, Player]) -> float:
        table = cast("CircleTable", world.table)
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


class Dreaming:
    """One question of one seat, and the worlds that are imagined for it."""

    def __init__(
        self,
        veiled: Veiled,
        question: Question,
        view: StayAwayView,
        own: Reader,
        public: Reader,
        mirrors: Mapping[Seat, Reader],
        dreams: random.Random,
    ) -> None:
        self._veiled = veiled
        self._question = question
        self._view = view
        self._own, self._public, self._mirrors = own, public, mirrors
        self._dreams = dreams
        self._turns = max(2, round(ROUNDS * len(view["circle"])))

    def race(self, options: list[Option], opinions: list[float], budget: int) -> int:
        """Which of the options wins the race."""
        draws = spread(self._dreams.random())
        return search(
            Race(opinions, DOUBT, stiff=STIFF),
            self._veiled,
            self._dreams,
            roles=lambda: assign(self._view, self._own, next(draws), self._dreams),
            enter=partial(self._enter, options),
            budget=budget,
            imagining=IMAGINING,
        )

    def _enter(self, options: list[Option], world: World) -> PlayOn:
        dream = Dream(world, self._own, self._public, self._mirrors, self._dreams)
        return lambda number: dream.play_on(options[number], self._question.id, self._turns)


def assign(view: StayAwayView, own: Reader, draw: float, dreams: random.Random) -> Assigned:
    """Roles that could be, and how many Infected! cards are in hands, as likely as they are believed to be.

    Who is The Thing is drawn by a number below 1, so that few worlds can hold all candidates in due measure.
    """
    known = [player["role"] for player in view["players"]]
    if "the_thing" in known:
        thing = known.index("the_thing")
    else:
        seats = [seat for seat in view["circle"] if known[seat] is None]
        sums = list(accumulate([own.belief.thing[seat] + 1e-9 for seat in seats]))
        thing = seats[bisect_right(sums, draw * sums[-1], hi=len(seats) - 1)]
    row = own.belief.infected[thing]
    infected = frozenset(
        seat
        for seat, role in enumerate(known)
        if seat != thing and (role == "infected" or (role is None and dreams.random() < row[seat]))
    )
    contagion = {}
    for seat in view["circle"]:
        if seat != own.observer:
            role = THING if seat == thing else INFECTED if seat in infected else HUMAN
            hands = [own.habits.hand(count, own.draws[seat])[role] for count in COUNTS]
            (contagion[seat],) = dreams.choices(COUNTS, hands)
    return thing, infected, contagion
