"""Bots: they think in processes of their own, so that nobody waits for them, and see a seat's view and no more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import struct
import sys
import zlib
from typing import Any

from outpost31.bots import adviser_for, levels_for, talks
from outpost31.server.services import Thought

logger = logging.getLogger("outpost31.bots")
MOST_SECONDS = 20.0
"""A bot that takes longer is given up, and any option is taken."""


class BotPool:
    """Worker processes that think for bots. A seat's bot is always in the same one, and keeps its memory there."""

    def __init__(self, processes: int) -> None:
        self._workers = [Worker() for _ in range(max(1, processes))]

    def think(self, thought: Thought) -> asyncio.Future[Any]:
        """The option that the bot chooses, or what it says, some time."""
        number = zlib.crc32(f"{thought.table} {thought.seat}".encode()) % len(self._workers)
        thinking = asyncio.ensure_future(self._workers[number].think(thought))
        thinking.add_done_callback(_look_at)
        return thinking

    def talks(self, game: str, level: str) -> bool:
        """Whether bots of this level talk in this game."""
        return talks(level, game)

    def adviser(self, game: str) -> str | None:
        """The level that gives people advice in this game, if any does."""
        return adviser_for(game)

    def levels(self, game: str) -> list[str]:
        """The bots that can play a game, the strongest, which is the default, first."""
        return list(reversed(levels_for(game)))

    async def close(self) -> None:
        """Send the workers home."""
        await asyncio.gather(*(worker.close() for worker in self._workers))


def _look_at(thinking: asyncio.Future[Any]) -> None:
    """Nobody may want the answer any more: then its failing is nobody's news either."""
    if not thinking.cancelled():
        thinking.exception()


class Worker:
    """One worker process. It is started when it is first needed, and again when it dies; it ends when we do."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()

    async def think(self, thought: Thought) -> Any:
        """Ask the worker, one thought at a time."""
        async with self._turn:
            if self._process is None or self._process.returncode is not None:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "outpost31.server.bot_worker",
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                )
            try:
                return await asyncio.wait_for(self._exchange(self._process, thought), MOST_SECONDS)
            except BaseException as error:
                # Whether late, dead or no longer wanted: its answer would be taken for the next one's.
                await self._end()
                if isinstance(error, (TimeoutError, OSError, asyncio.IncompleteReadError)):
                    logger.error("a bot did not answer", extra={"table": thought.table, "error": repr(error)})
                raise

    async def _exchange(self, process: asyncio.subprocess.Process, thought: Thought) -> Any:
        assert process.stdin is not None
        assert process.stdout is not None
        body = pickle.dumps(thought, protocol=5)
        process.stdin.write(struct.pack("<I", len(body)) + body)
        await process.stdin.drain()
        (length,) = struct.unpack("<I", await process.stdout.readexactly(4))
        is_answer, value = pickle.loads(await process.stdout.readexactly(length))
        if not is_answer:
            raise ValueError(value)
        return value

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """Send it home."""
        async with self._turn:
            await self._end()
