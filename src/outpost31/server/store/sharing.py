"""What nodes share besides tables: the short codes of lobbies, and how much an address has had of a limit."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

Fetch: TypeAlias = Callable[..., Awaitable[list[Any]]]
"""Asks the database, and raises StoreAway where it cannot be reached."""

HELD = "EXISTS (SELECT 1 FROM tables WHERE id = codes.table_id AND state = 'lobby' AND asleep_since = 0)"
KEEP_CODE = (
    "INSERT INTO codes (code, table_id) VALUES ($1, $2) "
    f"ON CONFLICT (code) DO UPDATE SET table_id = excluded.table_id WHERE NOT {HELD} RETURNING code"
)
"""Nothing is returned where a lobby that is awake has the code."""
FIND_CODE = f"SELECT table_id FROM codes WHERE code = $1 AND {HELD}"
SPENT_CODES = f"SELECT code, table_id FROM codes WHERE NOT {HELD}"
FORGET_CODES = (
    "DELETE FROM codes USING unnest($1::text[], $2::text[]) AS spent (code, table_id) "
    f"WHERE codes.code = spent.code AND codes.table_id = spent.table_id AND NOT {HELD}"
)
LEFT = "greatest(0, takings.taken - $3 * extract(epoch FROM clock_timestamp() - takings.at))"
TAKE = (
    "INSERT INTO takings (name, who, taken, at) VALUES ($1, $2, 1, clock_timestamp()) ON CONFLICT (name, who) "
    f"DO UPDATE SET taken = {LEFT} + 1, at = clock_timestamp() WHERE {LEFT} + 1 <= $4 RETURNING name"
)
"""Nothing is returned where the address has had all that it may have for now."""
FORGET_TAKINGS = "DELETE FROM takings WHERE at < clock_timestamp() - make_interval(hours => 2)"


class Sharing:
    """Codes and limits of all nodes, judged by the database in one statement each."""

    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch
        self._spent: set[tuple[str, str]] = set()
        """Codes that found nothing when it was last tidied."""

    async def keep_code(self, code: str, table: str) -> bool:
        """Let a code stand for a new lobby; false where another lobby has it."""
        return bool(await self._fetch(KEEP_CODE, code, table))

    async def table_of(self, code: str) -> str | None:
        """The lobby that a code stands for at whichever node."""
        found = await self._fetch(FIND_CODE, code)
        return str(found[0][0]) if found else None

    async def take(self, limit: str, address: str, rate: float, burst: float, salt: str) -> bool:
        """One more of something for an address, if it may have it at all nodes together. It is not kept who that is."""
        who = hashlib.sha256(f"{salt} {address}".encode()).hexdigest()[:32]
        return bool(await self._fetch(TAKE, limit, who, rate, burst))

    async def tidy(self) -> None:
        """Forget codes that find nothing, now as the last time, and limits that nobody was near for hours.

        A code is kept a moment before the lobby that it is for: one that finds nothing yet is left alone.
        """
        spent = {(str(code), str(table)) for code, table in await self._fetch(SPENT_CODES)}
        if gone := sorted(spent & self._spent):
            await self._fetch(FORGET_CODES, [code for code, _ in gone], [table for _, table in gone])
        self._spent = spent
        await self._fetch(FORGET_TAKINGS)
