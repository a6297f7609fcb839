"""Going back to a moment: since a table is its log, every backup holds every moment before it."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import msgspec

from outpost31.server.log.entries import Row
from outpost31.server.log.packing import unpack
from outpost31.server.store import State, StoreBroken
from outpost31.server.store.files import flush
from outpost31.server.store.statements import INSERT_ENTRY, SELECT_ROWS

ENDING = ("answered", "ended_by_host", "ended_unattended")
"""Entries that can end a table: where one of them goes, a table that is over is so no longer."""


class _Dated(msgspec.Struct):
    """What is read of an entry."""

    type: str
    at: int


_decoder = msgspec.json.Decoder(_Dated)


def cut_back(path: Path, until: int) -> tuple[int, int]:
    """Take out of a backup of this version what came after a moment. How many tables were cut, and how many went whole.

    Notes are kept as they were when the backup was made: they have no history.
    """
    cut = gone = 0
    try:
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
            database.execute("BEGIN")
            for table, state in database.execute("SELECT id, state FROM tables").fetchall():
                rows = _rows(database, table)
                kept = _until(rows, until)
                if len(kept) == len(rows):
                    continue
                cut, gone = cut + bool(kept), gone + (not kept)
                _put(database, table, _state(state, kept, rows[len(kept) :]), kept)
            database.execute("COMMIT")
            database.execute("VACUUM")
    except (sqlite3.Error, msgspec.MsgspecError) as error:
        raise StoreBroken(f"the backup cannot be taken back to that moment: {error}") from None
    flush(path)
    return cut, gone


def _rows(database: sqlite3.Connection, table: str) -> list[Row]:
    found = database.execute("SELECT body FROM packs WHERE table_id = ?", (table,)).fetchone()
    rows = [] if found is None else unpack(table, found[0])
    return rows + [Row(*row) for row in database.execute(SELECT_ROWS, (table,))]


def _until(rows: list[Row], until: int) -> list[Row]:
    """The rows before the first that is later. (A clock that was put back does not bring rows back.)"""
    for number, row in enumerate(rows):
        if _decoder.decode(row.body).at > until:
            return rows[:number]
    return rows


def _state(state: State, kept: list[Row], lost: list[Row]) -> State:
    """The state that a table had then."""
    if state not in ("playing", "lobby") and not any(
        _decoder.decode(row.body).type in ENDING for row in lost
    ):
        return state
    return "playing" if any(_decoder.decode(row.body).type == "started" for row in kept) else "lobby"


def _put(database: sqlite3.Connection, table: str, state: State, rows: list[Row]) -> None:
    """These rows in place of a table's own; without any, nothing of it."""
    for name in ("entries", "packs") if rows else ("entries", "packs", "notes"):
        database.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
    if not rows:
        database.execute("DELETE FROM tables WHERE id = ?", (table,))
        return
    database.executemany(INSERT_ENTRY, [(table, row.seq, row.body, row.seal) for row in rows])
    database.execute("UPDATE tables SET state = ?, asleep_since = 0 WHERE id = ?", (state, table))
