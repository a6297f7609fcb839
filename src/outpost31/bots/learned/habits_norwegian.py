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
    commit="75e38cca8d79",
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
        joins_work=(0.0773, 0.6307),
        joins_idly=(0.0238, 0.1203),
        stays_apart=(0.8989, 0.2489),
        goes_on=(0.7988, 0.7946),
        takes_special=(0.2431, 0.5526),
        wastes=(0.0006, 0.0245),
        fuels=(0.0, 0.0),
        tests=(0.1072, 0.0001),
        lets_test=(0.0864, 0.0002),
        burns=(0.0018, 0.0),
        plays_bonus=(0.0079, 0.0),
        withdraws=(0.0067, 0.0),
        sabotages=(0.0, 0.069),
        lays_alien=0.9209,
        votes=((0.1331, 0.3341), (0.2653, 0.1127)),
    ),
    OutpostHabits(
        joins_work=(0.2441, 0.5785),
        joins_idly=(0.2127, 0.0293),
        stays_apart=(0.5433, 0.3922),
        goes_on=(0.7782, 0.0337),
        takes_special=(0.4198, 0.0025),
        wastes=(0.0381, 0.0005),
        fuels=(0.0, 0.0),
        tests=(0.1214, 0.0012),
        lets_test=(0.0521, 0.004),
        burns=(0.0018, 0.0),
        plays_bonus=(0.0068, 0.0001),
        withdraws=(0.0006, 0.0),
        sabotages=(0.0001, 0.4713),
        lays_alien=0.957,
        votes=((0.1047, 0.5772), (0.2209, 0.0468)),
    ),
    OutpostHabits(
        joins_work=(0.2611, 0.5951),
        joins_idly=(0.1394, 0.1562),
        stays_apart=(0.5995, 0.2487),
        goes_on=(0.7901, 0.8106),
        takes_special=(0.421, 0.4827),
        wastes=(0.0223, 0.0584),
        fuels=(0.0, 0.0),
        tests=(0.1346, 0.0003),
        lets_test=(0.094, 0.0006),
        burns=(0.0096, 0.0),
        plays_bonus=(0.0064, 0.0),
        withdraws=(0.0009, 0.0),
        sabotages=(0.0, 0.0423),
        lays_alien=0.9172,
        votes=((0.1351, 0.3863), (0.2452, 0.0691)),
    ),
)
