"""Requests that are too long, too slow or too many: each ends, and costs nobody else anything."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.abuse.raw import handshake
from tests.server.abuse.rig import Running, is_closed, poured, running

MEGABYTE = 1 << 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all of them, with little patience."""
    settings: dict[str, Any] = {
        "head_seconds": 1,
        "body_seconds": 1,
        "connections_an_address": 40,
        "posts_a_minute": 6000,
    }
    with running(tmp_path_factory.mktemp("requests"), **settings) as found:
        yield found


def answered(raw: socket.socket) -> tuple[int, dict[str, object]]:
    """The status and the problem that came back, until the other side closed."""
    heard = b""
    while piece := raw.recv(65536):
        heard += piece
    head, _, body = heard.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


@pytest.mark.parametrize(
    "piece", [b"x-filler: " + b"x" * 60_000 + b"\r\n", b"x" * 60_000], ids=["lines", "line"]
)
def test_headers_without_end_are_cut_off(server: Running, piece: bytes) -> None:
    before = server.megabytes
    with server.connection() as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ")
        sent = poured(raw, piece, 800)
    assert sent < 8 * MEGABYTE
    assert server.megabytes - before < 12


def test_an_address_without_end_is_cut_off(server: Running) -> None:
    before = server.megabytes
    with server.connection() as raw:
        raw.sendall(b"GET /")
        sent = poured(raw, b"x" * 65_536, 600)
    assert sent < 8 * MEGABYTE
    assert server.megabytes - before < 12


def test_who_sends_too_much_is_told_how_much_is_allowed(server: Running) -> None:
    for head, status, most in (
        (b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 414, 8192),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X-Long: %b\r\n\r\n" % (b"x" * 40_000), 431, 32_768),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X-Many: x\r\n" * 200 + b"\r\n", 431, 100),
    ):
        with server.connection() as raw:
            raw.sendall(head)
            assert answered(raw) == (status, {"reason": "too_big", "clause": None, "args": {"most": most}})


def test_trailers_count_as_headers(server: Running) -> None:
    with server.connection() as raw:
        raw.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
        )
        assert poured(raw, b"X-Trailer: " + b"x" * 60_000 + b"\r\n", 400) < 8 * MEGABYTE


def test_requests_are_not_piled_up_on_one_connection(server: Running) -> None:
    """A request of 34 bytes became some kilobytes of objects, 7,000 of them from one piece of the network."""
    before = server.megabytes
    with server.connection() as raw:
        poured(raw, b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n" * 7000, 1)
        assert is_closed(raw, 10)
    assert server.megabytes - before < 12


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_who_does_not_finish_a_request_is_not_waited_for(server: Running, said: bytes) -> None:
    with server.connection() as raw:
        raw.sendall(said)
        assert is_closed(raw, 6)


def test_a_head_that_trickles_in_is_not_waited_for(server: Running) -> None:
    with server.connection() as raw:
        began = time.monotonic()
        raw.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        with contextlib.suppress(OSError):  # reset or broken, as it comes
            while time.monotonic() - began < 8:
                raw.sendall(b"X-Slow: 1\r\n")
                time.sleep(0.1)
    assert time.monotonic() - began < 6


def test_an_address_has_so_many_connections_and_no_more(server: Running) -> None:
    held = [server.connection() for _ in range(60)]
    try:
        time.sleep(0.3)
        shut = sum(is_closed(raw, 0.02) for raw in held)
        assert shut >= 20
    finally:
        for raw in held:
            raw.close()
    assert server.request("GET", "/healthz")[0] == 200, "and the next who comes is let in"


def test_a_hundred_cookies_of_old_do_not_lock_anybody_out(server: Running) -> None:
    """One cookie a table made a line that the handshake never answered. They are forgotten now, and none are set."""
    made = server.request("POST", "/api/tables", {"game": "stayaway", "seats": 4, "name": "Ann"})
    assert "set-cookie" not in made[1]
    table = json.loads(made[2])["table"]
    pile = "; ".join(f"outpost31_{number:012}={'t' * 43}" for number in range(150))
    raw, answer = server.knock(table, f"Cookie: {pile}")
    raw.close()
    assert b" 101 " in answer
    status, headers, _ = server.request("GET", "/api/games", headers={"Cookie": pile})
    assert status == 200
    assert headers["set-cookie"].endswith("=; Max-Age=0; Path=/")


def test_a_handshake_that_cannot_be_is_answered_all_the_same(server: Running) -> None:
    with server.connection() as raw:
        raw.sendall(handshake("x").replace(b"\r\n\r\n", b"\r\nX-Long: " + b"x" * 20_000 + b"\r\n\r\n"))
        assert b"HTTP/1.1 4" in raw.recv(4096)
        assert is_closed(raw, 5)


def test_the_log_says_which_limit_was_met_and_not_once_for_each(server: Running) -> None:
    for _ in range(5):
        with server.connection() as raw:
            raw.sendall(b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            answered(raw)
    told = [line for line in server.lines() if line.get("limit") == "url"]
    assert 1 <= len(told) < 5
    assert (told[0]["level"], told[0]["message"]) == ("warning", "a limit was met")
    counted = server.request("GET", "/metrics")[2].decode()
    assert 'outpost31_limits_met_total{limit="url"}' in counted
