"""Links to tables, as people send them round."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit

_PLACE = re.compile(r"/t/(?P<table>[\w-]{1,64})(?:/(?P<token>[\w-]{1,100}))?/?")


class BadLink(ValueError):
    """Something that is no link to a table."""


class Link(NamedTuple):
    """Where a table is: its server, its name there, and the token of a seat if the link is somebody's own."""

    server: str
    table: str
    token: str | None = None

    @property
    def socket(self) -> str:
        """Where the table's socket is."""
        return f"ws{self.server.removeprefix('http')}/ws/{self.table}"

    def endpoint(self, what: str = "") -> str:
        """Where the table answers requests."""
        return f"{self.server}/api/tables/{self.table}{what}"


def read_link(text: str) -> Link:
    """A table's link, or the own link of somebody's seat.

    >>> read_link("http://localhost:3131/#/t/k7fq2m")
    Link(server='http://localhost:3131', table='k7fq2m', token=None)
    """
    parts = urlsplit(text.strip())
    place = _PLACE.fullmatch(parts.fragment)
    if parts.scheme not in ("http", "https") or not parts.netloc or place is None:
        raise BadLink(f"{text!r} is no link to a table; it looks like http://localhost:3131/#/t/TABLE")
    prefix = parts.path.rstrip("/")
    return Link(f"{parts.scheme}://{parts.netloc}{prefix}", place["table"], place["token"])
