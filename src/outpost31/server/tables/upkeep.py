"""Upkeep: tables without anybody fall asleep, abandoned games end, old ones are deleted, an operator is obeyed."""

from __future__ import annotations

import contextlib
import logging
from typing import Literal, TypeAlias, get_args

from outpost31.server import log
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.store import LeaseLost, Order, State, StoreBroken, Write
from outpost31.server.tables.claims import Elsewhere, NoSuchTable, because_of, claim
from outpost31.server.tables.house import House
from outpost31.server.tables.set_aside import path_of
from outpost31.server.tables.slow import is_slow

logger = logging.getLogger("outpost31.house")
AT_ONCE = 200
"""So many tables are ended or deleted in one round at most: people play meanwhile."""
OVER: tuple[State, ...] = ("ended", "given_up", "removed")
Wish: TypeAlias = Literal["end", "delete"]
WISHES: tuple[str, ...] = get_args(Wish)
DONE = "done"
"""The reply to an order that was carried out; any other says why not."""
PASSING = ("shutting_down", "store_away")
"""Why something cannot be done just now: the table changes hands, or the store comes back."""


async def tidy(house: House) -> None:
    """One round: let sleep, end, delete."""
    services, retention = house.services, house.services.retention
    now = services.clock.now()
    for live in list(house.tables.values()):
        if is_slow(live.standing):
            continue  # somebody's time runs
        if not live.attendance.connections and now - live.attended_at >= retention.awake:
            await house.let_sleep(live)
    store = services.store
    if store.nodes is not None:
        await store.nodes.sharing.tidy()
    if retention.unstarted:
        for table in await store.asleep("lobby", now - retention.unstarted, AT_ONCE):
            with contextlib.suppress(Elsewhere):
                await delete(house, table)
    if retention.abandoned:
        for table in await store.asleep("playing", now - retention.abandoned, AT_ONCE):
            with contextlib.suppress(Elsewhere):
                await end(house, table)
    if retention.finished:
        for table in await store.unchanged(OVER, now - retention.finished, AT_ONCE):
            with contextlib.suppress(Elsewhere):
                await delete(house, table)


async def end(house: House, table: str) -> None:
    """End a game to which nobody comes back, or that an operator wants ended."""
    live = await house.find(table)
    state = live.standing.state
    now = house.services.clock.now()
    if state == "set_aside":
        await house.services.store.commit(Write(table=table, state="given_up", at=now, lease=live.lease))
        live.is_given_up = True
    elif state != "ended":

        async def finish() -> None:
            await live.keep(log.EndedUnattended(at=now))
            live.timing.look()
            live.publishing.notices()
            live.publishing.info()

        await live.ask(finish)
        logger.info("a game without anybody was ended", extra={"table": table})
    if not live.attendance.connections and house.tables.get(table) is live:
        await house.let_sleep(live)


async def delete(house: House, table: str, order: str | None = None) -> None:
    """Leave nothing of a table. Where that was ordered, the reply goes with it: other nodes see both or neither."""
    live = house.tables.get(table)
    if live is not None:
        live.publishing.goodbye("removed", 4004)
        await house.let_sleep(live)
    await house.settled(table)
    try:
        lease = await claim(house.services, table)
    except NoSuchTable:
        return  # another node was quicker
    reply = None if order is None else (order, DONE)
    now = house.services.clock.now()
    await house.services.store.commit(Write(table=table, is_deleted=True, lease=lease, reply=reply, at=now))
    path_of(house.services, table).unlink(missing_ok=True)
    logger.info("a table was deleted", extra={"table": table})


async def obey(house: House, wish: str, table: str, order: str | None = None) -> str:
    """Do what an operator wants. The reply says why not where that cannot be.

    An order that cannot be carried out just now is refused, and stays: another node will do it (Elsewhere), or whoever
    has the table the next time.
    """
    try:
        if await house.services.store.load(table) is None:
            return "there is no such table"
    except StoreBroken:
        pass  # what cannot be read may still be ended or deleted
    if wish not in WISHES:
        return f"an order is one of {', '.join(WISHES)}, not {wish!r}"
    try:
        if wish == "end":
            await end(house, table)
        else:
            await delete(house, table, order)
    except (Refusal, LeaseLost) as error:
        refusal = error if isinstance(error, Refusal) else because_of(error)
        if order is not None and refusal.reason in PASSING:
            raise refusal from None
        return f"refused: {refusal.reason}"
    return DONE


async def obey_all(house: House) -> None:
    """Do everything that was ordered since the last time."""
    store = house.services.store
    for order in await store.orders():
        try:
            reply = await obey(house, order.wish, order.table, order.id)
        except Refusal:
            continue  # it stays ordered
        await store.commit(Write(table=order.table, reply=(order.id, reply), at=house.services.clock.now()))
        _told(order, reply)


def _told(order: Order, reply: str) -> None:
    logger.info(
        "an operator ordered something", extra={"table": order.table, "wish": order.wish, "reply": reply}
    )
