"""An inbox: work for one task, done in the order in which it came."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias

Work: TypeAlias = Callable[[], Awaitable[None]]


class Inbox:
    """What waits to be done. Any number of people put in, one task takes out."""

    __slots__ = ("_taker", "_waiting")

    def __init__(self) -> None:
        self._waiting: deque[Work | None] = deque()
        self._taker: asyncio.Future[None] | None = None

    def put(self, work: Work | None) -> None:
        """Put something in; nothing tells the taker to stop."""
        self._waiting.append(work)
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    async def take(self) -> Work | None:
        """The next, as soon as there is one."""
        while not self._waiting:
            self._taker = asyncio.get_running_loop().create_future()
            try:
                await self._taker
            finally:
                self._taker = None
        return self._waiting.popleft()
