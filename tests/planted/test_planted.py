"""A law that stays silent before a planted bug says nothing: each of these must be caught."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest

from outpost31 import GAMES
from outpost31.kernel.games import LAID_OUT
from tests.games import LAW_BOOKS
from tests.laws import laws
from tests.laws.play import LawBroken, all_options
from tests.laws.worlds import Tally, two_worlds
from tests.planted import (
    boardgame,
    boardgame_deeds,
    boardgame_secrets,
    boxes,
    coop,
    leave_and_help,
    norwegian,
    outpost_order,
    stayaway,
)
from tests.planted.planting import Bug

pytestmark = pytest.mark.sources

BUGS: list[Bug] = [
    *stayaway.BUGS,
    *boardgame.BUGS,
    *boardgame_secrets.BUGS,
    *boxes.BUGS,
    *boardgame_deeds.BUGS,
    *coop.BUGS,
    *norwegian.BUGS,
    *outpost_order.BUGS,
    *leave_and_help.BUGS,
]

LAWS: dict[str, Callable[..., object]] = {
    "conservation": lambda game, seats, options, seed: laws.games_end_and_components_are_conserved(
        game, seats, options, seed, LAW_BOOKS[game]
    ),
    "digests": laws.same_answers_give_the_same_digests,
    "replay": laws.a_record_replays_to_the_same_match,
    "copies": laws.a_copy_never_changes_its_original,
    "refusals": laws.an_answer_not_on_offer_changes_nothing,
    "two_worlds": lambda game, seats, options, seed: two_worlds(
        game, seats, options, seed, LAW_BOOKS[game].worlds, Tally(), every=3
    ),
}


@pytest.fixture(autouse=True)
def nothing_is_remembered() -> Iterator[None]:
    """What the games keep for the next time must not have been worked out under a planted bug."""
    _forget()
    yield
    _forget()


def _forget() -> None:
    LAID_OUT.clear()
    for name, module in list(sys.modules.items()):
        if name.startswith("outpost31.games"):
            for thing in list(vars(module).values()):
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: f"{bug.game}-{bug.name}")
def test_a_planted_bug_is_caught(bug: Bug, monkeypatch: pytest.MonkeyPatch) -> None:
    bug.plant(monkeypatch)
    if callable(bug.caught_by):
        with pytest.raises((AssertionError, LookupError, ValueError)):
            bug.caught_by()
        return
    with pytest.raises(LawBroken):
        _play_under(LAWS[bug.caught_by], bug)


@pytest.mark.parametrize(
    "bug", [bug for bug in BUGS if callable(bug.caught_by)], ids=lambda bug: f"{bug.game}-{bug.name}"
)
def test_without_the_bug_its_scene_holds(bug: Bug) -> None:
    assert callable(bug.caught_by)
    bug.caught_by()


def _play_under(law: Callable[..., object], bug: Bug) -> None:
    choices = [dict(bug.options)] if bug.options else all_options(bug.game)
    for seed in range(200):
        seats = GAMES[bug.game].seats[seed % len(GAMES[bug.game].seats)]
        law(bug.game, seats, choices[seed % len(choices)], 7_000 + seed)


def test_enough_bugs_are_planted_in_every_game() -> None:
    planted = {game: sum(bug.game == game for bug in BUGS) for game in GAMES}
    assert planted["stayaway"] >= 12
    assert planted["boardgame"] >= 15
    assert planted["coop"] >= 25
    assert planted["norwegian"] >= 15
