"""Handing over: what becomes of tables when a node stops, loses them, or another one is gone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from outpost31.server.protocol.refusals import Refusal
from outpost31.server.running.membership import Membership, passed
from outpost31.server.store import StoreBroken, Write

if TYPE_CHECKING:
    from outpost31.server.tables.house import House
    from outpost31.server.tables.live import LiveTable

logger = logging.getLogger("outpost31.nodes")
NAME = "node"
"""The file in the data folder that says which node this was last: who has the folder's lock knows that one dead."""
SLOWLY = 0.02
"""Seconds between two tables that are handed over: the others fold their logs meanwhile."""


async def take_part(house: House, membership: Membership) -> None:
    """Be one of the nodes, and let go of all tables when they are lost."""

    async def lost() -> None:
        house.lose_all()
        house.services.epoch = await house.services.store.epoch()  # a backup may have been restored

    def uncertain() -> None:
        # Somebody else may have them by now, and their people must not wait here. Who was alone waits with them.
        if membership.others:
            house.lose_all()

    path = house.services.folder / NAME
    membership.lost, membership.uncertain = lost, uncertain
    membership.listed = lambda: msgspec.json.encode(house.own_listed())
    membership.remember = lambda node: _write_name(path, node)
    await membership.enter(_read_name(path))


def _read_name(path: Path) -> str | None:
    try:
        return path.read_text().strip() or None
    except OSError:
        return None


def _write_name(path: Path, node: str) -> None:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.write_text(node)
    except OSError as error:
        logger.warning("a node's name could not be written down", extra={"error": str(error)})


async def release(live: LiveTable) -> None:
    """Finish what is under way, stop, and let go of the lease."""
    await live.stop()
    table, services = live.standing.table, live.services
    if live.standing.set_aside is not None:
        services.metrics.set_aside.dec()
    if live.is_lost or live.lease is None:
        return
    try:
        await services.store.commit(Write(table=table, lease=live.lease, is_released=True))
    except StoreBroken as error:
        # Its lease ends with this node.
        logger.warning("a table was not handed over", extra={"table": table, "error": str(error)})


async def drain(house: House, seconds: float) -> None:
    """Take no more tables and hand over all there are, the empty ones first. Alone, there is nobody to hand them to."""
    membership = house.services.membership
    if membership is None:
        return
    membership.is_draining = True
    with contextlib.suppress(StoreBroken):
        await membership.renew()
    until = passed() + seconds
    for live in sorted(house.tables.values(), key=lambda one: len(one.attendance.connections)):
        has_heir = any(one.address and not one.is_draining for one in membership.others.values())
        if not has_heir or passed() > until:
            break
        if house.tables.get(live.standing.table) is live:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.1, until - passed())):
                    await asyncio.shield(house.hand_over(live))
            await asyncio.sleep(SLOWLY)
    logger.info("a node was drained", extra={"left": len(house.tables)})


async def sweep(house: House, membership: Membership) -> None:
    """Take tables that are nobody's and may have bots or windows that nobody else would set going."""
    await membership.bury()
    orphans = [one for one in await house.services.store.awake() if one not in house.unknown]
    random.shuffle(orphans)  # every node does the same: each begins with another one
    for table in orphans:
        if membership.is_draining or len(house.tables) >= house.max_tables:
            return
        with contextlib.suppress(Refusal):
            await house.find(table)
        await asyncio.sleep(0)  # who plays comes first
