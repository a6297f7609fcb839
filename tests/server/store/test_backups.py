"""Backups that a server writes by itself, and going back to a moment before one."""

from __future__ import annotations

import asyncio
import stat
import time
from pathlib import Path
from typing import Any

import pytest

from outpost31.server.config import Config
from outpost31.server.running.clocks import HandClock
from outpost31.server.store import StoreBroken, backups
from outpost31.server.store.sqlite import SqliteStore
from outpost31.server.tables.upkeep import tidy
from tests.server.asgi import open_house, run
from tests.server.serving import serving
from tests.server.store.postgres import Maker
from tests.server.tables.test_play import all_in
from tests.server.tables.test_tables import play_on


def test_a_backup_holds_every_moment_before_it(make: Maker, tmp_path: Path) -> None:
    async def story() -> None:
        clock, copy = HandClock(1_790_000_000_000), tmp_path / "copy.sqlite"
        async with open_house(tmp_path / "data", store=make("data"), clock=clock) as house:
            over, _, sockets = await all_in(house)
            await play_on(house, over, sockets, 100_000)
            table, tokens, sockets = await all_in(house)
            await play_on(house, table, sockets, 12)
            digest, moment = house.match(table).digest(), clock.now()
            clock.turn(60)
            await play_on(house, table, sockets, 12, seed=2)
            later, _ = await house.begun(4)
            for socket in house.sockets:
                await socket.leave()
            clock.turn(16 * 60)
            await tidy(house.house)  # the one that is over is packed, the others sleep
            await house.server.services.store.backup(copy)
        config = Config(data=tmp_path / "data")
        await backups.restore(config, make("data"), copy, until=moment)
        async with open_house(tmp_path / "data", store=make("data"), clock=clock) as house:
            await house.connect(table, tokens[0])
            assert house.match(table).digest() == digest
            assert (await house.ask("GET", f"/api/tables/{later}"))["reason"] == "no_such_table"
            assert (await house.ask("GET", f"/api/tables/{over}"))["state"] == "ended"
            sockets = [(await house.connect(table, token))[0] for token in tokens]
            await play_on(house, table, sockets, 5, seed=3)
        await backups.restore(config, make("data"), copy, until=1)
        async with open_house(tmp_path / "data", store=make("data"), clock=clock) as house:
            for gone in (over, table, later):
                assert (await house.ask("GET", f"/api/tables/{gone}"))["reason"] == "no_such_table"

    run(story)


def test_the_server_writes_backups_by_itself_and_keeps_the_last_ones(make: Maker, tmp_path: Path) -> None:
    async def story() -> None:
        names = iter(f"outpost31-2026111{number}T000000Z.sqlite" for number in range(9))
        settings: dict[str, Any] = {"backup_every": 0.2 / 3600, "backups_kept": 2}
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(time, "strftime", lambda *_: next(names))
            async with open_house(tmp_path / "data", store=make("data"), **settings) as house:
                table, _, sockets = await all_in(house)
                await play_on(house, table, sockets, 5)
                digest = house.match(table).digest()
                for _ in range(400):
                    found = backups.own_backups(tmp_path / "data" / "backups")
                    if len(found) == 2 and found[0].name > "outpost31-20261112":
                        break
                    await asyncio.sleep(0.05)
                assert len(found) == 2, "older ones are deleted"
                assert b"outpost31_backup_timestamp_seconds 1" in house.server.services.metrics.text()
        await backups.restore(Config(data=tmp_path / "other"), SqliteStore(tmp_path / "other"), found[-1])
        async with open_house(tmp_path / "other") as house:
            assert house.match(table).digest() == digest, "it was tried, and is what was played"

    run(story)


def test_a_backup_that_fails_is_told_and_tried_again(tmp_path: Path) -> None:
    class Full(SqliteStore):
        tries = 0

        async def backup(self, target: Path) -> None:
            self.tries += 1
            if self.tries < 3:
                raise StoreBroken("the disk is full")
            await super().backup(target)

    async def story() -> None:
        store = Full(tmp_path)
        async with open_house(tmp_path, store=store, backup_every=0.01 / 3600) as house:
            for _ in range(400):
                if store.tries > 3:
                    break
                await asyncio.sleep(0.01)
            assert b"outpost31_backups_failed_total 2.0" in house.server.services.metrics.text()

    run(story)


def test_a_real_server_is_set_to_back_up_and_taken_back_to_a_moment(tmp_path: Path) -> None:
    with serving(tmp_path / "data", backup_every=0.3 / 3600) as server:
        table, _ = server.alone_with_bots(level="novice")
        folder = tmp_path / "data" / "backups"
        for _ in range(600):
            if len(backups.own_backups(folder)) > 1:
                break
            asyncio.run(asyncio.sleep(0.05))
        found = backups.own_backups(folder)
        assert {stat.S_IMODE(path.stat().st_mode) for path in (folder, *found)} == {0o700, 0o600}
        refused = server.command("restore", str(found[-1]), "--until", "yesterday")
        assert (refused.exit_code, "write it like" in refused.stderr) == (2, True)
        done = server.command("restore", str(found[-1]), "--until", "2026-01-01T00:00")
        assert done.exit_code == 0, done.stderr
        assert server.get(f"/api/tables/{table}")[0] == 404
