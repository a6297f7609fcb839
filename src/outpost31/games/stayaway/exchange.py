"""The exchange of cards: offer, answer, defence, infection."""

from __future__ import annotations

from outpost31.games.stayaway.cards import CARDS, DEFENCES_AGAINST_EXCHANGE
from outpost31.games.stayaway.ending import (
    DECLARE,
    declare_no_humans,
    eliminate_superinfected,
    look_for_humans,
    may_declare,
)
from outpost31.games.stayaway.events import (
    CardOffered,
    CardsExchanged,
    DefencePlayed,
    ExchangeStopped,
    OfferSeen,
    RoleNoticed,
    StandInCalled,
)
from outpost31.games.stayaway.hands import (
    DrawStayAway,
    as_seen_leaving,
    infect,
    is_superinfected,
    may_give,
)
from outpost31.games.stayaway.places import is_barred, seat_after
from outpost31.games.stayaway.table import HUMAN, INFECTED, MOST_SEATS, THE_THING, Infection, Role, Table
from outpost31.kernel import UNHEARD, Option, Question, Questions, Seat, Silent, Whispered, frozen


def obstacle_at_turn_end(table: Table, seat: Seat) -> str | None:
    """What stops a seat's exchange with the next one at the end of its turn. (S-3.3, S-7.1)"""
    return obstacle_between(table, seat, seat_after(table, seat))


def obstacle_between(table: Table, seat: Seat, to: Seat) -> str | None:
    """What stops the exchange at the end of a seat's turn with this one: a door, a quarantine. (S-3.3, S-7.1)"""
    if is_barred(table, seat, to):
        return "barred_door"
    rule = table.settings.quarantine_exchange
    if rule != "open" and table.quarantines[to]:
        return "quarantine"
    if rule == "none" and table.quarantines[seat]:
        return "quarantine"
    return None


@frozen
class ExchangeAtTurnEnd(Silent):
    """The active player exchanges a card with the next living seat, if nothing lies between. (S-3.2, S-3.3)"""

    key = "exchange_at_turn_end"

    seat: Seat

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Look for an obstacle, then begin."""
        if not table.exchanges or len(table.circle) < 2:
            return
        to = seat_after(table, self.seat)
        obstacle = obstacle_between(table, self.seat, to)
        if obstacle:
            table.tell(ExchangeStopped(self.seat, to, obstacle))
        else:
            begin_exchange(table, self.seat, to)


@frozen
class BeginExchange(Silent):
    """Both sides are tested at once before a card is chosen or a defence asked. (S-4.3)"""

    key = "begin_exchange"

    offerer: Seat
    taker: Seat

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Anybody who is superinfected is out, and there is no exchange."""
        begin_exchange(table, self.offerer, self.taker)


def begin_exchange(table: Table, offerer: Seat, taker: Seat) -> None:
    """Test both sides, then let the offerer choose. (S-4.3)"""
    failed: tuple[Seat, ...] = (offerer,) if is_superinfected(table, offerer, taker) else ()
    if is_superinfected(table, taker, offerer):
        failed += (taker,)
    if failed:
        eliminate_superinfected(table, failed)
    else:
        table.agenda.append(OFFER_CARD[offerer][taker])


@frozen
class OfferCard:
    """The offerer chooses a card in secret. (S-3.2)"""

    key = "offer_card"

    offerer: Seat
    taker: Seat

    def ask(self, table: Table) -> Questions:
        """Every card that may be given, even if there is only one. (S-4.7)"""
        options = may_give(table, self.offerer, self.taker)
        if table.roles[self.offerer].value is not HUMAN:
            options += may_declare(table, self.offerer)
        return (Question(self.offerer, "card_to_offer", options, (("to", self.taker),)),)

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """A card offered from quarantine is shown at once, before the answer. (S-7.1)"""
        (card,) = answers
        if card == DECLARE:
            declare_no_humans(table, self.offerer)
            return
        told = table.told
        if told is not UNHEARD:
            told.append(CardOffered(self.offerer, self.taker, as_seen_leaving(table, card, self.offerer)))
        table.agenda.append(AnswerOffer(self.offerer, self.taker, card))


OFFER_CARD = [[OfferCard(offerer, taker) for taker in range(MOST_SEATS)] for offerer in range(MOST_SEATS)]
"""This step for every offerer and taker."""


