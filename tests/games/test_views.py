"""A view is its receiver's own: whatever is done to it, the table and the next view are what they were."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from outpost31 import GAMES, Match


def spoil(value: Any) -> None:
    """Leave nothing as it was in a view, however deep."""
    parts = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    for part in parts:
        spoil(part)
    if isinstance(value, dict):
        for name in list(value):
            value[name] = "spoiled"
    elif isinstance(value, list):
        value[:] = ["spoiled"]


@pytest.mark.parametrize("game", list(GAMES))
def test_whoever_gets_a_view_may_do_with_it_what_they_like(game: str) -> None:
    seats = GAMES[game].seats[-1]
    match, chance = Match.new(game, seats, seed=8), Random(8)
    first = copy.deepcopy(match.view(0))
    looks = 0
    while True:
        if looks % 40 == 0 or match.outcome is not None:
            digest = match.digest()
            for seat in (None, *range(seats)):
                seen = match.view(seat)
                kept = copy.deepcopy(seen)
                spoil(seen)
                assert seen != kept
                assert match.view(seat) == kept
            assert match.digest() == digest
        if match.outcome is not None:
            break
        question = match.questions[0]
        match.answer(question.player, chance.choice(question.options))
        looks += 1
    assert Match.new(game, seats, seed=8).view(0) == first, "another table's views are spoiled too"
