"""Lines between programs of the tests that can be cut: nothing arrives, and nobody is told."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any
from urllib.parse import urlsplit

from tests.server.serving import free_port


class Line:
    """A way to a port of this machine."""

    def __init__(self, port: int) -> None:
        self._target = ("127.0.0.1", port)
        self._whole = asyncio.Event()
        self._whole.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []
        self._server: asyncio.Server | None = None
        self.port = 0
        """Where the line begins, once it is laid."""

    async def lay(self) -> None:
        """Let it be used."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

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
        if self._server is not None:
            self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.sleep(0.05)


class Lines:
    """What nodes on the loopback address are reached by, and reach each other and their database by."""

    def __init__(self, store: str, count: int) -> None:
        self._ports = [free_port() for _ in range(count)]
        self.to_database = [Line(urlsplit(store).port or 0) for _ in range(count)]
        self.to_node = [Line(port) for port in self._ports]
        self.doors = [f"127.0.0.1:{port}" for port in self._ports]

    def settings(self, number: int) -> dict[str, Any]:
        """How a node is started."""
        return {
            "host": "127.0.0.1",
            "port": self._ports[number],
            "node_address": f"http://127.0.0.1:{self.to_node[number].port}",
            "store": f"postgresql://outpost31@127.0.0.1:{self.to_database[number].port}/postgres",
            "proxies": ("127.0.0.1",),
        }
