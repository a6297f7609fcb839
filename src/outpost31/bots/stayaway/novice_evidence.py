"""What a seat can conclude about the others in Stay Away! from what it was told."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from outpost31.games.stayaway.told import (
    CardOffered,
    CardPassed,
    CardSeen,
    CardsExchanged,
    HandShown,
    InfectedShown,
    OfferSeen,
)
from outpost31.kernel.questions import Seat
from outpost31.kernel.views import Told

CERTAIN = 100
"""The rules leave no other explanation."""
STRONG = 50
"""Good enough to burn somebody."""
FAINT = 20


class Evidence:
    """Suspicion by seat, from 0 (nothing, or cleared) to 100 (certain). It reads each event once."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.suspicion: dict[Seat, int] = {}
        self.cleared: set[Seat] = set()
        """Who was last seen to be human."""
        self._read = 0

    def read(self, events: list[Told]) -> None:
        """Take in what was told since the last time."""
        for event in events[self._read :]:
            read = self.READERS.get(event["event"])
            if read is not None:
                read(self, event)
        self._read = len(events)

    def against(self, seat: Seat) -> int:
        """How much there is against a seat."""
        return self.suspicion.get(seat, 0)

    def _suspect(self, seat: Seat, much: int) -> None:
        self.suspicion[seat] = min(CERTAIN, max(much, self.against(seat) + FAINT))
        self.cleared.discard(seat)

    def _look_at(self, seat: Seat, cards: list[str]) -> None:
        """A whole hand: who holds neither The Thing nor Infected! is human at that moment. (S-4.2)"""
        if "the_thing" in cards:
            self.suspicion[seat] = CERTAIN
        elif "infected" in cards:
            # A human may have drawn one; few keep it for long.
            self._suspect(seat, STRONG if cards.count("infected") == 1 else STRONG + FAINT)
        elif self.against(seat) < CERTAIN:
            self.suspicion[seat] = 0
            self.cleared.add(seat)

    def _read_hand_shown(self, event: HandShown) -> None:
        if event["seat"] != self.seat and event["cards"] is not None:
            self._look_at(event["seat"], event["cards"])

    def _read_card_seen(self, event: CardSeen) -> None:
        if event["by"] == self.seat and event["card"] in ("the_thing", "infected"):
            self._look_at(event["seat"], [event["card"]])

    def _read_infected_shown(self, event: InfectedShown) -> None:
        self._suspect(event["seat"], STRONG)

    def _read_offer_seen(self, event: OfferSeen) -> None:
        self._offered(event["seat"], event["card"])

    def _read_card_offered(self, event: CardOffered) -> None:
        self._offered(event["seat"], event["card"])

    def _offered(self, seat: Seat, card: str | None) -> None:
        """No human ever gives Infected!. (S-4.2)"""
        if card == "infected" and seat != self.seat:
            self.suspicion[seat] = CERTAIN
            self.cleared.discard(seat)

    def _read_cards_exchanged(self, event: CardsExchanged) -> None:
        self.cleared -= {event["offerer"], event["taker"]}  # one of them may have been infected
        self._offered(event["offerer"], event["offered"])
        self._offered(event["taker"], event["answered"])

    def _read_card_passed(self, event: CardPassed) -> None:
        self._offered(event["seat"], event["card"])

    READERS: ClassVar[dict[str, Callable[[Evidence, Told], None]]] = {
        "HandShown": _read_hand_shown,
        "CardSeen": _read_card_seen,
        "InfectedShown": _read_infected_shown,
        "OfferSeen": _read_offer_seen,
        "CardOffered": _read_card_offered,
        "CardsExchanged": _read_cards_exchanged,
        "CardPassed": _read_card_passed,
    }
    """What is done with each event; of all others nothing is made here."""
