"""What the action and obstacle cards do: on whom they can be played, and what then happens."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from outpost31.games.stayaway.cards import (
    CARDS,
    DEFENCES_AGAINST_FIRE,
    DEFENCES_AGAINST_SWAP,
    Aim,
    CardKind,
    Limit,
    as_told,
)
from outpost31.games.stayaway.ending import discover_the_thing, eliminate
from outpost31.games.stayaway.events import CardDiscarded, CardKept, CardSeen, HandShown
from outpost31.games.stayaway.exchange import BeginExchange, play_defence
from outpost31.games.stayaway.hands import DrawStayAway, as_seen_leaving, shows_thing_with_flamethrower
from outpost31.games.stayaway.places import (
    bar_door,
    change_places,
    gap_between,
    is_barred,
    lay_quarantine,
    lift_quarantine,
    neighbours,
    neighbours_in_reach,
    open_door,
    others_in_reach,
    turn_direction,
)
from outpost31.games.stayaway.table import Table
from outpost31.kernel import UNHEARD, Option, Question, Questions, Seat, Secret, Silent, frozen, roll

Target: TypeAlias = tuple[Any, ...]
"""What a card is played on: a seat, something that lies there, or nothing."""
NOBODY: tuple[Target, ...] = ((),)
ACCEPT = "accept"


@frozen
class Action:
    """A card that can be played: its lawful targets (none: it cannot be played now), and what it does. (S-3.5)"""

    targets: Callable[[Table, Seat], tuple[Target, ...]]
    carry_out: Callable[[Table, Seat, Target], None]


# Targets --------------------------------------------------------------------------------------------------


@cache
def _each(seats: tuple[Seat, ...]) -> tuple[Target, ...]:
    return tuple([(seat,) for seat in seats])


def on_nobody(table: Table, seat: Seat) -> tuple[Target, ...]:
    """A card without a target."""
    return NOBODY


def on_neighbour(table: Table, seat: Seat) -> tuple[Target, ...]:
    """A neighbour, not through a barred door. (S-3.5)"""
    return _each(neighbours_in_reach(table, seat))


def on_neighbour_by_fire(table: Table, seat: Seat) -> tuple[Target, ...]:
    """A neighbour, unless the player is in quarantine. (S-5.1, S-7.1)"""
    return () if table.quarantines[seat] else on_neighbour(table, seat)


def on_free_neighbour(table: Table, seat: Seat) -> tuple[Target, ...]:
    """A neighbour not in quarantine, by a player not in quarantine. (S-5.8, S-7.1)"""
    if table.quarantines[seat]:
        return ()
    return _each(tuple([other for other in neighbours_in_reach(table, seat) if not table.quarantines[other]]))


def on_uninterned_neighbour(table: Table, seat: Seat) -> tuple[Target, ...]:
    """A neighbour not yet in quarantine. (S-7.1)"""
    return _each(tuple([other for other in neighbours_in_reach(table, seat) if not table.quarantines[other]]))


def on_anyone_free(table: Table, seat: Seat) -> tuple[Target, ...]:
    """Anyone not in quarantine, doors ignored, by a player not in quarantine. (S-5.9)"""
    if table.quarantines[seat]:
        return ()
    return _each(tuple([other for other in table.circle if other != seat and not table.quarantines[other]]))


def on_anyone_in_reach(table: Table, seat: Seat) -> tuple[Target, ...]:
    """Anyone not in quarantine and not a neighbour behind a barred door. (S-5.10)"""
    return _each(others_in_reach(table, seat))


def on_obstacles(table: Table, seat: Seat) -> tuple[Target, ...]:
    """One's own obstacle, or one of a neighbour in reach: (whom, "quarantine") or (whom, "door", other side).

    The door to a neighbour is removed by playing it on oneself. (S-5.3)
    """
    if True not in table.doors and not any(table.quarantines):
        return ()
    found: list[Target] = []
    for whom in (seat, *neighbours_in_reach(table, seat)):
        if table.quarantines[whom]:
            found.append((whom, "quarantine"))
        found += [
            (whom, "door", other)
            for other in neighbours(table, whom)
            if other != seat and is_barred(table, whom, other)
        ]
    return tuple(found)


# What the cards do ----------------------------------------------------------------------------------------


def burn(table: Table, seat: Seat, target: Target) -> None:
    """Flamethrower: a neighbour is eliminated unless they answer No barbecue!. (S-5.1)"""
    table.first(AnswerFire(seat, target[0]))


def analyse(table: Table, seat: Seat, target: Target) -> None:
    """Analysis: a neighbour shows you their whole hand. (S-5.2)"""
    (whom,) = target
    if table.told is not UNHEARD:
        table.tell(HandShown(whom, seat, Secret(as_told(table.hand(whom)), (whom, seat))))
    if shows_thing_with_flamethrower(table, whom):
        discover_the_thing(table)


def chop(table: Table, seat: Seat, target: Target) -> None:
    """Axe: remove one quarantine or one barred door. (S-5.3)"""
    whom, what, *other = target
    if what == "quarantine":
        lift_quarantine(table, whom)
    else:
        gap = gap_between(table, whom, other[0])
        assert gap is not None
        open_door(table, gap)


def suspect(table: Table, seat: Seat, target: Target) -> None:
    """Suspicion: see one random card of a neighbour. (S-5.4)"""
    table.first(SeeRandomCard(seat, target[0]))


def drink(table: Table, seat: Seat, target: Target) -> None:
    """Whisky: show your hand to all. (S-5.5)"""
    if table.told is not UNHEARD:
        table.tell(HandShown(seat, None, as_told(table.hand(seat))))


def be_determined(table: Table, seat: Seat, target: Target) -> None:
    """Resolute: draw three, keep one; playing or discarding follows. (S-5.6)"""
    table.first(DrawStayAway(seat, 3, aside=True), KeepOne(seat))


def look_back(table: Table, seat: Seat, target: Target) -> None:
    """Watch your back: the direction turns, for this turn's exchange already. (S-5.7)"""
    turn_direction(table)


