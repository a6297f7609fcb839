"""The demo: always something to look at and somewhere to sit down, and nothing left of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from outpost31.kernel import GAMES
from outpost31.server.commands import held
from outpost31.server.config import Config, from_environment
from outpost31.server.running.clocks import HandClock
from outpost31.server.tables import demo
from outpost31.server.tables.demo import Demo, settings_of_a_demo
from tests.server.asgi import Table, open_house, run
from tests.server.serving import serving


def states(house: Table) -> dict[str, list[str]]:
    """The states of all tables, by game."""
    found: dict[str, list[str]] = {}
    for live in house.house.tables.values():
        found.setdefault(live.standing.game, []).append(live.standing.state)
    return {game: sorted(all_of) for game, all_of in found.items()}


async def listed(house: Table) -> list[dict[str, Any]]:
    """The public list."""
    tables: list[dict[str, Any]] = (await house.ask("GET", "/api/tables"))["tables"]
    return tables


def test_a_table_of_each_game_waits_for_visitors_and_then_bots_play_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock()) as house:
            shown = Demo(house.house, minutes=90)
            await shown.look()
            await shown.look()
            assert states(house) == {game: ["lobby"] for game in GAMES}
            assert all(0 < one["taken"] < one["seats"] for one in await listed(house))
            house.clock.turn(demo.PATIENCE / 1000)
            await shown.look()
            assert states(house) == {game: ["lobby", "playing"] for game in GAMES}
            assert len(await listed(house)) == 2 * len(GAMES), "games that run can be looked at"
            house.clock.turn(demo.PATIENCE / 1000)
            await shown.look()
            assert states(house) == {game: ["lobby", "playing"] for game in GAMES}, (
                "one game of each is enough"
            )

    run(story)


def test_who_sits_down_and_is_ready_plays_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock()) as house:
            shown = Demo(house.house, minutes=90)
            await shown.look()
            table = next(one["table"] for one in await listed(house) if one["game"] == "stayaway")
            joined = await house.ask("POST", f"/api/tables/{table}/join", {"name": "Ann"})
            house.clock.turn(10 * demo.PATIENCE / 1000)
            await shown.look()
            assert house.house.tables[table].standing.state == "lobby", "nobody is hurried"
            await house.act(table, joined["token"], "set_ready", seat=joined["seats"][0], is_ready=True)
            await shown.look()
            assert house.house.tables[table].standing.state == "playing"
            watcher, welcome = await house.connect(table)
            assert welcome["type"] == "welcome"
            await watcher.leave()

    run(story)


def test_a_game_that_lasts_too_long_is_ended_whoever_laid_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock()) as house:
            shown = Demo(house.house, minutes=90)
            table, _ = await house.begun(4)
            house.clock.turn(89 * 60)
            await shown.look()
            assert house.house.tables[table].standing.state == "playing"
            house.clock.turn(60)
            await shown.look()
            assert (await house.ask("GET", f"/api/tables/{table}"))["state"] == "ended"

    run(story)


def test_nothing_of_a_demo_is_kept(tmp_path: Path) -> None:
    with held(Config(demo=True, data=tmp_path / "mine")) as config:
        folder = config.data
        assert folder.is_dir()
        (folder / "outpost31.sqlite").touch()
    assert not folder.exists()
    assert not (tmp_path / "mine").exists()
    for_minutes = settings_of_a_demo(Config(demo_minutes=30.0, backup_every=6.0), tmp_path)
    assert for_minutes.finished_days * 24 * 60 == pytest.approx(demo.LINGER_MINUTES)
    assert for_minutes.abandoned_days * 24 * 60 == pytest.approx(30)
    assert for_minutes.backup_every == 0


def test_a_demo_that_is_stopped_leaves_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = tmp_path / "rooms"
    rooms.mkdir()
    monkeypatch.setenv("TMPDIR", str(rooms))
    with serving(tmp_path / "mine", demo="yes") as server:
        assert len(list(rooms.glob("outpost31-demo-*"))) == 1
        server.process.terminate()
        server.process.wait(30)
        assert list(rooms.glob("outpost31-demo-*")) == []


def test_a_demo_takes_no_store() -> None:
    with pytest.raises(ValueError, match="keeps nothing"):
        from_environment({"OUTPOST31_DEMO": "yes", "OUTPOST31_STORE": "postgresql://somewhere"})
