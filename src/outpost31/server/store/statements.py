"""What is said to SQLite."""

from __future__ import annotations

import sqlite3
from functools import cache

from outpost31.server.log.entries import Row
from outpost31.server.log.packing import unpack
from outpost31.server.store import Write

TOGETHER = 200
"""How many rows at most are written in one statement."""
KEEP_REPLIES = 60 * 60 * 1000
"""So long somebody may come for the reply to an order, in milliseconds."""

INSERT_ENTRY = "INSERT INTO entries (table_id, seq, body, seal) VALUES (?, ?, ?, ?)"
INSERT_TABLE = (
    "INSERT INTO tables (id, state, created_at, changed_at) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET state = excluded.state, changed_at = excluded.changed_at"
)
INSERT_NOTES = (
    "INSERT INTO notes (table_id, seat, body) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body"
)
INSERT_PACK = (
    "INSERT INTO packs (table_id, rows, body) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id) DO UPDATE SET rows = excluded.rows, body = excluded.body"
)
PROBE = "INSERT INTO meta (name, value) VALUES ('probe', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


SELECT_ROWS = "SELECT seq, body, seal FROM entries WHERE table_id = ? ORDER BY seq"


def packed_rows(reader: sqlite3.Connection, table: str) -> list[Row]:
    """The rows of a table that are packed."""
    found = reader.execute("SELECT body FROM packs WHERE table_id = ?", (table,)).fetchone()
    return [] if found is None else unpack(table, found[0])


def is_unusual(write: Write) -> bool:
    """Whether a write is more than rows, a state and notes."""
    return bool(write.is_deleted or write.packed or write.reply or write.asleep_since is not None)


def write_unusual(connection: sqlite3.Connection, write: Write) -> None:
    """Put a table to sleep or wake it, pack it, delete it, or reply to an order."""
    if write.asleep_since is not None:
        connection.execute(
            "UPDATE tables SET asleep_since = ? WHERE id = ?", (write.asleep_since, write.table)
        )
    if write.packed is not None:
        connection.execute(INSERT_PACK, (write.table, *write.packed))
        connection.execute(
            "DELETE FROM entries WHERE table_id = ? AND seq < ?", (write.table, write.packed[0])
        )
    if write.is_deleted:
        for column, name in (
            ("table_id", "entries"),
            ("table_id", "notes"),
            ("table_id", "packs"),
            ("id", "tables"),
        ):
            connection.execute(f"DELETE FROM {name} WHERE {column} = ?", (write.table,))
    if write.reply is not None:
        connection.execute("UPDATE orders SET reply = ? WHERE id = ?", (write.reply[1], write.reply[0]))
        connection.execute(
            "DELETE FROM orders WHERE reply IS NOT NULL AND at < ?", (write.at - KEEP_REPLIES,)
        )


@cache
def insert_entries(count: int) -> str:
    """The statement that writes so many rows."""
    return INSERT_ENTRY + ", (?, ?, ?, ?)" * (count - 1)
