"""Recorded games of the boardgame: they replay, everybody is told what was told then, every end has one."""

import inspect
import json
from pathlib import Path

import pytest

from outpost31 import Match
from outpost31.games.outpost import ending, events
from outpost31.kernel import Event
from tests.clauses import clause
from tests.golden.make import transcript
from tests.golden.make_boardgame import ENDINGS, FOLDER

GOLDENS = sorted(FOLDER.glob("*.json"))
EVERY_GOLDEN = pytest.mark.parametrize("golden", GOLDENS, ids=lambda path: path.stem)
VEHICLES = {"rescue_helicopter", "helicopter", "shed"}


def replayed(golden: Path) -> Match:
    return Match.replay(json.loads(golden.read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def matches():
    """All goldens, played again."""
    return [replayed(golden) for golden in GOLDENS]


@EVERY_GOLDEN
def test_a_golden_replays_and_everybody_is_told_what_was_told_then(golden):
    match = replayed(golden)
    assert transcript(match) == golden.with_suffix(".txt").read_text(encoding="utf-8")
    assert ENDINGS[golden.stem].is_wanted(match), "it did not end as its name says"


def test_every_golden_that_is_made_is_there():
    assert [golden.stem for golden in GOLDENS] == sorted(ENDINGS)
    assert {golden.stem for golden in GOLDENS} == {path.stem for path in FOLDER.glob("*.txt")}


@clause("B-4.5", "B-8.3", "B-8.4", "B-8.6", "B-8.8")
def test_every_way_to_end_has_a_golden(matches):
    reasons = {
        ending.FROZEN,
        ending.NO_HUMAN_LEFT,
        ending.ALIEN_ABOARD,
        ending.HUMAN_LEFT_BEHIND,
        ending.ESCAPED,
    }
    named = {name for name in vars(ending) if name.isupper()} - {"ALIEN", "CHARACTER", "HUMAN"}
    assert {getattr(ending, name) for name in named} == reasons, "an end that has no golden"
    assert {match.outcome.reason for match in matches} == reasons


@clause("B-8.2", "B-8.5")
def test_every_vehicle_has_a_golden_for_each_end_it_can_bring(matches):
    found = {
        (match.outcome.reason, event["vehicle"])
        for match in matches
        for event in match.chronicle()
        if event["event"] == "EscapeStarted"
    }
    ends = (ending.ESCAPED, ending.HUMAN_LEFT_BEHIND, ending.ALIEN_ABOARD)
    assert found == {(reason, vehicle) for reason in ends for vehicle in VEHICLES}


def test_everything_that_can_happen_happens_in_some_golden(matches):
    kinds = {
        name for name, kind in vars(events).items() if inspect.isclass(kind) and issubclass(kind, Event)
    } - {"Event"}
    assert {event["event"] for match in matches for event in match.chronicle()} == kinds


@clause("B-8.9")
def test_every_golden_shows_its_chain_of_infection_at_the_end(matches):
    for match in matches:
        shown = [event for event in match.events(None) if event["event"] == "EverythingShown"]
        assert len(shown) == 1
        aliens = [pawn for pawn, role in enumerate(shown[0]["roles"]) if role == "alien"]
        assert sorted(link["victim"] for link in shown[0]["chain"]) == aliens


def test_the_goldens_stay_small():
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 900_000
