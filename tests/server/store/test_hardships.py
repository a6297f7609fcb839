"""Hardships of a disk, on a real server: a page that rots, a disk that is full, files that others could read."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import shutil
import sqlite3
import stat
import threading
import time
from pathlib import Path
from typing import Any

from outpost31.server.store.files import FILE
from outpost31.server.store.mending import mend_database
from outpost31.server.store.sqlite import SqliteStore
from tests.server.asgi import open_house, run
from tests.server.serving import Running, serving
from tests.server.tables.test_tables import play_on

PAGE = 4096
LEAF = 0x0A
"""The first byte of a page of rows that are in order."""


async def _play_side_by_side(folder: Path, tables: int, answers: int) -> dict[str, list[str]]:
    """Tables that are played at the same time, as in a house full of people."""
    async with open_house(folder) as house:
        laid: dict[str, list[str]] = {}
        sockets = {}
        for _ in range(tables):
            table, tokens = await house.begun(4, reaction_seconds=0)
            laid[table] = tokens
            sockets[table] = [(await house.connect(table, token))[0] for token in tokens]
        for number in range(answers):
            for table in laid:
                await play_on(house, table, sockets[table], 1, seed=number)
        return laid


def _rot(path: Path, tables: list[str]) -> set[str]:
    """Spoil the page that holds an answer from the middle of a game; the tables that had something on it."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("VACUUM")  # what was moved elsewhere no longer stands on pages that are free by now
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        bodies = database.execute(
            "SELECT body FROM entries WHERE table_id = ? AND seq >= 25 ORDER BY seq", (tables[2],)
        ).fetchall()
    content = bytearray(path.read_bytes())
    pages = {at: bytes(content[at : at + PAGE]) for at in range(0, len(content), PAGE)}
    # A page that leads to others costs all that are under it.
    at = next(
        at for (body,) in bodies for at, page in pages.items() if page[0] == LEAF and body.encode() in page
    )
    content[at : at + PAGE] = b"\xa5" * PAGE
    path.write_bytes(content)
    return {table for table in tables if table.encode() in pages[at]}


def test_a_rotten_page_costs_the_tables_on_it_and_no_other(tmp_path: Path) -> None:
    async def before() -> dict[str, list[str]]:
        return await _play_side_by_side(tmp_path, 5, 40)

    laid = asyncio.run(before())
    spoiled = _rot(tmp_path / FILE, list(laid))
    assert 1 <= len(spoiled) <= 2, "the rows of a table lie together"
    with serving(tmp_path) as server:
        aside = {table for table in laid if _info(server, table)["state"] == "set_aside"}
        # Whose last entry stands right before the page cannot be known to be whole by whoever reads on from there.
        beside = max((table for table in laid if table < min(spoiled)), default="")
        assert spoiled <= aside <= spoiled | {beside}
        for table in aside:
            export = json.loads((tmp_path / "set-aside" / f"{table}.json").read_text())
            assert "malformed" in str(export["unread"]) or "is missing" in export["error"]
            numbers = [row[0] for row in export["rows"]]
            assert numbers == sorted(numbers)
            assert len(numbers) > 10, "what can be read is in the export"
        asyncio.run(_play_on_where_it_is_whole(server, {t: laid[t] for t in laid if t not in aside}))


def _kept(path: Path) -> dict[str, set[int]]:
    """Which entries of which tables are in a store's file."""
    found: dict[str, set[int]] = {}
    with contextlib.closing(sqlite3.connect(path)) as database:
        for table, seq in database.execute("SELECT table_id, seq FROM entries"):
            found.setdefault(table, set()).add(seq)
    return found


