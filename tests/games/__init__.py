"""What the laws must know of each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.games.outpost.conservation import components as outpost_components
from tests.games.outpost.conservation import wrong as outpost_wrong
from tests.games.outpost.coop.conservation import components as coop_components
from tests.games.outpost.coop.conservation import wrong as coop_wrong
from tests.games.outpost.coop.worlds import CoopWorlds
from tests.games.outpost.norwegian.conservation import components as norwegian_components
from tests.games.outpost.norwegian.conservation import wrong as norwegian_wrong
from tests.games.outpost.norwegian.worlds import NorwegianWorlds
from tests.games.outpost.worlds import OutpostWorlds
from tests.games.stayaway.conservation import components as stayaway_components
from tests.games.stayaway.conservation import wrong as stayaway_wrong
from tests.games.stayaway.worlds import StayAwayWorlds
from tests.laws.worlds import Worlds


@dataclass(frozen=True)
class LawBook:
    """One game's components, what can never be so in it, and its part of the two-worlds law."""

    components: Callable[[Any], Counter[str]]
    wrong: Callable[[Any], str | None]
    worlds: Worlds
    two_worlds_games: int = 6


LAW_BOOKS: dict[str, LawBook] = {
    "stayaway": LawBook(stayaway_components, stayaway_wrong, StayAwayWorlds()),
    "boardgame": LawBook(outpost_components, outpost_wrong, OutpostWorlds()),
    "coop": LawBook(coop_components, coop_wrong, CoopWorlds(), two_worlds_games=24),
    "norwegian": LawBook(norwegian_components, norwegian_wrong, NorwegianWorlds()),
}
