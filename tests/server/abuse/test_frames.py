"""Frames that nobody asked for: pings, pongs, empty pieces. They count, and who does not read is not written to."""

from __future__ import annotations

import contextlib
import socket
import struct
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.abuse.raw import CONTINUED, PING, PONG, TEXT, frame
from tests.server.abuse.rig import Running, is_closed, poured, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("frames")) as found:
        yield found


@pytest.fixture(scope="module")
def table(server: Running) -> tuple[str, list[str]]:
    return server.laid()


FLOODS = {
    "pings": frame(b"x" * 125, PING) * 400,
    "pongs": frame(b"x" * 125, PONG) * 400,
    "empty pieces": frame(b"", TEXT, is_last=False) + frame(b"", CONTINUED, is_last=False) * 8000,
    "empty texts": frame(b"") * 8000,
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_ends_the_socket(server: Running, table: tuple[str, list[str]], kind: str) -> None:
    before = server.megabytes
    with server.socket(*table[:1], table[1][0]) as raw:
        time.sleep(0.2)
        sent = poured(raw, FLOODS[kind], 200)
        assert is_closed(raw, 10)
    assert sent < 8 << 20
    assert server.megabytes - before < 12


def test_who_pings_now_and_then_is_answered(server: Running, table: tuple[str, list[str]]) -> None:
    with server.socket(table[0], table[1][0]) as raw:
        raw.settimeout(10)
        for number in range(5):
            raw.sendall(frame(b"ping %d" % number, PING))
            heard = b""
            while b"\x8a\x06ping %d" % number not in heard:
                heard += raw.recv(65536)


def test_a_flood_is_closed_with_a_code_that_says_so(server: Running, table: tuple[str, list[str]]) -> None:
    with server.socket(table[0], table[1][0]) as raw:
        raw.settimeout(10)
        raw.sendall(frame(b"", PING) * 2000)
        heard = b""
        with contextlib.suppress(OSError):
            while piece := raw.recv(65536):
                heard += piece
        assert struct.pack(">H", 4008) in heard[-8:]


def is_welcome(raw: socket.socket) -> bool:
    """Whether a socket that said hello was let in; if not, it was told why, with a code that says so."""
    heard = b""
    while b'"type":"welcome"' not in heard:
        if b'"too_many_sockets"' in heard and struct.pack(">H", 4010) in heard[-8:]:
            return False
        piece = raw.recv(65536)
        assert piece, "neither let in nor told why"
        heard += piece
    return True


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for few sockets."""
    settings: dict[str, Any] = {"sockets_a_device": 3, "spectators_a_table": 4, "sockets_a_minute": 40}
    with running(tmp_path_factory.mktemp("small"), **settings) as found:
        yield found


def test_a_device_has_so_many_sockets_and_a_table_so_many_who_watch(small: Running) -> None:
    table, tokens = small.laid()
    with contextlib.ExitStack() as stack:
        for token, most in ((tokens[0], 3), (None, 4)):
            held = [stack.enter_context(small.socket(table, token)) for _ in range(most)]
            assert all(is_welcome(raw) for raw in held)
            with small.socket(table, token) as further:
                assert not is_welcome(further)
            with small.socket(table, tokens[1]) as other:
                assert is_welcome(other)


def test_sockets_are_not_opened_and_closed_without_end(small: Running) -> None:
    began = time.monotonic()
    answers: list[bool] = []
    while len(answers) < 60 or all(answers):
        raw, answer = small.knock("x")
        raw.close()
        answers.append(b" 101 " in answer)
        assert sum(answers) <= 41 + (time.monotonic() - began) * 40 / 60
