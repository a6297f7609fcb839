"""The short way out of a socket, over the loops that the house may run on."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
import uvloop

from outpost31.server.config import Config
from outpost31.server.http.fast_sockets import DirectSockets
from outpost31.server.http.outgoing import Socket, framed
from outpost31.server.limits import WAITING_BYTES
from outpost31.server.running.metrics import Metrics

LOOPS = [asyncio.new_event_loop, uvloop.new_event_loop]
MESSAGE = b"x" * 16_000


async def opened(end: socket.socket) -> DirectSockets:
    """A socket whose handshake is done."""
    uvicorn = SimpleNamespace(
        loaded=True, loaded_app=None, root_path="", asgi_version="3.0", ws_per_message_deflate=False,
        ws_max_size=1 << 20, ws_ping_interval=None, ws_ping_timeout=None, door=SimpleNamespace(config=Config()),
    )  # fmt: skip
    state: Any = SimpleNamespace(connections=set(), tasks=set(), default_headers=[])
    direct = DirectSockets(uvicorn, state, {})
    await asyncio.get_running_loop().connect_accepted_socket(lambda: direct, end)
    direct.handshake_initiated = direct.handshake_complete = True
    return direct


@pytest.mark.parametrize("new_loop", LOOPS)
def test_who_reads_nothing_is_dropped_when_too_much_waits(
    new_loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def story(ours: socket.socket) -> None:
        direct = await opened(ours)
        metrics = Metrics()
        tab = Socket(None, metrics, direct)  # type: ignore[arg-type]
        sent = most = 0
        while tab.code is None and sent < 4 * WAITING_BYTES:
            most = direct.transport.get_write_buffer_size()
            tab.send(MESSAGE)
            sent += len(MESSAGE)
            await asyncio.sleep(0)
        direct.transport.abort()
        assert most <= WAITING_BYTES < sent, "so much may wait, and no more"
        assert tab.code == 4003
        assert metrics.dropped.labels("too_slow")._value.get() == 1.0
        tab.send(MESSAGE)  # nobody is there any more, and nobody minds

    ours, theirs = socket.socketpair()
    theirs.settimeout(20)
    with theirs, asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(story(ours))


@pytest.mark.parametrize("new_loop", LOOPS)
def test_what_was_held_back_goes_out_before_the_next(
    new_loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def story(ours: socket.socket) -> None:
        direct = await opened(ours)
        tab = Socket(None, Metrics(), direct)  # type: ignore[arg-type]
        tab.send_with_next(b"done")
        tab.send(b"so it is now")
        tab.send_with_next(b"done again")
        while direct.held:
            await asyncio.sleep(0)
        direct.transport.close()

    ours, theirs = socket.socketpair()
    theirs.settimeout(20)
    with theirs, asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(story(ours))
        heard = b"".join(iter(lambda: theirs.recv(4096), b""))
    assert heard == framed(b"done") + framed(b"so it is now") + framed(b"done again")
