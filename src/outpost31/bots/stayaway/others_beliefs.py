"""Mirrors: what everybody else must believe, as far as one seat was told what they were told."""

from __future__ import annotations

from collections.abc import Sequence

from outpost31.bots.stayaway.habits import Habits
from outpost31.bots.stayaway.reader import Reader, public_part
from outpost31.kernel.questions import Seat
from outpost31.kernel.views import Told

PARTIES = {
    "CardsExchanged": ("offerer", "taker"),
    "CardPassed": ("seat", "to"),
    "CardSeen": ("seat", "by"),
    "OfferSeen": ("seat", "by"),
    "HandShown": ("seat", "to"),
}
"""Where two know what others do not: who they are."""


def shared_part(event: Told, other: Seat) -> Told:
    """An event that a seat was told as it was told to another: what passed between the two is known to both."""
    parties = PARTIES.get(event["event"])
    if parties is not None and other in (event[parties[0]], event[parties[1]]):
        # The seat was told what is hidden only if it was one of the two, or all were.
        return event
    return public_part(event)


class Mirrors:
    """A reader for every other seat, kept up with what a seat was told."""

    def __init__(self, seat: Seat, seats: int, habits: Sequence[Habits], trust: float) -> None:
        self.readers: dict[Seat, Reader] = {}
        for other in range(seats):
            if other != seat:
                self.readers[other] = reader = Reader(other, seats, habits, trust)
                reader.role = "human"  # everybody but The Thing began as one; worlds say what became of them
                reader.belief.clear(other)
        self._read = 0

    def read(self, events: list[Told]) -> None:
        """Take in what the seat was told since the last time, as the others see it."""
        for event in events[self._read :]:
            if event["event"] not in ("HandDealt", "RoleNoticed"):
                for other, reader in self.readers.items():
                    reader.take_in(shared_part(event, other))
        self._read = len(events)


def stranger(mirror: Reader, roles: Sequence[str]) -> Reader:
    """What somebody believes in a world where the roles are these: what it was told, and what it knows of itself."""
    reader = mirror.at_another_table()
    seat = reader.observer
    assert seat is not None
    reader.role = role = roles[seat]
    belief = reader.belief
    if role == "the_thing":
        belief.convict(seat)
    elif role == "infected":
        belief.convict(roles.index("the_thing"))
        for row in belief.infected:
            row[seat] = 1.0
    return reader
