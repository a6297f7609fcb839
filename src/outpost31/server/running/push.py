"""Calls to people who are not looking: a sealed letter to their browser's push service, which wakes their device.

Where a letter goes a visitor has said, so it goes nowhere inside our own network: to https alone, to public addresses
alone, to the very address that was looked at, following no redirect.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import ipaddress
import logging
import socket
import ssl
import time
from base64 import urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Literal, Protocol, TypeAlias
from urllib.parse import SplitResult, urlsplit

import msgspec

from outpost31.server.config import Config
from outpost31.server.limits import CALLS_AT_ONCE
from outpost31.server.protocol.lobby import CallMe
from outpost31.server.running.metrics import Metrics

logger = logging.getLogger("outpost31.push")
SECONDS = 10.0
"""A push service that takes longer is left."""
KEPT_SECONDS = 24 * 3600
"""So long a push service keeps a letter for a device that is off."""
LOOK_UPS = 4
"""So many names are looked up at a time, in threads of their own: a slow one keeps nobody waiting but other letters."""
NOBODY = "mailto:nobody@localhost"
"""Whom a push service may write to, where the house has no public address."""
Fate: TypeAlias = Literal["delivered", "gone", "failed", "crowded"]
"""What became of a letter: taken, for a device that no longer wants any, not taken, or not sent for want of room."""


class Push(Protocol):
    """Who delivers letters."""

    key: str
    """What browsers are told when they subscribe."""

    def check(self, box: CallMe) -> None:
        """A ValueError that says what is wrong with where letters are to go."""

    async def send(self, box: CallMe, letter: dict[str, Any], topic: str) -> Fate:
        """Deliver a letter; a newer one of the same topic takes the place of one that still waits."""


class NoWay(Exception):
    """A letter must not go there."""


def push_for(config: Config, metrics: Metrics) -> Push | None:
    """The house's push, or nobody where it is switched off or the extra is not installed."""
    if not config.push or config.demo:
        return None
    try:
        return WebPush(config, metrics)
    except ModuleNotFoundError:
        logger.info("nobody is called to their turn: `pip install outpost31[push]` brings what that needs")
        return None


class WebPush:
    """Push as browsers know it."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        from outpost31.server.running import letters  # needs the extra `push`

        self._letters = letters
        self._stamp = letters.Stamp.kept_in(config.data / config.push_key)
        self.key = self._stamp.public
        self._is_trusting = config.push_private
        self._contact = config.public_url if config.public_url.startswith("https://") else NOBODY
        self._metrics = metrics
        self._under_way = 0
        self._looking_up = ThreadPoolExecutor(LOOK_UPS, "push-names")

    def check(self, box: CallMe) -> None:
        """A ValueError that says what is wrong with where letters are to go."""
        try:
            _place(box.endpoint, is_trusting=self._is_trusting)
        except NoWay as no:
            raise ValueError(str(no)) from None
        self._letters.read_point(box.p256dh)
        self._letters.read_secret(box.auth)

    async def send(self, box: CallMe, letter: dict[str, Any], topic: str) -> Fate:
        """Deliver a letter."""
        if self._under_way >= CALLS_AT_ONCE:
            self._metrics.met("calls_at_once")
            return "crowded"
        self._under_way += 1
        try:
            return await asyncio.wait_for(self._deliver(box, letter, topic), SECONDS)
        except (NoWay, OSError, ValueError, asyncio.IncompleteReadError, TimeoutError) as error:
            # Where letters go is as good as a password: the log says the service's name alone.
            host = urlsplit(box.endpoint).hostname
            logger.info("a call was not delivered", extra={"service": host, "error": type(error).__name__})
            return "failed"
        finally:
            self._under_way -= 1

    async def _deliver(self, box: CallMe, letter: dict[str, Any], topic: str) -> Fate:
        place = _place(box.endpoint, is_trusting=self._is_trusting)
        host, is_safe = place.hostname or "", place.scheme == "https"
        port = place.port or (443 if is_safe else 80)
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._looking_up, look_up)
        address = str(found[0][4][0])
        if not self._is_trusting and not all(_is_public(str(one[4][0])) for one in found):
            raise NoWay("not a public address")
        letters = self._letters
        body = letters.seal(
            msgspec.json.encode(letter), letters.read_point(box.p256dh), letters.read_secret(box.auth)
        )
        headers = {
            "Host": place.netloc,
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "Content-Length": str(len(body)),
            "TTL": str(KEPT_SECONDS),
            "Topic": _disguised(topic, box),
            "Urgency": "high",
            "Authorization": self._stamp.header(
                f"{place.scheme}://{place.netloc}", self._contact, _milliseconds()
            ),
            "Connection": "close",
        }
        path = place.path or "/"
        target = f"{path}?{place.query}" if place.query else path
        head = f"POST {target} HTTP/1.1\r\n" + "".join(f"{key}: {one}\r\n" for key, one in headers.items())
        # The address that was looked at, and no other that the name may have by now.
        reader, writer = await asyncio.open_connection(
            address,
            port,
            ssl=ssl.create_default_context() if is_safe else None,
            server_hostname=host if is_safe else None,
            limit=8192,
        )
        try:
            writer.write(head.encode("ascii") + b"\r\n" + body)
            await writer.drain()
            status = (await reader.readline()).split(b" ")
        finally:
            writer.close()
            with contextlib.suppress(OSError, ssl.SSLError):
                await writer.wait_closed()
        return _fate(status)


def _fate(status: list[bytes]) -> Fate:
    if len(status) < 2 or not status[1].isdigit():
        return "failed"
    number = int(status[1])
    if number in (404, 410):
        return "gone"
    return "delivered" if 200 <= number < 300 else "failed"


def _milliseconds() -> int:
    """The time of day: a push service looks at its own clock, not at a table's."""
    return time.time_ns() // 1_000_000


def _disguised(topic: str, box: CallMe) -> str:
    """A topic as a push service may read it: another one at every device, from which nobody learns the table."""
    digest = hashlib.sha256(f"{box.endpoint} {topic}".encode()).digest()
    return urlsafe_b64encode(digest[:24]).decode()


def _place(endpoint: str, *, is_trusting: bool) -> SplitResult:
    """Where letters go, if they may."""
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise NoWay("endpoint is the address of a push service, in plain letters")
    try:
        place = urlsplit(endpoint)
        port = place.port
    except ValueError:
        raise NoWay("endpoint is the address of a push service") from None
    if not place.hostname or place.username is not None or place.fragment:
        raise NoWay("endpoint is the address of a push service, without a name or a fragment")
    if is_trusting:
        return place
    if place.scheme != "https" or port not in (None, 443):
        raise NoWay("endpoint begins with https:// and has no port of its own")
    try:
        ipaddress.ip_address(place.hostname)
    except ValueError:
        return place
    raise NoWay("endpoint has a name, and no bare address")


def _is_public(address: str) -> bool:
    """Whether an address is somewhere on the internet, and not inside anybody's network."""
    found = ipaddress.ip_address(address.partition("%")[0])
    inside = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    if inside is not None:
        found = inside
    # What is reserved is a way into an IPv4 network (NAT64), or leads nowhere; what is site-local was a network's own.
    is_within = found.is_reserved or getattr(found, "is_site_local", False)
    return found.is_global and not found.is_multicast and not is_within
