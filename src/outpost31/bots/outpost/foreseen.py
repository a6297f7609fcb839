"""How much each feature of a station says about the humans winning.

Fitted as `outpost31.lab.foresight` does, on an earlier sample of 250 games and held less strongly (a prior of 1):
a new run gives other digits.
"""

from __future__ import annotations

WEIGHTS: tuple[float, ...] = (
    # 1732 samples, skill 0.318
    -0.506,  # constant
    -0.754,  # round
    2.445,  # humans
    -4.492,  # aliens
    -0.454,  # no_alien
    -0.739,  # strength
    1.831,  # exposed
    1.852,  # rescue
    0.782,  # called
    0.381,  # freezing
    0.217,  # boiler
    0.066,  # generator
    -0.036,  # dark
    0.634,  # lacking
    -0.079,  # ready
    -0.854,  # radio_damage
    0.055,  # food
    0.622,  # keys
    0.176,  # blood_bags
    0.924,  # hot_wire
    0.227,  # aliens_suspected
    -0.809,  # humans_suspected
    -0.149,  # burned
    -0.148,  # cleared
    0.311,  # most_suspected
    -0.954,  # players
)
