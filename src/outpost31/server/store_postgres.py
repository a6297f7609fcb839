"""The same store on PostgreSQL, for a house of many machines' worth of tables. Needs the extra `postgres`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncpg

from outpost31.server.entries import Row
from outpost31.server.migrations import CREATE_LIST, MIGRATIONS, missing
from outpost31.server.store import Kept, State, StoreAway, StoreBroken, Write
from outpost31.server.store_sqlite import migrate

logger = logging.getLogger("outpost31.store")
_Waiting = tuple[tuple[Write, ...], "asyncio.Future[None]"]
LOCK = 31_313_131
"""One server a database: the advisory lock that it holds."""
TABLES = {
    "tables": ("id", "state", "created_at", "changed_at"),
    "entries": ("table_id", "seq", "body", "seal"),
    "notes": ("table_id", "seat", "body"),
    "meta": ("name", "value"),
}
"""What a backup holds."""

INSERT_ENTRY = (
    "INSERT INTO entries (table_id, seq, body, seal) "
    "SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[])"
)
INSERT_TABLE = (
    "INSERT INTO tables (id, state, created_at, changed_at) VALUES ($1, $2, $3, $3) "
    "ON CONFLICT (id) DO UPDATE SET state = excluded.state, changed_at = excluded.changed_at"
)
INSERT_NOTES = (
    "INSERT INTO notes (table_id, seat, body) VALUES ($1, $2, $3) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body"
)


PATIENCE = (0.1, 5.0)
"""Seconds until a lost database is tried again: at first, and at most."""
ANSWER_SECONDS = 20.0
"""A database that does not answer for so long is lost."""

AWAY = (
    OSError,  # a TimeoutError among them
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.InternalClientError,  # it said goodbye at the very moment that it was asked something
    asyncpg.exceptions.OperatorInterventionError,  # it is being stopped, or is only just starting
)
"""What says that the database is not there, rather than that it does not like what it was given."""


class PostgresStore:
    """Tables in a PostgreSQL database. Commits that come while it is busy share the next transaction.

    A database that goes away is tried again until it is back; commits meanwhile raise StoreAway at once.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._writing: asyncpg.Connection[Any] | None = None
        self._present = asyncio.Event()
        self._returning: asyncio.Task[None] | None = None
        self._reading: asyncpg.Pool[Any] | None = None
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.flushes = 0

    async def open(self) -> None:
        """Connect, make sure that no other server has these tables, bring the schema up to date."""
        try:
            await self._connect()
            self._reading = await asyncpg.create_pool(
                self._address, min_size=1, max_size=4, command_timeout=ANSWER_SECONDS
            )
        except (OSError, asyncpg.PostgresError) as error:
            raise StoreBroken(f"no PostgreSQL database there: {error}") from error
        assert self._writing is not None
        await self._migrate(self._writing)
        self._writer = asyncio.create_task(self._write_on())

    async def _connect(self) -> None:
        """Connect for writing, alone."""
        connection = await asyncpg.connect(self._address, command_timeout=ANSWER_SECONDS)
        try:
            # Whatever the database's own setting, an acknowledged answer is on its disk.
            await connection.execute("SET synchronous_commit = on")
            if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
                raise StoreBroken("another server is using this database")
        except BaseException:
            connection.terminate()
            raise
        self._writing = connection
        self._present.set()
        connection.add_termination_listener(self._lost)

    # -------------------------------------------------------------------------- when it goes away

    @property
    def is_away(self) -> bool:
        """Whether the database cannot be reached now."""
        return not self._present.is_set()

    async def present(self) -> None:
        """Return when the database can be reached."""
        await self._present.wait()

    def _lost(self, connection: asyncpg.Connection[Any]) -> None:
        """The connection for writing is gone: try until there is one again."""
        if connection is not self._writing:
            return
        self._writing = None
        self._present.clear()
        logger.error("the database is away")
        self._returning = asyncio.create_task(self._come_back())

    async def _come_back(self) -> None:
        wait, most = PATIENCE
        while True:
            await asyncio.sleep(wait)
            wait = min(2 * wait, most)
            try:
                await self._connect()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, StoreBroken) as error:
                logger.warning("the database is still away", extra={"error": str(error)})
            else:
                logger.info("the database is back")
                return

    async def _migrate(self, connection: asyncpg.Connection[Any]) -> None:
        await connection.execute(CREATE_LIST)
        present = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
        for number in missing(present):
            async with connection.transaction():
                for statement in MIGRATIONS[number - 1]:
                    await connection.execute(statement)
                await connection.execute("INSERT INTO migrations (number) VALUES ($1)", number)
                if number == 1:
                    await connection.execute(
                        "INSERT INTO meta (name, value) VALUES ('epoch', $1)", secrets.token_hex(8)
                    )

    async def close(self) -> None:
        """Write what is still waiting, and close."""
        if self._writer is not None:
            self._queue.put_nowait(None)
            await self._writer
            self._writer = None
        if self._returning is not None:
            self._returning.cancel()
            await asyncio.gather(self._returning, return_exceptions=True)
            self._returning = None
        if self._writing is not None:
            connection, self._writing = self._writing, None
            await connection.close()
        if self._reading is not None:
            await self._reading.close()
            self._reading = None

    async def commit(self, *writes: Write) -> None:
        """Keep these, all or none; return when they are on disk."""
        if self._writer is None:
            raise StoreBroken("the store is closed")
        if self.is_away:
            raise StoreAway("the database is away")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((writes, done))
        await done

    async def _write_on(self) -> None:
        while True:
            waiting = await self._queue.get()
            batch: list[_Waiting] = []
            while waiting is not None:
                batch.append(waiting)
                if len(batch) == 500 or self._queue.empty():
                    break
                waiting = self._queue.get_nowait()
            if batch:
                await self._write_batch(batch)
            if waiting is None:
                return

    async def _write_batch(self, batch: list[_Waiting]) -> None:
        connection = self._writing
        failure: StoreBroken | None = None
        if connection is None:
            failure = StoreAway("the database is away")
        else:
            try:
                await self._transact(connection, [write for writes, _ in batch for write in writes])
            except AWAY as error:
                failure = self._give_up(connection, error)
            except asyncpg.PostgresError as error:
                if len(batch) > 1:
                    for one in batch:
                        await self._write_batch([one])
                    return
                failure = StoreBroken(str(error))
            except Exception as error:
                # Whatever the client stumbles over: somebody waits for each of these, and for all that follow.
                logger.exception("the database's client failed")
                failure = self._give_up(connection, error)
        for _, done in batch:
            if done.done():
                continue
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)

    def _give_up(self, connection: asyncpg.Connection[Any], error: Exception) -> StoreAway:
        """Connect anew. Nothing is tried again: what was on its way may have been kept."""
        connection.terminate()
        self._lost(connection)
        return StoreAway(str(error))

    async def _transact(self, connection: asyncpg.Connection[Any], writes: list[Write]) -> None:
        async with connection.transaction():
            for one in writes:
                if one.state is not None:
                    await connection.execute(INSERT_TABLE, one.table, one.state, one.at)
                if one.notes is not None:
                    await connection.execute(INSERT_NOTES, one.table, *one.notes)
            rows = [(one.table, row) for one in writes for row in one.rows]
            if rows:
                await connection.execute(
                    INSERT_ENTRY,
                    [table for table, _ in rows],
                    [row.seq for _, row in rows],
                    [row.body for _, row in rows],
                    [row.seal for _, row in rows],
                )
        self.flushes += 1

    async def _fetch(self, sql: str, *values: Any) -> list[Any]:
        if self._reading is None:
            raise StoreBroken("the store is closed")
        try:
            return list(await self._reading.fetch(sql, *values))
        except AWAY as error:
            raise StoreAway(str(error)) from error
        except asyncpg.PostgresError as error:
            raise StoreBroken(str(error)) from error

    async def tables(self, states: Sequence[State]) -> list[str]:
        """The ids of the tables in one of these states, oldest first."""
        sql = "SELECT id FROM tables WHERE state = ANY($1::text[]) ORDER BY created_at, id"
        return [row[0] for row in await self._fetch(sql, list(states))]

    async def load(self, table: str) -> Kept | None:
        """A table with its whole log, or nothing."""
        found = await self._fetch("SELECT state FROM tables WHERE id = $1", table)
        if not found:
            return None
        rows = await self._fetch(
            "SELECT seq, body, seal FROM entries WHERE table_id = $1 ORDER BY seq", table
        )
        notes = await self._fetch("SELECT seat, body FROM notes WHERE table_id = $1", table)
        return Kept(table, found[0][0], [Row(*row) for row in rows], dict(notes))

    async def epoch(self) -> str:
        """An id of the store's content that changes when a backup is restored."""
        return str((await self._fetch("SELECT value FROM meta WHERE name = 'epoch'"))[0][0])

    async def backup(self, target: Path) -> None:
        """Write a backup as an SQLite file, read in one snapshot while everything goes on."""
        await backup_postgres(self._address, target)

    async def restore(self, source: Path) -> None:
        """Put a checked backup in place of everything, in one transaction."""
        connection = self._writing
        if connection is None:
            raise StoreBroken("the store is closed")
        async with connection.transaction():
            with contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as reading:
                for table, columns in TABLES.items():
                    await connection.execute(f"DELETE FROM {table}")
                    names = ", ".join(columns)
                    rows = reading.execute(f"SELECT {names} FROM {table}").fetchall()
                    await connection.copy_records_to_table(table, records=rows, columns=columns)
            await connection.execute("UPDATE meta SET value = $1 WHERE name = 'epoch'", secrets.token_hex(8))


async def backup_postgres(address: str, target: Path) -> None:
    """Copy a database into a backup file, which either store can be restored from."""
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    connection = await asyncpg.connect(address)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            with contextlib.closing(sqlite3.connect(partial, isolation_level=None)) as writing:
                migrate(writing)
                writing.execute("BEGIN")
                writing.execute("DELETE FROM meta")
                for table, columns in TABLES.items():
                    marks = ", ".join("?" * len(columns))
                    names = ", ".join(columns)
                    async for row in connection.cursor(f"SELECT {names} FROM {table}"):
                        writing.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", tuple(row))
                writing.execute("COMMIT")
    finally:
        await connection.close()
    partial.chmod(0o600)
    partial.replace(target)
