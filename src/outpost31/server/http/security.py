"""Security: what every answer carries so that a browser trusts nothing it should not, and where requests come from."""

from __future__ import annotations

import ipaddress
import logging
import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from urllib.parse import urlsplit

import msgspec
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from outpost31.server.config import Config, root_of
from outpost31.server.http.hosts import Hosts, page_for_strangers
from outpost31.server.http.limits import PerAddress
from outpost31.server.protocol.lobby import Problem
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.running.metrics import Metrics

logger = logging.getLogger("outpost31.door")

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # the board's lengths and turns; no text of people ever is markup
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
SOCKET_PATH = re.compile("/ws/[a-z0-9]{1,40}")
HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)


class Guarded:
    """The application with these headers on every answer; what is not an asset is never stored.

    Sockets go straight to their door: every frame would otherwise pass through the layers of the application.
    """

    def __init__(
        self,
        app: ASGIApp,
        door: ASGIApp,
        config: Config,
        metrics: Metrics,
        recognise: Callable[[Scope], None] | None = None,
    ) -> None:
        self._recognise = recognise
        """Who knows other nodes that speak for a visitor."""
        self._app = app
        self._door = door
        self._hosts = Hosts(config)
        self._has_proxies = bool(config.proxies)
        self._metrics = metrics
        rate = config.requests_a_second
        self._requests = PerAddress("requests_a_second", metrics.met, rate, rate * 20)
        self._root = root_of(config)
        self._is_strict = config.public_url.startswith("https://")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is meant for us, adding headers to the start of each answer."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if self._recognise is not None:
            self._recognise(scope)
        is_ours = self._hosts.is_ours(header(scope, b"host"))
        scope = _below(self._root, scope)
        if scope["type"] == "websocket":
            if is_ours and SOCKET_PATH.fullmatch(scope["path"]):
                await self._door(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        self._look_for_proxies(scope)
        old = _old_cookies(scope)

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message.get("headers", [])}
                added = [*(one for one in HEADERS if one[0] not in present), *old]
                if self._is_strict and scope["scheme"] == "https":
                    added.append((b"strict-transport-security", b"max-age=15552000"))
                if b"cache-control" not in present:
                    added.append((b"cache-control", b"no-store"))
                message["headers"] = [*message.get("headers", []), *added]
            await send(message)

        try:
            if not is_ours:
                raise Refusal("bad_host")
            self._requests.take(address(scope))
        except Refusal as refusal:
            self._metrics.refusals.labels(refusal.reason).inc()
            await _refuse(scope, sending, refusal)
        else:
            # The page's own links are relative: without the last slash they would lead elsewhere.
            app = self._app if scope["path"] else RedirectResponse(f"{self._root}/", 308)
            await app(scope, receive, sending)

    def _look_for_proxies(self, scope: Scope) -> None:
        """Say once what to do where a proxy stands in front and nobody has named it."""
        if not self._has_proxies and any(key == b"x-forwarded-for" for key, _ in scope["headers"]):
            self._has_proxies = True
            logger.warning(
                "a proxy seems to stand in front, and all its visitors count as one: name it in OUTPOST31_PROXIES",
                extra={"address": address(scope)},
            )


def _below(root: str, scope: Scope) -> Scope:
    """A request as it would be without the path that a proxy keeps for us; one that strips it sends none with it."""
    path: str = scope["path"]
    rest = path.removeprefix(root)
    return {**scope, "path": rest} if rest != path and rest[:1] in ("", "/") else scope


async def _refuse(scope: Scope, send: Send, refusal: Refusal) -> None:
    """A refusal before anybody has looked at what was asked for."""
    is_for_people = refusal.reason == "bad_host" and not scope["path"].startswith("/api/")
    told = msgspec.json.encode(Problem(refusal.reason, None, refusal.args_told))
    body = page_for_strangers().encode() if is_for_people else told
    kind = b"text/plain; charset=utf-8" if is_for_people else b"application/json"
    headers = [(b"content-type", kind), (b"content-length", b"%d" % len(body)), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _old_cookies(scope: Scope) -> list[tuple[bytes, bytes]]:
    """What makes a browser forget the cookies that this server once set for every table, some at a time."""
    found: list[tuple[bytes, bytes]] = []
    for key, value in scope["headers"]:
        if key == b"cookie":
            names = re.findall(rb"(?:^|; *)(outpost31_[a-z0-9]{1,40})=", value)
            found += [(b"set-cookie", name + b"=; Max-Age=0; Path=/") for name in names]
    return found[:50]


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request, if it has it exactly once."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else None


def is_from_here(scope: Scope, allowed: Iterable[str]) -> bool:
    """Whether a request comes from a page of this server, or from no page at all.

    A browser always says `Origin` for a socket and for a POST; what says none is no browser.
    """
    origins = [value for key, value in scope["headers"] if key == b"origin"]
    if not origins:
        return header(scope, b"sec-fetch-site") in (None, "same-origin", "none")
    if len(origins) > 1:
        return False
    origin = origins[0].decode("latin-1")
    if origin in allowed:
        return True
    host = header(scope, b"host")
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and host is not None and parts.netloc.lower() == host.lower()


def bearer(scope: Scope) -> str | None:
    """The token that a request carries in the open."""
    given = header(scope, b"authorization")
    if given is None:
        return None
    kind, _, token = given.partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def address(scope: Scope) -> str:
    """Whom the limits count: the address a request comes from; of IPv6 the network."""
    client = scope.get("client")
    return counted_as(str(client[0]) if client else "local")


def is_local(scope: Scope) -> bool:
    """Whether a request comes from this machine itself, and from nobody behind it."""
    if any(key in (b"x-forwarded-for", b"forwarded") for key, _ in scope["headers"]):
        return False
    client = scope.get("client")
    try:
        return client is None or ipaddress.ip_address(client[0]).is_loopback
    except ValueError:
        return False


@lru_cache(maxsize=4096)
def counted_as(host: str) -> str:
    """An address as the limits count it: of IPv6 the network of a household, a /64."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
