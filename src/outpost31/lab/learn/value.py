"""Fitting values: how likely a role is to win from where a game stands, learned from games among the seasoned."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple, TypeAlias, cast

from outpost31 import Match
from outpost31.bots import make_bot
from outpost31.bots.coop.rollout import QuickPartner, station_of
from outpost31.bots.coop.value import FEATURES as PARTNERS
from outpost31.bots.coop.value import Glance as PartnersGlance
from outpost31.bots.outpost.belief import OutpostBelief
from outpost31.bots.outpost.learned_habits import kinds_for
from outpost31.bots.outpost.search import TURNED
from outpost31.bots.outpost.table_kinds import Acquaintance
from outpost31.bots.outpost.value import FEATURES as STATION
from outpost31.bots.outpost.value import StationGlance
from outpost31.bots.outpost.value_norwegian import FEATURES as GETAWAYS
from outpost31.bots.outpost.value_norwegian import GETAWAY, GetawayGlance
from outpost31.bots.search.value import chance, look_at
from outpost31.bots.stayaway.learned_habits import habits_for
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.stayaway.seasoned import TRUST
from outpost31.bots.stayaway.value import FEATURES, Glance, prospect
from outpost31.games.outpost.table import Outpost
from outpost31.games.stayaway.table import Table
from outpost31.lab.cluster import Each, here
from outpost31.lab.endings import PLAYER
from outpost31.lab.learn.writing import weights_source
from outpost31.lab.play import ask, decide, game_seed, questions_of

Sample: TypeAlias = tuple[str, tuple[float, ...], float]
"""A role, the features that were seen, and whether the seat won."""
FEW = 4
"""At tables of this many seats prospects are looked at every turn."""
PRIOR = 3.0
"""How strongly weights are held near zero."""
SEATS = (5, 4, 6, 5, 7, 5, 6, 8)
"""The numbers of seats at the outpost, game after game: those that are played most come most often."""


class Deal(NamedTuple):
    """A game to be played."""

    seats: int
    number: int
    seed: int


def circle_samples(deal: Deal) -> list[Sample]:
    """What every living seat's prospects looked like at the beginning of turns, and how it ended.

    At larger tables, where turns are many and alike, not at every turn. Once no human is left all is decided.
    """
    seats, number, seed = deal
    apart = max(1, seats - FEW)
    match = Match.new("stayaway", seats, seed=game_seed(seed, number))
    bots = [make_bot("seasoned", "stayaway", seat, number) for seat in range(seats)]
    readers = [Reader(seat, seats, habits_for(seats), TRUST) for seat in range(seats)]
    found: list[tuple[int, str, tuple[float, ...]]] = []
    turn = 0
    for question in questions_of(match):
        table = cast(Table, match.table)
        if table.turn >= turn + apart:
            turn = table.turn
            humans = table.humans()
            for seat in humans:
                readers[seat].read(match.events(seat))
            beliefs = {seat: readers[seat].belief for seat in humans}
            if beliefs:
                found += [
                    (seat, prospect(table, seat), look_at(FEATURES, Glance(table, beliefs, seat)))
                    for seat in table.circle
                ]
        match.answer(question.player, ask(bots[question.player], match, question), question.id)
    assert match.outcome is not None
    return [(role, features, float(seat in match.outcome.winners)) for seat, role, features in found]


def rounds(game: str, deal: Deal) -> Iterator[tuple[Match, OutpostBelief]]:
    """A game among the seasoned, at the beginning of every round, and what everybody should believe then.

    The match moves on; after the last round it is over.
    """
    seats, number, seed = deal
    match = Match.new(game, seats, seed=game_seed(seed, number))
    bots = [make_bot("seasoned", game, seat, number) for seat in range(seats)]
    public = Acquaintance(seats, None, kinds_for(game, seats))
    seen = 0
    for question in questions_of(match):
        table = cast(Outpost, match.table)
        if table.round > seen:
            seen = table.round
            public.read(match.events(None))
            yield match, public.belief
        match.answer(question.player, decide(bots[question.player], match, question), question.id)


def station_samples(deal: Deal) -> list[Sample]:
    """What the humans' prospects looked like at the beginning of every round, and whether they escaped."""
    found: list[tuple[float, ...]] = []
    match = None
    for match, public in rounds("boardgame", deal):
        found.append(look_at(STATION, StationGlance(cast(Outpost, match.table), public)))
    assert match is not None
    assert match.outcome is not None
    return [("human", features, float(match.outcome.reason == "escaped")) for features in found]


