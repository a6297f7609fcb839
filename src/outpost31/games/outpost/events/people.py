"""What happens to people, and to the alien."""

from __future__ import annotations

from outpost31.games.outpost.shapes import LinkSeen
from outpost31.kernel import Event, Secret, frozen

Pawn = int


@frozen
class CharacterTaken(Event):
    """A seat plays this character (B-2.6)."""

    pawn: Pawn
    character: str


@frozen
class RoleDealt(Event):
    """A dog-infection token said who is the first alien (B-2.7)."""

    pawn: Pawn
    role: Secret[str]


@frozen
class LeaderNamed(Event):
    """The leader's sheet went to somebody (B-2.9, B-10.10)."""

    pawn: Pawn


@frozen
class AlienCardPlaced(Event):
    """The alien team put strength on a face-down location card (B-4.8)."""

    strength: int
    room: Secret[str]


@frozen
class RoomEntered(Event):
    """A character went to a room (B-5.5)."""

    pawn: Pawn
    room: str


@frozen
class MarkerTaken(Event):
    """A character picked up the leader marker (B-5.9)."""

    pawn: Pawn


@frozen
class AlienRevealed(Event):
    """The alien team's card was turned over and its strength placed (B-6.2)."""

    room: str
    strength: int


@frozen
class AlienReturned(Event):
    """The strength went back to the pool, the cards to the deck (B-6.2)."""

    strength: int


@frozen
class AlienWaited(Event):
    """The alien did nothing in a room (B-6.3, B-6.4)."""

    room: str


@frozen
class AlienFled(Event):
    """The alien ran away from a room (B-6.5, B-6.6)."""

    room: str


@frozen
class FireUsed(Event):
    """Somebody used fire against the exposed alien or on a room (B-6.5, B-7.1)."""

    pawn: Pawn
    weapon: str
    room: str


@frozen
class AlienBeaten(Event):
    """The exposed alien has no strength left (B-6.9)."""


@frozen
class CharactersLaidDown(Event):
    """Characters were laid down in a room (B-1.7)."""

    pawns: tuple[Pawn, ...]
    room: str


@frozen
class CharacterAssimilated(Event):
    """The exposed alien assimilated a character (B-6.7)."""

    pawn: Pawn
    room: str


@frozen
class WeaponUsedToWithdraw(Event):
    """Somebody showed a weapon and withdrew from a meeting (B-6.12)."""

    pawn: Pawn
    weapon: str


@frozen
class CharactersMet(Event):
    """Characters met; some of them laid out contagion tokens (B-6.13)."""

    room: str
    pawns: tuple[Pawn, ...]
    laid_by: tuple[Pawn, ...]


@frozen
class TokenSeen(Event):
    """A participant saw one of another's tokens; the two know which (B-6.14, B-6.19)."""

    picker: Pawn
    picked: Pawn
    token: Secret[str]


@frozen
class DogTokenSeen(Event):
    """Somebody alone with a dog drew a token from the contagion bag and saw it (B-6.15)."""

    pawn: Pawn
    token: Secret[str]


@frozen
class RoleChanged(Event):
    """A human became an alien; told to nobody else (B-6.14, B-6.15)."""

    pawn: Pawn
    role: Secret[str]


@frozen
class SuspicionMoved(Event):
    """A suspicion disk is on this space (B-11.1)."""

    pawn: Pawn
    space: int


@frozen
class BurningAsked(Event):
    """Somebody asked to burn their room (B-7.1)."""

    pawn: Pawn
    room: str


@frozen
class BurningRefused(Event):
    """The leader refused (B-7.1)."""

    pawn: Pawn


@frozen
class FingerPointed(Event):
    """Somebody pointed at another, or abstained (B-10.3)."""

    pawn: Pawn
    accused: Pawn | None


@frozen
class TestBegan(Event):
    """The leader let somebody carry out a test (B-10.5)."""

    __test__ = False

    kind: str
    tester: Pawn


@frozen
class RoleShown(Event):
    """Somebody showed their role to all (B-8.3, B-8.4, B-10.7)."""

    pawn: Pawn
    role: str


@frozen
class AlienExposed(Event):
    """An alien left its character and plays openly (B-10.8)."""

    pawn: Pawn
    strength: int


@frozen
class EscapeStarted(Event):
    """Somebody started an escape (B-8.2, B-8.5)."""

    pawn: Pawn
    vehicle: str


@frozen
class BoardingAsked(Event):
    """Somebody on the ground asked to board (B-8.3)."""

    pawn: Pawn


@frozen
class BoardingAnswered(Event):
    """Those on board said yes or no (B-8.3)."""

    pawn: Pawn
    agreed: tuple[Pawn, ...]
    boards: bool


@frozen
class Boarded(Event):
    """Somebody is on board (B-8.3)."""

    pawn: Pawn


@frozen
class VehicleLeft(Event):
    """The vehicle left with these on board (B-8.4)."""

    vehicle: str
    aboard: tuple[Pawn, ...]


@frozen
class EverythingShown(Event):
    """The game is over: every role, and the chain of infection (B-8.9)."""

    roles: tuple[str, ...]
    chain: tuple[LinkSeen, ...]
