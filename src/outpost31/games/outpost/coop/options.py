"""Table options for 1 to 3 players."""

from __future__ import annotations

from typing import Final

from outpost31.games.outpost.coop.setup import CHARACTERS
from outpost31.games.outpost.counts import COUNTS, LIMITS
from outpost31.games.outpost.figures import FIGURES, FigureOverrides
from outpost31.games.outpost.options import OPTIONS as BASE_OPTIONS
from outpost31.games.outpost.options import fits_into_the_box
from outpost31.games.outpost.rooms import ROOMS
from outpost31.kernel import Switch

WITHOUT_MEANING: Final = ("change_cards", "dormitory_contagion", "first_boarder_shows", "figures")
"""There are no action cards to change, the Dormitory takes one, who boards always shows (C-3.1, C-8.2); and the
figures are read in one column for every number of players."""

OPTIONS = (
    *(option for option in BASE_OPTIONS if option.name not in WITHOUT_MEANING),
    Switch("open_hands", default=True, clause="C-1.6"),
    Switch("dog_moves_disk", default=False, clause="C-3.4"),
    FigureOverrides(FIGURES, fits_into_the_box(ROOMS, COUNTS, LIMITS), players=CHARACTERS),
)
"""What a table of 1 to 3 players may decide."""
