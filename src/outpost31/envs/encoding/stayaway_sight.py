"""What a seat sees of Stay Away!, straight from the table."""

from __future__ import annotations

from typing import Any

from outpost31.envs.encoding.layouts import MOST
from outpost31.envs.encoding.sights import Sight
from outpost31.envs.encoding.stayaway import StayAwayNumbers
from outpost31.games.stayaway.cards import PANICS
from outpost31.games.stayaway.places import barred_gaps
from outpost31.kernel import Match, Seat

SEATINGS = 2**12
"""How many circles are remembered as each viewer sees them."""


class StayAwaySight(Sight):
    """Games are short and little stays as it was between two looks: all but who sits where is written anew."""

    def __init__(self, numbers: StayAwayNumbers, match: Match, size: int) -> None:
        super().__init__(numbers, match, size)
        self._numbers = numbers
        self._blank = bytearray(size)
        numbers.write_options(self._blank, match.options)
        self._seatings = numbers.seatings.setdefault(bytes(self._blank), {})

    def look(self, table: Any, you: Seat) -> bytearray:
        """What lies open, and what the seat knows besides."""
        places = self._numbers
        numbers = self._seated(you, table.circle)[:]
        turn: int = table.turn
        numbers[places.turn] = min(MOST, turn)
        if table.direction == 1:
            numbers[places.clockwise] = 1
        deck = table.deck
        blocks = deck.blocks
        if blocks:
            numbers[places.deck] = len(deck)
            if blocks[-1][-1] in PANICS:  # its back, which everybody sees
                numbers[places.panic_on_top] = 1
        numbers[places.discards] = len(table.discards)
        for card in table.in_play:
            numbers[places.in_play[card]] += 1
        active: int = table.active
        if table.aside and (you == active or table.quarantines[active]):
            for card in table.aside:
                numbers[places.drawn[card]] += 1
        self._write_players(numbers, table, you)
        return numbers

    def _seated(self, you: Seat, circle: list[Seat]) -> bytearray:
        """What the table decided, who lives and how far from the viewer they sit: most circles recur."""
        key = (you, *circle)
        seated = self._seatings.get(key)
        if seated is None:
            if len(self._seatings) >= SEATINGS:
                self._seatings.clear()
            seated = self._seatings[key] = self._blank[:]
            firsts = self._numbers.firsts[you]
            living = len(circle)
            mine = circle.index(you) if you in circle else 0
            for place, seat in enumerate(circle):
                seated[firsts[seat]] = 1
                seated[firsts[seat] + 4] = (place - mine) % living
        return seated

    def _write_players(self, numbers: bytearray, table: Any, you: Seat) -> None:
        places = self._numbers
        firsts = places.firsts[you]
        first_role = places.first_role
        for first, hand, quarantine in zip(firsts, table.hands, table.quarantines, strict=True):
            numbers[first + 2] = len(hand.value)
            if quarantine:
                numbers[first + 3] = quarantine
        for first, role in zip(firsts, table.roles, strict=False):  # none are dealt yet at the very beginning
            if you in role.known_to:
                numbers[first + first_role[role.value]] = 1
        hand = table.hands[you]
        if you in hand.known_to:
            in_hand = places.hand
            for card in hand.value:
                numbers[in_hand[card]] += 1
        numbers[firsts[table.active] + 1] = 1
        if True in table.doors:
            for seat, _ in barred_gaps(table):
                numbers[firsts[seat] + 5] = 1
        for fall in table.falls:
            numbers[places.players[(fall.seat - you) % places.seats][2][fall.cause]] = 1
