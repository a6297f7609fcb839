"""Characters: the people of the outpost and what each is good at."""

from __future__ import annotations

from outpost31.kernel import frozen

ROLLS_TWICE = "rolls_twice"
"""At the Weather Station rolls the die twice and takes either (B-9.4)."""
SHUNNED_BY_DOGS = "shunned_by_dogs"
"""Never has an encounter alone with a dog (B-6.16)."""
REPAIRS_MORE = "repairs_more"
"""REPAIR removes one damage more (B-7.7)."""
DRAWS_MORE_WEAPONS = "draws_more_weapons"
"""In the Armory draws 3 weapons (B-9)."""
DRAWS_MORE_ITEMS = "draws_more_items"
"""In the Warehouse draws 3 items; nobody in the base game does (N-1.6)."""
SWAPS_A_CARD = "swaps_a_card"
"""After drawing may discard an action card and draw another (B-5.3)."""
SEES_IN_THE_DARK = "sees_in_the_dark"
"""Is unharmed by darkness, and looks at 2 cards in a special action (B-5.7, B-5.8)."""
DRAWS_MORE_LAB_TOKENS = "draws_more_lab_tokens"
"""In the Laboratory draws one token more (B-9)."""
COOKS_WITH_LITTLE = "cooks_with_little"
"""In the Kitchen 1 food is enough (B-9)."""


@frozen
class CharacterKind:
    """One of the people of the outpost."""

    key: str
    ability: str


CHARACTERS = (
    CharacterKind("bennings", ROLLS_TWICE),
    CharacterKind("clark", SHUNNED_BY_DOGS),
    CharacterKind("windows", REPAIRS_MORE),
    CharacterKind("macready", DRAWS_MORE_WEAPONS),
    CharacterKind("garry", SWAPS_A_CARD),
    CharacterKind("norris", SEES_IN_THE_DARK),
    CharacterKind("blair", DRAWS_MORE_LAB_TOKENS),
    CharacterKind("nauls", COOKS_WITH_LITTLE),
)
"""The 8 characters (B-2.6)."""
