"""The compiled engine in the same run: a process of its own plays, copies and looks, and times itself.

Which engine a process has is settled when it imports the rules. A line in, what is wanted with its arguments; a line
out, what was measured.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import asdict, replace
from functools import partial
from typing import Any

import ours
from measure import Contestant, Spread, decisions_a_second


class CompiledSide:
    """The process that has the compiled engine; with `is_compiled=False`, for tests, one that has the sources."""

    def __init__(self, *, is_compiled: bool = True) -> None:
        environment = os.environ | {"OUTPOST31_COMPILED": "1" if is_compiled else "0"}
        self._process = subprocess.Popen(
            [sys.executable, __file__],
            env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def contestants(self, ours_here: Iterable[Contestant]) -> list[Contestant]:
        """The same contestants, played over there."""
        return [
            replace(one, is_compiled=True, timed=partial(self._ask, "rate", one.game, one.seats, one.way))
            for one in ours_here
        ]

    def costs(self, key: str, seats: int, matches: int, times: int) -> ours.Costs:
        """What copies and views cost over there."""
        told = self._ask("costs", key, seats, matches, times)
        spreads = {name: Spread(**told[name]) for name in ("copy", "view", "copy_and_answer")}
        return ours.Costs(told["name"], seats, **spreads, game=key, is_compiled=True)

    def _ask(self, *wanted: object) -> Any:
        ask, said = self._process.stdin, self._process.stdout
        assert ask is not None
        assert said is not None
        print(json.dumps(wanted), file=ask, flush=True)
        line = said.readline()
        if not line:
            raise RuntimeError(f"the process that was asked for {wanted} broke down")
        return json.loads(line)

    def close(self) -> None:
        """Let it go."""
        self._process.communicate()


def measured(what: str, *given: Any) -> Any:
    """What is wanted, measured in this process."""
    if what == "costs":
        return asdict(ours.costs(*given))
    key, seats, way, seconds, seed = given
    return decisions_a_second(ours.contestant(key, seats, way), seconds, seed)


def main() -> None:
    """Measure until nobody asks any more."""
    for line in sys.stdin:
        print(json.dumps(measured(*json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
