"""Sleep: a table that nobody looks at leaves memory. A game that is over is packed when it does."""

from __future__ import annotations

import asyncio
import logging

from outpost31.server import log
from outpost31.server.log.packing import pack
from outpost31.server.store import StoreBroken, Write
from outpost31.server.tables.live import LiveTable

logger = logging.getLogger("outpost31.house")


async def fall_asleep(live: LiveTable) -> None:
    """Finish what is under way, stop, and write down since when nobody has been here."""
    await live.stop()
    live.publishing.goodbye("shutting_down", 4000)  # who came at the last moment comes again, and wakes it
    table, services = live.standing.table, live.services
    if live.standing.set_aside is not None:
        services.metrics.set_aside.dec()
    if live.is_lost:
        return  # it is for another node to say since when nobody has been there
    since = live.asleep_since or max(1, live.attended_at)
    try:
        if live.standing.state == "ended":
            await pack_up(live)
        elif not live.asleep_since or live.lease is not None:
            is_released = live.lease is not None
            await services.store.commit(
                Write(table=table, asleep_since=since, lease=live.lease, is_released=is_released)
            )
    except (StoreBroken, log.Damaged) as error:
        # It has left memory all the same, and its log is whole: at the next start it counts as awake.
        logger.error("a table fell asleep uneasily", extra={"table": table, "error": str(error)})


async def pack_up(live: LiveTable) -> None:
    """Pack the log of a game that is over, and let go of it."""
    table, store = live.standing.table, live.services.store
    kept = await store.load(table)
    packed: tuple[int, bytes] | None = None
    if kept is not None and len(kept.rows) != kept.packed_rows:
        packed = len(kept.rows), await asyncio.to_thread(pack, table, kept.rows)
    if packed is not None or live.lease is not None:
        is_released = live.lease is not None
        await store.commit(Write(table=table, packed=packed, lease=live.lease, is_released=is_released))
