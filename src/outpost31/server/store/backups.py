"""The lock of a data folder, its backups, and restoring one while people play."""

from __future__ import annotations

import asyncio
import logging
import shutil
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import IO

from outpost31.server.config import Config
from outpost31.server.store import Store, StoreBroken
from outpost31.server.store.files import FILE, check_backup, copy_database, new_file, prepare
from outpost31.server.store.moments import cut_back

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
    path = folder / "server.lock"
    file = path.open("a+")
    path.chmod(0o600)
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


async def restore(
    config: Config, store: Store, source: Path, wait_seconds: float = 60.0, until: int | None = None
) -> None:
    """Put a backup in place of everything, as it was when it was made, or at a moment before that.

    A running server does it itself, and its people come back to it.
    """
    check_backup(source)
    if until is None:
        await _put_back(config, store, source, wait_seconds)
        return
    with tempfile.TemporaryDirectory(prefix="outpost31-") as folder:
        earlier = Path(folder) / "earlier.sqlite"
        await asyncio.to_thread(prepare, source, earlier)
        await asyncio.to_thread(cut_back, earlier, until)
        await _put_back(config, store, earlier, wait_seconds)


async def _put_back(config: Config, store: Store, source: Path, wait_seconds: float) -> None:
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
    new_file(partial)
    shutil.copyfile(source, partial)
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


async def watch_for_restore(folder: Path, put_in_place: Callable[[Path], Awaitable[None]]) -> None:
    """Have a backup put in place when one is laid down for it."""
    asked = folder / ASKED
    while True:
        await asyncio.sleep(WATCH_SECONDS)
        if not asked.exists():
            continue
        try:
            check_backup(asked)
            await put_in_place(asked)
        except Exception as error:
            # Whatever was wrong with it: who asked reads why, and the server goes on with what it has.
            logger.exception("a backup was not restored")
            (folder / REFUSED).write_text(str(error))
        finally:
            asked.unlink()


# ------------------------------------------------------------------------------ by themselves

NAMED = "outpost31-%Y%m%dT%H%M%SZ.sqlite"
"""How the server names the backups that it writes by itself, in universal time."""
LOOK_SECONDS = 30.0


def own_backups(folder: Path) -> list[Path]:
    """The backups that a server wrote by itself, the oldest first."""
    return sorted(folder.glob("outpost31-*T*Z.sqlite"))


def is_due(folder: Path, hours: float) -> bool:
    """Whether the last backup is so old that another is wanted, also when the server did not run meanwhile."""
    last = own_backups(folder)[-1:]
    return not last or time.time() - last[0].stat().st_mtime >= hours * 3600


async def back_up_once(config: Config, store: Store) -> Path:
    """Write a backup under the name of this moment, look whether it is whole, and let the oldest go."""
    folder = config.data / config.backup_folder
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    target = folder / time.strftime(NAMED, time.gmtime())
    await store.backup(target)
    await asyncio.to_thread(check_backup, target)
    for old in own_backups(folder)[: -max(1, config.backups_kept)]:
        old.unlink()
    return target


async def keep_backing_up(
    config: Config, store: Store, done: Callable[[], None], failed: Callable[[], None]
) -> None:
    """Write a backup whenever one is due. One that fails is told and tried again."""
    while config.backup_every > 0:
        try:
            if is_due(config.data / config.backup_folder, config.backup_every):
                path = await back_up_once(config, store)
                logger.info("a backup was written", extra={"file": path.name, "bytes": path.stat().st_size})
                done()
        except Exception:
            # Whatever it is: the next try may find more room, or a database that is back.
            logger.exception("no backup was written")
            failed()
        await asyncio.sleep(min(LOOK_SECONDS, config.backup_every * 3600))
