"""Tables that nobody looks at sleep, wake for anybody, end in the end, and go when their time is over."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

from typer.testing import Result

from outpost31.server.running.clocks import HandClock
from outpost31.server.running.retention import DAY, Retention
from outpost31.server.store.sqlite import SqliteStore
from outpost31.server.tables.upkeep import tidy
from tests.server.asgi import Table, open_house, run
from tests.server.serving import serving
from tests.server.store.postgres import Maker
from tests.server.tables.test_tables import play_on


async def _pass(house: Table, seconds: float) -> None:
    house.clock.turn(seconds)
    await house.quiet()
    await tidy(house.house)


def test_games_that_people_left_do_not_fill_the_house(tmp_path: Path) -> None:
    """As an operator starts it: three tables at most, each left in the middle of a game with bots."""
    with serving(tmp_path, max_tables=3, sleep_minutes=0.01) as server:
        left = [server.alone_with_bots(level="novice") for _ in range(8)]
        assert all(table for table, _ in left)
    with serving(tmp_path, max_tables=3, sleep_minutes=0.01) as server:
        server.alone_with_bots(level="novice")

        async def come_back() -> None:
            for table, token in left[:5]:
                async with server.sitting(table, token) as (_, welcome):
                    assert welcome["table"]["state"] == "playing"
                    assert welcome["you"]["seats"] == [0]

        asyncio.run(come_back())


def test_a_full_house_has_no_room_while_everybody_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, max_tables=2) as house:
            for _ in range(2):
                table, tokens = await house.begun(4)
                await house.connect(table, tokens[0])
            refused = await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4})
            assert refused["reason"] == "too_many_tables"
            await house.sockets[0].leave()
            await house.quiet()
            made = await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4})
            assert "table" in made

    run(story)


def test_a_table_asleep_is_not_woken_by_a_start_nor_by_who_only_looks_on(make: Maker, tmp_path: Path) -> None:
    async def story() -> None:
        clock = HandClock()
        async with open_house(tmp_path, store=make(), clock=clock) as house:
            slept, tokens = await house.begun(4, reaction_seconds=0)
            await _pass(house, 16 * 60)
            awake, _ = await house.begun(4, reaction_seconds=0)
            assert list(house.house.tables) == [awake]
        async with open_house(tmp_path, store=make(), clock=clock) as house:
            assert list(house.house.tables) == [awake], "the others cost nothing"
            watcher, _ = await house.connect(slept)
            assert house.house.tables[slept].asleep_since
            await watcher.leave()
            _, welcome = await house.connect(slept, tokens[2])
            assert welcome["you"]["seats"] == [2]
            assert not house.house.tables[slept].asleep_since
        async with open_house(tmp_path, store=make(), clock=clock) as house:
            assert {*house.house.tables} == {slept, awake}

    run(story)


def test_bots_wait_while_a_table_sleeps_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    async def story() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            made = await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4, "name": "Ann"})
            table, token = made["table"], made["token"]
            for _ in range(3):
                await house.act(table, token, "add_bot")
            await house.act(table, token, "start")
            await house.act(table, token, "let_bot_play", seat=0)
            await _pass(house, 5)
            before = len(house.match(table).answers)
            await _pass(house, 16 * 60)
            assert not house.house.tables
            for _ in range(20):
                await _pass(house, 60)
            await house.connect(table)
            slept = len(house.match(table).answers)
            assert slept <= before + 4, "nobody looked on, nobody played"
            for _ in range(5):
                clock.turn(2)
                await house.quiet()
            assert len(house.match(table).answers) > slept

    run(story)


def test_a_game_that_is_over_is_packed_and_shown_as_before(make: Maker, tmp_path: Path) -> None:
    async def story() -> None:
        clock = HandClock()
        async with open_house(tmp_path, store=make(), clock=clock) as house:
            table, tokens = await house.begun(4, reaction_seconds=0)
            sockets = [(await house.connect(table, token))[0] for token in tokens]
            await play_on(house, table, sockets, 100_000)
            where = f"/api/tables/{table}"
            before = [
                await house.ask("GET", where + path)
                for path in ("", "/record", "/replay?viewer=everything&count=3")
            ]
            _, welcome = await house.connect(table, tokens[1])
            for socket in house.sockets:
                await socket.leave()
            await house.quiet()
            await _pass(house, 16 * 60)
            assert not house.house.tables
            kept = await house.server.services.store.load(table)
            assert kept is not None
            assert kept.packed_rows == len(kept.rows) > 20
            after = [
                await house.ask("GET", where + path)
                for path in ("", "/record", "/replay?viewer=everything&count=3")
            ]
            assert after == before
            _, again = await house.connect(table, tokens[1], epoch=welcome["epoch"], seen=welcome["n"])
            assert (again["n"], again["is_whole"]) == (welcome["n"], False)
            new = await house.act(table, tokens[1], "rematch")
            assert new["seats"] == [1]
        async with open_house(tmp_path, store=make(), clock=clock) as house:
            info = await house.ask("GET", where)
            assert info["rematch"] == new["table"], "what came after the packing is kept too"

    run(story)


def test_retention_ends_what_was_abandoned_and_deletes_what_is_old(make: Maker, tmp_path: Path) -> None:
    async def story() -> None:
        clock = HandClock()
        async with open_house(tmp_path, store=make(), clock=clock) as house:
            services = house.server.services
            services.retention = Retention(unstarted=2 * DAY, abandoned=10 * DAY, finished=20 * DAY)
            playing, tokens = await house.begun(4)
            lobby, _ = await house.laid(4)
            await _pass(house, 16 * 60)
            await _pass(house, 24 * 3600)
            assert (await house.ask("GET", f"/api/tables/{lobby}"))["state"] == "lobby"
            await _pass(house, 2 * 24 * 3600)
            assert (await house.ask("GET", f"/api/tables/{lobby}"))["reason"] == "no_such_table"
            assert (await house.ask("GET", f"/api/tables/{playing}"))["state"] == "playing"
            await _pass(house, 8 * 24 * 3600)
            info = await house.ask("GET", f"/api/tables/{playing}")
            assert (info["state"], info["is_abandoned"]) == ("ended", True)
            _, welcome = await house.connect(playing, tokens[0])
            assert welcome["items"][-1]["notice"] == "ended_unattended"
            for socket in house.sockets:
                await socket.leave()
            await _pass(house, 16 * 60)
            await _pass(house, 21 * 24 * 3600)
            assert (await house.ask("GET", f"/api/tables/{playing}"))["reason"] == "no_such_table"
            assert await services.store.load(playing) is None
            assert await services.store.salvage(playing) == ([], None)

    run(story)


def test_whoever_comes_back_in_time_has_all_the_time_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock()) as house:
            table, tokens = await house.begun(4)
            for _ in range(4):
                await _pass(house, 16 * 60)
                await _pass(house, 20 * 24 * 3600)
                socket, welcome = await house.connect(table, tokens[0])
                assert welcome["table"]["state"] == "playing"
                await socket.leave()

    run(story)


def test_a_table_set_aside_is_given_up_when_nobody_comes(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock()) as house:
            table, tokens = await house.begun(4)
            house.house.tables[table].set_aside("broken_rules", KeyError("a bug"))
            await _pass(house, 16 * 60)
            store = house.server.services.store
            assert isinstance(store, SqliteStore)
            with store.connect() as database:
                database.execute("UPDATE entries SET body = 'nothing' WHERE seq = 4")
            database.close()
            await _pass(house, 31 * 24 * 3600)
            kept = await store.load(table)
            assert kept is not None
            assert kept.state == "given_up"
            assert (await house.ask("GET", f"/api/tables/{table}/export", token=tokens[0]))["unread"] is None

    run(story)


def test_a_table_that_is_asked_for_while_it_falls_asleep_wakes(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock()) as house:
            table, tokens = await house.begun(4)
            for _ in range(5):
                leaving = house.house.let_sleep(house.house.tables[table])
                found = await asyncio.gather(*(house.house.find(table) for _ in range(4)))
                assert len({id(one) for one in found}) == 1
                assert house.house.tables[table] is found[0]
                await leaving
            _, welcome = await house.connect(table, tokens[0])
            assert welcome["table"]["state"] == "playing"

    run(story)


# ------------------------------------------------------------------------------ an operator's command


def _said(done: Result) -> str:
    assert done.exit_code == 0, done.stderr
    return str(done.stdout)


def test_an_operator_lists_shows_ends_and_deletes_tables_beside_a_running_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        first, token = server.alone_with_bots(level="novice", bot_seconds=5)
        second, _ = server.alone_with_bots(level="novice", bot_seconds=5)
        listed = _said(server.command("tables", "list"))
        assert first in listed and second in listed
        shown = _said(server.command("tables", "show", first))
        assert "Ann" in shown and "stayaway" in shown
        assert token not in shown

        async def ended() -> str:
            async with server.sitting(first, token) as (ws, _):
                done = await asyncio.to_thread(server.command, "tables", "end", first)
                assert done.exit_code == 0, done.stderr
                while (heard := json.loads(await asyncio.wait_for(ws.recv(), 10)))["type"] != "table_changed":
                    pass
                return str(heard["table"]["state"])

        assert asyncio.run(ended()) == "ended"
        _said(server.command("tables", "delete", second, "--yes"))
        assert server.get(f"/api/tables/{second}")[0] == 404
        refused = server.command("tables", "end", "nowhere")
        assert (refused.exit_code, refused.stderr) == (2, "outpost31: there is no such table.\n")
    listed = _said(server.command("tables", "list", "--state", "ended"))
    assert first in listed and second not in listed
    _said(server.command("tables", "delete", first, "--yes"))
    assert first not in _said(server.command("tables", "list"))


def test_the_port_is_open_at_once_whatever_is_in_the_store(tmp_path: Path) -> None:
    """What sleeps or is over is not looked at; what was awake comes in meanwhile."""

    async def fill() -> None:
        async with open_house(tmp_path, clock=HandClock()) as house:
            for _ in range(3):
                await house.begun(4)
            await _pass(house, 16 * 60)
            await house.begun(4)

    run(fill)
    with SqliteStore(tmp_path).connect() as database:
        rows = [(f"over{number}", "ended") for number in range(20_000)]
        rows += [(f"asleep{number}", "playing") for number in range(2_000)]
        database.execute("BEGIN")
        database.executemany("INSERT INTO tables VALUES (?, ?, 1, 1790000000000, 1790000000000)", rows)
        database.executemany(
            "INSERT INTO packs VALUES (?, 1, x'00')", [(table,) for table, _ in rows[:20_000]]
        )
    database.close()

    async def look() -> None:
        async with open_house(tmp_path) as house:
            assert len(house.house.tables) == 1

    started = time.process_time()
    run(look)
    assert time.process_time() - started < 1.0
