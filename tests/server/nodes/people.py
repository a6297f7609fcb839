"""People who play whatever happens: they come again, send again what was not acknowledged, and remember everything."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from outpost31.server.limits import PAGE
from outpost31.server.protocol.vocabulary import PROTOCOL
from tests.server.nodes.waiting import WAIT_SECONDS
from tests.server.torture.rig import Given, Lost, Person

BROKEN = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)
"""How a line ends; a TimeoutError is one on which nothing more is said."""
COME_AGAIN = ("store_away", "shutting_down")
LATER = (502, 503, 504)
"""Who is answered so asks again."""
LOSING = 3
"""Of the answers to those who join or make a table every so many is lost on purpose."""


class Refused(Exception):
    """Something was asked of a house, and it said no."""

    def __init__(self, path: str, status: int, found: bytes) -> None:
        super().__init__(f"{path}: {status} {found[:300]!r}")
        self.reason = json.loads(found).get("reason") if found.startswith(b"{") else None


class Played:
    """A table, its people, and every answer that was acknowledged to them."""

    def __init__(self, table: str, people: list[Person]) -> None:
        self.table = table
        self.people = people
        self.given: list[Given] = []
        self.is_over = False
        self.is_held = False
        """Whether its people think it over: nobody gives another answer for now."""


class Crowd:
    """The people of several tables, who all come by one door."""

    def __init__(self, port: int, seed: int, pause: float, silence: float) -> None:
        self.port = port
        self.silence = silence
        """After so many seconds without a word somebody comes again: the line may be dead."""
        self.pause = pause
        """So many seconds people listen before they answer: games last a while, and the machine has time for more."""
        self.finds: Callable[[str], Awaitable[tuple[str, int] | None]] | None = None
        """Where the people of a table come in, if not by the common door."""
        self.lost = 0
        """How many answers to a join, or to who makes a table, people lost on purpose: they asked again."""
        self.chance = random.Random(seed)
        self.tables: list[Played] = []
        self._replaced: set[str] = set()
        self.playing: list[asyncio.Task[None]] = []
        self._ticks = 0
        self._clients = self._keyed = 0

    # -------------------------------------------------------------------------- laying tables

    async def post(self, path: str, body: Any, token: str | None = None, key: str | None = None) -> Any:
        """What is answered; who is not answered asks again. Of what has a key, some answers are lost on purpose."""
        self._keyed += key is not None
        is_losing = key is not None and self._keyed % LOSING == 0
        content = json.dumps(body).encode()
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        keyed = f"Idempotency-Key: {key}\r\n" if key else ""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{bearer}{keyed}"
            f"Content-Length: {len(content)}\r\nConnection: close\r\n\r\n"
        )
        loop = asyncio.get_running_loop()
        end = loop.time() + WAIT_SECONDS
        while loop.time() < end:
            raw = b""
            with contextlib.suppress(OSError):  # a TimeoutError is one
                async with asyncio.timeout(3 * self.silence):
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.write(head.encode() + content)
                    raw = await reader.read()
                    writer.close()
            told, _, found = raw.partition(b"\r\n\r\n")
            status = int(told[9:12] or b"0")
            if status in (200, 201):
                if not is_losing:
                    return json.loads(found)
                is_losing = False
                self.lost += 1
                continue
            if status and status not in LATER:
                raise Refused(path, status, found)
            await asyncio.sleep(0.2)
        raise Lost(f"{path} was never answered but with {raw[-300:]!r}")

    async def lay(self) -> Played:
        """A new table with four people and a spectator, begun, and everybody at it.

        What was asked for and not answered may have been done all the same, or be done yet, by a node that stood still:
        asked again with the same key it is done once, so that everybody has the seat that they were to have.
        """
        settings = {"reaction_seconds": 0, "everybody_clicks": True}
        body = {"game": "stayaway", "seats": 4, "name": "person 0", "settings": settings}
        made = await self.post("/api/tables", body, key=secrets.token_urlsafe(32))
        table, people = made["table"], [Person(0, made["token"])]
        for seat in range(1, 4):
            wish, key = {"name": f"person {seat}"}, secrets.token_urlsafe(32)
            joined = await self.post(f"/api/tables/{table}/join", wish, key=key)
            if joined["seats"] != [seat]:
                raise Lost(f"who joined as number {seat} got the seats {joined['seats']}")
            people.append(Person(seat, joined["token"]))
            ready = {"type": "set_ready", "seat": seat, "is_ready": True}
            await self.post(f"/api/tables/{table}/act", ready, joined["token"])
        try:
            await self.post(f"/api/tables/{table}/act", {"type": "start"}, people[0].token)
        except Refused as refused:
            if refused.reason != "already_started":  # by the same people, who were not told so
                raise
        played = Played(table, [*people, Person(None, None)])
        self.tables.append(played)
        self.playing += [asyncio.create_task(self._live(played, person)) for person in played.people]
        return played

    # -------------------------------------------------------------------------- playing

    def check(self) -> None:
        """Whoever noticed that something is wrong says so here."""
        for task in self.playing:
            if task.done() and not task.cancelled() and task.exception() is not None:
                raise task.exception()  # type: ignore[misc]

    async def go_on(self, answers: int, seconds: float = WAIT_SECONDS, *, is_laying: bool = True) -> None:
        """Every table goes on by so many answers; one that is over makes room for a new one, if one can be laid."""
        wanted = {one.table: len(one.given) + answers for one in self.tables if not one.is_over}
        until = asyncio.get_running_loop().time() + seconds
        for played in list(self.tables):
            while not played.is_over and len(played.given) < wanted[played.table]:
                self.check()
                if asyncio.get_running_loop().time() > until:
                    raise Lost(
                        f"table {played.table} does not go on: {[one.pending for one in played.people]}"
                    )
                await asyncio.sleep(0.02)
            if is_laying and played.is_over and played.table not in self._replaced:
                self._replaced.add(played.table)  # also one that was over before: a quick machine plays fast
                await self.lay()

    async def stop(self) -> None:
        """Everybody leaves."""
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        for task in self.playing:
            if not task.cancelled() and task.exception() is not None:
                raise task.exception()  # type: ignore[misc]

    async def _live(self, played: Played, person: Person) -> None:
        while not played.is_over:
            with contextlib.suppress(*BROKEN):
                await self._visit(played, person)
            await asyncio.sleep(self.chance.uniform(0.05, 0.2))

    async def _door(self, table: str) -> tuple[str, int]:
        found = None if self.finds is None else await self.finds(table)
        return found or ("127.0.0.1", self.port)

    async def _visit(self, played: Played, person: Person) -> None:
        host, port = await self._door(played.table)
        where = f"ws://{host}:{port}/ws/{played.table}"
        async with connect(
            where,
            compression=None,
            ping_interval=None,
            max_size=None,
            open_timeout=self.silence,
            close_timeout=0.1,
        ) as ws:
            hello = {
                "type": "hello",
                "protocol": PROTOCOL,
                "token": person.token,
                "epoch": person.epoch,
                "seen": len(person.journal),
            }
            await ws.send(json.dumps(hello))
            is_new, is_welcome, silent = True, False, 0.0
            while not played.is_over:
                try:
                    async with asyncio.timeout(self.pause):
                        message = json.loads(await ws.recv())
                except TimeoutError:
                    silent += self.pause
                    if silent >= self.silence:
                        raise
                    if is_welcome:  # nothing more comes: whoever is asked something has heard all there is
                        is_new = await self._answer(ws, played, person, is_new=is_new)
                    continue
                silent = 0.0
                if not self._hear(played, person, message):
                    return
                is_welcome |= message["type"] == "welcome"

    def _hear(self, played: Played, person: Person, message: dict[str, Any]) -> bool:
        """Take in what is said. Whether to stay."""
        kind = message["type"]
        if kind == "refused":
            if message["reason"] not in COME_AGAIN:
                raise Lost(f"{person.seat}: {person.pending} was refused: {message['reason']}")
            return False
        if kind == "goodbye":
            return False
        if kind == "welcome":
            if person.epoch is not None and person.journal and message["is_whole"]:
                missed = message["n"] - len(person.journal)
                if missed <= PAGE:
                    raise Lost(f"{person.seat} had seen {len(person.journal)}, the server has {message['n']}")
                # Who was away for long gets the last page; the rest could be asked for.
                person.journal += [None] * (missed - len(message["items"]))
            person.epoch = message["epoch"]
        if kind in ("welcome", "update", "told"):
            first = message["n"] - len(message["items"])
            if first != len(person.journal):
                raise Lost(f"{person.seat} had seen {len(person.journal)}, and was told on from {first}")
            person.journal += message["items"]
        if kind in ("welcome", "update"):
            person.questions = message["picture"]["questions"]
        if kind == "ack":
            self._acknowledged(played, person, message["client"])
        if any('"ended"' in json.dumps(item) for item in message.get("items", ())):
            played.is_over = True
        return True

    def _acknowledged(self, played: Played, person: Person, client: str) -> None:
        given = person.pending
        if given is None:
            return  # it was sent twice, and is acknowledged twice
        assert given.client == client
        self._ticks += 1
        given.acknowledged = self._ticks
        played.given.append(given)
        person.answered.add(given.question)
        person.pending = None

    async def _answer(self, ws: ClientConnection, played: Played, person: Person, *, is_new: bool) -> bool:
        """Answer what is open; on a new line say again what was under way. Whether the line is still new."""
        if person.pending is None:
            fresh = [one for one in person.questions if one["id"] not in person.answered]
            if not fresh or played.is_held:
                return False
            options = [one for one in fresh[0]["options"] if one != "declare"] or fresh[0]["options"]
            self._clients += 1
            self._ticks += 1
            option = self.chance.choice(options)
            person.pending = Given(f"c{self._clients}", person.seat or 0, fresh[0]["id"], option, self._ticks)
        elif not is_new:
            return False
        given = person.pending
        said = {
            "client": given.client,
            "seat": given.seat,
            "question": given.question,
            "option": given.option,
        }
        await ws.send(json.dumps({"type": "answer", **said}))
        return False
