"""The ids that clients gave their messages: what was sent twice, after a broken connection, is done once."""

from __future__ import annotations

from collections import Counter
from typing import Any

MOST = 8
"""How many of a seat's messages are remembered: a browser sends again what was not acknowledged, which is less."""


class Clients:
    """What every seat said last, by the ids of its messages."""

    def __init__(self) -> None:
        self._said: dict[int, dict[str, Any]] = {}
        self._counts: Counter[tuple[int, str]] = Counter()

    def put(self, seat: int, client: str, what: tuple[Any, ...]) -> None:
        """This was said under this id."""
        said = self._said.setdefault(seat, {})
        said[client] = what
        self._counts[seat, what[0]] += 1
        if len(said) > MOST:
            del said[next(iter(said))]  # the oldest

    def get(self, seat: int, client: str) -> Any:
        """What was said under this id, if it is remembered."""
        said = self._said.get(seat)
        return None if said is None else said.get(client)

    def count(self, seat: int, *kinds: str) -> int:
        """How many messages of these kinds a seat sent, the forgotten ones included."""
        return sum(self._counts[seat, kind] for kind in kinds)