def test_no_page_of_rows_costs_a_table_that_is_not_on_it(tmp_path: Path) -> None:
    """Whichever rots: an entry that stands between two of them is lost with neither."""

    async def before() -> dict[str, list[str]]:
        return await _play_side_by_side(tmp_path, 5, 40)

    tables = list(asyncio.run(before()))
    path = tmp_path / FILE
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("VACUUM")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole, content, rotted = _kept(path), path.read_bytes(), 0
    for at in range(0, len(content), PAGE):
        page = content[at : at + PAGE]
        spoiled = {table for table in tables if page.count(table.encode()) > 5}
        if page[0] != LEAF or not spoiled:
            continue
        path.write_bytes(content[:at] + b"\xa5" * PAGE + content[at + PAGE :])
        mend_database(path)
        mended = _kept(path)
        rotted += 1
        assert {table for table in tables if mended.get(table) != whole[table]} == {
            table for table in tables if table.encode() in page
        }
    assert rotted > 5


def _info(server: Running, table: str) -> dict[str, Any]:
    while True:
        found: dict[str, Any] = json.loads(server.get(f"/api/tables/{table}")[1])
        if found.get("reason") != "store_away":  # it is being mended
            return found
        time.sleep(0.05)


async def _play_on_where_it_is_whole(server: Running, tables: dict[str, list[str]]) -> None:
    """The others do not only look whole: so many answers more are kept that their pages must be split."""
    for table, tokens in tables.items():
        async with server.sitting(table, tokens[0]) as (ws, welcome):
            assert welcome["table"]["state"] == "playing"
            for number in range(25):
                said = {"type": "say", "seat": 0, "text": "still here " * 27}
                attempts = 0
                heard: dict[str, Any] = {"type": ""}
                while heard["type"] != "ack":
                    if heard["type"] in ("", "refused"):
                        # A rotten page may be met only now: while the file is mended, nothing can be kept.
                        assert heard.get("reason", "store_away") == "store_away", heard
                        await asyncio.sleep(0.03)
                        attempts += 1
                        await ws.send(json.dumps({**said, "client": f"s{number}-{attempts}"}))
                    heard = json.loads(await asyncio.wait_for(ws.recv(), 20))
                await asyncio.sleep(0.03)


def test_a_full_disk_is_told_by_readyz_and_to_people_as_what_it_is(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        assert server.get("/readyz")[0] == 200
        table, token = server.alone_with_bots(level="novice")
        whole = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        # A file that may not grow: to SQLite that is a disk that takes nothing more.
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (100, whole[1]))
        time.sleep(1.1)  # what it found out a moment ago it may say again
        status, text = server.get("/readyz")
        assert (status, text) == (503, b"the store does not take anything\n")
        refused = server.act(table, token, "pause", is_paused=True)
        assert refused["reason"] == "store_away"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, whole)
        time.sleep(1.1)
        assert server.get("/readyz")[0] == 200
        assert "reason" not in server.act(table, token, "pause", is_paused=True)


def test_nobody_else_can_read_a_backup_while_it_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def fill() -> None:
        store = SqliteStore(folder)
        await store.open()
        await store.close()

    run(fill)
    with sqlite3.connect(folder / FILE) as database:
        row = "INSERT INTO notes (table_id, seat, body) VALUES (?, 0, ?)"
        database.executemany(row, [(str(number), "secret" * 2000) for number in range(1000)])
    database.close()
    seen: set[int] = set()
    is_over = threading.Event()

    def watch() -> None:
        while not is_over.is_set():
            for path in tmp_path.glob("copy*"):
                try:
                    seen.add(stat.S_IMODE(path.stat().st_mode))
                except OSError:
                    continue
            time.sleep(0.0005)

    watcher = threading.Thread(target=watch)
    with serving(folder) as server:
        watcher.start()
        done = server.command("backup", str(tmp_path / "copy.sqlite"))
        is_over.set()
        watcher.join()
    assert done.exit_code == 0, done.stderr
    assert str(tmp_path / "copy.sqlite") in done.stdout.replace("\n", "")
    assert seen == {0o600}
    for path in folder.iterdir():
        assert not stat.S_IMODE(path.stat().st_mode) & 0o077, path


def test_the_folder_of_a_house_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / FILE).touch(mode=0o644)
    with serving(folder):
        pass
    assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600
    shutil.rmtree(folder)
