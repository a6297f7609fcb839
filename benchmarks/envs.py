"""The environments against those of peers: decisions a second with an observation and a mask for each, in one run.

python3 play.py bench --envs      installs the peers, measures, and writes envs.md; --compiled races both engines
"""

from __future__ import annotations

import argparse
import datetime
import os
import platform
import sys
import warnings
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

import peers
from envs_worker import PARTS, REPEATS, Compiled, parts, ran
from measure import Contestant, Spread, race
from report import machine

from outpost31 import GAMES
from outpost31.envs.pettingzoo import RawTable, aec_env

RESULTS = Path(__file__).with_name("envs.md")
HANABI = "PettingZoo hanabi"
RLCARD = peers.ENV_RUN
SEATS = {"stayaway": 4, "boardgame": 4, "coop": 2, "norwegian": 4}
EVERY_TABLE = [
    *(("stayaway", seats) for seats in range(4, 9)),
    *(("boardgame", seats) for seats in range(4, 9)),
    *(("coop", seats) for seats in range(1, 4)),
    *(("norwegian", seats) for seats in range(4, 9)),
]
LOOKED_AT = {"stayaway": 40, "boardgame": 2, "coop": 8, "norwegian": 2}
"""Games in which each part is timed: some 600 decisions of each table."""
AIMS = ((RLCARD, 3.0), (HANABI, 10.0))
COMPILED = "`run`, compiled"
PAGE = """# Environments beside those of peers

Measured on {date}: {machine}, {python}, {versions}.

`python3 play.py bench --envs {sizes}`: random whole games, resets included, an observation and what may be done
for every decision; CPU time, medians (lowest to highest) of {rounds} rounds that alternate their order. The load of the
machine at the end was {load:.0f}: at more than 1 others were using it too.

| environment | seats | decisions a second | {head} |
| --- | --- | --- | --- | --- |
{rows}

| our loop | {aims_head} |
| --- | --- | --- |
{aims}

`run` is `outpost31.envs.running.run`, our own loop, as `env.run` is RLCard's; *compiled* is the same with
`OUTPOST31_COMPILED=1` after `python3 play.py compile`, in a process of its own. *Wrapped* is PettingZoo's loop over
what `env()` gives, with the wrappers that PettingZoo recommends (hanabi has them too); *bare* is the same over
`RawTable`, and *quiet* one that keeps no events.

Where the time of a decision goes, in microseconds by the CPU clock around each part, the quickest of {repeats} times
that the same games are played (set-ups are spread over the decisions of their game; random games of Stay Away! are
short):

| game | seats | {parts_head} |
| --- | --- |{parts_lines}
{parts}

Uno shows one hand and a discard pile in 240 numbers. Here 190 to 1,000 numbers are written, the same to the byte in
every world that the seat cannot tell apart ([decision 0046](../docs/decisions/0046-numbers-without-a-view.md)).
"""


def played(make: Callable[[], Any]) -> Callable[[Random], int]:
    """Random games by PettingZoo's loop, the same for everybody's environments."""
    env = make()

    def play(generator: Random) -> int:
        random = generator.random
        decisions = 0
        env.reset(seed=generator.getrandbits(31))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            allowed = observation["action_mask"].nonzero()[0]
            env.step(int(allowed[int(random() * len(allowed))]))
            decisions += 1
        return decisions

    return play


def parts_of(game: str, seats: int, compiled: Compiled | None) -> str:
    """A row: how the time of our loop is spent, from sources and compiled."""
    found = [parts(game, seats, LOOKED_AT[game], 0)]
    if compiled is not None:
        found.append(compiled.ask("parts", game, seats, LOOKED_AT[game], 0))
    cells = [f"{1e6 * one[name]:.1f}" for one in found for name in PARTS]
    return f"| {GAMES[game].title} | {seats} | {' | '.join(cells)} |"


def nothing(generator: Random) -> list[int]:
    return []


