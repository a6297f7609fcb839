"""Viewers: through whose eyes somebody looks at a table."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

SPECTATORS: Final = "spectators"
"""Those who watch from elsewhere and sit nowhere: they see what everybody sees, and read what the eliminated say."""

Viewer: TypeAlias = int | Literal["spectators"] | None
"""A seat, the spectators, or nobody: what may stand before everybody's eyes, on a TV or a phone passed round."""


def seat_of(viewer: Viewer) -> int | None:
    """The seat whose secrets this viewer sees, if any."""
    return viewer if isinstance(viewer, int) else None
