"""Limits on how much one address may ask for. Which there are, and how much: `outpost31.server.limits`."""

from __future__ import annotations

from collections import OrderedDict

from outpost31.server.protocol.refusals import Refusal
from outpost31.server.running.pace import Bucket, Met
from outpost31.server.running.services import Services
from outpost31.server.store import StoreBroken


class PerAddress:
    """A bucket for each address; addresses not seen for longest are forgotten."""

    def __init__(self, limit: str, met: Met, rate: float, burst: float, most: int = 10_000) -> None:
        self._limit = limit
        self._met = met
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """One more from this address, or a refusal."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        if not bucket.take():
            self._refuse(address)

    async def take_everywhere(self, address: str, services: Services) -> None:
        """One more from this address at whichever node, or a refusal."""
        self.take(address)
        nodes = services.store.nodes
        if nodes is None:
            return
        try:
            may = await nodes.sharing.take(self._limit, address, self._rate, self._burst, services.epoch)
        except StoreBroken:
            return  # whatever is wanted needs the store as well, and says so
        if not may:
            self._refuse(address)

    def _refuse(self, address: str) -> None:
        self._met(self._limit, address=address)
        raise Refusal("too_fast")


class Counted:
    """How many of something each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """One more, if it may."""
        count = self._open.get(address, 0)
        if count >= self._most:
            return False
        self._open[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        count = self._open.get(address, 0) - 1
        if count > 0:
            self._open[address] = count
        else:
            self._open.pop(address, None)
