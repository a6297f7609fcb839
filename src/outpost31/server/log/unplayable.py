"""Why a log that is whole cannot be played on here."""

from __future__ import annotations


class OlderRules(Exception):
    """The table was begun under rules of another version."""

    def __init__(self, begun: int, now: int) -> None:
        super().__init__(f"the table was begun under version {begun} of the rules, these are version {now}")
        self.begun, self.now = begun, now


class UnknownGame(Exception):
    """The table is of a game that this server does not have."""
