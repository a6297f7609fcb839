"""Claims: by what right a table is here, where several nodes share the store."""

from __future__ import annotations

from outpost31.server.protocol.refusals import Refusal
from outpost31.server.running.services import Services
from outpost31.server.store import LeaseLost, StoreAway, StoreBroken
from outpost31.server.store.leases import Lease, Node, NoSuchTable

__all__ = ["Elsewhere", "NoSuchTable", "PlaceElsewhere", "because_of", "claim", "first_lease", "make_sure"]


class Elsewhere(Refusal):
    """Another node has the table: what is asked of it goes there. Who cannot go there comes again."""

    def __init__(self, node: Node) -> None:
        super().__init__("shutting_down")
        self.node = node


class PlaceElsewhere(Refusal):
    """Another node has the table of a rematch, and gives the places there."""

    def __init__(self, node: Node, table: str, device: int) -> None:
        super().__init__("shutting_down")
        self.node, self.table, self.device = node, table, device


def because_of(error: BaseException) -> Refusal:
    """What somebody is told whose message failed: a store that is away comes back, anything else is broken."""
    if isinstance(error, LeaseLost):
        return Refusal("shutting_down")  # here: another node has the table
    return Refusal("store_away" if isinstance(error, StoreAway) else "broken")


async def claim(services: Services, table: str) -> Lease | None:
    """The right to a table that is not here: a lease, or nothing where this server has the store alone."""
    if services.membership is None:
        return None
    if services.store.is_away:
        raise Refusal("store_away")  # who cannot keep anything leaves it to those who can
    try:
        found = await services.membership.claim(table)
    except StoreAway:
        raise Refusal("store_away") from None
    except StoreBroken:
        raise Refusal("broken") from None
    if isinstance(found, Node):
        raise Elsewhere(found)
    return found


def first_lease(services: Services) -> Lease | None:
    """The right to a table that is being laid."""
    if services.membership is None:
        return None
    if services.membership.is_draining:
        raise Refusal("shutting_down")
    if services.membership.own is None:
        raise Refusal("store_away")
    return Lease(services.membership.own.id, 1)


async def make_sure(services: Services) -> bool:
    """Whether the tables in memory are still ours. By the clock, or where that is not enough by asking the store."""
    membership = services.membership
    if membership is None or membership.is_sure:
        return True
    try:
        await membership.renew()
    except StoreBroken:
        raise Refusal("store_away") from None
    return False
