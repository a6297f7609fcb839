"""What the recorded games of Stay Away! have to show between them."""

import ast
import inspect

import pytest

from outpost31.games.stayaway import ending, events, turn
from outpost31.games.stayaway.cards import PANICS
from outpost31.games.stayaway.effects import ACTIONS
from outpost31.kernel import Event
from tests.clauses import clause
from tests.golden.goldens import goldens, replayed

GOLDENS = goldens("stayaway")


@pytest.fixture(scope="module")
def chronicles():
    """Everything that happened in all goldens."""
    return [event for golden in GOLDENS for event in replayed(golden).chronicle()]


@clause("S-9.2", "S-9.3", "S-9.4")
@pytest.mark.sources
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
