"""What is left of a table that was set aside.

Its whole log, with every secret, goes into a file of the data folder, and to its people once the host has ended the
table. Until then it may still be mended and played on: each can have what its own seat was told, and no more.
"""

from __future__ import annotations

import json
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from outpost31.server.log.standing import Standing
from outpost31.server.protocol import lobby
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.running.services import Services
from outpost31.server.store import StoreBroken, Write
from outpost31.server.tables.acts import Asking

if TYPE_CHECKING:
    from outpost31.server.tables.live import LiveTable

logger = logging.getLogger("outpost31.table")


def path_of(services: Services, table: str) -> Path:
    """Where a table's export is."""
    return services.folder / "set-aside" / f"{table}.json"


def told(standing: Standing, viewer: int | None) -> dict[str, Any]:
    """What one seat, or the public, was told at a table that was set aside. No secret of anybody else's."""
    info = standing.info()
    return {
        "format": "outpost31-told-1",
        "table": info.table,
        "reason": info.set_aside,
        "game": info.game,
        "rules_version": info.rules_version,
        "options": info.options,
        "names": [seat.name for seat in info.seats],
        "viewer": viewer,
        "items": [msgspec.Raw(item) for item in standing.journals.of(viewer)],
    }


async def give_up(live: LiveTable, asking: Asking, act: lobby.AnyAct) -> None:
    """A table that was set aside can only be ended, by its host."""
    if not isinstance(act, lobby.EndTable):
        raise Refusal("broken")
    asking.be_host()
    table, now = live.standing.table, live.services.clock.now()
    await live.services.store.commit(Write(table=table, state="given_up", at=now, lease=live.lease))
    live.is_given_up = True


async def export(services: Services, table: str, trouble: dict[str, Any]) -> None:
    """Write down the whole log of a table, as far as it can be read, and why it was set aside."""
    try:
        found, unread = await services.store.salvage(table)
    except StoreBroken as error:
        found, unread = [], str(error)
    rows = [[row.seq, row.body, row.seal] for row in found]
    content = {"format": "outpost31-set-aside-1", "table": table, **trouble, "rows": rows, "unread": unread}
    path = path_of(services, table)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(content, file)
    except OSError as error:
        logger.error("an export could not be written", extra={"table": table, "error": str(error)})
