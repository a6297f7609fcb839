"""A PostgreSQL database copied into a backup file, and filled from one: a few hundred rows at a time."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg

from outpost31.server.store.files import migrate, prepare

TABLES = {
    "tables": ("id", "state", "created_at", "changed_at", "asleep_since"),
    "entries": ("table_id", "seq", "body", "seal"),
    "packs": ("table_id", "rows", "body"),
    "notes": ("table_id", "seat", "body"),
    "meta": ("name", "value"),
}
"""What a backup holds."""
AT_ONCE = 500
GOODBYE_SECONDS = 5


async def copy_postgres(connection: asyncpg.Connection[Any], partial: Path) -> None:
    """Copy a database into a file, which either store can be restored from. The connection is closed."""
    try:
        # It only reads: what is begun here need not be ended well, least of all on a line that is cut.
        await connection.transaction(isolation="repeatable_read", readonly=True).start()
        # Used in one thread at a time, though not always the same: who plays does not wait for this disk.
        writing = sqlite3.connect(partial, isolation_level=None, check_same_thread=False)
        with contextlib.closing(writing):
            migrate(writing)
            writing.execute("BEGIN")
            writing.execute("DELETE FROM meta")
            for table, columns in TABLES.items():
                names, marks = ", ".join(columns), ", ".join("?" * len(columns))
                cursor = await connection.cursor(f"SELECT {names} FROM {table}")
                while rows := [tuple(row) for row in await cursor.fetch(AT_ONCE)]:
                    sql = f"INSERT INTO {table} ({names}) VALUES ({marks})"
                    await asyncio.to_thread(writing.executemany, sql, rows)
            await asyncio.to_thread(writing.execute, "COMMIT")
    except BaseException:
        connection.terminate()
        raise
    # All of it is here: a line that is cut now costs nothing.
    with contextlib.suppress(OSError, asyncpg.InterfaceError, asyncpg.PostgresError):
        await connection.close(timeout=GOODBYE_SECONDS)


async def fill_postgres(connection: asyncpg.Connection[Any], source: Path) -> None:
    """Put a checked backup, of this version or an older one, in place of everything, in one transaction."""
    with tempfile.TemporaryDirectory(prefix="outpost31-") as folder:
        fresh = Path(folder) / source.name
        await asyncio.to_thread(prepare, source, fresh)
        async with connection.transaction():
            reading = sqlite3.connect(f"file:{fresh}?mode=ro", uri=True, check_same_thread=False)
            with contextlib.closing(reading):
                # Every node, this one too, comes back under another name: whatever was held before is held no longer.
                await connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
                await connection.execute("DELETE FROM orders; DELETE FROM nodes")
                for table, columns in TABLES.items():
                    await connection.execute(f"DELETE FROM {table}")
                    cursor = reading.execute(f"SELECT {', '.join(columns)} FROM {table}")
                    await connection.copy_records_to_table(table, records=_records(cursor), columns=columns)


async def _records(cursor: sqlite3.Cursor) -> AsyncIterator[tuple[Any, ...]]:
    """What a query finds, without all of it in memory at once."""
    while rows := await asyncio.to_thread(cursor.fetchmany, AT_ONCE):
        for row in rows:
            yield row
