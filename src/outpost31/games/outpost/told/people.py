"""How viewers are told of what `games.outpost.events.people` declares.

Written by `python -m outpost31.shapes`: do not edit.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from outpost31.games.outpost.shapes import LinkSeen


class CharacterTaken(TypedDict):
    """A seat plays this character (B-2.6)."""

    event: Literal["CharacterTaken"]
    pawn: int
    character: str


class RoleDealt(TypedDict):
    """A dog-infection token said who is the first alien (B-2.7)."""

    event: Literal["RoleDealt"]
    pawn: int
    role: str | None


class LeaderNamed(TypedDict):
    """The leader's sheet went to somebody (B-2.9, B-10.10)."""

    event: Literal["LeaderNamed"]
    pawn: int


class AlienCardPlaced(TypedDict):
    """The alien team put strength on a face-down location card (B-4.8)."""

    event: Literal["AlienCardPlaced"]
    strength: int
    room: str | None


class RoomEntered(TypedDict):
    """A character went to a room (B-5.5)."""

    event: Literal["RoomEntered"]
    pawn: int
    room: str


class MarkerTaken(TypedDict):
    """A character picked up the leader marker (B-5.9)."""

    event: Literal["MarkerTaken"]
    pawn: int


class AlienRevealed(TypedDict):
    """The alien team's card was turned over and its strength placed (B-6.2)."""

    event: Literal["AlienRevealed"]
    room: str
    strength: int


class AlienReturned(TypedDict):
    """The strength went back to the pool, the cards to the deck (B-6.2)."""

    event: Literal["AlienReturned"]
    strength: int


class AlienWaited(TypedDict):
    """The alien did nothing in a room (B-6.3, B-6.4)."""

    event: Literal["AlienWaited"]
    room: str


class AlienFled(TypedDict):
    """The alien ran away from a room (B-6.5, B-6.6)."""

    event: Literal["AlienFled"]
    room: str


class FireUsed(TypedDict):
    """Somebody used fire against the exposed alien or on a room (B-6.5, B-7.1)."""

    event: Literal["FireUsed"]
    pawn: int
    weapon: str
    room: str


class AlienBeaten(TypedDict):
    """The exposed alien has no strength left (B-6.9)."""

    event: Literal["AlienBeaten"]


class CharactersLaidDown(TypedDict):
    """Characters were laid down in a room (B-1.7)."""

    event: Literal["CharactersLaidDown"]
    pawns: list[int]
    room: str


class CharacterAssimilated(TypedDict):
    """The exposed alien assimilated a character (B-6.7)."""

    event: Literal["CharacterAssimilated"]
    pawn: int
    room: str


class WeaponUsedToWithdraw(TypedDict):
    """Somebody showed a weapon and withdrew from a meeting (B-6.12)."""

    event: Literal["WeaponUsedToWithdraw"]
    pawn: int
    weapon: str


class CharactersMet(TypedDict):
    """Characters met; some of them laid out contagion tokens (B-6.13)."""

    event: Literal["CharactersMet"]
    room: str
    pawns: list[int]
    laid_by: list[int]


class TokenSeen(TypedDict):
    """A participant saw one of another's tokens; the two know which (B-6.14, B-6.19)."""

    event: Literal["TokenSeen"]
    picker: int
    picked: int
    token: str | None


class DogTokenSeen(TypedDict):
    """Somebody alone with a dog drew a token from the contagion bag and saw it (B-6.15)."""

    event: Literal["DogTokenSeen"]
    pawn: int
    token: str | None


class RoleChanged(TypedDict):
    """A human became an alien; told to nobody else (B-6.14, B-6.15)."""

    event: Literal["RoleChanged"]
    pawn: int
    role: str | None


class SuspicionMoved(TypedDict):
    """A suspicion disk is on this space (B-11.1)."""

    event: Literal["SuspicionMoved"]
    pawn: int
    space: int


class BurningAsked(TypedDict):
    """Somebody asked to burn their room (B-7.1)."""

    event: Literal["BurningAsked"]
    pawn: int
    room: str


class BurningRefused(TypedDict):
    """The leader refused (B-7.1)."""

    event: Literal["BurningRefused"]
    pawn: int


class FingerPointed(TypedDict):
    """Somebody pointed at another, or abstained (B-10.3)."""

    event: Literal["FingerPointed"]
    pawn: int
    accused: int | None


class TestBegan(TypedDict):
    """The leader let somebody carry out a test (B-10.5)."""

    event: Literal["TestBegan"]
    kind: str
    tester: int


class RoleShown(TypedDict):
    """Somebody showed their role to all (B-8.3, B-8.4, B-10.7)."""

    event: Literal["RoleShown"]
    pawn: int
    role: str


class AlienExposed(TypedDict):
    """An alien left its character and plays openly (B-10.8)."""

    event: Literal["AlienExposed"]
    pawn: int
    strength: int


class EscapeStarted(TypedDict):
    """Somebody started an escape (B-8.2, B-8.5)."""

    event: Literal["EscapeStarted"]
    pawn: int
    vehicle: str


class BoardingAsked(TypedDict):
    """Somebody on the ground asked to board (B-8.3)."""

    event: Literal["BoardingAsked"]
    pawn: int


class BoardingAnswered(TypedDict):
    """Those on board said yes or no (B-8.3)."""

    event: Literal["BoardingAnswered"]
    pawn: int
    agreed: list[int]
    boards: bool


class Boarded(TypedDict):
    """Somebody is on board (B-8.3)."""

    event: Literal["Boarded"]
    pawn: int


class VehicleLeft(TypedDict):
    """The vehicle left with these on board (B-8.4)."""

    event: Literal["VehicleLeft"]
    vehicle: str
    aboard: list[int]


class EverythingShown(TypedDict):
    """The game is over: every role, and the chain of infection (B-8.9)."""

    event: Literal["EverythingShown"]
    roles: list[str]
    chain: list[LinkSeen]


Told = (
    CharacterTaken
    | RoleDealt
    | LeaderNamed
    | AlienCardPlaced
    | RoomEntered
    | MarkerTaken
    | AlienRevealed
    | AlienReturned
    | AlienWaited
    | AlienFled
    | FireUsed
    | AlienBeaten
    | CharactersLaidDown
    | CharacterAssimilated
    | WeaponUsedToWithdraw
    | CharactersMet
    | TokenSeen
    | DogTokenSeen
    | RoleChanged
    | SuspicionMoved
    | BurningAsked
    | BurningRefused
    | FingerPointed
    | TestBegan
    | RoleShown
    | AlienExposed
    | EscapeStarted
    | BoardingAsked
    | BoardingAnswered
    | Boarded
    | VehicleLeft
    | EverythingShown
)
