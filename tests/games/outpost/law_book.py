"""The law book of the board game."""

from tests.games.law_book import LawBook
from tests.games.outpost.conservation import components, wrong
from tests.games.outpost.worlds import OutpostWorlds

LAW_BOOK = LawBook(components, wrong, OutpostWorlds())
