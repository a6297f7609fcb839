"""How people of each role behave at the Norwegian outpost.

Written whole by `outpost31 learn habits norwegian`: do not edit.
"""

# fmt: off
from outpost31.bots.learned.made import Made
from outpost31.bots.outpost.habits import OutpostHabits

MADE = Made(
    command="outpost31 learn habits norwegian --games 40 --seed 777",
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
        joins_work=(0.151, 0.6314),
        joins_idly=(0.052, 0.0165),
        stays_apart=(0.797, 0.352),
        goes_on=(0.7516, 0.0236),
        takes_special=(0.2423, 0.001),
        wastes=(0.0075, 0.0001),
        fuels=(0.0, 0.0),
        tests=(0.1269, 0.0007),
        lets_test=(0.1055, 0.0044),
        burns=(0.0042, 0.0),
        plays_bonus=(0.0066, 0.0),
        withdraws=(0.0009, 0.0),
        sabotages=(0.0001, 0.5063),
        lays_alien=1.0,
        votes=((0.144, 0.4364), (0.2268, 0.0615)),
    ),
    OutpostHabits(
        joins_work=(0.1146, 0.6425),
        joins_idly=(0.0389, 0.1168),
        stays_apart=(0.8465, 0.2407),
        goes_on=(0.7833, 0.3786),
        takes_special=(0.2462, 0.2723),
        wastes=(0.0049, 0.0123),
        fuels=(0.0, 0.0),
        tests=(0.0903, 0.0001),
        lets_test=(0.0991, 0.0003),
        burns=(0.0003, 0.0),
        plays_bonus=(0.0053, 0.0),
        withdraws=(0.0028, 0.0),
        sabotages=(0.0002, 0.7624),
        lays_alien=0.961,
        votes=((0.1554, 0.3193), (0.2718, 0.0976)),
    ),
    OutpostHabits(
        joins_work=(0.2642, 0.6206),
        joins_idly=(0.1832, 0.0481),
        stays_apart=(0.5525, 0.3313),
        goes_on=(0.7819, 0.0565),
        takes_special=(0.4192, 0.0024),
        wastes=(0.0333, 0.0053),
        fuels=(0.0, 0.0),
        tests=(0.1288, 0.0012),
        lets_test=(0.0682, 0.0045),
        burns=(0.0031, 0.0),
        plays_bonus=(0.0084, 0.0001),
        withdraws=(0.0016, 0.0),
        sabotages=(0.0001, 0.4599),
        lays_alien=1.0,
        votes=((0.0812, 0.6081), (0.2354, 0.0339)),
    ),
    OutpostHabits(
        joins_work=(0.2598, 0.6179),
        joins_idly=(0.1811, 0.1537),
        stays_apart=(0.5591, 0.2284),
        goes_on=(0.7807, 0.5211),
        takes_special=(0.3959, 0.2921),
        wastes=(0.0294, 0.05),
        fuels=(0.0, 0.0),
        tests=(0.1224, 0.0004),
        lets_test=(0.1094, 0.0008),
        burns=(0.0149, 0.0),
        plays_bonus=(0.008, 0.0),
        withdraws=(0.0005, 0.0),
        sabotages=(0.0001, 0.797),
        lays_alien=0.9129,
        votes=((0.0792, 0.5242), (0.2325, 0.0993)),
    ),
)
