"""What an imagined world is made of, for those who judge it and play it on: names for type checkers alone.

Bots may know a table of a world that was imagined for them, and nothing of how to make one. They import this module
under `TYPE_CHECKING`, so that at run time only `imagine` gives them a table or a match.
"""

from __future__ import annotations

from typing import TypeAlias

from outpost31.games.outpost.norwegian import annex
from outpost31.games.outpost.table import Outpost
from outpost31.games.stayaway.table import Table
from outpost31.kernel import Match

World: TypeAlias = Match
"""A match that fits what the seat knows, to be played on."""
CircleTable: TypeAlias = Table
"""The table of a world of Stay Away!"""
StationTable: TypeAlias = Outpost
"""The table of a world at the station."""
Annex: TypeAlias = annex.Annex
"""What lies on such a table at the Norwegian Outpost besides."""
