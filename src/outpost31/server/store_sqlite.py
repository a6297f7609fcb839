"""The embedded store: SQLite in WAL mode, `synchronous=FULL`, one writer thread, group commit."""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

from outpost31.server.entries import Row
from outpost31.server.migrations import CREATE_LIST, MIGRATIONS, missing
from outpost31.server.store import Kept, State, StoreBroken, Write

T = TypeVar("T")
FILE = "outpost31.sqlite"
_Waiting = tuple[tuple[Write, ...], "asyncio.Future[None]"]
_Settled = tuple["asyncio.Future[None]", StoreBroken | None]
TOGETHER = 200
"""So many rows at most are written in one statement."""

INSERT_ENTRY = "INSERT INTO entries (table_id, seq, body, seal) VALUES (?, ?, ?, ?)"
INSERT_TABLE = (
    "INSERT INTO tables (id, state, created_at, changed_at) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET state = excluded.state, changed_at = excluded.changed_at"
)
INSERT_NOTES = (
    "INSERT INTO notes (table_id, seat, body) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body"
)


@cache
def _insert_entries(count: int) -> str:
    """The statement that writes so many rows."""
    return INSERT_ENTRY + ", (?, ?, ?, ?)" * (count - 1)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date, each migration in a transaction of its own."""
    connection.execute(CREATE_LIST)
    present = connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()[0]
    for number in missing(present):
        connection.execute("BEGIN IMMEDIATE")
        for statement in MIGRATIONS[number - 1]:
            connection.execute(statement)
        connection.execute("INSERT INTO migrations (number) VALUES (?)", (number,))
        if number == 1:
            connection.execute("INSERT INTO meta (name, value) VALUES ('epoch', ?)", (secrets.token_hex(8),))
        connection.execute("COMMIT")


class SqliteStore:
    """Tables in one file. Commits that come while the disk is busy share the next flush."""

    synchronous = "FULL"

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._waiting: list[_Waiting] = []
        self._is_writing = False
        self._queue: queue.SimpleQueue[list[_Waiting] | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._reader: sqlite3.Connection | None = None
        self.flushes = 0

    is_away = False
    """A file is there, or the server does not start."""

    async def present(self) -> None:
        """It is there."""

    def connect(self) -> sqlite3.Connection:
        """A connection set up as every connection to the store must be."""
        connection = sqlite3.connect(
            self.path,
            timeout=30.0,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=2 * TOGETHER,
        )
        for pragma in ("journal_mode=WAL", f"synchronous={self.synchronous}", "busy_timeout=30000"):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    async def open(self) -> None:
        """Make the file if there is none, bring the schema up to date, start the writer."""
        self._loop = asyncio.get_running_loop()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.touch(mode=0o600, exist_ok=True)
        writing = self.connect()
        migrate(writing)
        self._reader = self.connect()
        self._writer = threading.Thread(target=self._write_on, args=(writing,), name="store", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Write what is still waiting, and close."""
        if self._writer is not None:
            writer, self._writer = self._writer, None
            if self._waiting:
                self._hand_over()
            self._queue.put(None)
            await asyncio.to_thread(writer.join)
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    async def commit(self, *writes: Write) -> None:
        """Keep these, all or none; return when they are on disk."""
        if self._loop is None or self._writer is None:
            raise StoreBroken("the store is closed")
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append((writes, done))
        if not self._is_writing:
            self._is_writing = True
            self._loop.call_soon(self._hand_over)  # at the end of this turn: what else it brings comes along
        await done

    def _hand_over(self) -> None:
        """Give the writer everything that waits. It is woken once a flush, not once a commit."""
        batch, self._waiting = self._waiting, []
        self._is_writing = bool(batch)
        if batch:
            self._queue.put(batch)

    def _write_on(self, connection: sqlite3.Connection) -> None:
        """The writer's life: write what it is given in one transaction, flush, tell."""
        while (batch := self._queue.get()) is not None:
            told = self._write_batch(connection, batch)
            assert self._loop is not None
            with contextlib.suppress(RuntimeError):  # the loop was closed under us: nobody waits any more
                self._loop.call_soon_threadsafe(self._settle, told)
        connection.close()

    def _write_batch(self, connection: sqlite3.Connection, batch: list[_Waiting]) -> list[_Settled]:
        try:
            self._transact(connection, [write for writes, _ in batch for write in writes])
        except sqlite3.Error as error:
            if len(batch) == 1:
                return [(batch[0][1], StoreBroken(str(error)))]
            # One of them is at fault: each alone, so that only that one fails.
            return [told for one in batch for told in self._write_batch(connection, [one])]
        return [(done, None) for _, done in batch]

    def _transact(self, connection: sqlite3.Connection, writes: list[Write]) -> None:
        rows = [(one.table, row.seq, row.body, row.seal) for one in writes for row in one.rows]
        states = [(one.table, one.state, one.at, one.at) for one in writes if one.state is not None]
        notes = [(one.table, *one.notes) for one in writes if one.notes is not None]
        if not states and not notes and 0 < len(rows) <= TOGETHER:
            # One statement is a transaction by itself. Every statement lets go of the interpreter's lock and waits
            # for it again, which under load takes longer than the disk.
            connection.execute(_insert_entries(len(rows)), [value for row in rows for value in row])
            self.flushes += 1
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, values in ((INSERT_TABLE, states), (INSERT_ENTRY, rows), (INSERT_NOTES, notes)):
                if values:
                    connection.executemany(statement, values)
            connection.execute("COMMIT")
            self.flushes += 1
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise

    def _settle(self, told: list[_Settled]) -> None:
        """In the loop: the next flush begins, and everybody hears of the last."""
        self._hand_over()
        for done, error in told:
            if done.done():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._reader is None:
            raise StoreBroken("the store is closed")
        try:
            return work(self._reader)
        except sqlite3.Error as error:
            raise StoreBroken(str(error)) from error

    async def tables(self, states: Sequence[State]) -> list[str]:
        """The ids of the tables in one of these states, oldest first."""
        marks = ",".join("?" * len(states))
        sql = f"SELECT id FROM tables WHERE state IN ({marks}) ORDER BY created_at, id"
        return await self._read(lambda reader: [row[0] for row in reader.execute(sql, tuple(states))])

    async def load(self, table: str) -> Kept | None:
        """A table with its whole log, or nothing."""

        def work(reader: sqlite3.Connection) -> Kept | None:
            found = reader.execute("SELECT state FROM tables WHERE id = ?", (table,)).fetchone()
            if found is None:
                return None
            rows = reader.execute(
                "SELECT seq, body, seal FROM entries WHERE table_id = ? ORDER BY seq", (table,)
            ).fetchall()
            notes = reader.execute("SELECT seat, body FROM notes WHERE table_id = ?", (table,)).fetchall()
            return Kept(
                table,
                found[0],
                [Row(int(seq), str(body), str(seal)) for seq, body, seal in rows],
                dict(notes),
            )

        return await self._read(work)

    async def epoch(self) -> str:
        """An id of the store's content that changes when a backup is restored."""
        sql = "SELECT value FROM meta WHERE name = 'epoch'"
        return str(await self._read(lambda reader: reader.execute(sql).fetchone()[0]))

    async def backup(self, target: Path) -> None:
        """Copy the file, consistent and complete, while everything goes on."""
        await asyncio.to_thread(copy_database, self.path, target)

    async def restore(self, source: Path) -> None:
        """Put a checked backup in the file's place; the old file stays beside it."""
        await self.close()
        await asyncio.to_thread(replace_database, self.path, source)
        await self.open()


