"""Stay Away! in numbers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from outpost31.envs.encoding.actions import Spelling, Vocabulary, Whom
from outpost31.envs.encoding.layouts import MOST, Layout
from outpost31.games.stayaway.asked import ASKED
from outpost31.games.stayaway.cards import CARDS, PANICS, PLAYED_ON_SOMEBODY, Aim
from outpost31.games.stayaway.shapes import StayAwayView
from outpost31.kernel import Option, Question
from outpost31.kernel.questions import Form

IN_HANDS = tuple(card for card in CARDS if card not in PANICS)
ROLES = ("human", "infected", "the_thing")
CAUSES = ("flamethrower", "superinfection")
QUARANTINE_EXCHANGES = ("out_only", "open", "none")
DECLARE = "declare"
TURN, CLOCKWISE, DECK, PANIC_ON_TOP, DISCARDS = range(5)
"""The first entries."""


def plays(anybody: tuple[Whom, ...]) -> tuple[Option, ...]:
    """Whatever can be done with a card on one's own turn. (S-3.5, S-5.3)"""
    return (
        *(("play", card.key) for card in CARDS.values() if card.aim is Aim.NOBODY),
        *(("play", card, whom) for card in PLAYED_ON_SOMEBODY for whom in anybody[1:]),
        *(("play", "axe", whom, "quarantine") for whom in anybody),
        *(("play", "axe", whom, "door", other) for whom in anybody for other in anybody if whom != other),
        *(("discard", card) for card in IN_HANDS),
        DECLARE,
    )


class StayAwayNumbers:
    """Writes a view and a question of Stay Away! as numbers; players are counted from the viewer."""

    asked: ClassVar[Mapping[str, Form]] = ASKED
    spelled: ClassVar[Mapping[str, Spelling]] = MappingProxyType({})

    def __init__(self, seats: int) -> None:
        self.seats = self.circle = seats
        anybody = tuple(Whom(further) for further in range(seats))
        self.usual = Vocabulary(IN_HANDS, anybody)
        self.vocabularies = {"card_to_offer": Vocabulary((*IN_HANDS, DECLARE), anybody)}
        self.listed = {"card_to_use": plays(anybody)}
        layout = self.layout = Layout()
        layout.add("turn", MOST)
        layout.add("play goes clockwise")
        layout.add("cards in the deck", 108)
        layout.add("the back on top of the deck is Panic!")
        layout.add("discarded cards", 108)
        self.in_play = layout.add_each("in play", CARDS, 9)
        self.drawn = layout.add_each("drawn and not kept yet", CARDS, 3)
        self.hand = layout.add_each("your hand", IN_HANDS, 8)
        self.in_hand = slice(min(self.hand.values()), max(self.hand.values()) + 1)
        """The entries of a hand, which lie side by side."""
        self.hands: dict[tuple[str, ...], bytes] = {}
        """Hands that a sight has written before, by their cards."""
        self.swapped = layout.add("option turn_after_swap: swapped")
        self.thing_burns = layout.add("option thing_flamethrower")
        self.exchanges = layout.add_each("option quarantine_exchange", QUARANTINE_EXCHANGES)
        self.players = [self._add_player(layout, f"player +{further}") for further in range(seats)]
        self.firsts = [
            [self.players[(seat - you) % seats][0] for seat in range(seats)] for you in range(seats)
        ]
        """By viewer and seat, the first entry of a player."""
        first, roles, _ = self.players[0]
        self.first_role = {role: place - first for role, place in roles.items()}
        """By role, how far its entry is from the player's first."""
        self.kinds = layout.add_each("you are asked", sorted(ASKED))
        self.to = layout.add_seats("the card goes to", seats, "player")
        self.by = layout.add_seats("who acts on you", seats, "player")
        self.stands_in = layout.add_seats("you stand in for", seats, "player")
        self.open_card = layout.add_each("the card that is offered openly", CARDS)
        self.whom = {"to": self.to, "from": self.by, "stands_in_for": self.stands_in}
        """By what a question says of a player, the first entry of that."""
        self.seatings: dict[bytes, dict[tuple[int, ...], bytearray]] = {}
        """What a sight has written before: by what the table decided, and by viewer and circle."""

    def _add_player(self, layout: Layout, name: str) -> tuple[int, dict[str, int], dict[str, int]]:
        first = layout.add(f"{name}: lives")
        layout.add(f"{name}: active")
        layout.add(f"{name}: cards in hand", MOST)
        layout.add(f"{name}: turns left in quarantine", 3)
        layout.add(f"{name}: places clockwise from you", self.seats)
        layout.add(f"{name}: barred door to the next place clockwise")
        roles = layout.add_each(f"{name}: known as", ROLES)
        causes = layout.add_each(f"{name}: out by", CAUSES)
        return first, roles, causes

    def write_view(self, numbers: bytearray, view: StayAwayView, you: int) -> None:
        """What lies before the viewer."""
        turn = view["turn"]
        numbers[TURN] = min(MOST, turn)
        numbers[CLOCKWISE] = view["direction"] == 1
        deck = view["deck"]
        numbers[DECK] = deck["cards"]
        numbers[PANIC_ON_TOP] = deck["back"] == "panic"
        numbers[DISCARDS] = view["discards"]
        for card in view["in_play"]:
            numbers[self.in_play[card]] += 1
        for card in view["drawn"] or ():
            numbers[self.drawn[card]] += 1
        if "options" in view:
            self.write_options(numbers, view["options"])
        self._write_players(numbers, view, you)

    def write_options(self, numbers: bytearray, options: Mapping[str, Any]) -> None:
        """What the table decided."""
        numbers[self.swapped] = options["turn_after_swap"] == "swapped"
        numbers[self.thing_burns] = options["thing_flamethrower"]
        numbers[self.exchanges[options["quarantine_exchange"]]] = 1

    def _write_players(self, numbers: bytearray, view: StayAwayView, you: int) -> None:
        seats, players = self.seats, self.players
        for player in view["players"]:
            first, roles, _ = players[(player["seat"] - you) % seats]
            if player["is_alive"]:
                numbers[first] = 1
            numbers[first + 2] = player["cards"]
            numbers[first + 3] = player["quarantine"]
            role = player["role"]
            if role is not None:
                numbers[roles[role]] = 1
        hand = view["players"][you]["hand"]
        if hand is not None:
            for card in hand:
                numbers[self.hand[card]] += 1
        numbers[players[(view["active"] - you) % seats][0] + 1] = 1
        circle = view["circle"]
        mine = circle.index(you) if you in circle else 0
        living = len(circle)
        for place, seat in enumerate(circle):
            numbers[players[(seat - you) % seats][0] + 4] = (place - mine) % living
        for seat, _ in view["doors"]:
            numbers[players[(seat - you) % seats][0] + 5] = 1
        for fall in view["falls"]:
            numbers[players[(fall["seat"] - you) % seats][2][fall["cause"]]] = 1

    def write_question(self, numbers: bytearray, question: Question, you: int) -> None:
        """What is asked of the viewer."""
        numbers[self.kinds[question.kind]] = 1
        for name, value in question.about:
            first = self.whom.get(name)
            if first is not None:
                numbers[first + (value - you) % self.seats] = 1
            elif name == "card":
                numbers[self.open_card[value]] = 1

    def write_parts(self, numbers: bytearray, parts: tuple[Option, ...], you: int) -> None:
        """No answer of this game is put together from parts."""

    def parts_of(self, kind: str, option: Option) -> tuple[Option, ...]:
        """An answer is one part."""
        return (option,)
