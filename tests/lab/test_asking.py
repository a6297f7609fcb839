"""How much a person is asked, counted over games among bots: the figures of docs/flow.md, on a sample."""

from __future__ import annotations

import pytest

from outpost31.lab.asking import count_asked


@pytest.mark.parametrize(
    ("game", "seats", "games", "most"), [("boardgame", 6, 8, 7.0), ("coop", 1, 40, 18.0)]
)
def test_a_person_is_asked_no_more_than_we_aim_at(game: str, seats: int, games: int, most: float) -> None:
    asked = count_asked(game, seats, games)
    assert asked.games == games
    assert asked.formal > 0
    assert 0 < asked.a_round <= most, asked
    assert asked.before > asked.a_round * 1.4, "four questions in ten had one answer"


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "most"), [("boardgame", 6, 7.0), ("coop", 1, 18.0)])
def test_the_aims_hold_over_two_hundred_games(game: str, seats: int, most: float) -> None:
    assert count_asked(game, seats, games=200).a_round <= most
