"""Attacks: encounters with the exposed alien. They never move suspicion disks (B-6.2 to B-6.9, B-6.8)."""

from __future__ import annotations

from outpost31.games.outpost.alien import team_question
from outpost31.games.outpost.dogs import settle_kennel_card
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.events import (
    AlienBeaten,
    AlienFled,
    AlienReturned,
    AlienRevealed,
    AlienWaited,
    DogAssimilated,
    RoomSabotaged,
)
from outpost31.games.outpost.leaving import assimilate
from outpost31.games.outpost.meetings import room_question, withdraw, withdrawal_questions
from outpost31.games.outpost.table import LEISURE_ROOM, NO_AMBUSH, OUT_OF_GAME, Outpost
from outpost31.games.outpost.weapons import DECLINE, fire_means, spend
from outpost31.kernel import NOTHING, UNHEARD, Option, Question, Questions, Secret, Silent, frozen

DOG = "dog"
SABOTAGE = "sabotage"
NOTHING_DONE = "nothing"


def reveal_alien(table: Outpost, rooms: tuple[str, ...]) -> None:
    """The alien team's cards for these rooms are turned over and its strength placed (B-6.2)."""
    hidden = []
    for room, strength in table.ambush.value:
        if room in rooms:
            table.lurking[room] = strength
            table.unresolved.append(room)
            if table.told is not UNHEARD:
                table.told.append(AlienRevealed(room, strength))
        else:
            hidden.append((room, strength))
    table.ambush = Secret(tuple(hidden), table.ambush.known_to) if hidden else NO_AMBUSH


@frozen
class ResolveAlienEncounters:
    """The encounters with the exposed alien, one room after the other (B-6.1)."""

    key = "resolve_alien_encounters"

    def ask(self, table: Outpost) -> Questions:
        """Which room next."""
        return room_question(table, tuple(table.unresolved))

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Whom does the alien find there?"""
        if not table.unresolved:
            return
        room = answers[0] if answers else table.unresolved[0]
        table.unresolved.remove(room)
        standing = tuple(table.standing_in(room))
        table.agenda.append(self)
        if standing:
            edition_of(table).face_alien(table, room, standing)
        else:
            edition_of(table).alien_undisturbed(table, room)


def face_alien(table: Outpost, room: str, standing: tuple[int, ...]) -> None:
    """The alien finds characters; under the option they may withdraw from it first (B-6.5, B-6.12)."""
    if table.settings.weapons_avoid_aliens:
        table.first(AskWhoShunsAlien(room, standing))
    else:
        table.first(FaceAlien(room, standing))


@frozen
class AskWhoShunsAlien:
    """Under the option, all who stand there are asked whether they use a weapon to withdraw from the alien (B-6.12)."""

    key = "ask_who_shuns_alien"

    room: str
    standing: tuple[int, ...]

    def ask(self, table: Outpost) -> Questions:
        """Those who cannot may only decline."""
        alien = (("alien", table.lurking[self.room]),)
        return withdrawal_questions(table, self.room, self.standing, alien)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The others face it; if all withdrew, it is alone (B-6.3, B-6.4)."""
        staying = withdraw(table, self.standing, answers)
        if staying:
            table.first(FaceAlien(self.room, staying))
        else:
            edition_of(table).alien_undisturbed(table, self.room)


def alien_undisturbed(table: Outpost, room: str) -> None:
    """Nobody disturbs the alien in a room (B-6.3, B-6.4)."""
    table.agenda.append(ActUndisturbed(room))


def alien_prevails(table: Outpost, room: str, people: tuple[int, ...]) -> None:
    """The alien is stronger than those who face it in a room (B-6.6)."""
    table.first(Prevail(room, people))


