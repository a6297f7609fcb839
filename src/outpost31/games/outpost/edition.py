"""Editions: the printed things of a box and the named functions that say what they do.

An edition is a value. The expansion and the variant for 1 to 3 players are functions from editions to editions: they
replace rooms, characters, things, the steps of the round or one of the named functions, and leave the rest alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from outpost31.games.outpost.characters import CharacterKind
from outpost31.games.outpost.figures import Figure
from outpost31.games.outpost.shapes import RoomSeen
from outpost31.games.outpost.table import Outpost
from outpost31.kernel import Step, frozen

Pawn: TypeAlias = int

GREEN = "green"
"""Characters, dogs and exposed aliens (B-1.2)."""
BLUE = "blue"
"""Characters only, any number (B-1.3)."""
LILAC = "lilac"
"""Dogs and exposed aliens only (B-1.4)."""


@frozen
class Use:
    """What USE does in a room: whether, by what everybody sees, it would change something (B-9.1), and the doing."""

    can: Callable[[Outpost, str], bool]
    do: Callable[[Outpost, str, Pawn, int], None]
    """Table, room, who does it, and how many times (B-7.5)."""


@frozen
class Ruin:
    """What SABOTAGE does in a room: whether anything can be lost, and what a card or the alien destroys."""

    can: Callable[[Outpost, str], bool]
    by_card: Callable[[Outpost, str], None]
    by_alien: Callable[[Outpost, str, int], None]
    """Table, room, and the alien's strength there."""


@frozen
class RoomKind:
    """A room as printed: its colour and what each action card does in it (B-9)."""

    key: str
    colour: str
    use: Use | None = None
    ruin: Ruin | None = None
    fuel_from: str | None = None
    """The store whose fuel belongs here (B-7.6)."""
    fuel_limit: str | None = None
    """The figure that says how much fuel it takes."""
    damage_limit: str | None = None
    """The figure that says how much damage it takes; only such rooms can be repaired."""
    cooperative: tuple[str, ...] = ()
    """The action cards that are done once for each character standing here (B-7.5)."""
    clauses: tuple[str, ...] = ()
    """The clauses about what is special to it, if there is more than any room does (B-9)."""


@frozen
class Bonus:
    """A free bonus action: whether it can be played now, and what it does (B-7.6)."""

    can: Callable[[Outpost, Pawn], bool]
    play: Callable[[Outpost, Pawn], None]


@frozen
class ThingKind:
    """A weapon or an item as printed, with the number of copies for 4, 5, 6, 7 and 8 players (B-2.1)."""

    key: str
    counts: tuple[int, ...]
    fire: bool = False
    """Fights an exposed alien and burns rooms (B-6.5, B-7.1)."""
    withdraws: bool = False
    """Avoids a meeting (B-6.12)."""
    kept: bool = False
    """Stays with its holder when it is used (B-9.6)."""
    reloads: int = 0
    """The reloads with which it is laid open when drawn (B-9.3)."""
    bonus: Bonus | None = None


@frozen
class TestKind:
    """A kind of test: who may carry it out, and how (B-10.6)."""

    __test__ = False

    key: str
    can: Callable[[Outpost, Pawn], bool]
    carry_out: Callable[[Outpost, Pawn], None]


@frozen
class Counts:
    """How much of everything is laid out for 4, 5, 6, 7 and 8 players (B-2.1, B-2.2)."""

    fuel: dict[str, tuple[int, ...]]
    damage: dict[str, tuple[int, ...]]
    lab: dict[str, tuple[int, ...]]
    food: int
    action_cards_each: int
    infection: dict[str, int]


@frozen
class Limits:
    """How many of each component the box holds (B-2.10)."""

    damage: int
    fuel: int
    fire: int
    food: int
    reloads: int
    dogs: int


