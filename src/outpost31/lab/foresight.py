"""Foresight: how likely a role is to win from where a game stands, fitted to games among the seasoned.

`python -m outpost31.lab.foresight stayaway 100`, `boardgame 1600`, `norwegian 700` and `coop 4000` write numbers like
those that `foreseen` of `outpost31.bots.stayaway`, `outpost31.bots.outpost` and `outpost31.bots.coop` hold.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, TypeAlias

from outpost31 import Match
from outpost31.bots import make_bot
from outpost31.bots.coop.prospects import FEATURES as PARTNER_FEATURES
from outpost31.bots.coop.prospects import look as look_at_partners
from outpost31.bots.coop.quick import QuickPartner, station_of
from outpost31.bots.judging import chance
from outpost31.bots.outpost.acquaintance import Acquaintance
from outpost31.bots.outpost.belief import OutpostBelief
from outpost31.bots.outpost.counted import KINDS
from outpost31.bots.outpost.dreaming import TURNED
from outpost31.bots.outpost.getaways import FEATURES as GETAWAY_FEATURES
from outpost31.bots.outpost.getaways import GETAWAY
from outpost31.bots.outpost.getaways import look as look_at_getaways
from outpost31.bots.outpost.prospects import FEATURES as STATION_FEATURES
from outpost31.bots.outpost.prospects import look as look_at_station
from outpost31.bots.stayaway.counted import habits_for
from outpost31.bots.stayaway.prospects import FEATURES, look, prospect
from outpost31.bots.stayaway.reading import Reader
from outpost31.bots.stayaway.seasoned import TRUST
from outpost31.lab.endings import PLAYER
from outpost31.lab.games import game_seed

Sample: TypeAlias = tuple[str, tuple[float, ...], float]
"""A role, what was seen, and whether the seat won."""
FEW = 4
"""At a table of so many seats prospects are looked at every turn."""
PRIOR = 3.0
"""How strongly weights are held near nothing."""
SEATS = (5, 4, 6, 5, 7, 5, 6, 8)
"""The numbers of seats at the outpost, one game after the other: those that are played most come most often."""
FIRST_SEED, PARTNERS_SEED = 7_000, 9_001


def samples(seats: int, games: int, seed: int) -> Iterator[Sample]:
    """What every living seat's prospects looked like at the beginning of turns, and how it ended.

    At larger tables, where turns are many and alike, not of every turn. Where no human is left all is decided.
    """
    apart = max(1, seats - FEW)
    for number in range(games):
        match = Match.new("stayaway", seats, seed=game_seed(seed, number))
        bots = [make_bot("seasoned", "stayaway", seat, number) for seat in range(seats)]
        readers = [Reader(seat, seats, habits_for(seats), TRUST) for seat in range(seats)]
        found: list[tuple[int, str, tuple[float, ...]]] = []
        turn = 0
        while match.outcome is None:
            table: Any = match.table
            if table.turn >= turn + apart:
                turn = table.turn
                humans = table.humans()
                for seat in humans:
                    readers[seat].read(match.events(seat))
                beliefs = {seat: readers[seat].belief for seat in humans}
                if beliefs:
                    found += [
                        (seat, prospect(table, seat), look(table, beliefs, seat)) for seat in table.circle
                    ]
            question = match.questions[0]
            asked = question.seat
            assert asked != "fate"
            answer = bots[asked].answer(match.view(asked), match.events(asked), question)
            match.answer(asked, answer, question.id)
        for seat, role, features in found:
            yield role, features, float(seat in match.outcome.winners)


def rounds(game: str, number: int, seed: int) -> Iterator[tuple[Match, OutpostBelief]]:
    """A game among the seasoned at the beginning of every round, and what everybody must believe there.

    The match moves on; after the last round it is over.
    """
    seats = SEATS[number % len(SEATS)]
    match = Match.new(game, seats, seed=game_seed(seed, number))
    bots = [make_bot("seasoned", game, seat, number) for seat in range(seats)]
    public = Acquaintance(seats, None, KINDS[game])
    seen = 0
    while match.outcome is None:
        table: Any = match.table
        if table.round > seen:
            seen = table.round
            public.read(match.events(None))
            yield match, public.belief
        question = match.questions[0]
        asked = question.player
        answer = (
            question.options[0]
            if len(question.options) == 1
            else bots[asked].answer(match.view(asked), match.events(asked), question)
        )
        match.answer(asked, answer, question.id)


def station_samples(games: int, seed: int) -> Iterator[Sample]:
    """What the humans' prospects looked like at the beginning of every round, and whether they escaped."""
    for number in range(games):
        found: list[tuple[float, ...]] = []
        match = None
        for match, public in rounds("boardgame", number, seed):
            found.append(look_at_station(match.table, public))
        assert match is not None
        assert match.outcome is not None
        for features in found:
            yield "human", features, float(match.outcome.reason == "escaped")


