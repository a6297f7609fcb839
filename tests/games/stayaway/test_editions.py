"""The readings of a printed text that contradicts itself. (S-3.7, S-7.1)"""

import pytest

from outpost31.games.stayaway import GAME
from outpost31.games.stayaway.editions import EDITIONS
from outpost31.kernel.options import settle
from tests.clauses import clause


@clause("S-3.7", "S-7.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_reading_sets_options_of_the_game_to_lawful_values(edition):
    settled = settle(GAME.options, EDITIONS[edition], 6)
    assert EDITIONS[edition].items() <= settled.items()


@clause("S-3.7", "S-7.1")
def test_ours_comes_first_and_differs_from_no_default():
    assert next(iter(EDITIONS)) == "ours"
    assert EDITIONS["ours"] == {}
    assert len({frozenset(options.items()) for options in EDITIONS.values()}) == len(EDITIONS)
