"""Networks of a run's own: every node in a namespace, with a cable to the database, one to the others, one to the door.

A cable that is pulled out tells nobody anything, least of all the kernels at its ends: what is under way is lost, and
sent again until somebody loses patience. Everything is inside a namespace that the run itself was started in (`unshare
--net --mount`, as root), and goes with it; no packet leaves it.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

DATABASE, NODES, DOOR = 1, 2, 3
"""The networks: where the database is, where nodes reach each other, where people come in."""
PORT = 3131
SPACES = Path("/run/netns")
NEW_NETWORK = 0x40000000


def address(network: int, number: int | None = None) -> str:
    """Where a node is in a network, or where this end of it is."""
    return f"10.31.{network}.{1 if number is None else 10 + number}"


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def lay_networks(nodes: int) -> None:
    """A bridge for each network, a namespace for each node, and a cable from each to each."""
    subprocess.run(["mount", "-t", "tmpfs", "none", str(SPACES.parent)], check=True)  # seen by this run alone
    SPACES.mkdir()
    _ip("link", "set", "lo", "up")
    for network in (DATABASE, NODES, DOOR):
        _ip("link", "add", f"net{network}", "type", "bridge")
        _ip("addr", "add", f"{address(network)}/24", "dev", f"net{network}")
        _ip("link", "set", f"net{network}", "up")
    for number in range(nodes):
        space = f"node{number}"
        _ip("netns", "add", space)
        _ip("-n", space, "link", "set", "lo", "up")
        for network in (DATABASE, NODES, DOOR):
            near, far = Cable(network, number).name, f"far{network}"
            _ip("link", "add", near, "type", "veth", "peer", "name", far, "netns", space)
            _ip("link", "set", near, "master", f"net{network}", "up")
            _ip("-n", space, "addr", "add", f"{address(network, number)}/24", "dev", far)
            _ip("-n", space, "link", "set", far, "up")


def enter(space: str) -> None:
    """Have this process in a namespace from here on; sockets that it had stay where they were."""
    opened = os.open(SPACES / space, os.O_RDONLY)
    try:
        if ctypes.CDLL(None, use_errno=True).setns(opened, NEW_NETWORK):
            raise OSError(ctypes.get_errno(), f"there is no namespace {space}")
    finally:
        os.close(opened)


class Cable:
    """A cable from a node to a network."""

    def __init__(self, network: int, number: int) -> None:
        self.name = f"o31-{network}-{number}"

    def cut(self) -> None:
        """Pull it out."""
        _ip("link", "set", self.name, "down")

    def mend(self) -> None:
        """Plug it in."""
        _ip("link", "set", self.name, "up")

    async def lay(self) -> None:
        """It is there already."""

    async def close(self) -> None:
        """It goes with the namespace."""


class Cables:
    """What nodes in namespaces are reached by."""

    def __init__(self, store: str, count: int) -> None:
        self.to_database = [Cable(DATABASE, number) for number in range(count)]
        self.to_node = [Cable(NODES, number) for number in range(count)]
        self.doors = [f"{address(DOOR, number)}:{PORT}" for number in range(count)]
        self._database = f"postgresql://outpost31@{address(DATABASE)}:{urlsplit(store).port}/postgres"

    def settings(self, number: int) -> dict[str, Any]:
        """How a node is started."""
        return {
            "space": f"node{number}",
            "host": "0.0.0.0",
            "port": PORT,
            "node_address": f"http://{address(NODES, number)}:{PORT}",
            "store": self._database,
            "proxies": (address(DOOR),),
        }
