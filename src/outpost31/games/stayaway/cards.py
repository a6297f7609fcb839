"""The cards, as printed: 108 in the full game, 31 kinds. (S-1.1)"""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from outpost31.kernel import frozen, in_order


class Kind(StrEnum):
    """What sort of card it is: when it can be used, and which back it has."""

    CONTAGION = "contagion"
    ACTION = "action"
    DEFENCE = "defence"
    OBSTACLE = "obstacle"
    PANIC = "panic"


class Back(StrEnum):
    """The two backs. The one on top of the deck is public. (S-1.1)"""

    STAY_AWAY = "stay_away"
    PANIC = "panic"


class Aim(StrEnum):
    """On whom or what a card can be played on one's own turn. (S-3.5)"""

    NEIGHBOUR = "neighbour"
    ANYONE = "anyone"
    OBSTACLE = "obstacle"
    NOBODY = "nobody"


class Limit(StrEnum):
    """What bounds a card's use besides its aim. (S-5.8, S-5.9, S-7.1)"""

    BY_THE_FREE = "by_the_free"
    """A player in quarantine cannot play it."""
    ON_THE_FREE = "on_the_free"
    """It cannot be played on a player in quarantine."""
    THROUGH_DOORS = "through_doors"
    """A barred door does not stop it."""


@frozen
class CardKind:
    """One kind of card: a copy of it joins the game from each of these numbers of players on. (S-1.1)"""

    key: str
    clause: str
    """The clause that says what it does."""
    kind: Kind
    numbers: tuple[int, ...]
    aim: Aim | None = None
    """`None` for cards that are not played on one's own turn."""
    limits: tuple[Limit, ...] = ()
    """What else keeps it from being played, and what does not."""

    def copies(self, players: int) -> int:
        """How many copies are in play with this number of players. (S-2.1)"""
        return sum(number <= players for number in self.numbers)


ALWAYS = 0
BY_FREE = (Limit.BY_THE_FREE,)
ON_FREE = (Limit.ON_THE_FREE,)
BY_AND_ON_FREE = (*BY_FREE, *ON_FREE)
PAST_DOORS = (*BY_AND_ON_FREE, Limit.THROUGH_DOORS)

CARDS: dict[str, CardKind] = {
    card.key: card
    for card in (
        # key, clause, kind, one copy joins at each of these numbers of players, aim, limits
        CardKind("the_thing", "S-4.2", Kind.CONTAGION, (ALWAYS,)),
        CardKind("infected", "S-4.1", Kind.CONTAGION, (*[4] * 8, 6, 6, 7, 7, 8, 9, 9, 10, 10, 11, 11, 11)),
        CardKind("flamethrower", "S-5.1", Kind.ACTION, (4, 4, 6, 9, 11), Aim.NEIGHBOUR, BY_FREE),
        CardKind("analysis", "S-5.2", Kind.ACTION, (5, 6, 9), Aim.NEIGHBOUR),
        CardKind("axe", "S-5.3", Kind.ACTION, (4, 9), Aim.OBSTACLE),
        CardKind("suspicion", "S-5.4", Kind.ACTION, (4, 4, 4, 4, 7, 8, 9, 10), Aim.NEIGHBOUR),
        CardKind("whisky", "S-5.5", Kind.ACTION, (4, 6, 10), Aim.NOBODY),
        CardKind("determination", "S-5.6", Kind.ACTION, (4, 4, 6, 9, 10), Aim.NOBODY),
        CardKind("watch_your_back", "S-5.7", Kind.ACTION, (4, 9), Aim.NOBODY),
        CardKind("change_places", "S-5.8", Kind.ACTION, (4, 4, 7, 9, 11), Aim.NEIGHBOUR, BY_AND_ON_FREE),
        CardKind("better_run", "S-5.9", Kind.ACTION, (4, 4, 7, 9, 11), Aim.ANYONE, PAST_DOORS),
        CardKind("seduction", "S-5.10", Kind.ACTION, (4, 4, 6, 7, 8, 10, 11), Aim.ANYONE, ON_FREE),
        CardKind("scary", "S-6.1", Kind.DEFENCE, (5, 6, 8, 11)),
        CardKind("im_fine_here", "S-6.3", Kind.DEFENCE, (4, 6, 11)),
        CardKind("no_thanks", "S-6.1", Kind.DEFENCE, (4, 6, 8, 11)),
        CardKind("missed", "S-6.2", Kind.DEFENCE, (4, 6, 11)),
        CardKind("no_barbecue", "S-6.4", Kind.DEFENCE, (4, 6, 11)),
        CardKind("quarantine", "S-7.1", Kind.OBSTACLE, (5, 9), Aim.NEIGHBOUR, ON_FREE),
        CardKind("barred_door", "S-7.2", Kind.OBSTACLE, (4, 7, 11), Aim.NEIGHBOUR),
        CardKind("rotten_ropes", "S-8.1", Kind.PANIC, (6, 9)),
        CardKind("one_two", "S-8.2", Kind.PANIC, (5, 9)),
        CardKind("three_four", "S-8.3", Kind.PANIC, (4, 9)),
        CardKind("is_this_the_party", "S-8.4", Kind.PANIC, (5, 9)),
        CardKind("get_out_of_here", "S-8.5", Kind.PANIC, (5,)),
        CardKind("forgetful", "S-8.6", Kind.PANIC, (4,)),
        CardKind("round_and_round", "S-8.7", Kind.PANIC, (4, 9)),
        CardKind("cant_we_be_friends", "S-8.8", Kind.PANIC, (7, 9)),
        CardKind("blind_date", "S-8.9", Kind.PANIC, (4, 9)),
        CardKind("just_between_us", "S-8.10", Kind.PANIC, (7, 9)),
        CardKind("oops", "S-8.11", Kind.PANIC, (10,)),
        CardKind("revelations", "S-8.12", Kind.PANIC, (8,)),
    )
}

