"""Several houses over one database, in one process: what a test of nodes that needs no kill begins with."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import asyncpg

from outpost31.server.store.postgres import PostgresStore
from tests.server.asgi import Table, open_house
from tests.server.store.postgres import Maker

LEASE = 1.0


@contextlib.asynccontextmanager
async def houses(make: Maker, folder: Path, count: int = 2, **config: Any) -> AsyncIterator[list[Table]]:
    """So many nodes, each with an open house."""
    config = {"lease_seconds": LEASE, **config}
    async with contextlib.AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(open_house(folder / str(number), store=make(), **config))
            for number in range(count)
        ]


async def until(is_true: Callable[[], Any], seconds: float = 30.0) -> None:
    """Wait for something that becomes true."""
    for _ in range(round(seconds / 0.02)):
        if is_true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never became so")


def node_of(house: Table) -> str:
    """The name under which a house is one of the nodes."""
    membership = house.server.services.membership
    assert membership is not None
    assert membership.own is not None
    return membership.own.id


async def ask(make: Maker, sql: str, *values: Any) -> list[Any]:
    """Ask the database itself."""
    store = make()
    assert isinstance(store, PostgresStore)
    connection = await asyncpg.connect(store._address)
    try:
        return list(await connection.fetch(sql, *values))
    finally:
        await connection.close()


def freeze(house: Table) -> Callable[[], None]:
    """A node that does not renew, as if it were stopped: what sets it going again."""
    membership = house.server.services.membership
    assert membership is not None
    waking = asyncio.Event()
    renew = membership.renew

    async def wait() -> None:
        await waking.wait()
        await renew()

    membership.renew = wait  # type: ignore[method-assign]

    def go_on() -> None:
        membership.renew = renew  # type: ignore[method-assign]
        waking.set()

    return go_on