def contestants(compiled: Compiled | None) -> list[Contestant]:
    """Ours with PettingZoo's wrappers and bare, and the peers."""
    from pettingzoo.classic import hanabi_v5

    found = [one for one in peers.rlcard_uno() if one.name in (RLCARD, peers.LEAN_RUN)]
    found.append(Contestant(HANABI, 2, played(hanabi_v5.env), nothing))
    for game, seats in SEATS.items():
        title = GAMES[game].title
        wrapped = {"game": game, "seats": seats}
        kinds: dict[str, Callable[[], Any]] = {
            "wrapped": lambda wrapped=wrapped: aec_env(**wrapped),
            "bare": lambda wrapped=wrapped: RawTable(**wrapped),
            "bare and quiet": lambda wrapped=wrapped: RawTable(**wrapped, quiet=True),
        }
        found.append(Contestant(f"{title}, `run`", seats, ran(game, seats), nothing, game))
        if compiled is not None:
            found.append(
                Contestant(
                    f"{title}, {COMPILED}",
                    seats,
                    ran(game, seats),
                    nothing,
                    game,
                    timed=lambda seconds, seed, game=game, seats=seats: compiled.ask(
                        "rate", game, seats, seconds, seed
                    ),
                )
            )
        found += [
            Contestant(f"{title}, {kind}", seats, played(make), nothing, game) for kind, make in kinds.items()
        ]
    return found


def aims_of(spreads: dict[Contestant, Spread]) -> list[str]:
    """Our loop held against the aims: a row for each game, from sources and compiled."""
    by_name = {one.name: found.middle for one, found in spreads.items()}
    rows = []
    for one, found in spreads.items():
        if one.game and "`run`" in one.name:
            times = [(found.middle / by_name[name], aim) for name, aim in AIMS]
            cells = [f"{ratio:.2f}, {'met' if ratio >= aim else 'missed'}" for ratio, aim in times]
            rows.append(f"| {one.name} | {' | '.join(cells)} |")
    return rows


def render(
    rates: dict[Contestant, list[float]], rounds: int, seconds: float, compiled: Compiled | None
) -> str:
    """The table, with the ratios to the peers."""
    spreads = {one: Spread.of(found) for one, found in rates.items()}
    by_name = {one.name: found for one, found in spreads.items()}
    names = [name for name, _ in AIMS]
    rows = []
    for one, found in spreads.items():
        ratios = [f"{found.middle / by_name[name].middle:.2f}" for name in names]
        told = [f"{found.middle:,.0f} ({found.low:,.0f}-{found.high:,.0f})", *ratios]
        rows.append(f"| {one.name} | {one.seats} | {' | '.join(told)} |")
    kinds = ("", ", compiled") if compiled is not None else ("",)
    parts_head = [f"{name}{kind}" for kind in kinds for name in PARTS]
    versions = ", ".join(
        f"{name} {version(name)}" for name in ("rlcard", "pettingzoo", "shimmy", "open_spiel", "numpy")
    )
    head = " | ".join(f"times {name}" for name in names)
    date = datetime.datetime.now(datetime.UTC).date().isoformat()
    return PAGE.format(
        date=date,
        machine=machine(),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        versions=versions,
        sizes=f"{'--compiled ' if compiled else ''}--rounds {rounds} --seconds {seconds:g}",
        rounds=rounds,
        head=head,
        rows="\n".join(rows),
        load=os.getloadavg()[0],
        aims_head=" | ".join(f"times {name}, aim {aim:g}" for name, aim in AIMS),
        aims="\n".join(aims_of(spreads)),
        repeats=REPEATS,
        parts_head=" | ".join(parts_head),
        parts_lines=" --- |" * len(parts_head),
        parts="\n".join(parts_of(game, seats, compiled) for game, seats in EVERY_TABLE),
    )


def main(words: Sequence[str] | None = None) -> int:
    """Measure, print, and write it down."""
    parser = argparse.ArgumentParser(prog="play.py bench --envs", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="rounds that count (7)")
    parser.add_argument("--seconds", type=float, default=0.25, help="for each in a round (0.25)")
    parser.add_argument("--output", type=Path, default=RESULTS, help="where the table is written (envs.md)")
    parser.add_argument(
        "--compiled", action="store_true", help="race the compiled engine too; play.py compile first"
    )
    given = parser.parse_args(words)
    if given.rounds < 1 or given.seconds <= 0:
        parser.error("--rounds is at least 1, and --seconds more than 0")
    warnings.filterwarnings("ignore")  # hanabi's adapter warns of its own spaces
    compiled = Compiled() if given.compiled else None
    try:
        found = race(
            contestants(compiled), given.rounds, given.seconds, lambda told: print(told, file=sys.stderr)
        )
        text = render(found, given.rounds, given.seconds, compiled)
    except ImportError as error:
        print(f"a peer is missing ({error}): `python3 play.py bench --envs` installs them", file=sys.stderr)
        return 1
    finally:
        if compiled is not None:
            compiled.close()
    print(text)
    given.output.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
