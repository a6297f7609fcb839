"""Short codes: five letters that find a lobby while it still seats people."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import TYPE_CHECKING

from outpost31.server.protocol.refusals import Refusal
from outpost31.server.store import StoreBroken
from outpost31.server.tables.claims import because_of
from outpost31.server.tables.tokens import code_of, new_code

if TYPE_CHECKING:
    from outpost31.server.log.standing import Standing
    from outpost31.server.tables.house import House
    from outpost31.server.tables.live import LiveTable

SPENT = 64
"""So many codes that find nothing any more may lie about before they are thrown away."""


class Codes:
    """The codes of the lobbies that are awake here. One that has begun, fallen asleep or gone elsewhere has none."""

    def __init__(self, tables: Mapping[str, LiveTable]) -> None:
        self._tables = tables
        self._given: dict[str, str] = {}

    def _lobby(self, code: str) -> LiveTable | None:
        """The lobby that has this code."""
        live = self._tables.get(self._given.get(code, ""))
        return live if live is not None and live.standing.state == "lobby" else None

    def new(self) -> str:
        """A code that no lobby has."""
        code = new_code()
        while self._lobby(code) is not None:
            code = new_code()
        return code

    def add(self, live: LiveTable) -> None:
        """A table came in: if it is a lobby, and nobody else has its code by now, the code finds it."""
        code = live.standing.code
        if code is not None and live.standing.state == "lobby" and self._lobby(code) is None:
            self._given[code] = live.standing.table
            if len(self._given) > 2 * len(self._tables) + SPENT:
                self._given = {one: table for one, table in self._given.items() if self._lobby(one)}

    def find(self, typed: str) -> str:
        """The table of a code, if it is a lobby with an open seat."""
        live = self._lobby(code_of(typed))
        if live is None or all(place.kind != "open" for place in live.standing.places):
            raise Refusal("no_such_code")
        return live.standing.table


async def code_for(house: House, table: str) -> str:
    """A code for a lobby that is about to be laid, which no lobby of any node has."""
    nodes = house.services.store.nodes
    code = house.codes.new()
    if nodes is not None:
        try:
            while not await nodes.sharing.keep_code(code, table):
                code = house.codes.new()
        except StoreBroken as error:
            raise because_of(error) from None
    return code


async def share_again(house: House, standing: Standing) -> None:
    """A lobby came in that had slept, or was another node's: its code finds it again, unless another has it now."""
    nodes = house.services.store.nodes
    if nodes is not None and standing.code is not None and standing.state == "lobby":
        with contextlib.suppress(StoreBroken):
            await nodes.sharing.keep_code(standing.code, standing.table)


async def find_code(house: House, typed: str) -> str:
    """The table of a code, if it is a lobby with an open seat. Elsewhere: the node that has it says."""
    nodes = house.services.store.nodes
    try:
        return house.codes.find(typed)
    except Refusal:
        if nodes is None:
            raise
    try:
        table = await nodes.sharing.table_of(code_of(typed))
    except StoreBroken as error:
        raise because_of(error) from None
    if table is not None and table not in house.tables:
        await house.find(table)
    return house.codes.find(typed)
