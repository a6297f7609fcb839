"""How much each feature of a table says about winning, by prospect.

Fitted as `outpost31.lab.foresight` does, on 400, 900, 300, 150 and 100 games of the seasoned with 4, 5, 6, 7 and 8
seats: a new run gives other digits.
"""

from __future__ import annotations

WEIGHTS: dict[str, tuple[float, ...]] = {
    # 35176 samples, skill 0.207
    "the_thing": (
        2.648,  # constant
        -1.134,  # humans
        -0.546,  # humans_beside_infected
        -0.714,  # living
        2.736,  # infected
        0.518,  # last_human
        -0.019,  # two_humans
        -0.122,  # fallen
        -0.529,  # known
        -0.095,  # best_known
        -0.165,  # known_with_fire
        -0.435,  # known_beside
        0.707,  # ammunition
        0.046,  # second_ammunition
        0.205,  # ahead
        -0.094,  # behind
        -0.142,  # fire
        -0.164,  # fire_beside
        0.627,  # fire_of_infected
        -0.241,  # fire_of_thing
        0.778,  # defence_of_thing
        -0.295,  # suspected
        -0.251,  # suspected_with_fire
        -0.474,  # suspected_beside
        0.000,  # beside_thing
        0.000,  # next_to_be_infected
        -0.241,  # own_fire
        0.000,  # own_knowledge
        0.823,  # own_defence
        0.778,  # own_no_barbecue
        -0.260,  # rounds
    ),
    # 112687 samples, skill 0.133
    "human": (
        -2.304,  # constant
        0.870,  # humans
        0.903,  # humans_beside_infected
        0.865,  # living
        -1.455,  # infected
        -1.885,  # last_human
        -0.070,  # two_humans
        0.586,  # fallen
        0.399,  # known
        0.105,  # best_known
        0.050,  # known_with_fire
        0.661,  # known_beside
        -0.339,  # ammunition
        -0.014,  # second_ammunition
        -0.241,  # ahead
        -0.041,  # behind
        -0.038,  # fire
        0.117,  # fire_beside
        -0.622,  # fire_of_infected
        0.274,  # fire_of_thing
        -0.542,  # defence_of_thing
        0.228,  # suspected
        -0.390,  # suspected_with_fire
        -0.325,  # suspected_beside
        0.166,  # beside_thing
        0.388,  # next_to_be_infected
        0.533,  # own_fire
        0.081,  # own_knowledge
        0.156,  # own_defence
        0.501,  # own_no_barbecue
        0.032,  # rounds
    ),
    # 17215 samples, skill 0.126
    "infected": (
        -0.428,  # constant
        -0.064,  # humans
        0.136,  # humans_beside_infected
        0.588,  # living
        -0.570,  # infected
        -1.773,  # last_human
        -0.288,  # two_humans
        0.000,  # fallen
        1.045,  # known
        -0.295,  # best_known
        -0.378,  # known_with_fire
        -0.497,  # known_beside
        0.152,  # ammunition
        0.248,  # second_ammunition
        -0.289,  # ahead
        -0.408,  # behind
        -0.084,  # fire
        0.722,  # fire_beside
        1.208,  # fire_of_infected
        -0.356,  # fire_of_thing
        0.404,  # defence_of_thing
        0.122,  # suspected
        -0.481,  # suspected_with_fire
        -0.004,  # suspected_beside
        0.043,  # beside_thing
        0.085,  # next_to_be_infected
        0.053,  # own_fire
        0.000,  # own_knowledge
        -0.144,  # own_defence
        0.273,  # own_no_barbecue
        0.174,  # rounds
    ),
    # 20951 samples, skill 0.130
    "infected_and_fallen": (
        0.282,  # constant
        -0.932,  # humans
        -1.335,  # humans_beside_infected
        0.706,  # living
        1.134,  # infected
        0.547,  # last_human
        0.229,  # two_humans
        0.282,  # fallen
        -1.024,  # known
        0.960,  # best_known
        0.065,  # known_with_fire
        -0.663,  # known_beside
        0.251,  # ammunition
        0.122,  # second_ammunition
        0.178,  # ahead
        -0.227,  # behind
        -0.613,  # fire
        0.047,  # fire_beside
        -0.163,  # fire_of_infected
        -0.455,  # fire_of_thing
        0.653,  # defence_of_thing
        1.055,  # suspected
        -0.924,  # suspected_with_fire
        -0.130,  # suspected_beside
        0.161,  # beside_thing
        0.199,  # next_to_be_infected
        0.086,  # own_fire
        0.000,  # own_knowledge
        0.175,  # own_defence
        0.432,  # own_no_barbecue
        -0.464,  # rounds
    ),
}
