"""Uvicorn's sockets with a short way in and out.

A move at a table of eight goes out eight times. Through ASGI each of them is a task that wakes, a dictionary, a
decoding, an encoding and a protocol's state; here a frame is made and written. On the way in a frame that comes whole
and alone, which is what browsers send, is unmasked and heard at once; whatever else comes goes the library's own way,
and so does everything after it. Servers without this are spoken to through ASGI (`sockets.py`).
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]

EXTENSION = "outpost31.direct"
UNREAD = 8
"""A socket is not read on while so many of its messages wait."""


_short = struct.Struct(">BB").pack
_medium = struct.Struct(">BBH").pack
_long = struct.Struct(">BBQ").pack


def framed(message: bytes) -> bytes:
    """A message as one text frame of a server, unmasked and whole. (RFC 6455, 5.2)"""
    length = len(message)
    if length < 126:
        return _short(0x81, length) + message
    if length < 65536:
        return _medium(0x81, 126, length) + message
    return _long(0x81, 127, length) + message


def unframed(data: bytes) -> bytes | None:
    """The text of a client's frame that is whole, alone and under 64 KB; nothing for anything else."""
    if len(data) < 6 or data[0] != 0x81 or data[1] < 0x80:
        return None
    length, start = data[1] & 0x7F, 2
    if length == 126:
        length, start = int.from_bytes(data[2:4], "big"), 4
    elif length == 127:
        return None
    if len(data) != start + 4 + length:
        return None
    return bytes(apply_mask(data[start + 4 :], data[start : start + 4]))


def is_whole_pong(data: bytes) -> bool:
    """Whether this is a client's answer to one of our pings, whole and alone."""
    return len(data) >= 6 and data[0] == 0x8A and len(data) == 6 + (data[1] & 0x7F)


class DirectSockets(WebSocketsSansIOProtocol):
    """A socket that can be written to directly, once its handshake is done."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.heard: Callable[[bytes], None] | None = None
        """Who hears the frames that come the short way; until there is one they go the library's."""
        self._held = b""
        self._is_plain = True
        """Every piece so far was exactly one frame: the next one begins with a frame."""

    def handle_connect(self, event: Any) -> None:
        """Let the application find us."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    # -------------------------------------------------------------------------- in

    def data_received(self, data: bytes) -> None:
        """Take a whole frame the short way, and anything else the library's."""
        if not self.handshake_initiated:
            self._is_plain = data.endswith(b"\r\n\r\n")
        elif self._is_plain and not self.close_sent:
            message = unframed(data)
            if message is not None and len(message) <= (self.config.ws_max_size or 0):
                self._take(message)
                return
            self._is_plain = is_whole_pong(data)
        super().data_received(data)

    def _take(self, message: bytes) -> None:
        try:
            text = message.decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        if self.heard is not None and self.queue.empty():  # what came before has been heard
            self.heard(message)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > UNREAD:
            self.wait()

    def wait(self) -> None:
        """Read no further for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read on."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # -------------------------------------------------------------------------- out

    def write(self, message: bytes) -> int:
        """Write a message, and before it what was held back; how many bytes now wait for the reader."""
        transport = self.transport
        if self.disconnected or self.close_sent or transport.is_closing():
            return 0
        length = len(message)
        frame = _medium(0x81, 126, length) + message if 126 <= length < 65536 else framed(message)
        if self._held:
            frame = self._held + frame
            self._held = b""
        transport.write(frame)
        return transport.get_write_buffer_size()

    def write_with_next(self, message: bytes) -> None:
        """Write a message together with the next one, at the latest at the end of this turn of the loop."""
        if not self._held:
            self.loop.call_soon(self._flush)
        self._held += framed(message)

    def _flush(self) -> None:
        held, self._held = self._held, b""
        if held and not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(held)

    async def send(self, message: Any) -> None:
        """What goes the long way comes after what was held back."""
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        """The server stops."""
        self._flush()
        super().shutdown()

    def abort(self) -> None:
        """Give up on a reader, and on what waits for it."""
        self.transport.abort()
