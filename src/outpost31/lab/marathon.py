"""A marathon: the games behind `docs/balance.md`, played for as long as there is time and taken up again later.

`python -m outpost31.lab.marathon FOLDER --level seasoned --games 10000 --minutes 9` plays on where the counts kept in
the folder end, all games and numbers of seats side by side. `--tables` writes the tables of what is there, and
`--game stayaway` keeps to one game. Counts of bots who play otherwise today are refused: the first games are played
again, and must come out the same to the last answer.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from time import monotonic
from typing import Any

from outpost31 import GAMES
from outpost31.bots import levels_for
from outpost31.lab.balance import TABLES
from outpost31.lab.play import GameFailed, game_seed, play_game
from outpost31.lab.simulation import Experiment, play_chunk
from outpost31.lab.tallies import Tally

PORTION = 20
"""Games between two looks at the clock: a stop loses no more than these."""
WITNESSES = 2
"""How many of the first games are played again to see whether bots and rules are what they were."""


class Lap:
    """The games of one kind at one number of seats, kept in a file of their own."""

    def __init__(self, folder: Path, game: str, seats: int, level: str, seed: int) -> None:
        self.experiment = Experiment(game, (seats,), 1, level, seed)
        self.seats = seats
        self.path = folder / f"{game}-{seats}-{level}-{seed}.json"
        self.tally = Tally()
        if self.path.exists():
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            if kept.get("witness") != self.witness:
                raise ValueError(
                    f"{self.path} was played by other bots or rules than those of today: take it away, and play anew"
                )
            self.tally = Tally.taken(kept["tally"])

    @cached_property
    def witness(self) -> str:
        """The digest of the first games, answer by answer."""
        one, digest = self.experiment, hashlib.sha256()
        for number in range(WITNESSES):
            match = play_game(one.game, self.seats, one.level, one.options, game_seed(one.seed, number))
            digest.update(json.dumps(match.record(), sort_keys=True, default=str).encode())
        return digest.hexdigest()[:12]

    def play(self, games: int) -> None:
        """Play the next portion of so many games, and keep the counts."""
        played = self.tally.games
        result = play_chunk(self.experiment, (self.seats, played, min(games, played + PORTION)))
        if isinstance(result, GameFailed):
            raise result
        self.tally.add(result)
        beside = self.path.with_suffix(".new")
        beside.write_text(json.dumps({"witness": self.witness, "tally": self.tally.kept()}), encoding="utf-8")
        beside.replace(self.path)  # whole or not at all

    def plain(self) -> dict[str, Any]:
        """The rates so far."""
        return {"seats": self.seats, **self.tally.plain()}


def run(laps: list[Lap], games: int, seconds: float) -> bool:
    """Play those with the fewest games first, until all have so many or the time is up; whether all have."""
    end = monotonic() + seconds
    while monotonic() < end:
        lap = min(laps, key=lambda one: one.tally.games)
        if lap.tally.games >= games:
            return True
        lap.play(games)
    return all(lap.tally.games >= games for lap in laps)


def tables(laps: list[Lap]) -> str:
    """The tables of one game, as the page has them."""
    results = [lap.plain() for lap in laps if lap.tally.games]
    return "\n\n".join(table(results) for table in TABLES) if results else ""


def main(words: Sequence[str] | None = None) -> int:
    """Play on, or write the tables."""
    parser = argparse.ArgumentParser(prog="python -m outpost31.lab.marathon", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the counts are kept; made if it is not there")
    parser.add_argument("--level", default="seasoned", help="the level of all bots (seasoned)")
    parser.add_argument(
        "--game", choices=list(GAMES), action="append", help="only this game; may be repeated"
    )
    parser.add_argument("--games", type=int, default=10_000, help="games for each number of seats (10000)")
    parser.add_argument("--minutes", type=float, default=10.0, help="stop after this time (10)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of all of them (0)")
    parser.add_argument("--tables", action="store_true", help="play nothing: write what is there as tables")
    given = parser.parse_args(words)
    chosen = given.game or list(GAMES)
    for game in chosen:
        if given.level not in levels_for(game):
            parser.error(f"no {given.level!r} bots for {game}; there are: {', '.join(levels_for(game))}")
    if given.games < 1 or given.minutes <= 0:
        parser.error("--games is at least 1, and --minutes more than 0")
    given.folder.mkdir(parents=True, exist_ok=True)
    try:
        laps = {
            game: [Lap(given.folder, game, seats, given.level, given.seed) for seats in GAMES[game].seats]
            for game in chosen
        }
    except ValueError as error:
        parser.error(str(error))
    if given.tables:
        for game, run_so_far in laps.items():
            sys.stdout.write(f"## {GAMES[game].title}\n\n{tables(run_so_far)}\n\n")
        return 0
    done = run([lap for one in laps.values() for lap in one], given.games, 60 * given.minutes)
    for one in laps.values():
        for lap in one:
            sys.stdout.write(f"{lap.path.stem}: {lap.tally.games} of {given.games}\n")
    return 0 if done else 3


if __name__ == "__main__":
    sys.exit(main())
