"""How much each feature of a station says about who wins there.

Fitted as `outpost31.lab.foresight boardgame 1600` and `norwegian 700` do. In games held out of the fit the skill was
0.315 at the boardgame, and 0.463 for humans and 0.520 for aliens at the Norwegian outpost.
"""

from __future__ import annotations

STATION: tuple[float, ...] = (
    # 11049 samples, skill 0.330
    0.089,  # constant
    -0.916,  # round
    1.488,  # humans
    -1.856,  # aliens
    -1.577,  # alien_share
    -0.342,  # few_humans
    -0.184,  # no_alien
    -0.727,  # strength
    0.559,  # players
    0.577,  # rescue
    1.084,  # called
    0.435,  # here
    0.393,  # fuel
    -0.761,  # radio_damage
    0.098,  # cold
    -0.108,  # freezing
    -0.879,  # late
    -0.025,  # dark
    0.017,  # lacking
    -0.189,  # ready
    0.165,  # keys
    0.473,  # ready_keys
    -0.688,  # alien_ready_keys
    -0.100,  # bags
    0.348,  # hot_wire
    0.055,  # food
    0.562,  # truth
    0.665,  # truth_log
    -0.413,  # likeliest
    0.043,  # mistaken
    -0.422,  # alien_seems_least
    0.390,  # human_seems_most
    1.785,  # called_truth
    -0.075,  # called_likeliest
    -0.087,  # first_alien
    -0.425,  # called_first_alien
    0.029,  # first_seems
    -0.596,  # leader_alien
    -0.194,  # next_leader_alien
    0.249,  # disk_gap
    -0.891,  # called_aliens
    -2.211,  # called_humans
    -0.965,  # radio_aliens
    -1.223,  # aliens_unseen
    -0.225,  # humans_blamed
    -0.062,  # all_right
    0.247,  # called_all_right
    0.130,  # alien_keys
    -0.030,  # machine_damage
    0.302,  # weapons
)
"""That the humans win at the boardgame: a number for each of `prospects.FEATURES`."""

GETAWAYS: dict[str, tuple[float, ...]] = {
    # 15214 samples, skill 0.472
    "human": (
        -0.819,  # constant
        -1.201,  # round
        0.954,  # humans
        -1.306,  # aliens
        -1.297,  # alien_share
        0.333,  # few_humans
        -0.954,  # strength
        -1.265,  # exposed
        -0.086,  # escaped
        0.615,  # players
        3.064,  # called
        1.663,  # rescue
        -0.004,  # here
        -0.719,  # radio_damage
        0.374,  # cold
        -0.839,  # late
        0.496,  # freezing
        0.009,  # dark
        1.299,  # food
        -1.092,  # dog
        -0.442,  # rifle
        -0.637,  # vehicles
        0.044,  # ready
        -0.183,  # keys
        0.115,  # ready_keys
        -1.405,  # alien_ready_keys
        0.406,  # truth
        2.180,  # truth_log
        -0.271,  # aliens_unseen
        -0.516,  # humans_blamed
        -0.164,  # first_alien
        -4.879,  # called_aliens
        -0.730,  # called_humans
        3.573,  # radio_aliens
        -1.239,  # leader_alien
        0.000,  # ufo
        0.693,  # own_keys
        0.831,  # own_ready_keys
        0.262,  # own_seems
        0.015,  # own_first
        -1.362,  # own_called_seems
        -1.299,  # out
    ),
    # 4957 samples, skill 0.537
    "alien": (
        0.301,  # constant
        0.906,  # round
        -1.357,  # humans
        1.113,  # aliens
        1.238,  # alien_share
        -0.111,  # few_humans
        0.488,  # strength
        0.362,  # exposed
        -0.401,  # escaped
        -0.124,  # players
        -0.382,  # called
        -1.010,  # rescue
        -0.126,  # here
        1.035,  # radio_damage
        -0.029,  # cold
        0.829,  # late
        -0.281,  # freezing
        0.147,  # dark
        -0.901,  # food
        0.990,  # dog
        0.493,  # rifle
        0.559,  # vehicles
        -0.349,  # ready
        0.180,  # keys
        -0.245,  # ready_keys
        0.916,  # alien_ready_keys
        -1.655,  # truth
        -1.943,  # truth_log
        -0.251,  # aliens_unseen
        -0.248,  # humans_blamed
        0.693,  # first_alien
        2.199,  # called_aliens
        0.106,  # called_humans
        -1.086,  # radio_aliens
        1.027,  # leader_alien
        0.000,  # ufo
        0.222,  # own_keys
        0.222,  # own_ready_keys
        3.503,  # own_seems
        -0.425,  # own_first
        -3.790,  # own_called_seems
        0.026,  # out
    ),
}
"""That a seat of this role wins at the Norwegian outpost: a number for each of `getaways.FEATURES`."""
