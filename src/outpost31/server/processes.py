"""Several nodes on one machine: a parent that starts them on one port, starts a dead one again, and stops them all.

Whoever comes is taken in by whichever node is free: all of them wait at one socket, so that what came for a node that
died meanwhile is not lost with it. Each has a port of its own besides, by which the others reach it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import signal
import socket
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from urllib.parse import urlsplit

from outpost31.server.config import Config

logger = logging.getLogger("outpost31.nodes")
PAUSES = (0.1, 5.0)
"""Seconds until a node that ended is started again: at first, and at most where it ends again and again."""
LIVED = 30.0
"""A node that was there for so long did not end at once."""
STARTS = 3
"""So often a node may end before it was there at all: the database may be away for just that moment."""
READY = b"ready\n"
GRACE = 15.0
"""Seconds that a node may take to stop, besides those for handing its tables over."""


class NeverStarted(OSError):
    """A node could not be started in the first place; what it said is in the log."""


def configuration_of(config: Config, number: int) -> Config:
    """How one of them is run. The first has the folder itself, writes the backups, and puts one back."""
    cores = os.cpu_count() or 1
    one = replace(
        config,
        processes=1,
        open_browser=False,
        bot_processes=config.bot_processes or max(1, (cores - 1) // config.processes),
        # A browser takes calls with the key that it subscribed with alone, whichever node it asked and whichever calls.
        push_key=(config.data / config.push_key).absolute(),
    )
    return replace(one, data=config.data / f"node-{number}", backup_every=0.0) if number else one


def listen(host: str, port: int) -> socket.socket:
    """A socket at which several processes can wait."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    opened.bind((host, port))
    opened.listen(2048)
    opened.settimeout(0)  # none of them waits where another was quicker
    return opened


class Child:
    """One node: its process, which is started again when it ends."""

    def __init__(self, config: Config, number: int, shared: socket.socket) -> None:
        self.number = number
        self._shared = shared
        parts = urlsplit(config.node_address)
        if parts.hostname:
            self._own = listen(parts.hostname, (parts.port or 80) + number)
        else:
            self._own = listen("127.0.0.1", 0)
        host, port = self._own.getsockname()[:2]
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
        self._config = replace(configuration_of(config, number), node_address=address)
        self._process: asyncio.subprocess.Process | None = None
        self.is_ready = asyncio.Event()
        self._told_to_stop = asyncio.Event()

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return None if self._process is None else self._process.pid

    async def live(self) -> None:
        """Be there until told to stop. NeverStarted where it ends again and again before it was there at all."""
        pause, most = PAUSES
        starts = 0
        while not self._told_to_stop.is_set():
            began = asyncio.get_running_loop().time()
            starts += 1
            code = await self._once()
            if self._told_to_stop.is_set():
                return
            if not self.is_ready.is_set() and starts >= STARTS:
                raise NeverStarted(f"a node did not start: it ended with {code}, and its log says why")
            has_lived = asyncio.get_running_loop().time() - began > LIVED
            pause = PAUSES[0] if has_lived else min(2 * pause, most)
            logger.error("a node ended, and is started again", extra={"number": self.number, "code": code})
            await asyncio.sleep(pause)

    async def _once(self) -> int:
        """Start it, and return with its exit code when it has ended."""
        given = [self._shared.fileno(), self._own.fileno()]
        words = ["-c", "from outpost31.server.one_of_several import main; main()", *map(str, given)]
        process = self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *words,
            pass_fds=given,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for us: we tell them
        )
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(OSError):
            # What is said there may hold the database's password, so it is neither an argument nor in a file.
            # It stays open: where it ends, so did we, and the node does not stay behind.
            process.stdin.write(pickle.dumps(self._config))
            await process.stdin.drain()
        async for line in process.stdout:
            if line == READY:
                self.is_ready.set()
        return await process.wait()

    async def stop(self, seconds: float) -> None:
        """Let it hand over what it has, and end."""
        self._told_to_stop.set()
        process = self._process
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
            try:
                async with asyncio.timeout(seconds):
                    await process.wait()
            except TimeoutError:
                logger.error("a node does not stop", extra={"number": self.number})
                process.kill()


class Family:
    """All nodes of this machine."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._shared = listen(config.host, config.port)
        self.children = [Child(config, number, self._shared) for number in range(config.processes)]

    async def live(self, ready: Callable[[], None]) -> None:
        """Be there until SIGTERM or SIGINT, or until one cannot be started at all."""
        loop = asyncio.get_running_loop()
        told = asyncio.Event()
        for one in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(one, told.set)
        lives = [asyncio.create_task(child.live()) for child in self.children]
        stop = asyncio.create_task(told.wait())
        there = asyncio.create_task(_all_ready(self.children))
        there.add_done_callback(lambda task: None if task.cancelled() else ready())
        try:
            done, _ = await asyncio.wait([stop, *lives], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            there.cancel()
            stop.cancel()
            seconds = self._config.drain_seconds + GRACE
            await asyncio.gather(*(child.stop(seconds) for child in self.children))
            for task in lives:
                task.cancel()
            await asyncio.gather(*lives, return_exceptions=True)


async def _all_ready(children: Iterable[Child]) -> None:
    for child in children:
        await child.is_ready.wait()


def supervise(config: Config, ready: Callable[[], None]) -> None:
    """Keep all nodes of this machine open until somebody stops them."""
    asyncio.run(Family(config).live(ready))
