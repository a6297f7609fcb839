"""Whole games in one call: the same games as at a table of learners, and refusals."""

from __future__ import annotations

import random

import pytest

from outpost31 import GAMES, IllegalAnswer, Match
from outpost31.envs.running import run
from outpost31.envs.seating import Seating
from tests.envs.playing import SMALLEST


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_same_game_as_at_a_table(game):
    seats = SMALLEST[game] + 1
    for seed in range(2 if game != "stayaway" else 6):
        seen: list[tuple[bytes, list[int]]] = []
        dice = random.Random(seed)

        def choose(observation, allowed, seen=seen, dice=dice):
            seen.append((observation.tobytes(), allowed))
            return dice.choice(allowed)

        rewards = run(game, seats, [choose] * seats, seed=seed)
        seating = Seating(Match.new(game, seats, seed=seed))
        again = random.Random(seed)
        for numbers, allowed in seen:
            seat = seating.match.questions[0].player
            observation, mask = seating.observe(seat)
            assert observation.tobytes() == numbers
            assert sorted(allowed) == mask.nonzero()[0].tolist()
            seating.act(seat, again.choice(allowed))
        assert seating.is_over
        assert rewards == [seating.reward(seat) for seat in range(seats)]


def test_nobody_is_asked_where_there_is_no_choice():
    widths = []

    def choose(_, allowed):
        widths.append(len(allowed))
        return allowed[-1]

    run("boardgame", 4, [choose] * 4, seed=2, ask_forced=False)
    assert widths and min(widths) > 1


def test_what_is_not_on_offer_is_refused():
    with pytest.raises(IllegalAnswer, match="is not on offer"):
        run("stayaway", 4, [lambda observation, allowed: 0] * 4, seed=1)
    with pytest.raises(ValueError, match="4 agents sit at this table, not 3"):
        run("stayaway", 4, [lambda observation, allowed: allowed[0]] * 3)
