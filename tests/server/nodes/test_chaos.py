"""Three nodes, people who play, and whatever can befall a node: nothing acknowledged is lost, doubled or reordered."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from outpost31.server.running.membership import RENEWALS
from tests.server.nodes.cables import Cables, lay_networks
from tests.server.nodes.ledger import Seen, changes_of_hands, check_in_time, check_nobody_is_buried_alive
from tests.server.nodes.lines import Lines
from tests.server.nodes.people import Crowd, Played
from tests.server.nodes.rig import Rig, three_nodes
from tests.server.nodes.waiting import WAIT_SECONDS
from tests.server.torture.rig import ROOT, Lost

AFTER = 3
"""So many answers more must be acknowledged at every table before the next thing happens."""

SILENCE = 1.7
"""After so many leases without a word people come again."""


class Struck(NamedTuple):
    """Whom something befalls: a node that has a table in the middle of its game."""

    played: Played
    number: int
    name: str


async def somebody(rig: Rig, crowd: Crowd) -> Struck:
    """A node that has a table whose game has just begun, and by which name."""
    loop = asyncio.get_running_loop()
    end = loop.time() + WAIT_SECONDS
    while loop.time() < end:
        for played in sorted(crowd.tables, key=lambda one: (one.is_over, len(one.given))):
            found = await rig.owner(played.table)
            if found is not None:
                return Struck(played, *found)
        await crowd.go_on(1)  # they are over, or on their way from one node to another
        await asyncio.sleep(0.05)
    raise Lost("nobody has a table")


async def kill(rig: Rig, crowd: Crowd, struck: Struck) -> None:
    """It is dead in the middle of things."""
    await rig.end(struck.number, signal.SIGKILL)
    await rig.is_inherited(struck.name)
    await crowd.go_on(AFTER)
    await rig.start(struck.number)


async def freeze(rig: Rig, crowd: Crowd, struck: Struck) -> None:
    """It stands still until others have its tables, and then goes on as if nothing had been."""
    rig.send(struck.number, signal.SIGSTOP)
    await rig.is_inherited(struck.name)
    await crowd.go_on(AFTER)
    rig.send(struck.number, signal.SIGCONT)
    await rig.is_back(struck.number, struck.name)


async def drain(rig: Rig, crowd: Crowd, struck: Struck) -> None:
    """It is told to stop, and hands its tables over. At one of them people think for as long as that takes."""
    struck.played.is_held = True
    await rig.end(struck.number, signal.SIGTERM)
    await rig.is_gone(struck.number)
    await rig.is_inherited(struck.name)
    struck.played.is_held = False
    await crowd.go_on(AFTER)
    await rig.start(struck.number)


async def cut_from_database(rig: Rig, crowd: Crowd, struck: Struck) -> None:
    """A node does not reach its database, and is not told so."""
    rig.to_database[struck.number].cut()
    await rig.is_inherited(struck.name)
    await crowd.go_on(AFTER)
    rig.to_database[struck.number].mend()
    await rig.is_back(struck.number, struck.name)


async def restart_database(rig: Rig, crowd: Crowd) -> None:
    """The database is gone for a moment, as good as crashed or in good order."""
    await asyncio.to_thread(rig.database.stop, crowd.chance.choice(("immediate", "fast")))
    await asyncio.to_thread(rig.database.start)
    await crowd.go_on(1)


async def cut_from_each_other(rig: Rig, crowd: Crowd) -> None:
    """No node reaches another. Who comes to the one that has the table plays on, and nobody takes a table for it."""
    await crowd.lay()
    for line in rig.to_node:
        line.cut()
    crowd.finds = rig.door
    await crowd.go_on(AFTER, is_laying=False)
    crowd.finds = None
    for line in rig.to_node:
        line.mend()


MOVING = (kill, freeze, drain, cut_from_database)
"""What makes a table change hands, always."""
STAYING = (restart_database, cut_from_each_other)
FAULTS = len(MOVING) + len(STAYING)
TRIES = 5


async def strike(rig: Rig, crowd: Crowd, fault: Callable[[Rig, Crowd, Struck], Awaitable[None]]) -> None:
    """Let something befall a node: a table of its goes on elsewhere.

    Where its game was over first, or a node that was late for no fault had lost it already, once more.
    """
    for _ in range(TRIES):
        struck = await somebody(rig, crowd)
        before = await rig.ledger.terms(struck.played.table)
        await fault(rig, crowd, struck)
        if await rig.ledger.terms(struck.played.table) > before:
            return
    raise Lost(f"after {fault.__name__} no table changed hands")


async def chaos(
    folder: Path,
    seed: int,
    rounds: int,
    tables: int,
    kind: type[Lines | Cables] = Lines,
    *,
    is_timed: bool = True,
) -> tuple[int, int]:
    """Everything that can happen, so many times. How much was acknowledged, and how often a table changed hands."""
    chance = random.Random(seed)
    async with three_nodes(folder, kind) as rig:
        crowd = Crowd(rig.port, seed, max(0.05, tables / 80), SILENCE * rig.lease)
        try:
            await asyncio.gather(*(crowd.lay() for _ in range(tables)))
            await crowd.go_on(AFTER)
            moving = [partial(strike, rig, crowd, fault) for fault in MOVING]
            faults = [*moving, *(partial(fault, rig, crowd) for fault in STAYING)]
            for _ in range(rounds):
                for fault in chance.sample(faults, len(faults)):
                    await fault()
                    await crowd.go_on(1)
        finally:
            await crowd.stop()
        assert crowd.lost, "nobody lost an answer to a join"
        return await rig.check(crowd, is_timed=is_timed), changes_of_hands(await rig.ledger.read())


TABLES = 6
"""In the short form: with a spectator each, thirty people."""


def test_nothing_acknowledged_is_lost_whatever_befalls_a_node(tmp_path: Path) -> None:
    """The short form, on whatever machine: everything befalls a node once, and how soon tables go on is not asked."""
    found, changes = asyncio.run(chaos(tmp_path, 1, 1, TABLES, is_timed=False))
    assert found >= TABLES * AFTER * FAULTS, f"people hardly played: {found} answers"
    assert changes >= len(MOVING), "tables went from node to node"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_nothing_acknowledged_is_lost_in_much_chaos(tmp_path: Path, seed: int) -> None:
    asyncio.run(chaos(tmp_path, 100 + seed, 10, 12))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_nothing_acknowledged_is_lost_of_two_hundred_people(tmp_path: Path, seed: int) -> None:
    asyncio.run(chaos(tmp_path, 300 + seed, 1, 40))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_nothing_acknowledged_is_lost_where_cables_are_pulled_out(tmp_path: Path, seed: int) -> None:
    """Every node is in a network namespace of its own: cuts are the kernel's, and no program's."""
    assert os.geteuid() == 0 and shutil.which("ip") and shutil.which("unshare"), (
        "this test wants networks of its own (Debian: iproute2 and util-linux, as root)"
    )
    words = [sys.executable, "-m", "tests.server.nodes.test_chaos", str(tmp_path), str(200 + seed), "1", "3"]
    ended = subprocess.run(
        ["unshare", "--net", "--mount", *words],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True, text=True, timeout=3600, check=False,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr[-3000:]
    found, changes = map(int, ended.stdout.split()[-2:])
    assert found >= 3 * AFTER * FAULTS, f"people hardly played: {found} answers"
    assert changes >= len(MOVING), "tables went from node to node"


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


def test_a_table_that_waits_too_long_for_its_heir_is_caught() -> None:
    """The check of the time is a check, and counts what nodes do, not seconds of a slow machine."""
    dying = Seen(0.0, "renewed", "one")

    def story(renewals: int, seconds: float) -> list[Seen]:
        lives = [Seen(seconds * number, "renewed", "two") for number in range(1, renewals + 1)]
        return [dying, *lives, Seen(seconds * (renewals + 0.5), "claimed", "two", "a", 2, "one")]

    assert check_in_time(story(2 * RENEWALS, 0.3)) == 2 * RENEWALS
    assert check_in_time(story(RENEWALS, 30.0)) == RENEWALS, "a slow machine is slow in everything"
    with pytest.raises(Lost, match="waited"):
        check_in_time(story(2 * RENEWALS + 1, 0.3))
    assert changes_of_hands(story(3, 1.0)) == 1
    *before, claimed = story(2 * RENEWALS + 1, 0.3)
    laid = Seen(claimed.at - 0.2, "laid", "one", "a", 1)
    assert check_in_time([*before, laid, claimed]) == 1, "nobody waited before the table was there"


def test_a_node_that_is_buried_alive_is_caught() -> None:
    story = [Seen(0.0, "renewed", "one"), Seen(1.0, "gone", "one")]
    check_nobody_is_buried_alive(story, 0.9, [])
    check_nobody_is_buried_alive(story, 1.5, ["one"])
    with pytest.raises(Lost, match="buried"):
        check_nobody_is_buried_alive(story, 1.5, [])


def main() -> None:
    """Chaos among cables: run in a network of its own, with the folder, the seed, the rounds and the tables."""
    folder, *numbers = sys.argv[1:]
    seed, rounds, tables = map(int, numbers)
    lay_networks(3)
    print(*asyncio.run(chaos(Path(folder), seed, rounds, tables, Cables)))


if __name__ == "__main__":
    main()
