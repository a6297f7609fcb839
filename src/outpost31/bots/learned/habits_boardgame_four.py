"""How people of each role behave at an outpost of four.

Written whole by `outpost31 learn habits boardgame`: do not edit.
"""

# fmt: off
from outpost31.bots.learned.made import Made
from outpost31.bots.outpost.habits import OutpostHabits

MADE = Made(
    command="outpost31 learn habits boardgame --games 200 --seed 777",
    sample="200 games of every kind with each of 4 to 4 seats",
    seed=777,
    commit="1b003fee27e5+",
    sources={
        "outpost31.bots.outpost.habits": "c0b71519f420",
        "outpost31.lab.learn.habits_outpost": "fffefdd83816",
        "outpost31.lab.learn.truth": "ac669497172f",
    },
)

HABITS: tuple[OutpostHabits, ...] = (
    OutpostHabits(
        joins_work=(0.0829, 0.4339),
        joins_idly=(0.0007, 0.0),
        stays_apart=(0.9164, 0.5661),
        goes_on=(0.6425, 0.0153),
        takes_special=(0.2753, 0.0012),
        wastes=(0.0025, 0.044),
        fuels=(0.2654, 0.002),
        tests=(0.0461, 0.0001),
        lets_test=(0.0458, 0.0006),
        burns=(0.001, 0.0),
        plays_bonus=(0.0046, 0.0),
        withdraws=(0.0005, 0.0),
        sabotages=(0.0002, 0.4372),
        lays_alien=0.4615,
        votes=((0.3406, 0.4927), (0.4, 0.1332)),
    ),
    OutpostHabits(
        joins_work=(0.0329, 0.7519),
        joins_idly=(0.0006, 0.0206),
        stays_apart=(0.9665, 0.2274),
        goes_on=(0.6917, 0.6268),
        takes_special=(0.2377, 0.4298),
        wastes=(0.0038, 0.0575),
        fuels=(0.2247, 0.0792),
        tests=(0.0645, 0.0242),
        lets_test=(0.1143, 0.0083),
        burns=(0.0033, 0.0),
        plays_bonus=(0.0019, 0.0),
        withdraws=(0.0, 0.0),
        sabotages=(0.0001, 0.2233),
        lays_alien=0.9384,
        votes=((0.2881, 0.4256), (0.5258, 0.0855)),
    ),
    OutpostHabits(
        joins_work=(0.4208, 0.5586),
        joins_idly=(0.0482, 0.0002),
        stays_apart=(0.531, 0.4412),
        goes_on=(0.671, 0.0137),
        takes_special=(0.281, 0.0017),
        wastes=(0.004, 0.0476),
        fuels=(0.1489, 0.0018),
        tests=(0.06, 0.0003),
        lets_test=(0.0295, 0.0005),
        burns=(0.0053, 0.0),
        plays_bonus=(0.0033, 0.0),
        withdraws=(0.0021, 0.0),
        sabotages=(0.0002, 0.44),
        lays_alien=0.5385,
        votes=((0.2289, 0.6495), (0.4077, 0.0709)),
    ),
    OutpostHabits(
        joins_work=(0.4447, 0.6545),
        joins_idly=(0.0079, 0.0471),
        stays_apart=(0.5474, 0.2984),
        goes_on=(0.7274, 0.6267),
        takes_special=(0.2676, 0.3691),
        wastes=(0.0001, 0.0304),
        fuels=(0.1189, 0.0706),
        tests=(0.0745, 0.0134),
        lets_test=(0.1272, 0.0109),
        burns=(0.004, 0.0),
        plays_bonus=(0.0016, 0.0),
        withdraws=(0.0028, 0.0),
        sabotages=(0.0002, 0.2651),
        lays_alien=0.9558,
        votes=((0.198, 0.5014), (0.4683, 0.0807)),
    ),
)
