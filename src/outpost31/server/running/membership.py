"""Membership: this server as one node among several, which tables it may have, and when it has lost them."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable

from outpost31.kernel import GAMES
from outpost31.server.store import StoreAway, StoreBroken
from outpost31.server.store.leases import Lease, Node, Nodes

logger = logging.getLogger("outpost31.nodes")
RENEWALS = 5
"""How often a node renews its row in the time that a lease lasts."""


def passed() -> float:
    """Seconds that have passed, also while this process or its machine was asleep."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


def rules_here() -> dict[str, int]:
    """The games that this version has, and which version of their rules."""
    return {key: game.version for key, game in GAMES.items()}


class Membership:
    """This node: its row among the others, renewed while it lives."""

    def __init__(
        self, nodes: Nodes, address: str, seconds: float, rules: dict[str, int] | None = None
    ) -> None:
        self._nodes = nodes
        self._address = address
        self.seconds = seconds
        """How long a lease lasts after it was renewed."""
        self._rules = rules_here() if rules is None else rules
        self.own: Node | None = None
        self.others: dict[str, Node] = {}
        """Who else was there at the last renewal."""
        self.is_draining = False
        self.listed: Callable[[], bytes] = lambda: b"[]"
        """Our part of the public list."""
        self.lost: Callable[[], Awaitable[None]] = _nothing
        """What is done when all leases are lost, before this node is another one."""
        self.uncertain: Callable[[], None] = lambda: None
        """What is done when nobody knows any more whether they are."""
        self.looked: Callable[[], None] = lambda: None
        """What is done when it was seen who else is there."""
        self.remember: Callable[[str], None] = lambda node: None
        """Where our name is written down for whoever comes after us."""
        self._sure_until = 0.0
        self._present_since = passed()
        self._is_told = False
        self._renewing = asyncio.Lock()

    @property
    def is_sure(self) -> bool:
        """Whether nobody else can have our tables: by our own clock our row still holds."""
        return passed() < self._sure_until

    async def enter(self, former: str | None = None) -> None:
        """Be one of the nodes, if we are not. A former self of ours is dead for certain: its tables are free now."""
        if self.own is not None:
            await self.renew()
            return
        if former:
            await self._nodes.bury_one(former)
        async with self._renewing:
            await self._join()

    async def _join(self) -> None:
        asked = passed()
        self.own = await self._nodes.join(self.seconds, self._address, self._rules)
        self._sure_until = asked + self.seconds
        self._is_told = False
        self.remember(self.own.id)
        self._see(await self._nodes.living())
        logger.info("a node joined", extra={"node": self.own.id, "others": len(self.others)})

    async def leave(self) -> None:
        """No longer be one of them. Where the database is away, our leases end by themselves."""
        if self.own is not None:
            own, self.own = self.own, None
            with contextlib.suppress(StoreBroken, TimeoutError):
                async with asyncio.timeout(self.seconds):
                    await self._nodes.leave(own.id)

    def _see(self, living: list[Node]) -> None:
        assert self.own is not None
        self.others = {one.id: one for one in living if one.id != self.own.id}
        self.looked()

    async def renew_on(self) -> None:
        """Renew until cancelled."""
        while True:
            await asyncio.sleep(self.seconds / RENEWALS)
            try:
                await self.renew()
            except StoreBroken as error:
                self._present_since = passed()
                logger.warning("a lease could not be renewed", extra={"error": str(error)})
            except Exception:
                # Whatever it is: without another try this node would lose its tables.
                logger.exception("renewing failed")
            if not self.is_sure and not self._is_told:
                self._is_told = True
                self.uncertain()

    async def renew(self) -> None:
        """Renew once; where others have buried us, let everything go and come back as another node."""
        try:
            async with self._renewing, asyncio.timeout(self.seconds):
                await self._renew()
        except TimeoutError:
            raise StoreAway("the database does not answer") from None

    async def _renew(self) -> None:
        if self.own is None:
            return
        asked = passed()
        listed = self.listed()
        living = await self._nodes.renew(self.own.id, self.seconds, listed, is_draining=self.is_draining)
        if living is not None:
            self._sure_until = asked + self.seconds
            self._is_told = False
            self._see(living)
            return
        logger.error("all leases are lost", extra={"node": self.own.id})
        self._sure_until = 0.0
        await self.lost()
        await self._join()

    async def bury(self) -> None:
        """Free the tables of those who have not renewed in time. Who was away with the database gets time to return."""
        if self.own is None or passed() - self._present_since < self.seconds:
            return
        for node in await self._nodes.bury(self.own.id):
            logger.warning("a node is gone", extra={"node": node})

    async def claim(self, table: str) -> Lease | Node:
        """A lease of this table, or the node that has it. NoSuchTable; StoreAway while nobody can tell."""
        for _ in range(3):
            if self.own is None:
                raise StoreAway("this node is not one of them")
            if not self.is_draining:
                lease = await self._nodes.claim(self.own.id, table)
                if lease is not None:
                    logger.info("a table was claimed", extra={"table": table, "term": lease.term})
                    return lease
            owner, is_living = await self._nodes.owner(table)
            if owner is not None and owner.id != self.own.id and is_living:
                return owner
            if owner is not None and not is_living:
                await self.bury()
            elif self.is_draining:
                return self._heir(table)
        raise StoreAway("nobody has the table, and it cannot be had yet")

    def _heir(self, table: str) -> Node:
        """Who is to take a table that this node no longer takes: all who drain would say the same one."""
        heirs = [one for one in self.others.values() if one.address and not one.is_draining]
        if not heirs:
            raise StoreAway("there is no other node")
        return max(heirs, key=lambda one: hashlib.sha256(f"{one.id} {table}".encode()).digest())

    def who_knows(self, game: str, version: int) -> Node | None:
        """Another node that can play by this version of a game's rules."""
        for one in self.others.values():
            if one.rules.get(game) == version and one.address and not one.is_draining:
                return one
        return None


async def _nothing() -> None:
    """Nobody wants to know."""
