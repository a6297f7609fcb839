"""What can be wrong with what somebody hands to a match."""

from __future__ import annotations

from typing import Any


class IllegalAnswer(ValueError):
    """An answer that is not on offer. The match is unchanged; `offered` lists what it would accept.

    `clause` is the rule that the question comes from, where there is one.
    """

    def __init__(self, message: str, offered: tuple[Any, ...] = (), clause: str | None = None) -> None:
        super().__init__(message)
        self.offered = offered
        self.clause = clause


class StaleAnswer(IllegalAnswer):
    """An answer to a question that is no longer open."""


class BadRecord(ValueError):
    """A record that cannot be read: not one of ours, truncated, edited, or of another version."""


class Diverged(BadRecord):
    """A record that these rules do not reproduce."""