def getaway_samples(deal: Deal) -> list[Sample]:
    """What everybody's prospects looked like at the Norwegian outpost, and whether they won, by their role."""
    found: list[tuple[int, str, tuple[float, ...]]] = []
    table = match = None
    for match, public in rounds("norwegian", deal):
        table = cast(Outpost, match.table)
        found += [
            (seat, table.role[seat].value, look_at(GETAWAYS, GetawayGlance(table, public, seat)))
            for seat in range(match.seats)
            if table.status[seat] != GETAWAY
        ]
    assert match is not None
    assert table is not None
    assert match.outcome is not None
    worth = [1.0 if seat in match.outcome.winners else 0.0 for seat in range(match.seats)]
    return [
        (role, features, worth[seat] * (1.0 if table.role[seat].value == role else TURNED))
        for seat, role, features in found
    ]


def partner_samples(deal: Deal) -> list[Sample]:
    """What the prospects of one player looked like at the beginning of every round, and whether all escaped."""
    match = Match.new("coop", deal.seats, seed=game_seed(deal.seed, deal.number))
    partner = QuickPartner()
    found: list[tuple[float, ...]] = []
    for question in questions_of(match):
        table = cast(Outpost, match.table)
        if table.round > len(found):
            found.append(look_at(PARTNERS, PartnersGlance(station_of(match, question))))
        match.answer(question.player, partner.answer(match, question), question.id)
    assert match.outcome is not None
    return [(PLAYER, features, float(match.outcome.reason == "escaped")) for features in found]


def circle_deals(games: int, seed: int) -> list[Deal]:
    """Tables of every size; small ones, whose games are short, get more games."""
    return [
        Deal(seats, number, seed + seats)
        for seats in range(4, 13)
        for number in range(max(6, games * 36 // (seats * seats)))
    ]


def station_deals(games: int, seed: int) -> list[Deal]:
    """Games at the outpost, those with as many as play most the most often."""
    return [Deal(SEATS[number % len(SEATS)], number, seed) for number in range(games)]


def partner_deals(games: int, seed: int) -> list[Deal]:
    """Games of one player."""
    return [Deal(1, number, seed) for number in range(games)]


def fit(rows: list[tuple[tuple[float, ...], float]], steps: int = 8) -> tuple[float, ...]:
    """Logistic regression by Newton's method, with weights held a little towards zero."""
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
    """How much of the squared error of always saying the mean is gone; 0 if everything ended alike."""
    mean = sum(won for _, won in rows) / len(rows)
    error = sum((chance(weights, features) - won) ** 2 for features, won in rows)
    spread = sum((mean - won) ** 2 for _, won in rows)
    return 1 - error / spread if spread else 0.0


class Sampler(NamedTuple):
    """How a game's value is learned."""

    looks: Collection[str]
    """The features."""
    deals: Callable[[int, int], list[Deal]]
    """The games to be played, given their number and a seed."""
    play: Callable[[Deal], list[Sample]]
    """What is seen in one of them."""
    sample: str
    """What was played, in words."""


SAMPLERS = {
    "stayaway": Sampler(
        FEATURES,
        circle_deals,
        circle_samples,
        "{games} games with 6 seats, more with fewer and fewer with more, all seasoned",
    ),
    "boardgame": Sampler(STATION, station_deals, station_samples, "{games} games among the seasoned"),
    "norwegian": Sampler(GETAWAYS, station_deals, getaway_samples, "{games} games among the seasoned"),
    "coop": Sampler(
        PARTNERS, partner_deals, partner_samples, "{games} games of one player with quick partners"
    ),
}


def learn(game: str, games: int, seed: int, each: Each = here) -> tuple[str, str]:
    """Play that many games, and fit: the weights as Python, and what was played."""
    sampler = SAMPLERS[game]
    rows: dict[str, list[tuple[tuple[float, ...], float]]] = {}
    for found in each(sampler.play, sampler.deals(games, seed)):
        for role, features, won in found:
            rows.setdefault(role, []).append((features, won))
    learned = {}
    for role, those in rows.items():
        weights = fit(those)
        note = f"{len(those)} samples, skill {skill(those, weights):.3f}"
        learned[role] = note, dict(zip(sampler.looks, weights, strict=True))
    return weights_source(learned), sampler.sample.format(games=games)