def replace_database(path: Path, source: Path) -> None:
    """Put a backup where the store's closed file is. At every moment one of the two is there, whole."""
    fresh = path.with_name("restoring.sqlite")
    copy_database(source, fresh)
    with contextlib.closing(sqlite3.connect(fresh, isolation_level=None)) as connection:
        migrate(connection)
        connection.execute("UPDATE meta SET value = ? WHERE name = 'epoch'", (secrets.token_hex(8),))
    if path.exists():
        copy_database(path, path.with_name("before-restore.sqlite"))
    for file in (fresh, path.parent):
        handle = os.open(file, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)
    for leftover in ("-wal", "-shm"):
        path.with_name(path.name + leftover).unlink(missing_ok=True)
    fresh.replace(path)
    handle = os.open(path.parent, os.O_RDONLY)
    os.fsync(handle)
    os.close(handle)


def check_backup(source: Path) -> None:
    """Raise StoreBroken unless this is a whole backup that this version can read."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as connection:
            if connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise StoreBroken("the backup is damaged")
            missing(connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()[0])
            connection.execute("SELECT count(*) FROM entries").fetchone()
    except sqlite3.Error as error:
        raise StoreBroken(f"this is no backup of Outpost 31: {error}") from None


def copy_database(source: Path, target: Path) -> None:
    """Copy a store's file with SQLite's own backup, which takes no notice of writers; another process may run it."""
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    with (
        contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True, timeout=30.0)) as reading,
        contextlib.closing(sqlite3.connect(partial)) as writing,
    ):
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE")
    partial.chmod(0o600)
    partial.replace(target)
