"""What can happen in Stay Away!, as it is told."""

from __future__ import annotations

from typing import TypeAlias

from outpost31.games.stayaway.table import Role
from outpost31.kernel import Event, Seat, Secret, frozen

Card: TypeAlias = "str | Secret[str]"
"""A card laid open, or one that only some know."""
Cards: TypeAlias = "tuple[str, ...] | Secret[tuple[str, ...]]"


@frozen
class HandDealt(Event):
    """A player was dealt four cards, and knows what they are. (S-2.1)"""

    seat: Seat
    cards: Secret[tuple[str, ...]]
    role: Secret[Role]


@frozen
class TurnBegan(Event):
    """A player's turn began. (S-3.1)"""

    seat: Seat
    turn: int


@frozen
class CardDrawn(Event):
    """A Stay Away! card joined a hand. (S-3.1, S-3.6)"""

    seat: Seat
    card: Card


@frozen
class PanicDrawn(Event):
    """A Panic! card was drawn and is carried out. (S-3.1)"""

    seat: Seat
    card: str


@frozen
class PanicSkipped(Event):
    """This many Panic! cards on top were discarded unseen on the way to a Stay Away! card. (S-3.6)"""

    seat: Seat
    count: int


@frozen
class PanicMissedItsMark(Event):
    """A Panic! card found nobody to act on, and did nothing. (S-8.13)"""

    seat: Seat
    card: str


@frozen
class DeckRemade(Event):
    """The shuffled discards became the new deck. (S-3.4)"""

    cards: int


@frozen
class CardPlayed(Event):
    """A card was played, on somebody or not. (S-3.5)"""

    seat: Seat
    card: str
    target: tuple[int | str, ...]


@frozen
class CardDiscarded(Event):
    """A card was discarded: face down, or openly from quarantine. (S-3.4, S-7.1)"""

    seat: Seat
    card: Card


@frozen
class DefencePlayed(Event):
    """A defence card was played in answer. (S-6.1)"""

    seat: Seat
    card: str
    against: Seat


@frozen
class HandShown(Event):
    """A card made a player show their whole hand, to one other or (`to` is None) to all. (S-4.6, S-4.9, S-5.2)"""

    seat: Seat
    to: Seat | None
    cards: Cards


@frozen
class CardSeen(Event):
    """One random card of a hand was seen. (S-5.4)"""

    seat: Seat
    by: Seat
    card: Secret[str]


@frozen
class OfferSeen(Event):
    """The player who refused with Scary saw the card that was offered. (S-6.1)"""

    seat: Seat
    by: Seat
    card: Card


@frozen
class InfectedShown(Event):
    """A player showed an Infected! card, and no more. (S-8.12)"""

    seat: Seat


@frozen
class HandKept(Event):
    """A player showed nothing. (S-8.12)"""

    seat: Seat


@frozen
class CardsConsidered(Event):
    """Three cards were drawn, one of which will be kept. (S-5.6)"""

    seat: Seat
    cards: Cards


@frozen
class CardKept(Event):
    """One of the three cards was kept and joined the hand: no fourth card was drawn. (S-5.6)"""

    seat: Seat
    card: Card


@frozen
class CardOffered(Event):
    """A card was offered for exchange. (S-3.2)"""

    seat: Seat
    to: Seat
    card: Card


@frozen
class StandInCalled(Event):
    """After Missed! the next player stands in for the other; no Infected! card can infect them. (S-4.10, S-6.2)"""

    seat: Seat
    other: Seat
    offerer: Seat


@frozen
class CardsExchanged(Event):
    """Two players exchanged a card. It reads the same whether or not it infected. (S-3.2, S-4.8)"""

    offerer: Seat
    taker: Seat
    offered: Card
    answered: Card


@frozen
class CardPassed(Event):
    """A card went to the next seat in Round and round. (S-8.7)"""

    seat: Seat
    to: Seat
    card: Secret[str]


@frozen
class RoleNoticed(Event):
    """Everybody who took part in an exchange is told what they are now, and the Infected who The Thing is. (S-4.4)

    It is told to that seat alone.
    """

    seat: Seat
    role: Role
    the_thing: Seat | None


@frozen
class ExchangeStopped(Event):
    """There was no exchange: a door, a quarantine, or nobody to take part. (S-3.3, S-6.2)"""

    seat: Seat
    to: Seat
    by: str


@frozen
class PlacesChanged(Event):
    """Two players changed places. (S-3.7)"""

    seat: Seat
    other: Seat


@frozen
class DirectionTurned(Event):
    """The direction of play turned. (S-5.7)"""

    direction: int


@frozen
class QuarantineLaid(Event):
    """A player was put in quarantine. (S-7.1)"""

    seat: Seat


@frozen
class QuarantineLifted(Event):
    """A quarantine was discarded. (S-7.1)"""

    seat: Seat


@frozen
class DoorBarred(Event):
    """A door was barred between two places. (S-7.2)"""

    seat: Seat
    other: Seat


@frozen
class DoorOpened(Event):
    """A barred door was discarded. (S-5.3, S-8.3)"""

    seat: Seat
    other: Seat


@frozen
class DoorMoved(Event):
    """A place closed, and the barred door beside it now lies between its two neighbours. (S-7.3)"""

    seat: Seat
    other: Seat


@frozen
class DoorDiscarded(Event):
    """A place closed, and a barred door beside it went with it. (S-7.3)"""

    seat: Seat
    other: Seat


@frozen
class CardLaidOnDeck(Event):
    """A card was laid on the deck. (S-8.9)"""

    seat: Seat
    card: Card


@frozen
class PlayerEliminated(Event):
    """A player is out. No role is shown. (S-4.8, S-9.1)"""

    seat: Seat
    cause: str


@frozen
class NoHumanLeft(Event):
    """The last human was infected or eliminated, and The Thing is asked: nobody is left who must not know. (S-9.3)"""

    seat: Seat


@frozen
class NoHumansDeclared(Event):
    """The Thing declared that no human is left. (S-9.3)"""

    seat: Seat


@frozen
class GameEnded(Event):
    """The game is over and everybody shows what they are. (S-9.2, S-9.5)"""

    reason: str
    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    roles: tuple[Role, ...]
