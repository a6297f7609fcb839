"""Waiting: for something that happens however slow the machine is, and never for ever."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable

from tests.server.torture.rig import Lost

WAIT_SECONDS = 120.0
"""So long something is waited for before it is said that it never happens."""
STEP_SECONDS = 0.05


async def until(
    is_true: Callable[[], bool | Awaitable[bool]],
    otherwise: str | Callable[[], str],
    seconds: float = WAIT_SECONDS,
) -> None:
    """Return when something is true, or say what never was."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while True:
        found = is_true()
        if await found if inspect.isawaitable(found) else found:
            return
        if loop.time() > end:
            raise Lost(otherwise if isinstance(otherwise, str) else otherwise())
        await asyncio.sleep(STEP_SECONDS)


@contextlib.asynccontextmanager
async def bounded(otherwise: str, seconds: float = WAIT_SECONDS) -> AsyncIterator[None]:
    """Do something that ends however slow the machine is, or say what never did."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        raise Lost(otherwise) from None
