"""The cards, as printed: 108 in the full game, 31 kinds. (S-1.1)"""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from outpost31.kernel import frozen


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


@frozen
class CardKind:
    """One kind of card: a copy of it joins the game from each of these numbers of players on. (S-1.1)"""

    key: str
    kind: Kind
    numbers: tuple[int, ...]

    def copies(self, players: int) -> int:
        """How many copies are in play with so many players. (S-2.1)"""
        return sum(number <= players for number in self.numbers)


ALWAYS = 0

CARDS: dict[str, CardKind] = {
    card.key: card
    for card in (
        # key                  kind            one copy joins at each of these numbers of players
        CardKind("the_thing", Kind.CONTAGION, (ALWAYS,)),
        CardKind("infected", Kind.CONTAGION, (*[4] * 8, 6, 6, 7, 7, 8, 9, 9, 10, 10, 11, 11, 11)),
        CardKind("flamethrower", Kind.ACTION, (4, 4, 6, 9, 11)),
        CardKind("analysis", Kind.ACTION, (5, 6, 9)),
        CardKind("axe", Kind.ACTION, (4, 9)),
        CardKind("suspicion", Kind.ACTION, (4, 4, 4, 4, 7, 8, 9, 10)),
        CardKind("whisky", Kind.ACTION, (4, 6, 10)),
        CardKind("determination", Kind.ACTION, (4, 4, 6, 9, 10)),
        CardKind("watch_your_back", Kind.ACTION, (4, 9)),
        CardKind("change_places", Kind.ACTION, (4, 4, 7, 9, 11)),
        CardKind("better_run", Kind.ACTION, (4, 4, 7, 9, 11)),
        CardKind("seduction", Kind.ACTION, (4, 4, 6, 7, 8, 10, 11)),
        CardKind("scary", Kind.DEFENCE, (5, 6, 8, 11)),
        CardKind("im_fine_here", Kind.DEFENCE, (4, 6, 11)),
        CardKind("no_thanks", Kind.DEFENCE, (4, 6, 8, 11)),
        CardKind("missed", Kind.DEFENCE, (4, 6, 11)),
        CardKind("no_barbecue", Kind.DEFENCE, (4, 6, 11)),
        CardKind("quarantine", Kind.OBSTACLE, (5, 9)),
        CardKind("barred_door", Kind.OBSTACLE, (4, 7, 11)),
        CardKind("rotten_ropes", Kind.PANIC, (6, 9)),
        CardKind("one_two", Kind.PANIC, (5, 9)),
        CardKind("three_four", Kind.PANIC, (4, 9)),
        CardKind("is_this_the_party", Kind.PANIC, (5, 9)),
        CardKind("get_out_of_here", Kind.PANIC, (5,)),
        CardKind("forgetful", Kind.PANIC, (4,)),
        CardKind("round_and_round", Kind.PANIC, (4, 9)),
        CardKind("cant_we_be_friends", Kind.PANIC, (7, 9)),
        CardKind("blind_date", Kind.PANIC, (4, 9)),
        CardKind("just_between_us", Kind.PANIC, (7, 9)),
        CardKind("oops", Kind.PANIC, (10,)),
        CardKind("revelations", Kind.PANIC, (8,)),
    )
}

IN_PLAY = {4: 35, 5: 41, 6: 54, 7: 63, 8: 69, 9: 88, 10: 95, 11: 108, 12: 108}
"""The cards in play by number of players, as printed; a test holds it against the table above. (S-1.2)"""

PANICS = frozenset(card.key for card in CARDS.values() if card.kind is Kind.PANIC)
DEFENCES_AGAINST_EXCHANGE = ("scary", "no_thanks", "missed")  # S-6.1
DEFENCES_AGAINST_SWAP = ("im_fine_here",)  # S-6.3
DEFENCES_AGAINST_FIRE = ("no_barbecue",)  # S-6.4


def back_of(card: str) -> Back:
    """The back of a card."""
    return Back.PANIC if card in PANICS else Back.STAY_AWAY


@cache
def cards_in_play(players: int) -> tuple[str, ...]:
    """Every card used with so many players. (S-2.1)"""
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
