"""A database that goes away in mid game and comes back: nothing acknowledged is lost, and the table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import pytest

from outpost31.server.protocol.vocabulary import PROTOCOL
from outpost31.server.store import StoreAway, Write, copies, files
from outpost31.server.store.files import check_backup
from outpost31.server.store.postgres import KEEPALIVE, PostgresStore
from outpost31.server.store.postgres_writes import Group
from tests.server.asgi import Socket, Table, open_house, run
from tests.server.nodes.lines import Line
from tests.server.store.postgres import Database, database
from tests.server.tables.test_play import all_in
from tests.server.tables.test_tables import play_on


@pytest.fixture
def postgres() -> Iterator[Database]:
    with database() as found:
        yield found


async def ready(house: Table) -> int:
    return (await house.request("GET", "/readyz"))[0]


async def until(house: Table, status: int) -> None:
    for _ in range(400):
        if await ready(house) == status:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"never {status}")


def an_answer(house: Table, table: str, client: str) -> dict[str, Any]:
    question = house.match(table).questions[0]
    option = next(one for one in question.options if one != "declare")
    return {"client": client, "seat": question.seat, "question": question.id, "option": option}


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_a_game_goes_on_after_its_database_was_away(tmp_path: Path, postgres: Database, mode: str) -> None:
    async def story() -> None:
        store = PostgresStore(postgres.address)
        async with open_house(tmp_path, store=store) as house:
            table, tokens, sockets = await all_in(house, 4)
            await play_on(house, table, sockets, 12)
            assert await ready(house) == 200
            answers = len(house.match(table).answers)
            await asyncio.to_thread(postgres.stop, mode)
            await until(house, 503)
            said = an_answer(house, table, "away")
            mine = sockets[said["seat"]]
            mine.say("answer", **said)
            assert (await mine.hear("ack", "refused"))["reason"] == "store_away"
            laid = await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4})
            assert (laid["status"], laid["reason"]) == (503, "store_away")
            unknown = await house.ask("GET", "/api/tables/abcdefgh")
            assert (unknown["status"], unknown["reason"]) == (503, "store_away")
            assert len(house.match(table).answers) == answers, "nothing was done that could not be kept"
            await asyncio.to_thread(postgres.start)
            await until(house, 200)
            await house.quiet()
            mine.say("answer", **said)
            assert (await mine.hear("ack", "refused"))["type"] == "ack"
            await play_on(house, table, sockets, 12, seed=2)
            played = house.match(table).answers[:]
            assert len(played) > answers + 12
        async with open_house(tmp_path, store=PostgresStore(postgres.address)) as house:
            await house.connect(table, tokens[0])
            assert house.match(table).answers == played, "and all of it is there after a stop"

    run(story)


BEFORE = {
    "before": ConnectionResetError("lost on the way there"),
    "at once": asyncpg.InternalClientError("another operation is in progress"),
    "strangely": RuntimeError("nobody has thought of this"),
}


class LosesTheAnswer(PostgresStore):
    """The database goes away in the middle of a commit, which it keeps or not."""

    fails = ""

    async def _transact(self, connection: Any, groups: list[Group]) -> set[int]:
        if self.fails in BEFORE:
            raise BEFORE[self.fails]
        lost = await super()._transact(connection, groups)
        if self.fails == "after":
            raise ConnectionResetError("lost on the way back")
        return lost


@pytest.mark.parametrize("fails", [*BEFORE, "after"])
def test_whether_it_was_kept_shows_when_the_database_is_back(
    tmp_path: Path, postgres: Database, fails: str
) -> None:
    """A refused answer is given again with the same client id: it counts once, whether it was kept or not."""

    async def story() -> None:
        store = LosesTheAnswer(postgres.address)
        async with open_house(tmp_path, store=store) as house:
            table, _, sockets = await all_in(house, 4)
            await play_on(house, table, sockets, 6)
            said = an_answer(house, table, "once")
            mine = sockets[said["seat"]]
            other = sockets[(said["seat"] + 1) % 4]
            other.forget()
            store.fails = fails
            mine.say("answer", **said)
            assert (await mine.hear("ack", "refused"))["reason"] == "store_away"
            store.fails = ""
            assert (await _refused_hello(house, table)) == "store_away", "it may show what was not kept"
            await until(house, 200)
            await house.quiet()
            update = await other.hear("update")
            assert bool(update["items"]) is (fails == "after"), "what was kept after all is told to all"
            mine.say("answer", **said)
            assert (await mine.hear("ack", "refused"))["type"] == "ack"
            standing = house.house.tables[table].standing
            assert standing.clients.get(said["seat"], "once") is not None
            rows = await store.load(table)
            assert rows is not None
            assert sum('"once"' in row.body for row in rows.rows) == 1
            await play_on(house, table, sockets, 6, seed=2)

    run(story)


async def _refused_hello(house: Table, table: str) -> str:
    socket: Socket = house.socket(table)
    socket.say("hello", protocol=PROTOCOL)
    return str((await socket.hear("welcome", "refused")).get("reason"))


def test_bots_play_on_by_themselves_when_the_database_is_back(tmp_path: Path, postgres: Database) -> None:
    async def story() -> None:
        async with open_house(tmp_path, store=PostgresStore(postgres.address)) as house:
            body = {"game": "stayaway", "seats": 4, "name": "Ann"}
            settings = {"reaction_seconds": 0, "bot_seconds": 0.05}
            made = await house.ask("POST", "/api/tables", {**body, "settings": settings})
            for _ in range(3):
                await house.act(made["table"], made["token"], "add_bot")
            await house.act(made["table"], made["token"], "start")
            await house.act(made["table"], made["token"], "let_bot_play", seat=0)
            for _ in range(200):
                await asyncio.sleep(0.05)
                if len(house.match(made["table"]).answers) > 5:
                    break
            await asyncio.to_thread(postgres.stop)
            await until(house, 503)
            stopped = len(house.match(made["table"]).answers)
            assert stopped > 5
            await asyncio.to_thread(postgres.start)
            await until(house, 200)
            for _ in range(200):
                await asyncio.sleep(0.05)
                match = house.match(made["table"])
                if len(match.answers) > stopped + 5 or match.outcome is not None:
                    break
            assert len(match.answers) > stopped + 5 or match.outcome is not None

    run(story)


def test_a_commit_while_the_database_is_away_is_refused_at_once(postgres: Database) -> None:
    async def story() -> None:
        store = PostgresStore(postgres.address)
        await store.open()
        await asyncio.to_thread(postgres.stop, "immediate")
        for _ in range(100):
            if store.is_away:
                break
            await asyncio.sleep(0.05)
        with pytest.raises(StoreAway):
            await store.commit(Write(table="a", state="lobby"))
        with pytest.raises(StoreAway):
            await store.load("a")
        await store.close()

    run(story)


def test_a_client_that_stumbles_on_its_way_back_tries_again(postgres: Database) -> None:
    """It may stumble over anything, such as a database that says goodbye while it is being greeted."""

    async def story() -> None:
        store = PostgresStore(postgres.address)
        await store.open()
        connect, stumbles = store._connect, [asyncpg.InternalClientError("got no answer"), EOFError("cut")]

        async def stumbling() -> None:
            if stumbles:
                raise stumbles.pop()
            await connect()

        store._connect = stumbling  # type: ignore[assignment, method-assign]
        assert store._writing is not None
        store._writing.terminate()
        while not store.is_away:
            await asyncio.sleep(0.01)
        async with asyncio.timeout(60):
            await store.present()
        await store.commit()
        assert not stumbles
        await store.close()

    run(story)


def test_the_database_notices_soon_that_our_line_was_cut(postgres: Database) -> None:
    """Its lock would be our ghost's for as long as it does not, and we could not write again."""

    async def story() -> None:
        store = PostgresStore(postgres.address)
        await store.open()
        try:
            assert store._writing is not None
            for name, value in KEEPALIVE.items():
                asked = "SELECT setting FROM pg_settings WHERE name = $1"
                assert await store._writing.fetchval(asked, name) == value
        finally:
            await store.close()

    run(story)


