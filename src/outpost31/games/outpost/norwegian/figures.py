"""Figures of the Norwegian Outpost: what its boards show as pictures, besides those of the base game that stay."""

from __future__ import annotations

from outpost31.games.outpost import figures as base
from outpost31.games.outpost.figures import RECONSTRUCTED, Figure, same_for_all
from outpost31.kernel import NotAllowed, frozen

LAUNCH_COSTS = (2, 3, 4, 5, 6)
"""What the launch cards cost, in this order (N-5.1)."""
UFO_ROUNDS = 20
"""The rounds that are played at the UFO (N-5.5)."""

SNOW_CATS = "snow_cats"
NPCS = "npcs"
SNOW_CAT_DAMAGE = "snow_cat_damage"
MOST_SNOW_CATS = 3

DROPPED = ("shed_fuel", "shed_damage", "helicopter_fuel", "radio_damage", "helicopter_damage")
"""Figures of the base game that do not hold here: no Shed, no fuel in vehicles, no damage to begin with (N-1.2)."""

ROOM_FIGURES = (
    same_for_all(SNOW_CATS, 2, RECONSTRUCTED, 1, MOST_SNOW_CATS),
    same_for_all(NPCS, 4, RECONSTRUCTED, 1, 8),
    same_for_all(SNOW_CAT_DAMAGE, 1, RECONSTRUCTED, 1, 12),
    #       players:          4  5  6  7  8
    Figure("radio_damage", (4, 5, 6, 7, 8), RECONSTRUCTED, 1, 12),
    Figure("helicopter_damage", (2, 3, 4, 5, 6), RECONSTRUCTED, 1, 12),
)
"""How many Snow Cats and NPCs there are, and how much damage a ready room may take (N-1.1, N-1.2)."""

DOG_FIGURES = (
    same_for_all("dog_track", 8, RECONSTRUCTED, 1, 30),
    same_for_all("rifle_spaces", 3, RECONSTRUCTED, 1, 20),
)
"""Steps of the dog's escape track, and how much longer a Sniper Rifle makes it (N-1.5, N-2.2)."""


@frozen
class Sector:
    """A sector of the UFO: how much strength its card takes at least, and how much it yields (N-5.2, N-5.3)."""

    key: str
    minimum: int
    value: int


# sector               1  2  3  4  5  6  7  8
SECTOR_MINIMUMS = (1, 1, 1, 2, 2, 2, 3, 3)
SECTOR_VALUES = (1, 1, 1, 2, 2, 2, 3, 3)
SECTORS = tuple(f"sector_{number}" for number in range(1, 9))
"""The 8 sectors of the UFO (N-5.1)."""

TOKEN_VALUES = {"departure_1": 1, "departure_2": 2, "departure_3": 3}
"""What each kind of departure token is worth (N-5.1)."""

UFO_FIGURES = (
    *(
        same_for_all(f"{key}_minimum", number, RECONSTRUCTED, 1, 8)
        for key, number in zip(SECTORS, SECTOR_MINIMUMS, strict=True)
    ),
    *(
        same_for_all(f"{key}_value", number, RECONSTRUCTED, 0, 8)
        for key, number in zip(SECTORS, SECTOR_VALUES, strict=True)
    ),
    same_for_all("departure_1", 12, RECONSTRUCTED, 0, 48),
    same_for_all("departure_2", 8, RECONSTRUCTED, 0, 48),
    same_for_all("departure_3", 4, RECONSTRUCTED, 0, 48),
)
"""Minimum strength and value of the sectors, and how many departure tokens there are (N-5.1)."""

FIGURES = (
    *(figure for figure in base.FIGURES if figure.name not in DROPPED),
    *ROOM_FIGURES,
    *DOG_FIGURES,
    *UFO_FIGURES,
)
"""Every figure of the Norwegian Outpost."""


@frozen
class Numbers:
    """The figures of one table that the base game does not know. They do not change during play."""

    rifle_spaces: int
    sectors: tuple[Sector, ...]
    tokens: tuple[tuple[str, int], ...]
    """How many departure tokens there are of each kind."""

    def sector(self, key: str) -> Sector:
        """The sector of this key."""
        return self.sectors[SECTORS.index(key)]


def settle_numbers(figures: dict[str, int]) -> Numbers:
    """These figures, as the steps use them."""
    return Numbers(
        rifle_spaces=figures["rifle_spaces"],
        sectors=tuple(Sector(key, figures[f"{key}_minimum"], figures[f"{key}_value"]) for key in SECTORS),
        tokens=tuple((kind, figures[kind]) for kind in TOKEN_VALUES),
    )


def check_ufo(figures: dict[str, int]) -> None:
    """Raise NotAllowed if there are too few departure tokens to begin with (N-5.1)."""
    count = sum(figures[kind] for kind in TOKEN_VALUES)
    if count < len(SECTORS):
        raise NotAllowed(
            f"figures {', '.join(TOKEN_VALUES)} make {len(SECTORS)} tokens at least, not {count}",
            "token_count", least=len(SECTORS), given=count,
        )  # fmt: skip
    worth = sum(figures[kind] * value for kind, value in TOKEN_VALUES.items())
    if worth < sum(LAUNCH_COSTS):
        raise NotAllowed(
            f"figures {', '.join(TOKEN_VALUES)} are worth {sum(LAUNCH_COSTS)} at least, the cost of all launch "
            f"cards, not {worth}",
            "token_worth", least=sum(LAUNCH_COSTS), given=worth,
        )  # fmt: skip
