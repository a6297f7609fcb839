"""Events: what happens only where 1 to 3 players play together, in the past tense."""

from __future__ import annotations

from outpost31.kernel import Event, Secret, frozen

Pawn = int
Faces = tuple[str, ...]


@frozen
class RoleCardsDealt(Event):
    """A role card lies face down under each character; nobody has looked (C-1.3)."""

    dealt: int
    left_over: int


@frozen
class SheetPassed(Event):
    """The leader sheet is this player's now (C-6.5, C-7.4)."""

    seat: int


@frozen
class CharacterTakenOver(Event):
    """A player without a character took over one of another player's, with everything they hold (C-6.4)."""

    pawn: Pawn
    giver: int
    taker: int
    things: Secret[tuple[str, ...]]


@frozen
class ThreatMoved(Event):
    """The threat token is on this space (C-6.1)."""

    space: int


@frozen
class InfectionTokenDrawn(Event):
    """Somebody alone with a dog drew a token from the contagion bag, before all (C-3.2)."""

    pawn: Pawn
    token: str


@frozen
class AssignmentLost(Event):
    """Fire was used: this round takes one assignment fewer (C-4.3)."""


@frozen
class DiceRolled(Event):
    """The leader rolled the action dice (C-5.2)."""

    faces: Faces


@frozen
class DiceAssigned(Event):
    """The leader assigned the dice to a character (C-5.2)."""

    pawn: Pawn


@frozen
class DieRerolled(Event):
    """The assigned character rolled a die again (C-5.3)."""

    pawn: Pawn
    die: int
    face: str


@frozen
class DieTurned(Event):
    """A character in the Dormitory lay down and turned a die (C-5.4)."""

    pawn: Pawn
    die: int
    face: str


@frozen
class DieCancelled(Event):
    """The assigned character cancelled a die at the price of suspicion (C-5.5)."""

    pawn: Pawn
    face: str


@frozen
class DieCarriedOut(Event):
    """A die was carried out, or paid for a fire (C-5.6, C-5.7)."""

    pawn: Pawn
    face: str


@frozen
class DiceLost(Event):
    """Dice had no effect: the character was gone, could not use them or did not want to (C-5.5 to C-5.7)."""

    faces: Faces


@frozen
class ThingHandedOver(Event):
    """In the Leisure Room a character handed a thing to another (C-7.1)."""

    giver: Pawn
    taker: Pawn
    shelf: str
    thing: Secret[str]


@frozen
class AlienRolled(Event):
    """The exposed alien rolled against an escape (C-8.1)."""

    faces: Faces
    stopped: bool