@frozen
class ActUndisturbed:
    """With no characters there, the alien sabotages, assimilates a dog, or does nothing (B-6.3, B-6.4)."""

    key = "act_undisturbed"

    room: str

    def ask(self, table: Outpost) -> Questions:
        """Whatever is possible, judging by what everybody sees."""
        options: tuple[str, ...] = (NOTHING_DONE,)
        if self.room in table.dogs:
            options += (DOG,)
        if can_sabotage(table, self.room):
            options += (SABOTAGE,)
        if len(options) == 1:
            return NOTHING
        return (team_question(table, "alien_deed", options, (("room", self.room),)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Do it."""
        if answers and answers[0] != NOTHING_DONE:
            do_alien_deed(table, self.room, answers[0])
        elif table.told is not UNHEARD:
            table.told.append(AlienWaited(self.room))


def do_alien_deed(table: Outpost, room: str, deed: int | str) -> None:
    """The alien assimilates or sabotages (B-6.4, B-6.6)."""
    if deed == DOG:
        table.dogs[table.dogs.index(room)] = OUT_OF_GAME
        table.lurking[room] += 1
        if table.told is not UNHEARD:
            table.told.append(DogAssimilated(room))
        settle_kennel_card(table)
    elif deed == SABOTAGE:
        sabotage(table, room)
    else:
        assert isinstance(deed, int)
        assimilate(table, deed, room)


def sabotage(table: Outpost, room: str) -> None:
    """The alien breaks what there is to break in a room; if nothing is left, nothing happens (B-6.6)."""
    if can_sabotage(table, room):
        ruin = edition_of(table).rooms[room].ruin
        assert ruin is not None
        if table.told is not UNHEARD:
            table.told.append(RoomSabotaged(room, by_alien=True))
        ruin.by_alien(table, room, table.lurking[room])
    elif table.told is not UNHEARD:
        table.told.append(AlienWaited(room))


def can_sabotage(table: Outpost, room: str) -> bool:
    """Whether there is anything left to break in a room (B-6.3)."""
    ruin = edition_of(table).rooms[room].ruin
    return ruin is not None and ruin.can(table, room)


@frozen
class FaceAlien:
    """Everyone standing there is asked at the same time whether they use fire (B-6.5)."""

    key = "face_alien"

    room: str
    standing: tuple[int, ...]

    def ask(self, table: Outpost) -> Questions:
        """Those who cannot may only decline."""
        return tuple(
            [
                Question(
                    table.player[pawn],
                    "fire_to_use",
                    (DECLINE, *fire_means(table, pawn)),
                    (("pawn", pawn), ("room", self.room)),
                    decline=DECLINE,
                )
                for pawn in self.standing
            ]
        )

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The first of the willing, in turn order from the leader, does; if nobody will, strengths are compared."""
        chosen = dict(zip(self.standing, answers, strict=True))
        for pawn in table.in_turn():
            means = chosen.get(pawn, DECLINE)
            if means != DECLINE:
                self._use_fire(table, pawn, means)
                return
        self._compare(table)

    def _use_fire(self, table: Outpost, pawn: int, means: str) -> None:
        """The alien loses 1 strength there and runs away; the user is laid down."""
        spend(table, pawn, means, self.room)
        table.lay_down((pawn,), self.room)
        table.lurking[self.room] -= 1
        table.tell(AlienFled(self.room))
        if table.alien_strength() == 0:
            table.tell(AlienBeaten())  # B-6.9
        edition_of(table).pay_for_fire(table)

    def _compare(self, table: Outpost) -> None:
        """The alien's strength there against the number of standing characters (B-6.6)."""
        strength, number = table.lurking[self.room], len(self.standing)
        if strength > number:
            edition_of(table).alien_prevails(table, self.room, self.standing)
            return
        if strength == number:
            table.lay_down(self.standing, self.room)
        table.tell(AlienFled(self.room))


@frozen
class Prevail:
    """The stronger alien chooses: it assimilates one character or dog there, or sabotages the room (B-6.6)."""

    key = "prevail"

    room: str
    people: tuple[int, ...]
    """Those who face it; those who withdrew are not among them (B-6.12)."""

    def ask(self, table: Outpost) -> Questions:
        """The team always chooses, even if nothing is left to break."""
        dogs = (DOG,) if self.room in table.dogs else ()
        options = (*self.people, *dogs, SABOTAGE)
        return (team_question(table, "alien_deed", options, (("room", self.room),)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Every other character that faced it is laid down in the Leisure Room."""
        do_alien_deed(table, self.room, answers[0])
        table.lay_down(still_there(table, self.room, self.people), LEISURE_ROOM)


def still_there(table: Outpost, room: str, people: tuple[int, ...]) -> tuple[int, ...]:
    """Those of some people who are still in a room."""
    return tuple([pawn for pawn in people if table.where[pawn] == room])


@frozen
class ReturnAlien(Silent):
    """After all encounters the strength returns to the pool and the cards to the location deck (B-6.2)."""

    key = "return_alien"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The Kennel's card only while a dog is in the Kennel."""
        if not table.lurking:
            return
        strength = sum(table.lurking.values())
        table.strength += strength
        for room in table.lurking:
            # The Boiler may have been destroyed while the alien was there (B-4.4).
            (table.locations if table.is_usable(room) else table.locations_out).append(room)
        table.lurking.clear()
        settle_kennel_card(table)
        if strength and table.told is not UNHEARD:  # a burned room's card does not return
            table.told.append(AlienReturned(strength))
