"""Characters: the people of the Norwegian outpost (N-1.6). Names and three abilities are reconstructed."""

from __future__ import annotations

from outpost31.games.outpost.characters import (
    COOKS_WITH_LITTLE,
    DRAWS_MORE_ITEMS,
    DRAWS_MORE_LAB_TOKENS,
    REPAIRS_MORE,
    ROLLS_TWICE,
    SEES_IN_THE_DARK,
    SHUNNED_BY_DOGS,
    SWAPS_A_CARD,
    CharacterKind,
)

CHARACTERS = (
    CharacterKind("lloyd", DRAWS_MORE_LAB_TOKENS),
    CharacterKind("carter", REPAIRS_MORE),
    CharacterKind("jonas", DRAWS_MORE_ITEMS),
    CharacterKind("edvard", SWAPS_A_CARD),
    CharacterKind("juliette", COOKS_WITH_LITTLE),
    CharacterKind("adam", ROLLS_TWICE),
    CharacterKind("halvorson", SEES_IN_THE_DARK),
    CharacterKind("lars", SHUNNED_BY_DOGS),
)
"""The 8 characters (N-1.6)."""
