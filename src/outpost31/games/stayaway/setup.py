"""Set-up: the deck is built for the number of players, and four cards dealt to each. (S-2)"""

from __future__ import annotations

from outpost31.games.stayaway.cards import CARDS, Kind, cards_in_play
from outpost31.games.stayaway.events import HandDealt
from outpost31.games.stayaway.hands import TURN_UP_TOP
from outpost31.games.stayaway.table import HUMAN, THE_THING, House, Table
from outpost31.games.stayaway.turn import TakeTurn
from outpost31.kernel import NOTHING, Option, Options, Questions, Seat, Secret, frozen, roll

HAND_SIZE = 4


def set_up(seats: int, options: Options) -> Table:
    """The empty table, with the deal first on its agenda."""
    table = Table(
        seats,
        house=House(**options),
        hands=[Secret((), (seat,)) for seat in range(seats)],
        quarantines=[0] * seats,
        circle=list(range(seats)),
        doors=[False] * seats,
    )
    for card in cards_in_play(seats):
        dealt = CARDS[card].kind is not Kind.PANIC and card not in ("the_thing", "infected")
        (table.deck if dealt else table.discards).drop(card)
    table.first(DealTheThing(), DealCard(), MakeDeck(), ChooseFirst())
    return table


@frozen
class DealTheThing:
    """Whoever is dealt The Thing is The Thing, each seat equally likely; everybody else is human. (S-2.1)"""

    def ask(self, table: Table) -> Questions:
        """Which seat."""
        return roll(table.seats, "the_thing")

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """The Thing knows every role. (S-4.4)"""
        thing: Seat = answers[0]
        table.discards.remove("the_thing")
        table.give(thing, "the_thing")
        table.roles = [
            Secret(THE_THING, (seat,)) if seat == thing else Secret(HUMAN, (seat, thing))
            for seat in range(table.seats)
        ]


@frozen
class DealCard:
    """The rest of four cards each comes from the shuffled action, defence and obstacle cards. (S-2.1)"""

    def ask(self, table: Table) -> Questions:
        """Which card comes next."""
        return roll(table.deck.sides) if table.deck.sides > 1 else NOTHING

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """To the first seat that has not enough."""
        card = table.deck.take(answers[0] if answers else 0)
        seat = next(seat for seat in range(table.seats) if len(table.hand(seat)) < HAND_SIZE)
        table.give(seat, card)
        if seat < table.seats - 1 or len(table.hand(seat)) < HAND_SIZE:
            table.first(self)


@frozen
class MakeDeck:
    """All other cards, shuffled together, are the deck; the back of its top card shows. (S-2.1, S-1.1)"""

    def ask(self, table: Table) -> Questions:  # noqa: ARG002
        """Nobody."""
        return NOTHING

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Everybody looks at its hand."""
        table.deck.mix_in(table.discards.empty())
        for seat in range(table.seats):
            table.tell(HandDealt(seat, Secret(table.hand(seat), (seat,)), Secret(table.role(seat), (seat,))))
        table.first(TURN_UP_TOP)


@frozen
class ChooseFirst:
    """A random seat starts. (S-2.2)"""

    def ask(self, table: Table) -> Questions:
        """Which seat."""
        return roll(table.seats, "first_seat")

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Play goes clockwise."""
        table.first(TakeTurn(answers[0]))
