"""Encounters: first with the exposed alien, then all others, room by room in the leader's order (B-6.1)."""

from __future__ import annotations

from outpost31.games.outpost.alien import team_question
from outpost31.games.outpost.characters import SHUNNED_BY_DOGS
from outpost31.games.outpost.edition import edition_of
from outpost31.games.outpost.events import (
    AlienBeaten,
    AlienFled,
    AlienReturned,
    AlienRevealed,
    AlienWaited,
    CharactersLaidDown,
    DogAssimilated,
    DogCaptured,
    RoomSabotaged,
    WeaponUsedToWithdraw,
)
from outpost31.games.outpost.leaving import assimilate
from outpost31.games.outpost.table import NO_AMBUSH, OUT_OF_GAME, Outpost
from outpost31.games.outpost.weapons import (
    DECLINE,
    LoseStackCard,
    fire_means,
    spend,
    withdrawing_means,
)
from outpost31.kernel import NOTHING, Option, Question, Questions, Secret, Silent, frozen

LEISURE_ROOM = "leisure_room"
DORMITORY = "dormitory"
DOG = "dog"
SABOTAGE = "sabotage"
NOTHING_DONE = "nothing"


@frozen
class ResolveEncounters(Silent):
    """After the last move all encounters are resolved (B-6.1)."""

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:  # noqa: ARG002
        """The alien's first."""
        table.enter("encounters")
        reveal_alien(table, tuple(room for room, _ in table.ambush.value))
        table.first(ResolveAlienEncounters(), ResolveMeetings(), ReturnAlien())


@frozen
class ResolveEarlyEncounters(Silent):
    """Before a boarding in 4.1: encounters of those who have moved; the alien's cards for them only (B-8.2)."""

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:  # noqa: ARG002
        """Those who have not moved are in the Leisure Room."""
        table.enter("encounters")
        reveal_alien(table, tuple(room for room, _ in table.ambush.value if table.standing_in(room)))
        table.first(ResolveAlienEncounters(), ResolveMeetings(), ReturnAlien())


def reveal_alien(table: Outpost, rooms: tuple[str, ...]) -> None:
    """The alien team's cards for these rooms are turned over and its strength placed (B-6.2)."""
    hidden = []
    for room, strength in table.ambush.value:
        if room in rooms:
            table.lurking[room] = strength
            table.unresolved.append(room)
            table.tell(AlienRevealed(room, strength))
        else:
            hidden.append((room, strength))
    table.ambush = Secret(tuple(hidden), table.ambush.known_to) if hidden else NO_AMBUSH


def room_question(table: Outpost, rooms: tuple[str, ...]) -> Questions:
    """The leader says which room comes next, where there is a choice (B-6.1)."""
    if len(rooms) < 2:
        return NOTHING
    return (Question(table.player[table.leader], "room_to_resolve", rooms),)


@frozen
class ResolveAlienEncounters:
    """The encounters with the exposed alien, one room after the other (B-6.1)."""

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
        table.first(FaceAlien(room, standing) if standing else AlienUndisturbed(room), self)


