"""The veil: a match with everything blank that one seat cannot know; and worlds imagined behind it.

Whoever runs a match draws the veil and hands a bot what is left, never the match. A search then imagines worlds:
who is what, as the searcher says, and hidden things dealt at random where blanks are. (docs/decisions/0012)
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from outpost31.kernel import Match, Option, Seat, Seeded, Table
from outpost31.kernel.games import find_game

BLANK = "?"
"""What stands where a seat cannot know what there is."""

ATTEMPTS = 4
"""A deal that cannot be is dealt again so many times."""

ROOMS = {
    "stayaway": "outpost31.imagination.stayaway",
    "boardgame": "outpost31.imagination.outpost",
    "norwegian": "outpost31.imagination.norwegian",
    "coop": "outpost31.imagination.coop",
}
"""Which module draws the veil over each game."""


@dataclass(slots=True)
class Veiled:
    """What one seat can know of a match, in the form of a table with blanks. It can be sent to another process."""

    game: str
    seat: Seat
    options: dict[str, Any]
    table: Table
    """Blanked; nobody was told anything at it."""
    asked: int
    """How many questions had been put to people before those that are open."""
    sealed: tuple[tuple[int, Option], ...]
    """The seat's own sealed answers to open questions, by number."""


def can_veil(game: str) -> bool:
    """Whether worlds of this game can be imagined."""
    return game in ROOMS


def veil(match: Match, seat: Seat) -> Veiled | None:
    """A match as far as one seat that is being asked knows it: the same for all worlds that it cannot tell apart.

    Nothing, while something is under way that cannot be imagined; whether it is, everybody can tell.
    """
    if not match.questions_for(seat):
        raise ValueError(f"nothing is asked of seat {seat}: only who is asked imagines worlds")
    room = import_module(ROOMS[match.game.key])
    if not room.is_open(match.table, seat):
        return None
    table = match.table.copy()
    room.blank(table, seat)
    return Veiled(
        match.game.key, seat, match.options.copy(), table, match.asked_before, match.sealed_by(seat)
    )


def imagine(veiled: Veiled, assignment: Any, chance: random.Random) -> Match | None:
    """A world that the seat cannot tell from the real one, in which roles are as the assignment says.

    Hidden things are dealt at random, and so is all that comes after. Nothing, where these roles cannot be.
    """
    room = import_module(ROOMS[veiled.game])
    for _ in range(ATTEMPTS):
        table = veiled.table.copy()
        if room.deal(table, veiled.seat, assignment, chance):
            break
    else:
        return None
    match = Match.on(
        find_game(veiled.game), table, veiled.options, Seeded(chance.getrandbits(48)), asked=veiled.asked
    )
    for number, option in veiled.sealed:
        match.answer(veiled.seat, option, number)
    return match
