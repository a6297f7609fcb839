"""A table is one node's: whoever lost it is refused by the database itself, whatever it tries to keep."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from outpost31.server.log.entries import Row
from outpost31.server.log.packing import pack
from outpost31.server.store import Kept, LeaseLost, StoreBroken, Write, postgres, postgres_writes
from outpost31.server.store.leases import Lease, Nodes, NoSuchTable
from outpost31.server.store.migrations import NEWEST
from outpost31.server.store.postgres import LOCK, PostgresStore
from tests.server.asgi import run
from tests.server.store.postgres import Maker

pytestmark = pytest.mark.parametrize("make", ["postgres"], indirect=True)
LASTS = 60.0
WAITED_FOR = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"


@asynccontextmanager
async def two(make: Maker) -> AsyncIterator[tuple[PostgresStore, PostgresStore, Nodes, Nodes]]:
    """Two nodes on one database; the first has table "a", with one row."""
    stores = [make(), make()]
    nodes: list[Nodes] = []
    for store in stores:
        await store.open()
        assert store.nodes is not None
        await store.nodes.join(LASTS, "", {})
        nodes.append(store.nodes)
    first, second = stores
    assert isinstance(first, PostgresStore)
    assert isinstance(second, PostgresStore)
    lease = Lease(nodes[0].own or "", 1)
    await first.commit(Write(table="a", rows=[Row(0, "{}", "s")], state="lobby", lease=lease, is_new=True))
    try:
        yield first, second, nodes[0], nodes[1]
    finally:
        await first.close()
        await second.close()


async def taken(first: Nodes, second: Nodes) -> tuple[Lease, Lease]:
    """The lease of the first node for table "a", and that of the second, which buried it and took it."""
    own, heir = first.own or "", second.own or ""
    held = Lease(own, 1)
    assert await second.claim(heir, "a") is None, "it is the first's while that one lives"
    owner, is_living = await second.owner("a")
    assert owner is not None
    assert (owner.id, is_living) == (own, True)
    await second.bury_one(own)
    lease = await second.claim(heir, "a")
    assert lease == Lease(heir, 2)
    return held, lease


WRITES: dict[str, dict[str, Any]] = {
    "an entry": {"rows": [Row(1, "{}", "s")]},
    "a state": {"state": "playing"},
    "notes": {"notes": (0, "mine")},
    "an entry that begins": {"rows": [Row(1, "{}", "s")], "state": "playing"},
    "sleep": {"asleep_since": 7},
    "a pack": {"packed": (1, pack("a", []))},
    "its end": {"is_deleted": True},
    "its release": {"is_released": True},
}


@pytest.mark.parametrize("what", WRITES)
def test_nothing_is_kept_for_a_node_that_lost_its_lease(make: Maker, what: str) -> None:
    async def story() -> None:
        async with two(make) as (first, second, one, other):
            lost, held = await taken(one, other)
            before = await second.load("a")
            with pytest.raises(LeaseLost):
                await first.commit(Write(table="a", at=9, lease=lost, **WRITES[what]))
            assert await second.load("a") == before
            assert before is not None
            assert before.lease == held
            await second.commit(Write(table="a", at=9, lease=held, **WRITES[what]))
            assert await second.load("a") != before

    run(story)


def test_one_lost_lease_harms_no_other_write_of_the_same_flush(make: Maker) -> None:
    async def story() -> None:
        async with two(make) as (first, second, one, other):
            own = one.own or ""
            for table in "bc":
                laid = Write(
                    table=table, rows=[Row(0, "{}", "s")], state="lobby", lease=Lease(own, 1), is_new=True
                )
                await first.commit(laid)
            connection = first._writing
            assert connection is not None
            await connection.execute("UPDATE tables SET node = 'another', term = 2 WHERE id = 'b'")
            for number, more in ((1, {}), (2, {"state": "playing"})):  # in one statement, and in several
                writes = [
                    Write(table=table, rows=[Row(number, "{}", "s")], lease=Lease(own, 1), **more)  # type: ignore[arg-type]
                    for table in "abc"
                ]
                done = await asyncio.gather(*map(first.commit, writes), return_exceptions=True)
                assert [type(one) for one in done] == [type(None), LeaseLost, type(None)]
            lengths = [len((await _kept(second, table)).rows) for table in "abc"]
            assert lengths == [3, 1, 3]
            del other

    run(story)


def test_a_node_that_is_gone_lays_no_table(make: Maker) -> None:
    """One that was asleep wakes up with somebody's wish for a table, before it has heard what became of it."""

    async def story() -> None:
        async with two(make) as (first, second, one, other):
            gone = one.own or ""
            laid = Write(
                table="b", rows=[Row(0, "{}", "s")], state="lobby", lease=Lease(gone, 1), is_new=True
            )
            await other.bury_one(gone)
            with pytest.raises(LeaseLost):
                await first.commit(laid)
            assert await second.load("b") is None

    run(story)


