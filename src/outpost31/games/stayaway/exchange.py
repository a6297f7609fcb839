"""The exchange of cards: offer, answer, defence, infection."""

from __future__ import annotations

from functools import cache, lru_cache

from outpost31.games.stayaway.cards import DEFENCES_AGAINST_EXCHANGE
from outpost31.games.stayaway.ending import (
    DECLARE,
    declare_no_humans,
    eliminate_superinfected,
    may_declare,
)
from outpost31.games.stayaway.events import (
    CardOffered,
    CardsExchanged,
    DefencePlayed,
    ExchangeStopped,
    OfferSeen,
    RoleNoticed,
)
from outpost31.games.stayaway.hands import (
    DrawStayAway,
    as_seen_leaving,
    infect,
    is_superinfected,
    may_give,
)
from outpost31.games.stayaway.places import is_barred, seat_after
from outpost31.games.stayaway.table import HUMAN, THE_THING, Infection, Role, Table
from outpost31.kernel import Option, Question, Questions, Seat, Silent, Whispered, frozen


def obstacle_at_turn_end(table: Table, seat: Seat) -> str | None:
    """What stops a seat's exchange with the next one at the end of its turn: a door, a quarantine. (S-3.3, S-7.1)"""
    to = seat_after(table, seat)
    if is_barred(table, seat, to):
        return "barred_door"
    rule = table.house.quarantine_exchange
    if rule != "open" and table.quarantines[to]:
        return "quarantine"
    if rule == "none" and table.quarantines[seat]:
        return "quarantine"
    return None


@frozen
class ExchangeAtTurnEnd(Silent):
    """The active player exchanges a card with the next living seat, if nothing lies between. (S-3.2, S-3.3)"""

    seat: Seat

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Look for an obstacle, then begin."""
        if not table.exchanges or len(table.circle) < 2:
            return
        to = seat_after(table, self.seat)
        obstacle = obstacle_at_turn_end(table, self.seat)
        if obstacle:
            table.tell(ExchangeStopped(self.seat, to, obstacle))
        else:
            begin_exchange(table, self.seat, to)


@frozen
class BeginExchange(Silent):
    """Both sides are tested at once before a card is chosen or a defence asked. (S-4.3)"""

    offerer: Seat
    taker: Seat

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Who is superinfected is out, and there is no exchange."""
        begin_exchange(table, self.offerer, self.taker)


def begin_exchange(table: Table, offerer: Seat, taker: Seat) -> None:
    """Test both sides, then let the offerer choose. (S-4.3)"""
    failed: tuple[Seat, ...] = (offerer,) if is_superinfected(table, offerer, taker) else ()
    if is_superinfected(table, taker, offerer):
        failed += (taker,)
    if failed:
        eliminate_superinfected(table, failed)
    else:
        table.agenda.append(_offer_card(offerer, taker))


@frozen
class OfferCard:
    """The offerer chooses a card in secret. (S-3.2)"""

    offerer: Seat
    taker: Seat

    def ask(self, table: Table) -> Questions:
        """Whatever it may give, even if there is only one such card. (S-4.7)"""
        options = may_give(table, self.offerer, self.taker) + may_declare(table, self.offerer)
        return (Question(self.offerer, "card_to_offer", options, (("to", self.taker),)),)

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """A card offered out of quarantine is shown at once, before the answer. (S-7.1)"""
        (card,) = answers
        if card == DECLARE:
            declare_no_humans(table, self.offerer)
            return
        table.tell(CardOffered(self.offerer, self.taker, as_seen_leaving(table, card, self.offerer)))
        table.agenda.append(AnswerOffer(self.offerer, self.taker, card))


_offer_card = cache(OfferCard)


@frozen
class AnswerOffer:
    """The taker accepts with a card of its own, or defends itself, in one question. (S-3.2, S-6.1, S-6.5)"""

    offerer: Seat
    taker: Seat
    card: str
    is_substitute: bool = False
    """The taker stands in for one who answered Missed!. (S-6.2)"""

    def ask(self, table: Table) -> Questions:
        """Everybody is asked in the same words, whether it holds a defence or not. (S-6.5)"""
        options = answers_with(may_give(table, self.taker, self.offerer), table.hands[self.taker].value)
        about: tuple[tuple[str, Option], ...] = (("from", self.offerer),)
        if table.quarantines[self.offerer]:
            about += (("card", self.card),)
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
        table.tell(
            CardsExchanged(
                offerer,
                taker,
                as_seen_leaving(table, offered, offerer, taker),
                as_seen_leaving(table, answered, taker, offerer),
            )
        )
        table.swap(offerer, offered, answered)
        table.swap(taker, answered, offered)
        if not self.is_substitute:  # S-6.2: a substitute keeps the card and stays what it is
            pass_infection(table, offerer, taker, offered, "exchange")
        pass_infection(table, taker, offerer, answered, "exchange")
        notice_roles(table, offerer, taker)

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


@lru_cache(maxsize=2**15)
def answers_with(given: tuple[str, ...], hand: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The options of giving one of these cards, and of every defence in the hand. (S-6.1)"""
    return tuple(
        [("give", card) for card in given]
        + [("defend", card) for card in DEFENCES_AGAINST_EXCHANGE if card in hand]
    )


@frozen
class CallSubstitute(Silent):
    """Missed!: the seat after the refuser takes part instead, with the card already offered. (S-6.2)"""

    offerer: Seat
    refuser: Seat
    card: str

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """It is tested like any taker, and may defend itself, with Missed! too."""
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
            table.first(AnswerOffer(self.offerer, substitute, self.card, is_substitute=True))


def play_defence(table: Table, seat: Seat, card: str, against: Seat) -> None:
    """A defence card is shown, and discarded before its player draws another. (S-3.6)"""
    table.take(seat, card)
    table.discards.drop(card)
    table.tell(DefencePlayed(seat, card, against))


def pass_infection(table: Table, giver: Seat, taker: Seat, card: str, through: str) -> None:
    """A human becomes Infected only by an Infected! card from The Thing. (S-4.1)"""
    if card == "infected" and table.roles[giver].value is THE_THING and table.roles[taker].value is HUMAN:
        table.chain.append(Infection(giver, taker, table.turn, through))
        infect(table, taker, giver)


def notice_roles(table: Table, *seats: Seat) -> None:
    """Each is told privately what it is now, in the same words whatever happened. (S-4.4, S-4.8)"""
    table.told += [_role_noticed(seat, table.roles[seat].value) for seat in seats]


@cache
def _role_noticed(seat: Seat, role: Role) -> Whispered:
    return Whispered(RoleNoticed(seat, role), (seat,))
