"""The attacks: each is what one visitor who means ill does to a server, for some seconds, from an address of its own.

    python tests/server/abuse/attacks.py NAME PORT SECONDS PROTOCOL

Only ever against 127.0.0.1. What an attack gains does not matter here; what the players notice of it does.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
from tests.server.abuse.raw import CONTINUED, PING, TEXT, frame, handshake

HERE = "127.0.0.2"
"""Where the attacks come from; the players have another address."""


class Attacker:
    """Somebody with a few tables of their own and much time."""

    def __init__(self, port: int, seconds: float, protocol: int) -> None:
        self.port = port
        self.protocol = protocol
        self.until = time.monotonic() + seconds

    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    def connection(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=1.0, source_address=(HERE, 0))

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5, source_address=(HERE, 0))
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            return json.loads(connection.getresponse().read())
        finally:
            connection.close()

    def laid(self, game: str = "stayaway", seats: int = 4) -> tuple[str, str]:
        """A table with this visitor and bots, begun."""
        body = {"game": game, "seats": seats, "name": "Mallory", "settings": {"bot_seconds": 0.5}}
        made = self.ask("POST", "/api/tables", body)
        for act in [*({"type": "add_bot", "level": "novice"} for _ in range(seats - 1)), {"type": "start"}]:
            self.ask("POST", f"/api/tables/{made['table']}/act", act, made["token"])
        return made["table"], made["token"]

    def tab(self, table: str, token: str | None = None) -> socket.socket:
        raw = self.connection()
        raw.sendall(handshake(table))
        raw.recv(4096)
        raw.sendall(frame(json.dumps({"type": "hello", "protocol": self.protocol, "token": token}).encode()))
        return raw

    def pour(self, raw: socket.socket, piece: bytes) -> None:
        """Send it again and again, and read nothing."""
        with contextlib.suppress(OSError):
            while self.goes_on():
                raw.sendall(piece)

    def again(self) -> Iterator[int]:
        """Count for as long as it goes on; what the server refuses is no reason to stop."""
        number = 0
        while self.goes_on():
            number += 1
            yield number


def headers(attacker: Attacker) -> None:
    """Headers without end."""
    for _ in attacker.again():
        with contextlib.suppress(OSError), attacker.connection() as raw:
            raw.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            attacker.pour(raw, b"x-filler: " + b"x" * 60_000 + b"\r\n")


def addresses(attacker: Attacker) -> None:
    """An address without end."""
    for _ in attacker.again():
        with contextlib.suppress(OSError), attacker.connection() as raw:
            raw.sendall(b"GET /")
            attacker.pour(raw, b"x" * 65_536)


def pings(attacker: Attacker) -> None:
    """Pings, and nobody reads the pongs."""
    table, token = attacker.laid()
    for _ in attacker.again():
        with contextlib.suppress(OSError), attacker.tab(table, token) as raw:
            attacker.pour(raw, frame(b"x" * 125, PING) * 200)


def pieces(attacker: Attacker) -> None:
    """A message in empty pieces without end."""
    table, token = attacker.laid()
    for _ in attacker.again():
        with contextlib.suppress(OSError), attacker.tab(table, token) as raw:
            raw.sendall(frame(b"", TEXT, is_last=False))
            attacker.pour(raw, frame(b"", CONTINUED, is_last=False) * 5000)


def half_requests(attacker: Attacker) -> None:
    """Connections that never finish what they began to say."""
    held: list[socket.socket] = []
    begun = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{"
    for number in attacker.again():
        with contextlib.suppress(OSError):
            held.append(attacker.connection())
            held[-1].sendall((b"", b"GET / HTTP/1.1\r\nHo", begun)[number % 3])
        time.sleep(0.002)


def requests(attacker: Attacker) -> None:
    """Any page, as fast as it comes, over some connections at once."""
    asked = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 4
    for _ in attacker.again():
        with contextlib.suppress(OSError), contextlib.ExitStack() as stack:
            held = [stack.enter_context(attacker.connection()) for _ in range(10)]
            while held and attacker.goes_on():
                for raw in held:
                    raw.sendall(asked)
                held = [raw for raw in held if raw.recv(262_144)]


def replays(attacker: Attacker) -> None:
    """Replays and QR codes of a finished game, over some connections at once."""
    table, token = attacker.laid("coop", 1)
    attacker.ask("POST", f"/api/tables/{table}/act", {"type": "end_table"}, token)
    paths = (f"/api/tables/{table}/replay?viewer=everything&count=100", f"/api/tables/{table}/qr.svg")
    for number in attacker.again():
        with contextlib.suppress(OSError), contextlib.ExitStack() as stack:
            held = [stack.enter_context(attacker.connection()) for _ in range(8)]
            for raw in held:
                raw.sendall(f"GET {paths[number % 2]} HTTP/1.1\r\nHost: a{number}\r\n\r\n".encode())
            for raw in held:
                raw.recv(65536)


def tables(attacker: Attacker) -> None:
    """New tables, and rematches of them."""
    for _ in attacker.again():
        made = attacker.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4, "name": "Mallory"})
        for act in ("end_table", "rematch"):
            if "table" in made:
                attacker.ask("POST", f"/api/tables/{made['table']}/act", {"type": act}, made["token"])


def _said(attacker: Attacker, game: str, seats: int, messages: Callable[[int], dict[str, Any]]) -> None:
    """What one seat says over many tabs at once, each as fast as it may."""
    table, token = attacker.laid(game, seats)
    tabs: list[socket.socket] = []
    for number in attacker.again():
        if len(tabs) < 20:
            with contextlib.suppress(OSError):
                tabs.append(attacker.tab(table, token))
        for place, tab in enumerate(tabs[:]):
            message = {"client": f"m{number}.{place}", "seat": 0, **messages(number)}
            try:
                tab.sendall(frame(json.dumps(message).encode()))
            except OSError:
                tabs.remove(tab)
        time.sleep(0.05)


def talk(attacker: Attacker) -> None:
    """Long lines of chat."""
    _said(attacker, "stayaway", 4, lambda number: {"type": "say", "text": "雪" * 300})


def advice(attacker: Attacker) -> None:
    """Advice on every question there may be."""
    _said(attacker, "coop", 2, lambda number: {"type": "ask_advice", "question": number % 60})


def notes(attacker: Attacker) -> None:
    """Notes, switches and reasons."""
    kinds: tuple[dict[str, Any], ...] = (
        {"type": "take_note", "text": "x" * 2000}, {"type": "decline_all", "is_on": True},
        {"type": "ask_why", "question": 1}, {"type": "reveal"},
    )  # fmt: skip
    _said(attacker, "stayaway", 4, lambda number: kinds[number % 4])


def journals(attacker: Attacker) -> None:
    """The same page of a journal again and again."""
    _said(attacker, "stayaway", 4, lambda number: {"type": "ask_journal", "before": 1000})


def sockets(attacker: Attacker) -> None:
    """Sockets that come and go."""
    table, _ = attacker.laid()
    held: list[socket.socket] = []
    for _ in attacker.again():
        with contextlib.suppress(OSError):
            held.append(attacker.tab(table))
        if len(held) > 100:
            held.pop(0).close()


def noise(attacker: Attacker) -> None:
    """What is no message of the protocol."""
    table, token = attacker.laid()
    bad = [
        b"{",
        b"[" * 8000,
        b'{"type":"answer"}',
        b"\xff\xfe",
        b'{"type":"hello"}',
        b'"' + b"x" * 15_000 + b'"',
    ]
    for _ in attacker.again():
        with contextlib.suppress(OSError), attacker.tab(table, token) as raw:
            for one in bad:
                raw.sendall(frame(one))


ATTACKS: dict[str, Callable[[Attacker], None]] = {
    one.__name__: one
    for one in (
        headers, addresses, pings, pieces, half_requests, requests, replays, tables, talk, advice, notes, journals,
        sockets, noise,
    )
}  # fmt: skip


def main(name: str, port: str, seconds: str, protocol: str) -> None:
    """Attack."""
    with contextlib.suppress(OSError, http.client.HTTPException, json.JSONDecodeError):
        ATTACKS[name](Attacker(int(port), float(seconds), int(protocol)))


if __name__ == "__main__":
    main(*sys.argv[1:])
