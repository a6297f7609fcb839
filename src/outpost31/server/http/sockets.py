"""Sockets: one WebSocket a tab. It reads messages one by one, and never lets a slow reader hold up a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send

from outpost31.server.config import Config
from outpost31.server.http.fast_sockets import EXTENSION, UNREAD
from outpost31.server.http.limits import Counted, PerAddress
from outpost31.server.http.outgoing import Socket
from outpost31.server.http.passing_on import PASSED, Passing
from outpost31.server.http.security import address, is_from_here
from outpost31.server.limits import BAD_MESSAGES, FRAME, HELLO_SECONDS
from outpost31.server.protocol import wire
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.protocol.vocabulary import PROTOCOL
from outpost31.server.running.pace import Bucket
from outpost31.server.store import LeaseLost
from outpost31.server.tables.claims import Elsewhere, because_of
from outpost31.server.tables.house import House
from outpost31.server.tables.live import LiveTable
from outpost31.server.tables.messages import hear, refused

logger = logging.getLogger("outpost31.socket")
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


async def _pump(socket: Socket) -> None:
    """Send what waits, as long as the socket is open."""
    waiting, send = socket.waiting, socket.transmit
    while True:
        while waiting:
            message = waiting.popleft()
            socket.bytes_waiting -= len(message)
            await send({"type": "websocket.send", "text": message.decode()})
        if socket.code is not None:
            return
        socket.ready.clear()
        await socket.ready.wait()


class SocketDoor:
    """Where sockets come in: `/ws/{table}`."""

    def __init__(self, house: House, config: Config, passing: Passing | None = None) -> None:
        self._house = house
        self._passing = passing
        self._origins = config.origins
        self._rate = config.messages_a_second
        self._met = house.services.metrics.met
        self._counted = Counted(config.sockets_an_address)
        a_minute = config.sockets_a_minute
        self._opened = PerAddress("sockets_a_minute", self._met, a_minute / 60, a_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket's whole life."""
        await receive()  # the browser knocks
        where = address(scope)
        if not is_from_here(scope, self._origins) or not self._enter(where):
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        metrics = self._house.services.metrics
        metrics.sockets.inc()
        try:
            direct = scope.get("extensions", {}).get(EXTENSION)
            if direct is not None and await self._is_passed_on(scope, direct):
                return
            await send({"type": "websocket.accept"})
            await self._live(scope, receive, send, Socket(send, metrics, direct))
        finally:
            self._counted.leave(where)
            metrics.sockets.dec()

    async def _is_passed_on(self, scope: Scope, direct: Any) -> bool:
        """Whether the socket was another node's, which had it until now. Whatever else is wrong is said after hello."""
        if self._passing is None or scope.get(PASSED):
            return False
        try:
            await self._house.find(str(scope["path"]).rpartition("/")[2])
        except Elsewhere as elsewhere:
            try:
                await self._passing.socket(scope, elsewhere.node, direct)
            except Refusal:
                return False
            return True
        except Refusal:
            pass
        return False

    def _enter(self, where: str) -> bool:
        """One more socket of this address, if it may."""
        try:
            self._opened.take(where)
        except Refusal:
            return False
        if self._counted.enter(where):
            return True
        self._met("sockets_an_address", address=where)
        return False

    async def _live(self, scope: Scope, receive: Receive, send: Send, socket: Socket) -> None:
        pump = socket.pump = asyncio.create_task(_pump(socket))
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
            self._met("hello_seconds", address=address(scope))
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
            self._recognise(socket, live, hello)
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
        codes = {"no_such_table": 4004, "shutting_down": 4000, "too_many_sockets": 4010}
        socket.close(codes.get(refusal.reason, 4001))

    def _recognise(self, socket: Socket, live: LiveTable, hello: wire.Hello) -> None:
        """Whose socket it is: by its token; otherwise a spectator's."""
        if hello.watch:
            socket.is_for_all = True
        elif hello.token is not None:
            socket.device = live.device_of(hello.token)


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
        except LeaseLost:
            raise  # nothing is said of it: the socket is closed, and who comes again sends it again
        except BaseException as error:
            self._socket.send(refused(message.client, because_of(error)))
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
            self._live.services.metrics.met("messages_a_second", table=self._live.standing.table)
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
                self._live.services.metrics.met("bad_messages", table=self._live.standing.table)
                socket.close(4009)
            return None
        if isinstance(message, wire.Ping):
            now = self._live.services.clock.now()
            socket.send(_encoder.encode(wire.Pong(client=message.client, now=now)))
            return None
        return message


async def _next(receive: Receive) -> bytes | None:
    """The next frame; None when the socket is closed. What is no text, or too long, is no message."""
    event = await receive()
    if event["type"] == "websocket.disconnect":
        return None
    text = event.get("text")
    if text is None or len(text) > FRAME:
        return b""
    encoded: bytes = text.encode("utf-8", "replace")
    return encoded if len(encoded) <= FRAME else b""
