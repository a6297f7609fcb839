"""Phase 4.1: from the leader's left, each character moves, changes cards or boards (B-5.4)."""

from __future__ import annotations

from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.encounters import ResolveEarlyEncounters
from outpost31.games.outpost.escape import StartEscape, may_board_rescue
from outpost31.games.outpost.events import (
    CardsChanged,
    DeckLookedThrough,
    DeckShuffled,
    MarkerTaken,
    RoomEntered,
)
from outpost31.games.outpost.hands import HandOverCard, TakeSpecialAction
from outpost31.games.outpost.supplies import shuffle_discards_in
from outpost31.games.outpost.table import (
    ACTION_CARDS,
    CHARACTER,
    DORMITORY,
    LEISURE_ROOM,
    NOBODY_KNOWS,
    Outpost,
    hand_in_order,
    in_order,
    kinds_in_hand,
    without,
)
from outpost31.kernel import NOTHING, UNHEARD, Option, Question, Questions, Secret, Silent, frozen

MOVE = "move"
SPECIAL_ACTION = "special_action"
CHANGE_CARDS = "change_cards"
BOARD = "board"
ENOUGH = "enough"
RESCUE_HELICOPTER = "rescue_helicopter"
ROOM_LIMIT = 3
"""Characters in a green room (B-1.2)."""
KINDS = in_order(ACTION_CARDS)


@frozen
class MoveCharacters(Silent):
    """From the leader's left, leader last, each character takes its turn (B-5.4)."""

    key = "move_characters"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """One after the other."""
        table.movers = table.moving_order()
        table.first(*map(TakeTurn, table.movers))


