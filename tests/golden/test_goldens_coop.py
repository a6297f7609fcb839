"""Recorded games of 1 to 3 players: they replay, everybody is told what was told then, and every end has one."""

import inspect
import json
from pathlib import Path

import pytest

from outpost31 import Match
from outpost31.games.outpost import ending
from outpost31.games.outpost.coop import events, exposure
from outpost31.games.outpost.table import ALIEN, CHARACTER, HUMAN
from outpost31.kernel import Event
from tests.clauses import clause
from tests.golden.make import transcript
from tests.golden.make_coop import ENDINGS, HERE

GOLDENS = sorted(HERE.glob("*.json"))
EVERY_GOLDEN = pytest.mark.parametrize("golden", GOLDENS, ids=lambda path: path.stem)
NOT_HERE = {ending.NO_HUMAN_LEFT}
"""Role cards that nobody has seen never end the game by themselves (C-8.3)."""


def replayed(golden: Path) -> Match:
    return Match.replay(json.loads(golden.read_text(encoding="utf-8")))


@EVERY_GOLDEN
def test_a_golden_replays_and_everybody_is_told_what_was_told_then(golden):
    match = replayed(golden)
    assert transcript(match) == golden.with_suffix(".txt").read_text(encoding="utf-8")
    assert ENDINGS[golden.stem].is_wanted(match)


def test_every_golden_that_is_made_is_there():
    assert [golden.stem for golden in GOLDENS] == sorted(ENDINGS)


@clause("C-8.3")
def test_every_way_to_end_has_a_golden():
    reasons = {value for name, value in vars(ending).items() if name.isupper() and isinstance(value, str)} - {
        ALIEN,
        HUMAN,
        CHARACTER,
    }
    matches = [replayed(golden) for golden in GOLDENS]
    ended = {match.outcome.reason for match in matches if match.outcome}
    assert ended == (reasons - NOT_HERE) | {exposure.NO_CHARACTER_LEFT}
    assert {match.seats for match in matches} == {1, 2, 3}


def test_everything_that_can_happen_only_here_happens_in_some_golden():
    kinds = {name for name, kind in vars(events).items() if inspect.isclass(kind) and issubclass(kind, Event)}
    happened = {event["event"] for golden in GOLDENS for event in replayed(golden).chronicle()}
    assert kinds - {"Event"} <= happened


def test_the_goldens_stay_small():
    assert sum(path.stat().st_size for path in HERE.iterdir()) < 600_000
