"""Table options for 1 to 3 players."""

from __future__ import annotations

from typing import Final

from outpost31.games.outpost.boxes import coop_editions
from outpost31.games.outpost.coop.annex import THREAT_START
from outpost31.games.outpost.coop.setup import CHARACTERS
from outpost31.games.outpost.counts import COUNTS, LIMITS
from outpost31.games.outpost.figures import FIGURES, FigureOverrides
from outpost31.games.outpost.options import OPTIONS as BASE_OPTIONS
from outpost31.games.outpost.options import fits_into_the_box
from outpost31.games.outpost.rooms import ROOMS
from outpost31.kernel import Choice, NotAllowed, Switch
from outpost31.kernel.options import OptionKind

WITHOUT_MEANING: Final = (
    "edition",
    "change_cards",
    "dormitory_contagion",
    "rescue_boarding",
    "first_boarder_shows",
    "figures",
)
"""Options of the base game that are not taken over: boxes say more about this game; there are no action cards to
change, the Dormitory takes one character, those who board always show their role (C-3.1, C-8.2); the rescue helicopter
has another default (C-5.1); and the figures are read in one column for every number of players."""

_fits_base = fits_into_the_box(ROOMS, COUNTS, LIMITS)


def fits(figures: dict[str, int], players: int) -> None:
    """Raise NotAllowed if figures do not fit together: no disk may start where the token lies, or beyond (C-1.4)."""
    _fits_base(figures, players)
    start = figures["suspicion_start"]
    if start >= THREAT_START:
        raise NotAllowed(
            f"figure suspicion_start is below {THREAT_START}, where the threat token starts, not {start}",
            "start_below_threat", threat=THREAT_START, given=start,
        )  # fmt: skip


_OPTIONS: tuple[OptionKind, ...] = (
    *(option for option in BASE_OPTIONS if option.name not in WITHOUT_MEANING),
    Switch("open_hands", default=True, clause="C-1.6"),
    Switch("dog_moves_disk", default=False, clause="C-3.4"),
    Choice("rescue_boarding", "after_encounters", "C-5.1", ("on_turn", "after_encounters")),
    Choice("escape", "boarding", "C-8.1", ("boarding", "won")),
    FigureOverrides(FIGURES, fits, players=CHARACTERS),
)
OPTIONS: tuple[OptionKind, ...] = (coop_editions(_OPTIONS), *_OPTIONS)
"""What a table of 1 to 3 players may decide: first the box, then each option by itself."""
