"""A real server in a process of its own, and the raw connections with which somebody may mean it ill."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from outpost31.server.protocol.vocabulary import PROTOCOL
from tests.server.abuse.raw import frame, handshake

ROOT = Path(__file__).resolve().parents[3]
SERVE = "from outpost31.server.commands import configuration, serve; serve(configuration())"


@dataclass
class Running:
    """A server in a process of its own."""

    process: subprocess.Popen[bytes]
    port: int
    data: Path
    log: IO[bytes]
    scheme: str = "http"

    @property
    def megabytes(self) -> float:
        """How much memory the server has now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        (found,) = re.findall(r"VmRSS:\s+(\d+) kB", status)
        return int(found) / 1024

    def lines(self) -> list[dict[str, Any]]:
        """What the server has logged."""
        self.log.seek(0)
        return [json.loads(line) for line in self.log.read().splitlines() if line.startswith(b"{")]

    def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, dict[str, str], bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        given = {"connection": "close", **(headers or {})}
        if body is not None:
            given["content-type"] = "application/json"
        if token is not None:
            given["authorization"] = f"Bearer {token}"
        try:
            connection.request(method, path, None if body is None else json.dumps(body), given)
            answer = connection.getresponse()
            return answer.status, {key.lower(): value for key, value in answer.getheaders()}, answer.read()
        finally:
            connection.close()

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        status, _, content = self.request(method, path, body, token)
        answer = json.loads(content)
        assert status < 400, answer
        return answer

    def laid(self, seats: int = 4, game: str = "stayaway", **settings: Any) -> tuple[str, list[str]]:
        """A table that has begun, with a person at every seat: its id, and everybody's token."""
        body = {"game": game, "seats": seats, "name": "person 0", "settings": settings}
        made = self.ask("POST", "/api/tables", body)
        table, tokens = made["table"], [made["token"]]
        for seat in range(1, seats):
            joined = self.ask("POST", f"/api/tables/{table}/join", {"name": f"person {seat}"})
            tokens.append(joined["token"])
            ready = {"type": "set_ready", "seat": seat, "is_ready": True}
            self.ask("POST", f"/api/tables/{table}/act", ready, joined["token"])
        self.ask("POST", f"/api/tables/{table}/act", {"type": "start"}, made["token"])
        return table, tokens

    def connection(self) -> socket.socket:
        """A connection that says nothing yet."""
        raw = socket.create_connection(("127.0.0.1", self.port), timeout=20)
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return raw

    def knock(self, table: str, *headers: str) -> tuple[socket.socket, bytes]:
        """A connection that has asked for a socket, and what it was answered."""
        raw = self.connection()
        raw.sendall(handshake(table, *headers))
        return raw, raw.recv(4096)

    def socket(self, table: str, token: str | None = None) -> socket.socket:
        """A socket that has said hello; what it is sent is not read."""
        raw, answer = self.knock(table)
        assert b" 101 " in answer, answer
        hello = {"type": "hello", "protocol": PROTOCOL, "token": token}
        raw.sendall(frame(json.dumps(hello).encode()))
        return raw


def is_closed(raw: socket.socket, seconds: float) -> bool:
    """Whether the other side closes a connection within so long; what it sends meanwhile is read."""
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        raw.settimeout(left)
        try:
            if not raw.recv(65536):
                return True
        except TimeoutError:
            return False
        except OSError:
            return True
    return False


def poured(raw: socket.socket, piece: bytes, times: int) -> int:
    """Send something again and again until the other side has enough of it; how many bytes that took."""
    sent = 0
    with contextlib.suppress(OSError):
        for _ in range(times):
            raw.sendall(piece)
            sent += len(piece)
    return sent


@contextlib.contextmanager
def running(
    folder: Path, *, cwd: Path | None = None, scheme: str = "http", **settings: Any
) -> Iterator[Running]:
    """A server with these settings, ready."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    given = {"host": "127.0.0.1", "port": port, "data": folder / "data", "open_browser": "no", **settings}
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    environment |= {f"OUTPOST31_{name.upper()}": str(value) for name, value in given.items()}
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            [sys.executable, "-P", "-c", SERVE],
            env=environment,
            cwd=cwd,
            stdout=subprocess.DEVNULL,
            stderr=log,
        )
        server = Running(process, port, folder / "data", log, scheme)
        try:
            _wait_until_ready(server)
            yield server
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
                try:
                    process.wait(15)
                except subprocess.TimeoutExpired:
                    process.kill()
            process.wait()


def _wait_until_ready(server: Running) -> None:
    until = time.monotonic() + 240  # a busy machine is no reason for a red test
    while True:
        try:
            with socket.create_connection(("127.0.0.1", server.port), timeout=1):
                return
        except OSError:
            assert server.process.poll() is None, server.lines()
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.025)
