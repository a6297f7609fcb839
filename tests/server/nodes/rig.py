"""The rig: nodes over one database behind one balancer, and everything that can befall them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

from outpost31.server.store.postgres import PostgresStore
from tests.server.nodes import cables
from tests.server.nodes.cables import Cables
from tests.server.nodes.haproxy import balanced
from tests.server.nodes.ledger import Ledger, check_in_time, check_nobody_is_buried_alive, told
from tests.server.nodes.lines import Lines
from tests.server.nodes.people import Crowd
from tests.server.nodes.waiting import WAIT_SECONDS, bounded, until
from tests.server.store.postgres import Database, database
from tests.server.torture.rig import ROOT, Lost, check_log

LEASES = (1.5, 8.0)
"""Seconds that a lease lasts: on a quick machine, and at most on a slow one, where a node is late for no fault."""
QUICK = 4.0
"""A quick machine has read the whole server in so many seconds."""
BUSY = 2.0
"""On a machine that is not busy no more than so many programs want each core."""
TOLD = 80
"""So many of its last lines are told of every log when something goes wrong."""
NAMED = "SELECT id FROM nodes WHERE address = $1"
OWNER = (
    "SELECT nodes.address, nodes.id FROM tables JOIN nodes ON nodes.id = tables.node "
    "WHERE tables.id = $1 AND state = 'playing'"
)
UNCLAIMED = (
    "SELECT id FROM tables WHERE state IN ('lobby', 'playing') AND asleep_since = 0 AND node IN ($1, '')"
)


class Rig:
    """Three nodes, each with its database at the end of a line of its own, and reached by the others over another."""

    def __init__(self, folder: Path, found: Database, network: Lines | Cables, port: int) -> None:
        self.folder = folder
        self.database = found
        self.ledger = Ledger(found.address)
        self._network = network
        self.to_database = network.to_database
        self.to_node = network.to_node
        self.port = port
        self.pids = [0] * len(network.doors)
        self.ended: set[str] = set()
        """The names under which nodes were one of them that were told to stop, or killed."""
        self.trace = folder / "published"
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        self._errors = (folder / "errors").open("w")
        self.lease, self._began = LEASES[0], time.monotonic()
        self._zygote = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nodes.zygote"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            cwd=ROOT,
            env=environment,
            text=True,
            start_new_session=True,
        )

    async def begin(self) -> None:
        """Lay the lines, start all nodes, and let the database write down what it sees."""
        assert self._zygote.stdout is not None
        async with bounded("nobody starts nodes"):
            await asyncio.to_thread(self._zygote.stdout.readline)  # it has read everything
        least, most = LEASES
        load = os.getloadavg()[0] / (os.cpu_count() or 1)
        self.lease = min(most, least * max(1.0, (time.monotonic() - self._began) / QUICK, load / BUSY))
        for line in (*self.to_database, *self.to_node):
            await line.lay()
        for number in range(len(self.pids)):
            await self.start(number)
        await self.ledger.begin(self.lease)

    async def start(self, number: int) -> None:
        """Start a node, or start it again."""
        settings = {
            **self._network.settings(number),
            "data": str(self.folder / f"node {number}"),
            "lease_seconds": self.lease,
            "log": str(self._log(number)),
            "trace": str(self.trace),
        }
        starting = asyncio.to_thread(self._start, json.dumps(settings))
        async with bounded("a node does not start"):
            self.pids[number] = await starting

    def _log(self, number: int) -> Path:
        return self.folder / f"node {number}.log"

    def _address(self, number: int) -> str:
        return str(self._network.settings(number)["node_address"])

    def _start(self, line: str) -> int:
        assert self._zygote.stdin is not None
        assert self._zygote.stdout is not None
        self._zygote.stdin.write(line + "\n")
        self._zygote.stdin.flush()
        process, _, said = self._zygote.stdout.readline().strip().partition(" ")
        if said != "!":
            raise Lost("a node did not start")
        return int(process)

    def send(self, number: int, what: signal.Signals) -> None:
        """A signal for a node."""
        os.kill(self.pids[number], what)

    async def end(self, number: int, how: signal.Signals) -> None:
        """End a node, by which signal ever."""
        for is_sent in (False, True):  # it may have got another name meanwhile
            self.ended |= {row[0] for row in await self.ledger.ask(NAMED, self._address(number))}
            if not is_sent:
                self.send(number, how)

    async def is_gone(self, number: int) -> None:
        """Return when a node has ended."""
        await until(lambda: not _lives(self.pids[number]), "a node that was to stop does not")

    async def owner(self, table: str) -> tuple[int, str] | None:
        """Which of the nodes has a table that is being played, and the name under which it has it."""
        found = await self.ledger.ask(OWNER, table)
        addresses = {self._address(number): number for number in range(len(self.pids))}
        return (addresses[found[0][0]], found[0][1]) if found else None

    async def door(self, table: str) -> tuple[str, int] | None:
        """Where people come straight to the node that has a table."""
        found = await self.owner(table)
        if found is None:
            return None
        host, _, port = self._network.doors[found[0]].rpartition(":")
        return host, int(port)

    async def name(self, number: int) -> str:
        """The name under which a node is one of them."""
        found = await self.ledger.ask(f"{NAMED} ORDER BY until DESC LIMIT 1", self._address(number))
        return str(found[0][0]) if found else ""

    async def is_back(self, number: int, former: str) -> None:
        """Return when a node that lost everything is one of them again, under another name."""

        async def has_come() -> bool:
            return await self.name(number) not in ("", former)

        await until(has_come, f"node {former} does not come back")

    async def is_inherited(self, node: str) -> None:
        """Return when no table that is awake is this node's any more, nor nobody's."""

        async def has_heirs() -> bool:
            return not await self.ledger.ask(UNCLAIMED, node)

        await until(has_heirs, f"nobody takes the tables of node {node}")

    async def tell(self) -> None:
        """Say everything that is known, for whoever must find out what went wrong."""
        logs = [self._log(number) for number in range(len(self.pids))]
        for path in (*logs, self.folder / "errors", self.folder / "haproxy.log"):
            lines = path.read_text().splitlines()[-TOLD:] if path.exists() else ["there is none"]
            print(f"---- {path.name}", *lines, sep="\n")
        print("---- what the database saw", *told(await self.ledger.read())[-2 * TOLD :], sep="\n")

    def close(self) -> None:
        """End everything: whoever starts nodes, and all that were started, asleep or not."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._zygote.pid, signal.SIGKILL)
        self._zygote.wait(WAIT_SECONDS)
        for pipe in (self._zygote.stdin, self._zygote.stdout):
            assert pipe is not None
            pipe.close()
        self._errors.close()

    # -------------------------------------------------------------------------- what is left

    async def check(self, crowd: Crowd, *, is_timed: bool) -> int:
        """Whatever was acknowledged is there once and in order, and no term was two nodes'. How much that is.

        How soon tables went on is for a machine that has time: where programs wait for a core longer than a lease
        lasts, some nodes renew while others, or other parts of the same, have not been heard yet.
        """
        store = PostgresStore(self.database.address)
        await store.open()
        count = 0
        try:
            for played in crowd.tables:
                kept = await store.load(played.table)
                if kept is None:
                    raise Lost(f"table {played.table} is gone")
                count += check_log(kept.table, kept.rows, played.given)
        finally:
            await store.close()
        seen = await self.ledger.read()
        check_nobody_is_buried_alive(seen, self.lease, self.ended)
        if is_timed:
            check_in_time(seen)
        self.check_published()
        return count

    def check_published(self) -> int:
        """One node a term, and a later term goes on where an earlier one was. How often a table went on elsewhere."""
        owners: dict[tuple[str, int], str] = {}
        last: dict[str, dict[int, tuple[int, int]]] = {}
        for line in self.trace.read_text().splitlines():
            table, node, term, seq = json.loads(line)
            if owners.setdefault((table, term), node) != node:
                raise Lost(f"two nodes published for table {table} in term {term}")
            first, latest = last.setdefault(table, {}).get(term, (seq, seq))
            last[table][term] = min(first, seq), max(latest, seq)
        for table, terms in last.items():
            reached = 0
            for term in sorted(terms):
                if terms[term][0] < reached:
                    raise Lost(f"term {term} of table {table} published what an earlier one had passed")
                reached = terms[term][1]
        return sum(len(terms) - 1 for terms in last.values())


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@contextlib.asynccontextmanager
async def three_nodes(folder: Path, kind: type[Lines | Cables] = Lines) -> AsyncIterator[Rig]:
    """Three nodes behind a balancer, started."""
    elsewhere = (cables.address(cables.DATABASE),) if kind is Cables else ()
    with database(*elsewhere) as found:
        network = kind(found.address, 3)
        with balanced(folder, network.doors) as port:
            rig = Rig(folder, found, network, port)
            try:
                await rig.begin()
                yield rig
            except BaseException:
                with contextlib.suppress(Exception):
                    await rig.tell()
                raise
            finally:
                await rig.ledger.close()
                rig.close()
                for line in (*rig.to_database, *rig.to_node):
                    await line.close()
