"""Make the goldens for 1 to 3 players anew, after a change of the rules: `python -m tests.golden.make_coop`."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from outpost31 import Match
from outpost31.games.outpost.coop.events import AlienRolled
from outpost31.games.outpost.events import VehicleLeft
from outpost31.games.outpost.table import ALIEN, HUMAN
from tests.golden.make import transcript
from tests.golden.play_coop import Temper, play

HERE = Path(__file__).parent / "coop"
TRIES = 2000


@dataclass(frozen=True)
class Ending:
    """A way to end, at which table and with which players it is sought, and how long it may take."""

    seats: int
    temper: Temper
    is_wanted: Callable[[Match], bool]
    options: dict[str, Any] = field(default_factory=dict)
    most: int = 1200


def ends(reason: str, wanted: Callable[[Any, Match], bool] = lambda *_: True) -> Callable[[Match], bool]:
    """An ending for this reason, of which more may be wanted."""

    def is_wanted(match: Match) -> bool:
        outcome = match.outcome
        return outcome is not None and outcome.reason == reason and wanted(match.table, match)

    return is_wanted


def left_in(vehicle: str) -> Callable[[Any, Match], bool]:
    """An escape in this vehicle."""
    return lambda _, match: any(
        isinstance(event, VehicleLeft) and event.vehicle == vehicle for event in match.all_told
    )


def was_stopped(match: Match) -> bool:
    """Whether the alien stopped an escape."""
    return any(isinstance(event, AlienRolled) and event.stopped for event in match.all_told)


def has(*names: str) -> Callable[[Any, Match], bool]:
    """Whether all of these things happened."""
    return lambda _, match: set(names) <= {type(event).__name__ for event in match.all_told}


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
            lambda table, match: (
                left_in("shed")(table, match)
                and any(
                    role.value == ALIEN and table.status[pawn] == "character"
                    for pawn, role in enumerate(table.role)
                )
            ),
        ),
    ),
    "escaped_after_the_alien_had_stopped_an_escape": Ending(
        3,
        Temper(kindness=0.9, stops=3),
        ends("escaped", lambda _, match: was_stopped(match)),
        {"open_hands": False},
        1500,
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
        ends("frozen", lambda table, _: table.freezing is not None and table.round < 40),
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
        ends("frozen", lambda table, _: table.round == 40),
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


def find(ending: Ending) -> Match:
    """The shortest of the games that end like this, among those of the first seeds."""
    best: Match | None = None
    most = ending.most
    for seed in range(TRIES):
        match = play(ending.seats, seed, ending.options, ending.temper, most)
        if match is None or not ending.is_wanted(match):
            continue
        best, most = match, len(match.answers) - 1
    assert best is not None, f"no such ending among {TRIES} games"
    return best


def main() -> None:
    """Write every golden."""
    HERE.mkdir(exist_ok=True)
    for name, ending in ENDINGS.items():
        match = find(ending)
        path = HERE / name
        path.with_suffix(".json").write_text(json.dumps(match.record(), separators=(",", ":")) + "\n")
        path.with_suffix(".txt").write_text(transcript(match))
        print(f"{name}: {len(match.answers)} answers, {match.outcome}")


if __name__ == "__main__":
    main()
