"""Uvicorn's sockets with a short way out: a frame that is made once is written to each socket as it is.

A move at a table of eight goes out eight times. Through ASGI each of them is a task that wakes, a dictionary, a
decoding, an encoding and a protocol's state; written straight to the transport it is one call. Whether a reader keeps
up is told by the transport's own buffer. Servers without this way out are sent to through ASGI (`sockets.py`).
"""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "outpost31.direct"


def framed(message: bytes) -> bytes:
    """A message as one text frame of a server, unmasked and whole. (RFC 6455, 5.2)"""
    length = len(message)
    if length < 126:
        return b"\x81" + bytes((length,)) + message
    if length < 65536:
        return b"\x81\x7e" + struct.pack(">H", length) + message
    return b"\x81\x7f" + struct.pack(">Q", length) + message


class DirectSockets(WebSocketsSansIOProtocol):
    """A socket that can be written to directly, once its handshake is done."""

    def handle_connect(self, event: Any) -> None:
        """Let the application find us."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def write(self, message: bytes) -> int:
        """Write a message; how many bytes now wait for the reader."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(framed(message))
        return self.transport.get_write_buffer_size()

    def abort(self) -> None:
        """Give up on a reader, and on what waits for it."""
        self.transport.abort()
