"""The same store on PostgreSQL, for a house of many machines' worth of tables. Needs the extra `postgres`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncpg

from outpost31.server.log.entries import Damaged, Row
from outpost31.server.log.packing import unpack
from outpost31.server.store import Kept, LeaseLost, Order, State, StoreAway, StoreBroken, Summary, Write
from outpost31.server.store.copies import copy_postgres, fill_postgres
from outpost31.server.store.files import finish, new_file
from outpost31.server.store.leases import ORPHANED, Lease, Nodes
from outpost31.server.store.migrations import CREATE_LIST, missing, statements
from outpost31.server.store.postgres_writes import Group, check_leases, write_groups

logger = logging.getLogger("outpost31.store")
_Waiting = tuple[tuple[Write, ...], "asyncio.Future[None]"]
LOCK = 31_313_131
"""The advisory lock that all nodes share. A version that knew no nodes wants it alone; so does a change of schema."""
SELECT_ROWS = "SELECT seq, body, seal FROM entries WHERE table_id = $1 ORDER BY seq"

LOCK_SECONDS = 10.0
"""So long the lock is waited for: who has just changed the schema lets go of it a moment after others may look."""
PATIENCE = (0.1, 5.0)
"""Seconds until a lost database is tried again: at first, and at most."""
ANSWER_SECONDS = 20.0
"""A database that does not answer for this long is lost."""
DISK_SECONDS = 600
"""So long the database waits in the middle of a backup while we write down what it told, whatever its own setting."""

KEEPALIVE = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "25000",
}
"""How soon the database gives up on us when the line is cut: no ghost of ours is to hold its locks for hours."""

AWAY = (
    OSError,  # a TimeoutError among them
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.InternalClientError,  # it said goodbye at the very moment that it was asked something
    asyncpg.exceptions.OperatorInterventionError,  # it is being stopped, or is only just starting
    asyncpg.exceptions.IdleInTransactionSessionTimeoutError,  # it has hung up on us: we were silent for too long
)
"""What says that the database is not there, rather than that it does not like what it was given."""


async def _as_it_is(connection: object) -> None:
    """Nothing that is asked on a connection for reading changes it: the client's own cleaning would ask once more."""


