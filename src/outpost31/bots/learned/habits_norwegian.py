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
    commit="8ff1fa599e20",
    sources={
        "outpost31.bots.outpost.habits": "6e0d2eba6da9",
        "outpost31.lab.learn.habits_outpost": "30884b53d516",
        "outpost31.lab.learn.truth": "ac669497172f",
    },
)

HABITS: tuple[OutpostHabits, ...] = (
    OutpostHabits(
        joins_work=(0.1616, 0.5915),
        joins_idly=(0.045, 0.01),
        stays_apart=(0.7934, 0.3984),
        goes_on=(0.7553, 0.051),
        takes_special=(0.2482, 0.001),
        wastes=(0.0079, 0.0001),
        fuels=(0.0, 0.0),
        tests=(0.1224, 0.0006),
        lets_test=(0.0837, 0.0031),
        burns=(0.0033, 0.0),
        plays_bonus=(0.0068, 0.0),
        withdraws=(0.0015, 0.0),
        sabotages=(0.0001, 0.5116),
        lays_alien=1.0,
        votes=((0.1417, 0.4556), (0.2278, 0.0865)),
    ),
    OutpostHabits(
        joins_work=(0.073, 0.572),
        joins_idly=(0.0286, 0.1169),
        stays_apart=(0.8983, 0.311),
        goes_on=(0.7934, 0.7915),
        takes_special=(0.2443, 0.5045),
        wastes=(0.0006, 0.0096),
        fuels=(0.0, 0.0),
        tests=(0.1059, 0.0001),
        lets_test=(0.0809, 0.0002),
        burns=(0.0018, 0.0),
        plays_bonus=(0.0074, 0.0),
        withdraws=(0.0062, 0.0),
        sabotages=(0.0, 0.0711),
        lays_alien=0.9582,
        votes=((0.134, 0.3429), (0.2659, 0.109)),
    ),
    OutpostHabits(
        joins_work=(0.2654, 0.5573),
        joins_idly=(0.1704, 0.0326),
        stays_apart=(0.5642, 0.41),
        goes_on=(0.7822, 0.0434),
        takes_special=(0.4213, 0.0023),
        wastes=(0.0263, 0.0003),
        fuels=(0.0, 0.0),
        tests=(0.1227, 0.001),
        lets_test=(0.07, 0.0042),
        burns=(0.004, 0.0),
        plays_bonus=(0.0061, 0.0001),
        withdraws=(0.0006, 0.0),
        sabotages=(0.0001, 0.4795),
        lays_alien=0.9712,
        votes=((0.1133, 0.5279), (0.2259, 0.039)),
    ),
    OutpostHabits(
        joins_work=(0.2675, 0.499),
        joins_idly=(0.1481, 0.134),
        stays_apart=(0.5844, 0.367),
        goes_on=(0.7935, 0.8136),
        takes_special=(0.4276, 0.4076),
        wastes=(0.0171, 0.0584),
        fuels=(0.0, 0.0),
        tests=(0.1326, 0.0004),
        lets_test=(0.0999, 0.0007),
        burns=(0.0068, 0.0),
        plays_bonus=(0.0054, 0.0),
        withdraws=(0.0009, 0.0),
        sabotages=(0.0, 0.0574),
        lays_alien=0.9143,
        votes=((0.1309, 0.4207), (0.2316, 0.0929)),
    ),
)
