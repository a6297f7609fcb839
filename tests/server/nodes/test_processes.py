"""Several processes on one port: a parent that starts them, starts a dead one again, and stops all of them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from outpost31.server import processes
from outpost31.server.config import Config, check
from outpost31.server.processes import STARTS, Child, NeverStarted, configuration_of
from tests.server.serving import COMMAND, Running, environment, free_port, serving

TWO = {"processes": 2, "store": "postgresql://x/y", "port": 3131}


def nodes(postgres: str) -> set[str]:
    """The nodes that the database knows and that have renewed in time."""

    async def ask() -> set[str]:
        connection = await asyncpg.connect(postgres)
        try:
            found = await connection.fetch("SELECT id FROM nodes WHERE until > clock_timestamp()")
            return {row[0] for row in found}
        finally:
            await connection.close()

    return asyncio.run(ask())


def until(is_true: Callable[[], object], running: Running | None = None) -> None:
    """Wait for something that happens however slow the machine is; where it does not, say what the server logged."""
    for _ in range(2400):
        if is_true():
            return
        time.sleep(0.05)
    told = running.data.with_name(f"{running.data.name}.errors").read_text()[-2000:] if running else ""
    raise AssertionError(f"it never became so {told}")


def children(running: Running) -> list[int]:
    """The processes that the parent started itself."""
    pid = running.process.pid
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(one) for one in found]


def test_a_parent_keeps_its_nodes_and_stops_them_all(tmp_path: Path, postgres: str) -> None:
    settings = {"store": postgres, "processes": 2, "lease_seconds": 1.5, "bot_processes": 1}
    with serving(tmp_path / "data", **settings) as running:
        until(lambda: len(nodes(postgres)) == 2, running)
        before = nodes(postgres)
        made = [
            running.post("/api/tables", {"game": "stayaway", "seats": 4, "name": "Ann"}) for _ in range(8)
        ]
        for one in made:
            # Whoever takes the request has the table or passes it on.
            assert running.get(f"/api/tables/{one['table']}")[0] == 200
        killed = children(running)[0]
        os.kill(killed, signal.SIGKILL)
        until(lambda: len(nodes(postgres) - before) == 1 and len(nodes(postgres)) == 2)
        assert killed not in children(running)
        for one in made:
            until(lambda table=one["table"]: running.get(f"/api/tables/{table}")[0] == 200)  # type: ignore[misc]
        alive = children(running)
        running.process.send_signal(signal.SIGTERM)
        assert running.process.wait(120) == 0
        assert nodes(postgres) == set(), "they said that they leave"
        assert not any(Path(f"/proc/{one}").exists() for one in alive)


@pytest.mark.long
def test_nodes_do_not_stay_behind_when_their_parent_is_killed(tmp_path: Path, postgres: str) -> None:
    settings = {"store": postgres, "processes": 2, "lease_seconds": 1.5, "bot_processes": 1}
    with serving(tmp_path / "data", **settings) as running:
        until(lambda: len(nodes(postgres)) == 2, running)
        alive = children(running)
        assert len(alive) == 2
        running.process.kill()
        until(lambda: not nodes(postgres))
        until(lambda: not any(_runs(one) for one in alive))


def _runs(pid: int) -> bool:
    """Whether a process is there, and not just waiting for somebody to ask how it ended."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


@pytest.mark.long
def test_a_node_that_cannot_start_at_all_is_not_tried_for_ever(tmp_path: Path) -> None:
    nowhere = f"postgresql://outpost31@127.0.0.1:{free_port()}/postgres"
    variables = environment(tmp_path, free_port(), store=nowhere, processes=2)
    ended = subprocess.run(
        [*COMMAND, "serve"], env=variables, text=True, capture_output=True, timeout=120, check=False
    )
    assert ended.returncode != 0
    assert "did not start" in ended.stderr


@pytest.mark.parametrize("failures", [STARTS - 1, STARTS])
def test_a_node_that_ends_before_it_was_there_is_started_again_but_not_for_ever(
    monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    """Two nodes start at one empty database: one may stumble over the other, or over the database itself."""
    monkeypatch.setattr(processes, "PAUSES", (0.0, 0.0))

    async def story() -> int:
        started = 0
        with processes.listen("127.0.0.1", 0) as shared:
            child = Child(Config(**TWO), 1, shared)  # type: ignore[arg-type]

            async def once() -> int:
                nonlocal started
                started += 1
                if started > failures:
                    child.is_ready.set()
                    await asyncio.Event().wait()
                return 3

            monkeypatch.setattr(child, "_once", once)
            life = asyncio.create_task(child.live())
            there = asyncio.create_task(child.is_ready.wait())
            await asyncio.wait([life, there], return_when=asyncio.FIRST_COMPLETED)
            for task in (life, there):
                task.cancel()
            child._own.close()
            if not child.is_ready.is_set():
                with pytest.raises(NeverStarted, match="ended with 3"):
                    await life
            return started

    assert asyncio.run(story()) == STARTS


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"processes": 0}, "from 1 to 64"),
        ({"processes": 2}, "PostgreSQL"),
        ({**TWO, "certificate": __file__}, "proxy"),
        ({**TWO, "host": "0.0.0.0", "node_address": "http://10.0.0.7:3131"}, "leave out 3131"),
        ({**TWO, "host": "10.0.0.7", "node_address": "http://10.0.0.7:3130"}, "3130 to 3131"),
        ({**TWO, "node_address": "http://10.0.0.7:65535"}, "end at 65535"),
        ({**TWO, "node_address": "http://10.0.0.7:many"}, "not 'http://10.0.0.7:many'"),
    ],
)
def test_what_several_processes_need_is_said(given: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        check(Config(**given))  # type: ignore[arg-type]


def test_other_nodes_may_come_to_the_same_port_of_another_address() -> None:
    check(Config(**TWO, host="127.0.0.1", node_address="http://10.0.0.7:3131"))  # type: ignore[arg-type]


def test_one_of_them_has_the_folder_and_writes_the_backups(tmp_path: Path) -> None:
    config = Config(processes=3, store="postgresql://x/y", data=tmp_path, backup_every=6.0)
    each = [configuration_of(config, number) for number in range(3)]
    assert [one.backup_every for one in each] == [6.0, 0.0, 0.0]
    assert [one.data for one in each] == [tmp_path, tmp_path / "node-1", tmp_path / "node-2"]
    assert [one.processes for one in each] == [1, 1, 1]
    assert all(one.bot_processes >= 1 for one in each), "they share the cores"
    given = Config(processes=3, store="postgresql://x/y", data=tmp_path, bot_processes=2)
    assert [configuration_of(given, number).bot_processes for number in range(3)] == [2, 2, 2]
    assert {one.data / one.push_key for one in each} == {tmp_path / "push.pem"}, "all stamp with one key"
