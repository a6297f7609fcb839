"""How much each feature of a station says about the humans winning.

Fitted as `outpost31.lab.foresight boardgame 1375` does; held-out skill 0.313.
"""

from __future__ import annotations

WEIGHTS: tuple[float, ...] = (
    # 9421 samples, skill 0.328
    -0.107,  # constant
    -0.899,  # round
    1.498,  # humans
    -1.797,  # aliens
    -1.518,  # alien_share
    -0.290,  # few_humans
    -0.105,  # no_alien
    -0.450,  # strength
    0.591,  # players
    0.518,  # rescue
    1.033,  # called
    0.448,  # here
    0.394,  # fuel
    -0.719,  # radio_damage
    0.071,  # cold
    -0.106,  # freezing
    -0.937,  # late
    -0.093,  # dark
    0.023,  # lacking
    -0.344,  # ready
    0.169,  # keys
    0.460,  # ready_keys
    -0.567,  # alien_ready_keys
    0.004,  # bags
    0.789,  # hot_wire
    0.163,  # food
    0.633,  # truth
    0.501,  # truth_log
    -0.368,  # likeliest
    0.052,  # mistaken
    -0.456,  # alien_seems_least
    0.364,  # human_seems_most
    1.793,  # called_truth
    -0.268,  # called_likeliest
    -0.093,  # first_alien
    -0.349,  # called_first_alien
    -0.016,  # first_seems
    -0.627,  # leader_alien
    -0.186,  # next_leader_alien
    0.323,  # disk_gap
    -0.725,  # called_aliens
    -1.973,  # called_humans
    -1.072,  # radio_aliens
    -1.200,  # aliens_unseen
    -0.193,  # humans_blamed
    -0.091,  # all_right
    0.272,  # called_all_right
    -0.029,  # alien_keys
    0.074,  # machine_damage
    0.181,  # weapons
)
