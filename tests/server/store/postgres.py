"""A PostgreSQL server of the tests' own, on the loopback address; Debian's packages bring it where it is missing."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

from outpost31.server.store import Store
from tests.debian import found_or_installed

Maker: TypeAlias = Callable[..., Store]
"""Opens a store, given the name of a folder where that matters."""


class NoPostgres(AssertionError):
    """There is no PostgreSQL, and it could not be installed."""


def programs() -> Path:
    """The folder of PostgreSQL's programs, installed if need be."""
    found = found_or_installed(_find, "postgresql")
    if found is None:
        raise NoPostgres(
            "PostgreSQL is missing and could not be installed (Debian: apt-get install postgresql)"
        )
    return found.parent


def _find() -> Path | None:
    there = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return there[-1] if there else Path(named) if (named := shutil.which("initdb")) else None


def _as_postgres(command: list[str | Path]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    words = [str(word) for word in command]
    return ["runuser", "-u", "postgres", "--", *words] if os.geteuid() == 0 else words


class Database:
    """A PostgreSQL server that can be stopped and started again."""

    def __init__(self, folder: Path, *addresses: str) -> None:
        binaries = programs()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        data = self._data = folder / "data"
        self.address = f"postgresql://outpost31@127.0.0.1:{port}/postgres"
        self._options = f"-h {','.join(('127.0.0.1', *addresses))} -p {port} -k {folder}"
        self._control: list[str | Path] = [binaries / "pg_ctl", "-D", data, "-w", "-l", folder / "log"]
        _run([binaries / "initdb", "-D", data, "-U", "outpost31", "-A", "trust", "--no-sync"])
        with (data / "pg_hba.conf").open("a") as trusted:
            trusted.writelines(f"host all all {one}/24 trust\n" for one in addresses)

    @property
    def pid(self) -> int:
        """The process that has started all others of it."""
        return int((self._data / "postmaster.pid").read_text().splitlines()[0])

    def start(self) -> None:
        """Start it, and wait until it is there."""
        _run([*self._control, "-o", self._options, "start"])

    def stop(self, mode: str = "fast") -> None:
        """Stop it: "fast" sends everybody away, "immediate" is as good as a crash."""
        _run([*self._control, "-m", mode, "stop"])


def _run(command: list[str | Path]) -> None:
    subprocess.run(_as_postgres(command), check=True, capture_output=True, cwd="/")


@contextlib.contextmanager
def database(*addresses: str) -> Iterator[Database]:
    """A running server with an empty database, at these addresses, too."""
    folder = Path(tempfile.mkdtemp(prefix="outpost31-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    try:
        found = Database(folder, *addresses)
        found.start()
        try:
            yield found
        finally:
            with contextlib.suppress(subprocess.CalledProcessError):  # it may be stopped already
                found.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def running() -> Iterator[str]:
    """The address of a running server with an empty database."""
    with database() as found:
        yield found.address
