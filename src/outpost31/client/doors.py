"""The lobby's endpoints: taking a seat, and saying that one is ready."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

from outpost31.client.links import Link

PATIENCE_SECONDS = 20
MARK = " (bot)"
"""What stands behind the name of every player who comes in by this door, so that all can see what it is."""
LONGEST_NAME = 24


class Refused(Exception):
    """The server refused something, and said why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Unreachable(Exception):
    """There is no server, or none that answers."""


def marked(name: str) -> str:
    """A name that says what bears it."""
    return name if name.endswith(MARK) else f"{name[: LONGEST_NAME - len(MARK)].strip()}{MARK}"


def take_seat(link: Link, name: str, seat: int | None = None) -> tuple[str, int]:
    """Take a seat and say that one is ready: the token, and the number of the seat."""
    body = {"name": marked(name), **({} if seat is None else {"seat": seat})}
    joined = _post(link.endpoint("/join"), body)
    token, (number, *_) = str(joined["token"]), joined["seats"]
    _post(link.endpoint("/act"), {"type": "set_ready", "seat": number, "is_ready": True}, token)
    return token, int(number)


def _post(address: str, body: dict[str, Any], token: str | None = None) -> Any:
    headers = {"content-type": "application/json"}
    if token is not None:
        headers["authorization"] = f"Bearer {token}"
    request = urllib.request.Request(address, json.dumps(body).encode(), headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE_SECONDS) as answer:
            return json.loads(answer.read())
    except urllib.error.HTTPError as error:
        raise Refused(_reason(error)) from None
    except (OSError, ValueError) as error:
        raise Unreachable(str(error)) from None


def _reason(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.loads(error.read())["reason"])
    except (ValueError, KeyError, TypeError):
        return f"HTTP {error.code}"
