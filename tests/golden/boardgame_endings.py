"""The games of the boardgame that are recorded: how each ends, and with which players it is sought."""

from __future__ import annotations

from typing import Any

from outpost31 import Match
from outpost31.games.outpost.table import ALIEN, DEAD
from tests.golden.boardgame_temper import RESCUE, Temper, weight
from tests.golden.searching import Ending, Search, Wanted, ends, happened, has


def left_in(vehicle: str, least: int = 1) -> Wanted:
    """Whether at least this many left in this vehicle."""
    return lambda match: any(
        told["vehicle"] == vehicle and len(told["aboard"]) >= least for told in happened(match, "VehicleLeft")
    )


def started_in(vehicle: str) -> Wanted:
    """Whether the escape began in this vehicle."""
    return lambda match: happened(match, "EscapeStarted")[0]["vehicle"] == vehicle


def boarded(count: int) -> Wanted:
    """Whether exactly this many got on board."""
    return lambda match: len(happened(match, "Boarded")) == count


def last_lost_to(how: str) -> Wanted:
    """Whether the last human was lost in this way: in a meeting, to a dog, or to the exposed alien."""

    def is_so(match: Match) -> bool:
        table: Any = match.table
        told = [event["event"] for event in match.chronicle()]
        before = told[told.index("EverythingShown") - 1]
        if how == ALIEN:
            return bool(before == "CharacterAssimilated")
        return bool(before == "RoleChanged" and table.chain[-1].how == how)

    return is_so


def statuses(**counts: int) -> Wanted:
    """Whether at least this many are characters, exposed or dead."""
    return lambda match: all(match.table.status.count(status) >= least for status, least in counts.items())


def an_alien_died(match: Match) -> bool:
    """Whether somebody died as an alien, and wins with them."""
    table: Any = match.table
    return any(
        status == DEAD and role.value == ALIEN for status, role in zip(table.status, table.role, strict=True)
    )


WARM = {
    f"{machine}_{weather}": 0 for machine in ("boiler", "generator") for weather in ("sun", "snow", "storm")
}

