"""Common sense at the outpost: how anybody weighs the options of a question who has no better idea.

Novices have nothing else. The seasoned have better ideas for some questions, and for the others this. `needs` says what
the base lacks; the other modules score the options of one sort of question each, and `norwegian` what differs there.
"""

from outpost31.bots.outpost.sense import (
    dealing,
    escaping,
    finding,
    haunting,
    leading,
    meeting,
    moving,
    norwegian,
)
from outpost31.bots.outpost.sense.scoring import Scorer

BASE: dict[str, Scorer] = {
    **moving.SCORERS,
    **leading.SCORERS,
    **meeting.SCORERS,
    **dealing.SCORERS,
    **finding.SCORERS,
    **escaping.SCORERS,
    **haunting.SCORERS,
}
SENSE: dict[str, dict[str, Scorer]] = {
    "boardgame": BASE,
    "norwegian": BASE | norwegian.SCORERS,
}
"""By game: how the options of each kind of question are weighed. What has no scorer is answered by whim."""

__all__ = ["BASE", "SENSE", "Scorer"]
