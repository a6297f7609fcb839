"""Uvicorn's sockets with a short way in and out.

A move at a table of eight goes out eight times. Through ASGI each of them is a task that wakes, a dictionary, a
decoding, an encoding and a protocol's state; here a frame is made and written, and what goes to one socket within one
turn of the loop is written together. On the way in a frame that comes whole and alone, which is what browsers send,
is unmasked and handed over; whatever else comes goes the library's own way. Servers without this are sent to through
ASGI (`sockets.py`).
"""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]

EXTENSION = "outpost31.direct"
UNREAD = 8
"""A socket is not read on while so many of its messages wait."""

_dirty: list[DirectSockets] = []


def framed(message: bytes) -> bytes:
    """A message as one text frame of a server, unmasked and whole. (RFC 6455, 5.2)"""
    length = len(message)
    if length < 126:
        return b"\x81" + bytes((length,)) + message
    if length < 65536:
        return b"\x81\x7e" + struct.pack(">H", length) + message
    return b"\x81\x7f" + struct.pack(">Q", length) + message


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


def _flush_all() -> None:
    dirty, _dirty[:] = _dirty[:], []
    for socket in dirty:
        socket.flush()


class DirectSockets(WebSocketsSansIOProtocol):
    """A socket that can be written to directly, once its handshake is done."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._pending: list[bytes] = []
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
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # -------------------------------------------------------------------------- out

    def write(self, message: bytes) -> int:
        """Write a message at the end of this turn of the loop; how many bytes already wait for the reader."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return 0
        if not self._pending:
            if not _dirty:
                self.loop.call_soon(_flush_all)
            _dirty.append(self)
        self._pending.append(framed(message))
        return self.transport.get_write_buffer_size()

    def flush(self) -> None:
        """Write what was to be written."""
        pending, self._pending = self._pending, []
        if pending and not self.disconnected:
            self.transport.write(pending[0] if len(pending) == 1 else b"".join(pending))

    def abort(self) -> None:
        """Give up on a reader, and on what waits for it."""
        self._pending.clear()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """What goes the long way comes after what was written before."""
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        """The server stops."""
        self.flush()
        super().shutdown()
