"""What a seat sees of Stay Away!, straight from the table; what rarely changes is kept."""

from __future__ import annotations

from typing import Any

from outpost31.envs.encoding.layouts import MOST
from outpost31.envs.encoding.sights import Sight
from outpost31.envs.encoding.stayaway import (
    CLOCKWISE,
    DECK,
    DISCARDS,
    PANIC_ON_TOP,
    TURN,
    StayAwayNumbers,
)
from outpost31.games.stayaway.cards import PANICS
from outpost31.games.stayaway.places import barred_gaps
from outpost31.games.stayaway.table import Table
from outpost31.kernel import Match, Seat

REMEMBERED = 2**12
"""How many circles, and how many hands, are remembered as they are written."""


class StayAwaySight(Sight):
    """Who sits where, who fell, what they are known as, doors and quarantines stay for many looks: kept by viewer.

    All else (cards, counts, whose turn it is) is written anew.
    """

    def __init__(self, numbers: StayAwayNumbers, match: Match, size: int) -> None:
        super().__init__(numbers, match, size)
        self._numbers = numbers
        self._blank = bytearray(size)
        numbers.write_options(self._blank, match.options)
        self._seatings = numbers.seatings.setdefault(bytes(self._blank), {})
        self._circle: list[Seat] = []
        self._roles: list[Any] = []
        self._doors: list[bool] = []
        self._quarantines: list[int] = []
        """These four as they were when what is kept was written."""
        self._kept: list[bytearray | None] = [None] * match.seats
        """By viewer, what follows from them and from what the table decided."""

    def look(self, table: Table, you: Seat) -> bytearray:
        """What lies open, and what the seat knows besides."""
        if (
            table.circle != self._circle
            or table.roles != self._roles
            or table.doors != self._doors
            or table.quarantines != self._quarantines
        ):
            self._forget(table)
        kept = self._kept[you]
        if kept is None:
            kept = self._kept[you] = self._keep(table, you)
        numbers = kept[:]
        places = self._numbers
        turn: int = table.turn
        numbers[TURN] = min(MOST, turn)
        if table.direction == 1:
            numbers[CLOCKWISE] = 1
        blocks = table.deck.blocks
        if blocks:
            numbers[DECK] = len(blocks[0]) if len(blocks) == 1 else len(table.deck)
            if blocks[-1][-1] in PANICS:  # its back, which everybody sees
                numbers[PANIC_ON_TOP] = 1
        blocks = table.discards.blocks
        if blocks:
            numbers[DISCARDS] = len(blocks[0]) if len(blocks) == 1 else len(table.discards)
        for card in table.in_play:
            numbers[places.in_play[card]] += 1
        active: int = table.active
        if table.aside and (you == active or table.quarantines[active]):
            for card in table.aside:
                numbers[places.drawn[card]] += 1
        hands = table.hands
        firsts = places.firsts[you]
        for first, hand in zip(firsts, hands):  # noqa: B905 - each seat has both, and this is read at every look
            numbers[first + 2] = len(hand.value)
        hand = hands[you]
        if you in hand.known_to:
            numbers[places.in_hand] = places.hands.get(hand.value) or self._keep_hand(hand.value)
        numbers[firsts[active] + 1] = 1
        return numbers

    def _forget(self, table: Table) -> None:
        """Something that was kept is no longer so."""
        self._circle, self._roles = table.circle[:], table.roles[:]
        self._doors, self._quarantines = table.doors[:], table.quarantines[:]
        self._kept = [None] * len(self._kept)

    def _keep(self, table: Table, you: Seat) -> bytearray:
        """What a viewer sees of what rarely changes."""
        places = self._numbers
        firsts = places.firsts[you]
        numbers = self._seated(you, table.circle)[:]
        for first, role in zip(firsts, table.roles, strict=False):  # none are dealt yet at the very beginning
            if you in role.known_to:
                numbers[first + places.first_role[role.value]] = 1
        if any(table.quarantines):
            for first, quarantine in zip(firsts, table.quarantines, strict=True):
                numbers[first + 3] = quarantine
        if True in table.doors:
            for seat, _ in barred_gaps(table):
                numbers[firsts[seat] + 5] = 1
        for fall in table.falls:  # whose place in the circle closed up with it
            numbers[places.players[(fall.seat - you) % places.seats][2][fall.cause]] = 1
        return numbers

    def _seated(self, you: Seat, circle: list[Seat]) -> bytearray:
        """What the table decided, who lives and how far from the viewer they sit: most circles recur."""
        key = (you, *circle)
        seated = self._seatings.get(key)
        if seated is None:
            if len(self._seatings) >= REMEMBERED:
                self._seatings.clear()
            seated = self._seatings[key] = self._blank[:]
            firsts = self._numbers.firsts[you]
            living = len(circle)
            mine = circle.index(you) if you in circle else 0
            for place, seat in enumerate(circle):
                seated[firsts[seat]] = 1
                seated[firsts[seat] + 4] = (place - mine) % living
        return seated

    def _keep_hand(self, cards: tuple[str, ...]) -> bytes:
        """The entries of a hand: the same cards recur, in the same order too."""
        places = self._numbers
        if len(places.hands) >= REMEMBERED:
            places.hands.clear()
        numbers = bytearray(self._size)
        for card in cards:
            numbers[places.hand[card]] += 1
        written = places.hands[cards] = bytes(numbers[places.in_hand])
        return written
