"""What a viewer of Stay Away! cannot know, and what the rules tell it."""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Any, cast

from outpost31 import Match
from outpost31.games.stayaway.cards import CARDS, PANICS
from outpost31.games.stayaway.exchange import AnswerOffer
from outpost31.games.stayaway.panic import LayOnDeck
from outpost31.games.stayaway.table import INFECTED, THE_THING, Infection, Table
from outpost31.kernel import Option, Question, Seat, Secret
from tests.laws.worlds import Viewer

PRINTED = list(CARDS)
ONLY_REORDERED = 0.35
"""How many of the other worlds differ in the order of hidden cards alone."""


class StayAwayWorlds:
    """The two-worlds law for Stay Away!."""

    def furnish(self, match: Match, chance: random.Random) -> Match:
        """Hands are full from the beginning."""
        return match

    def scramble(self, match: Match, viewer: Viewer, chance: random.Random) -> Table | None:
        """Two other players change souls and hands; hidden cards of the same back change places.

        Every hidden collection is put into another order, for a third of the worlds and nothing else. (S-4.9)
        """
        table: Table = match.table.copy()  # type: ignore[assignment]
        changed = self._reorder(table, viewer, chance)
        if any(isinstance(step, (AnswerOffer, LayOnDeck)) for step in table.agenda) or (
            len(match.questions) != len(match._asked)
        ):
            return table if changed else None  # a card lies face down on the table: it belongs to its hand
        if changed and chance.random() < ONLY_REORDERED:
            return table
        if chance.random() < 0.7:
            changed |= self._swap_souls(table, viewer, chance)
        for _ in range(chance.randrange(1, 5)):
            changed |= self._swap_cards(table, viewer, chance)
        return table if changed else None

    def _reorder(self, table: Table, viewer: Viewer, chance: random.Random) -> bool:
        """Cards are kinds: the order in which hidden ones came is nobody's to learn. (S-4.9)

        In a pile, cards of one back change places among themselves; a block of one card is the top, or was laid there.
        """
        before = repr((table.hands, table.aside, table.deck.blocks, table.discards.blocks))
        for seat in table.circle:
            if seat != viewer:
                hand = table.hand(seat)
                table.hands[seat] = Secret(tuple(chance.sample(hand, len(hand))), (seat,))
        if viewer != table.active and not table.quarantines[table.active]:
            chance.shuffle(table.aside)
        for block in (*table.deck.blocks, *table.discards.blocks):
            cards = [card for card in block if card not in PANICS]
            chance.shuffle(cards)
            block[:] = [card if card in PANICS else cards.pop() for card in block]
        return repr((table.hands, table.aside, table.deck.blocks, table.discards.blocks)) != before

    def _swap_souls(self, table: Table, viewer: Viewer, chance: random.Random) -> bool:
        role = None if viewer is None else table.role(viewer)
        if role is THE_THING:
            return False  # it knows every role (S-4.4)
        others = [
            seat
            for seat in table.circle
            if seat != viewer and not (role is INFECTED and table.role(seat) is THE_THING)
        ]
        if len(others) < 2:
            return False
        one, other = chance.sample(others, 2)
        if len(table.hand(one)) != len(table.hand(other)) or table.role(one) is table.role(other):
            return False

        def renamed(seat: Seat) -> Seat:
            return {one: other, other: one}.get(seat, seat)

        hands = table.hand(one), table.hand(other)
        table.hands[one], table.hands[other] = Secret(hands[1], (one,)), Secret(hands[0], (other,))
        roles = [Secret(role.value, tuple(renamed(seat) for seat in role.known_to)) for role in table.roles]
        roles[one], roles[other] = roles[other], roles[one]
        table.roles = roles
        table.chain = [
            Infection(renamed(link.by), renamed(link.whom), link.turn, link.through) for link in table.chain
        ]
        if table.last_infected is not None:
            table.last_infected = renamed(table.last_infected)
        return True

    def _swap_cards(self, table: Table, viewer: Viewer, chance: random.Random) -> bool:
        """Two Stay Away! cards, each in another's hand, the deck or the discards."""
        piles = [block for pile in (table.deck, table.discards) for block in pile.blocks]
        places: list[tuple[str, int, int]] = [
            ("pile", number, place)
            for number, block in enumerate(piles)
            for place, card in enumerate(block)
            if card not in PANICS
        ]
        for seat in table.circle:
            hand = table.hand(seat)
            last = table.role(seat) is INFECTED and hand.count("infected") == 1
            if seat != viewer:
                places += [
                    ("hand", seat, place)
                    for place, card in enumerate(hand)
                    if card != "the_thing" and not (last and card == "infected")
                ]
        hands = [place for place in places if place[0] == "hand"]
        if not hands:
            return False
        first, second = chance.choice(hands), chance.choice(places)

        def read(place: tuple[str, int, int]) -> str:
            zone, number, index = place
            return table.hand(number)[index] if zone == "hand" else piles[number][index]

        def write(place: tuple[str, int, int], card: str) -> None:
            zone, number, index = place
            if zone == "pile":
                piles[number][index] = card
            else:
                hand = list(table.hand(number))
                hand[index] = card
                table.hands[number] = Secret(tuple(hand), (number,))

        cards = read(first), read(second)
        if cards[0] == cards[1]:
            return False
        write(first, cards[1])
        write(second, cards[0])
        return True

    def face(self, match: Match, question: Question, option: Option, viewer: Viewer) -> Hashable:
        """What is played is public; what is offered, given, passed, kept, laid or discarded is not. (S-3.2, S-3.4)"""
        view = match.view(viewer)
        assert isinstance(question.seat, int)
        quarantined = view["players"][question.seat]["quarantine"] > 0
        if option == "declare" or quarantined:
            return cast(Hashable, option)  # S-7.1
        if question.kind in (
            "card_to_offer",
            "card_to_discard",
            "card_to_lay",
            "card_to_pass",
            "card_to_keep",
        ):
            return "a card"
        if isinstance(option, tuple) and option[0] in ("discard", "give"):
            return str(option[0])
        return cast(Hashable, option)

    def may_learn(self, event: dict[str, Any], viewer: Viewer, view: dict[str, Any]) -> bool:
        """Who is told what, by the rules."""
        kind = event["event"]
        if kind in ("GameEnded", "InfectedShown", "PlayerEliminated", "NoHumanLeft"):  # S-9.3
            return bool(kind != "PlayerEliminated" or event["cause"] == "superinfection")  # S-4.3
        if kind in ("HandShown", "CardsConsidered", "HandDealt") and not self._is_in_order(event["cards"]):
            return False  # S-4.9: what is shown is told as it lies in the hand, and that says whence it came
        if kind == "HandShown":
            return event["to"] is None or viewer in (event["to"], event["seat"])
        if kind in ("CardSeen", "OfferSeen"):
            return viewer in (event["by"], event["seat"]) or self._open(
                event["seat"], view, kind == "OfferSeen"
            )
        if kind == "CardsExchanged":
            return viewer in (event["offerer"], event["taker"]) or any(
                self._open(event[name], view) for name in ("offerer", "taker")
            )
        if kind == "CardPassed":
            return viewer in (event["seat"], event["to"]) or self._open(event["seat"], view)
        if kind in (
            "CardDrawn",
            "CardKept",
            "CardDiscarded",
            "CardOffered",
            "CardLaidOnDeck",
            "CardsConsidered",
        ):
            return viewer == event["seat"] or self._open(event["seat"], view)
        return bool(kind == "RoleNoticed" and viewer == event["seat"])

    @staticmethod
    def _is_in_order(cards: list[str] | None) -> bool:
        """Whether cards are told in the order of the printed table, whatever the order in which they came. (S-4.9)"""
        return cards is None or cards == sorted(cards, key=PRINTED.index)

    @staticmethod
    def _open(seat: Seat, view: dict[str, Any], applies: bool = True) -> bool:
        """Whether what leaves this hand is shown to all. (S-7.1)"""
        return applies and view["players"][seat]["quarantine"] > 0
