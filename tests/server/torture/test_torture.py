"""Kill the server, again and again, while people play: nothing acknowledged is lost, doubled or reordered."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.torture.rig import Lost, Rig


async def _torture(rig: Rig, kills: int) -> int:
    rounds = 0
    while rig.kills < kills:
        await rig.live_through_a_kill()
        rounds += 1
        if rounds % 50 == 0:
            await rig.check()
    return await rig.check()


def torture(folder: Path, store: str, kills: int, seed: int, *, loses_power: bool) -> tuple[int, int]:
    """So many kills; how many there were, and how many acknowledged answers were found again."""
    rig = Rig(folder, store, seed, loses_power=loses_power)
    try:
        found = asyncio.run(_torture(rig, kills))
        return rig.kills, found
    finally:
        rig.close()


@pytest.fixture(params=[False, True], ids=["killed", "power lost"])
def loses_power(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


def test_nothing_acknowledged_is_lost_in_200_kills(tmp_path: Path, loses_power: bool) -> None:
    _, found = torture(tmp_path, "right", 200, 1, loses_power=loses_power)
    assert found > 400, f"people hardly played: {found} answers"


def test_acknowledging_before_the_commit_is_caught(tmp_path: Path, loses_power: bool) -> None:
    with pytest.raises(Lost):
        torture(tmp_path, "acknowledges_before_commit", 60, 2, loses_power=loses_power)


def test_flushing_later_is_caught(tmp_path: Path) -> None:
    with pytest.raises(Lost):
        torture(tmp_path, "flushes_later", 60, 3, loses_power=True)


def test_what_arrived_on_the_disk_is_there_for_good(tmp_path: Path) -> None:
    rig = Rig(tmp_path, "right", 5, loses_power=True)
    rig.close()
    for _ in range(20):
        (rig.flushed / "tables.db").write_bytes(b"a" * 4096)
        (rig.folder / "tables.db").write_bytes(b"b" * 8192)
        rig._lose_power()
        assert (rig.flushed / "tables.db").read_bytes() == (rig.folder / "tables.db").read_bytes()


@pytest.mark.long
@pytest.mark.parametrize("seed", range(25))
def test_nothing_acknowledged_is_lost_in_10_000_kills(tmp_path: Path, loses_power: bool, seed: int) -> None:
    torture(tmp_path, "right", 200, 100 + seed, loses_power=loses_power)
