"""Phase 6: characters trade freely among themselves (C-7.1).

Players who want the same thing need no deals: they hand their characters' things to any other character. From the
leader on, each player hands over as many things as their characters hold, which is enough for everything to end up
where it should.
"""

from __future__ import annotations

from typing import Final

from outpost31.games.outpost.coop.events import ThingHandedOver
from outpost31.games.outpost.coop.exposure import characters_of
from outpost31.games.outpost.table import Outpost
from outpost31.games.outpost.trading import Thing, can_trade, hand_thing, holds_something, things_of
from outpost31.kernel import NOTHING, Option, Question, Questions, Secret, Silent, frozen

NONE: Final = "none"


@frozen
class TradeFreely(Silent):
    """From the leader on, each player may hand over things (C-7.1)."""

    key = "trade_freely"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Every player who has a character, unless nobody holds anything."""
        if can_trade(table):
            first, seats = table.player[table.leader], table.seats
            table.first(*[BeginHandingOver((first + place) % seats) for place in range(seats)])


@frozen
class BeginHandingOver(Silent):
    """A player may hand something over as many times as there are things in their characters' hands now (C-7.1)."""

    key = "begin_handing_over"

    seat: int

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """If there is somebody to hand it to."""
        if len(table.in_turn()) > 1:
            held = sum([len(things_of(table, pawn)) for pawn in characters_of(table, self.seat)])
            table.first(PickGiver(self.seat, held))


@frozen
class PickGiver:
    """A player says which of their characters hands something over, if any (C-7.1)."""

    key = "pick_giver"

    seat: int
    left: int

    def ask(self, table: Outpost) -> Questions:
        """Those who hold something; how much is public."""
        if not self.left:
            return NOTHING
        givers = tuple([pawn for pawn in characters_of(table, self.seat) if holds_something(table, pawn)])
        about = (("left", self.left),)
        return (Question(self.seat, "character_to_hand_over", (NONE, *givers), about),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Then what, and to whom."""
        if answers and answers[0] != NONE:
            table.first(PickThing(answers[0]), PickGiver(self.seat, self.left - 1))


@frozen
class PickThing:
    """What is handed over (C-7.1)."""

    key = "pick_thing"

    giver: int

    def ask(self, table: Outpost) -> Questions:
        """Each kind of thing, and each Flamethrower by its reloads."""
        things = tuple(sorted(set(things_of(table, self.giver))))
        return (Question(table.player[self.giver], "thing_to_hand_over", things, (("pawn", self.giver),)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Then to whom."""
        table.first(PickTaker(self.giver, answers[0]))


@frozen
class PickTaker:
    """To whom it is handed over: any other character (C-7.1)."""

    key = "pick_taker"

    giver: int
    thing: Thing

    def ask(self, table: Outpost) -> Questions:
        """Asked if there is a choice."""
        takers = self._takers(table)
        if len(takers) == 1:
            return NOTHING
        about = (("pawn", self.giver), ("thing", self.thing))
        return (Question(table.player[self.giver], "character_to_take", takers, about),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """All see who gave what sort of thing to whom; which one, only those who see both hands."""
        giver, taker = self.giver, answers[0] if answers else self._takers(table)[0]
        shelf, kind, _ = self.thing
        hand_thing(table, giver, taker, self.thing)
        both = tuple(dict.fromkeys((*table.readers[giver], *table.readers[taker])))
        table.tell(ThingHandedOver(giver, taker, shelf, Secret(kind, both)))

    def _takers(self, table: Outpost) -> tuple[int, ...]:
        return tuple([pawn for pawn in table.in_turn() if pawn != self.giver])
