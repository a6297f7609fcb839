"""How much each feature of a station says about the humans winning.

Written whole by `outpost31 learn value boardgame`: do not edit.
"""

# fmt: off
from outpost31.bots.learned.made import Made

MADE = Made(
    command="outpost31 learn value boardgame --games 1600 --seed 7000",
    sample="1600 games among the seasoned; skill 0.291 in games held out of the fit",
    seed=7000,
    commit="unknown",
    sources={
        "outpost31.bots.outpost.value": "a63095b93da1",
        "outpost31.bots.outpost.belief": "d35c763424a3",
        "outpost31.bots.outpost.reader": "32ab86eeb780",
    },
)

WEIGHTS: dict[str, dict[str, float]] = {
    # 11082 samples, skill 0.307
    "human": {
        "constant": -0.515,
        "round": -0.808,
        "humans": 1.489,
        "aliens": -1.695,
        "alien_share": -0.914,
        "few_humans": -0.021,
        "no_alien": 0.929,
        "strength": -1.077,
        "players": 0.391,
        "rescue": -0.121,
        "called": 1.361,
        "here": 0.197,
        "fuel": 0.014,
        "radio_damage": -0.373,
        "cold": 0.337,
        "freezing": 0.055,
        "late": -1.003,
        "dark": -0.049,
        "lacking": 0.482,
        "ready": 0.067,
        "keys": 0.178,
        "ready_keys": 0.701,
        "alien_ready_keys": -0.273,
        "bags": 0.283,
        "hot_wire": -1.143,
        "food": -0.175,
        "truth": -0.128,
        "truth_log": 1.460,
        "likeliest": -0.446,
        "mistaken": 0.009,
        "alien_seems_least": 0.169,
        "human_seems_most": 0.195,
        "called_truth": 1.981,
        "called_likeliest": 0.049,
        "first_alien": -0.030,
        "called_first_alien": -0.642,
        "first_seems": 0.363,
        "leader_alien": -0.557,
        "next_leader_alien": -0.216,
        "disk_gap": 0.169,
        "called_aliens": -0.715,
        "called_humans": -2.252,
        "radio_aliens": -0.980,
        "aliens_unseen": -0.324,
        "humans_blamed": 0.725,
        "all_right": 0.119,
        "called_all_right": 0.304,
        "alien_keys": -0.127,
        "machine_damage": -0.137,
        "weapons": 0.872,
    },
}
