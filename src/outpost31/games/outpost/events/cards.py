"""What happens to action cards, weapons, items and lab tokens."""

from __future__ import annotations

from outpost31.kernel import Event, Secret, frozen

Pawn = int
Kinds = tuple[str, ...]


@frozen
class CardDrawn(Event):
    """Somebody drew an action card (B-5.1)."""

    pawn: Pawn
    card: Secret[str]


@frozen
class DeckShuffled(Event):
    """The discards went into the action deck (B-5.1, B-5.10)."""


@frozen
class CardAddedUnseen(Event):
    """The top action card went to the active stack, unseen (B-5.2)."""


@frozen
class HandDiscarded(Event):
    """Somebody discarded action cards face down (B-5.3, B-5.8, B-10.9)."""

    pawn: Pawn
    count: int
    cards: Secret[Kinds]


@frozen
class FlashlightShown(Event):
    """A Flashlight was shown; it is kept (B-5.7, B-5.8)."""

    pawn: Pawn


@frozen
class CardHandedOver(Event):
    """A card went face down to the active stack; in the dark a neighbour drew it blind (B-5.5, B-5.7)."""

    pawn: Pawn
    card: Secret[str]
    drawn_by: Pawn | None


@frozen
class CardShown(Event):
    """A card went to the active stack and had to be shown (B-5.6)."""

    pawn: Pawn
    card: str


@frozen
class DeckLookedThrough(Event):
    """Somebody lay down in the Dormitory and looked through the action deck (B-5.10)."""

    pawn: Pawn
    deck: Secret[Kinds]


@frozen
class CardsChanged(Event):
    """Somebody exchanged action cards with the deck (B-5.10)."""

    pawn: Pawn
    count: int
    given: Secret[Kinds]
    taken: Secret[Kinds]


@frozen
class StackCardLost(Event):
    """A random face-down card of the active stack was discarded unseen (B-6.5)."""


@frozen
class CardRevealed(Event):
    """The leader revealed a card of the active stack (B-7.3)."""

    card: str


@frozen
class CardAssigned(Event):
    """The leader gave the card to a character; it may be lost (B-7.4)."""

    pawn: Pawn
    card: str
    lost: bool


@frozen
class StackDiscarded(Event):
    """The rest of the active stack was discarded unseen (B-7.3)."""

    count: int


@frozen
class BonusPlayed(Event):
    """Somebody played a free bonus card (B-7.6)."""

    pawn: Pawn
    card: str


@frozen
class CardLost(Event):
    """A card had no effect; nobody says why (B-7.4, B-7.8)."""

    card: str


@frozen
class ThingsDrawn(Event):
    """Somebody drew weapons, items or a lab token (B-9)."""

    pawn: Pawn
    shelf: str
    count: int
    things: Secret[Kinds]


@frozen
class ThingKept(Event):
    """Somebody kept one of the things drawn (B-9)."""

    pawn: Pawn
    shelf: str
    thing: Secret[str]


@frozen
class FlamethrowerLaidOpen(Event):
    """A drawn Flamethrower was laid open with its reloads (B-9.3)."""

    pawn: Pawn
    reloads: int


@frozen
class LabTokenDiscarded(Event):
    """A lab token was discarded face down (B-9)."""

    pawn: Pawn
    token: Secret[str]


@frozen
class ThingsRemoved(Event):
    """Weapons, items or lab tokens left the game unseen (B-9)."""

    shelf: str
    count: int


@frozen
class BloodBagRemoved(Event):
    """A blood bag was taken out of the laboratory bag, if there was one (B-9.1)."""

    found: bool


@frozen
class DealProposed(Event):
    """One proposed a deal to another; only the two are told (B-10.2)."""

    proposer: Pawn
    partner: Pawn
    weapons: Kinds
    items: Kinds
    lab: int


@frozen
class DealAnswered(Event):
    """The partner put something in; only the two are told (B-10.2)."""

    proposer: Pawn
    partner: Pawn
    weapons: Kinds
    items: Kinds
    lab: int


@frozen
class DealMade(Event):
    """Two dealt; all see how many things went each way, and open Flamethrowers (B-10.2)."""

    proposer: Pawn
    partner: Pawn
    given: int
    taken: int
    flamethrowers_given: int
    flamethrowers_taken: int
    given_things: Secret[Kinds]
    taken_things: Secret[Kinds]


@frozen
class DealRefused(Event):
    """Two did not agree; only the two are told (B-10.2)."""

    proposer: Pawn
    partner: Pawn
