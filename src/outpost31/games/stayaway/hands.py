"""Hands: what may be given, discarded or shown, and how cards come into them."""

from __future__ import annotations

from outpost31.games.stayaway.cards import PANICS, as_told, kinds_told
from outpost31.games.stayaway.events import (
    CardDiscarded,
    CardDrawn,
    CardsConsidered,
    DeckRemade,
    PanicSkipped,
)
from outpost31.games.stayaway.table import HUMAN, INFECTED, THE_THING, Table
from outpost31.kernel import NOTHING, UNHEARD, Option, Questions, Seat, Secret, Silent, frozen, roll

KNOWN_CARDS: dict[tuple[str, Seat, Seat | None], Secret[str]] = {}
"""A card that one seat knows, or two. A secret never changes, so matches can share them."""


def is_hunted_by_fire(table: Table, seat: Seat) -> bool:
    """Whether this is The Thing, on its own turn, with a Flamethrower that it must not keep. (S-4.5)"""
    return (
        seat == table.active
        and table.settings.thing_flamethrower
        and table.roles[seat].value is THE_THING
        and "flamethrower" in table.hands[seat].value
    )


def may_discard(table: Table, seat: Seat) -> tuple[str, ...]:
    """The kinds of cards that a seat may discard: never The Thing, never an Infected's last Infected!. (S-4.2)"""
    hand = table.hands[seat].value
    if is_hunted_by_fire(table, seat):
        return ("flamethrower",)  # S-4.5
    role = table.roles[seat].value
    if role is THE_THING:
        return kinds_without(hand, "the_thing")
    if role is INFECTED and hand.count("infected") == 1:
        return kinds_without(hand, "infected")
    return kinds_without(hand, None)


def kinds_without(hand: tuple[str, ...], excepted: str | None) -> tuple[str, ...]:
    """The different kinds of cards in a hand, except one, in their fixed order. (S-4.9)"""
    kinds = kinds_told(hand)
    if excepted in kinds:
        kinds.remove(excepted)
    return tuple(kinds)


def may_give(table: Table, giver: Seat, taker: Seat) -> tuple[str, ...]:
    """The kinds of cards that one seat may hand to another, judged before the exchange. (S-4.2)"""
    hand = table.hands[giver].value
    role = table.roles[giver].value
    if role is THE_THING:
        if is_hunted_by_fire(table, giver):
            return ("flamethrower",)  # S-4.5
        return kinds_without(hand, "the_thing")
    if role is INFECTED and table.roles[taker].value is THE_THING and hand.count("infected") > 1:
        return kinds_without(hand, None)
    return kinds_without(hand, "infected")


def is_superinfected(table: Table, seat: Seat, partner: Seat) -> bool:
    """Whether a seat holds only Infected! cards at the start of an exchange that does not save it. (S-4.3)"""
    hand = table.hands[seat].value
    if hand.count("infected") < len(hand):
        return False
    return not (table.roles[seat].value is INFECTED and table.roles[partner].value is THE_THING)


def shows_thing_with_flamethrower(table: Table, seat: Seat) -> bool:
    """Whether a look at the whole hand, outside its own turn, finds The Thing with a Flamethrower. (S-4.5)"""
    hand = table.hands[seat].value
    return (
        table.settings.thing_flamethrower
        and seat != table.active
        and "the_thing" in hand
        and "flamethrower" in hand
    )


def as_seen_leaving(table: Table, card: str, seat: Seat, other: Seat | None = None) -> str | Secret[str]:
    """A card that leaves or enters a seat's hand: open to all from quarantine, else known to that seat. (S-7.1)

    If it comes from or goes to another hand, that seat knows it too.
    """
    if table.quarantines[seat]:
        return card
    known = KNOWN_CARDS.get((card, seat, other))
    if known is None:
        known = KNOWN_CARDS[card, seat, other] = Secret(card, (seat,) if other is None else (seat, other))
    return known


def discard(table: Table, seat: Seat, card: str) -> None:
    """Discard a card from a hand, face down. (S-3.4)"""
    table.take(seat, card)
    table.discards.drop(card)
    told = table.told
    if told is not UNHEARD:
        told.append(CardDiscarded(seat, as_seen_leaving(table, card, seat)))


def infect(table: Table, seat: Seat, by: Seat) -> None:
    """A human becomes Infected; they learn who The Thing is, and The Thing knows of it. (S-4.1, S-4.4)"""
    table.roles[seat] = Secret(INFECTED, (seat, by))
    table.roles[by] = table.roles[by].shown_to(seat)
    if not any(table.roles[other].value is HUMAN for other in table.circle):
        table.last_infected = seat  # S-9.3


@frozen
class TurnUpTop:
    """The back of the deck's top card shows: Fate decides which card it is. (S-1.1)"""

    key = "turn_up_top"

    def ask(self, table: Table) -> Questions:
        """Fate is asked unless the top card is settled or the deck is empty."""
        blocks = table.deck.blocks
        return roll(len(blocks[-1])) if blocks and len(blocks[-1]) > 1 else NOTHING

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """The picked card becomes a block of its own."""
        if answers:
            table.deck.turn_up(answers[0])


TURN_UP_TOP = TurnUpTop()


def remake_deck(table: Table) -> None:
    """The shuffled discards are the new deck. (S-3.4)"""
    table.deck.mix_in(table.discards.empty())
    table.tell(DeckRemade(len(table.deck)))


@frozen
class DrawStayAway(Silent):
    """Draw Stay Away! cards outside one's own draw step; Panic! cards on top are discarded unseen. (S-3.6)"""

    key = "draw_stay_away"

    seat: Seat
    count: int = 1
    aside: bool = False
    """Laid aside to choose from, not taken into the hand. (S-5.6)"""
    skipped: int = 0
    """How many Panic! cards were thrown away and have not been told of yet."""

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Take the top card, until there are enough."""
        if not table.deck.blocks:
            self._tell_skipped(table)
            remake_deck(table)
            table.first(TURN_UP_TOP, self._going_on(self.count, 0))
            return
        card = table.deck.take(0)
        if card in PANICS:
            table.discards.drop(card)
            table.first(TURN_UP_TOP, self._going_on(self.count, self.skipped + 1))
            return
        if self.aside:
            table.aside.append(card)
        else:
            self._tell_skipped(table)
            table.give(self.seat, card)
            if table.told is not UNHEARD:
                table.tell(CardDrawn(self.seat, as_seen_leaving(table, card, self.seat)))
        if self.count > 1:
            table.first(TURN_UP_TOP, self._going_on(self.count - 1, self.skipped if self.aside else 0))
        else:
            if self.aside:
                self._tell_skipped(table)
                consider_cards(table, self.seat)
            table.first(TURN_UP_TOP)

    def _going_on(self, count: int, skipped: int) -> DrawStayAway:
        """The same draw with so many cards still to come, and so many thrown away untold."""
        return DrawStayAway(self.seat, count, self.aside, skipped)

    def _tell_skipped(self, table: Table) -> None:
        """How many Panic! cards were discarded is public, and told once for all of them. (S-3.6)"""
        if self.skipped and table.told is not UNHEARD:
            table.tell(PanicSkipped(self.seat, self.skipped))


def consider_cards(table: Table, seat: Seat) -> None:
    """The cards drawn for Resolute lie before their player alone; from quarantine, before everybody. (S-5.6, S-7.1)"""
    if table.told is not UNHEARD:
        cards = as_told(tuple(table.aside))
        table.tell(CardsConsidered(seat, cards if table.quarantines[seat] else Secret(cards, (seat,))))
