"""Phase 3: the exposed aliens lie in wait (B-4.8, B-4.9)."""

from __future__ import annotations

from outpost31.games.outpost.events import AlienCardPlaced
from outpost31.games.outpost.table import EXPOSED, Outpost
from outpost31.kernel import NOTHING, UNHEARD, Option, Question, Questions, Secret, Silent, frozen

DONE = "done"


def team_question(
    table: Outpost, kind: str, options: tuple[Option, ...], about: tuple[tuple[str, Option], ...] = ()
) -> Question:
    """A question that any of the exposed aliens may answer for all (B-4.9)."""
    team = table.team()
    return Question(team[0], kind, options, about, team=team[1:])


@frozen
class PlaceAlien(Silent):
    """If there is an alien team and it has strength, it puts some on location cards (B-3.1, B-4.8)."""

    key = "place_alien"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Begin the phase."""
        if table.strength and EXPOSED in table.status and table.locations:
            table.enter("alien")
            table.agenda.append(PickLocationCard())


@frozen
class PickLocationCard:
    """The team picks a location card: one at least, then as many more as it likes (B-4.8)."""

    key = "pick_location_card"

    def ask(self, table: Outpost) -> Questions:
        """As long as there is strength and a card."""
        if not table.strength or not table.locations:
            return NOTHING
        options = tuple(sorted(table.locations))
        if table.ambush.value:
            options += (DONE,)
        return (team_question(table, "room_to_haunt", options),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Go on to the strength on it."""
        if answers and answers[0] != DONE:
            table.first(PutStrength(answers[0]), self)


@frozen
class PutStrength:
    """The team puts at least 1 strength on a card it picked; the rest may be held back (B-4.8)."""

    key = "put_strength"

    room: str

    def ask(self, table: Outpost) -> Questions:
        """How much, if there is a choice."""
        if table.strength == 1:
            return NOTHING
        options = tuple(range(1, table.strength + 1))
        return (team_question(table, "strength_to_place", options, (("room", self.room),)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """If nothing was asked, there is only 1 to put."""
        place_card(table, self.room, answers[0] if answers else 1)


def place_card(table: Outpost, room: str, strength: int) -> None:
    """A card lies face down before the team: how much is on it is public, which room is not (B-4.8)."""
    team = table.team()
    table.strength -= strength
    table.locations.remove(room)
    table.ambush = Secret((*table.ambush.value, (room, strength)), team)
    if table.told is not UNHEARD:
        table.told.append(AlienCardPlaced(strength, Secret(room, team)))
