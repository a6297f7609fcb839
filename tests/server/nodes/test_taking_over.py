"""Tables go from node to node: when one dies, freezes, is cut off or stops, and nobody is told what was not kept."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from outpost31.kernel import GAMES
from outpost31.server.protocol.vocabulary import PROTOCOL
from outpost31.server.running.membership import Membership
from outpost31.server.store.postgres import PostgresStore
from outpost31.server.tables import house
from outpost31.server.tables.handing_over import drain
from outpost31.server.tables.live import LiveTable
from outpost31.server.tables.upkeep import obey_all, tidy
from tests.server.asgi import open_house, run
from tests.server.nodes.houses import ask, freeze, houses, node_of, until
from tests.server.store.postgres import Maker
from tests.server.store.test_away import an_answer
from tests.server.tables.test_play import all_in
from tests.server.tables.test_tables import play_on

pytestmark = pytest.mark.parametrize("make", ["postgres"], indirect=True)


def test_a_frozen_node_loses_its_tables_and_tells_nobody_what_was_not_kept(
    make: Maker, tmp_path: Path
) -> None:
    async def story() -> None:
        async with houses(make, tmp_path) as (first, second):
            table, tokens, sockets = await all_in(first, 4)
            await play_on(first, table, sockets, 8)
            assert table not in second.house.tables
            go_on = freeze(first)
            await until(lambda: table in second.house.tables)
            assert second.match(table).digest() == first.match(table).digest()
            said = an_answer(first, table, "late")
            for socket in sockets:
                socket.forget()
            sockets[said["seat"]].say("answer", **said)
            assert await sockets[said["seat"]].ends() == 4000, "come again"
            for socket in sockets:
                assert await socket.ends() == 4000
                told = [event["text"] for event in _all(socket) if event["type"] == "websocket.send"]
                assert not any('"ack"' in text or '"update"' in text or '"refused"' in text for text in told)
            assert table not in first.house.tables
            go_on()
            await until(lambda: first.server.services.membership.is_sure)  # type: ignore[union-attr]
            again = [(await second.connect(table, token))[0] for token in tokens]
            again[said["seat"]].say("answer", **said)
            assert (await again[said["seat"]].hear("ack", "refused"))["type"] == "ack", (
                "given once, at the heir"
            )
            await play_on(second, table, again, 6, seed=2)
            terms = await ask(make, "SELECT node, term FROM tables WHERE id = $1", table)
            assert [tuple(one) for one in terms] == [(node_of(second), 2)]

    run(story)


def _all(socket: object) -> list[dict[str, str]]:
    events: asyncio.Queue[dict[str, str]] = socket.events  # type: ignore[attr-defined]
    return [events.get_nowait() for _ in range(events.qsize())]


async def hello_to_the_undead(make: Maker, folder: Path) -> list[bytes]:
    """A node wakes up that lost its tables, and before it has looked at anything else somebody says hello."""
    async with houses(make, folder) as (first, second):
        table, tokens, sockets = await all_in(first, 4)
        await play_on(first, table, sockets, 4)
        go_on = freeze(first)
        await until(lambda: table in second.house.tables)
        first.server.services.membership._sure_until = 0.0  # type: ignore[union-attr]
        go_on()
        socket = first.socket(table)
        socket.say("hello", protocol=PROTOCOL, token=tokens[0])
        await until(lambda: socket.sent)
        return socket.sent


def test_a_node_that_is_not_sure_shows_nobody_a_table(make: Maker, tmp_path: Path) -> None:
    async def story() -> None:
        sent = await hello_to_the_undead(make, tmp_path)
        assert b'"welcome"' not in sent[0]

    run(story)


def test_a_node_that_does_not_look_at_its_lease_is_caught(
    make: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted bug: it shows a table that may long have gone on elsewhere."""

    async def sure(services: object) -> bool:
        del services
        return True

    monkeypatch.setattr(house, "make_sure", sure)

    async def story() -> None:
        sent = await hello_to_the_undead(make, tmp_path)
        assert b'"welcome"' in sent[0]

    run(story)


