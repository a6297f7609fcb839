"""Sockets: one WebSocket a tab. It reads messages one by one, and never lets a slow reader hold up a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from starlette.types import Receive, Scope, Send

from outpost31.server import protocol as wire
from outpost31.server.direct import EXTENSION, UNREAD
from outpost31.server.headers import address, cookie, is_from_here
from outpost31.server.house import House
from outpost31.server.limits import BAD_MESSAGES, FRAME, WAITING_BYTES, WAITING_MESSAGES, Bucket, Counted
from outpost31.server.live import LiveTable
from outpost31.server.metrics import Metrics
from outpost31.server.playing import hear, refused
from outpost31.server.refusals import Refusal
from outpost31.server.vocabulary import PROTOCOL

logger = logging.getLogger("outpost31.socket")
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)
HELLO_SECONDS = 10.0


class Direct(Protocol):
    """A socket that can be written to without waiting."""

    def write(self, message: bytes) -> int:
        """Write a message; how many bytes now wait for the reader."""

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
        self.viewer: int | None = None
        self.is_gated = False
        self.table: LiveTable | None = None
        self.code: int | None = None
        """With which it will be closed."""
        self._send = send
        self._metrics = metrics
        self.direct = direct
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._ready = asyncio.Event()
        self._pump: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Send this in its turn; who reads too slowly is dropped, and may come back."""
        if self.code is not None:
            return
        if self.direct is not None:
            if self.direct.write(message) > WAITING_BYTES:
                self._drop()
                self.direct.abort()
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > WAITING_BYTES or len(self._waiting) > WAITING_MESSAGES:
            self._waiting.clear()
            self._drop()
        self._ready.set()

    def send_with_next(self, message: bytes) -> None:
        """Send this together with the next message, in its turn even if there is none."""
        if self.direct is None:
            self.send(message)
        elif self.code is None:
            self.direct.write_with_next(message)

    def _drop(self) -> None:
        """The reader is too slow."""
        self.close(4003)
        self._metrics.dropped.labels("too_slow").inc()
        if self._pump is not None:
            self._pump.cancel()

    def close(self, code: int) -> None:
        """Close the socket, once what waits has been sent."""
        if self.code is None:
            self.code = code
            self._ready.set()

    def begin(self) -> asyncio.Task[None]:
        """Begin to send."""
        self._pump = asyncio.create_task(self._pump_on())
        return self._pump

    async def _pump_on(self) -> None:
        waiting, send = self._waiting, self._send
        while True:
            while waiting:
                message = waiting.popleft()
                self._bytes -= len(message)
                await send({"type": "websocket.send", "text": message.decode()})
            if self.code is not None:
                return
            self._ready.clear()
            await self._ready.wait()


