"""The games of the Norwegian Outpost that are recorded: how each ends, and with which players it is sought."""

from __future__ import annotations

from typing import Any

from outpost31 import Match
from outpost31.games.outpost.norwegian.annex import annex_of
from tests.golden.norwegian_temper import SNOW_CATS, Temper, weight
from tests.golden.searching import Ending, Search, ends, happened


def escapes(match: Match) -> list[list[int]]:
    """Who left together."""
    return [told["pawns"] for told in happened(match, "HumansEscaped")]


def at_the_ufo(match: Match) -> bool:
    """Whether it ended there."""
    return annex_of(match.table).ufo is not None  # type: ignore[arg-type]


def left_with(match: Match, vehicles: tuple[str, ...], passengers: int) -> bool:
    """Whether the last vehicle was one of these, with this many aboard."""
    left = happened(match, "VehicleLeft")
    return bool(left) and left[-1]["vehicle"] in vehicles and len(left[-1]["aboard"]) == passengers


def joined(match: Match) -> bool:
    """Whether it was an alien who boarded last."""
    last = happened(match, "Boarded")[-1]["pawn"]
    return {"event": "RoleShown", "pawn": last, "role": "alien"} in happened(match, "RoleShown")


TO_THE_UFO: dict[str, Any] = {"vehicles": SNOW_CATS, "drivers": "alien"}
ALL_VEHICLES = (*SNOW_CATS, "helicopter")

ENDINGS: dict[str, Ending] = {
    "dog_escaped": Ending(
        5, Temper(test=9), ends("dog_escaped", lambda match: bool(happened(match, "DentalRecordShown")))
    ),
    "dog_escaped_though_a_rifle_was_laid": Ending(
        4, Temper(arm=8, infect=0.1), ends("dog_escaped", lambda match: bool(happened(match, "RifleLaid")))
    ),
    "frozen": Ending(6, Temper(sabotage=20, infect=0.2), ends("frozen"), {"kennel_card": False}),
    "no_human_left": Ending(
        4,
        Temper(infect=50),
        ends("no_human_left", lambda match: not at_the_ufo(match)),
        {"change_cards": "any"},
    ),
    "no_human_left_but_some_escaped": Ending(
        6,
        Temper(infect=50, vehicles=ALL_VEHICLES, drivers="human"),
        ends("no_human_left", lambda match: bool(escapes(match))),
    ),
    "alien_aboard_the_helicopter_alone": Ending(
        4,
        Temper(vehicles=("helicopter",), drivers="alien"),
        ends("alien_aboard", lambda match: left_with(match, ("helicopter",), 1)),
    ),
    "alien_aboard_a_snow_cat_with_a_human": Ending(
        6,
        Temper(passengers="human", infect=0.2, **TO_THE_UFO),
        ends("alien_aboard", lambda match: left_with(match, SNOW_CATS, 2)),
    ),
    "alien_joined": Ending(
        6,
        Temper(vehicles=ALL_VEHICLES, drivers="human", passengers="alien"),
        ends("alien_aboard", joined),
        {"boarding": "majority"},
    ),
    "escaped_one_by_one": Ending(
        4,
        Temper(vehicles=ALL_VEHICLES, drivers="human", infect=5),
        ends("escaped", lambda match: len(escapes(match)) > 1),
    ),
    "escaped_by_the_rescue_helicopter": Ending(
        5,
        Temper(rescue=1, passengers="human", infect=0),
        ends("escaped", lambda match: left_with(match, ("rescue_helicopter",), 4)),
        {"characters": "choose"},
    ),
    "frozen_after_some_were_rescued": Ending(
        6,
        Temper(rescue=1, infect=0, sabotage=20),
        ends("frozen", lambda match: left_with(match, ("rescue_helicopter",), 1)),
        {"dormitory_contagion": True},
    ),
    "ufo_launched": Ending(4, Temper(launch=9, collect=9, **TO_THE_UFO), ends("ufo_launched")),
    "ufo_launched_by_a_team": Ending(
        6,
        Temper(infect=20, launch=9, collect=9, **TO_THE_UFO),
        ends("ufo_launched", lambda match: len(match.outcome.winners) > 1),
    ),
    "ufo_launched_by_two_who_came_together": Ending(
        6,
        Temper(infect=20, launch=9, collect=9, passengers="alien", **TO_THE_UFO),
        ends("ufo_launched", lambda match: left_with(match, SNOW_CATS, 2)),
    ),
    "no_human_left_at_the_ufo": Ending(
        4,
        Temper(assimilate=50, collect=0.1, seek_the_alien=50, fire=0, **TO_THE_UFO),
        ends("no_human_left", at_the_ufo),
    ),
    "alien_beaten": Ending(4, Temper(arm=10, fire=50, seek_the_alien=50, **TO_THE_UFO), ends("alien_beaten")),
    "ufo_grounded": Ending(5, Temper(take=9, infect=0, collect=0.2, **TO_THE_UFO), ends("ufo_grounded")),
    "ufo_held": Ending(
        4, Temper(launch=0.01, collect=20, take=0.02, seek_the_alien=0.1, **TO_THE_UFO), ends("ufo_held")
    ),
}

SEARCH = Search("norwegian", weight, ENDINGS, tries=80, most=1500)
