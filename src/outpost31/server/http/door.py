"""The door: how many connections there are, and whose."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable

from outpost31.server.config import Config
from outpost31.server.http.limits import Counted
from outpost31.server.http.security import counted_as
from outpost31.server.running.metrics import Metrics


class Door:
    """What all connections share: how many there are, and whose."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        self.config = config
        self.metrics = metrics
        self.met = metrics.met
        self._proxies = [ipaddress.ip_network(one, strict=False) for one in config.proxies]
        self._counted = Counted(config.connections_an_address)
        self._open = 0
        self.is_node: Callable[[str], bool] = lambda host: False
        """Whether this is another node, which speaks for many as a proxy does."""

    def is_proxy(self, host: str) -> bool:
        """Whether this is one of the proxies that stand in front: it speaks for many."""
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies) or self.is_node(host)

    def enter(self, host: str) -> str | None:
        """One more connection: as whose it counts, which is nobody's for one who speaks for many. None: it may not."""
        whose = counted_as(host)
        if self._open >= self.config.connections:
            self.met("connections", address=whose)
            return None
        if self.is_proxy(host):
            whose = ""
        elif not self._counted.enter(whose):
            self.met("connections_an_address", address=whose)
            return None
        self._open += 1
        self.metrics.connections.set(self._open)
        return whose

    def leave(self, whose: str) -> None:
        """One less, of whoever it was counted as: by now somebody else may be a node."""
        self._open -= 1
        self.metrics.connections.set(self._open)
        if whose:
            self._counted.leave(whose)
