"""Uvicorn's sockets with a short way in and out.

A move at a table of eight goes out eight times. Through ASGI each of them is a task that wakes, a dictionary, a
decoding, an encoding and a protocol's state; here a frame is made and written. On the way in a text or a pong that
comes whole and alone, which is what browsers send, is unmasked and heard at once; whatever else comes goes the
library's own way, and so does everything after it. Servers without this are spoken to through ASGI (`sockets.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]

from outpost31.server.http.outgoing import framed
from outpost31.server.http.security import counted_as
from outpost31.server.running.pace import Bucket

if TYPE_CHECKING:
    from outpost31.server.http.door import Door

EXTENSION = "outpost31.direct"
UNREAD = 8
"""While this many of a socket's messages wait, no more are read from it."""
SLICE = 1024
"""What goes the library's way goes in slices: a piece of the network may hold 40,000 empty frames."""
UNHEARD = 64 * 1024
"""A reader who has left this much unread is sent no pongs."""


def unframed(data: bytes) -> bytes | None:
    """The text of a client's frame that is whole, alone and under 64 KB; None for anything else."""
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
    return len(data) >= 6 and data[0] == 0x8A and 0x80 <= data[1] <= 0xFD and len(data) == data[1] - 0x7A


class DirectSockets(WebSocketsSansIOProtocol):
    """A socket that can be written to directly, once its handshake is done."""

    def __init__(self, config: Any, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self.door: Door = config.door
        rate = self.door.config.messages_a_second
        self._frames = Bucket(2 * rate, 6 * rate)
        self.whose: str | None = None
        """As whose connection the door counts it, and lets it leave."""
        self.is_passed_on = False
        self.heard: Callable[[bytes], None] | None = None
        """Who hears the frames that come the short way; until there is one they go the library's."""
        self.held = b""
        """What waits for the next message, which goes out with it (`Socket.send`)."""
        self.is_full = False
        """Whether more than `UNHEARD` waits for the reader."""
        self._is_plain = True
        """Every piece so far was exactly one frame: the next one begins with a frame."""

    def handle_connect(self, event: Any) -> None:
        """Let the application find us."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        super().connection_lost(exc)
        if self.whose is not None:
            self.door.leave(self.whose)
            self.whose = None

    # -------------------------------------------------------------------------- in

    def data_received(self, data: bytes) -> None:
        """Take a whole frame the short way, and anything else the library's, where every frame counts."""
        if not self.handshake_initiated:
            self._is_plain = data.endswith(b"\r\n\r\n")
            super().data_received(data)
            if self.conn.handshake_exc is not None:  # the library would leave it without an answer
                self.transport.write(
                    b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
                )
                self.transport.close()
            return
        if self._is_plain and not self.close_sent:
            message = unframed(data)
            if message is not None and len(message) <= (self.config.ws_max_size or 0):
                self._take(message)
                return
            if is_whole_pong(data):
                self.handle_pong(Frame(Opcode.PONG, apply_mask(data[6:], data[2:6])))
                return
            self._is_plain = False
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def _counts(self) -> bool:
        """One more frame that is no whole message, if it may; otherwise the socket ends."""
        if self._frames.take():
            return True
        if not self.transport.is_closing():
            self.door.met("frames_a_second", address=counted_as(self.client[0] if self.client else "local"))
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 4008})
            self.close_sent = True
            if self.transport.get_write_buffer_size() > UNHEARD:
                self.transport.abort()
            else:
                self.transport.write(b"\x88\x02\x0f\xa8")  # 4008
                self.transport.close()
                self.loop.call_later(5.0, self.transport.abort)
        return False

    def send_receive_event_to_app(self) -> None:
        """A message is there, all its pieces together. What is no text ends the socket, and is no news for the log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """What came is no frame, or one that is too long."""
        if self.conn.close_sent is not None and self.conn.close_sent.code == 1009:
            self.door.met("frame", address=counted_as(self.client[0] if self.client else "local"))
        super().handle_parser_exception()

    def handle_text(self, event: Any) -> None:
        """A text, or the beginning of one."""
        if self._counts():
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        """What is no text, or the beginning of it."""
        if self._counts():
            super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        """A piece more."""
        if self._counts():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answered, if the answers are read."""
        if self._counts():
            output = b"".join(self.conn.data_to_send())
            if self.transport.get_write_buffer_size() <= UNHEARD:
                self.transport.write(output)

    def handle_pong(self, event: Any) -> None:
        """An answer to our ping, or to nothing."""
        if self._counts():
            super().handle_pong(event)

    def keepalive_timeout(self) -> None:
        """No answer to our ping: nobody is there, nor will be there to read what waits."""
        super().keepalive_timeout()
        self.transport.abort()

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

    def connection_made(self, transport: Any) -> None:
        """Have it said when the reader falls behind: then, and only then, whoever writes asks how far."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=UNHEARD)

    def pause_writing(self) -> None:
        """The reader has left much unread."""
        super().pause_writing()
        self.is_full = True

    def resume_writing(self) -> None:
        """It has read most of it."""
        super().resume_writing()
        self.is_full = False

    def write_with_next(self, message: bytes) -> None:
        """Write a message together with the next one, at the latest at the end of this turn of the loop."""
        if not self.held:
            self.loop.call_soon(self._flush)
        self.held += framed(message)

    def _flush(self) -> None:
        held, self.held = self.held, b""
        if held and not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(held)

    async def send(self, message: Any) -> None:
        """What goes the long way comes after what was held back."""
        self._flush()
        await super().send(message)

    def pass_on(self, to: Any) -> None:
        """Another node makes the handshake, and all that follows: from here on this is not our socket."""
        self.handshake_complete = self.is_passed_on = True
        self.transport.set_protocol(to)

    def shutdown(self) -> None:
        """The server stops."""
        if self.is_passed_on:
            self.transport.close()
            return
        self._flush()
        super().shutdown()

    def abort(self) -> None:
        """Give up on a reader, and on what waits for it."""
        self.transport.abort()