def test_a_backup_takes_as_long_as_its_disk_does(
    tmp_path: Path, postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the database was told to hang up soon on whoever is silent in a transaction."""
    slow = asyncio.to_thread

    async def slower(work: Any, *given: Any) -> Any:
        await asyncio.sleep(0.3)
        return await slow(work, *given)

    async def story() -> None:
        store = PostgresStore(postgres.address)
        await store.open()
        try:
            await store.commit(Write(table="a", state="lobby"))
            hasty = "ALTER DATABASE postgres SET idle_in_transaction_session_timeout = '100ms'"
            await store._fetch(hasty)
            monkeypatch.setattr(asyncio, "to_thread", slower)
            await store.backup(tmp_path / "copy.sqlite")
            check_backup(tmp_path / "copy.sqlite")
        finally:
            await store.close()

    run(story)


def test_a_backup_whose_line_is_cut_fails_and_the_next_one_is_written(
    tmp_path: Path, postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waited for the rest for ever, and no other was begun."""

    async def story() -> None:
        line = Line(urlsplit(postgres.address).port or 0)
        await line.lay()
        store = PostgresStore(f"postgresql://outpost31@127.0.0.1:{line.port}/postgres")
        try:
            whole = PostgresStore(postgres.address)
            await whole.open()  # with its schema
            await whole.close()
            monkeypatch.setattr("outpost31.server.store.postgres.ANSWER_SECONDS", 2.0)

            def cut(writing: Any) -> None:
                files.migrate(writing)
                line.cut()

            monkeypatch.setattr(copies, "migrate", cut)
            with pytest.raises(StoreAway):
                async with asyncio.timeout(60):
                    await store.backup(tmp_path / "copy.sqlite")
            assert not (tmp_path / "copy.sqlite").exists()
            monkeypatch.undo()
            line.mend()
            await store.backup(tmp_path / "copy.sqlite")
            check_backup(tmp_path / "copy.sqlite")
        finally:
            await line.close()

    run(story)
