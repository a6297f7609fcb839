"""Pongs: every socket answers a ping now and then, and what it answers goes the short way."""

from __future__ import annotations

import asyncio
import socket

import pytest
from websockets.protocol import State

from outpost31.server.http.fast_sockets import DirectSockets, is_whole_pong
from tests.server.http.test_outgoing import opened

MASK = b"mask"


def pong(payload: bytes) -> bytes:
    """A browser's pong."""
    masked = bytes(one ^ MASK[number % 4] for number, one in enumerate(payload))
    return bytes((0x8A, 0x80 | len(payload))) + MASK + masked


def is_awaited(direct: DirectSockets) -> bool:
    """Whether the socket ends unless a pong comes."""
    return direct.pong_timer is not None


async def pinged(ours: socket.socket) -> DirectSockets:
    """A socket that was sent a ping."""
    direct = await opened(ours)
    direct.conn.state = State.OPEN
    direct.ping_interval = direct.ping_timeout = 1000.0
    direct.send_keepalive_ping()
    assert is_awaited(direct)
    return direct


def test_a_pong_is_heard_past_the_library_and_the_next_ping_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(ours: socket.socket) -> None:
        direct = await pinged(ours)
        monkeypatch.setattr(
            direct.conn, "receive_data", lambda data: pytest.fail(f"{data!r} goes the long way")
        )
        sent = direct.pending_ping_payload
        assert sent is not None
        direct.data_received(pong(b"not what was sent"))
        assert is_awaited(direct), "anybody could say that"
        direct.data_received(pong(sent))
        assert not is_awaited(direct)
        assert direct.ping_timer is not None
        direct.stop_keepalive()
        direct.transport.abort()

    ours, theirs = socket.socketpair()
    with theirs:
        asyncio.run(story(ours))


def test_only_what_is_whole_alone_and_masked_is_taken_for_a_pong() -> None:
    assert is_whole_pong(pong(b""))
    assert is_whole_pong(pong(b"x" * 125))
    for other in (pong(b"four")[:-1], pong(b"four") + b"\x81", b"\x8a\x04four..", b"\x8a\xfe" + bytes(130)):
        assert not is_whole_pong(other)
