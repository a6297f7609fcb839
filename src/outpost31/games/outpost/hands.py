"""Hands of action cards: drawing, discarding and handing over to the active stack (B-5.1 to B-5.8).

Hands are secret; what players say about them is up to them (B-5.12).
"""

from __future__ import annotations

from outpost31.games.outpost.characters import SEES_IN_THE_DARK, SWAPS_A_CARD
from outpost31.games.outpost.events import (
    CardAddedUnseen,
    CardDrawn,
    CardHandedOver,
    CardShown,
    FlashlightShown,
    HandDiscarded,
)
from outpost31.games.outpost.supplies import shuffle_discards_in
from outpost31.games.outpost.table import Outpost, hand_in_order, kinds_in_hand, without
from outpost31.kernel import NOTHING, UNHEARD, Option, Question, Questions, Secret, Silent, frozen, roll

HAND_LIMIT = 3
HUNGRY_HAND_LIMIT = 2
"""B-5.1."""
FLASHLIGHT = "flashlight"
DECLINE = "decline"
SHOW = "show"
KEEP = "keep"


def hand_limit(table: Outpost) -> int:
    """How many action cards a hand holds at most (B-5.1, B-10.9)."""
    return HUNGRY_HAND_LIMIT if table.hungry else HAND_LIMIT


def discard(table: Outpost, pawn: int, cards: tuple[str, ...]) -> None:
    """Discard action cards from a hand, face down (B-5.13)."""
    hand = table.hands[pawn].value
    for card in cards:
        hand = without(hand, card)
        table.discards.drop(card)
    table.set_hand(pawn, hand)
    if table.told is not UNHEARD:
        table.told.append(HandDiscarded(pawn, len(cards), Secret(hand_in_order(cards), table.readers[pawn])))


@frozen
class DrawActionCards(Silent):
    """From the leader on each character draws, then the leader adds a card to the stack (B-5.1 to B-5.3)."""

    key = "draw_action_cards"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Begin phase 4."""
        table.enter("movement")
        limit, hands = hand_limit(table), table.hands
        table.agenda.append(AddTopCard())
        for pawn in reversed(table.in_turn()):
            if table.ability[pawn] == SWAPS_A_CARD:
                table.agenda.append(SwapCard(pawn))
            missing = limit - len(hands[pawn].value)
            if missing > 0:
                table.agenda.append(DrawCards(pawn, missing))


@frozen
class DrawCards:
    """Somebody draws this many action cards; an empty deck is made anew from the discards (B-5.1)."""

    key = "draw_cards"

    pawn: int
    count: int

    def ask(self, table: Outpost) -> Questions:
        """Fate says which card is on top."""
        blocks = table.deck.blocks
        return roll(len(blocks[-1])) if blocks else NOTHING

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Take the top card."""
        if not answers:
            if shuffle_discards_in(table):
                table.first(self)
            return
        card = table.deck.take(answers[0])
        mine = table.readers[self.pawn]
        table.hands[self.pawn] = Secret((*table.hands[self.pawn].value, card), mine)
        if table.told is not UNHEARD:
            table.told.append(CardDrawn(self.pawn, Secret(card, mine)))
        if self.count > 1:
            table.agenda.append(DrawCards(self.pawn, self.count - 1))


