"""The clerk: replays and QR codes are made in a process of its own, so that no table waits for them."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import Any

from outpost31.server.limits import CLERK_WAITING
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.running import piped
from outpost31.server.running.pace import Met

logger = logging.getLogger("outpost31.clerk")
MOST_SECONDS = 20.0
"""What takes longer is given up."""


class Clerk:
    """One process, started when it is first needed. It does one thing at a time, and one at a time for each address."""

    def __init__(self, met: Met) -> None:
        self._met = met
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._asking: dict[str, asyncio.Lock] = {}
        self._waiting = 0

    async def ask(self, address: str, work: str, what: Any) -> bytes:
        """Have something made, in its turn, or be refused where too many wait."""
        if self._waiting >= CLERK_WAITING:
            self._met("replays", address=address)
            raise Refusal("too_busy")
        own = self._asking.setdefault(address, asyncio.Lock())
        self._waiting += 1
        try:
            async with own, self._turn:
                return await self._do(work, what)
        finally:
            self._waiting -= 1
            if not own.locked():
                self._asking.pop(address, None)

    async def _do(self, work: str, what: Any) -> bytes:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # no module of the folder that we happen to stand in
                "-m",
                "outpost31.server.http.clerk_worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        try:
            is_made, made = await asyncio.wait_for(piped.exchange(self._process, (work, what)), MOST_SECONDS)
        except BaseException as error:
            # Whether late, dead or no longer wanted: its answer would be taken for the next one's.
            await self._end()
            if isinstance(error, (TimeoutError, OSError, asyncio.IncompleteReadError)):
                logger.error("the clerk did not answer", extra={"work": work, "error": repr(error)})
                raise Refusal("broken") from None
            raise
        if not is_made:
            logger.error("the clerk could not", extra={"work": work, "error": made})
            raise Refusal("broken")
        return bytes(made)

    async def _end(self) -> None:
        process, self._process = self._process, None
        await piped.end(process)

    async def close(self) -> None:
        """Send it home."""
        async with self._turn:
            await self._end()