def test_bots_go_on_at_another_node(make: Maker, tmp_path: Path) -> None:
    async def story() -> None:
        async with houses(make, tmp_path, 3) as (first, *others):
            made = await first.ask(
                "POST",
                "/api/tables",
                {"game": "stayaway", "seats": 4, "name": "Ann", "settings": {"bot_seconds": 0.4}},
            )
            table, token = made["table"], made["token"]
            for _ in range(3):
                await first.act(table, token, "add_bot")
            await first.act(table, token, "start")
            await first.act(table, token, "let_bot_play", seat=0)
            freeze(first)
            await until(lambda: any(table in one.house.tables for one in others))
            heir = next(one for one in others if table in one.house.tables)
            before = len(heir.match(table).answers)
            match = heir.match(table)
            await until(lambda: len(match.answers) > before + 3 or match.outcome is not None)

    run(story)


async def handed_over(make: Maker, folder: Path) -> bool:
    """A node is told to stop: whether another one has its table at once, as it was left."""
    async with houses(make, folder) as (first, second):
        table, tokens, sockets = await all_in(first, 4)
        await play_on(first, table, sockets, 6)
        digest = first.match(table).digest()
        await drain(first.house, 10)
        for socket in sockets:
            assert await socket.ends() == 4000
            assert b"shutting_down" in socket.sent[-1]
        assert first.house.tables == {}
        refused = await first.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4})
        assert refused["reason"] == "shutting_down", "it takes no new tables"
        assert (await first.request("GET", "/readyz"))[0] == 503, "a balancer sends nobody more"
        socket = second.socket(table)
        socket.say("hello", protocol=PROTOCOL, token=tokens[0])
        if (await socket.hear("welcome", "refused"))["type"] == "refused":
            return False
        assert second.match(table).digest() == digest
        terms = await ask(make, "SELECT node, term FROM tables WHERE id = $1", table)
        assert [tuple(one) for one in terms] == [(node_of(second), 2)]
        return True


def test_a_node_that_stops_hands_its_tables_over(make: Maker, tmp_path: Path) -> None:
    async def story() -> None:
        assert await handed_over(make, tmp_path)

    run(story)


