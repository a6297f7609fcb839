"""Passing on: what comes to this node for a table of another's goes there, and what is answered comes back.

A socket is passed on as bytes, frames and all, once its own limits let it in; nobody looks into it on the way. A node
speaks to another for a visitor: it says for whom, and proves by the other's secret that it is a node itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import time
from collections.abc import Iterable, Iterator
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from starlette.responses import Response
from starlette.types import Scope

from outpost31.server.http.security import header
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.running.membership import Membership
from outpost31.server.running.metrics import Metrics
from outpost31.server.store.leases import Node

logger = logging.getLogger("outpost31.nodes")
HEADER = b"x-outpost31-passed"
PASSED = "outpost31.passed"
"""In the scope of what another node passed on: it is passed on no further."""
HOLDS_SECONDS = 60
"""So far may the clocks of two nodes be apart."""
CONNECT_SECONDS = 3.0
ANSWER_SECONDS = 60.0
OWN = (
    b"connection", b"content-length", b"cookie", b"forwarded", b"keep-alive", b"transfer-encoding", b"upgrade",
    b"x-forwarded-for", b"x-forwarded-proto", HEADER,
)  # fmt: skip
"""Headers that are a connection's own, or about who comes: they are written anew."""
Headers = Iterable[tuple[bytes, bytes]]


def _proof(node: Node, method: str, target: str, told: str) -> str:
    said = f"{node.id} {method} {target} {told}".encode()
    return hmac.new(node.secret.encode(), said, hashlib.sha256).hexdigest()


def passed_for(node: Node, method: str, target: str, address: str, scheme: str) -> bytes:
    """The header that says for whom a node speaks, with the proof that it is one."""
    told = f"{address} {scheme} {int(time.time())}"
    return f"{told} {_proof(node, method, target, told)}".encode("latin-1")


def recognise(scope: Scope, membership: Membership | None) -> None:
    """Believe another node about for whom it speaks; nobody else is believed."""
    given = header(scope, HEADER)
    if given is None or membership is None or membership.own is None:
        return
    told, _, proof = given.rpartition(" ")
    method = scope.get("method", "GET")
    if not hmac.compare_digest(proof.encode(), _proof(membership.own, method, _target(scope), told).encode()):
        return
    address, scheme, moment = told.split(" ")
    if abs(time.time() - int(moment)) > HOLDS_SECONDS:
        logger.warning("the clocks of two nodes are far apart", extra={"seconds": time.time() - int(moment)})
        return
    scope["client"] = (address, 0)
    scope["scheme"] = scheme
    scope[PASSED] = True


def _target(scope: Scope) -> str:
    path = (scope.get("raw_path") or scope["path"].encode()).decode("latin-1")
    query = scope.get("query_string", b"").decode("latin-1")
    return f"{path}?{query}" if query else path


def _head(node: Node, method: str, target: str, headers: Headers, scope: Scope) -> bytes:
    """A request as another node is to get it."""
    client = scope.get("client")
    visitor = str(client[0]) if client else "local"
    lines = [f"{method} {target} HTTP/1.1".encode()]
    lines += [name + b": " + value for name, value in headers]
    lines.append(HEADER + b": " + passed_for(node, method, target, visitor, scope["scheme"]))
    return b"\r\n".join(lines) + b"\r\n\r\n"


def _place(node: Node) -> tuple[str, int]:
    parts = urlsplit(node.address)
    if not parts.hostname:
        raise Refusal("shutting_down")
    return parts.hostname, parts.port or 80


class Unreached(Refusal):
    """A node is not there: nothing was said to it, and who asks again may find another."""

    def __init__(self) -> None:
        super().__init__("shutting_down")


class Half(asyncio.Protocol):
    """One end of a socket that is passed on: what comes in goes out at the other."""

    def __init__(self, gone: asyncio.Event, first: Any = None) -> None:
        self._gone = gone
        self._first = first
        """Who had this end before us, and must hear that it is lost."""
        self.transport: asyncio.Transport | None = None
        self.other: Half | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It is there."""
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Pass it on."""
        if self.other is not None and self.other.transport is not None:
            self.other.transport.write(data)

    def pause_writing(self) -> None:
        """This end takes no more: nothing more is read from the other."""
        if self.other is not None and self.other.transport is not None:
            with contextlib.suppress(RuntimeError):
                self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        """This end takes more."""
        if self.other is not None and self.other.transport is not None:
            with contextlib.suppress(RuntimeError):
                self.other.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """And so is the other."""
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()
        if self._first is not None:
            self._first.connection_lost(exc)
        self._gone.set()


