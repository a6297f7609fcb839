"""Reading a finished game with nothing hidden: who was what, and at Stay Away! who held what, at every moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Plain = dict[str, Any]


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

    def follow(self, chronicle: list[Plain]) -> Iterator[Plain]:
        """Each event, while everything is still as it was before it."""
        for event in chronicle:
            yield event
            move = getattr(self, f"_after_{event['event']}", None)
            if move is not None:
                move(event)

    def _after_HandDealt(self, event: Plain) -> None:  # noqa: N802
        self.roles[event["seat"]] = event["role"]
        self.hands[event["seat"]] = list(event["cards"])

    def _after_TurnBegan(self, event: Plain) -> None:  # noqa: N802
        self.turn, self.active, self._aside = event["turn"], event["seat"], 0

    def _after_CardDrawn(self, event: Plain) -> None:  # noqa: N802
        self.hands[event["seat"]].append(event["card"])
        self.draws[event["seat"]] += 1

    def _after_CardsConsidered(self, event: Plain) -> None:  # noqa: N802
        self._aside = len(event["cards"]) - 1

    def _after_CardDiscarded(self, event: Plain) -> None:  # noqa: N802
        if self._aside:
            self._aside -= 1  # it was never in the hand
        else:
            self.hands[event["seat"]].remove(event["card"])

    def _after_CardPlayed(self, event: Plain) -> None:  # noqa: N802
        self.hands[event["seat"]].remove(event["card"])

    _after_DefencePlayed = _after_CardPlayed  # noqa: N815
    _after_CardLaidOnDeck = _after_CardPlayed  # noqa: N815

    def _after_CardsExchanged(self, event: Plain) -> None:  # noqa: N802
        for giver, taker, card in (
            (event["offerer"], event["taker"], event["offered"]),
            (event["taker"], event["offerer"], event["answered"]),
        ):
            self.hands[giver].remove(card)
            self.hands[taker].append(card)

    def _after_CardPassed(self, event: Plain) -> None:  # noqa: N802
        self.hands[event["seat"]].remove(event["card"])
        self.hands[event["to"]].append(event["card"])

    def _after_RoleNoticed(self, event: Plain) -> None:  # noqa: N802
        self.roles[event["seat"]] = event["role"]

    def _after_PlacesChanged(self, event: Plain) -> None:  # noqa: N802
        one, other = self.circle.index(event["seat"]), self.circle.index(event["other"])
        self.circle[one], self.circle[other] = self.circle[other], self.circle[one]

    def _after_PlayerEliminated(self, event: Plain) -> None:  # noqa: N802
        self.circle.remove(event["seat"])
        self.hands[event["seat"]] = []


class OutpostTruth:
    """Roles, and the characters still in play, as they were at the outpost, moved on event by event."""

    def __init__(self, people: int) -> None:
        self.roles = ["human"] * people
        self.playing = set(range(people))

    def follow(self, chronicle: list[Plain]) -> Iterator[Plain]:
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
