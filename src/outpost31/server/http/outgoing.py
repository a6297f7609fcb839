"""A socket as a table sees it, and its short way out: a move at a table of eight goes out eight times."""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from outpost31.server.limits import WAITING_BYTES, WAITING_MESSAGES
from outpost31.server.log.viewers import Viewer

if TYPE_CHECKING:
    from starlette.types import Send

    from outpost31.server.running.metrics import Metrics
    from outpost31.server.tables.live import LiveTable

_short = struct.Struct(">BB").pack
_medium = struct.Struct(">BBH").pack
_long = struct.Struct(">BBQ").pack


def framed(message: bytes) -> bytes:
    """A message as one text frame of a server, unmasked and whole. (RFC 6455, 5.2)"""
    length = len(message)
    head: bytes
    if length < 126:
        head = _short(0x81, length)
    elif length < 65536:
        head = _medium(0x81, 126, length)
    else:
        head = _long(0x81, 127, length)
    return head + message


class Direct(Protocol):
    """A socket that can be written to without waiting."""

    transport: Any
    disconnected: bool
    close_sent: bool
    held: bytes
    """What waits for the next message, which goes out with it."""
    is_full: bool
    """Whether the reader has left so much unread that it is worth asking how much."""

    def write_with_next(self, message: bytes) -> None:
        """Write a message together with the next one, which comes in this turn or not at all."""

    def abort(self) -> None:
        """Give up on the reader."""

    heard: Callable[[bytes], None] | None
    """Who hears the frames that come."""

    def wait(self) -> None:
        """Read no further for now."""

    def go_on(self) -> None:
        """Read on."""


class Socket:
    """One socket: what waits to be sent over it, and what it is to its table."""

    def __init__(self, send: Send, metrics: Metrics, direct: Direct | None = None) -> None:
        self.device: int | None = None
        self.viewer: Viewer = None
        self.is_gated = False
        self.is_for_all = False
        self.table: LiveTable | None = None
        self.code: int | None = None
        """With which it will be closed."""
        self.direct = direct
        self.transmit = send
        """How it is written to where there is no short way."""
        self.waiting: deque[bytes] = deque()
        self.bytes_waiting = 0
        self.ready = asyncio.Event()
        self.pump: asyncio.Task[None] | None = None
        """The task that sends what waits."""
        self._metrics = metrics

    def send(self, message: bytes) -> None:
        """Send this in its turn; a reader who is too slow is dropped, and may come back."""
        if self.code is not None:
            return
        direct = self.direct
        if direct is None:
            self._wait(message)
            return
        transport = direct.transport
        if direct.disconnected or direct.close_sent or transport.is_closing():
            return
        frame = framed(message)
        held = direct.held
        if held:
            frame = held + frame
            direct.held = b""
        transport.write(frame)
        if direct.is_full and transport.get_write_buffer_size() > WAITING_BYTES:
            self._drop()
            direct.abort()

    def _wait(self, message: bytes) -> None:
        """There is no short way: it waits for the task that sends."""
        self.waiting.append(message)
        self.bytes_waiting += len(message)
        if self.bytes_waiting > WAITING_BYTES or len(self.waiting) > WAITING_MESSAGES:
            self.waiting.clear()
            self._drop()
        self.ready.set()

    def send_with_next(self, message: bytes) -> None:
        """Send this together with the next message; if there is none, alone when its turn comes."""
        if self.direct is None:
            self.send(message)
        elif self.code is None:
            self.direct.write_with_next(message)

    def _drop(self) -> None:
        """The reader is too slow."""
        self.close(4003)
        self._metrics.dropped.labels("too_slow").inc()
        self._metrics.met("waiting", table=self.table.standing.table if self.table is not None else None)
        if self.pump is not None:
            self.pump.cancel()

    def close(self, code: int) -> None:
        """Close the socket, once what waits has been sent."""
        if self.code is None:
            self.code = code
            self.ready.set()
