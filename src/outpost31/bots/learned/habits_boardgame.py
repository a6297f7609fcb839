"""How people of each role behave at the outpost.

Written whole by `outpost31 learn habits boardgame`: do not edit.
"""

# fmt: off
from outpost31.bots.learned.made import Made
from outpost31.bots.outpost.habits import OutpostHabits

MADE = Made(
    command="outpost31 learn habits boardgame --games 60 --seed 777",
    sample="60 games of every kind with each of 6 to 8 seats",
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
        joins_work=(0.2552, 0.578),
        joins_idly=(0.0143, 0.0028),
        stays_apart=(0.7304, 0.4192),
        goes_on=(0.7987, 0.0107),
        takes_special=(0.212, 0.0005),
        wastes=(0.0029, 0.0265),
        fuels=(0.2093, 0.0044),
        tests=(0.0556, 0.0001),
        lets_test=(0.057, 0.0006),
        burns=(0.0023, 0.0),
        plays_bonus=(0.0057, 0.0),
        withdraws=(0.0026, 0.0),
        sabotages=(0.0001, 0.5139),
        lays_alien=1.0,
        votes=((0.1247, 0.3985), (0.1945, 0.1475)),
    ),
    OutpostHabits(
        joins_work=(0.1901, 0.7064),
        joins_idly=(0.0082, 0.0434),
        stays_apart=(0.8017, 0.2502),
        goes_on=(0.8279, 0.825),
        takes_special=(0.2062, 0.2966),
        wastes=(0.0033, 0.0551),
        fuels=(0.2186, 0.0511),
        tests=(0.0488, 0.023),
        lets_test=(0.061, 0.0048),
        burns=(0.0011, 0.0),
        plays_bonus=(0.0115, 0.0),
        withdraws=(0.0034, 0.0),
        sabotages=(0.0, 0.1123),
        lays_alien=0.9261,
        votes=((0.0991, 0.3602), (0.2223, 0.1206)),
    ),
    OutpostHabits(
        joins_work=(0.3987, 0.5053),
        joins_idly=(0.1776, 0.0144),
        stays_apart=(0.4237, 0.4803),
        goes_on=(0.8164, 0.0352),
        takes_special=(0.2624, 0.0009),
        wastes=(0.0399, 0.0286),
        fuels=(0.1703, 0.0045),
        tests=(0.0484, 0.0002),
        lets_test=(0.0345, 0.0009),
        burns=(0.019, 0.0001),
        plays_bonus=(0.0066, 0.0),
        withdraws=(0.0089, 0.0),
        sabotages=(0.0001, 0.4897),
        lays_alien=0.928,
        votes=((0.1261, 0.4243), (0.1988, 0.0707)),
    ),
    OutpostHabits(
        joins_work=(0.3813, 0.5231),
        joins_idly=(0.1142, 0.1613),
        stays_apart=(0.5045, 0.3156),
        goes_on=(0.8308, 0.8476),
        takes_special=(0.2589, 0.2634),
        wastes=(0.0124, 0.0298),
        fuels=(0.1215, 0.0968),
        tests=(0.0643, 0.0209),
        lets_test=(0.0363, 0.0021),
        burns=(0.0137, 0.0),
        plays_bonus=(0.0071, 0.0),
        withdraws=(0.0172, 0.0),
        sabotages=(0.0, 0.1236),
        lays_alien=0.9256,
        votes=((0.1252, 0.3012), (0.2189, 0.0748)),
    ),
)
