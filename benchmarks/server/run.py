"""Load: 100 tables of 8 sockets, ours beside a boardgame.io server doing the same fan-out in the same run.

    python3 play.py bench-server            (or: python benchmarks/server/run.py --tables 100)

Needs Node and npm; the peer is installed into a folder of its own, outside the checkout. Everything stays on the
loopback address, and stops by itself.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
RESULTS = HERE / "results.md"
PACKAGES = ("boardgame.io@0.50.2", "ws@8", "socket.io-client@4")
MODULES = Path(tempfile.gettempdir()) / "outpost31-bench-node"
ROUNDS = 3
SECONDS = 8.0
MOVES = 80
"""At each table at full speed: few games are over by then, so that as many moves come at once all the time."""
LIMITS = (
    "TABLES_AN_HOUR", "POSTS_A_MINUTE", "REQUESTS_A_SECOND", "CONNECTIONS", "CONNECTIONS_AN_ADDRESS",
    "SOCKETS_AN_ADDRESS", "SOCKETS_A_MINUTE", "MESSAGES_A_SECOND",
)  # fmt: skip
SETTINGS = {
    "OUTPOST31_HOST": "127.0.0.1", "OUTPOST31_OPEN_BROWSER": "no", "OUTPOST31_LOG_LEVEL": "error",
    "PYTHONPATH": str(ROOT / "src"), **{f"OUTPOST31_{one}": "100000" for one in LIMITS},
}  # fmt: skip
"""One address does everything, and no limit stops it."""
START = "from outpost31.server.commands import configuration, serve; serve(configuration())"


class Length(NamedTuple):
    """How long a server is loaded: so many seconds, or at full speed so many moves at each table."""

    seconds: float = SECONDS
    moves: int = 0

    def words(self, hop: int = 0) -> list[str]:
        """What the driver is told."""
        return [str(self.seconds), str(hop), *([str(self.moves)] if self.moves else [])]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def install_peer() -> None:
    if (MODULES / "node_modules" / "boardgame.io").exists():
        return
    MODULES.mkdir(parents=True, exist_ok=True)
    flags = ("--no-audit", "--no-fund", "--fetch-retries=2", "--fetch-timeout=60000")
    subprocess.run(
        ["npm", "install", *flags, "--prefix", MODULES, *PACKAGES], check=True, capture_output=True
    )


def wait_for(address: str) -> None:
    for _ in range(400):
        try:
            urllib.request.urlopen(address, timeout=1).close()
            return
        except urllib.error.HTTPError:
            return  # it answers, and that is all we want to know
        except OSError:
            time.sleep(0.05)
    raise SystemExit(f"no server at {address}")


def usage(process: int) -> tuple[float, float]:
    """Megabytes in memory and seconds of processor time that a process has used."""
    status = Path(f"/proc/{process}/status").read_text()
    resident = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    return int(resident.split()[1]) / 1024, (int(fields[11]) + int(fields[12])) / ticks


def loaded(
    kind: str, command: list[str], address: str, health: str, tables: int, length: Length, **variables: str
) -> dict[str, Any]:
    """Start a server, load it, stop it."""
    server = subprocess.Popen(command, env={**os.environ, **variables}, stdout=subprocess.DEVNULL)
    try:
        wait_for(address + health)
        idle, _ = usage(server.pid)
        load = ["node", str(HERE / "load.mjs"), kind, address, str(tables), str(MODULES), str(server.pid)]
        load += length.words()
        done = subprocess.run(load, check=True, stdout=subprocess.PIPE, text=True, timeout=300)
        found: dict[str, Any] = json.loads(done.stdout)
        memory, _ = usage(server.pid)
        return {**found, "memory": round(memory), "idle_memory": round(idle)}
    finally:
        server.send_signal(signal.SIGKILL)
        server.wait()


def ours(tables: int, store: Path, length: Length) -> dict[str, Any]:
    port = free_port()
    variables = SETTINGS | {"OUTPOST31_PORT": str(port), "OUTPOST31_DATA": str(store)}
    command = [sys.executable, "-c", START]
    address = f"http://127.0.0.1:{port}"
    return loaded("outpost31", command, address, "/readyz", tables, length, **variables)


def theirs(tables: int, length: Length) -> dict[str, Any]:
    port = free_port()
    command = ["node", str(HERE / "bgio_server.cjs"), str(port)]
    variables = {"NODE_PATH": str(MODULES / "node_modules"), "NODE_ENV": "production"}
    return loaded("boardgameio", command, f"http://127.0.0.1:{port}", "/games", tables, length, **variables)


def row(name: str, rounds: list[dict[str, Any]]) -> str:
    """The median round of a server, in a line of the table."""
    best = sorted(rounds, key=lambda one: one["full"]["rate"])[len(rounds) // 2]
    slow = sorted(rounds, key=lambda one: one["paced"]["p99"])[len(rounds) // 2]["paced"]
    fast = best["full"]
    return (
        f"| {name} | {fast['rate']} | {fast['p50']} | {fast['p99']} | {fast['cost']} | {fast['driver']} "
        f"| {slow['p50']} | {slow['p99']} | {best['memory']} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="at 50 moves a second")
    parser.add_argument("--moves", type=int, default=MOVES, help="at full speed, at each table")
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--output", type=Path, default=RESULTS)
    given = parser.parse_args()
    install_peer()
    before = os.getloadavg()[0]
    length = Length(given.seconds, given.moves)
    mine: list[dict[str, Any]] = []
    peers: list[dict[str, Any]] = []
    for _ in range(given.rounds):
        folder = Path(tempfile.mkdtemp(prefix="outpost31-bench-"))
        try:
            mine.append(ours(given.tables, folder, length))
        finally:
            shutil.rmtree(folder)
        print(json.dumps(mine[-1]), flush=True)
        if not given.no_peer:
            peers.append(theirs(given.tables, length))
            print(json.dumps(peers[-1]), flush=True)
    if not given.no_peer:
        given.output.write_text(report(given.tables, length, before, mine, peers))


def report(
    tables: int, length: Length, before: float, mine: list[dict[str, Any]], peers: list[dict[str, Any]]
) -> str:
    def median(rounds: list[dict[str, Any]]) -> float:
        return float(sorted(one["full"]["rate"] for one in rounds)[len(rounds) // 2])

    def cost(rounds: list[dict[str, Any]]) -> float:
        return float(sorted(one["full"]["cost"] for one in rounds)[len(rounds) // 2])

    ratio, cheaper = median(mine) / median(peers), cost(peers) / cost(mine)
    slow = sorted(one["paced"]["p99"] for one in mine)[len(mine) // 2]
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    rows = [
        row("outpost31: Stay Away!, every move on disk before it is acknowledged", mine),
        row("boardgame.io: a game of the same shape, in memory", peers),
    ]
    is_compiled = os.environ.get("OUTPOST31_COMPILED", "0") not in ("", "0")
    engine = "compiled (`OUTPOST31_COMPILED=1`)" if is_compiled else "from its sources"
    quiet = "The machine was quiet" if before < 1.5 else "THE MACHINE WAS NOT QUIET: others used it meanwhile"

    def verdict(is_met: bool) -> str:
        return "met" if is_met else "NOT met"

    return f"""# The server under load

Written by `benchmarks/server/run.py` on {today}: {tables} tables of 8 sockets, {len(mine)} rounds
of {length.moves} moves a table at full speed and {length.seconds:.0f} s at 50 moves a second, the two servers in turn;
the median round of each. Ours ran {engine}. {machine}, Python {platform.python_version()}, {", ".join(PACKAGES)}.
{quiet} (load {before:.1f} before it began).

A move is timed from its sending until the last of the table's 8 sockets has its result. At full speed every table
has one move under way at all times. One Node process drives either server over WebSockets, on the same cores; its own
processor time a move is in the table too.

| | moves a second | p50 ms | p99 ms | processor ms a move | driver's | p50 ms at 50 a second | p99 ms at 50 | MB |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
{rows[0]}
{rows[1]}

- Moves a second: {ratio:.1f} times boardgame.io's (aim: 3, with every move durable): {verdict(ratio >= 3)}.
- Processor time a move: {cheaper:.1f} times less than boardgame.io's.
- p99 at 50 moves a second: {slow:.1f} ms (aim: under 100): {verdict(slow < 100)}.
"""


if __name__ == "__main__":
    main()
