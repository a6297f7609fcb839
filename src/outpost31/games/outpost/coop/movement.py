"""Phase 3: characters are placed, meet dogs and each other (C-3)."""

from __future__ import annotations

from outpost31.games.outpost.coop.annex import annex_of
from outpost31.games.outpost.coop.events import InfectionTokenDrawn
from outpost31.games.outpost.coop.threat import raise_disks
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.events import CharactersMet, RoomEntered
from outpost31.games.outpost.movement import enterable
from outpost31.games.outpost.rescue import BoardRescue
from outpost31.games.outpost.table import ALIEN, DORMITORY, Outpost
from outpost31.kernel import UNHEARD, Option, Question, Questions, Silent, frozen, roll


@frozen
class BoardBeforePlacing(Silent):
    """Under the option the rescue helicopter may be boarded before anybody is placed (C-5.1)."""

    key = "board_before_placing"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """A round begins, and nobody has been stopped in it."""
        annex_of(table).stopped = False
        if not table.settings.rescue_after_encounters and table.rescue is not None:
            table.movers = list(table.in_turn())
            table.first(BoardRescue())


@frozen
class PlaceCharacters(Silent):
    """From the leader on, each player places each of their characters (C-3.1)."""

    key = "place_characters"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """One after the other, unless an escape was stopped before (C-8.1)."""
        annex = annex_of(table)
        if annex.stopped:
            return
        table.enter("movement")
        annex.fires, annex.sheet_passed = 0, False
        table.movers = list(table.in_turn())
        table.first(*map(PlaceCharacter, table.movers))


@frozen
class PlaceCharacter:
    """A character goes to a usable green room, or to the Dormitory, which takes one a round (C-3.1)."""

    key = "place_character"

    pawn: int

    def ask(self, table: Outpost) -> Questions:
        """Any room that takes one more."""
        rooms = enterable(table)
        if DORMITORY not in table.where:
            rooms += (DORMITORY,)
        return (Question(table.player[self.pawn], "room_to_enter", rooms, (("pawn", self.pawn),)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Stand there."""
        table.where[self.pawn] = answers[0]
        if table.told is not UNHEARD:
            table.told.append(RoomEntered(self.pawn, answers[0]))


def meet(table: Outpost, room: str, people: tuple[int, ...]) -> None:
    """Everybody together with another whose disk is not green moves their own disk up, all at once (C-3.3)."""
    suspects = [pawn for pawn in people if table.suspicion[pawn] > 0]
    if table.told is not UNHEARD:
        table.told.append(CharactersMet(room, people, ()))
    raise_disks(table, tuple([pawn for pawn in people if suspects and suspects != [pawn]]))


def meet_dog(table: Outpost, room: str, pawn: int) -> None:
    """One character is alone with a dog (C-3.2)."""
    table.first(DrawInfectionToken(pawn))


@frozen
class DrawInfectionToken:
    """Draw a token from the contagion bag and put it back; an alien token exposes the character at once (C-3.2)."""

    key = "draw_infection_token"

    pawn: int

    def ask(self, table: Outpost) -> Questions:
        """Fate draws."""
        return roll(len(table.contagion_bag), "infection_token")

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """All see it; under the option the disk of a character who stays moves up (C-3.4)."""
        token = table.contagion_bag[answers[0]]
        if table.told is not UNHEARD:
            table.told.append(InfectionTokenDrawn(self.pawn, token))
        if token == ALIEN:
            edition_of(table).expose(table, self.pawn)
        elif annex_of(table).dog_moves_disk:
            raise_disks(table, (self.pawn,))