def ask_to_swap(table: Table, seat: Seat, target: Target) -> None:
    """Change places! and You'd better run!: the other may answer I'm comfortable. (S-5.8, S-5.9)"""
    table.first(AnswerSwap(seat, target[0]))


def seduce(table: Table, seat: Seat, target: Target) -> None:
    """Seduction: an exchange with anyone in reach; the turn ends without the ordinary one. (S-5.10)"""
    table.exchanges = False
    table.first(BeginExchange(seat, target[0]))


def intern(table: Table, seat: Seat, target: Target) -> None:
    """Quarantine: on a neighbour. (S-7.1)"""
    table.in_play.remove("quarantine")
    lay_quarantine(table, target[0])


def bar(table: Table, seat: Seat, target: Target) -> None:
    """Barred door: between you and a neighbour. (S-7.2)"""
    table.in_play.remove("barred_door")
    bar_door(table, seat, target[0])


REACHES: dict[tuple[Aim | None, tuple[Limit, ...]], Callable[[Table, Seat], tuple[Target, ...]]] = {
    (Aim.NOBODY, ()): on_nobody,
    (Aim.OBSTACLE, ()): on_obstacles,
    (Aim.NEIGHBOUR, ()): on_neighbour,
    (Aim.NEIGHBOUR, (Limit.BY_THE_FREE,)): on_neighbour_by_fire,
    (Aim.NEIGHBOUR, (Limit.ON_THE_FREE,)): on_uninterned_neighbour,
    (Aim.NEIGHBOUR, (Limit.BY_THE_FREE, Limit.ON_THE_FREE)): on_free_neighbour,
    (Aim.ANYONE, (Limit.ON_THE_FREE,)): on_anyone_in_reach,
    (Aim.ANYONE, (Limit.BY_THE_FREE, Limit.ON_THE_FREE, Limit.THROUGH_DOORS)): on_anyone_free,
}
"""The lawful targets of a card, by its printed aim and limits. (S-3.5)"""

