"""How good beliefs are: Brier score and calibration, against a baseline that knows only how late it is.

Measured are living human observers of Stay Away!, at the beginning of every turn, on every other living seat: how
likely it is The Thing or infected; at the outpost human characters, at the beginning of every round, on every other
character. The baseline says, of every seat in every game of that many players, the share of
aliens among the others at that time of the game in this very sample; no rule that looks at the clock alone is better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from outpost31 import Match
from outpost31.bots.outpost.habits import OutpostHabits
from outpost31.bots.outpost.learned_habits import kinds_for
from outpost31.bots.outpost.table_kinds import Acquaintance
from outpost31.bots.stayaway.habits import Habits
from outpost31.bots.stayaway.learned_habits import habits_for
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.stayaway.seasoned import TRUST
from outpost31.lab.learn.habits_outpost import OUTPOSTS
from outpost31.lab.learn.truth import OutpostTruth, Truth
from outpost31.lab.taught import Taught

BINS = 20
EARLY_TURNS = 1
"""Turns at which nothing has been told yet say nothing about beliefs."""


@dataclass(slots=True)
class Calibration:
    """Sums over predictions; they can be added up in any order."""

    predictions: int = 0
    squared: float = 0.0
    forecast: list[float] = field(default_factory=lambda: [0.0] * BINS)
    happened: list[int] = field(default_factory=lambda: [0] * BINS)
    counted: list[int] = field(default_factory=lambda: [0] * BINS)
    by_turn: Counter[tuple[int, str]] = field(default_factory=Counter)
    excluded: int = 0
    """How many predictions called the truth impossible."""

    def predict(self, chance: float, turn: int, *, is_so: bool) -> None:
        """One prediction and what was true."""
        self.predictions += 1
        self.squared += (chance - is_so) ** 2
        place = min(BINS - 1, int(chance * BINS))
        self.forecast[place] += chance
        self.happened[place] += is_so
        self.counted[place] += 1
        self.by_turn[turn, "of"] += 1
        self.by_turn[turn, "so"] += is_so
        self.excluded += (chance if is_so else 1 - chance) <= 0.0

    def add(self, other: Calibration) -> None:
        """Take in another's sums."""
        self.predictions += other.predictions
        self.squared += other.squared
        self.excluded += other.excluded
        self.by_turn.update(other.by_turn)
        for mine, theirs in ((self.happened, other.happened), (self.counted, other.counted)):
            mine[:] = [one + two for one, two in zip(mine, theirs, strict=True)]
        self.forecast[:] = [one + two for one, two in zip(self.forecast, other.forecast, strict=True)]

    @property
    def brier(self) -> float:
        """The mean squared error."""
        return self.squared / self.predictions if self.predictions else 0.0

    @property
    def baseline(self) -> float:
        """The Brier score of somebody who knows only the turn, and the share of aliens at that turn."""
        total = 0.0
        for turn, what in self.by_turn:
            if what == "of":
                of, so = self.by_turn[turn, "of"], self.by_turn[turn, "so"]
                total += so * (1 - so / of)
        return total / self.predictions if self.predictions else 0.0

    @property
    def skill(self) -> float:
        """The part of the baseline's error that is gone: 1 is perfect, 0 no better than a clock."""
        return 1 - self.brier / self.baseline if self.baseline else 0.0

    @property
    def error(self) -> float:
        """How far forecasts are from what happened, on average over bins of forecasts."""
        gaps = [abs(said - so) for said, so in zip(self.forecast, self.happened, strict=True)]
        return sum(gaps) / self.predictions if self.predictions else 0.0

    def curve(self) -> list[tuple[float, float, int]]:
        """For each bin that is not empty: the mean forecast, how often it came true, and how many there were."""
        bins = zip(self.forecast, self.happened, self.counted, strict=True)
        return [(said / of, so / of, of) for said, so, of in bins if of]

    def plain(self) -> dict[str, Any]:
        """The scores, JSON-able."""
        return {
            "predictions": self.predictions,
            "brier": round(self.brier, 5),
            "baseline": round(self.baseline, 5),
            "skill": round(self.skill, 4),
            "calibration_error": round(self.error, 4),
            "excluded": self.excluded,
            "curve": [[round(said, 4), round(so, 4), of] for said, so, of in self.curve()],
        }


def true_roles(match: Match) -> dict[int, tuple[list[str], list[int]]]:
    """The roles and the living at the beginning of each turn of a finished match."""
    truth = Truth(match.seats)
    found: dict[int, tuple[list[str], list[int]]] = {}
    for event in truth.follow(match.chronicle()):
        if event["event"] == "TurnBegan":
            found[event["turn"]] = truth.roles[:], truth.circle[:]
    return found


def calibrate(match: Match, habits: Sequence[Habits], trust: float) -> Calibration:
    """What the beliefs of all humans in a finished match were worth."""
    scores = Calibration()
    truths = true_roles(match)
    for observer in range(match.seats):
        reader = Reader(observer, match.seats, habits, trust)
        events = match.events(observer)
        for place, event in enumerate(events):
            if event["event"] != "TurnBegan" or event["turn"] <= EARLY_TURNS:
                continue
            roles, living = truths[event["turn"]]
            if roles[observer] != "human" or observer not in living:
                break
            reader.read(events[: place + 1])
            for seat in living:
                if seat != observer:
                    scores.predict(reader.belief.is_alien(seat), event["turn"], is_so=roles[seat] != "human")
    return scores


def true_roles_at_outpost(match: Match) -> dict[int, tuple[list[str], set[int]]]:
    """The roles and the characters in play at the beginning of each round of a finished match."""
    truth = OutpostTruth(match.seats)
    found: dict[int, tuple[list[str], set[int]]] = {}
    for event in truth.follow(match.chronicle()):
        if event["event"] == "RoundBegan":
            found[event["round"]] = truth.roles[:], set(truth.playing)
    return found


def calibrate_outpost(match: Match, kinds: Sequence[OutpostHabits]) -> Calibration:
    """What the beliefs of all humans at the outpost were worth, from the second round on."""
    scores = Calibration()
    truths = true_roles_at_outpost(match)
    for observer in range(match.seats):
        reader = Acquaintance(match.seats, observer, kinds)
        events = match.events(observer)
        for place, event in enumerate(events):
            if event["event"] != "RoundBegan" or event["round"] <= EARLY_TURNS:
                continue
            roles, playing = truths[event["round"]]
            if roles[observer] != "human" or observer not in playing:
                break
            reader.read(events[: place + 1])
            for pawn in sorted(playing - {observer}):
                scores.predict(reader.belief.is_alien(pawn), event["round"], is_so=roles[pawn] != "human")
    return scores


def calibrate_match(game: str, match: Match, taught: Taught | None = None) -> Calibration:
    """How good beliefs were in a match of any game; with `taught`, those of somebody who knows these very players."""
    if game in OUTPOSTS:
        known = (taught.outpost.habits(),) if taught else kinds_for(game, match.seats)
        return calibrate_outpost(match, known)
    if game == "stayaway":
        if taught:
            return calibrate(match, (taught.circle.habits(),), 1.0)
        return calibrate(match, habits_for(match.seats), TRUST)
    return Calibration()
