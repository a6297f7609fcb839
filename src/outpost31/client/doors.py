"""The lobby's endpoints: taking a seat, and saying that one is ready."""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.request
from typing import Any

from outpost31.client.links import Link

PATIENCE_SECONDS = 20
PAUSES = (0.3, 1.0, 3.0)
"""Seconds until something is asked again that was not answered, or could not be done just then."""
LATER = ("shutting_down", "store_away", "HTTP 502", "HTTP 503", "HTTP 504")
"""Who is answered so asks again."""
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
    """Take a seat and say that one is ready: the token, and the number of the seat.

    An answer that is lost on its way costs no seat: what is asked again with the same key was done once.
    """
    body = {"name": marked(name), **({} if seat is None else {"seat": seat})}
    joined = _post(link.endpoint("/join"), body, {"idempotency-key": secrets.token_urlsafe(32)})
    token, (number, *_) = str(joined["token"]), joined["seats"]
    is_ready = {"type": "set_ready", "seat": number, "is_ready": True}
    _post(link.endpoint("/act"), is_ready, {"authorization": f"Bearer {token}"})
    return token, int(number)


def _post(address: str, body: dict[str, Any], more: dict[str, str]) -> Any:
    """What is answered to something that may be asked twice; who is not answered asks again."""
    for pause in PAUSES:
        try:
            return _post_once(address, body, more)
        except Unreachable:
            time.sleep(pause)
        except Refused as refused:
            if refused.reason not in LATER:
                raise
            time.sleep(pause)
    return _post_once(address, body, more)


def _post_once(address: str, body: dict[str, Any], more: dict[str, str]) -> Any:
    headers = {"content-type": "application/json", **more}
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
