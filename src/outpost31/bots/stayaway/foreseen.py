"""How much each feature of a table says about winning, by role.

Fitted as `outpost31.lab.foresight` does, on an earlier sample of games: a new run gives other digits.
"""

from __future__ import annotations

WEIGHTS: dict[str, tuple[float, ...]] = {
    # 19804 samples, skill 0.361
    "the_thing": (
        3.239,  # constant
        -1.241,  # humans
        -1.824,  # humans_beside_infected
        -0.524,  # living
        0.067,  # known
        -0.181,  # best_known
        -0.916,  # known_with_fire
        1.068,  # ammunition
        -0.031,  # ahead
        -0.225,  # behind
        -0.907,  # fire
        -0.018,  # suspected
        -0.463,  # suspected_with_fire
        0.000,  # beside_thing
        -0.547,  # own_fire
        0.000,  # own_knowledge
        1.312,  # defence
    ),
    # 90714 samples, skill 0.084
    "human": (
        -1.791,  # constant
        -0.556,  # humans
        2.497,  # humans_beside_infected
        0.357,  # living
        0.163,  # known
        0.219,  # best_known
        0.762,  # known_with_fire
        -0.481,  # ammunition
        -0.063,  # ahead
        0.085,  # behind
        -0.232,  # fire
        0.037,  # suspected
        -0.283,  # suspected_with_fire
        -0.224,  # beside_thing
        0.226,  # own_fire
        -0.205,  # own_knowledge
        0.439,  # defence
    ),
    # 26636 samples, skill 0.277
    "infected": (
        -0.785,  # constant
        -3.489,  # humans
        1.612,  # humans_beside_infected
        1.211,  # living
        1.046,  # known
        -0.264,  # best_known
        -0.971,  # known_with_fire
        0.217,  # ammunition
        0.059,  # ahead
        -0.087,  # behind
        -1.699,  # fire
        0.713,  # suspected
        0.010,  # suspected_with_fire
        0.045,  # beside_thing
        0.138,  # own_fire
        0.000,  # own_knowledge
        0.142,  # defence
    ),
}
