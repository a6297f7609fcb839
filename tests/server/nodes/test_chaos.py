"""Three nodes, people who play, and whatever can befall a node: nothing acknowledged is lost, doubled or reordered."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.nodes.people import Crowd
from tests.server.nodes.rig import LEASE, Rig, three_nodes
from tests.server.torture.rig import Lost

AFTER = 3
"""So many answers more must be acknowledged at every table before the next thing happens."""


async def kill(rig: Rig, crowd: Crowd, number: int) -> None:
    """It is dead in the middle of things."""
    rig.send(number, signal.SIGKILL)
    await crowd.go_on(AFTER)
    await rig.start(number)


async def freeze(rig: Rig, crowd: Crowd, number: int) -> None:
    """It stands still for longer than its lease, and then goes on as if nothing had been."""
    rig.send(number, signal.SIGSTOP)
    await asyncio.sleep(2 * LEASE)
    await crowd.go_on(AFTER)
    rig.send(number, signal.SIGCONT)


async def drain(rig: Rig, crowd: Crowd, number: int) -> None:
    """It is told to stop, and hands its tables over."""
    rig.send(number, signal.SIGTERM)
    await rig.is_gone(number)
    await crowd.go_on(AFTER)
    await rig.start(number)


async def restart_database(rig: Rig, crowd: Crowd, number: int) -> None:
    """The database is gone for a moment."""
    await asyncio.to_thread(rig.database.stop, "immediate" if number else "fast")
    await asyncio.to_thread(rig.database.start)
    await crowd.go_on(AFTER)


async def cut(rig: Rig, crowd: Crowd, number: int) -> None:
    """The first node does not reach its database, and is not told so."""
    del number
    rig.line.cut()
    await asyncio.sleep(2 * LEASE)
    await crowd.go_on(AFTER)
    rig.line.mend()


FAULTS: tuple[Callable[[Rig, Crowd, int], Awaitable[None]], ...] = (
    kill,
    freeze,
    drain,
    restart_database,
    cut,
)


async def chaos(folder: Path, seed: int, rounds: int, tables: int) -> tuple[int, int]:
    """Everything that can happen, so many times. How much was acknowledged, and how often a table changed hands."""
    chance = random.Random(seed)
    async with three_nodes(folder) as rig:
        crowd = Crowd(rig.port, seed)
        try:
            for _ in range(tables):
                await crowd.lay()
            await crowd.go_on(AFTER)
            for _ in range(rounds):
                for fault in chance.sample(FAULTS, len(FAULTS)):
                    await fault(rig, crowd, chance.randrange(3))
                    await crowd.go_on(AFTER)
        finally:
            await crowd.stop()
        return await rig.check(crowd), rig.check_published()


@pytest.mark.long
def test_nothing_acknowledged_is_lost_whatever_befalls_a_node(tmp_path: Path) -> None:
    found, terms = asyncio.run(chaos(tmp_path, 1, 1, 3))
    assert found > 60, f"people hardly played: {found} answers"
    assert terms > 0, "tables went from node to node"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_nothing_acknowledged_is_lost_in_much_chaos(tmp_path: Path, seed: int) -> None:
    asyncio.run(chaos(tmp_path, 100 + seed, 10, 12))


def test_a_term_of_two_nodes_is_caught(tmp_path: Path) -> None:
    """The check of what was published is a check."""
    rig = Rig.__new__(Rig)
    rig.trace = tmp_path / "published"
    good = '["a", "one", 1, 4]\n["a", "one", 1, 5]\n["a", "two", 2, 5]\n'
    for more, is_good in (("", True), ('["a", "three", 2, 6]\n', False), ('["a", "two", 3, 4]\n', False)):
        rig.trace.write_text(good + more)
        if is_good:
            assert rig.check_published() == 1
        else:
            with pytest.raises(Lost):
                rig.check_published()
