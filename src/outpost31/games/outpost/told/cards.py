"""How viewers are told of what `games.outpost.events.cards` declares.

Written by `python -m outpost31.shapes`: do not edit.
"""

from __future__ import annotations

from typing import Literal, TypedDict


class CardDrawn(TypedDict):
    """Somebody drew an action card (B-5.1)."""

    event: Literal["CardDrawn"]
    pawn: int
    card: str | None


class DeckShuffled(TypedDict):
    """The discards went into the action deck (B-5.1, B-5.10)."""

    event: Literal["DeckShuffled"]


class CardAddedUnseen(TypedDict):
    """The top action card went to the active stack, unseen (B-5.2)."""

    event: Literal["CardAddedUnseen"]


class HandDiscarded(TypedDict):
    """Somebody discarded action cards face down (B-5.3, B-5.8, B-10.9)."""

    event: Literal["HandDiscarded"]
    pawn: int
    count: int
    cards: list[str] | None


class FlashlightShown(TypedDict):
    """A Flashlight was shown; it is kept (B-5.7, B-5.8)."""

    event: Literal["FlashlightShown"]
    pawn: int


class CardHandedOver(TypedDict):
    """A card went face down to the active stack; in the dark a neighbour drew it blind (B-5.5, B-5.7)."""

    event: Literal["CardHandedOver"]
    pawn: int
    card: str | None
    drawn_by: int | None


class CardShown(TypedDict):
    """A card went to the active stack and had to be shown (B-5.6)."""

    event: Literal["CardShown"]
    pawn: int
    card: str


class DeckLookedThrough(TypedDict):
    """Somebody lay down in the Dormitory and looked through the action deck (B-5.10)."""

    event: Literal["DeckLookedThrough"]
    pawn: int
    deck: list[str] | None


class CardsChanged(TypedDict):
    """Somebody exchanged action cards with the deck (B-5.10)."""

    event: Literal["CardsChanged"]
    pawn: int
    count: int
    given: list[str] | None
    taken: list[str] | None


class StackCardLost(TypedDict):
    """A random face-down card of the active stack was discarded unseen (B-6.5)."""

    event: Literal["StackCardLost"]


class CardRevealed(TypedDict):
    """The leader revealed a card of the active stack (B-7.3)."""

    event: Literal["CardRevealed"]
    card: str


class CardAssigned(TypedDict):
    """The leader gave the card to a character; it may be lost (B-7.4)."""

    event: Literal["CardAssigned"]
    pawn: int
    card: str
    lost: bool


class StackDiscarded(TypedDict):
    """The rest of the active stack was discarded unseen (B-7.3)."""

    event: Literal["StackDiscarded"]
    count: int


class BonusPlayed(TypedDict):
    """Somebody played a free bonus card (B-7.6)."""

    event: Literal["BonusPlayed"]
    pawn: int
    card: str


class CardLost(TypedDict):
    """A card had no effect; nobody says why (B-7.4, B-7.8)."""

    event: Literal["CardLost"]
    card: str


class ThingsDrawn(TypedDict):
    """Somebody drew weapons, items or a lab token (B-9)."""

    event: Literal["ThingsDrawn"]
    pawn: int
    shelf: str
    count: int
    things: list[str] | None


class ThingKept(TypedDict):
    """Somebody kept one of the things drawn (B-9)."""

    event: Literal["ThingKept"]
    pawn: int
    shelf: str
    thing: str | None


class FlamethrowerLaidOpen(TypedDict):
    """A drawn Flamethrower was laid open with its reloads (B-9.3)."""

    event: Literal["FlamethrowerLaidOpen"]
    pawn: int
    reloads: int


class LabTokenDiscarded(TypedDict):
    """A lab token was discarded face down (B-9)."""

    event: Literal["LabTokenDiscarded"]
    pawn: int
    token: str | None


class ThingsRemoved(TypedDict):
    """Weapons, items or lab tokens left the game unseen (B-9)."""

    event: Literal["ThingsRemoved"]
    shelf: str
    count: int


class BloodBagRemoved(TypedDict):
    """A blood bag was taken out of the laboratory bag, if there was one (B-9.1)."""

    event: Literal["BloodBagRemoved"]
    found: bool


class DealProposed(TypedDict):
    """One proposed a deal to another; only the two are told (B-10.2)."""

    event: Literal["DealProposed"]
    proposer: int
    partner: int
    weapons: list[str]
    items: list[str]
    lab: int


class DealAnswered(TypedDict):
    """The partner put something in; only the two are told (B-10.2)."""

    event: Literal["DealAnswered"]
    proposer: int
    partner: int
    weapons: list[str]
    items: list[str]
    lab: int


class DealMade(TypedDict):
    """Two dealt; all see how many things went each way, and open Flamethrowers (B-10.2)."""

    event: Literal["DealMade"]
    proposer: int
    partner: int
    given: int
    taken: int
    flamethrowers_given: int
    flamethrowers_taken: int
    given_things: list[str] | None
    taken_things: list[str] | None


class DealRefused(TypedDict):
    """Two did not agree; only the two are told (B-10.2)."""

    event: Literal["DealRefused"]
    proposer: int
    partner: int


Told = (
    CardDrawn
    | DeckShuffled
    | CardAddedUnseen
    | HandDiscarded
    | FlashlightShown
    | CardHandedOver
    | CardShown
    | DeckLookedThrough
    | CardsChanged
    | StackCardLost
    | CardRevealed
    | CardAssigned
    | StackDiscarded
    | BonusPlayed
    | CardLost
    | ThingsDrawn
    | ThingKept
    | FlamethrowerLaidOpen
    | LabTokenDiscarded
    | ThingsRemoved
    | BloodBagRemoved
    | DealProposed
    | DealAnswered
    | DealMade
    | DealRefused
)
