"""Requests in bounds, from their first byte on.

Uvicorn's own protocol takes headers of any length, waits for them for ever and holds as many connections as there are
descriptors. This one counts bytes and connections, and looks at the clock.
"""

from __future__ import annotations

import asyncio
from typing import Any

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from outpost31.server.http.door import Door
from outpost31.server.http.security import counted_as
from outpost31.server.limits import HEAD, HEADERS, PIPELINED, URL
from outpost31.server.protocol.lobby import Problem
from outpost31.server.protocol.vocabulary import Reason

_encoder = msgspec.json.Encoder()


class TooMuch(Exception):
    """A request is longer than it may be."""

    def __init__(self, limit: str, status: int, most: int) -> None:
        super().__init__(limit)
        self.limit, self.status, self.most = limit, status, most


class BoundedHttp(HttpToolsProtocol):
    """Uvicorn's HTTP, in bounds."""

    def __init__(self, config: Any, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self.door: Door = config.door
        self._whose: str | None = None
        """As whose connection it counts, while it does."""
        self._is_silent = True
        """Nothing has come yet."""
        self._is_in_head = True
        self._bytes = 0
        """Of the head that is coming in, counted by what the network brought."""
        self._counted = 0
        """Of headers that are there, by their lengths."""
        self._phase = "head_seconds"
        self._timer: asyncio.TimerHandle | None = None

    @property
    def host(self) -> str:
        """Who is at the other end: a visitor, or a proxy."""
        return self.client[0] if self.client else "local"

    # -------------------------------------------------------------------------- coming and going

    def connection_made(self, transport: Any) -> None:
        """Let it in, or not."""
        super().connection_made(transport)
        self._whose = self.door.enter(self.host)
        if self._whose is None:
            transport.abort()
        else:
            self._wait("head_seconds")

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._stop()
        super().connection_lost(exc)
        if self._whose is not None:
            self.door.leave(self._whose)
            self._whose = None

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, which leaves the door in its own time. It needs no cookies of old."""
        self._stop()
        self.headers[:] = [one for one in self.headers if one[0] != b"cookie"]
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        protocol.whose, self._whose = self._whose, None

    # -------------------------------------------------------------------------- the clock

    def _wait(self, phase: str) -> None:
        self._stop()
        self._phase = phase
        self._timer = self.loop.call_later(getattr(self.door.config, phase), self._late)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        """What was waited for has not come."""
        self._timer = None
        if self.transport.is_closing():
            return
        if self._is_silent:  # browsers open connections on suspicion
            self.transport.close()
            return
        self.door.met(self._phase, address=counted_as(self.host))
        if self._phase == "answer_seconds":
            self.transport.abort()
        else:
            self._refuse(408, "too_slow")

    # -------------------------------------------------------------------------- what comes in

    def data_received(self, data: bytes) -> None:
        """Feed the parser, and stop where it is too much."""
        self._unset_keepalive_if_required()
        if self.transport.is_closing():
            return
        self._is_silent = False
        if self._is_in_head:
            if self._timer is None:
                self._wait("head_seconds")
            self._bytes += len(data)
        try:
            self.parser.feed_data(data)
            if self._is_in_head and self._bytes > URL + HEAD:
                raise TooMuch("head", 431, HEAD)
        except TooMuch as much:
            self._too_much(much.with_traceback(None))
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            # To whatever else somebody would like to go over (h2c), they are answered as they asked.
        except httptools.HttpParserError as error:
            much_too = error.__context__
            if isinstance(much_too, TooMuch):
                # The parser keeps its last error, and with its trace all that had come: up to 256 KB a connection.
                self._too_much(much_too.with_traceback(None))
            else:
                self._refuse(400, "bad_message")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._is_in_head = True
        self._bytes = self._counted = 0

    def on_url(self, url: bytes) -> None:
        """A piece of its address."""
        super().on_url(url)
        if len(self.url) > URL:
            raise TooMuch("url", 414, URL)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer."""
        self._counted += len(name) + len(value) + 4
        if self._counted > HEAD:
            raise TooMuch("head", 431, HEAD)
        if len(self.headers) >= HEADERS:
            raise TooMuch("headers", 431, HEADERS)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is there; the body follows."""
        self._is_in_head = False
        if len(self.pipeline) >= PIPELINED:
            self.door.met("pipelined", address=counted_as(self.host))
            self.transport.abort()
            raise httptools.HttpParserError("too many requests at once")
        super().on_headers_complete()
        self._wait("body_seconds")

    def on_message_complete(self) -> None:
        """The whole request is there."""
        super().on_message_complete()
        self._is_in_head = True
        self._bytes = 0
        self._wait("answer_seconds")

    def on_response_complete(self) -> None:
        """It was answered; what is not read of it still counts."""
        super().on_response_complete()
        if (
            not self.pipeline
            and self._phase == "answer_seconds"
            and self.transport.get_write_buffer_size() == 0
        ):
            self._stop()

    # -------------------------------------------------------------------------- saying no

    def _too_much(self, much: TooMuch) -> None:
        self.door.met(much.limit, address=counted_as(self.host))
        self._refuse(much.status, "too_big", most=much.most)

    def _refuse(self, status: int, reason: Reason, **args: int) -> None:
        """Say what was wrong, if nothing else is being said, and close."""
        self._stop()
        if self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle  # nothing before the first request
        if cycle is None or cycle.response_complete:
            self.transport.write(answer(status, reason, args))
        self.transport.close()


def answer(status: int, reason: Reason, args: dict[str, int]) -> bytes:
    """A refusal as a whole answer of HTTP."""
    body = _encoder.encode(Problem(reason, None, args))
    head = (
        b"content-type: application/json\r\ncontent-length: %d\r\ncache-control: no-store\r\n"
        b"x-content-type-options: nosniff\r\nconnection: close\r\n\r\n" % len(body)
    )
    return STATUS_LINE[status] + head + body
