"""The rig: nodes over one database behind one balancer, and everything that can befall them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

from outpost31.server.store.postgres import PostgresStore
from tests.server.nodes.haproxy import balanced
from tests.server.nodes.people import Crowd
from tests.server.serving import free_port
from tests.server.store.postgres import Database, database
from tests.server.torture.rig import ROOT, Lost, check_log

LEASE = 1.5


class Line:
    """The line between a node and its database, which can be cut: nothing arrives, and nobody is told."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._target = (parts.hostname, parts.port)
        self._whole = asyncio.Event()
        self._whole.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []
        self._server: asyncio.Server | None = None
        self.address = ""

    async def lay(self) -> None:
        """Let it be used."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.address = f"postgresql://outpost31@127.0.0.1:{port}/postgres"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.append(writer)
        try:
            await self._whole.wait()
            far_reader, far_writer = await asyncio.open_connection(*self._target)
        except OSError:
            writer.close()
            return
        self._writers.append(far_writer)
        for source, target in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.create_task(self._carry(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await self._whole.wait()
                target.write(data)
                await target.drain()
        target.close()

    def cut(self) -> None:
        """Nothing arrives any more."""
        self._whole.clear()

    def mend(self) -> None:
        """What was under way arrives after all."""
        self._whole.set()

    async def close(self) -> None:
        """Take it away."""
        assert self._server is not None
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.sleep(0.05)


class Rig:
    """Three nodes. The first has its database at the end of a line of its own."""

    def __init__(self, folder: Path, found: Database, line: Line, ports: list[int], port: int) -> None:
        self.folder = folder
        self.database = found
        self.line = line
        self.ports = ports
        self.port = port
        self.pids = [0] * len(ports)
        self.trace = folder / "published"
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        self._errors = (folder / "errors").open("w")
        self._zygote = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nodes.zygote"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            cwd=ROOT,
            env=environment,
            text=True,
        )

    async def start(self, number: int) -> None:
        """Start a node, or start it again."""
        store = self.line.address if number == 0 else self.database.address
        settings = {
            "port": self.ports[number],
            "data": str(self.folder / f"node {number}"),
            "store": store,
            "lease_seconds": LEASE,
            "trace": str(self.trace),
        }
        self.pids[number] = await asyncio.to_thread(self._start, json.dumps(settings))

    def _start(self, line: str) -> int:
        assert self._zygote.stdin is not None
        assert self._zygote.stdout is not None
        self._zygote.stdin.write(line + "\n")
        self._zygote.stdin.flush()
        process, _, said = self._zygote.stdout.readline().strip().partition(" ")
        if said != "!":
            raise Lost(f"a node did not start: {(self.folder / 'errors').read_text()[-2000:]}")
        return int(process)

    def send(self, number: int, what: signal.Signals) -> None:
        """A signal for a node."""
        os.kill(self.pids[number], what)

    async def is_gone(self, number: int) -> None:
        """Return when a node has ended."""
        for _ in range(3000):
            try:
                os.kill(self.pids[number], 0)
            except ProcessLookupError:
                return
            await asyncio.sleep(0.02)
        raise Lost("a node that was to stop does not")

    def close(self) -> None:
        """End everything."""
        for pid in self.pids:
            if pid:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        assert self._zygote.stdin is not None
        self._zygote.stdin.close()
        self._zygote.wait(30)
        assert self._zygote.stdout is not None
        self._zygote.stdout.close()
        self._errors.close()

    # -------------------------------------------------------------------------- what is left

    async def check(self, crowd: Crowd) -> int:
        """Whatever was acknowledged is there once and in order, and no term was two nodes'. How much that is."""
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


@contextlib.asynccontextmanager
async def three_nodes(folder: Path) -> AsyncIterator[Rig]:
    """Three nodes behind a balancer, started."""
    with database() as found:
        ports = [free_port() for _ in range(3)]
        line = Line(found.address)
        await line.lay()
        with balanced(folder, ports) as port:
            rig = Rig(folder, found, line, ports, port)
            try:
                for number in range(3):
                    await rig.start(number)
                yield rig
            finally:
                rig.close()
                await line.close()
