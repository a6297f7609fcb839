"""What several tests of the server lay out beforehand."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from outpost31.server.store.postgres import PostgresStore
from outpost31.server.store.sqlite import SqliteStore
from outpost31.server.tables import channels
from tests.server.store.postgres import Maker, running


@pytest.fixture
def exposed_team(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Seats 1 and 3 are exposed aliens, whatever the game says."""
    team = [1, 3]

    def exposed(standing: Any) -> list[int]:
        del standing
        return team

    monkeypatch.setattr(channels, "exposed", exposed)
    return team


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL."""
    with running() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Maker:
    """Opens a store of each kind: empty at first, then the same one. SQLite may be given a folder of its own."""
    if request.param == "sqlite":
        return lambda folder="": SqliteStore(tmp_path / folder)
    address = request.getfixturevalue("postgres")

    async def empty() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        await connection.close()

    asyncio.run(empty())
    return lambda folder="": PostgresStore(address)
