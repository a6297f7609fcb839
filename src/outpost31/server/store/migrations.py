"""The store's schema as numbered migrations: each brings a store from the number before to its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class Either(NamedTuple):
    """A statement in the words of either store; an empty one is not needed there."""

    sqlite: str
    postgres: str


MIGRATIONS: tuple[tuple[str | Either, ...], ...] = (
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
    # 2: tables that sleep, packed logs, what an operator asks of a running server; and in SQLite the rows of a table
    # lie together, so that a page that rots is of one table or two, and not of all that were played at the time
    (
        "ALTER TABLE tables ADD COLUMN asleep_since BIGINT NOT NULL DEFAULT 0",
        "CREATE INDEX tables_by_sleep ON tables (state, asleep_since)",
        "CREATE INDEX tables_by_change ON tables (state, changed_at)",
        Either(
            "CREATE TABLE packs (table_id TEXT PRIMARY KEY, rows INTEGER NOT NULL, body BLOB NOT NULL)",
            "CREATE TABLE packs (table_id TEXT PRIMARY KEY, rows INTEGER NOT NULL, body BYTEA NOT NULL)",
        ),
        """CREATE TABLE orders (id TEXT PRIMARY KEY, table_id TEXT NOT NULL, wish TEXT NOT NULL, at BIGINT NOT NULL,
            reply TEXT)""",
        Either(
            """CREATE TABLE entries_of_tables (table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
                seal TEXT NOT NULL, PRIMARY KEY (table_id, seq)) WITHOUT ROWID""",
            "",
        ),
        Either(
            "INSERT INTO entries_of_tables SELECT table_id, seq, body, seal FROM entries ORDER BY 1, 2", ""
        ),
        Either("DROP TABLE entries", ""),
        Either("ALTER TABLE entries_of_tables RENAME TO entries", ""),
    ),
    # 3: nodes that share a PostgreSQL database, each with a row of its own; whose a table is stands in the table's row
    (
        Either(
            "",
            """CREATE TABLE nodes (id TEXT PRIMARY KEY, address TEXT NOT NULL, secret TEXT NOT NULL,
                rules TEXT NOT NULL, listed TEXT NOT NULL, is_draining BOOLEAN NOT NULL DEFAULT FALSE,
                until TIMESTAMPTZ NOT NULL)""",
        ),
        Either("", "ALTER TABLE tables ADD COLUMN node TEXT NOT NULL DEFAULT ''"),
        Either("", "ALTER TABLE tables ADD COLUMN term BIGINT NOT NULL DEFAULT 0"),
    ),
    # 4: what nodes share besides tables: short codes of lobbies, and how much an address has had of a limit
    (
        Either("", "CREATE TABLE codes (code TEXT PRIMARY KEY, table_id TEXT NOT NULL)"),
        Either(
            "",
            """CREATE TABLE takings (name TEXT NOT NULL, who TEXT NOT NULL, taken DOUBLE PRECISION NOT NULL,
                at TIMESTAMPTZ NOT NULL, PRIMARY KEY (name, who))""",
        ),
    ),
)
"""Never change one that was released: add another."""

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


def statements(number: int, *, is_sqlite: bool) -> Iterator[str]:
    """The statements of one migration, as one of the stores takes them."""
    for one in MIGRATIONS[number - 1]:
        statement = one if isinstance(one, str) else one.sqlite if is_sqlite else one.postgres
        if statement:
            yield statement
