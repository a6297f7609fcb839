"""The store's schema as numbered migrations: each brings a store from the number before to its own."""

from __future__ import annotations

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    # 1: tables, their logs and their notes
    (
        """CREATE TABLE tables (id TEXT PRIMARY KEY, state TEXT NOT NULL, created_at BIGINT NOT NULL,
            changed_at BIGINT NOT NULL)""",
        "CREATE INDEX tables_by_state ON tables (state, created_at)",
        """CREATE TABLE entries (table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
            seal TEXT NOT NULL, PRIMARY KEY (table_id, seq))""",
        """CREATE TABLE notes (table_id TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, seat))""",
        "CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ),
)
"""Statements that SQLite and PostgreSQL both take. Never change one that was released: add another."""

NEWEST = len(MIGRATIONS)
CREATE_LIST = "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)"


class NewerStore(Exception):
    """The store was written by a newer version of Outpost 31, whose schema this one does not know."""


def missing(present: int) -> range:
    """The numbers of the migrations still to be made."""
    if present > NEWEST:
        raise NewerStore(
            f"this store has schema {present}, this version of Outpost 31 knows {NEWEST}: update it first"
        )
    return range(present + 1, NEWEST + 1)
