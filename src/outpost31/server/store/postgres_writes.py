"""What is said to PostgreSQL when something is to be kept, each statement with its fence.

A write that names a lease changes nothing where the table's row names another: the statement that writes is the one
that looks, with the row locked, so that nobody can take the table in between. (A look without a lock wrote under a lost
lease.)
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import asyncpg

from outpost31.server.store import LeaseLost, StoreBroken, Write

INSERT_ENTRY = (
    "INSERT INTO entries (table_id, seq, body, seal) "
    "SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[])"
)
FENCED_ENTRY = """
WITH held AS (SELECT id, node, term FROM tables WHERE id = ANY($1::text[]) FOR SHARE)
INSERT INTO entries (table_id, seq, body, seal)
SELECT given.table_id, given.seq, given.body, given.seal
FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[], $6::bigint[])
    AS given (table_id, seq, body, seal, node, term)
JOIN held ON held.id = given.table_id AND held.node = given.node AND held.term = given.term
RETURNING table_id, seq
"""
UPSERT_TABLE = (
    "INSERT INTO tables (id, state, created_at, changed_at) VALUES ($1, $2, $3, $3) "
    "ON CONFLICT (id) DO UPDATE SET state = excluded.state, changed_at = excluded.changed_at"
)
FENCED_TABLE = (
    "INSERT INTO tables (id, node, term, state, created_at, changed_at) "
    "SELECT $1, $2, $3::bigint, $4, $5::bigint, $5 WHERE EXISTS (SELECT 1 FROM nodes WHERE nodes.id = $2)"
)
OURS = "id = $1 AND ($2::text IS NULL OR (node = $2 AND term = $3::bigint))"
HELD = f"WITH held AS (SELECT id FROM tables WHERE {OURS} FOR SHARE) "
INSERT_NOTES = (
    "INSERT INTO notes (table_id, seat, body) VALUES ($1, $2, $3) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body"
)
FENCED_NOTES = (
    f"{HELD} INSERT INTO notes (table_id, seat, body) SELECT held.id, $4::integer, $5::text FROM held "
    "ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body"
)
FENCED_PACK = (
    f"{HELD} INSERT INTO packs (table_id, rows, body) SELECT held.id, $4::integer, $5::bytea FROM held "
    "ON CONFLICT (table_id) DO UPDATE SET rows = excluded.rows, body = excluded.body"
)
FENCED_STATE = f"UPDATE tables SET state = $4, changed_at = $5 WHERE {OURS}"
FENCED_SLEEP = f"UPDATE tables SET asleep_since = $4 WHERE {OURS}"
FENCED_RELEASE = f"UPDATE tables SET node = '' WHERE {OURS}"
FENCED_DELETE = f"DELETE FROM tables WHERE {OURS}"
PROBE = "INSERT INTO meta (name, value) VALUES ('probe', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
KEEP_REPLIES = 60 * 60 * 1000
"""So long somebody may come for the reply to an order, in milliseconds."""

Group = tuple[Write, ...]
"""What is kept together or not at all."""


def check_leases(group: Group) -> None:
    """In a store that nodes share whatever is kept of a table is kept by right of a lease."""
    for write in group:
        if write.lease is None and (write.reply is None or write.rows or write.state is not None):
            raise StoreBroken(f"a write to table {write.table} without a lease")


async def write_groups(connection: asyncpg.Connection[Any], groups: Sequence[Group]) -> set[int]:
    """Keep these, each group whole or not at all. The numbers of those that were refused: their lease is lost."""
    if groups and all(map(_is_plain, groups)):
        # One statement is a transaction by itself: one way to the database and back in place of three.
        kept = await _insert_entries(connection, [group[0] for group in groups])
        return {
            number for number, (write,) in enumerate(groups) if (write.table, write.rows[0].seq) not in kept
        }
    async with connection.transaction():
        for group in groups:
            for write in group:
                await _write_fields(connection, write)
        writes = [write for group in groups for write in group if write.rows]
        unleased = [write for write in writes if write.lease is None]
        if unleased:
            rows = [(write.table, row.seq, row.body, row.seal) for write in unleased for row in write.rows]
            await connection.execute(INSERT_ENTRY, *map(list, zip(*rows, strict=True)))
        leased = [write for write in writes if write.lease is not None]
        if leased and len(await _insert_entries(connection, leased)) != sum(len(one.rows) for one in leased):
            raise LeaseLost("another node has the table")
        if not any(groups):
            await connection.execute(PROBE, secrets.token_hex(4))  # nothing at all would not touch the disk
    return set()


def _is_plain(group: Group) -> bool:
    """Whether a group is entries of one table and nothing else, which is what play is made of."""
    if len(group) != 1 or not group[0].rows or group[0].lease is None:
        return False
    write = group[0]
    return (
        write.state is None
        and write.notes is None
        and write.asleep_since is None
        and write.packed is None
        and write.reply is None
        and not (write.is_deleted or write.is_released or write.is_new)
    )


async def _insert_entries(
    connection: asyncpg.Connection[Any], writes: Sequence[Write]
) -> set[tuple[str, int]]:
    """Entries of tables whose leases are held. Which they were."""
    rows = [
        (write.table, row.seq, row.body, row.seal, write.lease.node, write.lease.term)
        for write in writes
        for row in write.rows
        if write.lease is not None
    ]
    kept = await connection.fetch(FENCED_ENTRY, *map(list, zip(*rows, strict=True)))
    return {(table, seq) for table, seq in kept}


class _Fenced:
    """The statements of one write: each changes something, or the lease is lost."""

    def __init__(self, connection: asyncpg.Connection[Any], write: Write) -> None:
        self._connection = connection
        self._lease = lease = write.lease
        self._right = (write.table, lease.node if lease else None, lease.term if lease else None)

    async def do(self, statement: str, *values: object) -> None:
        """Do this where the table is ours."""
        done = await self._connection.execute(statement, *self._right, *values)
        if self._lease is not None and done.endswith(" 0"):
            raise LeaseLost("another node has the table")


async def _write_fields(connection: asyncpg.Connection[Any], write: Write) -> None:
    """Everything of a write but its entries."""
    fenced = _Fenced(connection, write)
    await _write_state_and_notes(connection, write, fenced)
    table = write.table
    if write.asleep_since is not None:
        await fenced.do(FENCED_SLEEP, write.asleep_since)
    if write.packed is not None:
        await fenced.do(FENCED_PACK, *write.packed)
        packed = "DELETE FROM entries WHERE table_id = $1 AND seq < $2"
        await connection.execute(packed, table, write.packed[0])
    if write.is_deleted:
        await fenced.do(FENCED_DELETE)
        for name in ("entries", "notes", "packs"):
            await connection.execute(f"DELETE FROM {name} WHERE table_id = $1", table)
    if write.is_released:
        await fenced.do(FENCED_RELEASE)
    if write.reply is not None:
        await connection.execute("UPDATE orders SET reply = $2 WHERE id = $1 AND reply IS NULL", *write.reply)
        replied = "DELETE FROM orders WHERE reply IS NOT NULL AND at < $1"
        await connection.execute(replied, write.at - KEEP_REPLIES)


async def _write_state_and_notes(connection: asyncpg.Connection[Any], write: Write, fenced: _Fenced) -> None:
    lease = write.lease
    if write.state is not None:
        if lease is None:
            await connection.execute(UPSERT_TABLE, write.table, write.state, write.at)
        elif write.is_new:
            await fenced.do(FENCED_TABLE, write.state, write.at)
        else:
            await fenced.do(FENCED_STATE, write.state, write.at)
    if write.notes is not None:
        if lease is None:
            await connection.execute(INSERT_NOTES, write.table, *write.notes)
        else:
            await fenced.do(FENCED_NOTES, *write.notes)
