"""The annex: what lies on the table of the Norwegian Outpost in addition to the base game's things."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from outpost31.games.outpost.norwegian.figures import Numbers
from outpost31.games.outpost.table import NOBODY_KNOWS, Outpost
from outpost31.kernel import Pile, Secret, State

ESCAPED: Final = "escaped"
"""Left on a vehicle without an alien: has won and is out (N-4.1)."""


@dataclass(slots=True)
class Ufo(State):
    """The board of the UFO (N-5.1)."""

    round: int = 0
    unseen: Pile = field(default_factory=Pile)
    """The face-down departure tokens, in sectors and reserve alike: which lies where is decided when it is seen."""
    sectors_with_token: list[str] = field(default_factory=list)
    team_tokens: Secret[tuple[str, ...]] = NOBODY_KNOWS
    human_tokens: Secret[tuple[str, ...]] = NOBODY_KNOWS
    """What the humans collected: out of the aliens' reach for good (N-5.3)."""
    collecting: list[str] = field(default_factory=list)
    """The sectors where the alien collects in this round, in the order of its encounters."""
    launch_cards_paid: int = 0

    @property
    def reserve(self) -> int:
        """How many tokens lie in no sector."""
        return len(self.unseen) - len(self.sectors_with_token)


@dataclass(slots=True)
class Annex(State):
    """Dental records, the dog and its track, vehicles that are gone, and in the end the UFO."""

    numbers: Numbers
    records: list[Secret[str]] = field(default_factory=list)
    """By pawn, the dental record taken at the set-up; `dental_record` says what it is now (N-1.4)."""
    records_shown: list[str | None] = field(default_factory=list)
    """By pawn, the dental record last shown to all (N-2.3)."""
    dog: int = 0
    """The dog's space on its escape track (N-1.5)."""
    dog_track: int = 0
    """The last space (N-3.1)."""
    rifles_laid: int = 0
    """Sniper Rifles at the end of the track: one at most (N-2.2)."""
    vehicles_gone: list[str] = field(default_factory=list)
    """Rooms whose vehicle was used (N-4.1)."""
    places_at_departure: tuple[str, ...] = ()
    """By pawn, where they were when the rescue helicopter left in this round (N-4.4)."""
    ufo: Ufo | None = None


def annex_of(table: Outpost) -> Annex:
    """The annex of a table of the Norwegian Outpost."""
    assert isinstance(table.annex, Annex)
    return table.annex


def ufo_of(table: Outpost) -> Ufo:
    """The UFO, once it is reached."""
    ufo = annex_of(table).ufo
    assert ufo is not None
    return ufo
