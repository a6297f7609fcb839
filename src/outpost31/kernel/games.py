"""Games: what the kernel needs to know of one, and the list of those there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from outpost31.kernel.frozen import frozen
from outpost31.kernel.options import OptionKind, Options
from outpost31.kernel.questions import Seat
from outpost31.kernel.tables import Table
from outpost31.kernel.views import put_together


@frozen
class Game:
    """A game as a value: how it is laid out, and what each seat may see of it."""

    key: str
    title: str
    seats: range
    """The numbers of players it takes."""
    version: int
    """Counts the changes of its rules that old records may not survive."""
    options: tuple[OptionKind, ...]
    set_up: Callable[[int, Options], Table]
    """The table for so many seats under checked options, with the set-up first on its agenda."""
    seen_by_all: Callable[[Any], dict[str, Any]]
    """What the spectator may see of a table, made without looking at any seat."""
    known_besides: Callable[[Any, Seat, dict[str, Any]], dict[str, Any]]
    """The fields in which a seat's view differs from what all see, which is given; of a list of rows, `Rows`."""

    secrets_of: Callable[[Any, Seat], tuple[Any, ...]] | None = None
    """All that `known_besides` looks at for a seat: while it is equal, so is what the seat knows. Not every game says.

    A game whose `known_besides` takes anything from what all see cannot: that changes without the seat's secrets.
    """

    def view(self, table: Any, viewer: Seat | None) -> dict[str, Any]:
        """What one seat, or the spectator, may see of a table: the only way out of it."""
        public = self.seen_by_all(table)
        return public if viewer is None else put_together(public, self.known_besides(table, viewer, public))

    def check_seats(self, seats: object) -> int:
        """The number of seats, or a ValueError that says what is allowed."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            raise ValueError(
                f"{self.title} takes {self.seats.start} to {self.seats.stop - 1} players, not {seats!r}"
            )
        return seats


GAMES: dict[str, Game] = {}
"""Every game there is, by key."""


def register(game: Game) -> Game:
    """Add a game to the list."""
    GAMES[game.key] = game
    return game


def find_game(key: object) -> Game:
    """The game of this key, or a ValueError that names those there are."""
    game = GAMES.get(key) if isinstance(key, str) else None
    if game is None:
        raise ValueError(f"no game {key!r}; there are: {', '.join(GAMES)}")
    return game
