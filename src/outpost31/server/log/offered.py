"""What came as JSON, in the form in which the rules have it."""

from __future__ import annotations

from typing import Any

from outpost31.kernel import GAMES, IllegalAnswer
from outpost31.kernel.options import settle


def checked_options(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Every option's value for this game, or a ValueError that says what is allowed."""
    GAMES[game].check_seats(seats)
    return settle(GAMES[game].options, options, seats)


def as_offered(option: Any, depth: int = 0) -> Any:
    """An option as JSON has it, back in the form in which it was offered."""
    if depth > 8:
        raise IllegalAnswer("no option is nested so deep")
    return tuple(as_offered(one, depth + 1) for one in option) if isinstance(option, list) else option
