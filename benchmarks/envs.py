"""The environments against those of peers: decisions a second with an observation and a mask for each, in one run.

python3 play.py bench --envs      installs the peers, measures, and writes envs.md
"""

from __future__ import annotations

import argparse
import datetime
import platform
import sys
import warnings
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import peers
from measure import Contestant, Spread, race
from report import machine

from outpost31 import GAMES, Match
from outpost31.envs.encoding import encoder_for
from outpost31.envs.pettingzoo import RawTable, aec_env
from outpost31.envs.running import run

RESULTS = Path(__file__).with_name("envs.md")
HANABI = "PettingZoo hanabi"
RLCARD = peers.ENV_RUN
SEATS = {"stayaway": 4, "boardgame": 4, "coop": 2, "norwegian": 4}
AIMS = ((RLCARD, 3.0), (HANABI, 10.0))
PAGE = """# Environments beside those of peers

Measured on {date}: {machine}, {python}, {versions}.

`python3 play.py bench --envs {sizes}`: random whole games, resets included, an observation and what may be done
for every decision; CPU time, medians (lowest to highest) of {rounds} rounds that alternate their order.

| environment | seats | decisions a second | {head} |
| --- | --- | --- | --- | --- |
{rows}

The quickest of ours is {quickest}:

| aim | times | |
| --- | --- | --- |
{aims}

`run` is `outpost31.envs.running.run`, our own loop, as `env.run` is RLCard's. *Wrapped* is PettingZoo's loop over what
`env()` gives, with the wrappers that PettingZoo recommends (hanabi has them too); *bare* is the same over `RawTable`,
and *quiet* one that keeps no events.

Where the time of `run` goes, in parts of a hundred, by the CPU clock around each part:

| game | rules | view | numbers | what is on offer, and the rest |
| --- | --- | --- | --- | --- |
{parts}

Uno shows one hand and a discard pile in 240 numbers. Here a view is made first that is the same, to the byte, in every
world that the seat cannot tell apart, and 190 to 1,000 numbers are written from it.
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


def ran(game: str, seats: int) -> Callable[[Random], int]:
    """Random games by our own loop, as RLCard's `env.run` is RLCard's."""

    def play(generator: Random) -> int:
        random = generator.random
        decisions = 0

        def choose(_: Any, allowed: list[int]) -> int:
            nonlocal decisions
            decisions += 1
            return allowed[int(random() * len(allowed))]

        run(game, seats, [choose] * seats, generator.getrandbits(31))
        return decisions

    return play


def parts_of(game: str, seats: int, games: int = 12) -> str:
    """A row: how the time of our loop is spent."""
    encoder = encoder_for(game, seats)
    spent = {"rules": 0.0, "view": 0.0, "numbers": 0.0, "rest": 0.0}
    for seed in range(games):
        generator = Random(seed)
        began = process_time()
        match = Match.new(game, seats, seed, quiet=True)
        spent["rules"] += process_time() - began
        while match.outcome is None:
            times = [process_time()]
            question: Any = match.questions[0]
            seat = question.player
            view = match.view(seat)
            times.append(process_time())
            encoder.observe(view, question, (), seat)
            times.append(process_time())
            encoder.next_actions(question, seat)
            option = question.options[int(generator.random() * len(question.options))]
            times.append(process_time())
            match.answer(seat, option, question.id)
            times.append(process_time())
            for name, one, other in zip(("view", "numbers", "rest", "rules"), times, times[1:], strict=False):
                spent[name] += other - one
    whole = sum(spent.values())
    return (
        f"| {GAMES[game].title} | " + " | ".join(f"{100 * one / whole:.0f}" for one in spent.values()) + " |"
    )


def nothing(generator: Random) -> list[int]:
    return []


def contestants() -> list[Contestant]:
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
        found += [
            Contestant(f"{title}, {kind}", seats, played(make), nothing, game) for kind, make in kinds.items()
        ]
    return found


def render(rates: dict[Contestant, list[float]], rounds: int, seconds: float) -> str:
    """The table, with the ratios to the peers."""
    spreads = {one: Spread.of(found) for one, found in rates.items()}
    by_name = {one.name: found for one, found in spreads.items()}
    names = [name for name, _ in AIMS]
    rows = []
    for one, found in spreads.items():
        ratios = [f"{found.middle / by_name[name].middle:.2f}" for name in names]
        told = [f"{found.middle:,.0f} ({found.low:,.0f}-{found.high:,.0f})", *ratios]
        rows.append(f"| {one.name} | {one.seats} | {' | '.join(told)} |")
    quickest = max((one for one in spreads if one.game), key=lambda one: spreads[one].middle)
    aims = [
        f"| {aim:g} times {name} | {spreads[quickest].middle / by_name[name].middle:.2f} | "
        f"{'met' if spreads[quickest].middle >= aim * by_name[name].middle else 'missed'} |"
        for name, aim in AIMS
    ]
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
        sizes=f"--rounds {rounds} --seconds {seconds:g}",
        rounds=rounds,
        head=head,
        rows="\n".join(rows),
        quickest=quickest.name,
        aims="\n".join(aims),
        parts="\n".join(parts_of(game, seats) for game, seats in SEATS.items()),
    )


def main(words: Sequence[str] | None = None) -> int:
    """Measure, print, and write it down."""
    parser = argparse.ArgumentParser(prog="play.py bench --envs", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="rounds that count (7)")
    parser.add_argument("--seconds", type=float, default=0.25, help="for each in a round (0.25)")
    parser.add_argument("--output", type=Path, default=RESULTS, help="where the table is written (envs.md)")
    given = parser.parse_args(words)
    if given.rounds < 1 or given.seconds <= 0:
        parser.error("--rounds is at least 1, and --seconds more than 0")
    warnings.filterwarnings("ignore")  # hanabi's adapter warns of its own spaces
    try:
        found = race(contestants(), given.rounds, given.seconds, lambda told: print(told, file=sys.stderr))
    except ImportError as error:
        print(f"a peer is missing ({error}): `python3 play.py bench --envs` installs them", file=sys.stderr)
        return 1
    text = render(found, given.rounds, given.seconds)
    print(text)
    given.output.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
