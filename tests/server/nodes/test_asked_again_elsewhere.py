"""What was asked of a node and not answered is asked again of another, with the same key: it was done once."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import pytest

from outpost31.server.protocol.lobby import CreateTable, Join, Joined
from outpost31.server.tables.claims import Elsewhere
from outpost31.server.tables.creating import create
from outpost31.server.tables.joining import join
from tests.server.asgi import run
from tests.server.nodes.houses import ask, freeze, houses, until
from tests.server.store.postgres import Maker

pytestmark = pytest.mark.parametrize("make", ["postgres"], indirect=True)
ASKED = CreateTable(game="stayaway", seats=4, name="Ann")


def test_a_join_that_a_dying_node_did_is_not_done_again_by_its_heir(make: Maker, tmp_path: Path) -> None:
    keys = [secrets.token_urlsafe(32) for _ in range(2)]

    async def story() -> None:
        async with houses(make, tmp_path) as (first, second):
            made = await create(first.house, ASKED, keys[0])
            at_first = first.house.tables[made.table]
            seated = await at_first.ask(lambda: join(at_first, None, Join(name="Bob"), keys[1]))
            freeze(first)  # and nobody has heard what it said
            await until(lambda: made.table in second.house.tables)
            again = await create(second.house, ASKED, keys[0])
            assert (again.token, again.device, again.seats) == (made.token, 0, [0])
            at_second = second.house.tables[made.table]
            joined = await at_second.ask(lambda: join(at_second, None, Join(name="Bob"), keys[1]))
            assert (joined.token, joined.device, joined.seats) == (seated.token, seated.device, [1])
            assert [place.name for place in at_second.standing.places] == ["Ann", "Bob", None, None]

    run(story)


def test_a_table_that_is_asked_of_two_nodes_at_once_is_laid_by_one(make: Maker, tmp_path: Path) -> None:
    key = secrets.token_urlsafe(32)

    async def story() -> None:
        async with houses(make, tmp_path) as both:
            told = await asyncio.gather(
                *(create(one.house, ASKED, key) for one in both), return_exceptions=True
            )
            laid = {(one.table, one.token) for one in told if isinstance(one, Joined)}
            assert len(laid) == 1
            assert {type(one) for one in told} <= {Joined, Elsewhere}, "who did not lay it knows who did"
            rows = await ask(make, "SELECT id, (SELECT count(*) FROM entries WHERE seq = 0) FROM tables")
            assert [tuple(row) for row in rows] == [(table, 1) for table, _ in laid]

    run(story)
