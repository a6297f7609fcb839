"""The laws over random play of every game, at every number of players and with every option."""

from __future__ import annotations

from typing import Any

import pytest

from outpost31 import GAMES
from tests.games import LAW_BOOKS
from tests.laws import laws
from tests.laws.play import all_options, tables
from tests.laws.worlds import Tally, two_worlds

EVERY_TABLE = [
    pytest.param(game, seats, options, seed, id=f"{game}-{seats}-{number}")
    for game in GAMES
    for number, (seats, options, seed) in enumerate(tables(game))
]
EVERY_NUMBER = [(game, seats) for game in GAMES for seats in GAMES[game].seats]


def test_every_game_has_its_law_book() -> None:
    assert set(LAW_BOOKS) == set(GAMES)


@pytest.mark.parametrize(("game", "seats", "options", "seed"), EVERY_TABLE)
def test_components_are_conserved_and_games_end(
    game: str, seats: int, options: dict[str, Any], seed: int
) -> None:
    laws.games_end_and_components_are_conserved(game, seats, options, seed, LAW_BOOKS[game])


@pytest.mark.parametrize(("game", "seats"), EVERY_NUMBER)
@pytest.mark.parametrize(
    "law",
    [
        laws.same_answers_give_the_same_digests,
        laws.a_record_replays_to_the_same_match,
        laws.a_copy_never_changes_its_original,
        laws.an_answer_not_on_offer_changes_nothing,
        laws.what_leaves_a_table_has_its_declared_shape,
    ],
)
def test_every_law_holds(law: Any, game: str, seats: int) -> None:
    choices = all_options(game)
    for repeat in range(3):
        law(game, seats, choices[(seats + repeat * 5) % len(choices)], seats * 100 + repeat)


@pytest.mark.parametrize(("game", "seats"), EVERY_NUMBER)
def test_two_worlds_cannot_be_told_apart(game: str, seats: int) -> None:
    tally = Tally()
    choices = all_options(game)
    for repeat in range(LAW_BOOKS[game].two_worlds_games):
        options = choices[(seats * 7 + repeat) % len(choices)]
        two_worlds(game, seats, options, seats * 1000 + repeat, LAW_BOOKS[game].worlds, tally)
    assert tally.pairs > 50, "the law hardly looked"
    assert tally.answers > 3 * tally.pairs, f"worlds part too soon for the law to see much: {tally}"


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), EVERY_NUMBER)
@pytest.mark.parametrize("part", range(20))
def test_ten_thousand_games_break_no_law(game: str, seats: int, part: int) -> None:
    choices = all_options(game)
    for repeat in range(500):
        seed = part * 500 + repeat
        options = choices[seed % len(choices)]
        laws.games_end_and_components_are_conserved(game, seats, options, seed, LAW_BOOKS[game])


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), EVERY_NUMBER)
def test_two_worlds_cannot_be_told_apart_for_long(game: str, seats: int) -> None:
    tally = Tally()
    choices = all_options(game)
    for repeat in range(40 * LAW_BOOKS[game].two_worlds_games):
        options = choices[(seats + repeat) % len(choices)]
        two_worlds(game, seats, options, 50_000 + repeat, LAW_BOOKS[game].worlds, tally)
