"""How people of each role behave at the Norwegian outpost.

Written whole by `outpost31 learn habits norwegian`: do not edit.
"""

# fmt: off
from outpost31.bots.learned.made import Made
from outpost31.bots.outpost.habits import OutpostHabits

MADE = Made(
    command="outpost31 learn habits norwegian --games 50 --seed 777",
    sample="50 games of every kind with each of 5 to 8 seats",
    seed=777,
    commit="unknown",
    sources={
        "outpost31.bots.outpost.habits": "c0b71519f420",
        "outpost31.lab.learn.habits_outpost": "fffefdd83816",
        "outpost31.lab.learn.truth": "ac669497172f",
    },
)

HABITS: tuple[OutpostHabits, ...] = (
    OutpostHabits(
        joins_work=(0.1706, 0.5931),
        joins_idly=(0.0661, 0.0115),
        stays_apart=(0.7633, 0.3954),
        goes_on=(0.7744, 0.0511),
        takes_special=(0.2474, 0.001),
        wastes=(0.0085, 0.0001),
        fuels=(0.0, 0.0),
        tests=(0.1238, 0.0006),
        lets_test=(0.0915, 0.0033),
        burns=(0.003, 0.0),
        plays_bonus=(0.0062, 0.0),
        withdraws=(0.0016, 0.0),
        sabotages=(0.0001, 0.5174),
        lays_alien=1.0,
        votes=((0.1316, 0.4499), (0.2091, 0.0952)),
    ),
    OutpostHabits(
        joins_work=(0.0854, 0.4836),
        joins_idly=(0.0199, 0.0835),
        stays_apart=(0.8947, 0.4329),
        goes_on=(0.8101, 0.8064),
        takes_special=(0.2394, 0.4869),
        wastes=(0.0025, 0.0153),
        fuels=(0.0, 0.0),
        tests=(0.0962, 0.0001),
        lets_test=(0.055, 0.0001),
        burns=(0.0015, 0.0),
        plays_bonus=(0.011, 0.0),
        withdraws=(0.0086, 0.0),
        sabotages=(0.0, 0.0725),
        lays_alien=0.8636,
        votes=((0.1406, 0.3084), (0.2668, 0.107)),
    ),
    OutpostHabits(
        joins_work=(0.281, 0.5508),
        joins_idly=(0.179, 0.0352),
        stays_apart=(0.54, 0.414),
        goes_on=(0.8022, 0.043),
        takes_special=(0.405, 0.0021),
        wastes=(0.0238, 0.0003),
        fuels=(0.0, 0.0),
        tests=(0.1225, 0.001),
        lets_test=(0.0771, 0.0043),
        burns=(0.0036, 0.0),
        plays_bonus=(0.005, 0.0),
        withdraws=(0.0011, 0.0),
        sabotages=(0.0001, 0.4779),
        lays_alien=0.9439,
        votes=((0.1064, 0.533), (0.2058, 0.0535)),
    ),
    OutpostHabits(
        joins_work=(0.3186, 0.3419),
        joins_idly=(0.1299, 0.1436),
        stays_apart=(0.5515, 0.5145),
        goes_on=(0.8173, 0.8321),
        takes_special=(0.4046, 0.3992),
        wastes=(0.0124, 0.0379),
        fuels=(0.0, 0.0),
        tests=(0.1146, 0.0003),
        lets_test=(0.0868, 0.0005),
        burns=(0.0031, 0.0),
        plays_bonus=(0.0039, 0.0),
        withdraws=(0.0008, 0.0),
        sabotages=(0.0, 0.0699),
        lays_alien=0.9657,
        votes=((0.1425, 0.3191), (0.2098, 0.0632)),
    ),
)
