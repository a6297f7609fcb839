"""Counting how people of each role behave at the outpost: the habits that beliefs rest on (an opponent model)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import MISSING, fields
from itertools import product
from typing import ClassVar, TypeAlias

from outpost31 import Match
from outpost31.bots.outpost.habits import Habit, OutpostHabits
from outpost31.bots.outpost.reader import SABOTAGE, USE, VEHICLES, WORK
from outpost31.games.outpost.told.base import FuelMoved, MarkerPlaced, RoundBegan
from outpost31.games.outpost.told.cards import (
    CardAssigned,
    CardHandedOver,
    CardLost,
    CardRevealed,
    HandDiscarded,
    StackDiscarded,
)
from outpost31.games.outpost.told.people import FingerPointed, LeaderNamed, RoomEntered, TestBegan, TokenSeen
from outpost31.kernel.views import Told
from outpost31.lab.cluster import Each, here
from outpost31.lab.learn.truth import OutpostTruth, known
from outpost31.lab.play import game_seed
from outpost31.lab.tables import play_mixed

SIDES = ("human", "alien")
OUTPOSTS = ("boardgame", "norwegian")
LEVELS = ("novice", "seasoned")
PRIOR = 3.0
"""How many imagined cases, at the rate of both roles together, join the counted ones: rare things say little."""
IN_A_ROUND = {
    "FireUsed": "burns",
    "BonusPlayed": "plays_bonus",
    "WeaponUsedToWithdraw": "withdraws",
}
"""What somebody does or does not do in a round, by the event that tells it."""


class OutpostCounts:
    """Cases and occasions, by what and by role; they can be added up in any order."""

    def __init__(self) -> None:
        self.cases: Counter[tuple[str, ...]] = Counter()

    def add(self, other: OutpostCounts) -> None:
        """Take in another's."""
        self.cases.update(other.cases)

    def count_match(self, match: Match) -> None:
        """Take in a finished match, with nothing hidden."""
        Counting(match.seats, self.cases).count(match.chronicle())

    def habits(self) -> OutpostHabits:
        """The rates."""
        human, alien = (self.cases["saw alien", side] for side in SIDES)
        votes = [[self._rate("accuses", f"{one} {other}") for other in SIDES] for one in SIDES]
        return OutpostHabits(
            **{what: self._habit(what) for what in HABITS},
            lays_alien=round(min(1.0, 2 * alien / max(1, human + alien)), 4) if human + alien else 1.0,
            votes=((votes[0][0], votes[0][1]), (votes[1][0], votes[1][1])),
            reliance=1.0,
        )

    def _habit(self, what: str) -> Habit:
        return self._rate(what, "human"), self._rate(what, "alien")

    def _rate(self, what: str, of: str) -> float:
        sides = {key[1] for key in self.cases if key[0] == f"{what}?"}
        total = sum(self.cases[what, one] for one in sides), sum(self.cases[f"{what}?", one] for one in sides)
        usual = (total[0] + 0.5) / (total[1] + 1.0)
        return round((self.cases[what, of] + PRIOR * usual) / (self.cases[f"{what}?", of] + PRIOR), 4)


COUNTED = tuple(each.name for each in fields(OutpostHabits) if each.default is MISSING)
"""What is counted, and so has no usual value."""
HABITS = tuple(name for name in COUNTED if name not in ("lays_alien", "votes"))


