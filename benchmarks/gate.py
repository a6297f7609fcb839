"""The gate: this checkout beside the one that was measured last, in one run; fails where something became slower.

Ratios are kept in `ratios.json`, an entry for each commit that was written down: how many times as fast it was as the
entry before it. `--write` adds one.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
RATIOS = Path(__file__).with_name("ratios.json")
WORKER = Path(__file__).with_name("gate_worker.py")

LEAST = 0.85
"""What is slower than this fails."""
ROUNDS = 5
AGAIN = 3
"""What looks slow is measured over so many times as many rounds before it is called slow."""


@dataclass(frozen=True)
class Measure:
    """One thing that is timed: a way of using a match of one game at some number of seats."""

    what: str
    """`play` and `quiet`: decisions of random games; `copy` and `view`: in the middle of a game."""
    game: str
    seats: int
    times: int

    @property
    def name(self) -> str:
        """What it is called in the file."""
        return f"{self.what} {self.game} {self.seats}"


TABLES = (("stayaway", 4), ("stayaway", 6), ("stayaway", 12), ("boardgame", 4), ("boardgame", 8), ("coop", 1),
          ("coop", 3), ("norwegian", 6))  # fmt: skip
TIMES = {"play": 8000, "quiet": 8000, "copy": 2000, "view": 1200}


def measures(scale: float = 1.0) -> list[Measure]:
    """Everything that is timed."""
    return [
        Measure(what, game, seats, max(1, round(times * scale)))
        for game, seats in TABLES
        for what, times in TIMES.items()
    ]


class Checkout:
    """A version of the sources at work: a process of its own that times what it is asked."""

    def __init__(self, source: Path, *, is_compiled: bool = False) -> None:
        environment = os.environ | {
            "PYTHONPATH": str(source),
            "PYTHONHASHSEED": "0",
            "OUTPOST31_COMPILED": "1" if is_compiled else "0",
        }
        self._process = subprocess.Popen(
            [sys.executable, str(WORKER)],
            env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def microseconds(self, measure: Measure, seed: int) -> float:
        """What one decision, copy or view takes."""
        ask, said = self._process.stdin, self._process.stdout
        assert ask is not None
        assert said is not None
        print(
            json.dumps([measure.what, measure.game, measure.seats, measure.times, seed]), file=ask, flush=True
        )
        line = said.readline()
        if not line:
            raise RuntimeError(f"the version that was asked for {measure.name} broke down")
        return float(line)

    def close(self) -> None:
        """Let it go."""
        self._process.communicate()


Timer = Callable[[Measure, int], float]


def ratio_of(measure: Measure, then: Timer, now: Timer, rounds: int) -> float:
    """How many times as fast as then it is now: the median over pairs, each time in the other order."""
    pairs = []
    for number in range(rounds):
        if number % 2:
            before = then(measure, number)
            after = now(measure, number)
        else:
            after = now(measure, number)
            before = then(measure, number)
        pairs.append(before / after)
    return median(pairs)


def compare(
    all_measures: Iterable[Measure], then: Timer, now: Timer, rounds: int = ROUNDS
) -> dict[str, float]:
    """Every ratio, by name; whatever looks slow is measured again at greater length before that is believed."""
    ratios = {}
    for measure in all_measures:
        ratio = ratio_of(measure, then, now, rounds)
        if ratio < LEAST:
            ratio = ratio_of(measure, then, now, AGAIN * rounds)
        ratios[measure.name] = round(ratio, 2)
        print(f"{measure.name:24}{ratios[measure.name]:6.2f}", flush=True)
    return ratios


def too_slow(ratios: dict[str, float]) -> list[str]:
    """The names of what fails."""
    return [name for name, ratio in ratios.items() if ratio < LEAST]


def git(*words: str) -> bytes:
    """What git says about this checkout."""
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True).stdout


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """The sources of a commit in a temporary folder, gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(git("archive", commit, "src"))) as archive:
            archive.extractall(folder, filter="data")
        yield Path(folder) / "src"


def read(path: Path = RATIOS) -> list[dict[str, Any]]:
    """All entries, the oldest first."""
    entries: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return entries


def write(entries: list[dict[str, Any]], path: Path = RATIOS) -> None:
    """Write all entries, one a line and its ratios below it, so that differences can be read."""
    path.write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="play.py bench --gate", description=__doc__)
    parser.add_argument("--write", action="store_true", help="add this commit's ratios to ratios.json")
    parser.add_argument(
        "--since", metavar="COMMIT", help="compare with this commit, not with the last one written"
    )
    parser.add_argument(
        "--compiled",
        action="store_true",
        help="compare the compiled engine with this checkout's own sources; play.py compile first",
    )
    parser.add_argument("--scale", type=float, default=1.0, help="so many times the usual work (1)")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Compare, say what became slower, and write it down if asked to."""
    given = arguments(words)
    if given.compiled:
        pure, compiled = Checkout(ROOT / "src"), Checkout(ROOT / "src", is_compiled=True)
        try:
            slow = too_slow(compare(measures(given.scale), pure.microseconds, compiled.microseconds))
        finally:
            pure.close()
            compiled.close()
        return 1 if slow else 0
    entries = read()
    since = given.since or entries[-1]["commit"]
    try:
        with checked_out(since) as source:
            then, now = Checkout(source), Checkout(ROOT / "src")
            try:
                ratios = compare(measures(given.scale), then.microseconds, now.microseconds)
            finally:
                then.close()
                now.close()
    except subprocess.CalledProcessError as error:
        print(f"git has no commit {since}: {error.stderr.decode().strip()}", file=sys.stderr)
        return 2
    slow = too_slow(ratios)
    print(
        f"as many times as fast as {since}; "
        + (f"too slow: {', '.join(slow)}" if slow else "nothing is too slow")
    )
    if given.write:
        commit = git("rev-parse", "--short=12", "HEAD").decode().strip()
        write([*entries, {"commit": commit, "since": since, "ratios": ratios}])
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
