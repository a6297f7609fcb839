"""A finished match gone through again from the nearest moment that was kept: nobody waits for its beginning."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from outpost31.kernel import Match
from outpost31.kernel.questions import FATE
from outpost31.kernel.records import Recorded, from_json

STRIDE = 25
"""Every so many moments one is kept: as many as the client asks for at once."""
KEPT = 2
"""So many records are remembered: what is watched is watched by few at a time."""


class Retraced:
    """The moments of a record: after the set-up, and again after each person's answer."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.record = record
        self._answers: list[list[Any]] = record["answers"]
        self._people = [place for place, answer in enumerate(self._answers) if answer[0] != FATE]
        """Where the answers of people stand among all of them."""
        self._front = enumerate(Match.retrace(record))
        """What nobody has asked for yet, checked against the record as it is reached."""
        self._reached = -1
        self._kept: list[Match] = []

    def __len__(self) -> int:
        """How many moments there are."""
        return len(self._people) + 1

    def moments(self, start: int, end: int) -> Iterator[tuple[int, Match]]:
        """From a moment to before another, each with its number: one match that moves on."""
        self._reach(min(end, len(self)) - 1)
        first = max(0, start) // STRIDE
        if first >= len(self._kept):
            return
        number = first * STRIDE
        match, fate = self._copied(self._kept[first], number)
        while number < min(end, len(self)):
            if number >= start:
                yield number, match
            if number == len(self._people):
                break
            seat, option, *question = self._answers[self._people[number]]
            fate.position = self._people[number] + 1
            match.answer(seat, from_json(option), *question)
            number += 1

    def _reach(self, number: int) -> None:
        """Go on to this moment, if nobody was there before."""
        while self._reached < number:
            try:
                self._reached, match = next(self._front)
                if self._reached == len(self) - 1:
                    next(self._front, None)  # beyond the last moment its end is checked
            except Exception:
                # What broke off cannot be gone on with: whoever asks again is told the same.
                _remembered[:] = [each for each in _remembered if each is not self]
                raise
            if self._reached % STRIDE == 0:
                self._kept.append(self._copied(match, self._reached)[0])

    def _copied(self, match: Match, number: int) -> tuple[Match, Recorded]:
        fate = Recorded(self._answers)
        fate.position = self._people[number] if number < len(self._people) else len(self._answers)
        return match.copy(fate), fate


_remembered: list[Retraced] = []


def retraced(record: dict[str, Any]) -> Retraced:
    """The match of a record, with what was kept of it when it was last asked for."""
    found = next((each for each in _remembered if each.record == record), None)
    if found is None:
        found = Retraced(record)
    else:
        _remembered.remove(found)
    _remembered.append(found)
    del _remembered[:-KEPT]
    return found
