"""Tempers: how bots differ in what they like to do and to say, so that tables differ and people can tell them apart.

A temper is no role and no level: it is dealt by chance, the same whatever somebody turns out to be, and leans the same
way on either side.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field

from outpost31.kernel.questions import Seat


@dataclass(frozen=True, slots=True)
class Manner:
    """How somebody talks. What is said is a matter of belief; when, and in which words, of manner."""

    chattiness: float = 1.0
    """How often it speaks; 1 is usual."""
    accuses: float = 1.0
    """How much suspicion it takes before it says so; 1 is usual, less is sooner."""
    praises: float = 1.0
    """How readily it says that it trusts somebody; 1 is usual, 0 never."""
    greeting: str | None = None
    """The phrase that it opens with, if it does."""
    asks: str | None = None
    """What it says to whomever it suspects most; nothing is to ask about a deed, or else for a test."""
    sighs: tuple[str, ...] = ("watch_out", "i_am_human")
    """What it says to all when it has nothing better to say."""
    retorts: tuple[str, ...] = ("human", "back", "trust_me", "no")
    """What it answers to an accusation, the likeliest first: `human` claims to be one, `back` accuses another."""
    thanks: str = "thank_you"
    """What it answers to a good word."""


@dataclass(frozen=True, slots=True)
class Temper:
    """How somebody plays, apart from how well. 1 is usual."""

    name: str
    caution: float = 1.0
    """How much it shuns what might go wrong: an exchange, a burned friend."""
    boldness: float = 1.0
    """How little it takes to act: to burn, to move, to lie."""
    suspicion: float = 1.0
    """How much behaviour counts against people."""
    leanings: Mapping[str, float] = field(default_factory=dict, hash=False)
    """What it likes to do (above 0) and dislikes, where it makes little difference: see `LEANINGS`."""
    manner: Manner = field(default_factory=Manner)

    @property
    def chattiness(self) -> float:
        """How often it speaks."""
        return self.manner.chattiness

    def leans(self, what: str) -> float:
        """How much it likes to do something of this kind."""
        return self.leanings.get(what, 0.0)


LEANINGS = ("burns", "looks", "shuts_out", "moves", "refuses", "company", "votes", "throws_away")
"""What one can lean towards: fire, looks and tests, doors and quarantines, moving about, refusing what is offered,
company in a room, a vote rather than none, throwing a hand away."""

STEADY = Temper("steady")
CAUTIOUS = Temper(
    "cautious",
    caution=1.15,
    boldness=0.85,
    leanings={"burns": -0.5, "looks": 1.0, "moves": -1.0, "refuses": 1.0, "company": -1.0, "votes": -1.0},
    manner=Manner(
        chattiness=0.8,
        accuses=1.3,
        asks="test_them",
        sighs=("take_your_time", "watch_out"),
        retorts=("maybe", "human", "no"),
    ),
)
BOLD = Temper(
    "bold",
    leanings={"burns": 0.5, "looks": -0.1, "shuts_out": -0.1, "moves": 0.2, "company": 1.0, "votes": 1.0},
    manner=Manner(
        chattiness=1.4,
        accuses=0.8,
        greeting="good_luck",
        asks="burn_it",
        sighs=("follow_me", "hurry_up"),
        retorts=("back", "no", "human"),
    ),
)
PARANOID = Temper(
    "paranoid",
    suspicion=1.15,
    leanings={"looks": 0.5, "shuts_out": 1.5, "refuses": 1.5, "company": -1.5, "votes": 1.0},
    manner=Manner(
        chattiness=1.3,
        accuses=0.7,
        praises=0.0,
        asks="stay_away",
        sighs=("nobody_trusts_anybody", "stay_away"),
        retorts=("stay_away", "back", "human"),
        thanks="maybe",
    ),
)
CHARMING = Temper(
    "charming",
    leanings={"shuts_out": -1.5, "refuses": -1.5, "moves": -0.5, "company": 1.0, "votes": -0.5},
    manner=Manner(
        chattiness=1.3,
        accuses=1.2,
        praises=2.0,
        greeting="hello",
        sighs=("trust_me", "well_played"),
        retorts=("trust_me", "sorry", "human"),
    ),
)
SILENT = Temper(
    "silent",
    leanings={"looks": 0.5, "moves": -1.0, "company": -0.5, "throws_away": 0.2},
    manner=Manner(chattiness=0.4, praises=0.0, sighs=(), retorts=("no",), thanks="yes"),
)
TEMPERS: dict[str, Temper] = {
    temper.name: temper for temper in (STEADY, CAUTIOUS, BOLD, PARANOID, CHARMING, SILENT)
}
"""The tempers there are, by name."""


def deal_tempers(seed: int | str) -> tuple[str, ...]:
    """All tempers in an order that the seed decides: who sits down takes the next one, and so tables are mixed."""
    names = list(TEMPERS)
    return tuple(random.Random(f"tempers {seed}").sample(names, len(names)))


def temper_at(seat: Seat, seed: int | str) -> str:
    """The temper of the bot in a seat of a table, whatever its role: the seed and the seat decide it alone."""
    order = deal_tempers(seed)
    return order[seat % len(order)]
