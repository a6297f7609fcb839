"""Recorded games: they replay, everybody is told what was told then, and every way to end has one."""

import ast
import inspect
import json
from pathlib import Path

import pytest

from outpost31 import Match
from outpost31.games.stayaway import ending, events, turn
from outpost31.games.stayaway.cards import PANICS
from outpost31.games.stayaway.effects import ACTIONS
from outpost31.kernel import Event
from tests.clauses import clause
from tests.golden.make import ENDINGS, transcript

GOLDENS = sorted((Path(__file__).parent / "stayaway").glob("*.json"))
EVERY_GOLDEN = pytest.mark.parametrize("golden", GOLDENS, ids=lambda path: path.stem)


def replayed(golden: Path) -> Match:
    return Match.replay(json.loads(golden.read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def chronicles():
    """Everything that happened in all goldens."""
    return [event for golden in GOLDENS for event in replayed(golden).chronicle()]


@EVERY_GOLDEN
def test_a_golden_replays_and_everybody_is_told_what_was_told_then(golden):
    match = replayed(golden)
    assert transcript(match) == golden.with_suffix(".txt").read_text(encoding="utf-8")


@EVERY_GOLDEN
def test_a_golden_is_over_and_ended_as_its_name_says(golden):
    assert ENDINGS[golden.stem].is_wanted(replayed(golden))


def test_every_golden_that_is_made_is_there():
    assert [golden.stem for golden in GOLDENS] == sorted(ENDINGS)
    assert {golden.stem for golden in GOLDENS} == {path.stem for path in GOLDENS[0].parent.glob("*.txt")}


@clause("S-9.2", "S-9.3", "S-9.4")
def test_every_way_to_end_has_a_golden(chronicles):
    """The reasons are read from the rules: what `finish` is called with."""
    reasons = {
        call.args[1].value
        for module in (ending, turn)
        for call in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "finish"
        if isinstance(call.args[1], ast.Constant)
    }
    assert len(reasons) == 6
    assert {event["reason"] for event in chronicles if event["event"] == "GameEnded"} == reasons


def test_everything_that_can_happen_happens_in_some_golden(chronicles):
    kinds = {
        name for name, kind in vars(events).items() if inspect.isclass(kind) and issubclass(kind, Event)
    } - {"Event"}
    assert {event["event"] for event in chronicles} == kinds


def test_every_card_that_can_be_played_or_carried_out_is_in_some_golden(chronicles):
    carried_out = {event["card"] for event in chronicles if event["event"] in ("CardPlayed", "PanicDrawn")}
    assert carried_out == set(ACTIONS) | PANICS


def test_the_goldens_stay_small():
    assert sum(path.stat().st_size for path in GOLDENS[0].parent.iterdir()) < 600_000
