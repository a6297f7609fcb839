"""The embedded store: SQLite in WAL mode, `synchronous=FULL`, one writer thread, group commit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from outpost31.server.log.entries import Damaged, Row
from outpost31.server.store import Kept, Order, State, StoreAway, StoreBroken, Summary, Write
from outpost31.server.store.files import FILE, copy_database, migrate, replace_database
from outpost31.server.store.leases import Nodes
from outpost31.server.store.mending import mend_database
from outpost31.server.store.migrations import missing
from outpost31.server.store.statements import (
    INSERT_ENTRY,
    INSERT_NOTES,
    INSERT_TABLE,
    PROBE,
    SELECT_ROWS,
    TOGETHER,
    insert_entries,
    is_unusual,
    packed_rows,
    write_unusual,
)

T = TypeVar("T")
logger = logging.getLogger("outpost31.store")
_Waiting = tuple[tuple[Write, ...], "asyncio.Future[None]"]
_Settled = tuple["asyncio.Future[None]", StoreBroken | None]

FULL = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_BUSY}
"""What a disk says that takes nothing now, and may later."""
ROTTEN = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
"""What is said of a file that is not as it was written."""


def _as_broken(error: sqlite3.Error) -> StoreBroken:
    """A disk that is full is as good as away: nothing was kept, and what it has can be read."""
    return StoreAway(str(error)) if _code_of(error) in FULL | ROTTEN else StoreBroken(str(error))


def _code_of(error: sqlite3.Error) -> int:
    """What is wrong, without what SQLite adds in the upper bits."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


