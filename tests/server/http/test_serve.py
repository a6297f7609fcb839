"""A real server in a process of its own, with real sockets: starting, stopping, frames, backups, verbs."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import struct
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from outpost31.server import commands
from outpost31.server.config import Config, from_environment
from outpost31.server.http.addresses import lan_links, links_for, qr_code, qr_for_terminal
from outpost31.server.http.fast_sockets import unframed
from outpost31.server.http.outgoing import framed
from outpost31.server.protocol.vocabulary import PROTOCOL

ROOT = Path(__file__).resolve().parents[3]
SERVE = "from outpost31.server.commands import configuration, serve; serve(configuration())"


@dataclass
class Running:
    """A server in a process of its own."""

    process: subprocess.Popen[str]
    port: int
    data: Path

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=5) as answer:
            return bytes(answer.read())

    def post(self, path: str, body: Any, token: str | None = None) -> Any:
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), headers, method="POST"
        )
        with urllib.request.urlopen(request, timeout=5) as answer:
            return json.loads(answer.read())


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {
        **os.environ, "PYTHONPATH": str(ROOT / "src"), "OUTPOST31_HOST": "127.0.0.1", "OUTPOST31_PORT": str(port),
        "OUTPOST31_DATA": str(tmp_path / "data"), "OUTPOST31_OPEN_BROWSER": "no",
    }  # fmt: skip
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE],
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    server = Running(process, port, tmp_path / "data")
    try:
        for _ in range(2400):
            try:
                server.get("/readyz")
                break
            except OSError:
                assert process.poll() is None, process.stderr.read() if process.stderr else ""
                time.sleep(0.025)
        yield server
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
        process.communicate()


async def _with_bots(server: Running) -> tuple[str, str]:
    settings = {"bot_seconds": 0.0, "reaction_seconds": 1}
    body = {"game": "stayaway", "seats": 4, "name": "Ann", "settings": settings}
    made = await asyncio.to_thread(server.post, "/api/tables", body)
    for _ in range(3):
        await asyncio.to_thread(
            server.post, f"/api/tables/{made['table']}/act", {"type": "add_bot"}, made["token"]
        )
    await asyncio.to_thread(server.post, f"/api/tables/{made['table']}/act", {"type": "start"}, made["token"])
    return made["table"], made["token"]


async def _rest(ws: ClientConnection) -> tuple[list[Any], int | None]:
    """Everything until the socket is closed, and the code it is closed with."""
    heard: list[Any] = []
    try:
        while True:
            heard.append(json.loads(await asyncio.wait_for(ws.recv(), 20)))
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd is not None else None


def test_an_acknowledgement_comes_whether_or_not_something_follows_it(running: Running) -> None:
    """It is written together with what follows in the same turn; where nothing does, alone. Many at once keep order."""

    async def story() -> None:
        table, token = await _with_bots(running)
        async with connect(f"ws://127.0.0.1:{running.port}/ws/{table}", compression=None) as ws:
            await ws.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
            for number in range(30):  # more than are read before the table has heard them
                note = {"type": "take_note", "client": f"n{number}", "seat": 0, "text": f"note {number}"}
                await ws.send(json.dumps(note))
            acknowledged: list[str] = []
            while len(acknowledged) < 30:
                message = json.loads(await asyncio.wait_for(ws.recv(), 20))
                if message["type"] == "ack":
                    acknowledged.append(message["client"])
            assert acknowledged == [f"n{number}" for number in range(30)]
            await ws.send(json.dumps({"type": "say", "client": "s", "seat": 0, "text": "hello"}))
            heard: list[str] = []
            while not {"ack", "told"} <= set(heard):
                heard.append(json.loads(await asyncio.wait_for(ws.recv(), 20))["type"])
            assert heard.index("ack") < heard.index("told")

    asyncio.run(story())


def test_a_person_plays_against_bots_until_the_server_is_told_to_stop(
    running: Running, tmp_path: Path
) -> None:
    async def story() -> None:
        table, token = await _with_bots(running)
        async with connect(f"ws://127.0.0.1:{running.port}/ws/{table}", compression=None) as ws:
            await ws.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
            answered: set[int] = set()
            acknowledged = 0
            while acknowledged < 5:
                message = json.loads(await asyncio.wait_for(ws.recv(), 20))
                acknowledged += message["type"] == "ack"
                if message["type"] == "update" and not message["waiting"]:
                    break  # it was a short game
                for question in message.get("picture", {}).get("questions", ()):
                    if question["id"] not in answered:
                        answered.add(question["id"])
                        said = {"client": f"c{question['id']}", "seat": 0, "question": question["id"]}
                        await ws.send(
                            json.dumps({"type": "answer", **said, "option": question["options"][0]})
                        )
            config = Config(data=running.data)
            await asyncio.to_thread(commands.backup, config, tmp_path / "copy.sqlite")
            await asyncio.to_thread(commands.restore, config, tmp_path / "copy.sqlite")
            assert (await _rest(ws))[1] == 4000
        async with connect(f"ws://127.0.0.1:{running.port}/ws/{table}", compression=None) as ws:
            await ws.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
            assert json.loads(await ws.recv())["type"] == "welcome"
            running.process.send_signal(signal.SIGTERM)
            heard, _ = await _rest(ws)
            assert heard[-1] == {"type": "goodbye", "reason": "shutting_down"}

    asyncio.run(story())
    output, errors = running.process.communicate(timeout=20)
    assert running.process.returncode in (0, -signal.SIGTERM)
    assert f"http://127.0.0.1:{running.port}/" in output
    assert "█" in output, "a QR code"
    for line in errors.splitlines():
        assert json.loads(line)["level"] in ("info", "warning"), line


def test_frames_of_every_kind_over_a_real_socket(running: Running) -> None:
    async def story() -> None:
        table = (await asyncio.to_thread(running.post, "/api/tables", {"game": "stayaway", "seats": 4}))[
            "table"
        ]
        where = f"ws://127.0.0.1:{running.port}/ws/{table}"
        async with connect(where, compression=None) as ws:
            assert ws.protocol.extensions == [], "no compression"
            await ws.send(["{", '"type":"hello",', f'"protocol":{PROTOCOL}}}'])  # in fragments
            assert json.loads(await ws.recv())["type"] == "welcome"
            for number in range(20):
                await ws.send(json.dumps({"type": "ping", "client": f"p{number}"}))
            assert [json.loads(await ws.recv())["client"] for _ in range(20)] == [f"p{n}" for n in range(20)]
            await ws.send(b"\x00\x01")
            assert json.loads(await ws.recv())["reason"] == "bad_message"
            await (await ws.ping())
            await ws.send("x" * 17_000)
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(ws.recv(), 10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        async with connect(where, compression=None) as ws:
            for number in range(2):
                await ws.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
                reply = json.loads(await ws.recv())
                assert reply["type"] == ("welcome", "refused")[number]

    asyncio.run(story())


def test_pieces_that_are_not_frames_go_the_long_way(running: Running) -> None:
    """A handshake and frames in pieces of one byte, and two frames in one piece."""
    table = running.post("/api/tables", {"game": "stayaway", "seats": 4})["table"]

    def masked(text: str) -> bytes:
        body = text.encode()
        mask = b"\x01\x02\x03\x04"
        hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(body))
        head = bytes((0x80 | len(body),)) if len(body) < 126 else b"\xfe" + struct.pack(">H", len(body))
        return b"\x81" + head + mask + hidden

    text = json.dumps({"type": "hello", "protocol": PROTOCOL})
    hello = masked(text)
    pings = masked('{"type":"ping","client":"a"}') + masked('{"type":"ping","client":"b"}')
    assert unframed(hello) == text.encode()
    assert unframed(pings) is None
    assert unframed(hello[:-1]) is None
    assert framed(b"x" * 70_000)[:10] == b"\x81\x7f" + struct.pack(">Q", 70_000)
    with socket.create_connection(("127.0.0.1", running.port), timeout=10) as raw:
        request = (
            f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        raw.sendall(request.encode())
        heard = raw.recv(4096)
        assert b" 101 " in heard
        for byte in hello:
            raw.sendall(bytes((byte,)))
            time.sleep(0.001)
        raw.sendall(pings)
        while b'"client":"b"' not in heard:
            piece = raw.recv(65536)
            assert piece, heard
            heard += piece
        assert b'"type":"welcome"' in heard
        assert heard.index(b'"client":"a"') < heard.index(b'"client":"b"')


def test_a_second_server_on_the_same_data_says_so(running: Running) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "OUTPOST31_DATA": str(running.data)}
    second = subprocess.run(
        [sys.executable, "-c", SERVE],
        env=environment,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert second.returncode != 0
    assert "already running" in second.stderr


def test_the_environment_configures_the_house(tmp_path: Path) -> None:
    config = from_environment(
        {
            "OUTPOST31_PORT": "99", "OUTPOST31_DATA": str(tmp_path), "OUTPOST31_OPEN_BROWSER": "no",
            "OUTPOST31_ORIGINS": "https://a.example, https://b.example", "OUTPOST31_MESSAGES_A_SECOND": "2.5",
        },
        port=98,
    )  # fmt: skip
    assert (config.port, config.data, config.open_browser) == (98, tmp_path, False)
    assert config.origins == ("https://a.example", "https://b.example")
    assert config.messages_a_second == 2.5
    for name, value in (("OUTPOST31_PORT", "many"), ("OUTPOST31_OPEN_BROWSER", "perhaps")):
        with pytest.raises(ValueError, match=name):
            from_environment({name: value})


def test_links_and_qr_codes() -> None:
    assert lan_links(Config(host="127.0.0.1", port=5)) == ["http://127.0.0.1:5"]
    assert lan_links(Config(host="::1", port=5)) == ["http://[::1]:5"]
    assert lan_links(Config(public_url="https://outpost.example/")) == ["https://outpost.example"]
    assert all(link.startswith("http://") for link in lan_links(Config()))
    config = Config(port=5)
    for own in ("127.0.0.1:5", "localhost:5", "[::1]:5", "", "[", "a b", "x" * 300):
        assert links_for(config, "http", own) == lan_links(config), own
    for shared in ("192.168.1.7:5", "station:5", "outpost.example"):
        assert links_for(config, "https", shared) == [f"https://{shared}", *lan_links(config)]
    assert links_for(Config(public_url="https://a.example"), "http", "b.example") == ["https://a.example"]
    assert qr_code("http://127.0.0.1:5/#/t/abc").startswith(b"<svg")
    assert "█" in qr_for_terminal("http://127.0.0.1:5/")
