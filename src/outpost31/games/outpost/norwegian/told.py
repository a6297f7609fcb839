"""How viewers are told of what `games.outpost.norwegian.events` declares.

Written by `python -m outpost31.shapes`: do not edit.
"""

from __future__ import annotations

from typing import Literal, TypedDict


class DentalRecordTaken(TypedDict):
    """Somebody took one of their dental records, which only they see (N-1.4)."""

    event: Literal["DentalRecordTaken"]
    pawn: int
    record: str | None


class DentalRecordShown(TypedDict):
    """Somebody showed their dental record to all (N-2.3)."""

    event: Literal["DentalRecordShown"]
    pawn: int
    record: str


class RifleLaid(TypedDict):
    """A Sniper Rifle lies at the end of the dog's track, which is longer now (N-2.2)."""

    event: Literal["RifleLaid"]
    pawn: int
    track: int


class DogRan(TypedDict):
    """The dog is on this space of its escape track (N-3.1)."""

    event: Literal["DogRan"]
    space: int


class HumansEscaped(TypedDict):
    """These left without an alien: they have won and are out, the others play on (N-4.1)."""

    event: Literal["HumansEscaped"]
    vehicle: str
    pawns: list[int]


class UfoReached(TypedDict):
    """A Snow Cat with aliens alone came to the UFO; the base is left behind (N-5.1)."""

    event: Literal["UfoReached"]
    aliens: list[int]
    humans: list[int]


class UfoRoundBegan(TypedDict):
    """A new round at the UFO (N-5.2)."""

    event: Literal["UfoRoundBegan"]
    round: int


class TokensCollected(TypedDict):
    """A side collected departure tokens of a sector and of the reserve, face down to the other side (N-5.3)."""

    event: Literal["TokensCollected"]
    side: str
    sector: str
    tokens: list[str] | None
    count: int


class LaunchCardPaid(TypedDict):
    """The aliens paid for a launch card with these tokens (N-5.4)."""

    event: Literal["LaunchCardPaid"]
    number: int
    cost: int
    tokens: list[str]


class SectorsLeft(TypedDict):
    """Everybody took characters, cards and strength back (N-5.6)."""

    event: Literal["SectorsLeft"]


Told = (
    DentalRecordTaken
    | DentalRecordShown
    | RifleLaid
    | DogRan
    | HumansEscaped
    | UfoReached
    | UfoRoundBegan
    | TokensCollected
    | LaunchCardPaid
    | SectorsLeft
)