def test_a_rematch_is_laid_by_who_has_the_table_before_it_or_not_at_all(make: Maker) -> None:
    async def story() -> None:
        async with two(make) as (first, second, one, other):
            lost, _ = await taken(one, other)
            laid = Write(
                table="b", rows=[Row(0, "{}", "s")], state="lobby", lease=Lease(lost.node, 1), is_new=True
            )
            with pytest.raises(LeaseLost):
                await first.commit(laid, Write(table="a", rows=[Row(1, "{}", "s")], lease=lost))
            assert await second.load("b") is None

    run(story)


async def _kept(store: PostgresStore, table: str) -> Kept:
    kept = await store.load(table)
    assert kept is not None
    return kept


async def race(first: PostgresStore, second: PostgresStore, one: Nodes, other: Nodes) -> bool:
    """A write that meets a claim which is under way: whether it was kept under a lost lease."""
    claiming = second._writing
    assert claiming is not None
    async with claiming.transaction():
        await claiming.execute("UPDATE tables SET node = $1, term = 2 WHERE id = 'a'", other.own)
        write = Write(table="a", rows=[Row(1, "{}", "lost")], lease=Lease(one.own or "", 1))
        writing = asyncio.create_task(first.commit(write))
        await asyncio.wait({writing}, timeout=0.4)
    result = await asyncio.gather(writing, return_exceptions=True)
    kept = len((await _kept(second, "a")).rows) == 2
    assert kept is (result[0] is None)
    return kept


def test_a_write_that_meets_a_claim_waits_and_is_refused(make: Maker) -> None:
    async def story() -> None:
        async with two(make) as (first, second, one, other):
            assert not await race(first, second, one, other)

    run(story)


