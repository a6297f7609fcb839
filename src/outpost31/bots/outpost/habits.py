"""How people of each role are used to behaving at the outpost, as counted by `outpost31.lab.learn.habits_outpost`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from outpost31.bots.outpost.belief import Pairing

Habit = tuple[float, float]
"""How often a human does it, and how often an alien."""


def otherwise(habit: Habit) -> Habit:
    """How often each does not do it."""
    return 1 - habit[0], 1 - habit[1]


@dataclass(frozen=True, slots=True)
class OutpostHabits:
    """What each role does, as rates of the occasions to do it."""

    joins_work: Habit
    """Goes where somebody is already, in a room where hands help one another."""
    joins_idly: Habit
    """Goes where somebody is already, and nothing is to be gained by it."""
    stays_apart: Habit
    """Goes where nobody is."""
    takes_marker: Habit
    """Goes where the leader's marker lies, while it lies there."""
    goes_on: Habit
    """A leader who reveals another card."""
    takes_special: Habit
    """Throws the whole hand away, as one does who would have to hand over SABOTAGE."""
    wastes: Habit
    """Lets USE be lost."""
    fuels: Habit
    """Fuels a vehicle when given USE."""
    tests: Habit
    """Tests somebody in a round."""
    lets_test: Habit
    """A leader in whose round somebody else tests."""
    burns: Habit
    """Uses fire in a round."""
    plays_bonus: Habit
    """Plays a bonus card in a round."""
    withdraws: Habit
    """Uses a weapon in a round to get away from a meeting."""
    sabotages: Habit
    """Hands over SABOTAGE when it may choose the card."""
    lays_alien: float
    """How often an alien that can lays out an alien token."""
    votes: Pairing
    """Points at this one of those who could be accused."""
    reliance: float = 1.0
    """How far all this is relied on: the same for all kinds that a table may be."""


def as_humans_do(rate: Any) -> Any:
    """A habit of aliens who do as humans do; what only aliens can do stays as it is."""
    return (rate[0], rate[0]) if isinstance(rate, tuple) else rate


def mix_habits(kinds: Sequence[OutpostHabits], shares: Sequence[float]) -> OutpostHabits:
    """What to expect of people of whom a share is of each kind."""
    return OutpostHabits(
        **{
            each.name: _mixed([getattr(kind, each.name) for kind in kinds], shares)
            for each in fields(OutpostHabits)
        }
    )


def _mixed(rates: Sequence[Any], shares: Sequence[float]) -> Any:
    if isinstance(rates[0], tuple):
        return tuple(_mixed(each, shares) for each in zip(*rates, strict=True))
    return sum([share * rate for share, rate in zip(shares, rates, strict=True)])
