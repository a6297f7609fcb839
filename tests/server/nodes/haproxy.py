"""HAProxy of the tests' own in front of nodes; Debian's package brings it where it is missing."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.debian import found_or_installed
from tests.server.serving import free_port

CONFIGURATION = """
defaults
    mode http
    timeout connect 1s
    timeout client 60s
    timeout server 60s
    timeout tunnel 60s
    timeout check 1500ms
    retries 3
    option redispatch
frontend people
    bind 127.0.0.1:{port}
    use_backend anybody if {{ nbsrv(nodes) eq 0 }}
    default_backend nodes
backend nodes
    balance roundrobin
    option httpchk
    http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host 127.0.0.1
    http-check expect status 200
    option forwardfor
    default-server check inter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
{servers}
backend anybody
    balance roundrobin
    option forwardfor
{servers}
"""
"""On a machine that is slow all nodes may be late for once: then people are sent to any of them, rather than away."""


class NoBalancer(AssertionError):
    """There is no HAProxy, and it could not be installed."""


def program() -> str:
    """HAProxy, installed if need be."""
    found = found_or_installed(_find, "haproxy")
    if found is None:
        raise NoBalancer("HAProxy is missing and could not be installed (Debian: apt-get install haproxy)")
    return found


def _find() -> str | None:
    return shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")


@contextlib.contextmanager
def balanced(folder: Path, doors: Sequence[str]) -> Iterator[int]:
    """The port of a balancer that sends people to these in turn: most come to a node that has not their table."""
    port = free_port()
    servers = "\n".join(f"    server node{number} {one}" for number, one in enumerate(doors))
    path = folder / "haproxy.cfg"
    path.write_text(CONFIGURATION.format(port=port, servers=servers))
    with (folder / "haproxy.log").open("w") as told:
        process = subprocess.Popen([program(), "-db", "-f", str(path)], stdout=told, stderr=told)
    try:
        time.sleep(0.1)
        assert process.poll() is None, (folder / "haproxy.log").read_text()
        yield port
    finally:
        process.kill()
        process.wait()
