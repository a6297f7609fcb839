"""The table: everything that lies on it, as lists by pawn and dictionaries by room."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from outpost31.games.outpost.chain import Infection
from outpost31.games.outpost.events import CharactersLaidDown, PhaseBegan
from outpost31.games.outpost.settings import Settings
from outpost31.kernel import UNHEARD, Pile, Secret, State, Table

HUMAN: Final = "human"
ALIEN: Final = "alien"

CHARACTER: Final = "character"
"""Still played as a character, whatever their role (B-1.1)."""
EXPOSED: Final = "exposed"
"""Has no character any more and plays for the alien team (B-1.1)."""
DEAD: Final = "dead"
"""Was assimilated by the exposed alien (B-1.1)."""

USE: Final = "use"
REPAIR: Final = "repair"
SABOTAGE: Final = "sabotage"
ACTION_CARDS: Final = (USE, REPAIR, SABOTAGE)

FLAMETHROWER: Final = "flamethrower"
"""The one weapon that lies open, with reloads on it (B-9.3)."""

LEISURE_ROOM: Final = "leisure_room"
DORMITORY: Final = "dormitory"

OFF_BOARD: Final = "off_board"
"""Where a dog waits for the next phase 8."""
OUT_OF_GAME: Final = "out_of_game"
"""Where an assimilated dog is."""

OPERATIONS: Final = "operations"
"""The discards of fuel (B-1.5)."""
UNDERGROUND: Final = "underground"
"""The Underground Warehouse: fuel for the base (B-1.5)."""
EXTERNAL: Final = "external"
"""The External Reserve: fuel for vehicles (B-1.5)."""

NOBODY_KNOWS: Final[Secret[tuple[str, ...]]] = Secret(())
NO_AMBUSH: Final[Secret[tuple[tuple[str, int], ...]]] = Secret(())


@dataclass(slots=True)
class Outpost(Table):
    """A station under the ice. A *pawn* is one character's place: its sheet, hand, disk and figure; its player is
    the seat that plays it. With 4 to 8 players seat i plays pawn i.

    Whatever happens often is told only after a look whether anybody listens (`told is not UNHEARD`): where nobody does,
    it need not even be made. A single step that often comes next goes onto the agenda without a call of `first`.
    """

    edition: str = ""
    settings: Settings = field(default_factory=Settings)
    round: int = 0
    phase: str = "set_up"

    # By pawn.
    player: list[int] = field(default_factory=list)
    readers: list[tuple[int, ...]] = field(default_factory=list)
    """The seats that see what a pawn holds: its player."""
    character: list[str] = field(default_factory=list)
    ability: list[str] = field(default_factory=list)
    status: list[str] = field(default_factory=list)
    role: list[Secret[str]] = field(default_factory=list)
    where: list[str] = field(default_factory=list)
    standing: list[bool] = field(default_factory=list)
    suspicion: list[int] = field(default_factory=list)
    hands: list[Secret[tuple[str, ...]]] = field(default_factory=list)
    weapons: list[Secret[tuple[str, ...]]] = field(default_factory=list)
    """Held in secret: every weapon but the Flamethrowers."""
    flamethrowers: list[tuple[int, ...]] = field(default_factory=list)
    """The reloads on each Flamethrower that lies open before a pawn (B-9.3)."""
    items: list[Secret[tuple[str, ...]]] = field(default_factory=list)
    lab: list[Secret[tuple[str, ...]]] = field(default_factory=list)
    laid: list[Secret[tuple[str, ...]] | None] = field(default_factory=list)
    """The two contagion tokens laid out face down in a meeting (B-6.13)."""

    # Action cards.
    deck: Pile = field(default_factory=Pile)
    discards: Pile = field(default_factory=Pile)
    stack: Pile = field(default_factory=Pile)
    """The active stack, face down."""
    stack_shown: list[str] = field(default_factory=list)
    """The cards of the active stack that were shown when handed over (B-5.6)."""
    revealed: str | None = None
    """The card of the active stack that is being carried out."""

    # Finds.
    weapon_deck: Pile = field(default_factory=Pile)
    item_deck: Pile = field(default_factory=Pile)
    lab_bag: Pile = field(default_factory=Pile)
    drawn: Secret[tuple[str, ...]] = NOBODY_KNOWS
    """What somebody has drawn or taken and not yet kept or put back."""
    contagion_bag: tuple[str, ...] = ()
    box: dict[str, int] = field(default_factory=dict)
    """What is out of the game, by kind (B-2.10)."""

    # The base.
    weather: str | None = None
    die_at_station: bool = False
    fuel: dict[str, int] = field(default_factory=dict)
    """In rooms and stores; what was discarded is in the Operations Room."""
    damage: dict[str, int] = field(default_factory=dict)
    damage_left: int = 0
    burned: list[str] = field(default_factory=list)
    fire_left: int = 0
    pantry: int = 0
    kitchen: int = 0
    hungry: bool = False
    reloads_left: int = 0
    freezing: int | None = None
    """The freezing marker; None until the Boiler is destroyed (B-4.4)."""
    dark: bool = False
    """Power failure (B-4.6)."""
    rescue: int | None = None
    """The rescue helicopter's space; None before the SOS (B-4.7)."""
    rescue_fuel: int = 0
    rescue_gone: bool = False
    dogs: list[str] = field(default_factory=list)
    locations: list[str] = field(default_factory=list)
    """The location deck: shuffled whenever it is drawn from, so it has no order."""
    locations_drawn: list[str] = field(default_factory=list)
    """Location cards laid open in phase 8 (B-10.10)."""
    kennel_card: bool = False
    """Whether the Kennel's card lies at the Kennel (B-2.3)."""
    locations_out: list[str] = field(default_factory=list)
    """Cards of rooms that burned or were destroyed."""

    movers: list[int] = field(default_factory=list)
    """The order of moving in this round: it breaks ties in boarding, whoever leads by then (B-8.1)."""

    # Leader and alien.
    leader: int = 0
    marker: str | None = None
    marker_holder: int | None = None
    strength: int = 0
    """The alien team's strength that lies on no card."""
    was_exposed: bool = False
    """Whether an alien was ever exposed (B-10.8)."""
    ambush: Secret[tuple[tuple[str, int], ...]] = NO_AMBUSH
    """The alien team's face-down location cards, each with its strength (B-4.8)."""
    lurking: dict[str, int] = field(default_factory=dict)
    """The alien's strength in rooms, once revealed (B-6.2)."""
    unresolved: list[str] = field(default_factory=list)
    """Rooms whose encounter with the exposed alien is still to come."""

    # Escape and end.
    vehicle: str | None = None
    aboard: list[int] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    """Those on board who have shown their role (B-8.3)."""
    chain: list[Infection] = field(default_factory=list)
    """Who infected whom (B-8.9)."""
    annex: State | None = None
    """What a variant adds to the table; None in the base game."""

    def enter(self, phase: str) -> None:
        """Begin a phase of the round."""
        self.phase = phase
        if self.told is not UNHEARD:
            began = PHASES_BEGUN.get(phase)
            if began is None:
                began = PHASES_BEGUN[phase] = PhaseBegan(phase)
            self.told.append(began)

    def in_turn(self) -> tuple[int, ...]:
        """The characters in turn order, clockwise by player from the leader on (B-1.6).

        It is asked for every other decision and changes a few times in a game, so it is remembered.
        """
        kind = (self.leader, *self.status, *self.player)
        order = _IN_TURN.get(kind)
        if order is None:
            order = _IN_TURN[kind] = self._in_turn()
        return order

    def _in_turn(self) -> tuple[int, ...]:
        """The same, worked out."""
        player, first = self.player, self.player[self.leader]
        people = [pawn for pawn, status in enumerate(self.status) if status == CHARACTER]
        return tuple(sorted(people, key=lambda pawn: (player[pawn] - first) % self.seats))

    def moving_order(self) -> list[int]:
        """The characters in the order in which they move: from the leader's left, leader last (B-5.4)."""
        order = self.in_turn()
        return [*order[1:], *order[:1]]

    def left_of(self, pawn: int) -> int:
        """The next pawn clockwise that is still a character (B-1.6)."""
        status = self.status
        count = len(status)
        for step in range(1, count):
            if status[(pawn + step) % count] == CHARACTER:
                return (pawn + step) % count
        return pawn

    def standing_in(self, room: str) -> list[int]:
        """The standing characters in a room."""
        standing = self.standing
        return [pawn for pawn, place in enumerate(self.where) if place == room and standing[pawn]]

    def people_in(self, room: str) -> list[int]:
        """All characters in a room, standing or lying."""
        return [pawn for pawn, place in enumerate(self.where) if place == room]

    def exposed(self) -> list[int]:
        """The exposed aliens, who decide together (B-4.9)."""
        return [pawn for pawn, status in enumerate(self.status) if status == EXPOSED]

    def team(self) -> tuple[int, ...]:
        """The seats of the alien team."""
        player = self.player
        return tuple([player[pawn] for pawn, status in enumerate(self.status) if status == EXPOSED])

    def alien_strength(self) -> int:
        """The alien team's strength, on cards, in rooms and held back."""
        return self.strength + sum(s for _, s in self.ambush.value) + sum(self.lurking.values())

    def own(self, pawn: int, kinds: tuple[str, ...]) -> Secret[tuple[str, ...]]:
        """Things that only the pawn's readers know."""
        return Secret(kinds, self.readers[pawn])

    def set_hand(self, pawn: int, cards: tuple[str, ...]) -> None:
        """Give a pawn this hand of action cards."""
        self.hands[pawn] = Secret(cards, self.readers[pawn])

    def raise_suspicion(self, pawn: int, spaces: int = 1) -> None:
        """Move a disk up, never past red (B-11.1)."""
        self.suspicion[pawn] = min(self.suspicion[pawn] + spaces, self.settings.red)

    def lay_down(self, pawns: tuple[int, ...], room: str) -> None:
        """Lay characters down in a room (B-1.7)."""
        for pawn in pawns:
            self.standing[pawn] = False
            self.where[pawn] = room
        if pawns and self.told is not UNHEARD:
            self.told.append(CharactersLaidDown(pawns, room))

    def is_usable(self, room: str) -> bool:
        """Whether a room is neither burned nor destroyed (B-5.5)."""
        return room not in self.burned and (self.freezing is None or room != self.settings.boiler)

    def send_to_box(self, kind: str, count: int = 1) -> None:
        """Take components out of the game (B-2.10)."""
        self.box[kind] = self.box.get(kind, 0) + count


PHASES_BEGUN: dict[str, PhaseBegan] = {}
"""What is told when a phase begins: the same in every round."""
_IN_TURN: dict[tuple[object, ...], tuple[int, ...]] = {}
"""By leader, and by pawn what has become of them and whose they are: those still in play, in turn order."""


def without(kinds: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """These things with one of this kind taken out."""
    at = kinds.index(kind)
    return kinds[:at] + kinds[at + 1 :]


def in_order(kinds: Iterable[str]) -> tuple[str, ...]:
    """These things in order of name, so that nobody learns in which order they came (B-5.12)."""
    return tuple(sorted(kinds))


def distinct(kinds: Iterable[str]) -> tuple[str, ...]:
    """Each kind once, in order of name, so that nobody learns in which order they came."""
    return tuple(sorted(set(kinds)))


@cache
def kinds_in_hand(hand: tuple[str, ...]) -> tuple[str, ...]:
    """Each kind of action card in a hand once, in order of name. Of three kinds there are few hands: they recur."""
    return distinct(hand)


@cache
def hand_in_order(hand: tuple[str, ...]) -> tuple[str, ...]:
    """A hand of action cards in order of name."""
    return in_order(hand)