def getaway_samples(games: int, seed: int) -> Iterator[Sample]:
    """What everybody's prospects looked like at the Norwegian outpost, and whether they won; as what they were."""
    for number in range(games):
        found: list[tuple[int, str, tuple[float, ...]]] = []
        table: Any = None
        match = None
        for match, public in rounds("norwegian", number, seed):
            table = match.table
            found += [
                (seat, table.role[seat].value, look_at_getaways(table, public, seat))
                for seat in range(match.seats)
                if table.status[seat] != GETAWAY
            ]
        assert match is not None
        assert match.outcome is not None
        for seat, role, features in found:
            won = float(seat in match.outcome.winners)
            yield role, features, won * (1.0 if table.role[seat].value == role else TURNED)


def partner_samples(games: int, seed: int) -> Iterator[Sample]:
    """What the prospects of one player looked like at the beginning of every round, and whether all escaped."""
    for number in range(games):
        match = Match.new("coop", 1, seed=game_seed(seed, number))
        partner = QuickPartner()
        found: list[tuple[float, ...]] = []
        while match.outcome is None:
            table: Any = match.table
            question = match.questions[0]
            if table.round > len(found):
                found.append(look_at_partners(station_of(match, question)))
            match.answer(question.player, partner.answer(match, question), question.id)
        for features in found:
            yield PLAYER, features, float(match.outcome.reason == "escaped")


def fit(rows: list[tuple[tuple[float, ...], float]], steps: int = 8) -> tuple[float, ...]:
    """Logistic regression by Newton's method, held near nothing a little."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(steps):
        slope = [-PRIOR * weight for weight in weights]
        curve = [[PRIOR * (one == other) for other in range(size)] for one in range(size)]
        for features, won in rows:
            guess = chance(tuple(weights), features)
            error, spread = won - guess, guess * (1 - guess)
            for one, value in enumerate(features):
                if value:
                    slope[one] += error * value
                    row, weighed = curve[one], spread * value
                    for other in range(one + 1):
                        row[other] += weighed * features[other]
        for one in range(size):
            for other in range(one):
                curve[other][one] = curve[one][other]
        weights = [weight + step for weight, step in zip(weights, solve(curve, slope), strict=True)]
    return tuple(weights)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for one in range(size):
        best = max(range(one, size), key=lambda row: abs(rows[row][one]))
        rows[one], rows[best] = rows[best], rows[one]
        for other in range(size):
            if other != one:
                factor = rows[other][one] / rows[one][one]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[one], strict=True)]
    return [rows[one][size] / rows[one][one] for one in range(size)]


def skill(rows: list[tuple[tuple[float, ...], float]], weights: tuple[float, ...]) -> float:
    """The part of the squared error of always saying the mean that is gone."""
    mean = sum(won for _, won in rows) / len(rows)
    error = sum((chance(weights, features) - won) ** 2 for features, won in rows)
    return 1 - error / sum((mean - won) ** 2 for _, won in rows)


def written(names: tuple[str, ...], rows: dict[str, list[tuple[tuple[float, ...], float]]]) -> str:
    """The weights as Python, with how well they do."""
    lines = []
    for role, those in rows.items():
        weights = fit(those)
        lines += [f"    # {len(those)} samples, skill {skill(those, weights):.3f}", f'    "{role}": (']
        lines += [f"        {weight:.3f},  # {name}" for name, weight in zip(names, weights, strict=True)]
        lines.append("    ),")
    return "\n".join(lines)


def main() -> None:
    """Fit and write. Small tables of Stay Away!, whose games are short, get more games."""
    game, games = sys.argv[1], int(sys.argv[2])
    rows: dict[str, list[tuple[tuple[float, ...], float]]] = {}
    if game == "boardgame":
        found: Iterable[Sample] = station_samples(games, FIRST_SEED)
    elif game == "norwegian":
        found = getaway_samples(games, FIRST_SEED)
    elif game == "coop":
        found = partner_samples(games, PARTNERS_SEED)
    else:
        found = chain.from_iterable(
            samples(seats, max(6, games * 36 // (seats * seats)), FIRST_SEED + seats)
            for seats in range(4, 13)
        )
    for role, features, won in found:
        rows.setdefault(role, []).append((features, won))
    names = {
        "boardgame": STATION_FEATURES,
        "norwegian": GETAWAY_FEATURES,
        "coop": PARTNER_FEATURES,
    }.get(game, FEATURES)
    sys.stdout.write(written(names, rows) + "\n")


if __name__ == "__main__":
    main()
