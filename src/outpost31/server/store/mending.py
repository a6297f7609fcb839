"""Mending: a file with rotten pages is copied row by row into a sound one, without what cannot be read.

A rotten page is not only the loss of what was on it: SQLite looks at the neighbours of a page when it writes, so that
tables beside it could be read and no longer played.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from outpost31.server.store.files import flush, migrate, new_file

WHOLE = {
    "tables": ("id", "state", "created_at", "changed_at", "asleep_since"),
    "notes": ("table_id", "seat", "body"),
    "packs": ("table_id", "rows", "body"),
    "meta": ("name", "value"),
}

ENTRY = ("table_id", "seq", "body", "seal")


def mend_database(path: Path) -> Path:
    """Put what can be read of a closed store's file into a sound one; the rotten one stays beside it, and is named."""
    fresh, rotten = (
        path.with_name("mending.sqlite"),
        path.with_name(f"rotten-{time.time_ns() // 1_000_000}.sqlite"),
    )
    new_file(fresh)
    with (
        contextlib.closing(sqlite3.connect(path, isolation_level=None)) as reading,
        contextlib.closing(sqlite3.connect(fresh, isolation_level=None)) as writing,
    ):
        with contextlib.suppress(sqlite3.Error):
            reading.execute(
                "PRAGMA wal_checkpoint(TRUNCATE)"
            )  # the rotten file is to be whole without its log
        migrate(writing)
        writing.execute("BEGIN")
        for name, columns in WHOLE.items():
            _copy(reading, writing, name, columns, "rowid")
        now = time.time_ns() // 1_000_000
        for (table,) in _readable(reading, "SELECT id FROM tables ORDER BY id"):
            # Its row may have been on the rotten page: what it was is folded from its log when somebody comes.
            values = (table, "playing", now, now, now)
            writing.execute("INSERT OR IGNORE INTO tables VALUES (?, ?, ?, ?, ?)", values)
        for (table,) in writing.execute("SELECT id FROM tables").fetchall():
            _copy(reading, writing, "entries", ENTRY, "seq", "WHERE table_id = ?", table)
            _pick(reading, writing, table)
        writing.execute("COMMIT")
    flush(fresh)
    path.rename(rotten)
    for leftover in ("-wal", "-shm"):
        path.with_name(path.name + leftover).unlink(missing_ok=True)
    fresh.replace(path)
    flush(path.parent)
    return rotten


def _copy(
    reading: sqlite3.Connection,
    writing: sqlite3.Connection,
    name: str,
    columns: tuple[str, ...],
    order: str,
    where: str = "",
    *values: Any,
) -> None:
    names, marks = ", ".join(columns), ", ".join("?" * len(columns))
    insert = f"INSERT OR REPLACE INTO {name} ({names}) VALUES ({marks})"
    for row in _readable(reading, f"SELECT {names} FROM {name} {where} ORDER BY {order}", *values):
        with contextlib.suppress(sqlite3.Error):  # a row that came out as something else than it went in
            writing.execute(insert, row)


def _pick(reading: sqlite3.Connection, writing: sqlite3.Connection, table: str) -> None:
    """Fetch what is still missing entry by entry: one that stands between two pages can be read, though whoever goes
    on from it meets the rotten one."""
    found = {seq for (seq,) in writing.execute("SELECT seq FROM entries WHERE table_id = ?", (table,))}
    for seq in range(max(found, default=-1) + 2):
        if seq not in found:
            _copy(reading, writing, "entries", ENTRY, "seq", "WHERE table_id = ? AND seq = ?", table, seq)


def _readable(reading: sqlite3.Connection, query: str, *values: Any) -> Iterator[tuple[Any, ...]]:
    """What a query finds from the first row on until it meets something rotten, and from the last one back."""
    try:
        yield from reading.execute(query, values)
    except sqlite3.Error:
        with contextlib.suppress(sqlite3.Error):
            yield from reading.execute(f"{query} DESC", values)
