"""How viewers are told of what `games.stayaway.events` declares.

Written by `python -m outpost31.shapes`: do not edit.
"""

from __future__ import annotations

from typing import Literal, TypedDict


class HandDealt(TypedDict):
    """A player was dealt four cards, and knows what they are. (S-2.1)"""

    event: Literal["HandDealt"]
    seat: int
    cards: list[str] | None
    role: Literal["human", "infected", "the_thing"] | None


class TurnBegan(TypedDict):
    """A player's turn began. (S-3.1)"""

    event: Literal["TurnBegan"]
    seat: int
    turn: int


class CardDrawn(TypedDict):
    """A Stay Away! card joined a hand. (S-3.1, S-3.6)"""

    event: Literal["CardDrawn"]
    seat: int
    card: str | None


class PanicDrawn(TypedDict):
    """A Panic! card was drawn and is carried out. (S-3.1)"""

    event: Literal["PanicDrawn"]
    seat: int
    card: str


class PanicSkipped(TypedDict):
    """This many Panic! cards on top were discarded unseen on the way to a Stay Away! card. (S-3.6)"""

    event: Literal["PanicSkipped"]
    seat: int
    count: int


class PanicMissedItsMark(TypedDict):
    """A Panic! card found nobody to act on, and did nothing. (S-8.13)"""

    event: Literal["PanicMissedItsMark"]
    seat: int
    card: str


class DeckRemade(TypedDict):
    """The shuffled discards became the new deck. (S-3.4)"""

    event: Literal["DeckRemade"]
    cards: int


class CardPlayed(TypedDict):
    """A card was played, on somebody or not. (S-3.5)"""

    event: Literal["CardPlayed"]
    seat: int
    card: str
    target: list[int | str]


class CardDiscarded(TypedDict):
    """A card was discarded: face down, or openly from quarantine. (S-3.4, S-7.1)"""

    event: Literal["CardDiscarded"]
    seat: int
    card: str | None


class DefencePlayed(TypedDict):
    """A defence card was played in answer. (S-6.1)"""

    event: Literal["DefencePlayed"]
    seat: int
    card: str
    against: int


class HandShown(TypedDict):
    """A card made a player show their whole hand, to one other or (`to` is None) to all. (S-4.6, S-4.9, S-5.2)"""

    event: Literal["HandShown"]
    seat: int
    to: int | None
    cards: list[str] | None


class CardSeen(TypedDict):
    """One random card of a hand was seen. (S-5.4)"""

    event: Literal["CardSeen"]
    seat: int
    by: int
    card: str | None


class OfferSeen(TypedDict):
    """The player who refused with Scary saw the card that was offered. (S-6.1)"""

    event: Literal["OfferSeen"]
    seat: int
    by: int
    card: str | None


class InfectedShown(TypedDict):
    """A player showed an Infected! card, and no more. (S-8.12)"""

    event: Literal["InfectedShown"]
    seat: int


class HandKept(TypedDict):
    """A player showed nothing. (S-8.12)"""

    event: Literal["HandKept"]
    seat: int


class CardsConsidered(TypedDict):
    """Three cards were drawn, one of which will be kept. (S-5.6)"""

    event: Literal["CardsConsidered"]
    seat: int
    cards: list[str] | None


class CardKept(TypedDict):
    """One of the three cards was kept and joined the hand: no fourth card was drawn. (S-5.6)"""

    event: Literal["CardKept"]
    seat: int
    card: str | None


class CardOffered(TypedDict):
    """A card was offered for exchange. (S-3.2)"""

    event: Literal["CardOffered"]
    seat: int
    to: int
    card: str | None


class StandInCalled(TypedDict):
    """After Missed! the next player stands in for the other; no Infected! card can infect them. (S-4.10, S-6.2)"""

    event: Literal["StandInCalled"]
    seat: int
    other: int
    offerer: int


class CardsExchanged(TypedDict):
    """Two players exchanged a card. It reads the same whether or not it infected. (S-3.2, S-4.8)"""

    event: Literal["CardsExchanged"]
    offerer: int
    taker: int
    offered: str | None
    answered: str | None