ENDINGS: dict[str, Ending] = {
    # Humans win.
    "escaped_by_the_rescue_helicopter": Ending(
        4, Temper(RESCUE, passengers="human", infect=0, dogs=0), ends("escaped", left_in(RESCUE, 3))
    ),
    "escaped_by_the_base_helicopter": Ending(
        5,
        Temper("helicopter", passengers="human", infect=0, dogs=0),
        ends("escaped", left_in("helicopter", 3)),
        {"boarding": "majority"},
    ),
    "escaped_by_the_snow_cat_with_two_aliens_left_behind": Ending(
        5,
        Temper("shed", passengers="human", infect=1),
        ends("escaped", left_in("shed", 2), lambda match: len(match.outcome.losers) >= 2),
    ),
    "escaped_and_the_dead_win_too": Ending(
        5,
        Temper("shed", passengers="human", infect=0.1, expose=5, assimilate=3, dogs=0),
        ends("escaped", statuses(dead=1), lambda match: len(match.outcome.winners) > len(match.table.aboard)),
    ),
    "escaped_alone": Ending(
        4,
        Temper("shed", passengers="human", infect=8),
        ends("escaped", boarded(1)),
        {"first_boarder_shows": False},
    ),
    # Aliens win: on board.
    "alien_first_aboard_the_rescue_helicopter": Ending(
        4, Temper(RESCUE, starters="alien", infect=0), ends("alien_aboard", started_in(RESCUE), boarded(1))
    ),
    "alien_let_aboard_the_rescue_helicopter": Ending(
        5,
        Temper(RESCUE, passengers="anybody"),
        ends("alien_aboard", started_in(RESCUE), lambda m: not boarded(1)(m)),
    ),
    "alien_escaped_unseen_in_the_base_helicopter": Ending(
        4,
        Temper("helicopter", starters="alien", passengers="human"),
        ends("alien_aboard", left_in("helicopter")),
        {"first_boarder_shows": False, "station_fuel": "base"},
    ),
    "alien_aboard_the_base_helicopter": Ending(
        6,
        Temper("helicopter", passengers="anybody", infect=1),
        ends("alien_aboard", started_in("helicopter")),
        {"kennel_card": False},
    ),
    "alien_aboard_the_snow_cat": Ending(
        4, Temper("shed", starters="alien"), ends("alien_aboard", started_in("shed")), {"change_cards": "any"}
    ),
    # Aliens win: a human left behind.
    "human_left_behind_by_the_rescue_helicopter": Ending(
        4, Temper(RESCUE, passengers="", infect=0.3), ends("human_left_behind", left_in(RESCUE))
    ),
    "human_left_behind_by_the_base_helicopter": Ending(
        4, Temper("helicopter", passengers="", trade=2), ends("human_left_behind", left_in("helicopter"))
    ),
    "human_left_behind_by_the_snow_cat": Ending(
        4,
        Temper("shed", passengers="", test=9),
        ends("human_left_behind", left_in("shed")),
        {"characters": "choose"},
    ),
    # Aliens win: no human is left.
    "last_human_infected_in_a_meeting": Ending(
        4, Temper(infect=50, crowd=30, maintain=4), ends("no_human_left", last_lost_to("meeting"))
    ),
    "last_human_infected_by_a_dog": Ending(
        4,
        Temper(infect=20, dogs=20, maintain=8, sabotage=0.1, crowd=0.3),
        ends("no_human_left", last_lost_to("dog")),
    ),
    "last_human_assimilated": Ending(
        4,
        Temper(expose=30, assimilate=50, seek=50, crowd=0.1, fire=0.1, maintain=8, sabotage=0.1, dogs=0),
        ends("no_human_left", last_lost_to(ALIEN)),
    ),
    "last_humans_infected_at_the_same_moment": Ending(
        4,
        Temper(infect=50, rest=20, maintain=0),
        ends(
            "no_human_left",
            last_lost_to("meeting"),
            lambda match: len(match.outcome.losers) > 1 and not match.table.status.count(DEAD),
        ),
        {"dormitory_contagion": True},
    ),
    # Aliens win: the cold.
    "frozen": Ending(4, Temper(maintain=0, sabotage=20, infect=0), ends("frozen", has("BoilerDestroyed"))),
    "frozen_at_a_full_table": Ending(
        8,
        Temper(maintain=0, sabotage=20, infect=0.5, expose=1, burn=2, fire=9, special=0.5, trade=1),
        ends("frozen", has("BoilerDestroyed", "AlienRevealed", "RoomBurned")),
        {"helicopter_coop_use": False, "radio_coop_use": False},
        most=1600,
    ),
    "frozen_with_the_dead_on_both_sides": Ending(
        5,
        Temper(maintain=0, sabotage=9, infect=3, expose=2, assimilate=50, seek=9, crowd=0.3, fire=0),
        ends("frozen", statuses(dead=2), an_alien_died),
        most=1200,
    ),
    # Not for how they end.
    "an_eventful_game": Ending(
        6,
        Temper(
            arm=30,
            infect=2,
            expose=2,
            fire=20,
            burn=3,
            withdraw=2,
            test=9,
            trade=1,
            seek=9,
            special=0.5,
            dogs=2,
        ),
        has(
            "FlamethrowerLaidOpen",
            "FireUsed",
            "AlienBeaten",
            "WeaponUsedToWithdraw",
            "BurningRefused",
            "TestBegan",
        ),
        most=2500,
    ),
    "a_game_in_the_dark": Ending(
        4,
        Temper(equip=20, infect=1, maintain=0.5, special=0.5),
        has("PowerFailed", "PowerReturned", "FlashlightShown", "BonusPlayed", "KennelOpened"),
        most=1500,
    ),
    "the_rescue_helicopter_left_without_anybody": Ending(
        4, Temper(RESCUE, starters="nobody", infect=0, maintain=20, dogs=0), has("RescueLeft"), most=1200
    ),
    "round_forty": Ending(
        4,
        Temper(infect=0, expose=1, rest=50, special=0, sabotage=0, dogs=0, crowd=0, others=1),
        ends("frozen", lambda match: match.table.round == 40, statuses(exposed=1)),
        {"figures": WARM},
        most=4000,
    ),
}

SEARCH = Search("boardgame", weight, ENDINGS, tries=120, most=900)
