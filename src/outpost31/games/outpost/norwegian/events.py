"""What happens at the Norwegian outpost and nowhere else."""

from __future__ import annotations

from outpost31.kernel import Event, Secret, frozen

Pawn = int
Kinds = tuple[str, ...]


@frozen
class DentalRecordTaken(Event):
    """Somebody took one of their dental records, which only they see (N-1.4)."""

    pawn: Pawn
    record: Secret[str]


@frozen
class DentalRecordShown(Event):
    """Somebody showed their dental record to all (N-2.3)."""

    pawn: Pawn
    record: str


@frozen
class RifleLaid(Event):
    """A Sniper Rifle lies at the end of the dog's track, which is longer now (N-2.2)."""

    pawn: Pawn
    track: int


@frozen
class DogRan(Event):
    """The dog is on this space of its escape track (N-3.1)."""

    space: int


@frozen
class HumansEscaped(Event):
    """These left without an alien: they have won and are out, the others play on (N-4.1)."""

    vehicle: str
    pawns: tuple[Pawn, ...]


@frozen
class UfoReached(Event):
    """A Snow Cat with aliens alone came to the UFO; the base is left behind (N-5.1)."""

    aliens: tuple[Pawn, ...]
    humans: tuple[Pawn, ...]


@frozen
class UfoRoundBegan(Event):
    """A new round at the UFO (N-5.2)."""

    round: int


@frozen
class TokensCollected(Event):
    """A side collected departure tokens of a sector and of the reserve, face down to the other side (N-5.3)."""

    side: str
    sector: str
    tokens: Secret[Kinds]
    count: int


@frozen
class LaunchCardPaid(Event):
    """The aliens paid for a launch card with these tokens (N-5.4)."""

    number: int
    cost: int
    tokens: Kinds


@frozen
class SectorsLeft(Event):
    """Everybody took characters, cards and strength back (N-5.6)."""
