"""The games as a game theorist sees them, measured in play: `python -m outpost31.envs.theory` writes the table of
docs/research/theory.md.

Sizes are logarithms to base 10. *Histories* is the sum of the logarithms of all branchings along a game, chance
included: a tree in which every path branched like this one would have so many leaves. *Own plans* counts the choices
of one seat alone. Between the two lies the number of information sets of a seat; no game here is small enough to count
them.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log10
from statistics import mean, median
from typing import Any

from outpost31 import GAMES, Match
from outpost31.bots import make_bot
from outpost31.envs.stepwise import Stepwise
from outpost31.lab.play import decide, game_seed

USUAL = {"stayaway": (4, 8, 12), "boardgame": (4, 6, 8), "coop": (1, 3), "norwegian": (4, 6, 8)}
HEADS = (
    "game", "players", "play", "games", "length", "forced, %", "branching", "widest", "chance nodes",
    "chance branching", "histories", "own plans", "distinct information sets, %",
)  # fmt: skip


@dataclass
class Path:
    """What one game was like."""

    widths: list[int] = field(default_factory=list)
    """Options of every decision."""
    sides: list[int] = field(default_factory=list)
    """Outcomes of every chance node."""
    own: dict[int, float] = field(default_factory=dict)
    """By seat, the logarithm of its own choices."""
    known: list[int] = field(default_factory=list)
    """A digest of the information state at each decision with a choice."""


def walk(game: str, seats: int, level: str, seed: int) -> Path:
    """Play one game node by node: by bots of a level, or by chance."""
    play, chance, path = Stepwise(game, seats), random.Random(seed), Path()
    bots = [] if level == "random" else [make_bot(level, game, seat, seed) for seat in range(seats)]
    while not play.seating.is_over:
        if play.fate_question is not None:
            sides = play.actions()
            path.sides.append(len(sides))
            play.give_fate(chance.choice(sides))
            continue
        match = play.match
        question = match.questions[0]
        seat = question.player
        width = len(question.options)
        path.widths.append(width)
        if width > 1:
            path.own[seat] = path.own.get(seat, 0.0) + log10(width)
            path.known.append(hash((seat, _told(match, seat), play.own_actions[seat])))
        option = decide(bots[seat], match, question) if bots else chance.choice(question.options)
        for action in play.seating.encoder.spell(question, option, seat):
            play.act(action)
    return path


def _told(match: Match, seat: int) -> str:
    """Everything that a seat was told."""
    return repr(match.events(seat))


def row(game: str, seats: int, level: str, games: int, seed: int = 0) -> list[str]:
    """One row of the table, over so many games."""
    paths = [walk(game, seats, level, game_seed(seed, number)) for number in range(games)]
    widths = [width for path in paths for width in path.widths]
    free = [width for width in widths if width > 1] or [1]
    sides = [side for path in paths for side in path.sides] or [1]
    histories = [sum(map(log10, path.widths)) + sum(map(log10, path.sides)) for path in paths]
    own = [plan for path in paths for plan in path.own.values()] or [0.0]
    known = [one for path in paths for one in path.known]
    return [
        GAMES[game].title,
        str(seats),
        level,
        str(games),
        f"{mean(len(path.widths) for path in paths):.0f}",
        f"{100 * widths.count(1) / len(widths):.0f}",
        f"{mean(free):.1f}",
        f"{max(widths):,}",
        f"{mean(len(path.sides) for path in paths):.0f}",
        f"{mean(sides):.0f}",
        f"{median(histories):.0f}",
        f"{median(own):.0f}",
        f"{100 * len(set(known)) / max(1, len(known)):.1f}",
    ]


def table(rows: Sequence[Sequence[str]]) -> str:
    """The table, as the page has it."""
    lines = [HEADS, ["---"] * len(HEADS), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def main(words: Sequence[str] | None = None) -> int:
    """Measure, and write the table."""
    parser = argparse.ArgumentParser(prog="python -m outpost31.envs.theory", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="games for each row (20)")
    parser.add_argument(
        "--level", action="append", help="who plays: random, novice, seasoned; may be repeated"
    )
    parser.add_argument(
        "--game", action="append", choices=list(GAMES), help="only this game; may be repeated"
    )
    given = parser.parse_args(words)
    if given.games < 1:
        parser.error("--games is at least 1")
    levels: list[Any] = given.level or ["random", "seasoned"]
    rows = []
    for game in given.game or list(GAMES):
        for seats in USUAL[game]:
            rows += [row(game, seats, level, given.games) for level in levels]
    sys.stdout.write(table(rows) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
