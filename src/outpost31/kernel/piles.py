"""Piles: decks, bags and discards, as far as anybody could know them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from outpost31.kernel.tables import State


def in_order(things: Iterable[str], ranks: Mapping[str, int]) -> tuple[str, ...]:
    """Things as they are told, viewed and put on offer: in one fixed order of kinds, never as they came.

    The ranks are those of the printed kinds; a thing of no kind, as a veil lays it down, comes last.
    """
    kinds = tuple(things)
    try:
        return tuple(sorted(kinds, key=ranks.__getitem__))
    except KeyError:
        last = len(ranks)
        return tuple(sorted(kinds, key=lambda thing: ranks.get(thing, last)))


@dataclass(slots=True)
class Pile(State):
    """Cards as blocks from bottom to top; within a block the order is not decided yet.

    A shuffled deck is one block: Fate picks which of its cards is the top one only when somebody draws it, so
    there is no order that could leak. A card laid on top or put underneath is a block of its own.
    """

    blocks: list[list[str]] = field(default_factory=list)

    @staticmethod
    def shuffled(cards: Iterable[str]) -> Pile:
        """One block of these cards."""
        block = list(cards)
        return Pile([block] if block else [])

    def __len__(self) -> int:
        cards = 0
        for block in self.blocks:
            cards += len(block)
        return cards

    @property
    def sides(self) -> int:
        """How many equally likely cards may be the top one."""
        return len(self.blocks[-1])

    def take(self, pick: int) -> str:
        """Take the top card: Fate's pick among the top block."""
        block = self.blocks[-1]
        last = block.pop()
        if pick < len(block):
            last, block[pick] = block[pick], last
        if not block:
            self.blocks.pop()
        return last

    def deal(self, picks: Iterable[int]) -> list[str]:
        """Take the top card once for each of these picks, in their order."""
        blocks = self.blocks
        dealt = []
        for pick in picks:
            block = blocks[-1]
            top = block.pop()
            if pick < len(block):
                top, block[pick] = block[pick], top
            if not block:
                blocks.pop()
            dealt.append(top)
        return dealt

    def turn_up(self, pick: int) -> None:
        """Settle which of several cards is the top one: Fate's pick becomes a block of its own."""
        block = self.blocks[-1]
        top = block.pop()
        if pick < len(block):
            top, block[pick] = block[pick], top
        self.blocks.append([top])

    def lay_on_top(self, card: str) -> None:
        """Lay a card on top, where it will be drawn next."""
        self.blocks.append([card])

    def put_under(self, cards: Iterable[str]) -> None:
        """Put cards underneath all others, several in random order."""
        block = list(cards)
        if block:
            self.blocks.insert(0, block)

    def mix_in(self, cards: Iterable[str]) -> None:
        """Shuffle cards and pile together."""
        merged = self.cards()
        merged.extend(cards)
        self.blocks = [merged] if merged else []

    def drop(self, card: str) -> None:
        """Drop a card onto a pile whose order does not matter (discards, a bag)."""
        if self.blocks:
            self.blocks[-1].append(card)
        else:
            self.blocks.append([card])

    def remove(self, card: str) -> None:
        """Take one card of this kind out, wherever it lies."""
        for block in self.blocks:
            if card in block:
                block.remove(card)
                if not block:
                    self.blocks.remove(block)
                return
        raise LookupError(f"no {card} in this pile")

    def empty(self) -> list[str]:
        """Take everything out."""
        cards = self.cards()
        self.blocks = []
        return cards

    def cards(self) -> list[str]:
        """Every card in it, for counting."""
        if len(self.blocks) == 1:
            return self.blocks[0][:]
        return [card for block in self.blocks for card in block]

    def __repr__(self) -> str:
        return f"Pile({len(self)} cards)"
