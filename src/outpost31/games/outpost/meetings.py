"""Meetings: encounters of characters with each other and with dogs (B-6.10 to B-6.18)."""

from __future__ import annotations

from outpost31.games.outpost.characters import SHUNNED_BY_DOGS
from outpost31.games.outpost.dogs import capture_dog
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.events import WeaponUsedToWithdraw
from outpost31.games.outpost.table import DORMITORY, Outpost
from outpost31.games.outpost.weapons import DECLINE, spend, withdrawing_means
from outpost31.kernel import NOTHING, Option, Question, Questions, Silent, frozen


def room_question(table: Outpost, rooms: tuple[str, ...]) -> Questions:
    """The leader says which room comes next, if there is a choice (B-6.1)."""
    if len(rooms) < 2:
        return NOTHING
    return (Question(table.player[table.leader], "room_to_resolve", rooms),)


@frozen
class ResolveMeetings(Silent):
    """Then all other encounters (B-6.1)."""

    key = "resolve_meetings"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """One room after the other."""
        rooms = rooms_of_meetings(table)
        if rooms:
            table.first(ResolveNextMeeting(rooms))


def rooms_of_meetings(table: Outpost) -> tuple[str, ...]:
    """The rooms with such encounters: everybody who still stands in a room goes on to these (B-6.10)."""
    standing, dogs = table.standing, table.dogs
    places = [room for pawn, room in enumerate(table.where) if standing[pawn]]
    rooms = tuple(
        [
            room
            for room in edition_of(table).green
            if room in places and (places.count(room) > 1 or (room in dogs and has_meeting(table, room)))
        ]
    )
    if table.settings.dormitory_contagion and len(table.people_in(DORMITORY)) > 1:
        rooms += (DORMITORY,)  # B-6.18
    return rooms


def has_meeting(table: Outpost, room: str) -> bool:
    """Whether two stand in a room, or one alone with a dog that does not shun them (B-6.12, B-6.15, B-6.16)."""
    standing = table.standing_in(room)
    if len(standing) == 1:
        return room in table.dogs and table.ability[standing[0]] != SHUNNED_BY_DOGS
    return len(standing) > 1


@frozen
class ResolveNextMeeting:
    """One room at a time, in the order the leader chooses (B-6.1)."""

    key = "resolve_next_meeting"

    rooms: tuple[str, ...]

    def ask(self, table: Outpost) -> Questions:
        """Which room next."""
        return room_question(table, self._left(table))

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """A dog with two or more is captured (B-6.11); one alone with a dog is in danger (B-6.15)."""
        rooms = self._left(table)
        if not rooms:
            return
        room = answers[0] if answers else rooms[0]
        rest = tuple([other for other in rooms if other != room])
        if rest:
            table.first(ResolveNextMeeting(rest))
        people = tuple(table.people_in(room) if room == DORMITORY else table.standing_in(room))
        if table.settings.weapons_avoid_dogs:
            table.first(AskWhoWithdraws(room, people))
        elif len(people) == 1:
            edition_of(table).meet_dog(table, room, people[0])
        else:
            if room in table.dogs:
                capture_dog(table, room)
            table.first(AskWhoWithdraws(room, people))

    def _left(self, table: Outpost) -> tuple[str, ...]:
        """Somebody may have left the game since, and with them the reason to meet."""
        return tuple([room for room in self.rooms if room == DORMITORY or has_meeting(table, room)])


@frozen
class AskWhoWithdraws:
    """All who meet are asked at the same time whether they use a weapon to withdraw (B-6.12)."""

    key = "ask_who_withdraws"

    room: str
    people: tuple[int, ...]

    def ask(self, table: Outpost) -> Questions:
        """Those who cannot may only decline."""
        return withdrawal_questions(table, self.room, self.people)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The others meet, if two remain; under the option only they are with a dog (B-6.11, B-6.15)."""
        staying = withdraw(table, self.people, answers)
        with_dog = table.settings.weapons_avoid_dogs and self.room in table.dogs
        if len(staying) > 1:
            if with_dog:
                capture_dog(table, self.room)
            edition_of(table).meet(table, self.room, staying)
        elif staying and with_dog and table.ability[staying[0]] != SHUNNED_BY_DOGS:
            edition_of(table).meet_dog(table, self.room, staying[0])


def withdrawal_questions(
    table: Outpost, room: str, people: tuple[int, ...], more: tuple[tuple[str, Option], ...] = ()
) -> Questions:
    """Whether these people withdraw from an encounter in a room; those who cannot may only decline (B-6.12)."""
    return tuple(
        [
            Question(
                table.player[pawn],
                "weapon_to_withdraw",
                (DECLINE, *withdrawing_means(table, pawn)),
                (("pawn", pawn), ("room", room), *more),
                decline=DECLINE,
            )
            for pawn in people
        ]
    )


def withdraw(table: Outpost, people: tuple[int, ...], answers: tuple[Option, ...]) -> tuple[int, ...]:
    """Every weapon declared is shown and spent; returns those who stay (B-6.12)."""
    staying = []
    for pawn, means in zip(people, answers, strict=True):
        if means == DECLINE:
            staying.append(pawn)
        else:
            spend(table, pawn, means)
            table.tell(WeaponUsedToWithdraw(pawn, means))
    return tuple(staying)
