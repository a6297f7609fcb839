"""Both stores keep what they are given, all or nothing, and give it back."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from outpost31.server.log.entries import Row
from outpost31.server.store import StoreBroken, Write, migrations
from outpost31.server.store.sqlite import SqliteStore
from tests.server.asgi import open_house, run
from tests.server.store.postgres import Maker
from tests.server.tables.test_play import all_in
from tests.server.tables.test_tables import play_on


def _write(table: str, *rows: Row, **more: Any) -> Write:
    return Write(table=table, rows=rows, at=5, **more)


def test_what_was_committed_is_there_after_a_stop(make: Maker) -> None:
    async def story() -> None:
        store = make()
        await store.open()
        await store.commit(_write("a", Row(0, "{}", "s"), state="lobby"))
        await store.commit(_write("a", Row(1, '"é\u202e💀"', "t"), state="playing", notes=(3, "mine")))
        await store.commit(_write("b", state="lobby"), _write("c", state="ended"))
        epoch = await store.epoch()
        await store.close()
        store = make()
        await store.open()
        assert await store.tables(("lobby", "playing")) == ["a", "b"]
        kept = await store.load("a")
        assert kept is not None
        assert [(row.seq, row.body, row.seal) for row in kept.rows] == [
            (0, "{}", "s"),
            (1, '"é\u202e💀"', "t"),
        ]
        assert (kept.state, kept.notes) == ("playing", {3: "mine"})
        assert await store.load("nowhere") is None
        assert await store.epoch() == epoch
        await store.close()

    run(story)


def test_a_write_is_kept_whole_or_not_at_all_and_harms_no_other(make: Maker) -> None:
    async def story() -> None:
        store = make()
        await store.open()
        await store.commit(_write("a", Row(0, "{}", "s"), state="lobby"))
        doubled = _write("a", Row(1, "{}", "s"), Row(0, "again", "s"))
        together = await asyncio.gather(
            store.commit(_write("b", Row(0, "{}", "s"), state="lobby")),
            store.commit(doubled, _write("c", state="lobby")),
            store.commit(_write("d", Row(0, "{}", "s"), state="lobby")),
            return_exceptions=True,
        )
        assert [type(one) for one in together] == [type(None), StoreBroken, type(None)]
        assert await store.tables(("lobby",)) == ["a", "b", "d"]
        kept = await store.load("a")
        assert kept is not None
        assert len(kept.rows) == 1
        await store.close()

    run(story)


def test_many_commits_at_once_share_a_flush(make: Maker) -> None:
    async def story() -> None:
        store: Any = make()
        await store.open()
        await store.commit(_write("a", state="lobby"))
        before = store.flushes
        await asyncio.gather(*(store.commit(_write("a", Row(number, "{}", "s"))) for number in range(300)))
        kept = await store.load("a")
        assert [row.seq for row in kept.rows] == list(range(300))
        assert store.flushes - before < 100
        await store.close()

    run(story)


def test_a_table_is_played_recovered_backed_up_and_moved_to_the_other_store(
    make: Maker, tmp_path: Path
) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "one", store=make()) as house:
            table, tokens, sockets = await all_in(house)
            await play_on(house, table, sockets, 15)
            digest = house.match(table).digest()
            await house.server.services.store.backup(tmp_path / "copy.sqlite")
        async with open_house(tmp_path / "two", store=make()) as house:
            assert house.match(table).digest() == digest
            sockets = [(await house.connect(table, token))[0] for token in tokens]
            await play_on(house, table, sockets, 5, seed=2)
            await house.house.restore(tmp_path / "copy.sqlite")
            await house.house.all_awake()
            assert house.match(table).digest() == digest
        moved = SqliteStore(tmp_path / "moved")
        await moved.open()
        await moved.restore(tmp_path / "copy.sqlite")
        await moved.close()
        async with open_house(tmp_path / "moved", store=moved) as house:
            assert house.match(table).digest() == digest

    run(story)


def test_a_newer_store_is_not_touched(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path)
        await store.open()
        await store.close()
        with sqlite3.connect(store.path) as database:
            database.execute("INSERT INTO migrations (number) VALUES (?)", (migrations.NEWEST + 1,))
        with pytest.raises(migrations.NewerStore, match="update it first"):
            await SqliteStore(tmp_path).open()

    run(story)


def test_the_embedded_store_flushes_every_commit(tmp_path: Path) -> None:
    connection = SqliteStore(tmp_path).connect()
    assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert connection.execute("PRAGMA synchronous").fetchone()[0] == 2, "FULL"
    connection.close()
