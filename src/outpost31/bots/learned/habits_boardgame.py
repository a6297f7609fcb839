"""How people of each role behave at the outpost.

Written whole by `outpost31 learn habits boardgame`: do not edit.
"""

# fmt: off
from outpost31.bots.learned.made import Made
from outpost31.bots.outpost.habits import OutpostHabits

MADE = Made(
    command="outpost31 learn habits boardgame --games 40 --seed 777",
    sample="40 games of every kind with each number of seats",
    seed=777,
    commit="unknown",
    sources={
        "outpost31.bots.outpost.habits": "6e0d2eba6da9",
        "outpost31.lab.learn.habits_outpost": "30884b53d516",
        "outpost31.lab.learn.truth": "ac669497172f",
    },
)

HABITS: tuple[OutpostHabits, ...] = (
    OutpostHabits(
        joins_work=(0.2341, 0.5642),
        joins_idly=(0.0097, 0.0008),
        stays_apart=(0.7562, 0.435),
        goes_on=(0.7685, 0.0128),
        takes_special=(0.2267, 0.0006),
        wastes=(0.0381, 0.0458),
        fuels=(0.2196, 0.0009),
        tests=(0.0546, 0.0001),
        lets_test=(0.059, 0.0006),
        burns=(0.0023, 0.0),
        plays_bonus=(0.0057, 0.0),
        withdraws=(0.002, 0.0),
        sabotages=(0.0001, 0.5009),
        lays_alien=1.0,
        votes=((0.1444, 0.4389), (0.2387, 0.1594)),
    ),
    OutpostHabits(
        joins_work=(0.1473, 0.7933),
        joins_idly=(0.0059, 0.0215),
        stays_apart=(0.8468, 0.1853),
        goes_on=(0.8071, 0.2959),
        takes_special=(0.2208, 0.3259),
        wastes=(0.0335, 0.0953),
        fuels=(0.2345, 0.0513),
        tests=(0.046, 0.0154),
        lets_test=(0.0677, 0.0041),
        burns=(0.0008, 0.0),
        plays_bonus=(0.0054, 0.0),
        withdraws=(0.0042, 0.0),
        sabotages=(0.0001, 0.7718),
        lays_alien=0.9032,
        votes=((0.1269, 0.3345), (0.2722, 0.1046)),
    ),
    OutpostHabits(
        joins_work=(0.4306, 0.5129),
        joins_idly=(0.1185, 0.0087),
        stays_apart=(0.4509, 0.4784),
        goes_on=(0.7946, 0.014),
        takes_special=(0.2418, 0.0008),
        wastes=(0.0372, 0.0575),
        fuels=(0.1872, 0.005),
        tests=(0.0429, 0.0001),
        lets_test=(0.0151, 0.0003),
        burns=(0.0079, 0.0),
        plays_bonus=(0.0055, 0.0),
        withdraws=(0.0034, 0.0),
        sabotages=(0.0001, 0.4841),
        lays_alien=1.0,
        votes=((0.0915, 0.4755), (0.2441, 0.0945)),
    ),
    OutpostHabits(
        joins_work=(0.3709, 0.6739),
        joins_idly=(0.071, 0.0984),
        stays_apart=(0.558, 0.2277),
        goes_on=(0.823, 0.4384),
        takes_special=(0.2354, 0.3211),
        wastes=(0.0341, 0.0882),
        fuels=(0.1382, 0.0932),
        tests=(0.0485, 0.0113),
        lets_test=(0.0426, 0.0034),
        burns=(0.0045, 0.0),
        plays_bonus=(0.005, 0.0),
        withdraws=(0.0068, 0.0),
        sabotages=(0.0001, 0.7494),
        lays_alien=0.9633,
        votes=((0.0646, 0.4186), (0.2596, 0.0902)),
    ),
)
