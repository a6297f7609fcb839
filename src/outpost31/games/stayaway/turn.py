"""A turn: draw, play or discard, exchange. (S-3)"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from outpost31.games.stayaway.cards import CARDS, PANICS, kinds_told
from outpost31.games.stayaway.effects import ACTIONS, FinishCard, Target
from outpost31.games.stayaway.ending import (
    DECLARE,
    TURNS_PER_PLAYER,
    declare_no_humans,
    finish,
    may_declare,
)
from outpost31.games.stayaway.events import CardDrawn, CardPlayed, PanicDrawn, TurnBegan
from outpost31.games.stayaway.exchange import ExchangeAtTurnEnd, obstacle_at_turn_end
from outpost31.games.stayaway.hands import (
    TURN_UP_TOP,
    as_seen_leaving,
    discard,
    is_hunted_by_fire,
    kinds_without,
    may_discard,
    remake_deck,
)
from outpost31.games.stayaway.panic import PANIC_EFFECTS
from outpost31.games.stayaway.places import lift_quarantine, seat_after, swap_places
from outpost31.games.stayaway.table import HUMAN, MOST_SEATS, Table
from outpost31.kernel import UNHEARD, Option, Question, Questions, Seat, Silent, Step, frozen

Play: TypeAlias = tuple[Option, ...]
"""An option of one's own turn: a card that is played on something, or discarded."""
DRAW = "draw"
DRAW_ALONE: tuple[Option, ...] = (DRAW,)
DRAW_OR_DECLARE: tuple[Option, ...] = (DRAW, DECLARE)


@frozen
class TakeTurn(Silent):
    """One player's turn, in the rulebook's order. Its end stays at the bottom of the agenda. (S-3.1)"""

    key = "take_turn"

    seat: Seat

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Begin it."""
        begin_turn(table, self.seat)


def begin_turn(table: Table, seat: Seat) -> None:
    """A turn begins: draw, play or discard, exchange, end. (S-3.1)"""
    table.active = seat
    table.turn += 1
    table.exchanges = True
    table.next_turn = None
    told = table.told
    if told is not UNHEARD:
        told.append(TurnBegan(seat, table.turn))
    table.agenda += TURN[seat]


@frozen
class DrawCard:
    """A turn opens with its player drawing the top card; they are asked to. (S-3.1)"""

    key = "draw_card"

    seat: Seat

    def ask(self, table: Table) -> Questions:
        """The Thing may declare instead. (S-9.3)"""
        return (
            Question(self.seat, "draw", DRAW_OR_DECLARE if may_declare(table, self.seat) else DRAW_ALONE),
        )

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Draw, or declare."""
        if answers[0] == DECLARE:
            declare_no_humans(table, self.seat)
        else:
            take_top_card(table, self.seat)