class Passing:
    """What passes through this node."""

    def __init__(self, membership: Membership, metrics: Metrics) -> None:
        self.membership = membership
        self._metrics = metrics
        self._open: dict[str, set[asyncio.WriteTransport]] = {}
        """What leads to which node at the moment."""
        membership.looked = self._look

    def recognise(self, scope: Scope) -> None:
        """Believe another node about for whom it speaks."""
        recognise(scope, self.membership)

    def is_node(self, host: str) -> bool:
        """Whether this is the address of another node, which speaks for many."""
        return any(urlsplit(one.address).hostname == host for one in self.membership.others.values())

    def _look(self) -> None:
        """Sockets and requests that lead to a node which is gone lead nowhere: nobody waits for what it would say."""
        self._metrics.nodes.set(len(self.membership.others) + 1)
        for node in [one for one in self._open if one not in self.membership.others]:
            for transport in self._open.pop(node):
                transport.abort()

    @contextlib.contextmanager
    def _leading_to(self, node: Node, transport: asyncio.WriteTransport) -> Iterator[None]:
        self._open.setdefault(node.id, set()).add(transport)
        try:
            yield
        finally:
            self._open.get(node.id, set()).discard(transport)

    async def socket(self, scope: Scope, node: Node, protocol: Any) -> None:
        """A socket's whole life, of which this node sees bytes. Before the handshake: the other node makes it."""
        host, port = _place(node)
        gone = asyncio.Event()
        far, near = Half(gone), Half(gone, protocol)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await loop.create_connection(lambda: far, host, port)
        except (OSError, TimeoutError):
            raise Unreached from None
        assert far.transport is not None
        near.transport = protocol.transport
        if protocol.transport.is_closing():
            far.transport.close()
            return
        near.other, far.other = far, near
        kept = [one for one in scope["headers"] if one[0].lower() not in OWN]
        kept += [(b"connection", b"Upgrade"), (b"upgrade", b"websocket")]
        protocol.pass_on(near)
        far.transport.write(_head(node, "GET", _target(scope), kept, scope))
        self._metrics.passed_sockets.inc()
        try:
            with self._leading_to(node, far.transport):
                await gone.wait()
        finally:
            self._metrics.passed_sockets.dec()
            for half in (near, far):
                if half.transport is not None:
                    half.transport.close()

    async def request(self, scope: Scope, node: Node, body: bytes) -> Response:
        """What another node answers to this request."""
        headers = [one for one in scope["headers"] if one[0].lower() not in OWN]
        return await self.ask(node, scope["method"], _target(scope), headers, body, scope)

    async def ask(
        self, node: Node, method: str, target: str, headers: Headers, body: bytes, scope: Scope
    ) -> Response:
        """What another node answers."""
        host, port = _place(node)
        self._metrics.passed_requests.inc()
        framed = [*headers, (b"connection", b"close"), (b"content-length", b"%d" % len(body))]
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                reader, writer = await asyncio.open_connection(host, port)
        except (OSError, TimeoutError):
            raise Unreached from None
        try:
            try:
                writer.write(_head(node, method, target, framed, scope) + body)
                with self._leading_to(node, writer.transport):
                    async with asyncio.timeout(ANSWER_SECONDS):
                        raw = await reader.read()
            finally:
                writer.close()
        except (OSError, TimeoutError):
            raise Refusal("shutting_down") from None
        return _answer(raw)


def _answer(raw: bytes) -> Response:
    """An answer without its headers but the kind of its content: this node adds its own."""
    head, found, content = raw.partition(b"\r\n\r\n")
    lines = head.split(b"\r\n")
    words = lines[0].split(b" ")
    if not found or len(words) < 2 or not words[1].isdigit():
        raise Refusal("shutting_down")
    fields = {
        name.strip().lower(): value.strip() for name, _, value in (one.partition(b":") for one in lines[1:])
    }
    if int(fields.get(b"content-length", b"-1")) != len(content):
        raise Refusal("shutting_down")  # it was cut off
    kind = fields.get(b"content-type", b"application/json").decode("latin-1")
    return Response(content, int(words[1]), media_type=kind)


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """What one node asks of another for somebody who wants a rematch: a place at the new table."""

    table: str
    device: int
