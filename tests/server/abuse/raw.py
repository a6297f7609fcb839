"""Frames and handshakes as bytes. With the standard library alone: an attack must be there before it is over."""

from __future__ import annotations

import struct

MASK = b"\x01\x02\x03\x04"
TEXT, BINARY, PING, PONG, CONTINUED = 0x1, 0x2, 0x9, 0xA, 0x0


def handshake(table: str, *headers: str) -> bytes:
    """The request for a socket."""
    more = "".join(f"{one}\r\n" for one in headers)
    return (
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
    ).encode()


def frame(payload: bytes, opcode: int = TEXT, *, is_last: bool = True) -> bytes:
    """A client's frame. (RFC 6455, 5.2)"""
    hidden = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))
    first = (0x80 if is_last else 0) | opcode
    if len(payload) < 126:
        head = bytes((first, 0x80 | len(payload)))
    else:
        head = bytes((first, 0xFE)) + struct.pack(">H", len(payload))
    return head + MASK + hidden
