"""The files of the embedded store: its schema, copies of it while it is used, and putting one in its place.

A backup is such a file, whichever store it was made of.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
from pathlib import Path

from outpost31.server.store import StoreBroken
from outpost31.server.store.migrations import CREATE_LIST, missing, statements

FILE = "outpost31.sqlite"


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date, each migration in a transaction of its own."""
    connection.execute(CREATE_LIST)
    present = connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()[0]
    for number in missing(present):
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements(number, is_sqlite=True):
            connection.execute(statement)
        connection.execute("INSERT INTO migrations (number) VALUES (?)", (number,))
        if number == 1:
            connection.execute("INSERT INTO meta (name, value) VALUES ('epoch', ?)", (secrets.token_hex(8),))
        connection.execute("COMMIT")


def new_file(path: Path) -> None:
    """An empty file in place of whatever is there, which nobody else can read from its first moment on."""
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def flush(path: Path) -> None:
    """Have a file, or the names in a folder, on disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def copy_database(source: Path, target: Path) -> None:
    """Copy a store's file with SQLite's own backup, page by page; writers take no notice, and it none of them."""
    partial = target.with_name(target.name + ".partial")
    new_file(partial)
    with (
        contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True, timeout=30.0)) as reading,
        contextlib.closing(sqlite3.connect(partial)) as writing,
    ):
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE")
    finish(partial, target)


def finish(partial: Path, target: Path) -> None:
    """A file is whole: on disk, and then under its name."""
    flush(partial)
    partial.replace(target)
    flush(target.parent)


def prepare(source: Path, target: Path) -> None:
    """Make of a checked backup what can be put in place: of this version's schema, and another past than before."""
    copy_database(source, target)
    with contextlib.closing(sqlite3.connect(target, isolation_level=None)) as connection:
        migrate(connection)
        connection.execute("UPDATE meta SET value = ? WHERE name = 'epoch'", (secrets.token_hex(8),))
        connection.execute("DELETE FROM orders")
    flush(target)


def replace_database(path: Path, source: Path) -> None:
    """Put a backup where the store's closed file is. At every moment one of the two is there, whole."""
    fresh = path.with_name("restoring.sqlite")
    prepare(source, fresh)
    if path.exists():
        copy_database(path, path.with_name("before-restore.sqlite"))
    flush(path.parent)
    for leftover in ("-wal", "-shm"):
        path.with_name(path.name + leftover).unlink(missing_ok=True)
    fresh.replace(path)
    flush(path.parent)


def check_backup(source: Path) -> None:
    """Raise StoreBroken unless this is a whole backup that this version can read."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as connection:
            if connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise StoreBroken("the backup is damaged")
            missing(connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()[0])
            connection.execute("SELECT count(*) FROM entries").fetchone()
    except sqlite3.Error as error:
        raise StoreBroken(f"this is no backup of Outpost 31: {error}") from None
