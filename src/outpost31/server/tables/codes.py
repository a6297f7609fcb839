"""Short codes: five letters that find a lobby while it still seats people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from outpost31.server.protocol.refusals import Refusal
from outpost31.server.tables.tokens import code_of, new_code

if TYPE_CHECKING:
    from outpost31.server.tables.live import LiveTable


class Codes:
    """The codes of the lobbies that are awake. One that has begun, or fallen asleep, has none."""

    def __init__(self, tables: Mapping[str, LiveTable]) -> None:
        self._tables = tables
        self._given: dict[str, str] = {}

    def new(self) -> str:
        """A code that no lobby has."""
        code = new_code()
        while code in self._given:
            code = new_code()
        return code

    def add(self, live: LiveTable) -> None:
        """A table came in: if it is a lobby, and nobody else has its code by now, the code finds it."""
        code = live.standing.code
        if code is not None and live.standing.state == "lobby":
            self._given.setdefault(code, live.standing.table)

    def remove(self, live: LiveTable) -> None:
        """A table leaves memory."""
        code = live.standing.code
        if code is not None and self._given.get(code) == live.standing.table:
            del self._given[code]

    def find(self, typed: str) -> str:
        """The table of a code, if it is a lobby with an open seat."""
        code = code_of(typed)
        live = self._tables.get(self._given.get(code, ""))
        if live is None or live.standing.state != "lobby":
            self._given.pop(code, None)
            raise Refusal("no_such_code")
        if all(place.kind != "open" for place in live.standing.places):
            raise Refusal("no_such_code")
        return live.standing.table
