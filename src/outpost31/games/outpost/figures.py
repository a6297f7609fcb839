"""Figures: the numbers that the printed board shows as pictures, each marked known or reconstructed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from outpost31.kernel import NotAllowed, Number, frozen

PLAYERS = (4, 5, 6, 7, 8)
"""The columns of every table that is printed by number of players."""

KNOWN = PLAYERS
"""Stated in a source for every number of players."""

RECONSTRUCTED: tuple[int, ...] = ()
"""Stated nowhere: fits every known example and every component count."""


@frozen
class Figure:
    """One printed number: its value by number of players, for which of them it is known, and its allowed range."""

    name: str
    values: tuple[int, ...]
    """For 4, 5, 6, 7 and 8 players."""
    known: tuple[int, ...]
    """The numbers of players for which a source states it."""
    least: int
    most: int

    def value(self, players: int) -> int:
        """The number for this number of players."""
        return self.values[players - PLAYERS[0]]


def same_for_all(name: str, value: int, known: tuple[int, ...], least: int, most: int) -> Figure:
    """A figure that is the same for every number of players."""
    return Figure(name, (value,) * len(PLAYERS), known, least, most)


WEATHER_FIGURES = (
    same_for_all("die_sun", 2, RECONSTRUCTED, 1, 4),
    same_for_all("die_snow", 2, RECONSTRUCTED, 1, 4),
    same_for_all("die_storm", 2, RECONSTRUCTED, 1, 4),
    #       players:        4  5  6  7  8
    Figure("boiler_sun", (1, 1, 1, 1, 1), RECONSTRUCTED, 0, 8),
    Figure("boiler_snow", (1, 1, 2, 2, 2), RECONSTRUCTED, 0, 8),
    Figure("boiler_storm", (2, 2, 2, 3, 3), (4, 5), 0, 8),
    Figure("generator_sun", (0, 0, 0, 1, 1), RECONSTRUCTED, 0, 8),
    Figure("generator_snow", (1, 1, 1, 1, 1), RECONSTRUCTED, 0, 8),
    Figure("generator_storm", (2, 2, 2, 2, 2), (4, 5), 0, 8),
    same_for_all("freezing_sun", 1, RECONSTRUCTED, 1, 12),
    same_for_all("freezing_snow", 1, RECONSTRUCTED, 1, 12),
    same_for_all("freezing_storm", 2, RECONSTRUCTED, 1, 12),
    same_for_all("rescue_sun", 4, KNOWN, 1, 20),
    same_for_all("rescue_snow", 3, RECONSTRUCTED, 1, 20),
    same_for_all("rescue_storm", 2, RECONSTRUCTED, 1, 20),
)
"""The weather die and the weather table (B-4.2)."""

TRACK_FIGURES = (
    same_for_all("suspicion_start", 1, RECONSTRUCTED, 1, 7),
    Figure("suspicion_red", (4, 5, 6, 7, 8), KNOWN, 2, 8),
    same_for_all("freezing_track", 6, RECONSTRUCTED, 1, 20),
    same_for_all("rescue_track", 10, RECONSTRUCTED, 1, 40),
    same_for_all("rescue_fuel", 5, RECONSTRUCTED, 1, 40),
)
"""The lengths of the tracks: suspicion (B-11.1), freezing (B-4.5), the rescue helicopter's way and fuel (B-4.7)."""

LIMIT_FIGURES = (
    same_for_all("boiler_fuel", 4, KNOWN, 1, 8),
    same_for_all("generator_fuel", 4, KNOWN, 1, 8),
    same_for_all("helicopter_fuel", 1, RECONSTRUCTED, 1, 8),
    Figure("shed_fuel", (2, 3, 4, 5, 6), RECONSTRUCTED, 1, 8),
    same_for_all("boiler_damage", 3, KNOWN, 1, 12),
    same_for_all("generator_damage", 2, KNOWN, 1, 12),
    same_for_all("shed_damage", 1, KNOWN, 1, 12),
    Figure("radio_damage", (4, 5, 6, 7, 8), RECONSTRUCTED, 4, 12),
    Figure("helicopter_damage", (2, 3, 4, 5, 6), RECONSTRUCTED, 2, 12),
)
"""How much fuel and how much damage a room holds (B-9.2)."""

FIGURES = WEATHER_FIGURES + TRACK_FIGURES + LIMIT_FIGURES
"""Every figure of the game for 4 to 8 players."""


@frozen
class FigureOverrides:
    """The table option `figures`: printed values that an owner of the box types in."""

    figures: tuple[Figure, ...]
    fits: Callable[[dict[str, int], int], None]
    """Raises NotAllowed if all figures together do not fit into the box for this number of players."""
    players: int | None = None
    """The column of the tables, if it does not follow from the number of seats."""
    name: str = "figures"
    clause: str = "B-9.2"

    @property
    def default(self) -> dict[str, int]:
        """Nothing is overridden."""
        return {}

    def check(self, value: Any, seats: int) -> dict[str, int]:
        """The figures given, each a whole number in its range."""
        if not isinstance(value, Mapping):
            raise ValueError(f"option {self.name} is {self.allowed()}, not {value!r}")
        known = {figure.name: figure for figure in self.figures}
        for name, number in value.items():
            if name not in known:
                raise ValueError(f"no figure {name!r}; {self.name} is {self.allowed()}")
            figure = known[name]
            is_number = isinstance(number, int) and not isinstance(number, bool)
            if not is_number or not figure.least <= number <= figure.most:
                raise NotAllowed(
                    f"figure {name} is a whole number from {figure.least} to {figure.most}, not {number!r}",
                    "range", figure=name, least=figure.least, most=figure.most,
                )  # fmt: skip
        given = {figure.name: value[figure.name] for figure in self.figures if figure.name in value}
        players = self.players or seats
        self.fits(settle_figures(self.figures, given, players), players)
        return given

    def numbers(self, seats: int) -> tuple[Number, ...]:
        """Every figure as it is printed for this number of seats."""
        players = self.players or seats
        return tuple(
            Number(figure.name, figure.value(players), figure.least, figure.most) for figure in self.figures
        )

    def allowed(self) -> str:
        """What is allowed, in words."""
        return "names with numbers: " + ", ".join(
            f"{figure.name} ({figure.least}-{figure.most})" for figure in self.figures
        )


def settle_figures(figures: tuple[Figure, ...], given: Mapping[str, int], players: int) -> dict[str, int]:
    """Every figure's value for this number of players: what was given, and the printed values for the rest."""
    return {figure.name: given.get(figure.name, figure.value(players)) for figure in figures}