def test_a_node_that_stops_and_keeps_its_leases_is_caught(
    make: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted bug: its people are sent away to a table that nobody may have yet."""

    async def forgetful(live: LiveTable) -> None:
        await live.stop()

    monkeypatch.setattr(house, "release", forgetful)

    async def story() -> None:
        assert not await handed_over(make, tmp_path)

    run(story)


def test_a_node_that_is_alone_keeps_its_tables_when_it_drains(make: Maker, tmp_path: Path) -> None:
    async def story() -> None:
        async with houses(make, tmp_path, 1) as (only,):
            table, _ = await only.begun()
            await drain(only.house, 10)
            assert table in only.house.tables

    run(story)


def test_who_comes_back_after_a_crash_waits_for_nobody(make: Maker, tmp_path: Path) -> None:
    """Whoever has the data folder knows that its last node is dead."""

    async def story() -> None:
        async with open_house(tmp_path, store=make(), lease_seconds=3600.0) as only:
            table, _ = await only.begun()
            crashed = node_of(only)
            only.house.tables.clear()  # and neither stops its tables nor says that it leaves
            only.server.services.membership.own = None  # type: ignore[union-attr]
        assert [one[0] for one in await ask(make, "SELECT id FROM nodes")] == [crashed]
        async with open_house(tmp_path, store=make(), lease_seconds=3600.0) as only:
            assert table in only.house.tables
            assert node_of(only) != crashed

    run(story)


def test_whoever_needs_a_table_waits_until_its_node_has_had_time_to_return(make: Maker) -> None:
    """After a restart of the database every node is late. The first one back does not bury the others."""

    async def story() -> None:
        store = make()
        await store.open()
        assert store.nodes is not None
        late = await store.nodes.join(0.0, "", {})
        mine = Membership(store.nodes, "", 0.3)
        await mine.enter()
        await mine.bury()
        others = await store.nodes.renew(late.id, 0.0, b"[]", is_draining=False)
        assert others is not None, "it is still one of them"
        await asyncio.sleep(0.35)
        await mine.bury()
        assert await store.nodes.renew(late.id, 1.0, b"[]", is_draining=False) is None
        await mine.leave()
        await store.close()

    run(story)


ORDER = "INSERT INTO orders (id, table_id, wish, at) VALUES ($1, $2, $3, $4)"


def test_an_operator_is_obeyed_by_whoever_has_the_table(make: Maker, tmp_path: Path) -> None:
    async def story() -> None:
        async with houses(make, tmp_path, lease_seconds=3600.0) as (first, second):
            mine, _ = await first.begun()
            others, _ = await second.begun()
            now = second.server.services.clock.now()
            await ask(make, ORDER, "one", mine, "end", now)
            await ask(make, ORDER, "two", others, "delete", now)
            for _ in range(2):
                await obey_all(first.house)
                await obey_all(second.house)
            replies = await ask(make, "SELECT id, reply FROM orders ORDER BY id")
            assert [tuple(one) for one in replies] == [("one", "done"), ("two", "done")]
            states = dict(await ask(make, "SELECT id, state FROM tables"))
            assert states == {mine: "ended"}

    run(story)


@pytest.mark.parametrize("wish", ["end", "delete"])
def test_an_order_waits_while_its_table_changes_hands(make: Maker, tmp_path: Path, wish: str) -> None:
    async def story() -> None:
        async with houses(make, tmp_path, 1, lease_seconds=3600.0) as (only,):
            table, _ = await only.begun()
            await ask(make, ORDER, "one", table, wish, only.server.services.clock.now())
            own = only.server.services.membership.own  # type: ignore[union-attr]
            only.server.services.membership.own = None  # type: ignore[union-attr]
            await only.house.let_sleep(only.house.tables[table])
            await obey_all(only.house)
            assert await ask(make, "SELECT reply FROM orders") == [(None,)], "nobody refused it"
            only.server.services.membership.own = own  # type: ignore[union-attr]
            await obey_all(only.house)
            assert await ask(make, "SELECT reply FROM orders") == [("done",)]

    run(story)


def test_what_is_old_is_deleted_by_a_node_that_may_have_it(make: Maker, tmp_path: Path) -> None:
    async def story() -> None:
        async with houses(make, tmp_path) as (first, second):
            table, _ = await first.laid()
            awake, _ = await second.laid()
            await first.house.let_sleep(first.house.tables[table])
            await ask(make, "UPDATE tables SET asleep_since = 1 WHERE id = ANY($1::text[])", [table, awake])
            await tidy(first.house)
            left = [one[0] for one in await ask(make, "SELECT id FROM tables")]
            assert left == [awake], "what another node has is that one's to delete"

    run(story)


def test_a_backup_is_restored_under_all_nodes(make: Maker, tmp_path: Path) -> None:
    async def story() -> None:
        async with houses(make, tmp_path) as (first, second):
            table, tokens, sockets = await all_in(second, 4)
            await play_on(second, table, sockets, 6)
            digest, epoch = second.match(table).digest(), second.server.services.epoch
            copy = tmp_path / "copy.sqlite"
            await second.server.services.store.backup(copy)
            await play_on(second, table, sockets, 4, seed=2)
            before = node_of(second)
            await first.house.restore(copy)
            for socket in sockets:
                assert await socket.ends() == 4000, "the others' people come back to the backup, too"
            await until(lambda: second.server.services.epoch != epoch)
            assert first.server.services.epoch == second.server.services.epoch
            await until(lambda: any(table in one.house.tables for one in (first, second)))
            heir = first if table in first.house.tables else second
            assert heir.match(table).digest() == digest
            await heir.connect(table, tokens[0])
            await until(lambda: second.server.services.membership.own.id != before)  # type: ignore[union-attr]

    run(story)


def test_a_table_is_for_nodes_that_know_its_rules(
    make: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with houses(make, tmp_path, 1) as (older,):
            table, _ = await older.begun()
            store = make()
            await store.open()
            assert isinstance(store, PostgresStore)
            assert store.nodes is not None
            knows = await store.nodes.join(
                3600.0, "http://127.0.0.1:9", {"stayaway": GAMES["stayaway"].version}
            )
            await older.house.let_sleep(older.house.tables[table])
            monkeypatch.setattr(type(GAMES["stayaway"]), "version", 999, raising=False)
            await older.server.services.membership.renew()  # type: ignore[union-attr]
            looked = await older.ask("GET", f"/api/tables/{table}")
            assert looked["reason"] in ("shutting_down", "broken"), "left to the other"
            assert table not in older.house.tables
            owner = await ask(make, "SELECT node FROM tables WHERE id = $1", table)
            assert owner[0][0] == ""
            await store.nodes.leave(knows.id)
            await older.server.services.membership.renew()  # type: ignore[union-attr]
            assert (await older.ask("GET", f"/api/tables/{table}"))["set_aside"] == "older_rules", (
                "nobody knows"
            )
            await store.close()

    run(story)
