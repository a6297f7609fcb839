"""Looks: who has seen whose cards at Stay Away!, as far as everybody saw that they looked."""

from __future__ import annotations

from outpost31.kernel.questions import Seat
from outpost31.kernel.views import Told

LOOKED = {"HandShown": "to", "CardSeen": "by", "OfferSeen": "by"}
"""The events that tell of it, and where they say who looked; a hand shown to all tells nobody more than others."""


class Looks:
    """The public record of who has looked at whose cards."""

    def __init__(self) -> None:
        self._seen: set[tuple[Seat, Seat]] = set()
        self._whole: set[tuple[Seat, Seat]] = set()
        """Who saw whose whole hand, which has changed by no exchange since."""
        self._read = 0

    def read(self, events: list[Told]) -> None:
        """Take in what was told since the last time."""
        for event in events[self._read :]:
            kind = event["event"]
            if kind in LOOKED and event[LOOKED[kind]] is not None:
                pair = event[LOOKED[kind]], event["seat"]
                self._seen.add(pair)
                if kind == "HandShown":
                    self._whole.add(pair)
            elif kind == "CardsExchanged":
                self._forget(event["offerer"], event["taker"])
            elif kind == "CardPassed":
                self._forget(event["seat"], event["to"])
        self._read = len(events)

    def has_looked(self, one: Seat, other: Seat) -> bool:
        """Whether the one may know that the other is an alien: that stays true."""
        return (one, other) in self._seen

    def has_seen_clean(self, one: Seat, other: Seat) -> bool:
        """Whether the one may know that the other is human: until it exchanges cards again."""
        return (one, other) in self._whole

    def _forget(self, one: Seat, other: Seat) -> None:
        self._whole = {pair for pair in self._whole if pair[1] not in (one, other)}
