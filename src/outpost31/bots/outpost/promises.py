"""Promises at the outpost: who says where it will go, so that others go there with it, or somewhere else.

Hands help one another where people work together (B-7.5), and who waits alone may be found alone. Everybody moves in
turn (B-5.4), so whoever comes late says where it will be, and those before it reckon with that as far as they believe
it. Who said one thing and did another is not believed again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from outpost31.bots.outpost.informed import Judgement
from outpost31.games.outpost.shapes import PersonSeen
from outpost31.kernel.questions import Seat
from outpost31.reasons.outpost.station import LEISURE_ROOM

GOING = "i_will_go"
"""The claim of somebody who says to which room it will go."""
BELIEVED = 0.4
"""How likely an alien somebody may be whose word one goes by."""
KEPT = 0.5
"""How much of a promise counts beside somebody who is there: things happen in between."""
WORD = 1.0
"""What it is worth to go where one said one would."""


class Promises:
    """Who said when to which room it goes, and who has broken its word."""

    def __init__(self) -> None:
        self._said: dict[Seat, tuple[str, int]] = {}
        self._broken: set[Seat] = set()

    def note(self, speaker: Seat, room: str, when: int) -> None:
        """Somebody said it in this round."""
        self._said[speaker] = room, when

    def look(self, people: Sequence[PersonSeen], now: int) -> None:
        """See who stands elsewhere than it said in this round."""
        for one in people:
            room, when = self._said.get(one["pawn"], ("", now - 1))
            if when == now and one["standing"] and one["where"] not in (room, LEISURE_ROOM):
                self._broken.add(one["pawn"])

    def of(self, now: int) -> Mapping[Seat, str]:
        """Who goes where, as said in this round by those who have kept their word so far."""
        return {
            speaker: room
            for speaker, (room, when) in self._said.items()
            if when == now and speaker not in self._broken
        }


def is_waiting(person: PersonSeen) -> bool:
    """Whether somebody has yet to move."""
    return person["where"] == LEISURE_ROOM


def promised(sight: Judgement, room: str) -> list[PersonSeen]:
    """Those who have yet to move, said that they come to this room, and are believed."""
    return [
        one
        for one in sight.others
        if sight.promises.get(one["pawn"]) == room and is_waiting(one) and sight.guilt[one["pawn"]] < BELIEVED
    ]


def word(sight: Judgement, room: str) -> float:
    """What it is worth to be seen keeping one's word, whatever one is."""
    return WORD if sight.promises.get(sight.pawn) == room else 0.0
