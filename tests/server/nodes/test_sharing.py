"""What nodes share besides tables: short codes, and limits on how much an address may have."""

from __future__ import annotations

from pathlib import Path

import pytest

from outpost31.server.protocol.refusals import Refusal
from outpost31.server.store import Write
from outpost31.server.tables import codes
from outpost31.server.tables.claims import Elsewhere
from outpost31.server.tables.codes import find_code
from outpost31.server.tables.upkeep import tidy
from tests.server.asgi import Table, run
from tests.server.nodes.houses import ask, houses, node_of
from tests.server.store.postgres import Maker

pytestmark = pytest.mark.parametrize("make", ["postgres"], indirect=True)


async def refused(house: Table, code: str) -> str:
    """Why a code finds nothing here."""
    with pytest.raises(Refusal) as caught:
        await find_code(house.house, code)
    return caught.value.reason


def test_a_code_finds_its_lobby_from_every_node(make: Maker, tmp_path: Path) -> None:
    async def story() -> None:
        async with houses(make, tmp_path) as (first, second):
            made = await first.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4, "name": "Ann"})
            table, token = made["table"], made["token"]
            code = first.house.tables[table].standing.code
            assert code is not None
            assert await find_code(first.house, code.lower()) == table
            with pytest.raises(Elsewhere) as caught:
                await find_code(second.house, code)
            assert caught.value.node.id == node_of(first), "that one is asked"
            assert await refused(second, "ZZZZZ" if code != "ZZZZZ" else "YYYYY") == "no_such_code"
            await first.house.let_sleep(first.house.tables[table])
            assert await refused(second, code) == "no_such_code", "a lobby that sleeps has none"
            await tidy(first.house)
            await tidy(first.house)
            assert await ask(make, "SELECT code FROM codes") == []
            await second.connect(table, token)  # it wakes at the other node
            assert await find_code(second.house, code) == table
            with pytest.raises(Elsewhere):
                await find_code(first.house, code)

    run(story)


def test_a_code_outlives_a_tidying_that_comes_before_its_lobby(make: Maker, tmp_path: Path) -> None:
    async def story() -> None:
        async with houses(make, tmp_path) as (first, second):
            store = first.server.services.store
            commit = store.commit

            async def commit_late(*writes: Write) -> None:
                await tidy(second.house)  # the code is kept, and its lobby is not there yet
                await commit(*writes)

            store.commit = commit_late  # type: ignore[method-assign]
            table, _ = await first.laid()
            code = first.house.tables[table].standing.code
            assert code is not None
            with pytest.raises(Elsewhere):
                await find_code(second.house, code)
            await tidy(second.house)
            with pytest.raises(Elsewhere):
                await find_code(second.house, code)

    run(story)


def test_two_nodes_give_no_code_twice(make: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["AAAAA", "AAAAA", "BBBBB", "AAAAA"])
    monkeypatch.setattr(codes, "new_code", lambda: next(drawn))

    async def story() -> None:
        async with houses(make, tmp_path) as (first, second):
            one, _ = await first.laid()
            other, _ = await second.laid()
            assert first.house.tables[one].standing.code == "AAAAA"
            assert second.house.tables[other].standing.code == "BBBBB"
            await first.house.let_sleep(first.house.tables[one])
            third, _ = await second.laid()
            assert second.house.tables[third].standing.code == "AAAAA", "it is free again"

    run(story)


def test_an_address_has_one_limit_at_all_nodes(make: Maker, tmp_path: Path) -> None:
    async def story() -> None:
        async with houses(make, tmp_path, tables_an_hour=3) as (first, second):
            body = {"game": "stayaway", "seats": 4, "name": "Ann"}
            said = [
                await one.ask("POST", "/api/tables", body) for one in (first, second, first, second, first)
            ]
            assert ["table" in one for one in said] == [True, True, True, False, False]
            assert {one["reason"] for one in said[3:]} == {"too_fast"}
            kept = await ask(make, "SELECT name, who FROM takings")
            assert [one[0] for one in kept] == ["tables_an_hour"]
            assert len(kept[0][1]) == 32, "nobody's address is kept"

    run(story)
