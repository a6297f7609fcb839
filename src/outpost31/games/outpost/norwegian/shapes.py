"""The shape of what leaves a table of the Norwegian Outpost: the outpost's view, dental records, the dog, the UFO."""

from typing import TypedDict

from outpost31.games.outpost.shapes import PersonSeen, StationSeen


class NorwegianPersonSeen(PersonSeen):
    """One character's place, with the dental record. (N-2.1)"""

    record: str | None
    record_shown: str | None


class DogSeen(TypedDict):
    """The dog on its track, and the rifles laid against it. (N-3.1)"""

    space: int
    track: int
    rifles_laid: int


class SectorSeen(TypedDict):
    """One sector of the UFO. (N-5.1)"""

    minimum: int
    value: int
    token: bool
    collecting: bool


class TokensSeen(TypedDict):
    """The tokens that one side collected: how many, and to those who may look, which. (N-5.3)"""

    count: int
    kinds: list[str] | None


class LaunchSeen(TypedDict):
    """The launch cards: what each costs, and how many are paid. (N-5.4)"""

    costs: list[int]
    paid: int


class UfoSeen(TypedDict):
    """The board of the UFO: sectors, tokens and launch cards. (N-5.1)"""

    round: int
    rounds: int
    sectors: dict[str, SectorSeen]
    reserve: int
    tokens: list[list[str | int]]
    launch: LaunchSeen
    team: TokensSeen
    humans: TokensSeen
    unseen: list[str] | None


class NorwegianView(StationSeen):
    """What one seat, or the spectator, sees of a table of the Norwegian Outpost."""

    people: list[NorwegianPersonSeen]
    vehicles_gone: list[str]
    dog: DogSeen
    ufo: UfoSeen | None
