"""How much each feature of a station says about who wins there.

Fitted as `outpost31.lab.foresight boardgame 1600` and `norwegian 700` do. In games held out of the fit the skill was
0.291 at the boardgame, and 0.484 for humans and 0.544 for aliens at the Norwegian outpost.
"""

from __future__ import annotations

STATION: tuple[float, ...] = (
    # 11082 samples, skill 0.307
    -0.515,  # constant
    -0.808,  # round
    1.489,  # humans
    -1.695,  # aliens
    -0.914,  # alien_share
    -0.021,  # few_humans
    0.929,  # no_alien
    -1.077,  # strength
    0.391,  # players
    -0.121,  # rescue
    1.361,  # called
    0.197,  # here
    0.014,  # fuel
    -0.373,  # radio_damage
    0.337,  # cold
    0.055,  # freezing
    -1.003,  # late
    -0.049,  # dark
    0.482,  # lacking
    0.067,  # ready
    0.178,  # keys
    0.701,  # ready_keys
    -0.273,  # alien_ready_keys
    0.283,  # bags
    -1.143,  # hot_wire
    -0.175,  # food
    -0.128,  # truth
    1.460,  # truth_log
    -0.446,  # likeliest
    0.009,  # mistaken
    0.169,  # alien_seems_least
    0.195,  # human_seems_most
    1.981,  # called_truth
    0.049,  # called_likeliest
    -0.030,  # first_alien
    -0.642,  # called_first_alien
    0.363,  # first_seems
    -0.557,  # leader_alien
    -0.216,  # next_leader_alien
    0.169,  # disk_gap
    -0.715,  # called_aliens
    -2.252,  # called_humans
    -0.980,  # radio_aliens
    -0.324,  # aliens_unseen
    0.725,  # humans_blamed
    0.119,  # all_right
    0.304,  # called_all_right
    -0.127,  # alien_keys
    -0.137,  # machine_damage
    0.872,  # weapons
)
"""That the humans win at the boardgame: a number for each of `prospects.FEATURES`."""

GETAWAYS: dict[str, tuple[float, ...]] = {
    # 15480 samples, skill 0.495
    "human": (
        -0.302,  # constant
        -1.508,  # round
        1.541,  # humans
        -1.375,  # aliens
        -1.380,  # alien_share
        0.231,  # few_humans
        -1.783,  # strength
        -0.889,  # exposed
        0.491,  # escaped
        0.385,  # players
        3.010,  # called
        1.432,  # rescue
        -0.030,  # here
        -0.586,  # radio_damage
        1.527,  # cold
        -1.723,  # late
        0.017,  # freezing
        0.070,  # dark
        0.615,  # food
        -1.199,  # dog
        -0.198,  # rifle
        -0.767,  # vehicles
        0.242,  # ready
        -0.074,  # keys
        0.076,  # ready_keys
        -0.322,  # alien_ready_keys
        0.402,  # truth
        3.421,  # truth_log
        -1.245,  # aliens_unseen
        -0.069,  # humans_blamed
        -0.222,  # first_alien
        -5.163,  # called_aliens
        -1.016,  # called_humans
        3.788,  # radio_aliens
        -1.305,  # leader_alien
        0.000,  # ufo
        0.741,  # own_keys
        0.850,  # own_ready_keys
        0.473,  # own_seems
        -0.040,  # own_first
        -1.210,  # own_called_seems
        -1.139,  # out
    ),
    # 5315 samples, skill 0.559
    "alien": (
        -0.240,  # constant
        0.783,  # round
        -1.369,  # humans
        1.486,  # aliens
        1.369,  # alien_share
        -0.126,  # few_humans
        1.162,  # strength
        -0.060,  # exposed
        -0.828,  # escaped
        0.176,  # players
        -0.420,  # called
        -0.607,  # rescue
        -0.301,  # here
        1.179,  # radio_damage
        -0.733,  # cold
        1.143,  # late
        0.093,  # freezing
        -0.007,  # dark
        -0.627,  # food
        0.764,  # dog
        0.173,  # rifle
        0.567,  # vehicles
        -0.257,  # ready
        0.098,  # keys
        0.060,  # ready_keys
        0.130,  # alien_ready_keys
        -1.329,  # truth
        -2.584,  # truth_log
        0.373,  # aliens_unseen
        -0.195,  # humans_blamed
        0.798,  # first_alien
        2.751,  # called_aliens
        -0.024,  # called_humans
        -1.264,  # radio_aliens
        1.177,  # leader_alien
        0.000,  # ufo
        0.028,  # own_keys
        0.001,  # own_ready_keys
        3.027,  # own_seems
        -0.518,  # own_first
        -3.842,  # own_called_seems
        0.124,  # out
    ),
}
"""That a seat of this role wins at the Norwegian outpost: a number for each of `getaways.FEATURES`."""
