"""What the recorded games of the boardgame have to show between them."""

import inspect

import pytest

from outpost31.games.outpost import ending, events
from outpost31.kernel import Event
from tests.clauses import clause
from tests.golden.goldens import goldens, replayed

GOLDENS = goldens("boardgame")
VEHICLES = {"rescue_helicopter", "helicopter", "shed"}


@pytest.fixture(scope="module")
def matches():
    """All goldens, played again."""
    return [replayed(golden) for golden in GOLDENS]


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
