"""How much each feature of a station says about partners winning.

Written whole by `outpost31 learn value coop`: do not edit.
"""

# fmt: off
from outpost31.bots.learned.made import Made

MADE = Made(
    command="outpost31 learn value coop --games 4000 --seed 9001",
    sample=(
        "4000 games of one player with quick partners, every sixth held out of the fit (skill 0.124 in its "
        "4349 rounds)"
    ),
    seed=9001,
    commit="unknown",
    sources={
        "outpost31.bots.coop.value": "e8e5cec7d428",
        "outpost31.bots.coop.sight": "e9aec1ba2fe3",
        "outpost31.bots.coop.belief": "52e418e2e26b",
        "outpost31.bots.coop.outlook": "4a8466773bcf",
        "outpost31.bots.coop.threat": "ac36c3856c31",
    },
)

WEIGHTS: dict[str, dict[str, float]] = {
    # 21482 samples, skill 0.139
    "player": {
        "constant": -0.565,
        "round": 0.928,
        "living": 1.483,
        "few": -0.079,
        "alone": -0.165,
        "unknown": -0.938,
        "right": -1.188,
        "go": 0.340,
        "stay": 1.017,
        "strength": -1.320,
        "stop": -1.852,
        "exposed": 0.322,
        "called": -0.708,
        "progress": 0.815,
        "here": -0.218,
        "here_go": 0.910,
        "gone": -0.317,
        "progress_go": 0.185,
        "progress_right": 1.679,
        "radio_damage": -0.403,
        "radio_lost": -0.317,
        "frozen_in": 0.504,
        "slack": 0.547,
        "short": 0.013,
        "freezing": -0.182,
        "dark": -0.042,
        "hungry": 0.019,
        "food": 0.131,
        "bags": 0.373,
        "no_bag": 0.061,
        "wire": 0.279,
        "keys": -0.128,
        "lacking": -0.713,
        "ready_go": 0.808,
        "danger": -0.468,
        "token": 0.380,
        "touching": -0.041,
        "close": 0.004,
        "disks": -1.000,
        "passed": 0.000,
        "dogs": -0.931,
        "fire": 0.528,
        "firearms": -0.062,
        "called_living": -0.849,
        "called_strength": 0.617,
        "radio_living": -0.174,
        "rescue_fuel": 1.517,
        "unproven_disks": 0.998,
    },
}
