"""Plans at the outpost: whoever can test says whom, and those who believe it point at that one.

A blood bag tests the most suspected (B-10.6), and disks rise by votes (B-10.3). So whom a test hits is agreed upon by
pointing, and that takes somebody who says so.
"""

from __future__ import annotations

from outpost31.bots.outpost.informed import Judgement
from outpost31.kernel.questions import Seat

PLAN = "i_will_test"
"""The claim of somebody who has a blood bag and asks all to point at somebody."""
AFTER_MEETINGS = ("burning", "actions", "leisure")
"""The phases in which it is said: when nobody can come any more to turn whoever said it, and before all point."""
BELIEVED = 0.5
"""How likely an alien a speaker may be whose plan one follows."""
POINTING = 6.0
"""What it is worth to point where a plan says, for who believes it, in the measure of votes: twentieths."""
BLOOD_BAG = "blood_bag"


class Plans:
    """Who said when that it will test whom."""

    def __init__(self) -> None:
        self._said: dict[Seat, tuple[Seat, int]] = {}

    def note(self, speaker: Seat, about: Seat, when: int) -> None:
        """Somebody said it in this round."""
        self._said[speaker] = about, when

    def of(self, now: int) -> dict[Seat, Seat]:
        """Who will test whom, as said in this round."""
        return {speaker: about for speaker, (about, when) in self._said.items() if when == now}


def whom_to_test(sight: Judgement) -> int | None:
    """Whom somebody with a blood bag asks all to point at: whoever's role would tell most about all (B-10.6)."""
    if sight.view["phase"] not in AFTER_MEETINGS or not sight.holds(BLOOD_BAG):
        return None
    may = [one["pawn"] for one in sight.others if one["suspicion"]]
    return max(may, key=sight.after_testing, default=None)


def agreed(sight: Judgement, pawn: int) -> float:
    """What it is worth to a human to point at somebody whom it, or somebody it believes, will test."""
    testers = [who for who, whom in sight.plans.items() if whom == pawn and who != pawn]
    return POINTING * max([0.0, *(1.0 - sight.guilt[who] / BELIEVED for who in testers)])
