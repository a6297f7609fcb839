"""Reading a finished game with nothing hidden: who was what, and at Stay Away! who held what, at every moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, TypeVar

from outpost31.games.stayaway.told import (
    CardDiscarded,
    CardDrawn,
    CardKept,
    CardLaidOnDeck,
    CardPassed,
    CardPlayed,
    CardsConsidered,
    CardsExchanged,
    DefencePlayed,
    HandDealt,
    PlacesChanged,
    PlayerEliminated,
    RoleNoticed,
    TurnBegan,
)
from outpost31.kernel.views import Told

Known = TypeVar("Known")


def known(value: Known | None) -> Known:
    """The value of a field: in the chronicle of a finished game nothing is hidden."""
    assert value is not None
    return value


class Truth:
    """Roles, hands and places as they were, moved on event by event."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.roles = ["human"] * seats
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.circle = list(range(seats))
        self.draws = [0] * seats
        self.turn = 0
        self.active = 0
        self._aside = 0

    def neighbours(self, seat: int) -> list[int]:
        """The living seats on either side."""
        place = self.circle.index(seat)
        return sorted({self.circle[place - 1], self.circle[(place + 1) % len(self.circle)]} - {seat})

    def follow(self, chronicle: list[Told]) -> Iterator[Told]:
        """Each event, while everything is still as it was before it."""
        for event in chronicle:
            yield event
            move = self.MOVES.get(event["event"])
            if move is not None:
                move(self, event)

    def _after_hand_dealt(self, event: HandDealt) -> None:
        self.roles[event["seat"]] = known(event["role"])
        self.hands[event["seat"]] = list(known(event["cards"]))

    def _after_turn_began(self, event: TurnBegan) -> None:
        self.turn, self.active, self._aside = event["turn"], event["seat"], 0

    def _after_card_drawn(self, event: CardDrawn | CardKept) -> None:
        self.hands[event["seat"]].append(known(event["card"]))
        self.draws[event["seat"]] += 1

    def _after_cards_considered(self, event: CardsConsidered) -> None:
        self._aside = len(known(event["cards"])) - 1

    def _after_card_discarded(self, event: CardDiscarded) -> None:
        if self._aside:
            self._aside -= 1  # the card was never in the hand
        else:
            self.hands[event["seat"]].remove(known(event["card"]))

    def _after_card_played(self, event: CardPlayed | DefencePlayed | CardLaidOnDeck) -> None:
        self.hands[event["seat"]].remove(known(event["card"]))

    def _after_cards_exchanged(self, event: CardsExchanged) -> None:
        for giver, taker, card in (
            (event["offerer"], event["taker"], known(event["offered"])),
            (event["taker"], event["offerer"], known(event["answered"])),
        ):
            self.hands[giver].remove(card)
            self.hands[taker].append(card)

    def _after_card_passed(self, event: CardPassed) -> None:
        self.hands[event["seat"]].remove(known(event["card"]))
        self.hands[event["to"]].append(known(event["card"]))

    def _after_role_noticed(self, event: RoleNoticed) -> None:
        self.roles[event["seat"]] = event["role"]

    def _after_places_changed(self, event: PlacesChanged) -> None:
        one, other = self.circle.index(event["seat"]), self.circle.index(event["other"])
        self.circle[one], self.circle[other] = self.circle[other], self.circle[one]

    def _after_player_eliminated(self, event: PlayerEliminated) -> None:
        self.circle.remove(event["seat"])
        self.hands[event["seat"]] = []

    MOVES: ClassVar[dict[str, Callable[[Truth, Told], None]]] = {
        "HandDealt": _after_hand_dealt,
        "TurnBegan": _after_turn_began,
        "CardDrawn": _after_card_drawn,
        "CardKept": _after_card_drawn,
        "CardsConsidered": _after_cards_considered,
        "CardDiscarded": _after_card_discarded,
        "CardPlayed": _after_card_played,
        "CardsExchanged": _after_cards_exchanged,
        "CardPassed": _after_card_passed,
        "RoleNoticed": _after_role_noticed,
        "PlacesChanged": _after_places_changed,
        "PlayerEliminated": _after_player_eliminated,
        "DefencePlayed": _after_card_played,
        "CardLaidOnDeck": _after_card_played,
    }
    """What is done with each event; all other events are ignored."""


class OutpostTruth:
    """Roles, and the characters still in play, as they were at the outpost, moved on event by event."""

    def __init__(self, people: int) -> None:
        self.roles = ["human"] * people
        self.playing = set(range(people))

    def follow(self, chronicle: list[Told]) -> Iterator[Told]:
        """Each event, while everything is still as it was before it."""
        for event in chronicle:
            yield event
            kind = event["event"]
            if kind in ("RoleDealt", "RoleChanged"):
                self.roles[event["pawn"]] = event["role"]
            elif kind in ("AlienExposed", "CharacterAssimilated"):
                self.playing.discard(event["pawn"])
            elif kind == "HumansEscaped":
                self.playing.difference_update(event["pawns"])
