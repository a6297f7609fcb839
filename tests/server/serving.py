"""A real server in a process of its own, as an operator starts it: for what only shows there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result
from websockets.asyncio.client import ClientConnection, connect

from outpost31.cli.app import app
from outpost31.server.protocol.vocabulary import PROTOCOL

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-c", "from outpost31.cli import main; main()"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def environment(folder: Path, port: int, **settings: Any) -> dict[str, str]:
    """The environment of a server on this folder, with limits that no test meets unless it asks for them."""
    generous = {"posts_a_minute": 1_000_000, "tables_an_hour": 1_000_000, "talk_a_minute": 1_000_000}
    given = {"host": "127.0.0.1", "port": port, "data": folder, "open_browser": "no", **generous, **settings}
    variables = {f"OUTPOST31_{name.upper()}": str(value) for name, value in given.items()}
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), **variables}


@dataclass
class Running:
    """A server in a process of its own."""

    process: subprocess.Popen[str]
    port: int
    data: Path
    variables: dict[str, str]

    def get(self, path: str) -> tuple[int, bytes]:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=20) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.read()

    def post(self, path: str, body: Any, token: str | None = None) -> Any:
        """What is answered; a refusal with its status in it."""
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), headers, method="POST"
        )
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            return {"status": error.code, **json.loads(error.read())}

    def act(self, table: str, token: str, kind: str, **fields: Any) -> Any:
        return self.post(f"/api/tables/{table}/act", {"type": kind, **fields}, token)

    def alone_with_bots(
        self, game: str = "stayaway", seats: int = 4, level: str | None = None, **settings: Any
    ) -> tuple[str, str]:
        """A table of one person and bots, begun."""
        settings = {"bot_seconds": 0.1, **settings}
        made = self.post("/api/tables", {"game": game, "seats": seats, "name": "Ann", "settings": settings})
        for _ in range(seats - 1):
            self.act(made["table"], made["token"], "add_bot", **({"level": level} if level else {}))
        self.act(made["table"], made["token"], "start")
        return made["table"], made["token"]

    @contextlib.asynccontextmanager
    async def sitting(
        self, table: str, token: str | None
    ) -> AsyncIterator[tuple[ClientConnection, dict[str, Any]]]:
        """A socket at a table, and its welcome."""
        where = f"ws://127.0.0.1:{self.port}/ws/{table}"
        async with connect(where, compression=None, max_size=None, close_timeout=0.2) as ws:
            await ws.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
            yield ws, json.loads(await asyncio.wait_for(ws.recv(), 20))

    def command(self, *words: str) -> Result:
        """The command beside the server, on the same folder."""
        return CliRunner(env=self.variables).invoke(app, list(words), prog_name="outpost31")


@contextlib.contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Running]:
    """A server that is ready, with these settings; it is killed in the end."""
    port = free_port()
    variables = environment(folder, port, **settings)
    errors = folder.with_name(f"{folder.name}.errors")
    with errors.open("a") as told:  # a pipe that nobody reads would stop the server
        process = subprocess.Popen(
            [*COMMAND, "serve"], env=variables, text=True, stdout=subprocess.DEVNULL, stderr=told
        )
    running = Running(process, port, folder, variables)
    try:
        until = time.monotonic() + 60
        while True:
            try:
                if running.get("/readyz")[0] == 200:
                    break
            except OSError:
                pass
            assert process.poll() is None, errors.read_text()
            assert time.monotonic() < until, "the server does not become ready"
            time.sleep(0.02)
        yield running
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
        process.communicate()
