"""Outpost 31: the Thing games, played for real in software."""

from outpost31 import compiled, games
from outpost31.kernel import (
    GAMES,
    BadRecord,
    Diverged,
    IllegalAnswer,
    Match,
    Outcome,
    Pile,
    StaleAnswer,
    Table,
    Whispered,
)

compiled.open_to_others(Table, Pile, Whispered)

__version__ = "0.2.0"
__all__ = [
    "GAMES",
    "BadRecord",
    "Diverged",
    "IllegalAnswer",
    "Match",
    "Outcome",
    "StaleAnswer",
    "__version__",
    "compiled",
    "games",
]
