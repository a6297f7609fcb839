"""The alien shows itself; players who lost their last character, and the leader sheet (C-6)."""

from __future__ import annotations

from typing import Final

from outpost31.games.outpost.coop.annex import annex_of
from outpost31.games.outpost.coop.events import CharacterTakenOver, SheetPassed
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.ending import end
from outpost31.games.outpost.events import AlienExposed
from outpost31.games.outpost.leaving import leave
from outpost31.games.outpost.table import ALIEN, CHARACTER, EXPOSED, HUMAN, Outpost
from outpost31.games.outpost.testing import show_under_test as show_role_card
from outpost31.games.outpost.trading import things_of
from outpost31.kernel import NOTHING, UNHEARD, Option, Question, Questions, Silent, frozen

FIRST_STRENGTH: Final = 5
"""The strength of the first exposed alien of the game (C-6.2)."""
NO_CHARACTER_LEFT: Final = "no_character_left"
"""Nobody is left to play with (C-8.3)."""


def expose(table: Outpost, pawn: int) -> None:
    """A character turns out to be an alien and leaves the game; the role card is not shown (C-6.2)."""
    leave(table, pawn, EXPOSED)
    gained = 1 if table.was_exposed else FIRST_STRENGTH
    table.was_exposed = True
    table.strength += gained
    if table.told is not UNHEARD:
        table.told.append(AlienExposed(pawn, gained))
    edition_of(table).look_for_end(table, (pawn,))


def show_under_test(table: Outpost, pawn: int) -> None:
    """Only a test shows the role card; from then on everybody knows it (C-6.2, C-7.2)."""
    annex_of(table).tested.append(pawn)
    show_role_card(table, pawn)


def look_for_characters(table: Outpost, lost: tuple[int, ...]) -> None:
    """With no character left the game is lost, whatever the unseen role cards would say (C-8.3)."""
    if CHARACTER not in table.status:
        end(table, NO_CHARACTER_LEFT, ALIEN)
        return
    table.first(*[TakeOverCharacter(table.player[pawn]) for pawn in lost], SettleLeader())


def wins_together(table: Outpost, side: str, losing: tuple[int, ...]) -> set[int]:
    """All players win or lose together (C-8.2, C-8.3)."""
    return set(range(table.seats)) if side == HUMAN else set()


def characters_of(table: Outpost, seat: int) -> tuple[int, ...]:
    """The characters that a player still has."""
    status = table.status
    return tuple(
        [pawn for pawn, player in enumerate(table.player) if player == seat and status[pawn] == CHARACTER]
    )


def has_character(table: Outpost, seat: int) -> bool:
    """Whether a player still has a character."""
    for player, status in zip(table.player, table.status, strict=True):
        if player == seat and status == CHARACTER:
            return True
    return False


@frozen
class TakeOverCharacter:
    """A player whose last character is gone takes over one of another player's (C-6.4)."""

    key = "take_over_character"

    seat: int

    def ask(self, table: Outpost) -> Questions:
        """The other player says which, if they have more than one."""
        giver = self._giver(table)
        if giver is None:
            return NOTHING
        about = (("taker", self.seat),)
        return (Question(giver, "character_to_give", characters_of(table, giver), about),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The new player sees what the character holds."""
        giver = self._giver(table)
        if giver is None:
            return
        pawn = answers[0]
        if table.leader == pawn:
            table.leader = next(own for own in characters_of(table, giver) if own != pawn)
        table.player[pawn] = self.seat
        if not annex_of(table).open_hands:
            table.readers[pawn] = (self.seat,)
            for held in (table.weapons, table.items, table.lab):
                held[pawn] = table.own(pawn, held[pawn].value)
        things = tuple(sorted(kind for _, kind, _ in things_of(table, pawn)))
        table.tell(CharacterTakenOver(pawn, giver, self.seat, table.own(pawn, things)))

    def _giver(self, table: Outpost) -> int | None:
        """The player with most characters; if several, the nearest to the left."""
        if has_character(table, self.seat):
            return None
        giver, most = None, 1  # nobody gives their last character away
        for place in range(1, table.seats):
            seat = (self.seat + place) % table.seats
            count = len(characters_of(table, seat))
            if count > most:
                giver, most = seat, count
        return giver


def keep_sheet(table: Outpost) -> None:
    """The sheet stays with the player until it is clear whether they take over a character (C-6.5)."""


@frozen
class SettleLeader(Silent):
    """The leader sheet goes to the left only if the leader has no character any more (C-6.5)."""

    key = "settle_leader"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Phase 9 of this round then does not pass it again."""
        mine = characters_of(table, table.player[table.leader])
        if not mine:
            pass_sheet(table)
            annex_of(table).sheet_passed = True
        elif table.leader not in mine:
            table.leader = mine[0]


def pass_sheet(table: Outpost) -> None:
    """The leader sheet goes to the next player on the left who has a character (C-6.5, C-7.4)."""
    seat = table.player[table.leader]
    for place in range(1, table.seats):
        theirs = characters_of(table, (seat + place) % table.seats)
        if theirs:
            table.leader = theirs[0]
            if table.told is not UNHEARD:
                table.told.append(SheetPassed(table.player[table.leader]))
            return
