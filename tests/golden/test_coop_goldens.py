"""What the recorded games of 1 to 3 players have to show between them."""

import inspect

from outpost31.games.outpost import ending
from outpost31.games.outpost.coop import events, exposure
from outpost31.games.outpost.table import ALIEN, CHARACTER, HUMAN
from outpost31.kernel import Event
from tests.clauses import clause
from tests.golden.goldens import goldens, replayed

GOLDENS = goldens("coop")
NOT_HERE = {ending.NO_HUMAN_LEFT}
"""Role cards that nobody has seen never end the game by themselves (C-8.3)."""


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
