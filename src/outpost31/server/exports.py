"""Exports: what is left of a table that was set aside, in a file of the data folder. It holds every secret."""

from __future__ import annotations

import json
import logging
import os
from pathlib import Path
from typing import Any

from outpost31.server.services import Services
from outpost31.server.store import StoreBroken

logger = logging.getLogger("outpost31.table")


def path_of(services: Services, table: str) -> Path:
    """Where a table's export is."""
    return services.folder / "set-aside" / f"{table}.json"


async def export(services: Services, table: str, trouble: dict[str, Any]) -> None:
    """Write down the whole log of a table, as far as it can be read, and why it was set aside."""
    try:
        kept = await services.store.load(table)
        rows = [[row.seq, row.body, row.seal] for row in kept.rows] if kept is not None else []
        unread = None
    except StoreBroken as error:
        rows, unread = [], str(error)
    content = {"format": "outpost31-set-aside-1", "table": table, **trouble, "rows": rows, "unread": unread}
    path = path_of(services, table)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(content, file)
    except OSError as error:
        logger.error("an export could not be written", extra={"table": table, "error": str(error)})
