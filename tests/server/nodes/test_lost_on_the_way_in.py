"""A node that loses everything also loses what was on its way in: shown there, it would never change again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from outpost31.server.protocol.lobby import CreateTable
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.tables.creating import create
from tests.server.asgi import Table, run
from tests.server.nodes.houses import houses, node_of, until
from tests.server.store.postgres import Maker

pytestmark = pytest.mark.parametrize("make", ["postgres"], indirect=True)
ASKED = CreateTable(game="stayaway", seats=4, name="Ann")


class Slow:
    """What a house asks of its store, of which the answer comes when it is let through."""

    def __init__(self, house: Table, name: str) -> None:
        self._store: Any = house.server.services.store
        self._name, self._asked = name, getattr(house.server.services.store, name)
        self._through = asyncio.Event()
        self.is_done = False
        setattr(self._store, name, self._ask)

    async def _ask(self, *given: Any) -> Any:
        answer = await self._asked(*given)
        self.is_done = True
        await self._through.wait()
        return answer

    def let_through(self) -> None:
        setattr(self._store, self._name, self._asked)
        self._through.set()


async def bury(house: Table) -> None:
    """The others bury a node, and it hears of it: from here on it is another one."""
    membership, name = house.server.services.membership, node_of(house)
    assert membership is not None
    await membership._nodes.bury_one(name)
    await membership.renew()
    assert node_of(house) != name


def test_a_table_that_was_being_read_when_all_was_lost_is_not_shown(make: Maker, tmp_path: Path) -> None:
    async def story() -> None:
        async with houses(make, tmp_path, 1) as (node,):
            made = await create(node.house, ASKED)
            await node.house.let_sleep(node.house.tables[made.table])
            slow = Slow(node, "load")
            reading = asyncio.create_task(node.house.find(made.table))
            await until(lambda: slow.is_done)
            await bury(node)
            slow.let_through()
            with pytest.raises(Refusal, match="shutting_down"):
                await reading
            assert made.table not in node.house.tables
            live = await node.house.find(made.table)
            assert live.lease is not None
            assert live.lease.node == node_of(node), "who comes again finds it, by another lease"

    run(story)


def test_a_table_that_was_being_laid_when_all_was_lost_is_not_shown(make: Maker, tmp_path: Path) -> None:
    async def story() -> None:
        async with houses(make, tmp_path, 1) as (node,):
            slow = Slow(node, "commit")
            laying = asyncio.create_task(create(node.house, ASKED))
            await until(lambda: slow.is_done)
            await bury(node)
            slow.let_through()
            with pytest.raises(Refusal, match="shutting_down"):
                await laying
            assert not node.house.tables

    run(story)
