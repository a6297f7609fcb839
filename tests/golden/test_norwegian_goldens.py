"""What the recorded games of the Norwegian Outpost have to show between them."""

import inspect

from outpost31.games.outpost import ending as base_ending
from outpost31.games.outpost.norwegian import ending, events
from outpost31.kernel import Event
from tests.clauses import clause
from tests.golden.goldens import goldens, replayed

GOLDENS = goldens("norwegian")


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