@frozen
class AlienUndisturbed:
    """Without characters the alien sabotages, assimilates a dog, or does nothing (B-6.3, B-6.4)."""

    room: str

    def ask(self, table: Outpost) -> Questions:
        """What is possible by what everybody sees."""
        options = (NOTHING_DONE, *alien_deeds(table, self.room))
        if len(options) == 1:
            return NOTHING
        return (team_question(table, "alien_deed", options, (("room", self.room),)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Do it."""
        if answers and answers[0] != NOTHING_DONE:
            do_alien_deed(table, self.room, answers[0])
        else:
            table.tell(AlienWaited(self.room))


def alien_deeds(table: Outpost, room: str) -> tuple[str, ...]:
    """What the alien may do in a room besides assimilating characters (B-6.3, B-6.4)."""
    deeds: tuple[str, ...] = (DOG,) if room in table.dogs else ()
    ruin = edition_of(table).rooms[room].ruin
    if ruin is not None and ruin.can(table, room):
        deeds += (SABOTAGE,)
    return deeds


def do_alien_deed(table: Outpost, room: str, deed: int | str) -> None:
    """The alien assimilates or sabotages (B-6.4, B-6.6)."""
    if deed == DOG:
        table.dogs[table.dogs.index(room)] = OUT_OF_GAME
        table.lurking[room] += 1
        table.tell(DogAssimilated(room))
        settle_kennel_card(table)
    elif deed == SABOTAGE:
        ruin = edition_of(table).rooms[room].ruin
        assert ruin is not None
        table.tell(RoomSabotaged(room, by_alien=True))
        ruin.by_alien(table, room, table.lurking[room])
    else:
        assert isinstance(deed, int)
        assimilate(table, deed, room)


def settle_kennel_card(table: Outpost) -> None:
    """The Kennel's card belongs to the deck while a dog is in the Kennel, else to the Kennel (B-6.4, B-6.11)."""
    if not table.settings.kennel_card:
        return
    kennel = edition_of(table).kennel
    held = kennel in table.dogs
    if held and table.kennel_card:
        table.kennel_card = False
        table.locations.append(kennel)
    elif not held and not table.kennel_card:
        # Among the alien's cards it is put aside when those return (B-6.2).
        if kennel in table.locations:
            table.kennel_card = True
            table.locations.remove(kennel)


@frozen
class FaceAlien:
    """Everyone standing there is asked at the same time whether they use fire (B-6.5)."""

    room: str
    standing: tuple[int, ...]

    def ask(self, table: Outpost) -> Questions:
        """Who cannot can only decline."""
        return tuple(
            Question(
                table.player[pawn],
                "fire_to_use",
                (DECLINE, *fire_means(table, pawn)),
                (("pawn", pawn), ("room", self.room)),
                decline=DECLINE,
            )
            for pawn in self.standing
        )

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Of those willing the first in turn order from the leader does; else they are compared."""
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
        lay_down(table, (pawn,), self.room)
        table.lurking[self.room] -= 1
        table.tell(AlienFled(self.room))
        if table.alien_strength() == 0:
            table.tell(AlienBeaten())  # B-6.9
        table.first(LoseStackCard())

    def _compare(self, table: Outpost) -> None:
        """The alien's strength there against the number of standing characters (B-6.6)."""
        strength, number = table.lurking[self.room], len(self.standing)
        if strength > number:
            table.first(AlienPrevails(self.room))
            return
        if strength == number:
            lay_down(table, self.standing, self.room)
        table.tell(AlienFled(self.room))


@frozen
class AlienPrevails:
    """The stronger alien assimilates one character or dog there, or sabotages the room (B-6.6)."""

    room: str

    def ask(self, table: Outpost) -> Questions:
        """The team chooses."""
        options = self._options(table)
        if len(options) == 1:
            return NOTHING
        return (team_question(table, "alien_deed", options, (("room", self.room),)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Every other character there is laid down in the Leisure Room."""
        deed = answers[0] if answers else self._options(table)[0]
        do_alien_deed(table, self.room, deed)
        lay_down(table, tuple(table.people_in(self.room)), LEISURE_ROOM)

    def _options(self, table: Outpost) -> tuple[int | str, ...]:
        return (*table.standing_in(self.room), *alien_deeds(table, self.room))


def lay_down(table: Outpost, pawns: tuple[int, ...], room: str) -> None:
    """Lay characters down in a room (B-1.7)."""
    for pawn in pawns:
        table.standing[pawn] = False
        table.where[pawn] = room
    if pawns:
        table.tell(CharactersLaidDown(pawns, room))


@frozen
class ReturnAlien(Silent):
    """After all encounters the strength returns to the pool and the cards to the location deck (B-6.2)."""

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:  # noqa: ARG002
        """The Kennel's card only while a dog is in the Kennel."""
        if not table.lurking:
            return
        strength = sum(table.lurking.values())
        table.strength += strength
        table.locations.extend(table.lurking)
        table.lurking.clear()
        settle_kennel_card(table)
        table.tell(AlienReturned(strength))


@frozen
class ResolveMeetings(Silent):
    """Then all other encounters (B-6.1)."""

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:  # noqa: ARG002
        """Whoever still stands in a room goes on to these (B-6.10)."""
        rooms = [room for room in edition_of(table).green if has_meeting(table, room)]
        if table.settings.dormitory_contagion and len(table.people_in(DORMITORY)) > 1:
            rooms.append(DORMITORY)  # B-6.18
        if rooms:
            table.first(ResolveNextMeeting(tuple(rooms)))


def has_meeting(table: Outpost, room: str) -> bool:
    """Whether two stand in a room, or one alone with a dog that does not shun it (B-6.12, B-6.15, B-6.16)."""
    standing = table.standing_in(room)
    if len(standing) == 1:
        return room in table.dogs and table.ability[standing[0]] != SHUNNED_BY_DOGS
    return len(standing) > 1


@frozen
class ResolveNextMeeting:
    """One room at a time, in the order the leader chooses (B-6.1)."""

    rooms: tuple[str, ...]

    def ask(self, table: Outpost) -> Questions:
        """Which room next."""
        return room_question(table, self.rooms)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """A dog with two or more is captured (B-6.11); one alone with a dog is in danger (B-6.15)."""
        room = answers[0] if answers else self.rooms[0]
        rest = tuple(other for other in self.rooms if other != room)
        if rest:
            table.first(ResolveNextMeeting(rest))
        people = tuple(table.people_in(room) if room == DORMITORY else table.standing_in(room))
        if len(people) == 1:
            edition_of(table).meet_dog(table, room, people[0])
            return
        if room in table.dogs:
            capture_dog(table, room)
        table.first(AskWhoWithdraws(room, people))


def capture_dog(table: Outpost, room: str) -> None:
    """The dog is captured and put into the Kennel (B-6.11)."""
    table.dogs[table.dogs.index(room)] = edition_of(table).kennel
    table.tell(DogCaptured(room))
    settle_kennel_card(table)


@frozen
class AskWhoWithdraws:
    """All who meet are asked at the same time whether they withdraw by a weapon (B-6.12)."""

    room: str
    people: tuple[int, ...]

    def ask(self, table: Outpost) -> Questions:
        """Who cannot can only decline."""
        return tuple(
            Question(
                table.player[pawn],
                "weapon_to_withdraw",
                (DECLINE, *withdrawing_means(table, pawn)),
                (("pawn", pawn), ("room", self.room)),
                decline=DECLINE,
            )
            for pawn in self.people
        )

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Every weapon declared is shown and spent; the others meet, if two remain."""
        staying = []
        for pawn, means in zip(self.people, answers, strict=True):
            if means == DECLINE:
                staying.append(pawn)
            else:
                spend(table, pawn, means)
                table.tell(WeaponUsedToWithdraw(pawn, means))
        if len(staying) > 1:
            edition_of(table).meet(table, self.room, tuple(staying))
