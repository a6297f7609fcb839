"""How people of each role behave at small outposts.

Written whole by `outpost31 learn habits boardgame`: do not edit.
"""

# fmt: off
from outpost31.bots.learned.made import Made
from outpost31.bots.outpost.habits import OutpostHabits

MADE = Made(
    command="outpost31 learn habits boardgame --games 100 --seed 777",
    sample="100 games of every kind with each of 4 to 5 seats",
    seed=777,
    commit="unknown",
    sources={
        "outpost31.bots.outpost.habits": "6e0d2eba6da9",
        "outpost31.lab.learn.habits_outpost": "62414c3fd088",
        "outpost31.lab.learn.truth": "ac669497172f",
    },
)

HABITS: tuple[OutpostHabits, ...] = (
    OutpostHabits(
        joins_work=(0.1035, 0.4038),
        joins_idly=(0.0009, 0.0),
        stays_apart=(0.8956, 0.5962),
        goes_on=(0.6864, 0.0066),
        takes_special=(0.2671, 0.0009),
        wastes=(0.0023, 0.0428),
        fuels=(0.2735, 0.0015),
        tests=(0.0387, 0.0001),
        lets_test=(0.0329, 0.0003),
        burns=(0.0034, 0.0),
        plays_bonus=(0.0056, 0.0),
        withdraws=(0.0007, 0.0),
        sabotages=(0.0002, 0.502),
        lays_alien=0.8108,
        votes=((0.2657, 0.4572), (0.3539, 0.1483)),
    ),
    OutpostHabits(
        joins_work=(0.043, 0.7699),
        joins_idly=(0.0, 0.0095),
        stays_apart=(0.957, 0.2206),
        goes_on=(0.7419, 0.2267),
        takes_special=(0.2464, 0.3602),
        wastes=(0.0013, 0.0987),
        fuels=(0.2626, 0.0767),
        tests=(0.0485, 0.0143),
        lets_test=(0.0591, 0.0037),
        burns=(0.0004, 0.0),
        plays_bonus=(0.0036, 0.0),
        withdraws=(0.0011, 0.0),
        sabotages=(0.0003, 0.7608),
        lays_alien=0.9235,
        votes=((0.2282, 0.3712), (0.4557, 0.0871)),
    ),
    OutpostHabits(
        joins_work=(0.3349, 0.4656),
        joins_idly=(0.0953, 0.0056),
        stays_apart=(0.5698, 0.5288),
        goes_on=(0.701, 0.0089),
        takes_special=(0.2953, 0.0014),
        wastes=(0.0127, 0.05),
        fuels=(0.1918, 0.002),
        tests=(0.0211, 0.0001),
        lets_test=(0.0076, 0.0001),
        burns=(0.0107, 0.0),
        plays_bonus=(0.0068, 0.0),
        withdraws=(0.0019, 0.0),
        sabotages=(0.0002, 0.4801),
        lays_alien=0.8443,
        votes=((0.1784, 0.5956), (0.3618, 0.0782)),
    ),
    OutpostHabits(
        joins_work=(0.292, 0.6779),
        joins_idly=(0.0192, 0.0789),
        stays_apart=(0.6887, 0.2433),
        goes_on=(0.7601, 0.3958),
        takes_special=(0.2701, 0.3011),
        wastes=(0.0098, 0.0648),
        fuels=(0.1574, 0.0847),
        tests=(0.0354, 0.0116),
        lets_test=(0.0285, 0.0001),
        burns=(0.0019, 0.0),
        plays_bonus=(0.0051, 0.0),
        withdraws=(0.0079, 0.0),
        sabotages=(0.0003, 0.7825),
        lays_alien=0.9687,
        votes=((0.0942, 0.511), (0.4023, 0.0846)),
    ),
)
