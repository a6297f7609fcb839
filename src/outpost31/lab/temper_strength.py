"""How strong tempers are: the same deals with a bot of a temper and with a steady one in its seat, with talk."""

from __future__ import annotations

import sys

from outpost31 import Match
from outpost31.bots import TEMPERS, make_bot
from outpost31.bots.tempers import STEADY
from outpost31.lab.league.contest import paired
from outpost31.lab.play import game_seed, play_with


def wins(game: str, seats: int, level: str, seed: int, number: int, temper: str) -> bool:
    """Whether the seat that is looked at wins with this temper; the others are of mixed tempers."""
    deal = game_seed(seed, number)
    seat = number % seats
    match = Match.new(game, seats, seed=deal)
    bots = [make_bot(level, game, one, deal, temper=temper if one == seat else None) for one in range(seats)]
    play_with(match, bots, talk=True)
    assert match.outcome is not None
    return seat in match.outcome.winners


def strengths(
    game: str, seats: int, level: str, games: int, seed: int, tempers: tuple[str, ...]
) -> dict[str, tuple[float, float]]:
    """By temper: what it gains beside a steady one in points, and half the width of the 95 % interval."""
    usual = [wins(game, seats, level, seed, number, STEADY.name) for number in range(games)]
    return {
        temper: paired(
            [(wins(game, seats, level, seed, number, temper), steady) for number, steady in enumerate(usual)]
        )
        for temper in tempers
    }


def main() -> None:
    """`python -m outpost31.lab.temper_strength GAME SEATS LEVEL GAMES SEED [TEMPERS]`."""
    game, seats, level, games, seed = sys.argv[1:6]
    chosen = tuple(sys.argv[6].split(",")) if len(sys.argv) > 6 else tuple(TEMPERS)
    found = strengths(game, int(seats), level, int(games), int(seed), chosen)
    for temper, (points, half) in found.items():
        sys.stdout.write(f"{game} {seats} {level} {temper}: {points:+.1f} +- {half:.1f}\n")


if __name__ == "__main__":
    main()
