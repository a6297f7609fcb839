"""Recorded games of the Norwegian Outpost: they replay, everybody is told what was told then, every end has one."""

import inspect
import json
from pathlib import Path

import pytest

from outpost31 import Match
from outpost31.games.outpost import ending as base_ending
from outpost31.games.outpost.norwegian import ending, events
from outpost31.kernel import Event
from tests.clauses import clause
from tests.golden.make import transcript
from tests.golden.make_norwegian import ENDINGS, FOLDER

GOLDENS = sorted(FOLDER.glob("*.json"))
EVERY_GOLDEN = pytest.mark.parametrize("golden", GOLDENS, ids=lambda path: path.stem)


def replayed(golden: Path) -> Match:
    return Match.replay(json.loads(golden.read_text(encoding="utf-8")))


@EVERY_GOLDEN
def test_a_golden_replays_and_everybody_is_told_what_was_told_then(golden):
    match = replayed(golden)
    assert transcript(match) == golden.with_suffix(".txt").read_text(encoding="utf-8")
    assert ENDINGS[golden.stem].is_wanted(match), "it did not end as its name says"


def test_every_golden_that_is_made_is_there():
    assert [golden.stem for golden in GOLDENS] == sorted(ENDINGS)
    assert {golden.stem for golden in GOLDENS} == {path.stem for path in FOLDER.glob("*.txt")}


@clause("N-3.1", "N-4.3", "N-4.4", "N-5.5")
def test_every_way_to_end_has_a_golden():
    own = {ending.DOG_ESCAPED, ending.UFO_LAUNCHED, ending.ALIEN_BEATEN, ending.UFO_GROUNDED, ending.UFO_HELD}
    # A human on the ground does not end the game any more (N-4.1).
    base = {base_ending.FROZEN, base_ending.NO_HUMAN_LEFT, base_ending.ALIEN_ABOARD, base_ending.ESCAPED}
    outcomes = [replayed(golden).outcome for golden in GOLDENS]
    assert {outcome.reason for outcome in outcomes if outcome} == own | base
    named = {name for name in vars(ending) if name.isupper()} - {"ESCAPED"}
    assert {getattr(ending, name) for name in named} == own, "an end that has no golden"


def test_everything_that_only_happens_here_happens_in_some_golden():
    kinds = {
        name for name, kind in vars(events).items() if inspect.isclass(kind) and issubclass(kind, Event)
    } - {"Event"}
    assert kinds <= {event["event"] for golden in GOLDENS for event in replayed(golden).chronicle()}


def test_the_goldens_stay_small():
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 600_000
