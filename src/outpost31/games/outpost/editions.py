"""Every edition there is, and which of them a table is played by."""

from __future__ import annotations

from typing import Final

from outpost31.games.outpost.edition import Edition
from outpost31.games.outpost.table import Outpost

EDITIONS: Final[dict[str, Edition]] = {}
"""By key: a table names its edition, so that it can be copied and digested."""


def add_edition(edition: Edition) -> Edition:
    """Add an edition to the list."""
    EDITIONS[edition.key] = edition
    return edition


def edition_of(table: Outpost) -> Edition:
    """The edition that a table is played by: asked for at every decision, so compiled, as an edition itself is not."""
    return EDITIONS[table.edition]
