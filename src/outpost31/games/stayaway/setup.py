"""Set-up: the deck is built for the number of players, and four cards dealt to each. (S-2)"""

from __future__ import annotations

from functools import cache

from outpost31.games.stayaway.cards import as_told, cards_held_back, cards_to_deal
from outpost31.games.stayaway.events import HandDealt
from outpost31.games.stayaway.hands import TURN_UP_TOP
from outpost31.games.stayaway.table import HUMAN, THE_THING, Role, Settings, Table
from outpost31.games.stayaway.turn import TakeTurn
from outpost31.kernel import (
    NOTHING,
    UNHEARD,
    Option,
    Options,
    Pile,
    Questions,
    Seat,
    Secret,
    frozen,
    roll,
    rolls,
)

HAND_SIZE = 4


def set_up(seats: int, options: Options) -> Table:
    """The empty table, with the deal first on its agenda."""
    table = Table(
        seats,
        settings=Settings(**options),
        hands=[Secret((), (seat,)) for seat in range(seats)],
        quarantines=[0] * seats,
        circle=list(range(seats)),
        doors=[False] * seats,
        deck=Pile.shuffled(cards_to_deal(seats)),
        discards=Pile.shuffled(("the_thing", *cards_held_back(seats))),
    )
    table.first(DealTheThing(), DealCards(), MakeDeck(), ChooseFirst())
    return table


@frozen
class DealTheThing:
    """Whoever is dealt The Thing is The Thing, each seat equally likely; everybody else is human. (S-2.1)"""

    key = "deal_the_thing"

    def ask(self, table: Table) -> Questions:
        """Which seat."""
        return roll(table.seats, "the_thing")

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """The Thing knows every role. (S-4.4)"""
        thing: Seat = answers[0]
        table.discards.remove("the_thing")
        table.give(thing, "the_thing")
        table.roles = list(_roles_dealt(table.seats, thing))


@cache
def _roles_dealt(seats: int, thing: Seat) -> tuple[Secret[Role], ...]:
    """What each seat is then. A secret never changes, so matches can share them."""
    return tuple(
        [
            Secret(THE_THING, (seat,)) if seat == thing else Secret(HUMAN, (seat, thing))
            for seat in range(seats)
        ]
    )


@frozen
class DealCards:
    """Hands are filled up to four from the shuffled action, defence and obstacle cards. (S-2.1)"""

    key = "deal_cards"

    def ask(self, table: Table) -> Questions:
        """Which card comes next, and next, until all have enough."""
        return _draws(len(table.deck), HAND_SIZE * table.seats - 1)

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Seat after seat; The Thing has one card already."""
        cards = tuple(table.deck.deal(answers))
        dealt = 0
        for seat, held in enumerate(table.hands):
            until = dealt + HAND_SIZE - len(held.value)
            table.hands[seat] = Secret(held.value + cards[dealt:until], held.known_to)
            dealt = until


@cache
def _draws(cards: int, count: int) -> Questions:
    """Which of so many cards is drawn, then which of the others, so many times."""
    return rolls(*range(cards, cards - count, -1))


@frozen
class MakeDeck:
    """All other cards, shuffled together, are the deck; the back of its top card shows. (S-2.1, S-1.1)"""

    key = "make_deck"

    def ask(self, table: Table) -> Questions:
        """Nobody."""
        return NOTHING

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Everybody looks at their hand."""
        table.deck.mix_in(table.discards.empty())
        told = table.told
        if told is not UNHEARD:
            for seat, (hand, role) in enumerate(zip(table.hands, table.roles, strict=True)):
                alone = hand.known_to
                told.append(HandDealt(seat, Secret(as_told(hand.value), alone), Secret(role.value, alone)))
        table.first(TURN_UP_TOP)


@frozen
class ChooseFirst:
    """A random seat starts. (S-2.2)"""

    key = "choose_first"

    def ask(self, table: Table) -> Questions:
        """Which seat."""
        return roll(table.seats, "first_seat")

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Play goes clockwise."""
        table.first(TakeTurn(answers[0]))
