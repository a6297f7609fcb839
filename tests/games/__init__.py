"""What the laws must know of each game."""

from __future__ import annotations

from importlib import import_module

from outpost31 import GAMES
from tests.games.law_book import LawBook


def law_book(package: str) -> LawBook:
    """The law book of a game: in the folder of its tests, which is called as that of its rules."""
    book: LawBook = import_module(f"{package.replace('outpost31', 'tests', 1)}.law_book").LAW_BOOK
    return book


LAW_BOOKS: dict[str, LawBook] = {game.key: law_book(game.package) for game in GAMES.values()}
