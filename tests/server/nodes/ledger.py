"""The ledger: what the database itself saw of nodes and of tables that went from one to another, by its own clock.

Seconds of a test tell how busy its machine is. A lease is told in what nodes do: so many renewals of a node that lives
are a lease, and on a machine that is slow these are slow, too.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Iterable
from typing import Any, NamedTuple

import asyncpg

from outpost31.server.running.membership import RENEWALS
from outpost31.server.store.postgres import AWAY
from tests.server.torture.rig import Lost

SCHEMA = """
CREATE TABLE ledger (at DOUBLE PRECISION NOT NULL DEFAULT extract(epoch FROM clock_timestamp()), what TEXT NOT NULL,
    node TEXT NOT NULL, table_id TEXT, term BIGINT, former TEXT);
CREATE FUNCTION write_claim() RETURNS trigger AS $$ BEGIN
    INSERT INTO ledger (what, node, table_id, term, former)
    VALUES (CASE WHEN NEW.state IN ('lobby', 'playing') AND NEW.asleep_since = 0 THEN 'claimed' ELSE 'asked for' END,
        NEW.node, NEW.id, NEW.term, OLD.node);
    RETURN NULL;
END $$ LANGUAGE plpgsql;
CREATE FUNCTION write_laying() RETURNS trigger AS $$ BEGIN
    INSERT INTO ledger (what, node, table_id, term) VALUES ('laid', NEW.node, NEW.id, NEW.term);
    RETURN NULL;
END $$ LANGUAGE plpgsql;
CREATE FUNCTION write_node() RETURNS trigger AS $$ BEGIN
    IF TG_OP = 'DELETE' THEN INSERT INTO ledger (what, node) VALUES ('gone', OLD.id);
    ELSE INSERT INTO ledger (at, what, node) VALUES (extract(epoch FROM NEW.until) - LEASE, 'renewed', NEW.id); END IF;
    RETURN NULL;
END $$ LANGUAGE plpgsql;
CREATE TRIGGER claims AFTER UPDATE OF term ON tables
    FOR EACH ROW WHEN (NEW.term <> OLD.term) EXECUTE FUNCTION write_claim();
CREATE TRIGGER layings AFTER INSERT ON tables FOR EACH ROW EXECUTE FUNCTION write_laying();
CREATE TRIGGER renewals AFTER INSERT OR UPDATE OR DELETE ON nodes FOR EACH ROW EXECUTE FUNCTION write_node();
"""
IN_TIME = 2 * RENEWALS
"""A table goes on before a living node has renewed this often: within twice the lease."""


class Seen(NamedTuple):
    """One thing that the database saw."""

    at: float
    what: str
    """A node `renewed` (or joined), is `gone`; a table was `laid`, one that was awake was `claimed`, or another one was
    `asked for`."""
    node: str
    table: str | None = None
    term: int | None = None
    former: str | None = None
    """Whose the table was; nobody's where it was handed over."""


class Ledger:
    """Asks the database on one connection, however many want to know something: one for each were too many for it."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._asking = asyncio.Lock()
        self._connection: asyncpg.Connection[Any] | None = None

    async def begin(self, lease: float) -> None:
        """From here on it is written. A node has renewed at the moment from which its lease is counted."""
        connection = await asyncpg.connect(self._address)
        try:
            await connection.execute(SCHEMA.replace("LEASE", str(lease)))
        finally:
            await connection.close()

    async def ask(self, sql: str, *values: Any) -> list[Any]:
        """Ask the database something, on a new connection where it was restarted."""
        async with self._asking:
            if self._connection is not None:
                with contextlib.suppress(*AWAY):
                    return await self._fetch(sql, values)
            self._connection = await asyncpg.connect(self._address)
            return await self._fetch(sql, values)

    async def _fetch(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        assert self._connection is not None
        try:
            return list(await self._connection.fetch(sql, *values))
        except BaseException:
            self._close()
            raise

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Nobody asks any more."""
        async with self._asking:
            self._close()

    async def terms(self, table: str) -> int:
        """How often a table that was awake went from one node to another."""
        sql = "SELECT count(*) FROM ledger WHERE table_id = $1 AND what = 'claimed' AND former <> node"
        return int((await self.ask(sql, table))[0][0])

    async def read(self) -> list[Seen]:
        """All of it, in order."""
        sql = "SELECT at, what, node, table_id, term, former FROM ledger ORDER BY at"
        return [Seen(*row) for row in await self.ask(sql)]


def told(seen: Iterable[Seen]) -> list[str]:
    """What was seen, for a reader: seconds since the first of it, and renewals only as numbers."""
    lines, renewed, first = list[str](), dict[str, int](), None
    for one in seen:
        first = one.at if first is None else first
        if one.what == "renewed" and one.node in renewed:
            renewed[one.node] += 1
            continue
        number = renewed.setdefault(one.node, 1)
        table = f" table {one.table} of {one.former or 'nobody'}, term {one.term}" if one.table else ""
        lines.append(f"{one.at - first:8.3f} s: {one.node} (renewed {number} times) {one.what}{table}")
    return lines


def changes_of_hands(seen: Iterable[Seen]) -> int:
    """How often a table that was awake went to another node."""
    return sum(one.what == "claimed" and one.former != one.node for one in seen)


def check_nobody_is_buried_alive(seen: Iterable[Seen], lease: float, ended: Iterable[str]) -> None:
    """A node that did not end loses its tables only when it has not renewed for a whole lease."""
    known, last = set(ended), dict[str, float]()
    for one in seen:
        if one.what == "renewed":
            last[one.node] = one.at
        elif one.what == "gone" and one.node not in known and one.node in last:
            silent = one.at - last[one.node]
            if silent < lease - 0.001:
                raise Lost(f"node {one.node} was buried {silent:.3f} s after it had renewed")


def check_in_time(seen: Iterable[Seen]) -> int:
    """Every table of a node that was gone went on within twice the lease. The most renewals that any waited for.

    It waits from its node's last sign of life: that it renewed, or that it laid or claimed this very table.
    """
    renewed: dict[str, list[float]] = defaultdict(list)
    had: dict[str | None, float] = {}
    worst = 0
    for one in seen:
        if one.what == "renewed":
            renewed[one.node].append(one.at)
        elif one.what == "claimed" and one.former and one.former != one.node:
            signs = [*renewed[one.former][-1:], *([had[one.table]] if one.table in had else [])]
            since = max(signs, default=one.at)
            waited = max((sum(at > since for at in times) for times in renewed.values()), default=0)
            if waited > IN_TIME:
                raise Lost(
                    f"table {one.table} waited for its heir for {waited} renewals of a node that lived, "
                    f"{one.at - since:.2f} s by the database's clock"
                )
            worst = max(worst, waited)
        if one.what in ("laid", "claimed", "asked for"):
            had[one.table] = one.at
    return worst