@frozen
class AnswerOffer:
    """The taker accepts with a card of their own, or defends themselves, in one question. (S-3.2, S-6.1, S-6.5)"""

    key = "answer_offer"

    offerer: Seat
    taker: Seat
    card: str
    stands_in_for: Seat | None = None
    """Who answered Missed!, so that the taker stands in. (S-6.2)"""

    def ask(self, table: Table) -> Questions:
        """Everybody is asked in the same words, defence or no defence in hand; a stand-in is told that they are one.

        (S-6.5, S-4.10)
        """
        options = answers_with(may_give(table, self.taker, self.offerer), table.hands[self.taker].value)
        about: tuple[tuple[str, Option], ...] = (("from", self.offerer),)
        if table.quarantines[self.offerer]:
            about += (("card", self.card),)
        if self.stands_in_for is not None:
            about += (("stands_in_for", self.stands_in_for),)
        return (Question(self.taker, "answer_to_offer", options, about),)

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Swap, or refuse."""
        ((answer, card),) = answers
        if answer == "give":
            self.swap(table, card)
        else:
            self.refuse(table, card)

    def swap(self, table: Table, answered: str) -> None:
        """The two cards change hands unseen by others. (S-3.2)"""
        offerer, taker, offered = self.offerer, self.taker, self.card
        told = table.told
        if told is not UNHEARD:
            told.append(
                CardsExchanged(
                    offerer,
                    taker,
                    as_seen_leaving(table, offered, offerer, taker),
                    as_seen_leaving(table, answered, taker, offerer),
                )
            )
        infections = len(table.chain)
        table.swap(offerer, offered, answered)
        table.swap(taker, answered, offered)
        if "infected" in (offered, answered):
            if self.stands_in_for is None:  # S-6.2: a substitute keeps the card and stays what it is
                pass_infection(table, offerer, taker, offered, "exchange")
            pass_infection(table, taker, offerer, answered, "exchange")
        notice_roles(table, offerer, taker)
        if len(table.chain) > infections:
            look_for_humans(table)

    def refuse(self, table: Table, defence: str) -> None:
        """A defence card is shown and discarded, then its player draws one. (S-6.1)"""
        play_defence(table, self.taker, defence, self.offerer)
        if defence == "scary":
            seen = as_seen_leaving(table, self.card, self.offerer, self.taker)
            table.tell(OfferSeen(self.offerer, self.taker, seen))
        elif defence == "missed":
            table.first(DrawStayAway(self.taker), CallSubstitute(self.offerer, self.taker, self.card))
            return
        table.first(DrawStayAway(self.taker))


GIVING: dict[str, Option] = {card: ("give", card) for card in CARDS}
DEFENDING: tuple[tuple[str, Option], ...] = tuple(
    (card, ("defend", card)) for card in DEFENCES_AGAINST_EXCHANGE
)


def answers_with(given: tuple[str, ...], hand: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The options of giving one of these cards, and of every defence in the hand. (S-6.1)"""
    options = [GIVING.get(card) or ("give", card) for card in given]
    for card, option in DEFENDING:
        if card in hand:
            options.append(option)
    return tuple(options)


@frozen
class CallSubstitute(Silent):
    """Missed!: the seat after the refuser takes part instead, with the card already offered. (S-6.2)"""

    key = "call_substitute"

    offerer: Seat
    refuser: Seat
    card: str

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """The stand-in, announced to all, is tested like any taker and may defend, even with Missed!. (S-4.10)"""
        substitute = seat_after(table, self.refuser)
        stopped = (
            "nobody"
            if substitute == self.offerer
            else "barred_door"
            if is_barred(table, self.refuser, substitute) or is_barred(table, self.offerer, substitute)
            else "quarantine"
            if table.quarantines[substitute]
            else None
        )
        if stopped:
            table.tell(ExchangeStopped(self.offerer, substitute, stopped))
        elif is_superinfected(table, substitute, self.offerer):
            eliminate_superinfected(table, (substitute,))
        else:
            table.tell(StandInCalled(substitute, self.refuser, self.offerer))
            table.first(AnswerOffer(self.offerer, substitute, self.card, stands_in_for=self.refuser))


def play_defence(table: Table, seat: Seat, card: str, against: Seat) -> None:
    """A defence card is shown and discarded before its player draws another. (S-3.6)"""
    table.take(seat, card)
    table.discards.drop(card)
    if table.told is not UNHEARD:
        table.tell(DefencePlayed(seat, card, against))


def pass_infection(table: Table, giver: Seat, taker: Seat, card: str, through: str) -> None:
    """A human becomes Infected only by an Infected! card from The Thing. (S-4.1)"""
    if card == "infected" and table.roles[giver].value is THE_THING and table.roles[taker].value is HUMAN:
        table.chain.append(Infection(giver, taker, table.turn, through))
        infect(table, taker, giver)


def notice_roles(table: Table, *seats: Seat) -> None:
    """Each is told privately what they are now, in the same words whatever happened. (S-4.4, S-4.8)"""
    if table.told is UNHEARD:
        return
    for seat in seats:
        role = table.roles[seat].value
        what = (seat, role, table.the_thing if role is INFECTED else None)
        noticed = NOTICED.get(what)
        if noticed is None:
            noticed = NOTICED[what] = Whispered(RoleNoticed(*what), (seat,))
        table.told.append(noticed)


NOTICED: dict[tuple[Seat, Role, Seat | None], Whispered] = {}
"""What a seat is told of its own role: few things, and always the same."""
