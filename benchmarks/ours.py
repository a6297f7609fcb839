"""Our side: every game in `outpost31.GAMES`, through the public API alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from measure import Contestant, Spread, microseconds

from outpost31 import GAMES, Match

USUAL = ""
QUIET = "quiet"
"""Nobody is told anything: matches for search and simulation."""
RARE = "declaring is rare"
"""Stay Away! as people play it: at random The Thing declares far too soon, and games are short."""
DECLARE = "declare"
DECLARATION = "declaration"
"""The question whether it declares, asked when no human is left."""
STAYS = 1 / 50
"""How often a declaration on its own turn stays the choice of a Thing that rarely declares."""


@dataclass(frozen=True)
class Costs:
    """What it takes, in µs, to copy a match in the middle of a game and to look at it."""

    name: str
    seats: int
    copy: Spread
    view: Spread | None
    copy_and_answer: Spread
    game: str = ""
    is_compiled: bool = False


def seat_numbers(seats: range) -> list[int]:
    """4, 6 and the most that a game takes; the fewest too where it takes neither 4 nor 6."""
    usual = [number for number in (4, 6) if number in seats]
    return sorted({*(usual or [seats[0]]), seats[-1]})


def ways_of(key: str) -> tuple[str, ...]:
    """The ways in which a game is played here."""
    return (USUAL, QUIET, RARE) if key == "stayaway" else (USUAL, QUIET)


def contestants(keys: Iterable[str]) -> list[Contestant]:
    """Our games of these keys, each at several numbers of seats and in every way."""
    return [
        contestant(key, seats, way)
        for key in keys
        for way in ways_of(key)
        for seats in seat_numbers(GAMES[key].seats)
    ]


def contestant(key: str, seats: int, way: str = USUAL) -> Contestant:
    """One game at one number of seats, played in one way."""
    is_quiet, is_rare = way == QUIET, way == RARE

    def play(generator: Random) -> int:
        random = generator.random
        decisions = 0
        match = Match.new(key, seats, seed=generator.getrandbits(32), quiet=is_quiet)
        while match.outcome is None:
            question: Any = match.questions[0]
            options = question.options
            match.answer(question.seat, options[int(random() * len(options))])
            decisions += 1
        return decisions

    def play_rarely_declaring(generator: Random) -> int:
        decisions = 0
        match = Match.new(key, seats, seed=generator.getrandbits(32))
        while match.outcome is None:
            question: Any = match.questions[0]
            match.answer(question.seat, rarely_declaring(question, generator))
            decisions += 1
        return decisions

    def widths(generator: Random) -> list[int]:
        found = []
        match = Match.new(key, seats, seed=generator.getrandbits(32))
        while match.outcome is None:
            question: Any = match.questions[0]
            options = question.options
            found.append(len(options))
            option = rarely_declaring(question, generator) if is_rare else generator.choice(options)
            match.answer(question.seat, option)
        return found

    return Contestant(GAMES[key].title, seats, play_rarely_declaring if is_rare else play, widths, key, way)


def rarely_declaring(question: Any, generator: Random) -> Any:
    """Any option; where that is to declare on The Thing's own turn, mostly another: the last one is left out."""
    options = question.options
    option = options[int(generator.random() * len(options))]
    if option == DECLARE and question.kind != DECLARATION and generator.random() >= STAYS:
        return options[int(generator.random() * (len(options) - 1))]
    return option


def _answer(match: Match, generator: Random) -> None:
    question: Any = match.questions[0]
    match.answer(question.seat, generator.choice(question.options))


def halfway(key: str, seats: int, seed: int) -> Match:
    """A match in which half of the decisions of a random game have been made."""
    whole, half = (Match.new(key, seats, seed=seed) for _ in range(2))
    generator = Random(seed)
    decisions = 0
    while whole.outcome is None:
        _answer(whole, generator)
        decisions += 1
    generator = Random(seed)
    for _ in range(decisions // 2):
        _answer(half, generator)
    return half


def costs(key: str, seats: int, matches: int, times: int) -> Costs:
    """What copies and views cost, over so many matches, each measured so many times."""
    copies, views, plays = [], [], []
    for seed in range(matches):
        match = halfway(key, seats, seed)
        generator = Random(seed)

        def view(match: Match = match) -> None:
            for seat in range(seats):
                match.view(seat)

        def play_on(match: Match = match, generator: Random = generator) -> None:
            _answer(match.copy(), generator)

        copies.append(microseconds(match.copy, times))
        views.append(microseconds(view, max(times // seats, 1)) / seats)
        plays.append(microseconds(play_on, times))
    return Costs(GAMES[key].title, seats, Spread.of(copies), Spread.of(views), Spread.of(plays), key)
