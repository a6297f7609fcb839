"""The twelve Panic! cards: carried out at once, refused by nobody. (S-8)"""

from __future__ import annotations

from collections.abc import Callable

from outpost31.games.stayaway.cards import as_told
from outpost31.games.stayaway.ending import discover_the_thing, eliminate_superinfected, look_for_humans
from outpost31.games.stayaway.events import (
    CardLaidOnDeck,
    CardPassed,
    HandKept,
    HandShown,
    InfectedShown,
    PanicMissedItsMark,
)
from outpost31.games.stayaway.exchange import BeginExchange, notice_roles, pass_infection
from outpost31.games.stayaway.hands import (
    TURN_UP_TOP,
    DrawStayAway,
    as_seen_leaving,
    discard,
    is_superinfected,
    may_discard,
    may_give,
    shows_thing_with_flamethrower,
)
from outpost31.games.stayaway.places import (
    change_places,
    lift_quarantine,
    neighbours_in_reach,
    open_door,
    others_in_reach,
    seat_after,
    swap_places,
)
from outpost31.games.stayaway.table import Table
from outpost31.kernel import UNHEARD, Option, Question, Questions, Seat, Secret, Silent, Step, frozen


def cut_ropes(table: Table, seat: Seat) -> None:
    """Rotten ropes: all quarantines are discarded. (S-8.1)"""
    for other in table.circle:
        if table.quarantines[other]:
            lift_quarantine(table, other)


def open_doors(table: Table, seat: Seat) -> None:
    """Three, four…: all barred doors are discarded. (S-8.3)"""
    for gap, barred in enumerate(table.doors):
        if barred:
            open_door(table, gap)


def count_to_three(table: Table, seat: Seat) -> None:
    """One, two…: change places with the third player to one side. (S-8.2)"""
    if len(table.circle) <= 3 or table.quarantines[seat]:
        table.tell(PanicMissedItsMark(seat, "one_two"))
    else:
        table.first(ChooseSide(seat))


def throw_party(table: Table, seat: Seat) -> None:
    """Is this the party?: obstacles go, then all change places in pairs, clockwise from the active player. (S-8.4)"""
    cut_ropes(table, seat)
    open_doors(table, seat)
    place = table.circle.index(seat)
    order = table.circle[place:] + table.circle[:place]
    change_places(table, order[0], order[1])
    for one, other in zip(order[2::2], order[3::2], strict=False):
        swap_places(table, one, other)


def get_out(table: Table, seat: Seat) -> None:
    """Get out of here!: change places with any player in reach. (S-8.5)"""
    if table.quarantines[seat] or not others_in_reach(table, seat):
        table.tell(PanicMissedItsMark(seat, "get_out_of_here"))
    else:
        table.first(ChooseSwap(seat))


def forget(table: Table, seat: Seat) -> None:
    """Forgetful: discard three cards, then draw three. (S-8.6)"""
    table.first(Forget(seat, 3))


def go_round(table: Table, seat: Seat) -> None:
    """Round and round: all are tested, then all pass a card to the next seat; the turn ends. (S-8.7)

    The passing goes on among the living even if the active player failed the test: the card is everybody's.
    """
    table.exchanges = False
    failed = tuple(
        [other for other in table.circle if is_superinfected(table, other, seat_after(table, other))]
    )
    if failed:
        eliminate_superinfected(table, failed, PassAround())
    else:
        table.first(PassAround())


def make_friends(table: Table, seat: Seat) -> None:
    """Can't we be friends?: an exchange with anyone in reach, then the turn goes on. (S-8.8)"""
    if others_in_reach(table, seat):
        table.first(ChoosePartner(seat))
    else:
        table.tell(PanicMissedItsMark(seat, "cant_we_be_friends"))


def go_on_blind_date(table: Table, seat: Seat) -> None:
    """Blind date: swap a card with the deck's top Stay Away! card; the turn ends. (S-8.9)"""
    table.exchanges = False
    table.first(ChooseForDeck(seat))


def confide(table: Table, seat: Seat) -> None:
    """Just between us: show your hand to a neighbour. (S-8.10)"""
    if neighbours_in_reach(table, seat):
        table.first(ChooseConfidant(seat))
    else:
        table.tell(PanicMissedItsMark(seat, "just_between_us"))


def slip(table: Table, seat: Seat) -> None:
    """Oops!: show your hand to all. (S-8.11)"""
    if table.told is not UNHEARD:
        table.tell(HandShown(seat, None, as_told(table.hand(seat))))


def reveal(table: Table, seat: Seat) -> None:
    """Revelations: from the active player on, each shows their hand or not. (S-8.12)"""
    place = table.circle.index(seat)
    count = len(table.circle)
    order = [table.circle[(place + step * table.direction) % count] for step in range(count)]
    steps: list[Step] = [RevealOrNot(other, count - number) for number, other in enumerate(order, 1)]
    table.first(*steps)


PANIC_EFFECTS: dict[str, Callable[[Table, Seat], None]] = {
    "rotten_ropes": cut_ropes,
    "one_two": count_to_three,
    "three_four": open_doors,
    "is_this_the_party": throw_party,
    "get_out_of_here": get_out,
    "forgetful": forget,
    "round_and_round": go_round,
    "cant_we_be_friends": make_friends,
    "blind_date": go_on_blind_date,
    "just_between_us": confide,
    "oops": slip,
    "revelations": reveal,
}


