"""The store, and two that are wrong on purpose: the torture must tell them from the right one."""

from __future__ import annotations

import asyncio

from outpost31.server.store import Write
from outpost31.server.store.sqlite import SqliteStore


class AcknowledgesBeforeCommit(SqliteStore):
    """A planted bug: says that it is kept as soon as the writer has it."""

    async def commit(self, *writes: Write) -> None:
        kept = asyncio.ensure_future(super().commit(*writes))
        kept.add_done_callback(lambda done: done.exception())
        self._kept = kept  # so that it is not collected before its time
        await asyncio.sleep(0)


class FlushesLater(SqliteStore):
    """A planted bug: commits, and leaves the flushing for later."""

    synchronous = "NORMAL"


STORES: dict[str, type[SqliteStore]] = {
    "right": SqliteStore,
    "acknowledges_before_commit": AcknowledgesBeforeCommit,
    "flushes_later": FlushesLater,
}
