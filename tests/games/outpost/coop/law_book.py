"""The law book of 1 to 3 players."""

from tests.games.law_book import LawBook
from tests.games.outpost.coop.conservation import components, wrong
from tests.games.outpost.coop.worlds import CoopWorlds

LAW_BOOK = LawBook(components, wrong, CoopWorlds(), two_worlds_games=24)
