"""What a seat of Stay Away! sees round the table, in words that a choice can be made with."""

from __future__ import annotations

from typing import cast

from outpost31.games.stayaway.shapes import StayAwayView
from outpost31.kernel.questions import Seat
from outpost31.kernel.views import View


class Sight:
    """One view of the table."""

    def __init__(self, view: View, seat: Seat) -> None:
        seen = cast(StayAwayView, view)
        self.seat = seat
        self.players = seen["players"]
        self.circle = seen["circle"]
        self.direction = seen["direction"]
        self.turn = seen["turn"]
        self.doors = [frozenset(pair) for pair in seen["doors"]]
        me = self.players[seat]
        self.role: str = me["role"] or ""
        self.hand = me["hand"] or []
        self.others = [other for other in self.circle if other != seat]
        self.is_clean = "infected" not in self.hand and "the_thing" not in self.hand

    def known_role(self, seat: Seat) -> str | None:
        """What the viewer knows a seat to be."""
        return self.players[seat]["role"]

    def in_quarantine(self, seat: Seat) -> bool:
        """Whether a seat is in quarantine."""
        return bool(self.players[seat]["quarantine"])

    def is_barred(self, one: Seat, other: Seat) -> bool:
        """Whether a door bars the way between two."""
        return frozenset((one, other)) in self.doors

    def after(self, seat: Seat, direction: int | None = None, circle: list[Seat] | None = None) -> Seat:
        """The next seat in the direction of play, or in the one given."""
        seats = self.circle if circle is None else circle
        return seats[(seats.index(seat) + (direction or self.direction)) % len(seats)]

    def before(self, seat: Seat, circle: list[Seat] | None = None) -> Seat:
        """The seat whose turn's exchange is with this one."""
        return self.after(seat, -self.direction, circle)

    def beside(self, seat: Seat, circle: list[Seat] | None = None) -> set[Seat]:
        """The neighbours."""
        return {self.after(seat, 1, circle), self.after(seat, -1, circle)} - {seat}

    def swapped(self, one: Seat, other: Seat) -> list[Seat]:
        """The circle after two have changed places."""
        exchange = {one: other, other: one}
        return [exchange.get(seat, seat) for seat in self.circle]

    def stops(self, seat: Seat, to: Seat) -> bool:
        """Whether an obstacle stops the exchange at the end of a turn. (S-3.3)"""
        return self.is_barred(seat, to) or self.in_quarantine(to)
