"""The recorded games: where they are, and how each is found again."""

from __future__ import annotations

import json
from pathlib import Path

from outpost31 import Match
from tests.golden import boardgame_endings, coop_endings, norwegian_endings, stayaway_endings
from tests.golden.searching import Search

SEARCHES: dict[str, Search] = {
    endings.SEARCH.game: endings.SEARCH
    for endings in (stayaway_endings, boardgame_endings, coop_endings, norwegian_endings)
}


def folder(game: str) -> Path:
    """Where the records of a game are, each with its transcript."""
    return Path(__file__).parent / game


def goldens(game: str) -> list[Path]:
    """The records of a game."""
    return sorted(folder(game).glob("*.json"))


def replayed(golden: Path) -> Match:
    """A record, played again to its end."""
    return Match.replay(json.loads(golden.read_text(encoding="utf-8")))
