"""The veil: a match in which everything one seat cannot know is blank; and worlds imagined behind it.

Whoever runs a match draws the veil and hands a bot what is left, never the match. A search then imagines worlds:
who is what, as the searcher says, and hidden things dealt at random where blanks are. (docs/decisions/0012)
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from outpost31.kernel import Match, Option, Seat, Seeded, Table
from outpost31.kernel.games import find_game

BLANK = "?"
"""What stands where a seat cannot know what there is."""

ATTEMPTS = 4
"""How many times an impossible deal is dealt again."""

HERE = "outpost31.imagination"
"""The package in which each game has the module that draws the veil over it."""


@dataclass(slots=True)
class Veiled:
    """What one seat can know of a match, in the form of a table with blanks. It can be sent to another process."""

    game: str
    seat: Seat
    options: dict[str, Any]
    table: Table
    """The table with blanks; it has told nobody anything."""
    asked: int
    """How many questions had been put to people before the open ones."""
    sealed: tuple[tuple[int, Option], ...]
    """The seat's own sealed answers to open questions, by number."""


def veil(match: Match, seat: Seat) -> Veiled | None:
    """A match as far as one seat that is being asked knows it: the same for all worlds that it cannot tell apart.

    None while something is under way that cannot be imagined; everybody can tell whether it is.
    """
    if not match.questions_for(seat):
        raise ValueError(f"nothing is asked of seat {seat}: only who is asked imagines worlds")
    module = match.game.module_in(HERE)
    if module is None or not module.is_open(match.table, seat):
        return None
    table = match.table.copy()
    module.blank(table, seat)
    return Veiled(
        match.game.key, seat, match.options.copy(), table, match.asked_before, match.sealed_by(seat)
    )


def imagine(
    veiled: Veiled, assignment: object, chance: random.Random, *, quiet: bool = False
) -> Match | None:
    """A world that the seat cannot tell from the real one, in which roles are as the assignment says.

    Hidden things are dealt at random, and so is all that comes after. None if these roles are impossible. In a quiet
    world nobody is told what happens.
    """
    game = find_game(veiled.game)
    module = game.module_in(HERE)
    assert module is not None, "what was veiled can be imagined"
    for _ in range(ATTEMPTS):
        table = veiled.table.copy()
        if module.deal(table, veiled.seat, assignment, chance):
            break
    else:
        return None
    fate = Seeded(chance.getrandbits(48))
    match = Match.on(game, table, veiled.options, fate, asked=veiled.asked, quiet=quiet)
    for number, option in veiled.sealed:
        match.answer(veiled.seat, option, number)
    return match
