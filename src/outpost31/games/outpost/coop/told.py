"""How viewers are told of what `games.outpost.coop.events` declares.

Written by `python -m outpost31.shapes`: do not edit.
"""

from __future__ import annotations

from typing import Literal, TypedDict


class RoleCardsDealt(TypedDict):
    """A role card lies face down under each character; nobody has looked (C-1.3)."""

    event: Literal["RoleCardsDealt"]
    dealt: int
    left_over: int


class SheetPassed(TypedDict):
    """The leader sheet is this player's now (C-6.5, C-7.4)."""

    event: Literal["SheetPassed"]
    seat: int


class CharacterTakenOver(TypedDict):
    """A player without a character took over one of another player's, with everything they hold (C-6.4)."""

    event: Literal["CharacterTakenOver"]
    pawn: int
    giver: int
    taker: int
    things: list[str] | None


class ThreatMoved(TypedDict):
    """The threat token is on this space (C-6.1)."""

    event: Literal["ThreatMoved"]
    space: int


class InfectionTokenDrawn(TypedDict):
    """Somebody alone with a dog drew a token from the contagion bag, before all (C-3.2)."""

    event: Literal["InfectionTokenDrawn"]
    pawn: int
    token: str


class AssignmentLost(TypedDict):
    """Fire was used: this round takes one assignment fewer (C-4.3)."""

    event: Literal["AssignmentLost"]


class DiceRolled(TypedDict):
    """The leader rolled the action dice (C-5.2)."""

    event: Literal["DiceRolled"]
    faces: list[str]


class DiceAssigned(TypedDict):
    """The leader assigned the dice to a character (C-5.2)."""

    event: Literal["DiceAssigned"]
    pawn: int


class DieRerolled(TypedDict):
    """The assigned character rolled a die again (C-5.3)."""

    event: Literal["DieRerolled"]
    pawn: int
    die: int
    face: str


class DieTurned(TypedDict):
    """A character in the Dormitory lay down and turned a die (C-5.4)."""

    event: Literal["DieTurned"]
    pawn: int
    die: int
    face: str


class DieCancelled(TypedDict):
    """The assigned character cancelled a die at the price of suspicion (C-5.5)."""

    event: Literal["DieCancelled"]
    pawn: int
    face: str


class DieCarriedOut(TypedDict):
    """A die was carried out, or paid for a fire (C-5.6, C-5.7)."""

    event: Literal["DieCarriedOut"]
    pawn: int
    face: str


class DiceLost(TypedDict):
    """Dice had no effect: the character was gone, could not use them or did not want to (C-5.5 to C-5.7)."""

    event: Literal["DiceLost"]
    faces: list[str]


class ThingHandedOver(TypedDict):
    """In the Leisure Room a character handed a thing to another (C-7.1)."""

    event: Literal["ThingHandedOver"]
    giver: int
    taker: int
    shelf: str
    thing: str | None


class AlienRolled(TypedDict):
    """The exposed alien rolled against an escape (C-8.1)."""

    event: Literal["AlienRolled"]
    faces: list[str]
    stopped: bool


Told = (
    RoleCardsDealt
    | SheetPassed
    | CharacterTakenOver
    | ThreatMoved
    | InfectionTokenDrawn
    | AssignmentLost
    | DiceRolled
    | DiceAssigned
    | DieRerolled
    | DieTurned
    | DieCancelled
    | DieCarriedOut
    | DiceLost
    | ThingHandedOver
    | AlienRolled
)