class Counting:
    """One game, followed from event to event."""

    def __init__(self, seats: int, cases: Counter[tuple[str, ...]]) -> None:
        self.cases = cases
        self.truth = OutpostTruth(seats)
        self._leader = 0
        self._marker: str | None = None
        self._where: dict[int, str] = {}
        self._special: set[int] = set()
        self._shown = 0
        self._given: int | None = None
        self._done: set[tuple[str, int]] = set()

    def count(self, chronicle: list[Told]) -> None:
        """All of it."""
        for event in self.truth.follow(chronicle):
            read = self.COUNTERS.get(event["event"])
            if read is not None:
                read(self, event)
            elif event["event"] in IN_A_ROUND:
                self._done.add((IN_A_ROUND[event["event"]], event["pawn"]))
        self._end_round()

    def _case(self, what: str, pawn: int, *, is_so: bool) -> None:
        self.cases[what, self.truth.roles[pawn]] += is_so
        self.cases[f"{what}?", self.truth.roles[pawn]] += 1

    # Meetings ---------------------------------------------------------------------------------------------

    def _count_token_seen(self, event: TokenSeen) -> None:
        if self.truth.roles[event["picked"]] == "alien":
            self.cases["saw alien", known(event["token"])] += 1

    # The round --------------------------------------------------------------------------------------------

    def _count_round_began(self, event: RoundBegan) -> None:
        if event["round"] > 1:
            self._end_round()
        self._where, self._shown, self._done = {}, 0, set()
        self._special.clear()

    def _end_round(self) -> None:
        for pawn in self.truth.playing:
            for what in ("tests", *IN_A_ROUND.values()):
                self._case(what, pawn, is_so=(what, pawn) in self._done)
        self._case("lets_test", self._leader, is_so=("lets_test", self._leader) in self._done)

    def _count_leader_named(self, event: LeaderNamed) -> None:
        self._leader = event["pawn"]

    def _count_room_entered(self, event: RoomEntered) -> None:
        pawn, room = event["pawn"], event["room"]
        taken = set(self._where.values())
        if taken and room != "dormitory":
            joins = "joins_work" if room in WORK else "joins_idly"
            for what in ("joins_work", "joins_idly", "stays_apart"):
                self._case(what, pawn, is_so=what == (joins if room in taken else "stays_apart"))
        self._where[pawn] = room
        if self._marker is not None:
            self._case("takes_marker", pawn, is_so=room == self._marker)
            self._marker = None if room == self._marker else self._marker

    def _count_marker_placed(self, event: MarkerPlaced) -> None:
        self._marker = event["room"]

    def _count_hand_discarded(self, event: HandDiscarded) -> None:
        self._case("takes_special", event["pawn"], is_so=True)
        self._special.add(event["pawn"])

    def _count_card_handed_over(self, event: CardHandedOver) -> None:
        if event["pawn"] not in self._special:
            self._case("takes_special", event["pawn"], is_so=False)
            if event["drawn_by"] is None:
                self._case("sabotages", event["pawn"], is_so=event["card"] == SABOTAGE)

    def _count_card_revealed(self, event: CardRevealed) -> None:
        if self._shown:
            self._case("goes_on", self._leader, is_so=True)
        self._shown += 1

    def _count_stack_discarded(self, event: StackDiscarded) -> None:
        if event["count"]:
            self._case("goes_on", self._leader, is_so=False)
        self._shown = 0

    def _count_card_assigned(self, event: CardAssigned) -> None:
        self._given = event["pawn"] if event["card"] == USE and not event["lost"] else None
        if self._given is not None:
            self.cases["wastes?", self.truth.roles[self._given]] += 1
            self.cases["fuels?", self.truth.roles[self._given]] += 1

    def _count_card_lost(self, event: CardLost) -> None:
        if self._given is not None:
            self.cases["wastes", self.truth.roles[self._given]] += 1

    def _count_fuel_moved(self, event: FuelMoved) -> None:
        if self._given is not None and event["room"] in VEHICLES:
            self.cases["fuels", self.truth.roles[self._given]] += 1

    def _count_test_began(self, event: TestBegan) -> None:
        self._done.add(("tests", event["tester"]))
        if self._leader != event["tester"]:
            self._done.add(("lets_test", self._leader))

    def _count_finger_pointed(self, event: FingerPointed) -> None:
        if event["accused"] is None:
            return
        for other in self.truth.playing - {event["pawn"]}:
            sides = f"{self.truth.roles[event['pawn']]} {self.truth.roles[other]}"
            self.cases["accuses", sides] += other == event["accused"]
            self.cases["accuses?", sides] += 1

    COUNTERS: ClassVar[dict[str, Callable[[Counting, Told], None]]] = {
        "TokenSeen": _count_token_seen,
        "RoundBegan": _count_round_began,
        "LeaderNamed": _count_leader_named,
        "MarkerPlaced": _count_marker_placed,
        "RoomEntered": _count_room_entered,
        "HandDiscarded": _count_hand_discarded,
        "CardHandedOver": _count_card_handed_over,
        "CardRevealed": _count_card_revealed,
        "StackDiscarded": _count_stack_discarded,
        "CardAssigned": _count_card_assigned,
        "CardLost": _count_card_lost,
        "FuelMoved": _count_fuel_moved,
        "TestBegan": _count_test_began,
        "FingerPointed": _count_finger_pointed,
    }
    """What is done with each event; all other events are ignored."""


def habits_source(kinds: Iterable[OutpostHabits]) -> str:
    """These numbers as Python, for each kind of table."""
    lines = ["HABITS: tuple[OutpostHabits, ...] = ("]
    for habits in kinds:
        lines.append("    OutpostHabits(")
        lines += [f"        {name}={getattr(habits, name)!r}," for name in COUNTED]
        lines.append("    ),")
    return "\n".join([*lines, ")"])


Deal: TypeAlias = tuple[str, int, str, str, int]
"""A game to be played: which, seats, the level of the humans, that of the aliens, and a seed."""


def count_deal(deal: Deal) -> OutpostCounts:
    """What is counted in one game."""
    game, seats, human, alien, seed = deal
    counts = OutpostCounts()
    counts.count_match(play_mixed(game, seats, human, alien, None, seed))
    return counts


def habits_of(deals: Iterable[Deal], each: Each = here) -> OutpostHabits:
    """The habits in these games."""
    counts = OutpostCounts()
    for one in each(count_deal, list(deals)):
        counts.add(one)
    return counts.habits()


def learn(game: str, seats: Sequence[int], games: int, seed: int, each: Each = here) -> tuple[str, str]:
    """Play that many games of each kind with each number of seats: the habits as Python, and what was played."""
    kinds = []
    for human, alien in product(LEVELS, repeat=2):
        numbers = product(seats, range(games))
        deals = [(game, some, human, alien, game_seed(seed + some, number)) for some, number in numbers]
        kinds.append(habits_of(deals, each))
    return habits_source(kinds), f"{games} games of every kind with each of {seats[0]} to {seats[-1]} seats"
