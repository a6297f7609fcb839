"""Counting how people of each role behave at the outpost: the numbers in `outpost31.bots.outpost.counted`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from outpost31 import Match
from outpost31.bots.outpost.habits import Habit, OutpostHabits
from outpost31.bots.outpost.reading import COOPERATIVE, SABOTAGE, USE, VEHICLES
from outpost31.kernel.games import find_game
from outpost31.lab.chronicles import OutpostTruth
from outpost31.lab.games import game_seed
from outpost31.lab.tables import play_mixed

SIDES = ("human", "alien")
OUTPOSTS = ("boardgame", "norwegian")
LEVELS = ("novice", "seasoned")
PRIOR = 3.0
"""So many imagined cases, as frequent as over both roles, go with those counted: rare things say little."""
IN_A_ROUND = {
    "FireUsed": "burns",
    "BonusPlayed": "plays_bonus",
    "WeaponUsedToWithdraw": "withdraws",
}
"""What somebody does in a round or does not, by the event that tells it."""

Plain = dict[str, Any]


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
        )

    def _habit(self, what: str) -> Habit:
        return self._rate(what, "human"), self._rate(what, "alien")

    def _rate(self, what: str, of: str) -> float:
        sides = {key[1] for key in self.cases if key[0] == f"{what}?"}
        total = sum(self.cases[what, one] for one in sides), sum(self.cases[f"{what}?", one] for one in sides)
        usual = (total[0] + 0.5) / (total[1] + 1.0)
        return round((self.cases[what, of] + PRIOR * usual) / (self.cases[f"{what}?", of] + PRIOR), 4)


HABITS = tuple(name for name in OutpostHabits.__dataclass_fields__ if name not in ("lays_alien", "votes"))


class Counting:
    """One game, followed from event to event."""

    def __init__(self, seats: int, cases: Counter[tuple[str, ...]]) -> None:
        self.cases = cases
        self.truth = OutpostTruth(seats)
        self._leader = 0
        self._where: dict[int, str] = {}
        self._special: set[int] = set()
        self._shown = 0
        self._given: int | None = None
        self._done: set[tuple[str, int]] = set()

    def count(self, chronicle: list[Plain]) -> None:
        """All of it."""
        for event in self.truth.follow(chronicle):
            read = getattr(self, f"_count_{event['event']}", None)
            if read is not None:
                read(event)
            elif event["event"] in IN_A_ROUND:
                self._done.add((IN_A_ROUND[event["event"]], event["pawn"]))
        self._end_round()

    def _case(self, what: str, pawn: int, *, is_so: bool) -> None:
        self.cases[what, self.truth.roles[pawn]] += is_so
        self.cases[f"{what}?", self.truth.roles[pawn]] += 1

    # Meetings ---------------------------------------------------------------------------------------------

    def _count_TokenSeen(self, event: Plain) -> None:  # noqa: N802
        if self.truth.roles[event["picked"]] == "alien":
            self.cases["saw alien", event["token"]] += 1

    # The round --------------------------------------------------------------------------------------------

    def _count_RoundBegan(self, event: Plain) -> None:  # noqa: N802
        if event["round"] > 1:
            self._end_round()
        self._where, self._shown, self._done = {}, 0, set()
        self._special.clear()

    def _end_round(self) -> None:
        for pawn in self.truth.playing:
            for what in ("tests", *IN_A_ROUND.values()):
                self._case(what, pawn, is_so=(what, pawn) in self._done)
        self._case("lets_test", self._leader, is_so=("lets_test", self._leader) in self._done)

    def _count_LeaderNamed(self, event: Plain) -> None:  # noqa: N802
        self._leader = event["pawn"]

    def _count_RoomEntered(self, event: Plain) -> None:  # noqa: N802
        pawn, room = event["pawn"], event["room"]
        taken = set(self._where.values())
        if taken and room != "dormitory":
            joins = "joins_work" if room in COOPERATIVE else "joins_idly"
            for what in ("joins_work", "joins_idly", "stays_apart"):
                self._case(what, pawn, is_so=what == (joins if room in taken else "stays_apart"))
        self._where[pawn] = room

    def _count_HandDiscarded(self, event: Plain) -> None:  # noqa: N802
        self._case("takes_special", event["pawn"], is_so=True)
        self._special.add(event["pawn"])

    def _count_CardHandedOver(self, event: Plain) -> None:  # noqa: N802
        if event["pawn"] not in self._special:
            self._case("takes_special", event["pawn"], is_so=False)
            if event["drawn_by"] is None:
                self._case("sabotages", event["pawn"], is_so=event["card"] == SABOTAGE)

    def _count_CardRevealed(self, event: Plain) -> None:  # noqa: N802
        if self._shown:
            self._case("goes_on", self._leader, is_so=True)
        self._shown += 1

    def _count_StackDiscarded(self, event: Plain) -> None:  # noqa: N802
        if event["count"]:
            self._case("goes_on", self._leader, is_so=False)
        self._shown = 0

    def _count_CardAssigned(self, event: Plain) -> None:  # noqa: N802
        self._given = event["pawn"] if event["card"] == USE and not event["lost"] else None
        if self._given is not None:
            self.cases["wastes?", self.truth.roles[self._given]] += 1
            self.cases["fuels?", self.truth.roles[self._given]] += 1

    def _count_CardLost(self, event: Plain) -> None:  # noqa: N802
        if self._given is not None:
            self.cases["wastes", self.truth.roles[self._given]] += 1

    def _count_FuelMoved(self, event: Plain) -> None:  # noqa: N802
        if self._given is not None and event["room"] in VEHICLES:
            self.cases["fuels", self.truth.roles[self._given]] += 1

    def _count_TestBegan(self, event: Plain) -> None:  # noqa: N802
        self._done.add(("tests", event["tester"]))
        if self._leader != event["tester"]:
            self._done.add(("lets_test", self._leader))

    def _count_FingerPointed(self, event: Plain) -> None:  # noqa: N802
        if event["accused"] is None:
            return
        for other in self.truth.playing - {event["pawn"]}:
            sides = f"{self.truth.roles[event['pawn']]} {self.truth.roles[other]}"
            self.cases["accuses", sides] += other == event["accused"]
            self.cases["accuses?", sides] += 1


def as_source(kinds: Mapping[str, Sequence[OutpostHabits]], sample: str) -> str:
    """The module that keeps these numbers."""
    lines = [
        '"""How people of each role behave, written by `outpost31.lab.outpost_habits.learn`: do not edit."""',
        "",
        "from outpost31.bots.outpost.habits import OutpostHabits",
        "",
        f'SAMPLE = "{sample}"',
        "",
        "KINDS: dict[str, tuple[OutpostHabits, ...]] = {",
    ]
    for game, tables in kinds.items():
        lines.append(f'    "{game}": (')
        for habits in tables:
            lines.append("        OutpostHabits(")
            lines += [
                f"            {name}={getattr(habits, name)!r},"
                for name in OutpostHabits.__dataclass_fields__
            ]
            lines.append("        ),")
        lines.append("    ),")
    lines += [
        "}",
        '"""By game: novices among themselves, against seasoned aliens, seasoned against novices, seasoned."""',
    ]
    return "\n".join([*lines, ""])


def habits_of(game: str, human: str, alien: str, games: int, seed: int) -> OutpostHabits:
    """The habits at tables of these levels, so many games with every number of seats."""
    counts = OutpostCounts()
    for seats in find_game(game).seats:
        for number in range(games):
            counts.count_match(play_mixed(game, seats, human, alien, None, game_seed(seed + seats, number)))
    return counts.habits()


def learn(games: int, seed: int = 777) -> str:
    """Play so many games of every kind, and write the module `outpost31.bots.outpost.counted` anew."""
    kinds = {
        game: [habits_of(game, human, alien, games, seed) for human in LEVELS for alien in LEVELS]
        for game in OUTPOSTS
    }
    sample = f"{games} games of every kind with each number of seats"
    return as_source(kinds, sample)
