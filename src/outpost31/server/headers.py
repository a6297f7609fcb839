"""Headers: what every answer carries so that a browser trusts nothing it should not, and where requests come from."""

from __future__ import annotations

import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

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

    def __init__(self, app: ASGIApp, door: ASGIApp) -> None:
        self._app = app
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, adding headers to the start of each answer."""
        if scope["type"] == "websocket" and SOCKET_PATH.fullmatch(scope["path"]):
            await self._door(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message.get("headers", [])}
                added = list(HEADERS)
                if b"cache-control" not in present:
                    added.append((b"cache-control", b"no-store"))
                message["headers"] = [*message.get("headers", []), *added]
            await send(message)

        await self._app(scope, receive, sending)


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request, if it has it exactly once."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else None


def is_from_here(scope: Scope, allowed: Iterable[str]) -> bool:
    """Whether a request comes from a page of this server, or from no page at all.

    A browser always says `Origin` for a socket and for a POST; what says none is no browser and carries no
    cookies of anybody's.
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


def cookie(scope: Scope, name: str) -> str | None:
    """A cookie of a request."""
    for key, value in scope["headers"]:
        if key == b"cookie":
            for part in str(value, "latin-1").split(";"):
                left, _, right = part.strip().partition("=")
                if left == name:
                    return right
    return None


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
    host = str(client[0]) if client else "local"
    if ":" in host and "." not in host:
        return ":".join(host.split(":")[:4])
    return host
