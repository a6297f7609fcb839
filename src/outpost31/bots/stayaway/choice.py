"""What humans and aliens weigh alike at Stay Away!."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from outpost31.bots.stayaway.situation import Situation
from outpost31.kernel.questions import Seat


class Choice(ABC):
    """One decision at Stay Away!: each option's score, which a side makes of its own worths."""

    at: Situation

    @abstractmethod
    def worth(self, card: str) -> float:
        """What a card is worth in one's hand."""

    @abstractmethod
    def moving(self, seat: Seat) -> float:
        """What it is worth to change places with somebody."""

    @abstractmethod
    def giving(self, card: str, seat: Seat) -> float:
        """What it is worth to give somebody this card."""

    def _card_to_offer(self, card: str, about: dict[str, Any]) -> float:
        return self.giving(card, about["to"])

    _card_to_pass = _card_to_offer

    def _card_to_discard(self, card: str, about: dict[str, Any]) -> float:
        return -self.worth(card)

    _card_to_lay = _card_to_discard

    def _side_to_swap(self, side: str, about: dict[str, Any]) -> float:
        circle = self.at.circle
        steps = 3 if side == "left" else -3
        return self.moving(circle[(circle.index(self.at.seat) + steps) % len(circle)])

    def _seat_to_swap_with(self, seat: Seat, about: dict[str, Any]) -> float:
        return self.moving(seat)
