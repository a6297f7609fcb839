"""Nodes and leases: which servers share a PostgreSQL database, and which of them has a table.

A node has one row, and renews it. While the row is there, the tables that name the node are its own. The row of a node
that did not renew it in time is deleted by whoever needs one of its tables: at that moment it has lost all of them.
Each time a table changes hands its *term* grows, and a write names the node and the term that it believes in.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from outpost31.server.store.sharing import Fetch, Sharing


class Lease(msgspec.Struct, frozen=True):
    """The right of a node to a table, for one term."""

    node: str
    term: int


class Node(msgspec.Struct, frozen=True):
    """A node as the others see it."""

    id: str
    address: str
    """Where the others reach it, as http://host:port; nowhere where it is empty."""
    secret: str
    """What somebody must know to speak to it for a visitor."""
    rules: dict[str, int]
    """The games that it has, and which version of their rules."""
    listed: bytes
    """Its part of the public list."""
    is_draining: bool
    """Whether it is about to stop, and takes no tables."""


COLUMNS = "nodes.id, nodes.address, nodes.secret, nodes.rules, nodes.listed, nodes.is_draining"
UNTIL = "clock_timestamp() + make_interval(secs => $2)"
JOIN = f"INSERT INTO nodes (id, until, address, secret, rules, listed) VALUES ($1, {UNTIL}, $3, $4, $5, '[]')"
RENEW = f"""
WITH own AS (UPDATE nodes SET until = {UNTIL}, listed = $3, is_draining = $4 WHERE id = $1 RETURNING id)
SELECT EXISTS (SELECT 1 FROM own), {COLUMNS}
FROM (SELECT 1) AS once LEFT JOIN nodes ON nodes.id <> $1 AND nodes.until > clock_timestamp()
"""
"""Whether we are still one of them (in every row), and the others. One statement: every node asks it all the time."""
LIVING = f"SELECT {COLUMNS} FROM nodes WHERE until > clock_timestamp()"
BURY = "DELETE FROM nodes WHERE id <> $1 AND until <= clock_timestamp() RETURNING id"
ORPHANED = "(node = '' OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = tables.node))"
CLAIM = (
    f"UPDATE tables SET node = $2, term = term + 1 WHERE id = $1 AND (node = $2 OR {ORPHANED}) "
    "AND EXISTS (SELECT 1 FROM nodes WHERE nodes.id = $2) RETURNING term"
)
OWNER = (
    f"SELECT coalesce(nodes.until > clock_timestamp(), FALSE), {COLUMNS} "
    "FROM tables LEFT JOIN nodes ON nodes.id = tables.node WHERE tables.id = $1"
)


class NoSuchTable(Exception):
    """There is no such table that could be anybody's."""


class Nodes:
    """What a node does in the database besides keeping tables."""

    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch
        self.sharing = Sharing(fetch)
        self.own: str | None = None
        """This node's id, once it has joined."""

    async def join(self, seconds: float, address: str, rules: dict[str, int]) -> Node:
        """Be one of them under a new id."""
        node = Node(secrets.token_hex(8), address, secrets.token_hex(32), rules, b"[]", is_draining=False)
        told = msgspec.json.encode(rules).decode()
        await self._fetch(JOIN, node.id, seconds, address, node.secret, told)
        self.own = node.id
        return node

    async def renew(
        self, node: str, seconds: float, listed: bytes, *, is_draining: bool
    ) -> list[Node] | None:
        """Go on being one of them, and see who else is; nothing for one whose tables may be others' by now."""
        found = await self._fetch(RENEW, node, seconds, listed.decode(), is_draining)
        if not found[0][0]:
            return None
        return [_node(row) for _, *row in found if row[0] is not None]

    async def leave(self, node: str) -> None:
        """No longer be one of them: all its tables are anybody's."""
        self.own = None
        await self._fetch("DELETE FROM nodes WHERE id = $1", node)

    async def living(self) -> list[Node]:
        """Those that are there."""
        return [_node(row) for row in await self._fetch(LIVING)]

    async def bury(self, node: str = "") -> list[str]:
        """Take their tables from those who have not renewed in time. Who that was."""
        return [row[0] for row in await self._fetch(BURY, node)]

    async def bury_one(self, node: str) -> None:
        """Take the tables from a node that is known to be dead."""
        await self._fetch("DELETE FROM nodes WHERE id = $1", node)

    async def claim(self, node: str, table: str) -> Lease | None:
        """Have a table that is nobody's, or one's own, for a new term; nothing where it is another's."""
        found = await self._fetch(CLAIM, table, node)
        return Lease(node, found[0][0]) if found else None

    async def owner(self, table: str) -> tuple[Node | None, bool]:
        """Whose a table is, and whether that one has renewed in time."""
        found = await self._fetch(OWNER, table)
        if not found:
            raise NoSuchTable(table)
        is_living, *row = found[0]
        return (None if row[0] is None else _node(row)), is_living


def _node(row: Any) -> Node:
    node, address, secret, rules, listed, is_draining = row
    return Node(node, address, secret, msgspec.json.decode(rules), listed.encode(), is_draining)
