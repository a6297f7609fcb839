"""Phase 4: the exposed alien places its strength and attacks by itself (C-4)."""

from __future__ import annotations

from outpost31.games.outpost.attacks import (
    DOG,
    SABOTAGE,
    ResolveAlienEncounters,
    ReturnAlien,
    do_alien_deed,
    reveal_alien,
    still_there,
)
from outpost31.games.outpost.coop.annex import annex_of
from outpost31.games.outpost.coop.events import AssignmentLost
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.events import AlienCardPlaced, AlienWaited
from outpost31.games.outpost.table import LEISURE_ROOM, Outpost
from outpost31.kernel import NOTHING, UNHEARD, Option, Question, Questions, Secret, Silent, frozen, roll


@frozen
class UnleashAlien(Silent):
    """Only when an alien is exposed and has strength (C-4.1)."""

    key = "unleash_alien"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Its goal is the largest number of characters in any one green room, plus 1."""
        if table.was_exposed and table.strength and table.locations and not annex_of(table).stopped:
            table.enter("alien")
            goal = 1 + max(map(table.where.count, edition_of(table).green))
            table.first(PlaceStrength(goal), RevealAlien(), ResolveAlienEncounters(), ReturnAlien())


@frozen
class PlaceStrength:
    """Strength equal to the goal, or all that is left, is put on a location card, again and again (C-4.2)."""

    key = "place_strength"

    goal: int

    def ask(self, table: Outpost) -> Questions:
        """Fate draws the card, while there is strength and a card."""
        if not table.strength or not table.locations:
            return NOTHING
        return roll(len(table.locations), "location")

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Nobody looks before all are placed."""
        if not answers:
            return
        room = table.locations.pop(answers[0])
        strength = min(self.goal, table.strength)
        table.strength -= strength
        table.ambush = Secret((*table.ambush.value, (room, strength)))
        if table.told is not UNHEARD:
            table.told.append(AlienCardPlaced(strength, Secret(room)))
        table.agenda.append(self)


@frozen
class RevealAlien(Silent):
    """All cards are revealed and the strength placed (C-4.3)."""

    key = "reveal_alien"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The encounters follow in the leader's order."""
        reveal_alien(table, tuple([room for room, _ in table.ambush.value]))


def may_always_use_fire(table: Outpost) -> bool:
    """There is no active stack: fire can always be paid (C-4.3)."""
    return True


def pay_with_assignment(table: Outpost) -> None:
    """Each fire costs one of this round's assignments (C-4.3)."""
    annex_of(table).fires += 1
    table.tell(AssignmentLost())


def act_undisturbed(table: Outpost, room: str) -> None:
    """Without characters it assimilates the dog, in the Kennel one dog; alone it sabotages (C-4.4, C-4.5)."""
    ruin = edition_of(table).rooms[room].ruin
    if room in table.dogs:
        do_alien_deed(table, room, DOG)
    elif ruin is not None and ruin.can(table, room):
        do_alien_deed(table, room, SABOTAGE)
    elif table.told is not UNHEARD:
        table.told.append(AlienWaited(room))


def prevail(table: Outpost, room: str, people: tuple[int, ...]) -> None:
    """The alien is stronger than those who face it in this room (C-4.4)."""
    table.first(LoseCharacter(room, people))


@frozen
class LoseCharacter:
    """It assimilates one of those who face it; the others are laid down in the Leisure Room (C-4.4, C-4.6)."""

    key = "lose_character"

    room: str
    people: tuple[int, ...]

    def ask(self, table: Outpost) -> Questions:
        """The leader says whom, if there are several."""
        if len(self.people) == 1:
            return NOTHING
        about = (("room", self.room),)
        return (Question(table.player[table.leader], "character_to_lose", self.people, about),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """That adds 1 strength; the role is not shown."""
        do_alien_deed(table, self.room, answers[0] if answers else self.people[0])
        table.lay_down(still_there(table, self.room, self.people), LEISURE_ROOM)
