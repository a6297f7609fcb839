"""Tallies: the results of many games, in counts that can be added up in any order."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field, fields
from typing import Any

from outpost31 import Match
from outpost31.lab.course import links_of, standings
from outpost31.lab.endings import NOBODY, fates_of, infections_of, length_of, roles_by_seat, winning_sides

STANDINGS = ("humans", "aliens", "out")
"""What is counted of those at a table when a turn or a round begins."""


def wilson(wins: int, of: int, z: float = 1.959964) -> tuple[float, float]:
    """The interval that holds the true rate in 95 of 100 such samples, after Wilson."""
    if of == 0:
        return 0.0, 1.0
    rate = wins / of
    spread = z * math.sqrt(rate * (1 - rate) / of + z * z / (4 * of * of))
    centre, scale = rate + z * z / (2 * of), 1 + z * z / of
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def spread(counts: Counter[int]) -> dict[str, float]:
    """The mean of counted values, and their 5th and 95th percentiles."""
    total = sum(counts.values())
    if total == 0:
        return {"mean": 0.0, "p5": 0, "p95": 0}
    mean = sum(value * count for value, count in counts.items()) / total
    return {
        "mean": round(mean, 3),
        "p5": _percentile(counts, total, 5),
        "p95": _percentile(counts, total, 95),
    }


def _percentile(counts: Counter[int], total: int, percent: int) -> int:
    """The least value that this percentage does not exceed."""
    wanted, below = total * percent / 100, 0
    for value in sorted(counts):
        below += counts[value]
        if below >= wanted:
            return value
    return max(counts)


def rate(wins: int, of: int) -> dict[str, float]:
    """A rate with its 95 % interval."""
    low, high = wilson(wins, of)
    return {"wins": wins, "of": of, "rate": round(wins / of, 4) if of else 0.0,
            "low": round(low, 4), "high": round(high, 4)}  # fmt: skip


@dataclass(slots=True)
class Tally:
    """The games of one number of seats."""

    games: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    sides: Counter[str] = field(default_factory=Counter)
    """Games won, by the winners' role at the end."""
    seats_by_role: Counter[str] = field(default_factory=Counter)
    wins_by_role: Counter[str] = field(default_factory=Counter)
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    infections: Counter[int] = field(default_factory=Counter)
    fates: Counter[str] = field(default_factory=Counter)
    """How many came to each end: alive, exposed, dead, escaped."""
    course: Counter[tuple[int, str]] = field(default_factory=Counter)
    """By turn or round: games that came so far, and the humans, aliens and those out of play when it began."""
    links: Counter[tuple[int, int, str]] = field(default_factory=Counter)
    """Who infected whom, and how."""

    def count(self, match: Match) -> None:
        """Take in one finished match."""
        outcome = match.outcome
        assert outcome is not None
        view = match.view(None)
        roles = roles_by_seat(view, match.seats)
        self.games += 1
        self.reasons[outcome.reason] += 1
        self.sides.update(winning_sides(view, roles, outcome.winners))
        self.seats_by_role.update(roles)
        self.wins_by_role.update(roles[seat] for seat in outcome.winners)
        self.wins_by_seat.update(outcome.winners)
        self.decisions[sum(answer[0] != "fate" for answer in match.answers)] += 1
        self.turns[length_of(view)] += 1
        self.infections[infections_of(view)] += 1
        self.fates.update(fates_of(view))
        self.links.update(links_of(view))
        for time, *counts in standings(match):
            self.course[time, "games"] += 1
            for name, count in zip(STANDINGS, counts, strict=True):
                self.course[time, name] += count

    def add(self, other: Tally) -> None:
        """Take in another tally."""
        self.games += other.games
        for one in fields(self):
            if one.name != "games":
                getattr(self, one.name).update(getattr(other, one.name))

    def plain(self) -> dict[str, Any]:
        """The tally with its rates, JSON-able, the same whatever the order it was counted in."""
        return {
            "games": self.games,
            "sides": {side: rate(self.sides[side], self.games) for side in self.side_names()},
            "roles": {
                role: rate(self.wins_by_role[role], self.seats_by_role[role])
                for role in sorted(self.seats_by_role)
            },
            "reasons": dict(sorted(self.reasons.items())),
            "decisions": spread(self.decisions),
            "turns": spread(self.turns),
            "infections": spread(self.infections),
            "fates": {fate: round(self.fates[fate] / max(1, self.games), 3) for fate in sorted(self.fates)},
            "lengths": [[length, self.turns[length]] for length in sorted(self.turns)],
            "course": [
                [time, *(self.course[time, name] for name in ("games", *STANDINGS))]
                for time in sorted({time for time, _ in self.course})
            ],
            "links": [[*link, self.links[link]] for link in sorted(self.links)],
        }

    def kept(self) -> dict[str, Any]:
        """All counts, JSON-able, for a file from which they can be taken again."""
        return {
            one.name: self.games if one.name == "games" else sorted(
                [key, count] for key, count in getattr(self, one.name).items()
            )
            for one in fields(self)
        }  # fmt: skip

    @classmethod
    def taken(cls, kept: dict[str, Any]) -> Tally:
        """The tally whose counts were kept."""
        tally = cls(kept["games"])
        for name, counts in kept.items():
            if name != "games":
                keyed = {tuple(key) if isinstance(key, list) else key: count for key, count in counts}
                getattr(tally, name).update(keyed)
        return tally

    def side_names(self) -> list[str]:
        """The roles that were played, any other winners, and nobody."""
        return [*sorted((self.seats_by_role.keys() | self.sides.keys()) - {NOBODY}), NOBODY]
