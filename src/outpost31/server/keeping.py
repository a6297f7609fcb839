"""Keeping the house: its lock, its backups, and restoring one while people play."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from pathlib import Path
from typing import IO

from outpost31.server.config import Config
from outpost31.server.house import House
from outpost31.server.store import Store, StoreBroken
from outpost31.server.store_sqlite import FILE, check_backup, copy_database

logger = logging.getLogger("outpost31.house")
ASKED = "restore.sqlite"
"""A backup laid under this name in the data folder is put in place by the running server."""
REFUSED = "restore.refused"
WATCH_SECONDS = 0.5


class AlreadyRunning(Exception):
    """Another server has this data folder."""


def lock(folder: Path) -> IO[str]:
    """Take the data folder for this process; it is given back when the process ends, however it ends."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = (folder / "server.lock").open("a+")
    try:
        import fcntl
    except ImportError:  # a system without such locks: its user takes care
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise AlreadyRunning(f"a server is already running on {folder}") from None
    return file


async def backup(config: Config, store: Store, target: Path) -> None:
    """Write a backup of the store, whether or not a server is running on it."""
    if config.store == "sqlite":
        source = config.data / FILE
        if not source.exists():
            raise StoreBroken(f"there are no tables in {config.data}")
        await asyncio.to_thread(copy_database, source, target)
    else:
        await store.backup(target)


async def restore(config: Config, store: Store, source: Path, wait_seconds: float = 60.0) -> None:
    """Put a backup in place of everything; a running server does it itself, and its people come back to it."""
    check_backup(source)
    try:
        held = lock(config.data)
    except AlreadyRunning:
        await _ask_to_restore(config.data, source, wait_seconds)
        return
    try:
        await store.open()
        await store.restore(source)
        await store.close()
    finally:
        held.close()


async def _ask_to_restore(folder: Path, source: Path, wait_seconds: float) -> None:
    refused = folder / REFUSED
    refused.unlink(missing_ok=True)
    partial = folder / f"{ASKED}.partial"
    shutil.copyfile(source, partial)
    partial.chmod(0o600)
    asked = folder / ASKED
    partial.replace(asked)
    until = time.monotonic() + wait_seconds
    while asked.exists():
        if time.monotonic() > until:
            asked.unlink(missing_ok=True)
            raise StoreBroken("the running server did not take the backup")
        await asyncio.sleep(0.05)
    if refused.exists():
        raise StoreBroken(f"the running server refused the backup: {refused.read_text()}")


async def watch_for_restore(house: House) -> None:
    """Put a backup in place when one is laid down for it."""
    asked = house.services.folder / ASKED
    while True:
        await asyncio.sleep(WATCH_SECONDS)
        if not asked.exists():
            continue
        try:
            check_backup(asked)
            await house.restore(asked)
            logger.info("a backup was restored", extra={"tables": len(house.tables)})
        except Exception as error:
            # Whatever was wrong with it: who asked reads why, and the server goes on with what it has.
            logger.exception("a backup was not restored")
            (house.services.folder / REFUSED).write_text(str(error))
        finally:
            asked.unlink()