@frozen
class TakeTurn:
    """A character does exactly one of the four things (B-5.4)."""

    key = "take_turn"

    pawn: int

    def ask(self, table: Outpost) -> Questions:
        """What the character may do, by public facts: nobody moves without a card in hand (B-5.11)."""
        if table.status[self.pawn] != CHARACTER:
            return NOTHING
        options: tuple[str, ...] = (CHANGE_CARDS,)
        if can_go_anywhere(table):
            options = (SPECIAL_ACTION, CHANGE_CARDS)
            if table.hands[self.pawn].value:
                options = (MOVE, SPECIAL_ACTION, CHANGE_CARDS)
        on_turn = not table.settings.rescue_after_encounters  # B-8.2
        if table.rescue is not None and on_turn and may_board_rescue(table, self.pawn):
            options += (BOARD,)
        return (Question(table.player[self.pawn], "turn", options),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Put what is done in front."""
        pawn = self.pawn
        if not answers:
            return
        if answers[0] == MOVE:
            table.first(EnterRoom(pawn), HandOverCard(pawn))
        elif answers[0] == SPECIAL_ACTION:
            table.first(EnterRoom(pawn), TakeSpecialAction(pawn))
        elif answers[0] == CHANGE_CARDS:
            table.agenda.append(LieInDormitory(pawn))
        else:
            table.first(ResolveEarlyEncounters(), StartEscape(pawn, RESCUE_HELICOPTER))  # B-8.2


def enterable(table: Outpost) -> tuple[str, ...]:
    """The green rooms that take one more character (B-5.5)."""
    where, green = table.where, edition_of(table).green
    closed = table.burned[:]
    places = set(where)
    places.discard(LEISURE_ROOM)
    if len(where) - where.count(LEISURE_ROOM) - len(places) >= ROOM_LIMIT - 1:  # else no room can be full
        closed += [room for room in places if where.count(room) >= ROOM_LIMIT]
    if table.freezing is not None:
        closed.append(table.settings.boiler)
    return tuple([room for room in green if room not in closed]) if closed else green


def can_go_anywhere(table: Outpost) -> bool:
    """Whether any green room takes one more character; mostly there are more rooms than could be closed (B-5.5)."""
    most_closed = len(table.burned) + len(table.where) // ROOM_LIMIT + 1  # the Boiler's, once it is destroyed
    return most_closed < len(edition_of(table).green) or bool(enterable(table))


@frozen
class EnterRoom:
    """A character goes to a green room (B-5.5), and may find the leader marker there (B-5.9)."""

    key = "enter_room"

    pawn: int

    def ask(self, table: Outpost) -> Questions:
        """Any room that is open."""
        return (Question(table.player[self.pawn], "room_to_enter", enterable(table), (("pawn", self.pawn),)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Stand there."""
        room = answers[0]
        table.where[self.pawn] = room
        if table.told is not UNHEARD:
            table.told.append(RoomEntered(self.pawn, room))
        if table.marker == room:
            table.marker = None
            table.marker_holder = self.pawn
            table.tell(MarkerTaken(self.pawn))


@frozen
class LieInDormitory(Silent):
    """Lie down in the Dormitory and change cards (B-5.10)."""

    key = "lie_in_dormitory"

    pawn: int

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """By default the whole hand is changed."""
        pawn = self.pawn
        table.where[pawn] = DORMITORY
        table.standing[pawn] = False
        if table.told is not UNHEARD:
            table.told.append(RoomEntered(pawn, DORMITORY))
        if table.settings.change_any:
            table.first(GiveUpCards(pawn, ()))
        else:
            table.agenda.append(LookThroughDeck(pawn, table.hands[pawn].value))


@frozen
class GiveUpCards:
    """Under the option, cards to give up are named one by one (B-5.10)."""

    key = "give_up_cards"

    pawn: int
    given: tuple[str, ...]

    def ask(self, table: Outpost) -> Questions:
        """One more card, or enough; all see how many there are."""
        rest = self._rest(table)
        if not rest:
            return NOTHING
        return (Question(table.player[self.pawn], "card_to_give_up", (ENOUGH, *kinds_in_hand(rest))),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Set it aside."""
        if not answers or answers[0] == ENOUGH:
            table.first(LookThroughDeck(self.pawn, self.given))
        else:
            table.first(GiveUpCards(self.pawn, (*self.given, answers[0])))

    def _rest(self, table: Outpost) -> tuple[str, ...]:
        """What is in hand besides the cards given up already."""
        rest = table.hands[self.pawn].value
        for card in self.given:
            rest = without(rest, card)
        return rest


@frozen
class LookThroughDeck(Silent):
    """Look through the action deck, which is filled up first if it is too small (B-5.10)."""

    key = "look_through_deck"

    pawn: int
    given: tuple[str, ...]

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """What is in it, only the one who looks learns."""
        if len(table.deck) < len(self.given):
            shuffle_discards_in(table)
        if table.told is not UNHEARD:
            deck = in_order(table.deck.cards())
            table.told.append(DeckLookedThrough(self.pawn, Secret(deck, table.readers[self.pawn])))
        table.agenda.append(TakeCard(self.pawn, self.given))


@frozen
class TakeCard:
    """Take as many cards from the deck as are given up, one by one (B-5.10)."""

    key = "take_card"

    pawn: int
    given: tuple[str, ...]

    def ask(self, table: Outpost) -> Questions:
        """Any kind that the deck holds."""
        taken = table.drawn.value
        left = len(self.given) - len(taken)
        if not left or not table.deck.blocks:
            return NOTHING
        cards = table.deck.cards()
        kinds = tuple([kind for kind in KINDS if kind in cards])
        deck = tuple([(kind, cards.count(kind)) for kind in kinds])
        about = (("deck", deck), ("taken", hand_in_order(taken)), ("left", left))
        return (Question(table.player[self.pawn], "card_to_take", kinds, about),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """At the end discard the old cards, then shuffle deck and discards together."""
        pawn = self.pawn
        if answers:
            table.deck.remove(answers[0])
            table.drawn = table.own(pawn, (*table.drawn.value, answers[0]))
            table.agenda.append(self)
            return
        taken, hand = table.drawn.value, table.hands[pawn].value
        for card in self.given:
            hand = without(hand, card)
            table.discards.drop(card)
        table.set_hand(pawn, hand + taken)
        table.drawn = NOBODY_KNOWS
        if table.told is not UNHEARD:
            mine = table.readers[pawn]
            old, new = Secret(hand_in_order(self.given), mine), Secret(hand_in_order(taken), mine)
            table.told.append(CardsChanged(pawn, len(taken), old, new))
        # Even with nothing discarded the deck is shuffled: what was seen of its order is worth nothing then.
        table.deck.mix_in(table.discards.empty())
        if table.told is not UNHEARD:
            table.told.append(DeckShuffled())
