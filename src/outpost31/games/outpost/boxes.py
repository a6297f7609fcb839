"""Which box do you own? What each printed edition says where the editions differ; ours is no printed box.

Not to be mixed up with `edition`, where the games are: a box is the option `edition`, a few values of the others.
Which characters are dealt, and whether the Kennel opens, is the table's choice in every box.
"""

from __future__ import annotations

from typing import Any, Final

from outpost31.games.outpost.figures import WEATHER_FIGURES
from outpost31.kernel import Editions, Options
from outpost31.kernel.options import OptionKind

OURS: Final = "ours"
PORTUGUESE: Final = "pt"
"""Conclave, April 2021, in Brazilian Portuguese."""
ENGLISH: Final = "en"
"""Pendragon and Ares 2022, known by a summary only."""
ITALIAN: Final = "it"
"""Pendragon, July 2023."""
POLISH: Final = "pl"
"""Galakta, after the printing of April 2021."""

BOXES: Final[dict[str, dict[str, Any]]] = {
    OURS: {},
    PORTUGUESE: {
        "boiler_fails": "at_once",
        "generator_fails": "at_once",
        "weapons_avoid_dogs": True,
        "weapons_avoid_aliens": True,
        "leader_allows_fire": False,
        "rescue_boarding": "after_encounters",
        "first_boarder_shows": False,
        "trade_lab_tokens": False,
    },
    ENGLISH: {"first_boarder_shows": False},
    ITALIAN: {
        "change_cards": "any",
        "leader_allows_fire": False,
        "boarding": "majority",
        "station_fuel": "base",
        "radio_coop_use": False,
        "helicopter_coop_use": False,
        "hunger": "empty",
    },
    POLISH: {
        "generator_fails": "at_once",
        "weapons_avoid_dogs": True,
        "weapons_avoid_aliens": True,
        "dormitory_contagion": True,
        "leader_allows_fire": False,
        "rescue_boarding": "after_encounters",
        "first_boarder_shows": False,
    },
}
"""For 4 to 8 players: the options in which a box differs from ours."""

COOP_BOXES: Final[dict[str, dict[str, Any]]] = {
    OURS: {},
    PORTUGUESE: {},
    ENGLISH: {"open_hands": False, "rescue_boarding": "on_turn"},
    ITALIAN: {"dog_moves_disk": True, "trade_lab_tokens": False, "rescue_boarding": "on_turn"},
    POLISH: {"dog_moves_disk": True, "trade_lab_tokens": False, "escape": "won"},
}
"""For 1 to 3 players: what comes on top. Where the co-op rules of a box are silent, its rules for more players hold."""

ONE_CARD_FOR_ALL: Final = (PORTUGUESE, POLISH)
"""The boxes whose one weather card serves 4 and 5 players too, where others print a table for them (B-4.2)."""
COLUMN_OF_THE_CARD: Final = 6
"""The number of players whose table that card shows."""


def editions(kinds: tuple[OptionKind, ...]) -> Editions:
    """The option `edition` of a game for 4 to 8 players with these other options."""
    return Editions(_within(kinds, BOXES), weather_card)


def coop_editions(kinds: tuple[OptionKind, ...]) -> Editions:
    """The option `edition` for 1 to 3 players, whose figures are read in one column."""
    return Editions(_within(kinds, {box: {**BOXES[box], **more} for box, more in COOP_BOXES.items()}))


def _within(kinds: tuple[OptionKind, ...], boxes: dict[str, dict[str, Any]]) -> dict[str, Options]:
    """What boxes say about the options that this game has."""
    names = {kind.name for kind in kinds}
    return {
        box: {name: value for name, value in values.items() if name in names} for box, values in boxes.items()
    }


def weather_card(box: str, seats: int) -> Options:
    """The weather table of 6 players, used for fewer where a box has one card for all (B-4.2)."""
    if box not in ONE_CARD_FOR_ALL or seats >= COLUMN_OF_THE_CARD:
        return {}
    card = {figure.name: figure.value(COLUMN_OF_THE_CARD) for figure in WEATHER_FIGURES}
    here = {figure.name: figure.value(seats) for figure in WEATHER_FIGURES}
    return {"figures": {name: value for name, value in card.items() if value != here[name]}}
