"""The table: a circle of players round one deck."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from outpost31.kernel import Pile, Seat, Secret, frozen
from outpost31.kernel import Table as KernelTable


class Role(StrEnum):
    """What a player secretly is. (S-4.1)"""

    HUMAN = "human"
    INFECTED = "infected"
    THE_THING = "the_thing"


HUMAN = Role.HUMAN
INFECTED = Role.INFECTED
THE_THING = Role.THE_THING
MOST_SEATS = 12


@frozen
class Settings:
    """The table's options. (S-3.7, S-4.5, S-7.1)"""

    edition: str = "ours"
    turn_after_swap: str = "mover"
    quarantine_exchange: str = "out_only"
    thing_flamethrower: bool = True


@frozen
class Infection:
    """One link in the chain of infection: who, whom, when, and in what. (S-9.5)"""

    by: Seat
    whom: Seat
    turn: int
    through: str


@frozen
class Fall:
    """An elimination: who, what they were at that moment, when, and why. (S-9.1)"""

    seat: Seat
    role: Role
    turn: int
    cause: str


@dataclass(slots=True)
class Table(KernelTable):
    """What lies on the table, and the secrets in hands and heads. Lists are by seat but for the circle's."""

    settings: Settings = field(default_factory=Settings)
    hands: list[Secret[tuple[str, ...]]] = field(default_factory=list)
    roles: list[Secret[Role]] = field(default_factory=list)
    quarantines: list[int] = field(default_factory=list)
    """Own turns still to end in quarantine; 0 is free. (S-7.1)"""

    circle: list[Seat] = field(default_factory=list)
    """The living, by place, clockwise."""
    doors: list[bool] = field(default_factory=list)
    """Whether a door bars the gap between each place and the next; if only two live there is one gap. (S-7.2, S-7.3)"""

    deck: Pile = field(default_factory=Pile)
    """Its top block is a single card once that card's back is showing. (S-1.1)"""
    discards: Pile = field(default_factory=Pile)
    in_play: list[str] = field(default_factory=list)
    """Cards being carried out, discarded when that is done."""
    aside: list[str] = field(default_factory=list)
    """What the active player drew for Resolute and has not kept yet. (S-5.6)"""

    direction: int = 1
    active: Seat = 0
    turn: int = 0
    exchanges: bool = True
    """Whether this turn still ends with an exchange."""
    next_turn: Seat | None = None
    """Whose turn is next, unless it is simply the seat after the active one. (S-3.7, S-3.8)"""

    falls: list[Fall] = field(default_factory=list)
    chain: list[Infection] = field(default_factory=list)
    last_infected: Seat | None = None
    """Whose infection left no human. (S-9.3)"""

    def role(self, seat: Seat) -> Role:
        """A seat's role, for the rules alone."""
        return self.roles[seat].value

    def hand(self, seat: Seat) -> tuple[str, ...]:
        """A seat's hand, for the rules alone."""
        return self.hands[seat].value

    def give(self, seat: Seat, card: str) -> None:
        """Put a card into a hand."""
        old = self.hands[seat]
        self.hands[seat] = Secret((*old.value, card), old.known_to)

    def take(self, seat: Seat, card: str) -> None:
        """Take a card out of a hand."""
        old = self.hands[seat]
        cards = list(old.value)
        cards.remove(card)
        self.hands[seat] = Secret(tuple(cards), old.known_to)

    def swap(self, seat: Seat, card: str, other: str) -> None:
        """Put another card in the place of one in a hand."""
        old = self.hands[seat]
        cards = list(old.value)
        cards.remove(card)
        cards.append(other)
        self.hands[seat] = Secret(tuple(cards), old.known_to)

    def is_alive(self, seat: Seat) -> bool:
        """Whether a seat is still in the circle."""
        return seat in self.circle

    def humans(self) -> list[Seat]:
        """The living humans."""
        return [seat for seat in self.circle if self.roles[seat].value is HUMAN]

    @property
    def the_thing(self) -> Seat:
        """The seat that was dealt The Thing."""
        return next(seat for seat, role in enumerate(self.roles) if role.value is THE_THING)
