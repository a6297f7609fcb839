"""Recorded games of every game: they replay, end as they are called, and everybody is told what was told then."""

import json

import pytest

from outpost31 import GAMES
from tests.golden.goldens import SEARCHES, folder, goldens, replayed
from tests.golden.searching import ends
from tests.golden.transcripts import transcript

EVERY_GOLDEN = pytest.mark.parametrize(
    ("game", "golden"),
    [(game, path) for game in SEARCHES for path in goldens(game)],
    ids=lambda part: getattr(part, "stem", part),
)
EVERY_GAME = pytest.mark.parametrize("game", SEARCHES)


@EVERY_GOLDEN
def test_a_golden_replays_and_everybody_is_told_what_was_told_then(game, golden):
    match = replayed(golden)
    assert transcript(match) == golden.with_suffix(".txt").read_text(encoding="utf-8")
    assert SEARCHES[game].endings[golden.stem].is_wanted(match), "it did not end as its name says"


def test_every_game_has_goldens():
    assert set(SEARCHES) == set(GAMES)


@EVERY_GAME
def test_every_golden_that_is_made_is_there(game):
    assert [golden.stem for golden in goldens(game)] == sorted(SEARCHES[game].endings)
    assert {golden.stem for golden in goldens(game)} == {path.stem for path in folder(game).glob("*.txt")}


@EVERY_GAME
def test_the_goldens_stay_small(game):
    assert sum(path.stat().st_size for path in folder(game).iterdir()) < 900_000


@EVERY_GAME
def test_the_search_plays_whole_games(game):
    """With anything wanted, the first seed that ends at all is a game that replays."""
    search = SEARCHES[game]
    ending = next(iter(search.endings.values()))
    match = next(found for seed in range(20) if (found := search.play(ending, seed, 5000)))
    assert match.outcome is not None and ends(match.outcome.reason)(match)
    assert not ends("nothing like it")(match)
    assert json.dumps(match.record())