@frozen
class TakeTopCard(Silent):
    """Panic! is carried out at once; Stay Away! joins the hand, then a card is played or discarded. (S-3.1)"""

    key = "take_top_card"

    seat: Seat

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Take it."""
        take_top_card(table, self.seat)


def take_top_card(table: Table, seat: Seat) -> None:
    """Take the top card, from a new deck if there is none left. (S-3.1, S-3.4)"""
    if not table.deck.blocks:
        remake_deck(table)
        table.first(TURN_UP_TOP, TakeTopCard(seat))
        return
    card = table.deck.take(0)
    told = table.told
    if card in PANICS:
        table.in_play.append(card)
        if told is not UNHEARD:
            told.append(PanicDrawn(seat, card))
        table.agenda += (CarryOutPanic(seat, card), TURN_UP_TOP)
    else:
        table.give(seat, card)
        if told is not UNHEARD:
            told.append(CardDrawn(seat, as_seen_leaving(table, card, seat)))
        table.agenda += (PLAY_OR_DISCARD[seat], TURN_UP_TOP)


@frozen
class CarryOutPanic(Silent):
    """A Panic! card is carried out and then discarded. (S-3.1, S-3.6)"""

    key = "carry_out_panic"

    seat: Seat
    card: str

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """What it does goes in front of its discarding."""
        table.first(FinishCard(self.card))
        PANIC_EFFECTS[self.card](table, self.seat)


CIRCLES = 2**10
"""How many circles are remembered."""
PLAYS: dict[tuple[Seat, ...], dict[str, tuple[Play, ...]]] = {}
"""By who plays and the circle, the plays of each card where there are neither doors nor quarantines and only places
matter; filled as needed."""


def plays(table: Table, seat: Seat) -> list[Play]:
    """Every lawful play: a card with a lawful target or effect, as ("play", card, target…). (S-3.5)"""
    return plays_of(table, seat, kinds_told(table.hands[seat].value))


def plays_of(table: Table, seat: Seat, kinds: Iterable[str]) -> list[Play]:
    """Every lawful play of a card of these kinds."""
    found: list[Play] = []
    if True in table.doors or any(table.quarantines):
        for card in kinds:
            if card in ACTIONS:
                found += as_options(card, ACTIONS[card].targets(table, seat))
    else:
        places = (seat, *table.circle)
        lawful = PLAYS.get(places)
        if lawful is None:
            if len(PLAYS) >= CIRCLES:
                PLAYS.clear()
            lawful = PLAYS[places] = {}
        for card in kinds:
            options = lawful.get(card)
            if options is None:
                options = lawful[card] = _options_from(seat, table.circle, card)
            found += options
    return found


def _options_from(seat: Seat, circle: list[Seat], card: str) -> tuple[Play, ...]:
    """The plays of a card in such a circle: none if it is never played."""
    if card not in ACTIONS:
        return ()
    table = Table(MOST_SEATS, circle=circle, quarantines=[0] * MOST_SEATS, doors=[False] * len(circle))
    return as_options(card, ACTIONS[card].targets(table, seat))


def as_options(card: str, targets: tuple[Target, ...]) -> tuple[Play, ...]:
    """The options of playing a card on each of its targets."""
    return tuple([("play", card, *target) for target in targets])


DISCARDING: dict[str, Play] = {card: ("discard", card) for card in CARDS}


def as_discards(cards: Iterable[str]) -> list[Play]:
    """The options of discarding each of these."""
    return [DISCARDING.get(card) or ("discard", card) for card in cards]


def lets_an_exchange_follow(table: Table, seat: Seat, card: str, target: Target) -> bool:
    """Whether a play leads to an exchange, whatever others answer: then The Thing can give its fire away. (S-4.5)"""
    if card in ("determination", "seduction"):
        return True
    imagined = table.copy()
    if card in ("change_places", "better_run"):
        if obstacle_at_turn_end(imagined, seat):
            return False
        swap_places(imagined, seat, target[0])
    elif card in ("watch_your_back", "axe", "quarantine", "barred_door"):
        imagined.in_play.append(card)
        ACTIONS[card].carry_out(imagined, seat, target)
    return obstacle_at_turn_end(imagined, seat) is None


def plays_of_the_hunted(table: Table, seat: Seat) -> list[Play]:
    """What The Thing may play while it holds a Flamethrower on its own turn. (S-4.5)"""
    several = table.hand(seat).count("flamethrower") > 1
    return [
        play
        for play in plays(table, seat)
        if play[1] in ("flamethrower", "determination")
        or (not several and lets_an_exchange_follow(table, seat, play[1], play[2:]))
    ]


def discards(table: Table, seat: Seat) -> tuple[str, ...]:
    """What may be discarded instead of playing a card; The Thing may keep one Flamethrower for an offer. (S-4.5)

    That takes an exchange at the end of this turn, by what everybody can see.
    """
    if (
        is_hunted_by_fire(table, seat)
        and table.hand(seat).count("flamethrower") == 1
        and obstacle_at_turn_end(table, seat) is None
    ):
        return kinds_without(table.hand(seat), "the_thing")
    return may_discard(table, seat)


@frozen
class PlayOrDiscard:
    """Play one card or discard one card. (S-3.1)"""

    key = "play_or_discard"

    seat: Seat

    def ask(self, table: Table) -> Questions:
        """Every lawful play, every card that may be discarded."""
        seat = self.seat
        hand = table.hands[seat].value
        role = table.roles[seat].value
        if role is HUMAN:  # most are: nothing to declare, nothing to keep
            kinds = kinds_told(hand)
            return (Question(seat, "card_to_use", (*plays_of(table, seat, kinds), *as_discards(kinds))),)
        lawful = plays_of_the_hunted if is_hunted_by_fire(table, seat) else plays
        options = (*lawful(table, seat), *as_discards(discards(table, seat)), *may_declare(table, seat))
        return (Question(seat, "card_to_use", options),)

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """A played card is discarded after use, obstacles stay. (S-5)"""
        seat = self.seat
        if answers[0] == DECLARE:
            declare_no_humans(table, seat)
            return
        how, card = answers[0][:2]
        if how == "discard":
            discard(table, seat, card)
            return
        target = answers[0][2:]
        table.take(seat, card)
        table.in_play.append(card)
        told = table.told
        if told is not UNHEARD:
            told.append(CardPlayed(seat, card, target))
        if card == "determination":
            table.first(FinishCard(card), self)  # S-5.6: then play or discard one card
        elif card not in ("quarantine", "barred_door"):
            table.first(FinishCard(card))
        ACTIONS[card].carry_out(table, seat, target)


@frozen
class EndTurn(Silent):
    """The turn is over: quarantine runs down, the next seat is up. (S-3.7, S-7.1, S-9.4)"""

    key = "end_turn"

    seat: Seat

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """What was still being carried out when its player fell is discarded. (S-3.8)"""
        seat = self.seat
        if table.in_play or table.aside:
            for card in table.in_play + table.aside:
                table.discards.drop(card)
            table.in_play, table.aside = [], []
        if table.quarantines[seat]:
            if table.quarantines[seat] == 1:
                lift_quarantine(table, seat)
            else:
                table.quarantines[seat] -= 1
        if table.turn >= TURNS_PER_PLAYER * table.seats:
            finish(table, "out_of_turns", [])
            return
        after = table.next_turn if table.next_turn is not None else seat_after(table, seat)
        begin_turn(table, after)


TURN: list[tuple[Step, ...]] = [
    (EndTurn(seat), ExchangeAtTurnEnd(seat), DrawCard(seat)) for seat in range(MOST_SEATS)
]
"""The steps of each seat's turn, as they lie on the agenda: the first of them last."""
PLAY_OR_DISCARD = [PlayOrDiscard(seat) for seat in range(MOST_SEATS)]
