"""What "until the next phase" goes by, read from what everybody sees."""

from __future__ import annotations

from typing import TypeAlias, TypedDict, cast

from outpost31.kernel.views import View

Phase: TypeAlias = tuple[int | None, str | None]
"""The number of the round and the phase in it; or the number of the turn."""


class Moment(TypedDict, total=False):
    """What the views of some game have of the time."""

    round: int
    phase: str
    turn: int


def phase_of(view: View) -> Phase:
    """The round and phase, or where a game has none, the turn."""
    moment = cast(Moment, view)
    return (moment.get("round"), moment["phase"]) if "phase" in moment else (moment.get("turn"), None)
