"""Random play by actions, for the tests of the environments."""

from __future__ import annotations

import random
from collections.abc import Iterator

from outpost31 import GAMES, Match
from outpost31.envs.seating import Seating
from tests.games import LAW_BOOKS
from tests.laws.play import Chooser, all_options

SMALLEST = {game: card.seats.start for game, card in GAMES.items()}
EVERY_NUMBER = [(game, seats) for game in GAMES for seats in GAMES[game].seats]


def furnished(game: str, seats: int, seed: int) -> Match:
    """A match in which people may hold more than random play would find."""
    choices = all_options(game)
    match = Match.new(game, seats, seed=seed, options=choices[seed % len(choices)])
    return LAW_BOOKS[game].worlds.furnish(match, random.Random(seed))


def play_by_actions(match: Match, seed: int) -> Iterator[tuple[Seating, int]]:
    """Play a match by actions that a chooser of the laws would pick; yields who is about to take one."""
    seating, chooser = Seating(match), Chooser(seed)
    encoder = seating.encoder
    while match.outcome is None:
        seat = chooser.random.choice(match.questions).player
        question = seating.question_for(seat)
        assert question is not None
        for action in encoder.spell(question, chooser.choose(question), seat):
            yield seating, seat
            seating.act(seat, action)
