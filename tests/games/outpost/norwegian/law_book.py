"""The law book of the Norwegian Outpost."""

from tests.games.law_book import LawBook
from tests.games.outpost.norwegian.conservation import components, wrong
from tests.games.outpost.norwegian.worlds import NorwegianWorlds

LAW_BOOK = LawBook(components, wrong, NorwegianWorlds())