def test_a_fence_that_only_looks_is_caught(make: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted bug: the same statement without its lock writes under a lost lease."""
    monkeypatch.setattr(
        postgres_writes, "FENCED_ENTRY", postgres_writes.FENCED_ENTRY.replace(" FOR SHARE", "")
    )

    async def story() -> None:
        async with two(make) as (first, second, one, other):
            assert await race(first, second, one, other)

    run(story)


def test_a_claim_that_meets_a_write_waits_and_sees_it(make: Maker) -> None:
    async def story() -> None:
        async with two(make) as (first, second, one, other):
            connection = first._writing
            assert connection is not None
            async with connection.transaction():
                write = Write(table="a", rows=[Row(1, "{}", "in time")], lease=Lease(one.own or "", 1))
                assert await postgres_writes.write_groups(connection, [(write,)]) == set()
                await other.bury_one(one.own or "")
                claiming = asyncio.create_task(other.claim(other.own or "", "a"))
                done, _ = await asyncio.wait({claiming}, timeout=0.3)
                assert not done, "it must wait for the write"
            assert await claiming == Lease(other.own or "", 2)
            assert len((await _kept(second, "a")).rows) == 2

    run(story)


async def silent_in_the_middle(first: PostgresStore, one: Nodes, other: Nodes) -> Lease | None:
    """A node falls silent in the middle of a transaction, on a line that nobody closes. What its heir gets."""
    connection = first._writing
    assert connection is not None
    await connection.execute("BEGIN")
    write = Write(table="a", rows=[Row(1, "{}", "never")], lease=Lease(one.own or "", 1))
    assert await postgres_writes.write_groups(connection, [(write,)]) == set()
    await other.bury_one(one.own or "")
    return await other.claim(other.own or "", "a")


def test_a_node_that_falls_silent_in_a_transaction_keeps_no_table(make: Maker) -> None:
    """The database gives up on it after a lease, and not when a dead line is found out."""

    async def story() -> None:
        async with two(make) as (first, second, one, other):
            connection = first._writing
            assert connection is not None
            assert await connection.fetchval("SHOW idle_in_transaction_session_timeout") == "5s"
            await connection.execute("SET idle_in_transaction_session_timeout = 300")
            assert await silent_in_the_middle(first, one, other) == Lease(other.own or "", 2)
            assert len((await _kept(second, "a")).rows) == 1, "what it had not finished is not there"

    run(story)


def test_a_node_that_was_buried_knows_and_one_that_was_late_goes_on(make: Maker) -> None:
    async def story() -> None:
        async with two(make) as (first, second, one, other):
            own, heir = one.own or "", other.own or ""
            assert await one.renew(own, 0.0, b"[]", is_draining=False), "late by now"
            assert [node.id for node in await other.living()] == [heir]
            assert await one.renew(own, LASTS, b"[]", is_draining=True), "nobody needed its tables"
            assert [node.is_draining for node in await other.living() if node.id == own] == [True]
            assert await one.renew(own, 0.0, b"[]", is_draining=False)
            assert await other.bury(heir) == [own]
            assert not await one.renew(own, LASTS, b"[]", is_draining=False)
            assert await second.awake() == ["a"]
            assert await one.claim(own, "a") is None, "a buried node takes nothing"
            assert await other.claim(heir, "a") == Lease(heir, 2)
            assert await second.awake() == []
            with pytest.raises(NoSuchTable):
                await other.owner("nowhere")
            assert await other.claim(heir, "nowhere") is None
            del first

    run(story)


def test_a_node_keeps_nothing_of_a_table_without_a_lease(make: Maker) -> None:
    async def story() -> None:
        async with two(make) as (first, *_):
            for more in ({"rows": [Row(1, "{}", "s")]}, {"state": "playing"}, {"is_deleted": True}):
                with pytest.raises(StoreBroken, match="without a lease"):
                    await first.commit(Write(table="a", **more))
            assert len((await _kept(first, "a")).rows) == 1

    run(story)


def test_a_server_that_knows_no_nodes_and_a_change_of_schema_want_the_database_alone(
    make: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "LOCK_SECONDS", 0.2)

    async def story() -> None:
        store = make()
        await store.open()
        beside = make()
        await beside.open()
        await beside.close()
        assert isinstance(store, PostgresStore)
        alone = await asyncpg.connect(store._address)
        assert not await alone.fetchval("SELECT pg_try_advisory_lock($1)", LOCK), (
            "as a version of before asks"
        )
        await alone.execute(f"DELETE FROM migrations WHERE number = {NEWEST}")
        with pytest.raises(StoreBroken, match="its schema changes"):
            await beside.open()
        await beside.close()
        await store.close()
        assert await alone.fetchval("SELECT pg_try_advisory_lock($1)", LOCK)
        await alone.execute(f"INSERT INTO migrations (number) VALUES ({NEWEST})")
        with pytest.raises(StoreBroken, match="knows no nodes"):
            await store.open()
        await alone.close()
        await store.close()

    run(story)


def test_nodes_that_start_at_once_make_one_schema(make: Maker) -> None:
    async def story() -> None:
        stores = [make() for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        assert len({await store.epoch() for store in stores}) == 1
        for store in stores:
            await store.close()

    run(story)


def test_a_node_waits_a_moment_for_one_that_has_just_changed_the_schema(make: Maker) -> None:
    """It may have heard that the change is done before the other has let go of the lock."""

    async def story() -> None:
        store = make()
        await store.open()
        await store.close()
        assert isinstance(store, PostgresStore)
        other = await asyncpg.connect(store._address)
        await other.execute(f"SELECT pg_advisory_lock({LOCK})")
        opening = asyncio.create_task(store.open())
        while not opening.done() and not await other.fetchval(WAITED_FOR):
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.2)
        assert not opening.done()
        await other.close()
        await opening
        await store.close()

    run(story)