@frozen
class ChooseSide:
    """To which side the third player is sought. (S-8.2)"""

    key = "choose_side"

    seat: Seat

    def ask(self, table: Table) -> Questions:
        """Left is clockwise."""
        return (Question(self.seat, "side_to_swap", ("left", "right")),)

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Nothing happens if that player is in quarantine; doors do not matter."""
        circle = table.circle
        steps = 3 if answers[0] == "left" else -3
        other = circle[(circle.index(self.seat) + steps) % len(circle)]
        if table.quarantines[other]:
            table.tell(PanicMissedItsMark(self.seat, "one_two"))
        else:
            change_places(table, self.seat, other)


@frozen
class ChooseSwap:
    """With whom to change places; nobody can refuse. (S-8.5, S-8.13)"""

    key = "choose_swap"

    seat: Seat

    def ask(self, table: Table) -> Questions:
        """Anyone in reach."""
        return (Question(self.seat, "seat_to_swap_with", others_in_reach(table, self.seat)),)

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """They change places."""
        change_places(table, self.seat, answers[0])


@frozen
class Forget:
    """Discard this many cards, one after the other, then draw three. (S-8.6)"""

    key = "forget"

    seat: Seat
    left: int

    def ask(self, table: Table) -> Questions:
        """A card that may be discarded."""
        return (Question(self.seat, "card_to_discard", may_discard(table, self.seat)),)

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Discard it, go on."""
        discard(table, self.seat, answers[0])
        table.first(Forget(self.seat, self.left - 1) if self.left > 1 else DrawStayAway(self.seat, 3))


@frozen
class PassAround:
    """Everybody secretly chooses a card for the next seat; all move at once. (S-8.7)"""

    key = "pass_around"

    def ask(self, table: Table) -> Questions:
        """Everybody at the same time; quarantines and doors do not matter, and there is no defence."""
        return tuple(
            [
                Question(seat, "card_to_pass", may_give(table, seat, to), (("to", to),))
                for seat in table.circle
                for to in (seat_after(table, seat),)
            ]
        )

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """All cards move face down; The Thing may infect."""
        passed = [
            (seat, seat_after(table, seat), card) for seat, card in zip(table.circle, answers, strict=True)
        ]
        for seat, to, card in passed:
            if table.told is not UNHEARD:
                table.tell(CardPassed(seat, to, Secret(card, (seat, to))))  # face down, quarantines ignored
            table.take(seat, card)
        infections = len(table.chain)
        for seat, to, card in passed:
            table.give(to, card)
            pass_infection(table, seat, to, card, "round_and_round")
        notice_roles(table, *table.circle)
        if len(table.chain) > infections:
            look_for_humans(table)


@frozen
class ChoosePartner:
    """With whom to exchange a card. (S-8.8)"""

    key = "choose_partner"

    seat: Seat

    def ask(self, table: Table) -> Questions:
        """Anyone in reach."""
        return (Question(self.seat, "seat_to_exchange_with", others_in_reach(table, self.seat)),)

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """An exchange like any other, defences allowed."""
        table.first(BeginExchange(self.seat, answers[0]))


@frozen
class ChooseForDeck:
    """Which card goes on the deck. (S-8.9)"""

    key = "choose_for_deck"

    seat: Seat

    def ask(self, table: Table) -> Questions:
        """A card that may be discarded."""
        return (Question(self.seat, "card_to_lay", may_discard(table, self.seat)),)

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """First the top Stay Away! card is taken."""
        table.first(DrawStayAway(self.seat), LayOnDeck(self.seat, answers[0]))


@frozen
class LayOnDeck(Silent):
    """The chosen card becomes the top of the deck. (S-8.9)"""

    key = "lay_on_deck"

    seat: Seat
    card: str

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Face down, unless it comes from quarantine."""
        table.take(self.seat, self.card)
        table.deck.lay_on_top(self.card)
        if table.told is not UNHEARD:
            table.tell(CardLaidOnDeck(self.seat, as_seen_leaving(table, self.card, self.seat)))
        table.first(TURN_UP_TOP)


@frozen
class ChooseConfidant:
    """To which neighbour the hand is shown. (S-8.10)"""

    key = "choose_confidant"

    seat: Seat

    def ask(self, table: Table) -> Questions:
        """A neighbour not behind a barred door."""
        return (Question(self.seat, "neighbour_to_show", neighbours_in_reach(table, self.seat)),)

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Only that neighbour sees it."""
        to = answers[0]
        if table.told is not UNHEARD:
            hand = as_told(table.hand(self.seat))
            table.tell(HandShown(self.seat, to, Secret(hand, (self.seat, to))))


@frozen
class RevealOrNot:
    """Show the whole hand, an Infected! card alone, or nothing. (S-8.12)"""

    key = "reveal_or_not"

    seat: Seat
    left: int
    """How many are still to be asked after this one."""

    def ask(self, table: Table) -> Questions:
        """Holders of an Infected! card may show that card alone."""
        options: tuple[str, ...] = ("keep", "show_hand")
        if "infected" in table.hands[self.seat].value:
            options += ("show_infected",)
        return (Question(self.seat, "hand_to_show", options, decline="keep"),)

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """It ends as soon as somebody shows an Infected! card."""
        hand = table.hand(self.seat)
        if answers[0] == "keep":
            table.tell(HandKept(self.seat))
            return
        if answers[0] == "show_hand":
            if table.told is not UNHEARD:
                table.tell(HandShown(self.seat, None, as_told(hand)))
            if shows_thing_with_flamethrower(table, self.seat):
                discover_the_thing(table)
                return
        else:
            table.tell(InfectedShown(self.seat))
        if "infected" in hand and self.left:
            del table.agenda[-self.left :]