@frozen
class SwapCard:
    """Garry, after drawing, may discard 1 action card and draw 1 (B-5.3)."""

    key = "swap_card"

    pawn: int

    def ask(self, table: Outpost) -> Questions:
        """Which, if any."""
        options = (KEEP, *kinds_in_hand(table.hands[self.pawn].value))
        return (Question(table.player[self.pawn], "card_to_swap", options),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Swap it."""
        if answers[0] != KEEP:
            discard(table, self.pawn, (answers[0],))
            table.first(DrawCards(self.pawn, 1))


@frozen
class AddTopCard:
    """The leader adds the top action card, unseen, to the active stack (B-5.2)."""

    key = "add_top_card"

    def ask(self, table: Outpost) -> Questions:
        """Fate says which card is on top."""
        return roll(table.deck.sides) if table.deck.blocks else NOTHING

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Nobody sees it."""
        if not answers:
            if shuffle_discards_in(table):
                table.first(self)
            return
        table.stack.drop(table.deck.take(answers[0]))
        if table.told is not UNHEARD:
            table.told.append(CardAddedUnseen())


@frozen
class HandOverCard(Silent):
    """After moving, a card is handed over: chosen, or in the dark drawn blind by the left neighbour (B-5.5, B-5.7)."""

    key = "hand_over_card"

    pawn: int

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Characters who see in the dark are unharmed; everybody else is asked for a Flashlight."""
        if not table.dark or table.ability[self.pawn] == SEES_IN_THE_DARK:
            table.agenda.append(ChooseCardToHandOver(self.pawn))
        else:
            table.agenda.append(ShowFlashlight(self.pawn))


def light_question(table: Outpost, pawn: int, *, special: bool) -> Questions:
    """Whoever needs light is asked for a Flashlight, whether they hold one or not (B-5.7, B-5.8)."""
    options = (DECLINE, SHOW) if FLASHLIGHT in table.items[pawn].value else (DECLINE,)
    about = (("pawn", pawn), ("special", special), ("dark", table.dark))
    return (Question(table.player[pawn], "flashlight_to_show", options, about),)


@frozen
class ShowFlashlight:
    """A Flashlight shown in the dark lets its holder choose the card; it is kept (B-5.7)."""

    key = "show_flashlight"

    pawn: int

    def ask(self, table: Outpost) -> Questions:
        """To show it or not."""
        return light_question(table, self.pawn, special=False)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Without light the left neighbour draws."""
        if answers[0] == SHOW:
            table.tell(FlashlightShown(self.pawn))
            table.first(ChooseCardToHandOver(self.pawn))
        else:
            table.first(DrawBlind(self.pawn))


@frozen
class LightSpecialAction:
    """A Flashlight shown in a special action lets its holder look at 2 cards, even with power; it is kept (B-5.8)."""

    key = "light_special_action"

    pawn: int

    def ask(self, table: Outpost) -> Questions:
        """To show it or not."""
        return light_question(table, self.pawn, special=True)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Without light they draw 1."""
        lit = answers[0] == SHOW
        if lit:
            table.tell(FlashlightShown(self.pawn))
        table.first(DrawCards(self.pawn, 2 if lit else 1), HandOverDrawnCard(self.pawn))


@frozen
class ChooseCardToHandOver:
    """Somebody chooses the card that goes face down on the active stack (B-5.5)."""

    key = "choose_card_to_hand_over"

    pawn: int

    def ask(self, table: Outpost) -> Questions:
        """Each kind in hand."""
        options = kinds_in_hand(table.hands[self.pawn].value)
        return (Question(table.player[self.pawn], "card_to_hand_over", options),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Hand it over."""
        hand_over(table, self.pawn, answers[0])


@frozen
class DrawBlind:
    """In the dark the left neighbour draws the card blind (B-5.7)."""

    key = "draw_blind"

    pawn: int

    def ask(self, table: Outpost) -> Questions:
        """Fate guides the neighbour's hand."""
        return roll(len(table.hands[self.pawn].value), "blind_draw")

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Hand it over."""
        card = hand_in_order(table.hands[self.pawn].value)[answers[0]]
        hand_over(table, self.pawn, card, table.left_of(self.pawn))


@frozen
class TakeSpecialAction(Silent):
    """Discard the whole hand, draw 1 action card and hand that over; with light look at 2 (B-5.8)."""

    key = "take_special_action"

    pawn: int

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Discard first; everybody but Norris is asked for a Flashlight."""
        pawn = self.pawn
        discard(table, pawn, table.hands[pawn].value)
        if table.ability[pawn] == SEES_IN_THE_DARK:
            table.first(DrawCards(pawn, 2), HandOverDrawnCard(pawn))
        else:
            table.agenda.append(LightSpecialAction(pawn))


@frozen
class HandOverDrawnCard:
    """The card drawn in a special action is handed over; if there were two, one is discarded (B-5.8)."""

    key = "hand_over_drawn_card"

    pawn: int

    def ask(self, table: Outpost) -> Questions:
        """Which of two; how many were drawn is public."""
        hand = table.hands[self.pawn].value
        if len(hand) < 2:
            return NOTHING
        return (Question(table.player[self.pawn], "card_to_hand_over", kinds_in_hand(hand)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Hand over one, discard the other."""
        hand = table.hands[self.pawn].value
        if hand:
            hand_over(table, self.pawn, answers[0] if answers else hand[0])
        rest = table.hands[self.pawn].value
        if rest:
            discard(table, self.pawn, rest)


def hand_over(table: Outpost, pawn: int, card: str, drawn_by: int | None = None) -> None:
    """A card goes face down on the active stack; on the red space it must be shown (B-5.5, B-5.6)."""
    table.set_hand(pawn, without(table.hands[pawn].value, card))
    if table.suspicion[pawn] >= table.settings.red:
        table.stack_shown.append(card)
        if table.told is not UNHEARD:
            table.told.append(CardShown(pawn, card))
    else:
        table.stack.drop(card)
        if table.told is not UNHEARD:
            table.told.append(CardHandedOver(pawn, Secret(card, table.readers[pawn]), drawn_by))