IN_PLAY = {4: 35, 5: 41, 6: 54, 7: 63, 8: 69, 9: 88, 10: 95, 11: 108, 12: 108}
"""The cards in play by number of players, as printed; a test holds it against the table above. (S-1.2)"""

PLAYED_ON_SOMEBODY = tuple(card.key for card in CARDS.values() if card.aim in (Aim.NEIGHBOUR, Aim.ANYONE))
PANICS = frozenset(card.key for card in CARDS.values() if card.kind is Kind.PANIC)
DEFENCES_AGAINST_EXCHANGE = ("scary", "no_thanks", "missed")  # S-6.1
DEFENCES_AGAINST_SWAP = ("im_fine_here",)  # S-6.3
DEFENCES_AGAINST_FIRE = ("no_barbecue",)  # S-6.4


RANKS = {card: rank for rank, card in enumerate(CARDS)}
_rank = RANKS.__getitem__


def as_told(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Cards as they are shown to anybody: in the order of the table above, never as they came. (S-4.9)"""
    return in_order(cards, RANKS)


def kinds_told(cards: tuple[str, ...]) -> list[str]:
    """The different kinds among these cards, in the same order. (S-4.9)"""
    try:
        return sorted(set(cards), key=_rank)
    except KeyError:  # what a veil lays down is of no kind
        return list(in_order(dict.fromkeys(cards), RANKS))


def back_of(card: str) -> Back:
    """The back of a card."""
    return Back.PANIC if card in PANICS else Back.STAY_AWAY


@cache
def cards_in_play(players: int) -> tuple[str, ...]:
    """Every card used with this number of players. (S-2.1)"""
    return tuple(card.key for card in CARDS.values() for _ in range(card.copies(players)))


@cache
def cards_to_deal(players: int) -> tuple[str, ...]:
    """The cards that hands are dealt from: neither contagion nor Panic!. (S-2.1)"""
    return tuple(
        card for card in cards_in_play(players) if CARDS[card].kind not in (Kind.CONTAGION, Kind.PANIC)
    )


@cache
def cards_held_back(players: int) -> tuple[str, ...]:
    """The Infected! and Panic! cards, which join the deck after the deal. (S-2.1)"""
    return tuple(card for card in cards_in_play(players) if card == "infected" or card in PANICS)
