"""Speed against peers: random play, copies and views of every game, compiled too where built; for results.md."""

from __future__ import annotations

import argparse
import datetime
import platform
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import ours
import peers
from compiled_side import CompiledSide
from findings import Run
from measure import race, shape_of
from report import render

from outpost31 import GAMES
from outpost31.compiled import FOLDER, IS_COMPILED, PACKAGE, what_is_missing

RESULTS = Path(__file__).with_name("results.md")


def at_least(kind: type[int] | type[float], least: float) -> Callable[[str], float]:
    """A reader of numbers for argparse, with what is allowed in its refusal."""

    def read(word: str) -> float:
        try:
            value = kind(word)
        except ValueError:
            value = kind(least) - 1
        if not least <= value <= 1000:
            noun = "whole number" if kind is int else "number"
            raise argparse.ArgumentTypeError(f"a {noun} from {least:g} to 1000, not {word!r}")
        return value

    return read


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for; what it cannot ask for ends with status 2."""
    parser = argparse.ArgumentParser(prog="play.py bench", description=__doc__)
    add = parser.add_argument
    add("--games", nargs="+", metavar="KEY", default=list(GAMES), help="only these of our games")
    add("--rounds", type=at_least(int, 1), default=7, help="rounds that count (7)")
    add("--seconds", type=at_least(float, 0.001), default=0.25, help="for each contestant in a round (0.25)")
    add("--matches", type=at_least(int, 1), default=7, help="matches copied in their middle (7)")
    add("--no-peers", action="store_true", help="ours alone: no ratios")
    add(
        "--compiled",
        action="store_true",
        help="refuse to run without the compiled engine, measured where built",
    )
    add("--output", type=Path, help="write the report here, not to results.md")
    given = parser.parse_args(words)
    for key in given.games:
        if key not in GAMES:
            parser.error(f"no game {key!r}; there are: {', '.join(GAMES)}")
    if IS_COMPILED:
        parser.error(
            "what is compiled is measured beside the sources, in one run: OUTPOST31_COMPILED must not be 1"
        )
    missing = what_is_missing(PACKAGE, FOLDER)
    if given.compiled and missing is not None:
        parser.error(f"--compiled: {missing}")
    given.compiled = missing is None
    if given.output is not None and (given.output.is_dir() or not given.output.parent.is_dir()):
        parser.error(f"--output: a file in a folder that there is, not {str(given.output)!r}")
    return given


def versions(with_peers: bool) -> dict[str, str]:
    """The versions of everything that was measured."""
    try:
        own = version("outpost31")
    except PackageNotFoundError:
        own = "of this checkout"
    found = {"outpost31": own, platform.python_implementation(): platform.python_version()}
    return found | peers.versions() if with_peers else found


def say(words: str) -> None:
    """Tell whoever waits how far it is."""
    print(words, file=sys.stderr, flush=True)


def measure(given: argparse.Namespace) -> Run:
    """Everything, as the arguments have it."""
    with_peers = not given.no_peers
    here = ours.contestants(dict.fromkeys(given.games))
    theirs = peers.contestants() if with_peers else []
    side = CompiledSide() if given.compiled else None
    try:
        there = side.contestants(here) if side else []
        say("playing a few games of each")
        unlike = [*(one for one in here if one.way != ours.QUIET), *theirs]
        shapes = {one: shape_of(one, games=3 * given.matches) for one in unlike}
        # The peers in the middle: none of ours is far from them in time.
        rates = race([*here, *theirs, *there], given.rounds, given.seconds, say)
        say("copies and views")
        size = (given.matches, 200)
        tables = [(one.game, one.seats) for one in here if one.way == ours.USUAL]
        costs = [ours.costs(*table, *size) for table in tables]
        if side:
            costs += [side.costs(*table, *size) for table in tables]
        if with_peers:
            costs.append(peers.clone_costs(*size))
    finally:
        if side:
            side.close()
    sizes = f"--rounds {given.rounds} --seconds {given.seconds:g} --matches {given.matches}"
    return Run(
        date=datetime.datetime.now(datetime.UTC).date().isoformat(),
        versions=versions(with_peers),
        command=f"python3 play.py bench {sizes}",
        rounds=given.rounds,
        seconds=given.seconds,
        rates=rates,
        shapes=shapes,
        costs=costs,
    )


def main(words: Sequence[str] | None = None) -> int:
    """Measure, print the report, and write it down. With --envs: the environments, in place of the games."""
    said = sys.argv[1:] if words is None else list(words)
    if "--envs" in said:
        import envs

        return envs.main([word for word in said if word != "--envs"])
    given = arguments(words)
    try:
        text = render(measure(given))
    except ImportError as error:
        say(f"a peer is missing ({error}): `python3 play.py bench` installs them, --no-peers does without")
        return 1
    print(text, end="")
    # What is kept is a whole run: a part of one is printed, and written only where somebody says.
    is_whole = not given.no_peers and set(given.games) == set(GAMES)
    output = given.output or (RESULTS if is_whole else None)
    if output is not None:
        output.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
