"""Games: what the kernel needs to know about one, and the list of all there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field, fields
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from outpost31.kernel.frozen import frozen
from outpost31.kernel.options import OptionKind, Options, settle
from outpost31.kernel.questions import Seat
from outpost31.kernel.seeing import fill_in
from outpost31.kernel.tables import Table

Clauses = Mapping[str, Mapping[str, tuple[str, ...]]]
"""Which clauses stand behind what, by sort of thing and key; an empty key stands for the rest of its sort."""


def nobody(public: dict[str, Any]) -> tuple[Seat, ...]:
    """No seat, whatever all see: where everybody plays to the end, where nobody is exposed."""
    del public
    return ()


def no_moment(public: dict[str, Any]) -> Any:
    """One moment from beginning to end: where a game is not divided into turns or phases."""
    del public


@frozen
class Game:
    """A game as a value, and the card of its facts: whatever other code needs to know about a game, it asks here.

    Its words are in `locales/<language>/<key>.ftl`, its rulebook in `rules/<key>.md`. What other packages have for it
    (bots, reasons, and so on) is found with `module_in`.
    """

    key: str
    title: str
    seats: range
    """The numbers of players it takes."""
    version: int
    """Counts the changes of its rules that old records may not survive."""
    options: tuple[OptionKind, ...]
    set_up: Callable[[int, Options], Table]
    """The table for this number of seats under checked options, with the set-up first on its agenda."""
    seen_by_all: Callable[[Any], Any]
    """What the spectator may see of a table, made without looking at any seat. All new: a seat's is filled in there."""
    known_besides: Callable[[Any, Seat, Any], dict[str, Any]]
    """The fields in which a seat's view differs from what all see (the last argument); for a list of rows, `Rows`."""

    secrets_of: Callable[[Any, Seat], tuple[Any, ...]] | None = None
    """Everything that `known_besides` reads for a seat: while it stays equal, so does what the seat knows. Optional.

    A game whose `known_besides` reads anything from what all see cannot have one: that changes by itself.
    """

    package: str = ""
    """The package that holds its rules: `__package__` of the module where the card is written."""
    letter: str | None = None
    """What the ids of its clauses begin with; `None` for a game without a rulebook."""
    builds_on: str | None = None
    """The game that it is told as a difference from: other words, clauses and rules come from that one."""
    is_cooperative: bool = False
    """Whether all players are on one side, so that neither advice nor the time a search takes gives anything away."""
    shape: Any = None
    """The declared shape of its views, a TypedDict; `None` for a game whose views are not declared."""
    clauses: Clauses = field(default_factory=dict, hash=False)
    """Its own clauses behind questions, cards, rooms and whatever else people ask help on."""
    moment_of: Callable[[Any], Any] = no_moment
    """Turn or phase, read from what all see: it tells when "until the next phase" is over."""

    often_formal: frozenset[str] = frozenset()
    """Kinds of questions put to one seat alone that often leave it no choice, for reasons that may be its secret."""

    eliminated: Callable[[Any], tuple[Seat, ...]] = nobody
    """The seats that are out of the game, read from what all see: nothing they say may reach those who play on."""
    silence: str | None = None
    """The clause that says so."""

    exposed: Callable[[Any], tuple[Seat, ...]] = nobody
    """The seats that may speak among themselves unheard by others, read from what all see."""
    counsel: str | None = None
    """The clause that says so."""

    def __reduce__(self) -> tuple[Any, ...]:
        """As pickle writes it: a game of the list by its key alone, and there it is the same one again."""
        if GAMES.get(self.key) is self:
            return find_game, (self.key,)
        return type(self), tuple([getattr(self, one.name) for one in fields(self)])

    @property
    def names(self) -> tuple[str, ...]:
        """What a module for this game may be called, nearest first: by its key, or by a folder of its rules."""
        before, _, after = self.package.partition(".games.")
        folders = [name for name in (after or before).split(".") if name]
        return tuple(dict.fromkeys((self.key, *reversed(folders))))

    @property
    def family(self) -> str:
        """Games that share rules, and so bots and boards, are one family: the first folder of their rules."""
        return self.names[-1]

    def place_in(self, package: str, *inside: str) -> str | None:
        """Where another package has a module for this game or its family, or for a part of it; or nowhere."""
        return _place_in(self.names, package, inside)

    def module_in(self, package: str, *inside: str) -> ModuleType | None:
        """That module, or none."""
        place = self.place_in(package, *inside)
        return import_module(place) if place else None

    def clause_table(self, sort: str) -> dict[str, tuple[str, ...]]:
        """The clauses behind things of one sort, by key: its own, and the rest from the game that it builds on."""
        base = GAMES[self.builds_on].clause_table(sort) if self.builds_on else {}
        return {**base, **self.clauses.get(sort, {})}

    def clauses_behind(self, sort: str, key: str) -> tuple[str, ...]:
        """The clauses behind one thing, or failing that behind its sort; empty if none were written down."""
        table = self.clause_table(sort)
        return table.get(key) or table.get("", ())

    def view(self, table: Any, viewer: Seat | None) -> dict[str, Any]:
        """What one seat, or the spectator, may see of a table: the only way out of it."""
        public = self.seen_by_all(table)
        return public if viewer is None else fill_in(public, self.known_besides(table, viewer, public))

    def check_seats(self, seats: object) -> int:
        """The number of seats, or a ValueError that says what is allowed."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            raise ValueError(
                f"{self.title} takes {self.seats.start} to {self.seats.stop - 1} players, not {seats!r}"
            )
        return seats


@cache
def _place_in(names: tuple[str, ...], package: str, inside: tuple[str, ...]) -> str | None:
    for name in names:
        place = ".".join((package, name, *inside))
        try:
            is_there = find_spec(place) is not None
        except ModuleNotFoundError:  # not even a folder of that name
            continue
        if is_there:
            return place
    return None


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


KINDS_OF_TABLES = 256
"""How many kinds of tables are remembered."""
LAID_OUT: dict[tuple[int, int, str], tuple[Game, dict[str, Any], tuple[str, ...], Table]] = {}
"""By the game's identity, the seats and what was decided: the settled options, which of them are dictionaries
themselves, and a table at which nobody plays."""


def lay_out(game: Game, seats: int, given: Options | None) -> tuple[dict[str, Any], Table]:
    """The settled options and the table of a new match. Tables of one kind are laid out once, and copied."""
    if given is None:
        kind = (id(game), seats, "")
        settled: dict[str, Any] = {}
    else:
        settled = settle(game.options, given, seats)
        kind = (id(game), seats, repr(settled))
    found = LAID_OUT.get(kind)
    if found is None:
        settled = settled or settle(game.options, given, seats)
        if len(LAID_OUT) >= KINDS_OF_TABLES:
            LAID_OUT.clear()
        nested = tuple(name for name, value in settled.items() if type(value) is dict)
        found = LAID_OUT[kind] = (game, settled, nested, game.set_up(seats, settled))
    _, settled, nested, first = found
    table = first.copy()
    table.told = first.told[:]
    options = settled.copy()
    for name in nested:
        options[name] = options[name].copy()
    return options, table
