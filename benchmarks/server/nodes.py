"""Load on a house of several nodes: 1, 2 and 4 over one PostgreSQL, people at their table's node or one hop away.

    python3 benchmarks/server/nodes.py            (in the environment of the tests; --help lists what can be asked for)

Beside them, in every round, one process on SQLite and a boardgame.io server with the same fan-out. A house has as many
times the tables as it has nodes, for that is why houses grow, and each table makes as many moves: where many come at
once each costs less, and games that are over leave fewer. A machine of few cores cannot show that more nodes make more
moves: it shows what a move costs, in the nodes and in the database.
"""

from __future__ import annotations

import argparse
import contextlib
import datetime
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from run import (
    HERE,
    MODULES,
    PACKAGES,
    ROOT,
    SETTINGS,
    START,
    Length,
    free_port,
    install_peer,
    ours,
    theirs,
    wait_for,
)

sys.path.insert(0, str(ROOT))
from tests.server.store.postgres import database

RESULTS = HERE / "nodes.md"


class House(NamedTuple):
    """A house to load: how many nodes, and whether people come to another than their table's."""

    nodes: int
    hop: int

    @property
    def name(self) -> str:
        """How it is called in the table."""
        count = f"{self.nodes} node{'s' if self.nodes > 1 else ''}"
        return f"{count}, {'one hop away' if self.hop else 'people at their table'}"


HOUSES = (House(1, 0), House(2, 0), House(2, 1), House(4, 0), House(4, 1))
ALONE, PEER = "one process on SQLite", "boardgame.io, in memory"


@contextlib.contextmanager
def started(store: str, count: int, folder: Path) -> Iterator[tuple[list[str], list[int]]]:
    """The addresses and process ids of so many nodes over one database."""
    with contextlib.ExitStack() as stack:
        addresses, pids = [], []
        for number in range(count):
            port = free_port()
            variables = SETTINGS | {
                "OUTPOST31_PORT": str(port), "OUTPOST31_DATA": str(folder / str(number)),
                "OUTPOST31_STORE": store,
            }  # fmt: skip
            (folder / str(number)).mkdir()
            command = [sys.executable, "-c", START]
            server = subprocess.Popen(command, env={**os.environ, **variables}, stdout=subprocess.DEVNULL)
            stack.callback(server.wait)
            stack.callback(server.kill)
            addresses.append(f"http://127.0.0.1:{port}")
            pids.append(server.pid)
            wait_for(f"{addresses[-1]}/readyz")
        yield addresses, pids


def load(house: House, tables: int, length: Length) -> dict[str, Any]:
    """Start a house with a database of its own, load it, stop it."""
    folder = Path(tempfile.mkdtemp(prefix="outpost31-bench-"))
    try:
        with database() as found, started(found.address, house.nodes, folder) as (addresses, pids):
            processes = f"{','.join(map(str, pids))}/{found.pid}"
            words = ["outpost31", ",".join(addresses), str(tables * house.nodes), str(MODULES), processes]
            command = ["node", str(HERE / "load.mjs"), *words, *length.words(house.hop)]
            done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, timeout=300)
            result: dict[str, Any] = json.loads(done.stdout)
            return result
    finally:
        shutil.rmtree(folder)


def one_round(tables: int, length: Length, *, is_backwards: bool) -> dict[str, dict[str, Any]]:
    """Everybody once; every other round goes backwards."""
    names: list[str | House] = [PEER, ALONE, *HOUSES]
    found: dict[str, dict[str, Any]] = {}
    for one in reversed(names) if is_backwards else names:
        if isinstance(one, House):
            found[one.name] = load(one, tables, length)
        elif one == PEER:
            found[one] = theirs(tables, length)
        else:
            with tempfile.TemporaryDirectory(prefix="outpost31-bench-") as folder:
                found[one] = ours(tables, Path(folder), length)
        name = one.name if isinstance(one, House) else one
        print(json.dumps({name: found[name]}), flush=True)
    return found


def spread(values: list[float], digits: int) -> str:
    """The median, and the range where there is one."""
    middle = f"{statistics.median(values):.{digits}f}"
    return middle if len(values) == 1 else f"{middle} ({min(values):.{digits}f} to {max(values):.{digits}f})"


def alone(found: dict[str, Any]) -> float:
    """What a move costs in nodes and database together, without what they use while nobody moves."""
    full = found["full"]
    return float(full["cost"] + full.get("database", 0) - sum(found["idle"]) / full["rate"])


def row(name: str, rounds: list[dict[str, dict[str, Any]]]) -> str:
    """One of them in a line of the table; ratios are taken within their round."""
    full = [one[name]["full"] for one in rounds]
    cells = [
        spread([one["cost"] for one in full], 2),
        spread([one["database"] for one in full], 2) if "database" in full[0] else "",
        spread([sum(one[name]["idle"]) for one in rounds], 0),
        spread([alone(one[name]) for one in rounds], 2),
        spread([alone(one[name]) / alone(one[HOUSES[0].name]) for one in rounds], 2),
        spread([one["rate"] for one in full], 0),
        spread([one["p99"] for one in full], 0),
        spread([one[name]["paced"]["p50"] for one in rounds], 0),
        spread([one[name]["paced"]["p99"] for one in rounds], 0),
    ]
    return f"| {name} | {' | '.join(cells)} |"


def report(tables: int, length: Length, before: float, rounds: list[dict[str, dict[str, Any]]]) -> str:
    """The page."""
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    rows = "\n".join(row(name, rounds) for name in (*(one.name for one in HOUSES), ALONE, PEER))
    sizes = f"--tables {tables} --rounds {len(rounds)} --seconds {length.seconds:g} --moves {length.moves}"
    columns = (
        "", "nodes: processor ms a move", "PostgreSQL: processor ms a move", "both: ms a second while nobody moves",
        "both: ms a move without that", "times 1 node's", "moves a second", "p99 ms", "p50 ms at 50 a second",
        "p99 ms at 50",
    )  # fmt: skip
    heading = f"| {' | '.join(columns)} |"
    return f"""# A house of several nodes under load

Written by `benchmarks/server/nodes.py {sizes}` on {today}: {tables} tables of 8 sockets
for each node, {len(rounds)} rounds of {length.moves} moves a table at full speed and {length.seconds:g} s at 50 moves a
second, everybody in turn; the median, and the range of the rounds. {machine},
Python {platform.python_version()}, {", ".join(PACKAGES)},
Debian's PostgreSQL as it is installed. The load of the machine was {before:.1f} before it began.

{heading}
|{" --- |" * heading.count(" |")}
{rows}

- A move is timed from its sending until the last of the table's 8 sockets has its result. At full speed every table has
  one move under way at all times; one Node process drives everything on the same cores.
- *People at their table*: all sockets come to the node that has their table, as behind a balancer that goes by the
  table. *One hop away*: all of them come to another node, which passes them on: the worst that a balancer can do.
- Nodes, database and driver share these cores, so moves a second tell how busy they are and not what a cluster does;
  what a move costs is what to reckon with (`docs/operate.md`).
"""


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=60, help="for each node")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0, help="at 50 moves a second")
    parser.add_argument("--moves", type=int, default=80, help="at full speed, at each table")
    parser.add_argument("--output", type=Path, default=RESULTS)
    given = parser.parse_args()
    install_peer()
    before = os.getloadavg()[0]
    length = Length(given.seconds, given.moves)
    rounds = [
        one_round(given.tables, length, is_backwards=bool(number % 2)) for number in range(given.rounds)
    ]
    given.output.write_text(report(given.tables, length, before, rounds), encoding="utf-8")


if __name__ == "__main__":
    main()
