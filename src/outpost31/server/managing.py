"""What an operator sees of the tables, and has done to one, beside a running server or without any."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator

from outpost31.server.app import store_for
from outpost31.server.config import Config
from outpost31.server.log.standing import Standing
from outpost31.server.protocol.lobby import TableInfo
from outpost31.server.running.bot_pool import BotPool
from outpost31.server.running.clocks import WallClock
from outpost31.server.running.membership import Membership
from outpost31.server.running.metrics import Metrics
from outpost31.server.running.services import Services
from outpost31.server.store import Kept, Order, State, Store, StoreBroken, Summary
from outpost31.server.store.backups import AlreadyRunning, lock
from outpost31.server.store.files import FILE
from outpost31.server.tables.house import House
from outpost31.server.tables.upkeep import DONE, obey

STATES: tuple[State, ...] = ("lobby", "playing", "ended", "given_up")
WAIT_SECONDS = 30.0


@contextlib.asynccontextmanager
async def _visiting(config: Config) -> AsyncIterator[Store]:
    store = store_for(config)
    await store.visit()
    try:
        yield store
    finally:
        await store.close()


def summaries(config: Config, state: str | None, most: int) -> list[Summary]:
    """The tables in a state, or in any, the newest first."""
    wanted: tuple[State, ...] = tuple(one for one in STATES if state in (None, one))

    async def read() -> list[Summary]:
        async with _visiting(config) as store:
            return await store.summaries(wanted, most)

    return asyncio.run(read())


def show(config: Config, table: str) -> tuple[Kept, TableInfo, str | None]:
    """A table as it is kept and as everybody may see it, and what is wrong with it, if anything."""

    async def read() -> Kept | None:
        async with _visiting(config) as store:
            return await store.load(table)

    kept = asyncio.run(read())
    if kept is None:
        raise StoreBroken("there is no such table")
    standing, trouble = Standing(table), None
    try:
        standing.recover(kept.rows)
    except Exception as error:
        # Whatever it is: an operator looks at tables that are set aside, too.
        trouble = f"{type(error).__name__}: {error}"
    return kept, standing.info(), trouble


def order(config: Config, wish: str, table: str) -> str | None:
    """Have something done to a table, by the running server if there is one. What stands against it, if anything."""
    reply = asyncio.run(_order(config, wish, table))
    return None if reply == DONE else reply


async def _order(config: Config, wish: str, table: str) -> str:
    if config.store == "sqlite" and not (config.data / FILE).exists():
        raise StoreBroken(f"there are no tables in {config.data}")
    try:
        held = lock(config.data)
    except AlreadyRunning:
        return await _ask_server(config, wish, table)
    try:
        store = store_for(config)
        await store.open()
        services = Services(store, WallClock(), BotPool(1), Metrics(), config.data)
        if store.nodes is not None:
            if await store.nodes.living():  # on another machine
                await store.close()
                return await _ask_server(config, wish, table)
            await store.nodes.bury()
            services.membership = Membership(store.nodes, "", config.lease_seconds)
        house = House(services)
        await house.open(is_waking=False)
        try:
            return await obey(house, wish, table)
        finally:
            await house.close()
            if services.membership is not None:
                await services.membership.leave()
            await store.close()
    finally:
        held.close()


async def _ask_server(config: Config, wish: str, table: str) -> str:
    async with _visiting(config) as store:
        asked = Order(secrets.token_hex(8), table, wish, time.time_ns() // 1_000_000)
        await store.leave_order(asked)
        until = time.monotonic() + WAIT_SECONDS
        while time.monotonic() < until:
            reply = await store.reply_to(asked.id)
            if reply is not None:
                return reply
            await asyncio.sleep(0.1)
        return "the running server has not done it yet; it will when it can"