class CardPassed(TypedDict):
    """A card went to the next seat in Round and round. (S-8.7)"""

    event: Literal["CardPassed"]
    seat: int
    to: int
    card: str | None


class RoleNoticed(TypedDict):
    """Everybody who took part in an exchange is told what they are now, and the Infected who The Thing is. (S-4.4)

    It is told to that seat alone."""

    event: Literal["RoleNoticed"]
    seat: int
    role: Literal["human", "infected", "the_thing"]
    the_thing: int | None


class ExchangeStopped(TypedDict):
    """There was no exchange: a door, a quarantine, or nobody to take part. (S-3.3, S-6.2)"""

    event: Literal["ExchangeStopped"]
    seat: int
    to: int
    by: str


class PlacesChanged(TypedDict):
    """Two players changed places. (S-3.7)"""

    event: Literal["PlacesChanged"]
    seat: int
    other: int


class DirectionTurned(TypedDict):
    """The direction of play turned. (S-5.7)"""

    event: Literal["DirectionTurned"]
    direction: int


class QuarantineLaid(TypedDict):
    """A player was put in quarantine. (S-7.1)"""

    event: Literal["QuarantineLaid"]
    seat: int


class QuarantineLifted(TypedDict):
    """A quarantine was discarded. (S-7.1)"""

    event: Literal["QuarantineLifted"]
    seat: int


class DoorBarred(TypedDict):
    """A door was barred between two places. (S-7.2)"""

    event: Literal["DoorBarred"]
    seat: int
    other: int


class DoorOpened(TypedDict):
    """A barred door was discarded. (S-5.3, S-8.3)"""

    event: Literal["DoorOpened"]
    seat: int
    other: int


class DoorMoved(TypedDict):
    """A place closed, and the barred door beside it now lies between its two neighbours. (S-7.3)"""

    event: Literal["DoorMoved"]
    seat: int
    other: int


class DoorDiscarded(TypedDict):
    """A place closed, and a barred door beside it went with it. (S-7.3)"""

    event: Literal["DoorDiscarded"]
    seat: int
    other: int


class CardLaidOnDeck(TypedDict):
    """A card was laid on the deck. (S-8.9)"""

    event: Literal["CardLaidOnDeck"]
    seat: int
    card: str | None


class PlayerEliminated(TypedDict):
    """A player is out. No role is shown. (S-4.8, S-9.1)"""

    event: Literal["PlayerEliminated"]
    seat: int
    cause: str


class NoHumanLeft(TypedDict):
    """The last human was infected or eliminated, and The Thing is asked: nobody is left who must not know. (S-9.3)"""

    event: Literal["NoHumanLeft"]
    seat: int


class NoHumansDeclared(TypedDict):
    """The Thing declared that no human is left. (S-9.3)"""

    event: Literal["NoHumansDeclared"]
    seat: int


class GameEnded(TypedDict):
    """The game is over and everybody shows what they are. (S-9.2, S-9.5)"""

    event: Literal["GameEnded"]
    reason: str
    winners: list[int]
    losers: list[int]
    roles: list[Literal["human", "infected", "the_thing"]]


Told = (
    HandDealt
    | TurnBegan
    | CardDrawn
    | PanicDrawn
    | PanicSkipped
    | PanicMissedItsMark
    | DeckRemade
    | CardPlayed
    | CardDiscarded
    | DefencePlayed
    | HandShown
    | CardSeen
    | OfferSeen
    | InfectedShown
    | HandKept
    | CardsConsidered
    | CardKept
    | CardOffered
    | StandInCalled
    | CardsExchanged
    | CardPassed
    | RoleNoticed
    | ExchangeStopped
    | PlacesChanged
    | DirectionTurned
    | QuarantineLaid
    | QuarantineLifted
    | DoorBarred
    | DoorOpened
    | DoorMoved
    | DoorDiscarded
    | CardLaidOnDeck
    | PlayerEliminated
    | NoHumanLeft
    | NoHumansDeclared
    | GameEnded
)
