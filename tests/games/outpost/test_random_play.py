"""Random games of 4 to 8 players come to their end, and nothing is lost on the way."""

from __future__ import annotations

import json
import random

import pytest

from outpost31 import Match
from outpost31.kernel import Option, Question
from tests.games.outpost.conservation import wrong
from tests.scene import PASSING

SEATS = range(4, 9)
RARE = {"expose": 0.1, "one_alien": 0.5}


def choose(question: Question, chance: random.Random) -> Option:
    """Any option; reactions are mostly declined and deals rarely proposed, so that games grow old."""
    passing = [option for option in (question.decline, *PASSING) if option in question.options]
    if passing and chance.random() < 0.7:
        return passing[0]
    option = chance.choice(question.options)
    if option in RARE and chance.random() > RARE[option]:
        return question.options[0]
    return option


def play(match: Match, seed: int, most: int = 100_000) -> Match:
    """Answer until the end, or this many times."""
    chance = random.Random(seed)
    for _ in range(most):
        if match.outcome is not None:
            break
        question = chance.choice(match.questions)
        seat = chance.choice((question.seat, *question.team))
        assert isinstance(seat, int)
        match.answer(seat, choose(question, chance), question.id)
    return match


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_created_or_lost_and_every_game_ends(seats):
    for seed in range(6):
        match = Match.new("boardgame", seats, seed=seed)
        chance = random.Random(seed)
        assert wrong(match) is None
        while match.outcome is None:
            play(match, chance.randrange(1 << 30), most=1)
            assert wrong(match) is None, f"seats={seats} seed={seed} after {len(match.answers)} answers"


@pytest.mark.parametrize("seats", SEATS)
def test_a_record_replays_and_a_copy_is_equal(seats):
    match = Match.new("boardgame", seats, seed=seats)
    chance = random.Random(seats)
    while match.outcome is None:
        if chance.random() < 0.02:
            copy, before = match.copy(), match.digest()
            assert copy.digest() == before
            play(copy, seats, most=20)
            assert match.digest() == before
        play(match, chance.randrange(1 << 30), most=1)
    again = Match.replay(json.loads(json.dumps(match.record())))
    assert again.digest() == match.digest()
    assert again.outcome == match.outcome


@pytest.mark.parametrize("seats", SEATS)
def test_every_view_can_be_written_down(seats):
    match = play(Match.new("boardgame", seats, seed=1), 1, most=300)
    for viewer in (None, *range(seats)):
        assert json.loads(json.dumps(match.view(viewer))) == match.view(viewer)


def test_games_end_in_several_ways():
    matches = [play(Match.new("boardgame", 4 + seed % 5, seed=seed), seed) for seed in range(60)]
    reasons = {match.outcome.reason for match in matches if match.outcome}
    assert {"frozen", "no_human_left"} <= reasons