DEEDS: dict[str, Callable[[Table, Seat, Target], None]] = {
    "flamethrower": burn,
    "analysis": analyse,
    "axe": chop,
    "suspicion": suspect,
    "whisky": drink,
    "determination": be_determined,
    "watch_your_back": look_back,
    "change_places": ask_to_swap,
    "better_run": ask_to_swap,
    "seduction": seduce,
    "quarantine": intern,
    "barred_door": bar,
}
"""What each card that can be played on one's own turn does; contagion and defence cards are not among them. (S-5.11)"""


def action_of(card: CardKind) -> Action:
    """A printed card as it is played: on whom its print says, with the deed that is its own. (S-3.5)"""
    return Action(REACHES[card.aim, card.limits], DEEDS[card.key])


ACTIONS: dict[str, Action] = {card.key: action_of(card) for card in CARDS.values() if card.aim is not None}
"""Every card that can be played on one's own turn. (S-5.11)"""


# Steps ----------------------------------------------------------------------------------------------------


@frozen
class AnswerFire:
    """Whoever is about to burn is asked for No barbecue!, whether they hold one or not. (S-5.1, S-6.4, S-6.5)"""

    key = "answer_fire"

    seat: Seat
    target: Seat

    def ask(self, table: Table) -> Questions:
        """A reaction."""
        hand = table.hands[self.target].value
        options = (ACCEPT, *(("defend", card) for card in DEFENCES_AGAINST_FIRE if card in hand))
        return (Question(self.target, "answer_to_fire", options, (("from", self.seat),), ACCEPT),)

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Burned, or not."""
        if answers[0] == ACCEPT:
            eliminate(table, (self.target,), "flamethrower")
        else:
            play_defence(table, self.target, answers[0][1], self.seat)
            table.first(DrawStayAway(self.target))


@frozen
class AnswerSwap:
    """Whoever is asked to change places may be comfortable where they are. (S-5.8, S-6.3, S-6.5)"""

    key = "answer_swap"

    seat: Seat
    target: Seat

    def ask(self, table: Table) -> Questions:
        """A reaction."""
        hand = table.hands[self.target].value
        options = (ACCEPT, *(("defend", card) for card in DEFENCES_AGAINST_SWAP if card in hand))
        return (Question(self.target, "answer_to_swap", options, (("from", self.seat),), ACCEPT),)

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Changed, or cancelled: then the active player goes on from their old place. (S-6.3)"""
        if answers[0] == ACCEPT:
            change_places(table, self.seat, self.target)
        else:
            play_defence(table, self.target, answers[0][1], self.seat)
            table.first(DrawStayAway(self.target))


@frozen
class SeeRandomCard:
    """Fate picks one card of a hand for another to see; its owner knows which. (S-5.4)"""

    key = "see_random_card"

    seat: Seat
    target: Seat

    def ask(self, table: Table) -> Questions:
        """Which card."""
        return roll(len(table.hands[self.target].value), "card")

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """The two are told."""
        if table.told is not UNHEARD:
            card = as_told(table.hand(self.target))[answers[0]]
            table.tell(CardSeen(self.target, self.seat, Secret(card, (self.target, self.seat))))


@frozen
class KeepOne:
    """Of the three cards drawn, one is kept and the other two are discarded. (S-5.6)"""

    key = "keep_one"

    seat: Seat

    def ask(self, table: Table) -> Questions:
        """Which one."""
        return (Question(self.seat, "card_to_keep", tuple(dict.fromkeys(as_told(tuple(table.aside))))),)

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """It is told as kept, not as another draw; from quarantine everything is shown. (S-5.6, S-7.1)"""
        (kept,) = answers
        seat = self.seat
        table.aside.remove(kept)
        table.give(seat, kept)
        told = table.told
        if told is not UNHEARD:
            told.append(CardKept(seat, as_seen_leaving(table, kept, seat)))
        for card in as_told(tuple(table.aside)):
            table.discards.drop(card)
            if told is not UNHEARD:
                told.append(CardDiscarded(seat, as_seen_leaving(table, card, seat)))
        table.aside = []


@frozen
class FinishCard(Silent):
    """A card that was carried out is discarded. (S-5, S-3.6)"""

    key = "finish_card"

    card: str

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """Onto the discards."""
        table.in_play.remove(self.card)
        table.discards.drop(self.card)