class SocketDoor:
    """Where sockets come in: `/ws/{table}`."""

    def __init__(
        self, house: House, origins: tuple[str, ...], messages_a_second: float, an_address: int
    ) -> None:
        self._house = house
        self._origins = origins
        self._rate = messages_a_second
        self._counted = Counted(an_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket's whole life."""
        await receive()  # the browser knocks
        where = address(scope)
        if not is_from_here(scope, self._origins) or not self._counted.enter(where):
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        metrics = self._house.services.metrics
        metrics.sockets.inc()
        try:
            await send({"type": "websocket.accept"})
            direct = scope.get("extensions", {}).get(EXTENSION)
            await self._live(scope, receive, send, Socket(send, metrics, direct))
        finally:
            self._counted.leave(where)
            metrics.sockets.dec()

    async def _live(self, scope: Scope, receive: Receive, send: Send, socket: Socket) -> None:
        pump = socket.begin()
        reading = asyncio.create_task(self._read(scope, receive, socket))
        try:
            # Whichever side ends first ends the other: a dropped reader must not keep its writer alive.
            await asyncio.wait({pump, reading}, return_when=asyncio.FIRST_COMPLETED)
            if socket.code is not None:
                await asyncio.wait({pump}, timeout=2.0)
                closing = {"type": "websocket.close", "code": socket.code, "reason": ""}
                with contextlib.suppress(OSError, RuntimeError):  # the other side may be gone already
                    await asyncio.wait_for(send(closing), 2.0)
        finally:
            for task in (pump, reading):
                task.cancel()
            ended = await asyncio.gather(pump, reading, return_exceptions=True)
            self._part(socket)
        for error in ended:
            if isinstance(error, Exception) and not isinstance(error, (OSError, RuntimeError)):
                logger.error("a socket failed", exc_info=error)

    def _part(self, socket: Socket) -> None:
        table = socket.table
        if table is not None:
            table.post(lambda: table.disconnect(socket))

    async def _read(self, scope: Scope, receive: Receive, socket: Socket) -> None:
        """Hear what the other side says, one message after the other."""
        table = str(scope["path"]).rpartition("/")[2]
        try:
            first = await asyncio.wait_for(_next(receive), HELLO_SECONDS)
        except TimeoutError:
            first = b""
        if first is None:
            return
        try:
            hello = _decoder.decode(first)
            if not isinstance(hello, wire.Hello):
                raise Refusal("bad_message")
            if hello.protocol != PROTOCOL:
                raise Refusal("newer_client" if hello.protocol > PROTOCOL else "older_client")
            live = await self._house.find(table)
            self._recognise(scope, socket, live, hello)
            socket.table = live
            await live.ask(lambda: live.connect(socket, hello))
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
            self._turn_away(socket, Refusal("bad_message"))
        except Refusal as refusal:
            self._turn_away(socket, refusal)
        else:
            await Conversation(socket, live, self._rate).go_on(receive)

    def _turn_away(self, socket: Socket, refusal: Refusal) -> None:
        socket.send(refused(None, refusal))
        socket.close({"no_such_table": 4004, "shutting_down": 4000}.get(refusal.reason, 4001))

    def _recognise(self, scope: Scope, socket: Socket, live: LiveTable, hello: wire.Hello) -> None:
        """Whose socket it is: by its token, or by the browser's cookie; otherwise a spectator's."""
        if hello.watch:
            return
        if hello.token is not None:
            socket.device = live.device_of(hello.token)
            return
        kept = cookie(scope, f"outpost31_{live.standing.table}")
        if kept is not None:
            with contextlib.suppress(Refusal):
                socket.device = live.device_of(kept)


class Conversation:
    """What comes over a socket once it has said hello: every message in its turn, and only so many of them."""

    def __init__(self, socket: Socket, live: LiveTable, messages_a_second: float) -> None:
        self._socket = socket
        self._live = live
        self._bucket = Bucket(messages_a_second, messages_a_second * 3)
        self._bad = 0
        self._unheard = 0

    async def go_on(self, receive: Receive) -> None:
        """Hear one frame after the other until the socket closes."""
        if self._socket.direct is not None:
            self._socket.direct.heard = self._hear_later
        while self._socket.code is None:
            frame = await _next(receive)
            if frame is None:
                return
            message = self._read(frame)
            if message is not None:
                await self._hear_now(message)

    async def _hear_now(self, message: Any) -> None:
        """A message is heard in its turn, and nothing more is read before that."""
        try:
            await self._live.ask(lambda: hear(self._live, self._socket, message))
        except Refusal as refusal:
            self._socket.send(refused(message.client, refusal))

    def _hear_later(self, frame: bytes) -> None:
        """A frame that came the short way: it waits for its turn at the table, and no task wakes before that."""
        if self._socket.code is not None:
            return
        message = self._read(frame if len(frame) <= FRAME else b"")
        if message is None:
            return
        if self._live.is_stopping:
            self._socket.send(refused(message.client, Refusal("shutting_down")))
            return
        self._unheard += 1
        if self._unheard > UNREAD and self._socket.direct is not None:
            self._socket.direct.wait()
        self._live.post(lambda: self._hear(message))

    async def _hear(self, message: Any) -> None:
        try:
            await hear(self._live, self._socket, message)
        except BaseException as error:
            self._socket.send(refused(message.client, Refusal.because_of(error)))
            raise
        finally:
            self._unheard -= 1
            if self._unheard == UNREAD and self._socket.direct is not None:
                self._socket.direct.go_on()

    def _read(self, frame: bytes) -> Any:
        """The message of a frame that the table is to hear; nothing where it has been dealt with."""
        socket = self._socket
        if not self._bucket.take():
            socket.send(refused(None, Refusal("too_fast")))
            self._live.services.metrics.dropped.labels("too_fast").inc()
            socket.close(4008)
            return None
        try:
            message = _decoder.decode(frame)
            if isinstance(message, wire.Hello):
                raise Refusal("bad_message")
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError, Refusal):
            self._bad += 1
            socket.send(refused(None, Refusal("bad_message")))
            if self._bad >= BAD_MESSAGES:
                socket.close(4009)
            return None
        if isinstance(message, wire.Ping):
            now = self._live.services.clock.now()
            socket.send(_encoder.encode(wire.Pong(client=message.client, now=now)))
            return None
        return message


async def _next(receive: Receive) -> bytes | None:
    """The next frame; nothing when the socket is closed. What is no text, or too long, is no message."""
    event = await receive()
    if event["type"] == "websocket.disconnect":
        return None
    text = event.get("text")
    if text is None or len(text) > FRAME:
        return b""
    encoded: bytes = text.encode("utf-8", "replace")
    return encoded if len(encoded) <= FRAME else b""
