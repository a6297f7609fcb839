"""The bots' pool: they think in processes of their own, so that nobody waits, and see a seat's view and no more.

As many processes as the machine has cores to spare, and one for advice alone. Within a process the tables take turns,
one thought each, so that a table with much to think about does not hold up the others.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections import OrderedDict, deque
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from outpost31.bots import adviser_for, levels_for, talks
from outpost31.server.running import piped
from outpost31.server.running.services import Thought

logger = logging.getLogger("outpost31.bots")
MOST_SECONDS = 20.0
"""A bot that takes longer is given up, and any option is taken."""
MOST_OF_A_TABLE = 64
"""So many thoughts of one table wait at most: a question to everybody and something to say, and then some."""
MOST_ADVICE = 64
"""So many people wait for advice at most; whoever comes then is told that there is none now."""
MOST_HOMES = 10_000
"""Of so many tables it is known in which process their bots are."""
CPU_QUOTA = Path("/sys/fs/cgroup/cpu.max")


class Busy(Exception):
    """There is no room for another thought."""


def spare_cores() -> int:
    """The cores that this process may use but for one, which people's answers need; one at least."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    with contextlib.suppress(OSError, ValueError):
        quota, period = CPU_QUOTA.read_text().split()  # what a container may use; "max" is all there is
        cores = min(cores, max(1, int(quota) // int(period)))
    return max(1, cores - 1)


class BotPool:
    """Worker processes that think for bots. A table's bots are always in the same one, and keep their memory there."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes or spare_cores()
        self._workers = [Worker() for _ in range(self.processes)]
        self._adviser = Worker(MOST_ADVICE)
        self._homes: OrderedDict[str, Worker] = OrderedDict()

    def think(self, thought: Thought) -> asyncio.Future[Any]:
        """The option that the bot chooses, or what it says, some time. Who cancels it in time spares it the thought."""
        worker = self._adviser if thought.is_for_advice else self._home(thought.table)
        return worker.think(thought)

    def _home(self, table: str) -> Worker:
        """Where a table's bots are: at first, where the fewest tables are."""
        home = self._homes.get(table)
        if home is None:
            home = self._homes[table] = min(self._workers, key=lambda one: one.tables)
            home.tables += 1
        self._homes.move_to_end(table)
        if len(self._homes) > MOST_HOMES:
            _, left = self._homes.popitem(last=False)
            left.tables -= 1
        return home

    def talks(self, game: str, level: str) -> bool:
        """Whether bots of this level talk in this game."""
        return talks(level, game)

    def adviser(self, game: str, *, is_alone: bool) -> str | None:
        """The level that gives people advice in this game, if any does: in any game to one person among bots."""
        return adviser_for(game, is_alone=is_alone)

    def levels(self, game: str) -> list[str]:
        """The bots that can play a game, the strongest, which is the default, first."""
        return list(reversed(levels_for(game)))

    async def close(self) -> None:
        """Send the workers home."""
        await asyncio.gather(*(worker.close() for worker in (*self._workers, self._adviser)))


class Waiting(NamedTuple):
    """A thought that waits for its turn, who waits for it, and since when."""

    thought: Thought
    answer: asyncio.Future[Any]
    asked: float


def _look_at(answer: asyncio.Future[Any]) -> None:
    """Nobody may want the answer any more: then its failing is nobody's news either."""
    if not answer.cancelled():
        answer.exception()


class Worker:
    """One worker process. It is started when it is first needed, and again when it dies; it ends when we do."""

    def __init__(self, most: int | None = None) -> None:
        self.tables = 0
        """How many tables have their bots here."""
        self._most = most
        self._process: asyncio.subprocess.Process | None = None
        self._waiting: OrderedDict[str, deque[Waiting]] = OrderedDict()
        self._working: asyncio.Task[None] | None = None

    def think(self, thought: Thought) -> asyncio.Future[Any]:
        """Ask the worker, one thought at a time, the tables in turn."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(_look_at)
        queue = self._waiting.setdefault(thought.table, deque())
        while queue and queue[0].answer.done():
            queue.popleft()
        is_full = self._most is not None and sum(map(len, self._waiting.values())) >= self._most
        if is_full or len(queue) >= MOST_OF_A_TABLE:
            answer.set_exception(Busy("too many thoughts are waiting"))
            return answer
        queue.append(Waiting(thought, answer, time.monotonic()))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return answer

    def _next(self) -> Waiting | None:
        """The next thought that somebody still waits for: of the table whose turn it is."""
        while self._waiting:
            table, queue = self._waiting.popitem(last=False)
            while queue:
                one = queue.popleft()
                if not one.answer.done():
                    if queue:
                        self._waiting[table] = queue  # behind the others
                    return one
        return None

    async def _work(self) -> None:
        while (one := self._next()) is not None:
            try:
                value = await self._ask(one.thought, one.asked)
            except Exception as error:
                # Whatever became of the bot: its table is answered for, and the others wait.
                if not one.answer.done():
                    one.answer.set_exception(error)
            else:
                if not one.answer.done():
                    one.answer.set_result(value)

    async def _ask(self, thought: Thought, asked: float) -> Any:
        """What a thought waited for its turn, it cannot be searched for."""
        if thought.seconds is not None:
            thought = replace(thought, seconds=max(0.0, thought.seconds - (time.monotonic() - asked)))
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # nothing in the folder that the server was started in is taken for a module
                "-m",
                "outpost31.server.running.bot_worker",
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
        is_answer, value = await piped.exchange(process, thought)
        if not is_answer:
            raise ValueError(value)
        return value

    async def _end(self) -> None:
        process, self._process = self._process, None
        await piped.end(process)

    async def close(self) -> None:
        """Send it home."""
        self._waiting.clear()
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
            self._working = None
        await self._end()