@dataclass(frozen=True)
class Edition:
    """One box: printed things, steps in the order of the rulebook, and the functions that a variant may replace."""

    key: str
    rooms: dict[str, RoomKind]
    characters: tuple[CharacterKind, ...]
    weapons: tuple[ThingKind, ...]
    items: tuple[ThingKind, ...]
    counts: Counts
    limits: Limits
    figures: tuple[Figure, ...]
    tests: dict[str, TestKind]
    boiler: str
    generator: str
    kennel: str
    """Where captured dogs are held."""

    laying_out: tuple[Step, ...]
    """The steps of the set-up (B-2)."""
    round: tuple[Step, ...]
    """The steps of a round (B-3.1)."""
    maintenance: tuple[Callable[[Outpost], None], ...]
    """What phase 2 checks, in order (B-4.2)."""

    meet: Callable[[Outpost, str, tuple[Pawn, ...]], None]
    """Characters meet in a room (B-6.13)."""
    meet_dog: Callable[[Outpost, str, Pawn], None]
    """One character is alone with a dog (B-6.15)."""
    alien_undisturbed: Callable[[Outpost, str], None]
    """The exposed alien meets no character in a room (B-6.3, B-6.4)."""
    face_alien: Callable[[Outpost, str, tuple[Pawn, ...]], None]
    """The exposed alien meets those who stand in a room (B-6.5, B-6.12)."""
    alien_prevails: Callable[[Outpost, str, tuple[Pawn, ...]], None]
    """The exposed alien is stronger than those who face it in a room (B-6.6)."""
    may_use_fire: Callable[[Outpost], bool]
    """Whether the price of fire can be paid at all (B-6.5)."""
    pay_for_fire: Callable[[Outpost], None]
    """The price of fire besides the weapon (B-6.5, B-7.1)."""
    expose: Callable[[Outpost, Pawn], None]
    """An alien is exposed (B-10.8)."""
    leader_leaves: Callable[[Outpost], None]
    """The leader left the game: who has the sheet now (B-10.8)."""
    show_under_test: Callable[[Outpost, Pawn], None]
    """Somebody who is tested shows their role (B-10.7)."""
    start_escape: Callable[[Outpost, Pawn, str], None]
    """Somebody starts an escape in a vehicle (B-8.2, B-8.5)."""
    may_board: Callable[[Outpost, Pawn], bool]
    """Whether somebody on the ground may ask to board the vehicle that is leaving (B-8.5)."""
    board: Callable[[Outpost, Pawn], None]
    """Somebody gets on board (B-8.3)."""
    depart: Callable[[Outpost], None]
    """The vehicle leaves (B-8.4)."""
    look_for_end: Callable[[Outpost, tuple[Pawn, ...]], None]
    """Whether the game is over now that these were infected or assimilated (B-8.6)."""
    winners: Callable[[Outpost, str, tuple[Pawn, ...]], set[int]]
    """The seats that win when a side does; some pawns lose whatever they are now (B-8.7)."""

    # Derived, for speed.
    green: tuple[str, ...] = field(init=False)
    abilities: dict[str, str] = field(init=False)
    """What each character can do, by key."""
    things: dict[str, ThingKind] = field(init=False)
    fire_cards: tuple[str, ...] = field(init=False)
    withdrawing_cards: tuple[str, ...] = field(init=False)
    empty_rooms: dict[str, RoomSeen] = field(init=False)
    """Every room as all see it while nothing is in it."""

    def __post_init__(self) -> None:
        """Look up once what every step would otherwise look up again."""
        things = (*self.weapons, *self.items)
        derived = {
            "green": tuple(room.key for room in self.rooms.values() if room.colour == GREEN),
            "abilities": {character.key: character.ability for character in self.characters},
            "things": {thing.key: thing for thing in things},
            "fire_cards": tuple(thing.key for thing in things if thing.fire and not thing.reloads),
            "withdrawing_cards": tuple(t.key for t in things if t.withdraws and not t.reloads),
            "empty_rooms": {room.key: empty_room(room) for room in self.rooms.values()},
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)


def empty_room(room: RoomKind) -> RoomSeen:
    """A room with neither counters nor anybody in it."""
    return {
        "colour": room.colour,
        "fuel": None,
        "damage": None,
        "burned": False,
        "usable": True,
        "dogs": 0,
        "alien": 0,
    }