class SqliteStore:
    """Tables in one file. Commits that come while the disk is busy share the next flush."""

    nodes: Nodes | None = None
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
        self._mending: asyncio.Task[None] | None = None

    @property
    def is_away(self) -> bool:
        """Whether the file is being mended; otherwise it is there, or the server does not start."""
        return self._mending is not None and not self._mending.done()

    async def present(self) -> None:
        """Return when the file is there."""
        if self._mending is not None:
            await asyncio.shield(self._mending)

    def _find_rot(self, error: sqlite3.Error) -> None:
        """Have the file mended where that is what is wrong with it, once: one that rots on is the disk's affair."""
        if _code_of(error) in ROTTEN and self._mending is None and self._writer is not None:
            assert self._loop is not None
            logger.critical("the store's file is damaged, and is being mended", extra={"error": str(error)})
            self._mending = self._loop.create_task(self._mend())

    async def _mend(self) -> None:
        """Put what can be read into a sound file. Whoever commits meanwhile is told to come again."""
        await asyncio.sleep(0)  # who found it reads what it can before
        await self.close()
        try:
            rotten = await asyncio.to_thread(mend_database, self.path)
            logger.critical("the store's file was mended", extra={"rotten": rotten.name})
        except (sqlite3.Error, OSError) as error:
            logger.critical("the store's file could not be mended", extra={"error": str(error)})
        finally:
            await self.open()

    def connect(self) -> sqlite3.Connection:
        """A connection set up as every connection to the store must be."""
        connection = sqlite3.connect(
            self.path,
            timeout=30.0,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=2 * TOGETHER,
        )
        for pragma in (
            "journal_mode=WAL",
            f"synchronous={self.synchronous}",
            "busy_timeout=30000",
            "secure_delete=ON",  # who deletes a table wants what people said there gone
        ):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    async def open(self) -> None:
        """Make the file if there is none, bring the schema up to date, start the writer."""
        self._loop = asyncio.get_running_loop()
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.path.touch(mode=0o600, exist_ok=True)
        for file in (self.path, *(self.path.with_name(FILE + end) for end in ("-wal", "-shm"))):
            if file.exists():
                file.chmod(0o600)  # it may have come from elsewhere
        writing = self.connect()
        migrate(writing)
        self._reader = self.connect()
        self._writer = threading.Thread(target=self._write_on, args=(writing,), name="store", daemon=True)
        self._writer.start()

    async def visit(self) -> None:
        """Come in beside a running server."""
        if not self.path.exists():
            raise StoreBroken(f"there are no tables in {self.path.parent}")
        self._reader = self.connect()
        (present,) = self._reader.execute("SELECT max(number) FROM migrations").fetchone()
        if len(missing(present)):
            raise StoreBroken(
                "these tables were kept by an older version: start the server once, then come again"
            )

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
        if self.is_away:
            raise StoreAway("the store's file is being mended")
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
            if _code_of(error) in ROTTEN and self._loop is not None:
                self._loop.call_soon_threadsafe(self._find_rot, error)
            if len(batch) == 1:
                return [(batch[0][1], _as_broken(error))]
            # One of them is at fault: each alone, so that only that one fails.
            return [told for one in batch for told in self._write_batch(connection, [one])]
        return [(done, None) for _, done in batch]

    def _transact(self, connection: sqlite3.Connection, writes: list[Write]) -> None:
        rows = [(one.table, row.seq, row.body, row.seal) for one in writes for row in one.rows]
        states = [(one.table, one.state, one.at, one.at) for one in writes if one.state is not None]
        notes = [(one.table, *one.notes) for one in writes if one.notes is not None]
        if not states and not notes and 0 < len(rows) <= TOGETHER and not any(map(is_unusual, writes)):
            # One statement is a transaction by itself. Every statement lets go of the interpreter's lock and waits
            # for it again, which under load takes longer than the disk.
            connection.execute(insert_entries(len(rows)), [value for row in rows for value in row])
            self.flushes += 1
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, values in ((INSERT_TABLE, states), (INSERT_ENTRY, rows), (INSERT_NOTES, notes)):
                if values:
                    connection.executemany(statement, values)
            for one in filter(is_unusual, writes):
                write_unusual(connection, one)
            if not any((states, rows, notes)) and not any(map(is_unusual, writes)):
                connection.execute(PROBE, (secrets.token_hex(4),))  # nothing at all would not touch the disk
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
        if self.is_away and self._reader is None:
            raise StoreAway("the store's file is being mended")
        if self._reader is None:
            raise StoreBroken("the store is closed")
        try:
            return work(self._reader)
        except sqlite3.Error as error:
            self._find_rot(error)
            raise StoreBroken(str(error)) from error

    async def _ids(self, sql: str, *values: object) -> list[str]:
        return await self._read(lambda reader: [row[0] for row in reader.execute(sql, values)])

    async def tables(self, states: Sequence[State]) -> list[str]:
        """The ids of the tables in one of these states, oldest first."""
        marks = ",".join("?" * len(states))
        return await self._ids(
            f"SELECT id FROM tables WHERE state IN ({marks}) ORDER BY created_at, id", *states
        )

    async def awake(self) -> list[str]:
        """The ids of the tables that are not over and were awake when the last server stopped, oldest first."""
        return await self._ids(
            "SELECT id FROM tables WHERE state IN ('lobby', 'playing') AND asleep_since = 0 ORDER BY created_at, id"
        )

    async def asleep(self, state: State, before: int, most: int) -> list[str]:
        """Some tables in this state at which nobody has been since that moment."""
        where = "state = ? AND asleep_since > 0 AND asleep_since < ?"
        return await self._ids(f"SELECT id FROM tables WHERE {where} LIMIT ?", state, before, most)

    async def unchanged(self, states: Sequence[State], before: int, most: int) -> list[str]:
        """Some tables that came into one of these states before that moment."""
        marks = ",".join("?" * len(states))
        sql = f"SELECT id FROM tables WHERE state IN ({marks}) AND changed_at < ? LIMIT ?"
        return await self._ids(sql, *states, before, most)

    async def summaries(self, states: Sequence[State], most: int) -> list[Summary]:
        """Tables in one of these states, the newest first."""
        marks = ",".join("?" * len(states))
        sql = (
            f"SELECT id, state, created_at, changed_at, asleep_since FROM tables WHERE state IN ({marks}) "
            "ORDER BY created_at DESC LIMIT ?"
        )
        return await self._read(
            lambda reader: [Summary(*row) for row in reader.execute(sql, (*states, most))]
        )

    async def load(self, table: str) -> Kept | None:
        """A table with its whole log, or nothing."""

        def work(reader: sqlite3.Connection) -> Kept | None:
            found = reader.execute("SELECT state, asleep_since FROM tables WHERE id = ?", (table,)).fetchone()
            if found is None:
                return None
            rows = packed_rows(reader, table)
            packed = len(rows)
            rows += [
                Row(int(seq), str(body), str(seal))
                for seq, body, seal in reader.execute(SELECT_ROWS, (table,))
            ]
            notes = reader.execute("SELECT seat, body FROM notes WHERE table_id = ?", (table,)).fetchall()
            return Kept(table, found[0], rows, dict(notes), found[1], packed)

        try:
            return await self._read(work)
        except Damaged as error:
            raise StoreBroken(str(error)) from None

    async def salvage(self, table: str) -> tuple[list[Row], str | None]:
        """The rows of a table that can be read, from both ends, and what is wrong with the others."""

        def work(reader: sqlite3.Connection) -> tuple[list[Row], str | None]:
            found: dict[int, Row] = {}
            wrong: str | None = None
            try:
                found = {row.seq: row for row in packed_rows(reader, table)}
            except (sqlite3.Error, Damaged) as error:
                wrong = str(error)
            for order in ("ASC", "DESC"):
                try:
                    for seq, body, seal in reader.execute(f"{SELECT_ROWS} {order}", (table,)):
                        found[int(seq)] = Row(int(seq), str(body), str(seal))
                except sqlite3.Error as error:
                    self._find_rot(error)
                    wrong = str(error)
            return [found[seq] for seq in sorted(found)], wrong

        return await self._read(work)

    async def probe(self) -> None:
        """Put something on disk that changes nothing."""
        await self.commit()

    async def leave_order(self, order: Order) -> None:
        """Have a running server do something."""
        sql = "INSERT INTO orders (id, table_id, wish, at) VALUES (?, ?, ?, ?)"
        await self._read(lambda reader: reader.execute(sql, (order.id, order.table, order.wish, order.at)))

    async def orders(self) -> list[Order]:
        """What was ordered and not yet replied to, the first one first."""
        sql = "SELECT id, table_id, wish, at FROM orders WHERE reply IS NULL ORDER BY at"
        return await self._read(lambda reader: [Order(*row) for row in reader.execute(sql)])

    async def reply_to(self, order: str) -> str | None:
        """What became of an order, once something has."""
        found = await self._ids("SELECT reply FROM orders WHERE id = ?", order)
        return found[0] if found else None

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
