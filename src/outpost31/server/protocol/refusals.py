"""Refusals: somebody asked for what cannot be done. Nothing changed, and only the one who asked is told why."""

from __future__ import annotations

from typing import Any

from outpost31.server.protocol.vocabulary import Reason

STATUS: dict[str, int] = {
    "bad_host": 421,
    "bad_origin": 403,
    "bad_token": 401,
    "no_such_code": 404,
    "no_such_page": 404,
    "no_such_table": 404,
    "not_host": 403,
    "not_your_seat": 403,
    "only_watching": 403,
    "sent_away": 403,
    "shutting_down": 503,
    "broken": 500,
    "store_away": 503,
    "too_big": 413,
    "too_busy": 503,
    "too_fast": 429,
    "too_many_tables": 503,
    "too_slow": 408,
    "bad_message": 400,
}


class Refusal(Exception):
    """What was asked for is refused, for this reason and perhaps by this rule."""

    def __init__(self, reason: Reason, clause: str | None = None, **args: Any) -> None:
        super().__init__(reason)
        self.reason: Reason = reason
        self.clause = clause
        self.args_told = args

    @property
    def status(self) -> int:
        """The HTTP status that goes with the reason."""
        return STATUS.get(self.reason, 409)
