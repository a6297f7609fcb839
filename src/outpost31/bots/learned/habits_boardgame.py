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
    commit="1e8a4b3e600f",
    sources={
        "outpost31.bots.outpost.habits": "6e0d2eba6da9",
        "outpost31.lab.learn.habits_outpost": "30884b53d516",
        "outpost31.lab.learn.truth": "ac669497172f",
    },
)

HABITS: tuple[OutpostHabits, ...] = (
    OutpostHabits(
        joins_work=(0.2192, 0.5078),
        joins_idly=(0.0125, 0.0022),
        stays_apart=(0.7683, 0.49),
        goes_on=(0.7668, 0.0083),
        takes_special=(0.2256, 0.0006),
        wastes=(0.0031, 0.0326),
        fuels=(0.2216, 0.0048),
        tests=(0.0493, 0.0001),
        lets_test=(0.0479, 0.0005),
        burns=(0.0027, 0.0),
        plays_bonus=(0.005, 0.0),
        withdraws=(0.0015, 0.0),
        sabotages=(0.0001, 0.5053),
        lays_alien=0.9772,
        votes=((0.1442, 0.4285), (0.2334, 0.1548)),
    ),
    OutpostHabits(
        joins_work=(0.1461, 0.775),
        joins_idly=(0.0052, 0.0313),
        stays_apart=(0.8487, 0.1937),
        goes_on=(0.805, 0.7464),
        takes_special=(0.2088, 0.3346),
        wastes=(0.0035, 0.0523),
        fuels=(0.2439, 0.0757),
        tests=(0.0498, 0.017),
        lets_test=(0.0545, 0.0054),
        burns=(0.0011, 0.0),
        plays_bonus=(0.0102, 0.0),
        withdraws=(0.0024, 0.0),
        sabotages=(0.0001, 0.2912),
        lays_alien=0.9458,
        votes=((0.1093, 0.3642), (0.2689, 0.1222)),
    ),
    OutpostHabits(
        joins_work=(0.3998, 0.4657),
        joins_idly=(0.1369, 0.018),
        stays_apart=(0.4633, 0.5163),
        goes_on=(0.7895, 0.0352),
        takes_special=(0.2519, 0.0009),
        wastes=(0.02, 0.029),
        fuels=(0.1923, 0.0014),
        tests=(0.0406, 0.0001),
        lets_test=(0.023, 0.0005),
        burns=(0.0137, 0.0),
        plays_bonus=(0.0064, 0.0),
        withdraws=(0.0058, 0.0),
        sabotages=(0.0001, 0.4675),
        lays_alien=0.9485,
        votes=((0.1214, 0.4759), (0.2406, 0.0803)),
    ),
    OutpostHabits(
        joins_work=(0.3495, 0.6328),
        joins_idly=(0.1024, 0.125),
        stays_apart=(0.5481, 0.2423),
        goes_on=(0.8202, 0.7596),
        takes_special=(0.2497, 0.2782),
        wastes=(0.0137, 0.029),
        fuels=(0.1386, 0.1132),
        tests=(0.0587, 0.0139),
        lets_test=(0.0315, 0.0039),
        burns=(0.0075, 0.0),
        plays_bonus=(0.0075, 0.0),
        withdraws=(0.0066, 0.0),
        sabotages=(0.0, 0.2813),
        lays_alien=0.9233,
        votes=((0.1218, 0.3521), (0.2584, 0.077)),
    ),
)
