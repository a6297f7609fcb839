"""Encounters after somebody has left in 4.1: only rooms entered since then have any (N-4.4)."""

from __future__ import annotations

from outpost31.games.outpost.attacks import ResolveAlienEncounters, ReturnAlien, reveal_alien
from outpost31.games.outpost.meetings import ResolveNextMeeting, rooms_of_meetings
from outpost31.games.outpost.norwegian.annex import annex_of
from outpost31.games.outpost.table import Outpost
from outpost31.kernel import Option, Silent, frozen


@frozen
class ResolveNewEncounters(Silent):
    """After the last move all encounters are resolved that were not resolved before a departure (B-6.1, N-4.4)."""

    key = "resolve_new_encounters"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The alien's cards that were shown then are used up; the others are turned over now."""
        table.enter("encounters")
        reveal_alien(table, tuple([room for room, _ in table.ambush.value]))
        table.first(ResolveAlienEncounters(), ResolveNewMeetings(), ReturnAlien())


@frozen
class ResolveNewMeetings(Silent):
    """The other encounters: in rooms entered since a departure in 4.1, or all if there was none (N-4.4)."""

    key = "resolve_new_meetings"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """One room after the other, in the order the leader chooses (B-6.1)."""
        annex = annex_of(table)
        rooms = rooms_of_meetings(table)
        before = annex.places_at_departure
        if before:
            rooms = tuple([room for room in rooms if any(before[p] != room for p in table.people_in(room))])
            annex.places_at_departure = ()
        if rooms:
            table.first(ResolveNextMeeting(rooms))
