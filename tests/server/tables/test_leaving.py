"""Somebody asks for a table in the very moment in which it has left memory."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.asgi import open_house, run

MANY = 1000


class Watched(dict[str, Any]):
    """What is leaving; whoever asks for it without end is caught, for nothing else would run any more."""

    asked = 0

    def get(self, key: str, default: Any = None) -> Any:
        self.asked += 1
        assert self.asked < MANY, "it waits for what has happened, and nobody else has a turn"
        return super().get(key, default)


def test_who_comes_when_a_table_has_just_left_wakes_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, _ = await house.laid()
            leaving = house.house._leaving = Watched()
            left = house.house.let_sleep(house.house.tables[table])
            while not left.done():
                await asyncio.sleep(0)
            assert dict.get(leaving, table) is left, "it has left, and is not forgotten yet"
            live = await house.house.find(table)
            assert house.house.tables[table] is live
            assert not leaving

    run(story)
