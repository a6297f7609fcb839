"""A server without a network: requests and sockets that call the application directly."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from outpost31.kernel import Seeded
from outpost31.server.app import Server, build
from outpost31.server.config import Config
from outpost31.server.protocol.vocabulary import PROTOCOL
from outpost31.server.running.clocks import HandClock, WallClock
from outpost31.server.running.metrics import Metrics
from outpost31.server.running.services import Services, Thought
from outpost31.server.store import Store
from outpost31.server.store.sqlite import SqliteStore

ADDRESS = ("127.0.0.1", 40000)


class EagerBots:
    """Bots that answer at once with the first option: for tests that are not about bots."""

    def __init__(self) -> None:
        self.thoughts: list[Thought] = []

    def think(self, thought: Thought) -> asyncio.Future[Any]:
        self.thoughts.append(thought)
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        done.set_result(thought.question.options[0] if thought.question else None)
        return done

    def talks(self, game: str, level: str) -> bool:
        del game, level
        return False

    def adviser(self, game: str, *, is_alone: bool) -> str | None:
        del game, is_alone
        return None

    def levels(self, game: str) -> list[str]:
        del game
        return ["novice", "random"]


class Socket:
    """A socket as a browser has it."""

    def __init__(self, server: Server, table: str, headers: list[tuple[bytes, bytes]], path: str) -> None:
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: list[bytes] = []
        self.events: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.code: int | None = None
        self.heard = 0
        """How many frames the server has taken."""
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(b"host", b"testserver"), *headers],
            "client": ADDRESS,
            "server": ("testserver", 80),
            "scheme": "ws",
            "subprotocols": [],
            "asgi": {"version": "3.0"},
            "root_path": "",
        }
        del table
        self.stall: asyncio.Event | None = None
        self._incoming.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(server.app(scope, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        event = await self._incoming.get()
        self.heard += event["type"] == "websocket.receive"
        return event

    async def _send(self, message: Any) -> None:
        if self.stall is not None:
            await self.stall.wait()
        if message["type"] == "websocket.send":
            self.sent.append(message["text"].encode())
        elif message["type"] == "websocket.close":
            self.code = message["code"]
        self.events.put_nowait(message)

    def say_raw(self, text: Any) -> None:
        kind = "text" if isinstance(text, str) else "bytes"
        self._incoming.put_nowait({"type": "websocket.receive", kind: text})

    def say(self, kind: str, **fields: Any) -> None:
        self.say_raw(json.dumps({"type": kind, **fields}))

    async def hear(self, *kinds: str, timeout: float = 20.0) -> dict[str, Any]:
        """The next message of one of these kinds; others are passed over."""
        while True:
            event = await asyncio.wait_for(self.events.get(), timeout)
            if event["type"] == "websocket.close":
                raise ConnectionError(f"closed with {event['code']} while waiting for {kinds}")
            if event["type"] != "websocket.send":
                continue
            message: dict[str, Any] = json.loads(event["text"])
            if not kinds or message["type"] in kinds:
                return message

    def forget(self) -> None:
        """What was heard so far is of no interest."""
        while not self.events.empty():
            self.events.get_nowait()

    async def ends(self, timeout: float = 20.0) -> int | None:
        await asyncio.wait_for(asyncio.shield(self.task), timeout)
        return self.code

    async def leave(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait({self.task}, timeout=5.0)


class Table:
    """What a test holds of a server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.house = server.house
        self.sockets: list[Socket] = []

    @property
    def clock(self) -> HandClock:
        clock = self.server.services.clock
        assert isinstance(clock, HandClock)
        return clock

    async def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str | None = None,
        headers: dict[str, str] | None = None,
        raw: bytes | None = None,
    ) -> tuple[int, dict[str, str], bytes]:
        content = raw if raw is not None else b"" if body is None else json.dumps(body).encode()
        path, _, query = path.partition("?")
        given = {"host": "testserver", **(headers or {})}
        if method == "POST":
            given.setdefault("content-type", "application/json")
        if token is not None:
            given["authorization"] = f"Bearer {token}"
        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(key.lower().encode(), value.encode()) for key, value in given.items()],
            "client": ADDRESS,
            "server": ("testserver", 80),
            "scheme": "http",
            "http_version": "1.1",
            "asgi": {"version": "3.0"},
            "root_path": "",
        }
        status = 0
        answered: dict[str, str] = {}
        parts: list[bytes] = []
        incoming = [{"type": "http.request", "body": content, "more_body": False}]

        async def receive() -> dict[str, Any]:
            if incoming:
                return incoming.pop()
            await asyncio.sleep(3600)
            raise AssertionError

        async def send(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                answered.update({key.decode(): value.decode() for key, value in message["headers"]})
            else:
                parts.append(message.get("body", b""))

        await self.server.app(scope, receive, send)
        return status, answered, b"".join(parts)

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        status, _, content = await self.request(method, path, body, token)
        answer: Any = json.loads(content) if content else {}
        return answer if status < 400 else {"status": status, **answer}

    def socket(self, table: str, headers: list[tuple[bytes, bytes]] | None = None) -> Socket:
        socket = Socket(self.server, table, headers or [], f"/ws/{table}")
        self.sockets.append(socket)
        return socket

    async def connect(
        self, table: str, token: str | None = None, **fields: Any
    ) -> tuple[Socket, dict[str, Any]]:
        socket = self.socket(table)
        socket.say("hello", protocol=PROTOCOL, token=token, **fields)
        return socket, await socket.hear("welcome")

    async def laid(self, people: int = 4, game: str = "stayaway", **settings: Any) -> tuple[str, list[str]]:
        """A table with this many people, each on a device of its own, all ready; the host's token first.

        Everybody answers everything themselves, unless the settings say otherwise.
        """
        settings = {"everybody_clicks": True, **settings}
        made = await self.ask(
            "POST",
            "/api/tables",
            {"game": game, "seats": people, "name": "person 0", "settings": settings},
        )
        table, tokens = made["table"], [made["token"]]
        for number in range(1, people):
            joined = await self.ask("POST", f"/api/tables/{table}/join", {"name": f"person {number}"})
            tokens.append(joined["token"])
            await self.act(table, joined["token"], "set_ready", seat=number, is_ready=True)
        return table, tokens

    async def act(self, table: str, token: str | None, kind: str, **fields: Any) -> Any:
        return await self.ask("POST", f"/api/tables/{table}/act", {"type": kind, **fields}, token)

    async def begun(self, people: int = 4, game: str = "stayaway", **settings: Any) -> tuple[str, list[str]]:
        table, tokens = await self.laid(people, game, **settings)
        await self.act(table, tokens[0], "start")
        return table, tokens

    def match(self, table: str) -> Any:
        match = self.house.tables[table].standing.match
        assert match is not None
        return match

    async def quiet(self) -> None:
        """Everything under way is done."""
        for _ in range(3):
            for live in list(self.house.tables.values()):
                await live.ask(_nothing)
            await asyncio.sleep(0)


async def _nothing() -> None:
    """A turn in a table's inbox."""


@contextlib.asynccontextmanager
async def open_house(
    folder: Path,
    store: Store | None = None,
    clock: Any = None,
    bots: Any = None,
    chance: Any = None,
    **config: Any,
) -> AsyncIterator[Table]:
    """A server with an open house."""
    rates = ("posts", "sockets", "talk", "notes", "advice")
    generous: dict[str, Any] = {f"{one}_a_minute": 1_000_000 for one in rates}
    generous |= {"tables_an_hour": 1_000_000, "messages_a_second": 1e9, "requests_a_second": 1e9}
    generous |= dict.fromkeys(("talk_a_seat", "sockets_a_device", "spectators_a_table"), 100_000)
    settings = Config(data=folder, **{**generous, "sockets_an_address": 100_000, **config})
    services = Services(
        store=store or SqliteStore(folder),
        clock=clock or WallClock(),
        bots=bots or EagerBots(),
        metrics=Metrics(),
        folder=folder,
        away_seconds=settings.away_seconds,
        chance=chance or Seeded(11),
    )
    server = build(settings, services=services)
    started, stopping, stopped = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def receive() -> dict[str, Any]:
        if not started.is_set():
            return {"type": "lifespan.startup"}
        await stopping.wait()
        return {"type": "lifespan.shutdown"}

    async def send(message: Any) -> None:
        (started if message["type"].startswith("lifespan.startup") else stopped).set()
        assert "failed" not in message["type"], message

    life = asyncio.create_task(server.app({"type": "lifespan", "asgi": {"version": "3.0"}}, receive, send))
    await started.wait()
    await server.house.all_awake()
    held = Table(server)
    try:
        yield held
    finally:
        for socket in held.sockets:
            await socket.leave()
        stopping.set()
        async with asyncio.timeout(30):  # a server that cannot stop fails here, and does not hang
            await stopped.wait()
            await life


def run(test: Callable[[], Any]) -> None:
    """Run a test that waits."""
    asyncio.run(asyncio.wait_for(test(), 120))
