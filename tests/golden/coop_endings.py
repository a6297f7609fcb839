"""The games of 1 to 3 players that are recorded: how each ends, and with which players it is sought."""

from __future__ import annotations

from typing import Any

from outpost31.games.outpost.table import ALIEN, HUMAN
from tests.golden.coop_temper import Temper, TemperedFate, weight
from tests.golden.searching import Ending, Search, Wanted, ends, happened, has


def left_in(vehicle: str) -> Wanted:
    """An escape in this vehicle."""
    return lambda match: any(told["vehicle"] == vehicle for told in happened(match, "VehicleLeft"))


def was_stopped(match: Any) -> bool:
    """Whether the alien stopped an escape."""
    return any(told["stopped"] for told in happened(match, "AlienRolled"))


WARM = {
    f"{machine}_{weather}": 0 for machine in ("boiler", "generator") for weather in ("sun", "snow", "storm")
}
RECKLESS: dict[str, dict[Any, float]] = {"die_to_cancel": {"none": 1}, "action_to_take": {"none": 2}}
TO_THE_SHED: dict[str, dict[Any, float]] = {
    "room_to_enter": {"shed": 5, "warehouse": 6, "radio_room": 0.1, "helicopter": 0.1},
}

ENDINGS: dict[str, Ending] = {
    "escaped_with_the_rescue_helicopter": Ending(
        2, Temper(kindness=0.9), ends("escaped", left_in("rescue_helicopter"))
    ),
    "escaped_in_the_snow_cat_with_an_alien_left_behind": Ending(
        1,
        Temper(TO_THE_SHED, kindness=0.9),
        ends(
            "escaped",
            left_in("shed"),
            lambda match: any(
                role.value == ALIEN and match.table.status[pawn] == "character"
                for pawn, role in enumerate(match.table.role)
            ),
        ),
    ),
    "escaped_after_the_alien_had_stopped_an_escape": Ending(
        3,
        Temper(kindness=0.9, stops=3),
        ends("escaped", was_stopped),
        {"open_hands": False},
        1500,
    ),
    "escaped_at_once": Ending(2, Temper(kindness=0.9), ends("escaped"), {"escape": "won"}),
    "burned_with_leave": Ending(
        3,
        Temper(
            {
                "room_to_enter": {"armory": 30, "kitchen": 6, "radio_room": 1},
                "weapon_to_keep": {"dynamite": 30, "flamethrower": 30},
                "action_to_take": {"burn": 100},
            },
            kindness=0.8,
        ),
        ends("no_character_left", has("BurningAsked", "BurningRefused", "RoomBurned", "DieTurned")),
    ),
    "alien_aboard": Ending(2, Temper(boards=(HUMAN, ALIEN), kindness=0.9), ends("alien_aboard")),
    "human_left_behind": Ending(
        3,
        Temper({"boarding_to_allow": {"agree": 1, "refuse": 2}}, kindness=0.9),
        ends("human_left_behind"),
        {"boarding": "majority", "open_hands": False},
    ),
    "frozen": Ending(
        2,
        Temper(
            {"room_to_enter": {"boiler_room": 0.01, "laboratory": 9}, "character_to_test": {}}, kindness=0.9
        ),
        ends("frozen", lambda match: match.table.freezing is not None and match.table.round < 40),
        {"dog_moves_disk": True},
    ),
    "round_40": Ending(
        1,
        Temper(
            {"room_to_enter": {"laboratory": 9, "radio_room": 0.1}, "next_dice": {"go_on": 1, "stop": 5}},
            boards=(),
            kindness=1,
            roles=(0,) * 6,
        ),
        ends("frozen", lambda match: match.table.round == 40),
        {"figures": WARM},
        6000,
    ),
    **{
        f"no_character_left_of_{seats}": Ending(
            seats,
            Temper(RECKLESS),
            ends("no_character_left", has(*(("CharacterTakenOver", "SheetPassed") if seats > 1 else ()))),
        )
        for seats in (1, 2, 3)
    },
    "lost_in_the_dark": Ending(
        2,
        Temper(
            {
                "room_to_enter": {"warehouse": 9, "armory": 6, "generator_room": 0.01},
                "item_to_keep": {"flashlight": 50},
            },
            kindness=0.7,
        ),
        ends(
            "no_character_left",
            has(
                "DieRerolled",
                "DieTurned",
                "FlashlightShown",
                "AssignmentLost",
                "ThingHandedOver",
                "DieCancelled",
                "WeaponUsedToWithdraw",
            ),
        ),
        {"open_hands": False, "dog_moves_disk": True, "figures": {"boiler_storm": 1, "boiler_snow": 1}},
    ),
}

SEARCH = Search("coop", weight, ENDINGS, tries=2000, most=1200, tempered_fate=TemperedFate)
