"""The arena: levels against levels, side by side and seat by seat, on the same deals."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from outpost31 import Match
from outpost31.bots import Bot, levels_for, make_bot
from outpost31.kernel.games import find_game
from outpost31.kernel.options import settle
from outpost31.lab.calibration import Calibration, calibrate_match
from outpost31.lab.cluster import spread
from outpost31.lab.endings import NOBODY, roles_by_seat, winning_sides
from outpost31.lab.fires import BURNINGS, Burning
from outpost31.lab.play import game_seed, play_with
from outpost31.lab.tables import HUMAN, HUMANS, sided_bots
from outpost31.lab.taught import Taught
from outpost31.lab.times import Times

CHUNK = 20
STALLED = ("out_of_turns",)
"""Reasons for an end that mean that nobody could end the game."""


MOST_MEASURED = 150
"""How many games of a seating beliefs are measured in; there are thousands of forecasts in each."""
MOST_MATCHED = 20
"""How many games matched beliefs are measured in."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is measured: these levels against one another at a game with that many seats."""

    game: str
    seats: int
    levels: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    talk: bool = False

    def check(self) -> None:
        """Raise a ValueError that says what is allowed, before anything is started."""
        kind = find_game(self.game)
        settle(kind.options, self.options, kind.check_seats(self.seats))
        known = levels_for(self.game)
        for level in self.levels:
            if level not in known:
                raise ValueError(f"no {level!r} bots for {self.game}; there are: {', '.join(known)}")
        if self.games < 1 or not self.levels:
            raise ValueError("an arena needs at least 1 game and 1 level")

    def seatings(self) -> list[Seating]:
        """The seatings to compare: a level for each side, then one seat of a level among seats of another."""
        sides = [Seating("sides", human, alien) for human in self.levels for alien in self.levels]
        seats = [Seating("seat", one, other) for one in self.levels for other in self.levels if one != other]
        return sides + seats


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where: `sides`, humans of one level and aliens of another; `seat`, one seat among others."""

    kind: str
    one: str
    other: str


@dataclass(slots=True)
class Score:
    """What one seating's games came to; scores can be added up in any order."""

    games: int = 0
    won: Counter[str] = field(default_factory=Counter)
    """By human, alien, nobody; for one seat among others by the side it began on, with the number of such games."""
    reasons: Counter[str] = field(default_factory=Counter)
    burnings: Counter[Burning] = field(default_factory=Counter)
    times: dict[str, Times] = field(default_factory=dict)
    beliefs: Calibration = field(default_factory=Calibration)
    taught: Taught = field(default_factory=Taught)
    """How these bots play, as counted in the first half of the games."""
    matched: Calibration = field(default_factory=Calibration)
    """How good the beliefs of somebody who was taught that are, in games of the second half."""

    def add(self, other: Score) -> None:
        """Take in another's."""
        self.games += other.games
        self.won.update(other.won)
        self.reasons.update(other.reasons)
        self.burnings.update(other.burnings)
        for level, times in other.times.items():
            self.times.setdefault(level, Times()).add(times)
        self.beliefs.add(other.beliefs)
        self.taught.add(other.taught)
        self.matched.add(other.matched)

    @property
    def stalls(self) -> int:
        """Games that nobody could end."""
        return sum(self.reasons[reason] for reason in STALLED)


Chunk = tuple[Seating, int, int, Taught | None]
"""A seating, its games from one number up to another, and for matched beliefs what was taught."""


def winning_side(match: Match) -> str:
    """Whose side won: the humans', the aliens', or nobody's."""
    assert match.outcome is not None
    view = match.view(None)
    sides = winning_sides(view, roles_by_seat(view, match.seats), match.outcome.winners)
    return "nobody" if NOBODY in sides else HUMAN if sides & set(HUMANS) else "alien"


def play_one(contest: Contest, seating: Seating, number: int) -> tuple[Match, Score]:
    """One game of one seating; the same number is the same deal at every seating."""
    seed = game_seed(contest.seed, number)
    match = Match.new(contest.game, contest.seats, seed=seed, options=contest.options)
    score = Score(games=1)
    where = number % contest.seats
    bots: list[Bot]
    if seating.kind == "sides":
        bots = sided_bots(contest.game, contest.seats, seating.one, seating.other, seed)
    else:
        levels = [seating.one if seat == where else seating.other for seat in range(contest.seats)]
        bots = [make_bot(level, contest.game, seat, seed) for seat, level in enumerate(levels)]
    roles = [roles_by_seat(match.view(seat), contest.seats)[seat] for seat in range(contest.seats)]

    def clock(seat: int, seconds: float) -> None:
        level = seating.one if seating.kind == "seat" and seat == where else seating.other
        if seating.kind == "seat" or seating.one == seating.other:
            score.times.setdefault(level, Times()).count(seconds)

    play_with(match, bots, clock, talk=contest.talk)
    assert match.outcome is not None
    score.reasons[match.outcome.reason] += 1
    if seating.kind == "sides":
        score.won[winning_side(match)] += 1
    else:
        side = HUMAN if roles[where] in HUMANS else "alien"
        score.won[f"{side} seats"] += 1
        score.won[side] += where in match.outcome.winners
    if contest.game in BURNINGS:
        score.burnings.update(BURNINGS[contest.game](match))
    return match, score


def play_chunk(contest: Contest, chunk: Chunk) -> Score:
    """Some games of one seating. Beliefs are measured where levels go by sides and nobody talks."""
    seating, start, stop, taught = chunk
    total = Score()
    for number in range(start, stop):
        match, score = play_one(contest, seating, number)
        if taught is not None:
            total.matched.add(calibrate_match(contest.game, match, taught))
            continue
        total.add(score)
        if seating.kind == "sides" and not contest.talk:
            if number < MOST_MEASURED:
                total.beliefs.add(calibrate_match(contest.game, match))
            if seating.one == seating.other and number < contest.games // 2:
                total.taught.count_match(contest.game, match)
    return total


def contend(
    contest: Contest,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> dict[Seating, Score]:
    """Every seating's score. `progress` is told the number of games as they are finished.

    In so many processes of this machine, or on a Ray cluster at this address; all but the times is the same.
    """
    contest.check()
    scores = {seating: Score() for seating in contest.seatings()}
    chunks: list[Chunk] = [
        (seating, start, min(contest.games, start + CHUNK), None)
        for start in range(0, contest.games, CHUNK)
        for seating in contest.seatings()
    ]
    for seating, score in _played(contest, chunks, jobs, cluster):
        scores[seating].add(score)
        if progress is not None:
            progress(score.games)
    half = contest.games // 2
    most = min(contest.games, half + MOST_MATCHED)
    again: list[Chunk] = [
        (seating, start, min(most, start + CHUNK), score.taught)
        for seating, score in scores.items()
        if score.taught
        for start in range(half, most, CHUNK)
    ]
    for seating, score in _played(contest, again, jobs, cluster):
        scores[seating].matched.add(score.matched)
    return scores


def _played(
    contest: Contest, chunks: list[Chunk], jobs: int, cluster: str | None
) -> Iterator[tuple[Seating, Score]]:
    if cluster is not None:
        for chunk, score in spread(partial(play_chunk, contest), chunks, cluster):
            yield chunk[0], score
        return
    if jobs == 1:
        for chunk in chunks:
            yield chunk[0], play_chunk(contest, chunk)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        played = pool.map(partial(play_chunk, contest), chunks)
        yield from zip((chunk[0] for chunk in chunks), played, strict=True)
