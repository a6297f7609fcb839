"""Finds: weapons, items and lab tokens drawn from their decks and bag (B-9, B-9.3, B-9.6)."""

from __future__ import annotations

from outpost31.games.outpost.characters import DRAWS_MORE_ITEMS, DRAWS_MORE_WEAPONS
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.events import FlamethrowerLaidOpen, LabTokenDiscarded, ThingKept, ThingsDrawn
from outpost31.games.outpost.table import FLAMETHROWER, NOBODY_KNOWS, Outpost, distinct, in_order, without
from outpost31.kernel import NOTHING, Option, Pile, Question, Questions, Secret, frozen, roll

WEAPONS = "weapons"
ITEMS = "items"
LAB = "lab"
KEEP = "keep"
DISCARD = "discard"
DRAWN = 2
DRAWN_BY_THE_ABLE = 3
"""How many are drawn to keep one (B-9)."""


def draw_weapons(table: Outpost, room: str, pawn: int, times: int) -> None:
    """Draw 2 weapons, MacReady 3, and keep 1 (B-9)."""
    count = DRAWN_BY_THE_ABLE if table.ability[pawn] == DRAWS_MORE_WEAPONS else DRAWN
    table.first(DrawThings(pawn, WEAPONS, count))


def draw_items(table: Outpost, room: str, pawn: int, times: int) -> None:
    """Draw 2 items and keep 1 (B-9)."""
    count = DRAWN_BY_THE_ABLE if table.ability[pawn] == DRAWS_MORE_ITEMS else DRAWN
    table.first(DrawThings(pawn, ITEMS, count))


def deck_of(table: Outpost, shelf: str) -> Pile:
    """The deck or bag of this shelf."""
    if shelf == WEAPONS:
        return table.weapon_deck
    return table.item_deck if shelf == ITEMS else table.lab_bag


@frozen
class DrawThings:
    """Somebody draws this many things; if too few are left, those there are (B-7.5)."""

    key = "draw_things"

    pawn: int
    shelf: str
    count: int

    def ask(self, table: Outpost) -> Questions:
        """Fate says which is on top."""
        deck = deck_of(table, self.shelf)
        return roll(deck.sides) if deck.blocks else NOTHING

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """They are not yet anybody's."""
        if answers:
            thing = deck_of(table, self.shelf).take(answers[0])
            table.drawn = table.own(self.pawn, (*table.drawn.value, thing))
            if self.count > 1:
                table.first(DrawThings(self.pawn, self.shelf, self.count - 1))
                return
        if table.drawn.value:
            drawn = table.own(self.pawn, in_order(table.drawn.value))
            table.tell(ThingsDrawn(self.pawn, self.shelf, len(drawn.value), drawn))
            table.first(KeepOne(self.pawn, self.shelf))


@frozen
class KeepOne:
    """One of the things drawn is kept, the others go to the bottom of their deck (B-9)."""

    key = "keep_one"

    pawn: int
    shelf: str

    def ask(self, table: Outpost) -> Questions:
        """Asked if several were drawn, even if they are alike: how many is public."""
        drawn = table.drawn.value
        if len(drawn) == 1:
            return NOTHING
        about = (("pawn", self.pawn), ("drawn", in_order(drawn)))
        kind = "weapon_to_keep" if self.shelf == WEAPONS else "item_to_keep"
        return (Question(table.player[self.pawn], kind, distinct(drawn), about),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """A Flamethrower is laid open, everything else is secret (B-9.3)."""
        drawn = table.drawn.value
        thing = answers[0] if answers else drawn[0]
        table.drawn = NOBODY_KNOWS
        deck_of(table, self.shelf).put_under(without(drawn, thing))
        keep_thing(table, self.pawn, self.shelf, thing)


def keep_thing(table: Outpost, pawn: int, shelf: str, thing: str) -> None:
    """A thing becomes somebody's (B-9.3, B-9.8)."""
    if thing == FLAMETHROWER:
        reloads = min(edition_of(table).things[thing].reloads, table.reloads_left)
        table.reloads_left -= reloads
        table.flamethrowers[pawn] = (*table.flamethrowers[pawn], reloads)
        table.tell(FlamethrowerLaidOpen(pawn, reloads))
        return
    held = table.weapons if shelf == WEAPONS else table.items if shelf == ITEMS else table.lab
    held[pawn] = table.own(pawn, (*held[pawn].value, thing))
    table.tell(ThingKept(pawn, shelf, Secret(thing, table.readers[pawn])))


@frozen
class DrawLabToken:
    """Draw lab tokens one by one, each kept hidden or discarded before the next (B-9)."""

    key = "draw_lab_token"

    pawn: int
    count: int

    def ask(self, table: Outpost) -> Questions:
        """Fate says which."""
        return roll(table.lab_bag.sides, "lab_token") if table.lab_bag.blocks else NOTHING

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Only the one who drew it sees it."""
        if not answers:
            return
        table.drawn = table.own(self.pawn, (table.lab_bag.take(answers[0]),))
        table.tell(ThingsDrawn(self.pawn, LAB, 1, table.drawn))
        if self.count > 1:
            table.first(DrawLabToken(self.pawn, self.count - 1))
        table.first(KeepLabToken(self.pawn))


@frozen
class KeepLabToken:
    """A lab token is kept hidden or discarded face down at once (B-9)."""

    key = "keep_lab_token"

    pawn: int

    def ask(self, table: Outpost) -> Questions:
        """Whichever it is."""
        about = (("pawn", self.pawn), ("token", table.drawn.value[0]))
        return (Question(table.player[self.pawn], "lab_token_to_keep", (KEEP, DISCARD), about),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """A discarded token leaves the game."""
        token = table.drawn.value[0]
        table.drawn = NOBODY_KNOWS
        if answers[0] == KEEP:
            keep_thing(table, self.pawn, LAB, token)
        else:
            table.send_to_box(token)
            table.tell(LabTokenDiscarded(self.pawn, Secret(token, table.readers[self.pawn])))
