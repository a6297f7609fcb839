"""What history costs at a start: python benchmarks/server/history.py [--finished N] [--sleeping N] [--starts N]

Fills an embedded store with finished games (packed) and games that were left in the middle (asleep), then starts the
server on it as an operator does. Measured are the time until the port answers and until the server is ready, and its
memory then, beside a start on an empty store in the same run. Prints a table for results.md.
"""

from __future__ import annotations

import argparse
import contextlib
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from outpost31.server.log.packing import pack  # noqa: E402
from outpost31.server.store.files import FILE, migrate  # noqa: E402
from tests.server.log.test_packing import played  # noqa: E402
from tests.server.serving import COMMAND, Running, environment, free_port  # noqa: E402

NOW = 1_790_000_000_000


def fill(folder: Path, finished: int, sleeping: int) -> int:
    """Write so many tables; the size of the file."""
    folder.mkdir(parents=True)
    path = folder / FILE
    standing, rows = played("stayaway", 6)
    begun = rows[: len(rows) // 2]
    packed = pack(standing.table, rows)  # of another id: nobody reads it at a start, which is the point
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as store:
        store.execute("PRAGMA journal_mode=WAL")
        migrate(store)
        store.execute("BEGIN")
        for number in range(finished):
            table = f"finished{number:06}"
            store.execute("INSERT INTO tables VALUES (?, 'ended', ?, ?, ?)", (table, NOW, NOW, NOW))
            store.execute("INSERT INTO packs VALUES (?, ?, ?)", (table, len(rows), packed))
        for number in range(sleeping):
            table = f"sleeping{number:06}"
            store.execute("INSERT INTO tables VALUES (?, 'playing', ?, ?, ?)", (table, NOW, NOW, NOW))
            store.executemany(
                "INSERT INTO entries VALUES (?, ?, ?, ?)",
                [(table, seq, row.body, row.seal) for seq, row in enumerate(begun)],
            )
        store.execute("COMMIT")
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.stat().st_size


def start(folder: Path) -> tuple[float, float, float]:
    """Seconds until the port answers, seconds until it is ready, MB then."""
    port = free_port()
    variables = environment(folder, port, log_level="error", finished_days=0, abandoned_days=0)
    began = time.monotonic()
    process = subprocess.Popen([*COMMAND, "serve"], env=variables, stdout=subprocess.DEVNULL, text=True)
    server = Running(process, port, folder, variables)
    answered = 0.0
    try:
        while True:
            if process.poll() is not None:
                raise RuntimeError("the server does not start")
            try:
                status, _ = server.get("/readyz")
            except OSError:
                time.sleep(0.005)
                continue
            answered = answered or time.monotonic() - began
            if status == 200:
                ready = time.monotonic() - began
                break
        told = Path(f"/proc/{process.pid}/status").read_text()
        memory = int(next(line for line in told.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024
        return answered, ready, memory
    finally:
        process.send_signal(signal.SIGKILL)
        process.communicate()


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--finished", type=int, default=100_000)
    parser.add_argument("--sleeping", type=int, default=10_000)
    parser.add_argument("--starts", type=int, default=5)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="outpost31-history-") as place:
        print("| store | file MB | port answers after s | ready after s | MB |")
        print("| --- | ---: | ---: | ---: | ---: |")
        for name, finished, sleeping in (
            ("empty", 0, 0),
            (f"{given.finished:,} finished, {given.sleeping:,} asleep", given.finished, given.sleeping),
        ):
            folder = Path(place) / str(finished + sleeping)
            size = fill(folder, finished, sleeping)
            found = [start(folder) for _ in range(given.starts)]
            answered, ready, memory = (statistics.median(column) for column in zip(*found, strict=True))
            print(f"| {name} | {size / 1e6:,.0f} | {answered:.2f} | {ready:.2f} | {memory:.0f} |", flush=True)


if __name__ == "__main__":
    main()
