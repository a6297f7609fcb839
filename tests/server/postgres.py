"""A PostgreSQL server of the tests' own, on the loopback address; Debian's packages bring it where it is missing."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path


class NoPostgres(AssertionError):
    """There is no PostgreSQL, and it could not be installed."""


def programs() -> Path:
    """The folder of PostgreSQL's programs, installed if need be."""
    for _ in range(2):
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if found:
            return found[-1].parent
        if shutil.which("initdb"):
            return Path(shutil.which("initdb") or "").parent
        if os.geteuid() != 0 or not shutil.which("apt-get"):
            break
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update", "-q"], ["apt-get", "install", "-y", "-q", "postgresql"]):
            subprocess.run(command, check=False, env=environment, capture_output=True, timeout=300)
    raise NoPostgres("PostgreSQL is missing and could not be installed (Debian: apt-get install postgresql)")


def _as_postgres(command: list[str | Path]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    words = [str(word) for word in command]
    return ["runuser", "-u", "postgres", "--", *words] if os.geteuid() == 0 else words


@contextlib.contextmanager
def running() -> Iterator[str]:
    """A server with an empty database; gives its address."""
    folder = Path(tempfile.mkdtemp(prefix="outpost31-postgres-"))
    binaries = programs()
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = folder / "data"
    options = f"-h 127.0.0.1 -p {port} -k {folder}"
    subprocess.run(
        _as_postgres([binaries / "initdb", "-D", data, "-U", "outpost31", "-A", "trust", "--no-sync"]),
        check=True, capture_output=True, cwd="/",
    )  # fmt: skip
    control: list[str | Path] = [binaries / "pg_ctl", "-D", data, "-w", "-l", folder / "log"]
    subprocess.run(_as_postgres([*control, "-o", options, "start"]), check=True, capture_output=True, cwd="/")
    try:
        yield f"postgresql://outpost31@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run(
            _as_postgres([*control, "-m", "immediate", "stop"]), check=False, capture_output=True, cwd="/"
        )
        shutil.rmtree(folder, ignore_errors=True)
