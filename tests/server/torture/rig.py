"""The rig: starts a server, lets people play over sockets, kills it, starts it again, and checks what is left."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from outpost31.server.log.entries import Answered, read
from outpost31.server.protocol.vocabulary import PROTOCOL
from outpost31.server.store.sqlite import SqliteStore

ROOT = Path(__file__).resolve().parents[3]


class Lost(AssertionError):
    """Something that was acknowledged or published is gone, doubled or in another order."""


@dataclass
class Given:
    """An answer that somebody gave, and when it was sent and acknowledged, in the order of a common clock."""

    client: str
    seat: int
    question: int
    option: Any
    sent: int
    acknowledged: int | None = None


@dataclass
class Person:
    """One seat, or the spectator: what it has seen and said."""

    seat: int | None
    token: str | None
    epoch: str | None = None
    journal: list[Any] = field(default_factory=list)
    questions: list[Any] = field(default_factory=list)
    pending: Given | None = None
    answered: set[int] = field(default_factory=set)


def compile_disk(folder: Path) -> Path:
    """The library that makes a disk forget what was not flushed."""
    library = folder / "only_fsynced.so"
    source = Path(__file__).with_name("only_fsynced.c")
    compiler = shutil.which("cc") or shutil.which("gcc")
    assert compiler, "the test of a power loss needs a C compiler (Debian: gcc)"
    subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    return library


SECTOR = 512
"""What a disk writes whole or not at all."""


def torn(flushed: bytes, now: bytes, chance: random.Random) -> bytes:
    """A file after a loss of power: what was written since the last flush arrived in any order, sector by sector."""
    share = chance.choice((0.1, 0.5, 0.9))
    length = chance.choice((len(flushed), max(len(flushed), len(now))))
    kept = bytearray(flushed.ljust(length, b"\0"))
    for place in range(0, len(now), SECTOR):
        fresh = now[place : place + SECTOR]
        if (
            place + len(fresh) <= length
            and fresh != kept[place : place + len(fresh)]
            and chance.random() < share
        ):
            kept[place : place + len(fresh)] = fresh
    return bytes(kept)


class Rig:
    """A server to be killed, and the people at one of its tables."""

    def __init__(self, folder: Path, store: str, seed: int, *, loses_power: bool = False) -> None:
        self.folder = folder / "data"
        self.flushed = folder / "flushed"
        self.folder.mkdir()
        self.flushed.mkdir()
        self.store = store
        self.loses_power = loses_power
        self.chance = random.Random(seed)
        self.given: list[Given] = []
        self.tables: list[tuple[str, list[Given], list[Person]]] = []
        self.kills = 0
        self._ticks = 0
        self._clients = 0
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        if loses_power:
            environment |= {
                "LD_PRELOAD": str(compile_disk(folder)),
                "WATCHED_FOLDER": str(self.folder.resolve()),
                "FLUSHED_FOLDER": str(self.flushed.resolve()),
            }
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.zygote = subprocess.Popen(
            [sys.executable, "-m", "tests.server.torture.zygote"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            env=environment,
            text=True,
        )
        self.server = 0

    # -------------------------------------------------------------------------- the server

    def _tell(self, line: str) -> str:
        assert self.zygote.stdin is not None
        assert self.zygote.stdout is not None
        self.zygote.stdin.write(line + "\n")
        self.zygote.stdin.flush()
        return self.zygote.stdout.readline().strip()

    def start(self) -> None:
        """Start the server; it has recovered when this returns."""
        process, _, said = self._tell(f"start {self.port} {self.folder} {self.store}").partition(" ")
        self.server = int(process)
        if said != "!":
            raise Lost("the server did not start again")

    def kill(self) -> None:
        """Kill the server without a word; where power is lost, only what was flushed stays."""
        os.kill(self.server, signal.SIGKILL)
        assert self._tell("reap") == "dead"
        self.server = 0
        self.kills += 1
        if self.loses_power:
            self._lose_power()

    def _lose_power(self) -> None:
        """What was flushed stays. Of the rest all is gone, or any sectors of it are there and others are not.

        What has arrived on the disk is there for good, whether it was flushed or not: a server that finds a whole
        commit in it may tell people of it, and the next loss of power does not take it away.
        """
        written = {path.name: path.read_bytes() for path in self.folder.iterdir() if path.is_file()}
        shutil.rmtree(self.folder)
        shutil.copytree(self.flushed, self.folder, ignore=shutil.ignore_patterns("*.partial"))
        if self.chance.random() < 0.3:
            return
        for name, now in written.items():
            path = self.folder / name
            if path.exists() and not name.endswith("-shm"):  # which is memory, and is made anew
                arrived = torn(path.read_bytes(), now, self.chance)
                path.write_bytes(arrived)
                (self.flushed / name).write_bytes(arrived)

    def close(self) -> None:
        """Put the rig away."""
        assert self.zygote.stdin is not None
        assert self.zygote.stdout is not None
        self.zygote.stdin.close()
        self.zygote.wait(10)
        self.zygote.stdout.close()

    async def _post(self, path: str, body: Any, token: str | None = None) -> Any:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        content = json.dumps(body).encode()
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{bearer}"
            f"Content-Length: {len(content)}\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode() + content)
        raw = await reader.read()
        writer.close()
        answer = json.loads(raw.partition(b"\r\n\r\n")[2])
        assert b" 20" in raw[:15], answer
        return answer

    async def lay_table(self) -> None:
        """A new table with four people and a spectator, begun."""
        settings = {"reaction_seconds": 0, "everybody_clicks": True}
        body = {"game": "stayaway", "seats": 4, "name": "person 0", "settings": settings}
        made = await self._post("/api/tables", body)
        table, people = made["table"], [Person(0, made["token"])]
        for seat in range(1, 4):
            joined = await self._post(f"/api/tables/{table}/join", {"name": f"person {seat}"})
            people.append(Person(seat, joined["token"]))
            ready = {"type": "set_ready", "seat": seat, "is_ready": True}
            await self._post(f"/api/tables/{table}/act", ready, joined["token"])
        await self._post(f"/api/tables/{table}/act", {"type": "start"}, people[0].token)
        self.given = []
        self.tables.append((table, self.given, [*people, Person(None, None)]))

    # -------------------------------------------------------------------------- the people

    def _tick(self) -> int:
        self._ticks += 1
        return self._ticks

    async def live_through_a_kill(self) -> None:
        """Start, let everybody come back and play, and kill the server in the middle of it."""
        self.start()
        if not self.tables or self._is_over():
            await self.lay_table()
        table, _, people = self.tables[-1]
        playing = [asyncio.create_task(self._play(table, person)) for person in people]
        if self.chance.random() < 0.2:  # while people are still coming in
            await asyncio.sleep(self.chance.uniform(0.0, 0.05))
        else:
            await self._see_played(playing, self.chance.randint(1, 8))
            await asyncio.sleep(self.chance.uniform(0.0, 0.008))
        self.kill()
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(
                result, (ConnectionClosed, InvalidHandshake, OSError, EOFError)
            ):
                raise result

    async def _see_played(self, playing: list[asyncio.Task[None]], answers: int) -> None:
        """Wait until this many more answers were sent, however slow the machine is; at a table that ended, not long."""
        sent, give_up = self._clients + answers, time.monotonic() + 5.0
        while self._clients < sent and time.monotonic() < give_up and not self._is_over():
            if any(one.done() for one in playing):
                return
            await asyncio.sleep(0.001)

    def _is_over(self) -> bool:
        return any('"ended"' in json.dumps(item) for item in self.tables[-1][2][-1].journal[-3:])

    async def _play(self, table: str, person: Person) -> None:
        where = f"ws://127.0.0.1:{self.port}/ws/{table}"
        async with connect(
            where, compression=None, ping_interval=None, max_size=None, close_timeout=0.1
        ) as ws:
            seen = len(person.journal)
            hello = {
                "type": "hello",
                "protocol": PROTOCOL,
                "token": person.token,
                "epoch": person.epoch,
                "seen": seen,
            }
            await ws.send(json.dumps(hello))
            while True:
                message = json.loads(await ws.recv())
                self._hear(person, message)
                await self._answer(ws, person)

    def _hear(self, person: Person, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            if person.epoch is not None and person.journal and message["is_whole"]:
                raise Lost(f"{person.seat} had seen {len(person.journal)}, the server has {message['n']}")
            person.epoch = message["epoch"]
        if message["type"] in ("welcome", "update", "told"):
            if message["n"] - len(message["items"]) != len(person.journal):
                raise Lost(
                    f"{person.seat} had seen {len(person.journal)}: {message['n']} {len(message['items'])}"
                )
            person.journal += message["items"]
        if message["type"] in ("welcome", "update"):
            person.questions = message["picture"]["questions"]
        if message["type"] == "ack":
            assert person.pending is not None
            assert person.pending.client == message["client"]
            if person.pending.acknowledged is None:
                person.pending.acknowledged = self._tick()
                self.given.append(person.pending)
            person.answered.add(person.pending.question)
            person.pending = None
        if message["type"] == "refused":
            raise Lost(f"{person.seat}: {person.pending} was refused: {message['reason']}")

    async def _answer(self, ws: ClientConnection, person: Person) -> None:
        """Send the answer that was under way again after a kill; otherwise answer what is open."""
        if person.pending is None:
            fresh = [one for one in person.questions if one["id"] not in person.answered]
            if not fresh:
                return
            question = fresh[0]
            options = [one for one in question["options"] if one != "declare"] or question["options"]
            self._clients += 1
            option = self.chance.choice(options)
            person.pending = Given(
                f"c{self._clients}", person.seat or 0, question["id"], option, self._tick()
            )
            is_new = True
        else:
            is_new = getattr(ws, "is_resent", False) is False
        if is_new:
            ws.is_resent = True  # type: ignore[attr-defined]
            given = person.pending
            await ws.send(
                json.dumps(
                    {
                        "type": "answer",
                        "client": given.client,
                        "seat": given.seat,
                        "question": given.question,
                        "option": given.option,
                    }
                )
            )

    # -------------------------------------------------------------------------- what is left

    async def check(self) -> int:
        """Every acknowledged answer is in the log once, as it was given, in an order that people saw. How many."""
        self.start()
        with contextlib.suppress(ConnectionClosed, OSError):
            table, _, people = self.tables[-1]
            for person in people:
                await self._look_once(table, person)
        self.kill()
        copy = self.folder.with_name("copy")
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(self.folder, copy)
        store = SqliteStore(copy)
        await store.open()
        try:
            count = 0
            for table, given, _ in self.tables:
                kept = await store.load(table)
                if kept is None:
                    raise Lost(f"table {table} is gone")
                count += check_log(kept.table, kept.rows, given)
            return count
        finally:
            await store.close()

    async def _look_once(self, table: str, person: Person) -> None:
        where = f"ws://127.0.0.1:{self.port}/ws/{table}"
        async with connect(where, compression=None, ping_interval=None, max_size=None) as ws:
            await ws.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": person.token}))
            message = json.loads(await ws.recv())
            first = message["n"] - len(message["items"])  # a long journal comes in pages, the latest first
            seen = person.journal[first:]
            if message["items"][: len(seen)] != seen:
                raise Lost(f"what {person.seat} was told is not what the server has")


def check_log(table: str, rows: list[Any], given: list[Given]) -> int:
    """Compare a table's log with what people were told of it."""
    found: dict[str, int] = {}
    seal = table
    for number, row in enumerate(rows):
        entry = read(row, number, seal)
        seal = row.seal
        if isinstance(entry, Answered) and entry.client is not None:
            if entry.client in found:
                raise Lost(f"answer {entry.client} is in the log twice")
            found[entry.client] = number
    for one in given:
        if one.client not in found:
            raise Lost(f"answer {one.client} was acknowledged and is gone")
        entry = read(rows[found[one.client]], found[one.client], rows[found[one.client] - 1].seal)
        assert isinstance(entry, Answered)
        if (entry.seat, entry.question, entry.option) != (one.seat, one.question, one.option):
            raise Lost(f"answer {one.client} is another than was acknowledged")
    last_of: dict[int, int] = {}
    for one in sorted(given, key=lambda one: found[one.client]):
        # Whatever was acknowledged before this one was sent comes before it.
        assert one.acknowledged is not None
        for seat, place in last_of.items():
            if place > one.acknowledged and seat != one.seat:
                raise Lost(f"answer {one.client} comes after one that was sent after its acknowledgement")
        last_of[one.seat] = max(last_of.get(one.seat, 0), one.sent)
    return len(given)
