"""Recovery: stops, broken tables, damaged rows, older rules, a disk that refuses, backups and restoring."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from outpost31.kernel import GAMES
from outpost31.server import app
from outpost31.server.config import Config
from outpost31.server.store import StoreBroken, Write, backups
from outpost31.server.store.sqlite import SqliteStore
from outpost31.server.tables.upkeep import tidy
from tests.server.asgi import Table, open_house, run
from tests.server.tables.test_play import all_in, answer_once
from tests.server.tables.test_tables import play_on


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_comes_back_exactly_as_it_was(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        seats = GAMES[game].seats[0]
        async with open_house(tmp_path) as house:
            table, tokens = await house.begun(seats, game, reaction_seconds=0)
            sockets = [(await house.connect(table, token))[0] for token in tokens]
            await play_on(house, table, sockets, 40)
            digest = house.match(table).digest()
            welcomes = [(await house.connect(table, token))[1] for token in [*tokens, None]]
        async with open_house(tmp_path) as house:
            assert house.match(table).digest() == digest
            for token, before in zip([*tokens, None], welcomes, strict=True):
                _, welcome = await house.connect(table, token)
                for part in ("items", "picture", "n", "epoch", "you"):
                    assert welcome[part] == before[part]
            sockets = [(await house.connect(table, token))[0] for token in tokens]
            await play_on(house, table, sockets, 10, seed=3)

    run(story)


def test_a_bug_in_the_rules_sets_one_table_aside_and_the_others_live_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens, sockets = await all_in(house)
            healthy, well, others = await all_in(house)
            match = house.match(table)
            question = match.questions[0]

            def broken(*_: Any) -> None:
                raise KeyError("a bug")

            with monkeypatch.context() as patch:
                patch.setattr(type(match.table.agenda[-1]), "apply", broken)
                sockets[question.seat].say(
                    "answer", client="b", seat=question.seat, question=question.id, option=question.options[0]
                )
                assert (await sockets[question.seat].hear("refused"))["reason"] == "broken"
            told = await sockets[0].hear("set_aside")
            assert told["reason"] == "broken_rules"
            await answer_once(house, healthy, others, "fine")
            _, welcome = await house.connect(table, tokens[1])
            assert welcome["table"]["state"] == "set_aside"
            assert welcome["picture"]["view"] is None
            await _only_its_own_is_exported(house, table, tokens, told["export"])
            early = await house.ask("GET", f"/api/tables/{healthy}/export", token=well[1])
            assert early["reason"] == "not_over"
            await house.act(table, tokens[0], "end_table")
            export = await house.ask("GET", f"/api/tables/{table}/export", token=tokens[1])
            assert export["format"] == "outpost31-set-aside-1"
            assert len(export["rows"]) > 5
        async with open_house(tmp_path) as house:
            assert healthy in house.house.tables

    run(story)


async def _only_its_own_is_exported(house: Table, table: str, tokens: list[str], where: str) -> None:
    """Until the host has ended the table each gets what its own seat was told, and no more."""
    journals = house.house.tables[table].standing.journals
    for seat, token in enumerate(tokens):
        export = await house.ask("GET", where, token=token)
        assert export["format"] == "outpost31-told-1"
        assert export["viewer"] == seat
        assert export["names"] == [f"person {number}" for number in range(4)]
        assert export["items"] == [json.loads(item) for item in journals.of(seat)]
        assert len(export["items"]) > 5
        assert not {"rows", "error"} & export.keys()
        for other in {*range(4)} - {seat}:
            refused = await house.ask("GET", f"{where}?viewer={other}", token=token)
            assert refused["reason"] == "not_your_seat"
    assert (await house.ask("GET", where))["reason"] == "bad_token"


def test_one_device_with_several_seats_gets_each_alone_of_a_table_set_aside(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens = await house.laid(4)
            await house.act(table, tokens[0], "change_table", seats=5)
            await house.ask("POST", f"/api/tables/{table}/join", {"name": "also here"}, tokens[0])
            for token, seat in ((tokens[0], 4), *((token, seat) for seat, token in enumerate(tokens))):
                await house.act(table, token, "set_ready", seat=seat, is_ready=True)
            await house.act(table, tokens[0], "start")
            live = house.house.tables[table]
            live.set_aside("broken_rules", KeyError("a bug"))
            public = await house.ask("GET", f"/api/tables/{table}/export", token=tokens[0])
            assert public["viewer"] is None
            mine = await house.ask("GET", f"/api/tables/{table}/export?viewer=4", token=tokens[0])
            assert mine["items"] == [json.loads(item) for item in live.standing.journals.of(4)]
            assert mine["items"] != public["items"]

    run(story)


def test_a_damaged_row_sets_one_table_aside(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            damaged = [await house.begun(4, reaction_seconds=0) for _ in range(4)]
            healthy, tokens = await house.begun(4, reaction_seconds=0)
        with sqlite3.connect(tmp_path / "outpost31.sqlite") as database:
            spoil = "UPDATE entries SET body = {} WHERE table_id = ? AND seq = 3"
            database.execute(spoil.format("replace(body, 'person', 'parson')"), (damaged[0][0],))
            database.execute(spoil.format("CAST(x'fffe41' AS TEXT)"), (damaged[1][0],))
            database.execute("DELETE FROM entries WHERE table_id = ? AND seq = 4", (damaged[2][0],))
            database.execute("DELETE FROM entries WHERE table_id = ?", (damaged[3][0],))
            database.commit()
        async with open_house(tmp_path) as house:
            for table, _ in damaged[:3]:
                _, welcome = await house.connect(table)
                assert welcome["table"]["set_aside"] == "damaged"
                assert (tmp_path / "set-aside" / f"{table}.json").exists()
            _, welcome = await house.connect(healthy, tokens[0])
            assert welcome["table"]["state"] == "playing"

    run(story)


def test_a_table_begun_under_older_rules_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens = await house.begun(4)
        newer = dataclasses.replace(GAMES["stayaway"], version=GAMES["stayaway"].version + 1)
        with monkeypatch.context() as patch:
            patch.setitem(GAMES, "stayaway", newer)
            async with open_house(tmp_path) as house:
                socket, welcome = await house.connect(table, tokens[1])
                assert welcome["table"]["set_aside"] == "older_rules"
                told = await socket.hear("set_aside")
                assert told["args"] == {"begun": newer.version - 1, "now": newer.version}
                socket.say("answer", client="a", seat=1, question=1, option="draw")
                assert (await socket.hear("refused"))["reason"] == "older_rules"
                for what in ("record", "replay"):
                    refused = await house.ask("GET", f"/api/tables/{table}/{what}", token=tokens[1])
                    assert refused["reason"] == "older_rules"
        async with open_house(tmp_path) as house:
            assert house.match(table) is not None, "under its own rules it is played on"

    run(story)


class Refusing(SqliteStore):
    """A disk that refuses when told to."""

    refuses = False

    async def commit(self, *writes: Write) -> None:
        if self.refuses:
            raise StoreBroken("the disk is full")
        await super().commit(*writes)


def test_what_the_disk_refuses_did_not_happen(tmp_path: Path) -> None:
    async def story() -> None:
        store = Refusing(tmp_path)
        async with open_house(tmp_path, store=store) as house:
            table, _, sockets = await all_in(house)
            await play_on(house, table, sockets, 10)
            before = house.match(table).digest()
            watcher, welcome = await house.connect(table)
            question = house.match(table).questions[0]
            option = question.options[0]
            said = {"client": "r", "seat": question.seat, "question": question.id, "option": option}
            store.refuses = True
            sockets[question.seat].say("answer", **said)
            assert (await sockets[question.seat].hear("refused"))["reason"] == "broken"
            assert house.match(table).digest() == before
            store.refuses = False
            sockets[question.seat].say("answer", **said)
            assert (await sockets[question.seat].hear("ack"))["client"] == "r"
            update = await watcher.hear("update")
            assert update["n"] - len(update["items"]) == welcome["n"]

    run(story)


def test_a_backup_of_a_running_server_is_restored_into_a_running_server(tmp_path: Path) -> None:
    async def story() -> None:
        folder, copy = tmp_path / "data", tmp_path / "backup.sqlite"
        config = Config(data=folder)
        held = backups.lock(folder)
        async with open_house(folder) as house:
            table, tokens, sockets = await all_in(house)
            await play_on(house, table, sockets, 10)
            await backups.backup(config, house.server.services.store, copy)
            digest = house.match(table).digest()
            _, before = await house.connect(table, tokens[1])
            await play_on(house, table, sockets, 10, seed=2)
            later, _ = await house.begun(4)
            assert house.match(table).digest() != digest
            # As `outpost31 restore` does it from another process, while the server runs:
            await backups.restore(config, SqliteStore(folder), copy)
            assert (await sockets[1].hear("goodbye"))["reason"] == "restored"
            assert await sockets[1].ends() == 4000
            await house.house.all_awake()
            assert house.match(table).digest() == digest
            assert (await house.ask("GET", f"/api/tables/{later}"))["reason"] == "no_such_table"
            resumed = {"epoch": before["epoch"], "seen": before["n"]}
            _, after = await house.connect(table, tokens[1], **resumed)
            assert after["is_whole"], "its numbers are of another past"
            assert after["items"] == before["items"]
            fresh = [(await house.connect(table, token))[0] for token in tokens]
            await play_on(house, table, fresh, 10, seed=3)
        held.close()
        await backups.restore(config, SqliteStore(folder), copy)
        async with open_house(folder) as house:
            assert house.match(table).digest() == digest
        broken = tmp_path / "broken.sqlite"
        broken.write_bytes(copy.read_bytes()[:5000])
        with pytest.raises(StoreBroken):
            await backups.restore(config, SqliteStore(folder), broken)

    run(story)


def test_one_server_has_a_data_folder(tmp_path: Path) -> None:
    held = backups.lock(tmp_path)
    with pytest.raises(backups.AlreadyRunning):
        backups.lock(tmp_path)
    held.close()
    backups.lock(tmp_path).close()


def test_a_quiet_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    from outpost31.server.running.clocks import HandClock

    async def story() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            table, tokens = await house.begun(4)
            lobby, _ = await house.laid(4)
            digest = house.match(table).digest()
            clock.turn(16 * 60)
            await tidy(house.house)
            assert table not in house.house.tables
            assert lobby not in house.house.tables
            welcomes = await asyncio.gather(*(house.connect(table, token) for token in tokens))
            assert house.match(table).digest() == digest
            assert len(welcomes) == 4
            clock.turn(25 * 3600)
            await tidy(house.house)
            assert (await house.ask("GET", f"/api/tables/{lobby}"))["reason"] == "no_such_table"

    run(story)


def test_a_stop_says_goodbye_and_finishes_what_is_under_way(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens, sockets = await all_in(house)
            question = house.match(table).questions[0]
            said = {"client": "last", "seat": question.seat, "question": question.id, "option": "draw"}
            sockets[question.seat].say("answer", **said)
            await sockets[question.seat].hear("ack")
            house.house.say_goodbye()
            assert (await sockets[0].hear("goodbye"))["reason"] == "shutting_down"
            assert await sockets[0].ends() == 4000
            late = await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4})
            assert late["reason"] == "shutting_down"
        async with open_house(tmp_path) as house:
            assert (
                house.match(table).game.key,
                sum(s != "fate" for s, _ in house.match(table).answers),
            ) == ("stayaway", 1)
            assert json.dumps(tokens)

    run(story)


def test_who_tidies_does_not_stop_at_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(app, "TIDY_SECONDS", 0.01)
        tidied: list[int] = []

        async def tidy(house: Any) -> None:
            del house
            tidied.append(1)
            if len(tidied) == 1:
                raise KeyError("a bug")

        monkeypatch.setattr(app, "tidy", tidy)
        async with open_house(tmp_path):
            for _ in range(200):
                if len(tidied) > 2:
                    break
                await asyncio.sleep(0.01)
            assert len(tidied) > 2

    run(story)


def test_a_backup_that_is_none_is_refused_by_a_running_server_which_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(backups, "WATCH_SECONDS", 0.01)
        async with open_house(tmp_path) as house:
            table, _, sockets = await all_in(house)
            (tmp_path / backups.ASKED).write_text("no backup at all")
            refused = tmp_path / backups.REFUSED
            for _ in range(500):
                if refused.exists() and not (tmp_path / backups.ASKED).exists():
                    break
                await asyncio.sleep(0.01)
            assert "no backup of Outpost 31" in refused.read_text()
            await answer_once(house, table, sockets, "still")

    run(story)
