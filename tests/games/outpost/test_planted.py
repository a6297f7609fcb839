"""Each bug planted in the boardgame is caught by the law that is named for it."""

from __future__ import annotations

import pytest

from tests.games.outpost.planted import BUGS
from tests.laws.play import LawBroken
from tests.planted.planting import Bug
from tests.planted.test_planted import LAWS, _play_under


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.name)
def test_a_bug_planted_in_the_boardgame_is_caught(bug: Bug, monkeypatch: pytest.MonkeyPatch) -> None:
    bug.plant(monkeypatch)
    if callable(bug.caught_by):
        with pytest.raises(AssertionError):
            bug.caught_by()
        return
    with pytest.raises(LawBroken):
        _play_under(LAWS[bug.caught_by], bug)


@pytest.mark.parametrize("bug", [bug for bug in BUGS if callable(bug.caught_by)], ids=lambda bug: bug.name)
def test_without_a_bug_the_scene_holds(bug: Bug) -> None:
    assert callable(bug.caught_by)
    bug.caught_by()


def test_enough_bugs_are_planted():
    assert len(BUGS) >= 15