class PostgresStore:
    """Tables in a PostgreSQL database. Commits that come while it is busy share the next transaction.

    A database that goes away is tried again until it is back; commits meanwhile raise StoreAway at once.
    """

    def __init__(self, address: str, lease_seconds: float = 5.0) -> None:
        self._address = address
        # Who falls silent in a transaction holds its tables' rows, and their heirs would wait for a dead line.
        silence = {"idle_in_transaction_session_timeout": str(round(1000 * lease_seconds))}
        self._session = KEEPALIVE | silence
        self._writing: asyncpg.Connection[Any] | None = None
        self._present = asyncio.Event()
        self._returning: asyncio.Task[None] | None = None
        self._reading: asyncpg.Pool[Any] | None = None
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.flushes = 0
        self.nodes: Nodes | None = Nodes(self._fetch)

    async def open(self) -> None:
        """Connect, make sure that nobody has these tables who knows no nodes, bring the schema up to date."""
        try:
            await self._connect(is_first=True)
        except (OSError, asyncpg.PostgresError) as error:
            raise StoreBroken(f"no PostgreSQL database there: {error}") from error
        await self.visit()
        self._writer = asyncio.create_task(self._write_on())

    async def visit(self) -> None:
        """Connect for reading."""
        try:
            self._reading = await asyncpg.create_pool(
                self._address, min_size=1, max_size=4, command_timeout=ANSWER_SECONDS, reset=_as_it_is
            )
        except (OSError, asyncpg.PostgresError) as error:
            raise StoreBroken(f"no PostgreSQL database there: {error}") from error

    async def _connect(self, *, is_first: bool = False) -> None:
        """Connect for writing, beside the other nodes."""
        connection = await asyncpg.connect(
            self._address, command_timeout=ANSWER_SECONDS, server_settings=self._session
        )
        try:
            # Whatever the database's own setting, an acknowledged answer is on its disk.
            await connection.execute("SET synchronous_commit = on")
            if is_first:
                await self._migrate(connection)
            await self._share(connection)
        except BaseException:
            connection.terminate()
            raise
        self._writing = connection
        self._present.set()
        connection.add_termination_listener(self._lost)

    async def _share(self, connection: asyncpg.Connection[Any]) -> None:
        """Be one of those who share the database, for as long as the connection lasts."""
        try:
            async with connection.transaction():
                await connection.execute(f"SET LOCAL lock_timeout = {round(1000 * LOCK_SECONDS)}")
                await connection.execute("SELECT pg_advisory_lock_shared($1)", LOCK)
        except asyncpg.LockNotAvailableError:
            raise StoreBroken("another server is using this database, and alone: it knows no nodes") from None

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
            except Exception as error:  # whatever it is: without another try nothing would ever be kept again
                logger.warning("the database is still away", extra={"error": str(error)})
            else:
                logger.info("the database is back")
                return

    async def _migrate(self, connection: asyncpg.Connection[Any]) -> None:
        """Bring the schema up to date: one node at a time, and not under the feet of others."""
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK + 1)
            await connection.execute(CREATE_LIST)
            present = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
            wanted = missing(present)
            if not wanted:
                return
            if not await connection.fetchval("SELECT pg_try_advisory_xact_lock($1)", LOCK):
                raise StoreBroken(
                    "another server is using this database: its schema changes, so stop all of them"
                )
            for number in wanted:
                for statement in statements(number, is_sqlite=False):
                    await connection.execute(statement)
                await connection.execute("INSERT INTO migrations (number) VALUES ($1)", number)
                if number == 1:
                    epoch = "INSERT INTO meta (name, value) VALUES ('epoch', $1)"
                    await connection.execute(epoch, secrets.token_hex(8))

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
        if self.nodes is not None and self.nodes.own is not None:
            check_leases(writes)
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
        lost: set[int] = set()
        if connection is None:
            failure = StoreAway("the database is away")
        else:
            try:
                lost = await self._transact(connection, [writes for writes, _ in batch])
                self.flushes += 1
            except AWAY as error:
                failure = self._give_up(connection, error)
            except (asyncpg.PostgresError, LeaseLost) as error:
                if len(batch) > 1:
                    for one in batch:
                        await self._write_batch([one])
                    return
                failure = error if isinstance(error, LeaseLost) else StoreBroken(str(error))
            except Exception as error:
                # Whatever the client stumbles over: somebody waits for each of these, and for all that follow.
                logger.exception("the database's client failed")
                failure = self._give_up(connection, error)
        for number, (_, done) in enumerate(batch):
            if done.done():
                continue
            if number in lost:
                done.set_exception(LeaseLost("another node has the table"))
            elif failure is not None:
                done.set_exception(failure)
            else:
                done.set_result(None)

    def _give_up(self, connection: asyncpg.Connection[Any], error: Exception) -> StoreAway:
        """Connect anew. Nothing is tried again: what was on its way may have been kept."""
        connection.terminate()
        self._lost(connection)
        return StoreAway(str(error))

    async def _transact(self, connection: asyncpg.Connection[Any], groups: list[Group]) -> set[int]:
        """Keep these, each group whole or not at all. Which of them were refused."""
        return await write_groups(connection, groups)

    async def _fetch(self, sql: str, *values: Any) -> list[Any]:
        if self._reading is None:
            raise StoreBroken("the store is closed")
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await self._ask(self._reading, sql, values)
        except AWAY as error:
            raise StoreAway(str(error)) from error
        except asyncpg.PostgresError as error:
            raise StoreBroken(str(error)) from error

    async def _ask(self, pool: asyncpg.Pool[Any], sql: str, values: tuple[Any, ...]) -> list[Any]:
        """Ask on a connection of the pool. One that nobody waits for to the end is not used again.

        (The client would ask the database to stop, on a line that may be cut, and keep its place in the pool.)
        """
        connection = await pool.acquire()
        try:
            return list(await connection.fetch(sql, *values))
        except BaseException as error:
            if isinstance(error, AWAY) or not isinstance(error, asyncpg.PostgresError):
                # The pool may have taken it back already when it broke.
                with contextlib.suppress(asyncpg.InterfaceError):
                    connection.terminate()
            raise
        finally:
            await pool.release(connection)

    async def _ids(self, sql: str, *values: Any) -> list[str]:
        return [row[0] for row in await self._fetch(sql, *values)]

    async def tables(self, states: Sequence[State]) -> list[str]:
        """The ids of the tables in one of these states, oldest first."""
        sql = "SELECT id FROM tables WHERE state = ANY($1::text[]) ORDER BY created_at, id"
        return await self._ids(sql, list(states))

    async def awake(self) -> list[str]:
        """The ids of the tables that are not over, awake, and no living node's, oldest first."""
        where = f"state IN ('lobby', 'playing') AND asleep_since = 0 AND {ORPHANED}"
        return await self._ids(f"SELECT id FROM tables WHERE {where} ORDER BY created_at, id")

    async def asleep(self, state: State, before: int, most: int) -> list[str]:
        """Some tables in this state at which nobody has been since that moment."""
        where = "state = $1 AND asleep_since > 0 AND asleep_since < $2"
        return await self._ids(f"SELECT id FROM tables WHERE {where} LIMIT $3", state, before, most)

    async def unchanged(self, states: Sequence[State], before: int, most: int) -> list[str]:
        """Some tables that came into one of these states before that moment."""
        sql = "SELECT id FROM tables WHERE state = ANY($1::text[]) AND changed_at < $2 LIMIT $3"
        return await self._ids(sql, list(states), before, most)

    async def summaries(self, states: Sequence[State], most: int) -> list[Summary]:
        """Tables in one of these states, the newest first."""
        sql = (
            "SELECT id, state, created_at, changed_at, asleep_since FROM tables WHERE state = ANY($1::text[]) "
            "ORDER BY created_at DESC LIMIT $2"
        )
        return [Summary(*row) for row in await self._fetch(sql, list(states), most)]

    async def load(self, table: str) -> Kept | None:
        """A table with its whole log, or nothing."""
        found = await self._fetch("SELECT state, asleep_since, node, term FROM tables WHERE id = $1", table)
        if not found:
            return None
        try:
            rows = await self._packed(table)
        except Damaged as error:
            raise StoreBroken(str(error)) from None
        packed = len(rows)
        rows += [Row(*row) for row in await self._fetch(SELECT_ROWS, table)]
        notes = await self._fetch("SELECT seat, body FROM notes WHERE table_id = $1", table)
        state, asleep_since, *lease = found[0]
        return Kept(table, state, rows, dict(notes), asleep_since, packed, Lease(*lease))

    async def _packed(self, table: str) -> list[Row]:
        """The rows of a table that are packed."""
        found = await self._fetch("SELECT body FROM packs WHERE table_id = $1", table)
        return unpack(table, found[0][0]) if found else []

    async def salvage(self, table: str) -> tuple[list[Row], str | None]:
        """The rows of a table that can be read, and what is wrong where that is not all of them."""
        rows: list[Row] = []
        wrong: str | None = None
        try:
            rows = await self._packed(table)
        except (StoreBroken, Damaged) as error:
            wrong = str(error)
        try:
            rows += [Row(*row) for row in await self._fetch(SELECT_ROWS, table)]
        except StoreBroken as error:
            wrong = str(error)
        return rows, wrong

    async def probe(self) -> None:
        """Put something on disk that changes nothing."""
        await self.commit()

    async def leave_order(self, order: Order) -> None:
        """Have a running server do something."""
        sql = "INSERT INTO orders (id, table_id, wish, at) VALUES ($1, $2, $3, $4)"
        await self._fetch(sql, order.id, order.table, order.wish, order.at)

    async def orders(self) -> list[Order]:
        """What was ordered and not yet replied to, the first one first."""
        sql = "SELECT id, table_id, wish, at FROM orders WHERE reply IS NULL ORDER BY at"
        return [Order(*row) for row in await self._fetch(sql)]

    async def reply_to(self, order: str) -> str | None:
        """What became of an order, once something has."""
        found = await self._ids("SELECT reply FROM orders WHERE id = $1", order)
        return found[0] if found else None

    async def epoch(self) -> str:
        """An id of the store's content that changes when a backup is restored."""
        return str((await self._fetch("SELECT value FROM meta WHERE name = 'epoch'"))[0][0])

    async def backup(self, target: Path) -> None:
        """Write a backup as an SQLite file, read in one snapshot while everything goes on."""
        partial = target.with_name(target.name + ".partial")
        new_file(partial)  # what goes wrong on this disk is not the database's
        settings = KEEPALIVE | {"idle_in_transaction_session_timeout": str(1000 * DISK_SECONDS)}
        try:
            connection = await asyncpg.connect(
                self._address, command_timeout=ANSWER_SECONDS, server_settings=settings
            )
            await copy_postgres(connection, partial)
        except AWAY as error:
            raise StoreAway(str(error)) from error
        await asyncio.to_thread(finish, partial, target)

    async def restore(self, source: Path) -> None:
        """Put a checked backup in place of everything, in one transaction."""
        if self._writing is None:
            raise StoreBroken("the store is closed")
        await fill_postgres(self._writing, source)
