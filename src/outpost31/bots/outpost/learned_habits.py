"""Habits as counted in the lab, for each game at an outpost and each kind of table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace

from outpost31.bots.learned import habits_boardgame, habits_norwegian
from outpost31.bots.outpost.habits import OutpostHabits, mix_habits


def well_behaved(kind: OutpostHabits) -> OutpostHabits:
    """The same table with aliens who do everything as humans do, and only meetings and tests tell them apart.

    Nobody counted them: anybody can behave well. As long as nothing bad happens this is what explains it best, and then
    good behaviour clears nobody.
    """
    alike = {
        each.name: (getattr(kind, each.name)[0],) * 2
        for each in fields(OutpostHabits)
        if each.name != "lays_alien"
    }
    return OutpostHabits(**alike, lays_alien=kind.lays_alien)


def restrained(kind: OutpostHabits) -> OutpostHabits:
    """The same table with aliens who seek company as ever, and do half of what would give them away besides.

    Nobody counted them either: they meet people and turn them, hand over good cards, and let the stack be played out.
    """
    return replace(
        mix_habits((kind, well_behaved(kind)), (0.5, 0.5)),
        joins_work=kind.joins_work,
        joins_idly=kind.joins_idly,
        stays_apart=kind.stays_apart,
        votes=kind.votes,
    )


KINDS: dict[str, tuple[OutpostHabits, ...]] = {
    "boardgame": (
        *habits_boardgame.HABITS,
        well_behaved(habits_boardgame.HABITS[-1]),
        restrained(habits_boardgame.HABITS[-1]),
    ),
    "norwegian": (*habits_norwegian.HABITS, well_behaved(habits_norwegian.HABITS[-1])),
}
"""By game: novices among themselves, against seasoned aliens, seasoned against novices, seasoned, and aliens
that behave well among the seasoned; at the board game besides those who are only restrained."""
WELL_BEHAVED = 4
"""Which of them are the aliens that behave well."""


def seeking(kind: OutpostHabits) -> float:
    """How much aliens seek people: of the times when a human would be apart, how often an alien is with somebody."""
    human, alien = kind.stays_apart
    return max(0.0, 1.0 - alien / human)


def _with_well_behaved(kinds: Sequence[OutpostHabits], uncounted: int) -> tuple[float, ...]:
    """By kind of table; aliens whom nobody counted seek people as the seasoned do: good manners tell nothing of it."""
    return (*map(seeking, kinds), *[seeking(kinds[-1])] * uncounted)


SEEKING: dict[str, tuple[float, ...]] = {
    "boardgame": _with_well_behaved(habits_boardgame.HABITS, 2),
    "norwegian": _with_well_behaved(habits_norwegian.HABITS, 1),
}
"""By game and kind of table, in the order of `KINDS`: how much aliens seek people."""
