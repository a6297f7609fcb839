"""The law book of Stay Away!."""

from tests.games.law_book import LawBook
from tests.games.stayaway.conservation import components, wrong
from tests.games.stayaway.worlds import StayAwayWorlds

LAW_BOOK = LawBook(components, wrong, StayAwayWorlds())
