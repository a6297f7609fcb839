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
    commit="1e8a4b3e600f+",
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
        joins_work=(0.0744, 0.6328),
        joins_idly=(0.0252, 0.132),
        stays_apart=(0.9005, 0.2352),
        goes_on=(0.7995, 0.7992),
        takes_special=(0.2419, 0.5471),
        wastes=(0.0006, 0.0191),
        fuels=(0.0, 0.0),
        tests=(0.1056, 0.0001),
        lets_test=(0.0898, 0.0002),
        burns=(0.0019, 0.0),
        plays_bonus=(0.0071, 0.0),
        withdraws=(0.0065, 0.0),
        sabotages=(0.0, 0.0679),
        lays_alien=0.9446,
        votes=((0.1324, 0.3303), (0.2669, 0.1098)),
    ),
    OutpostHabits(
        joins_work=(0.276, 0.5483),
        joins_idly=(0.1717, 0.0267),
        stays_apart=(0.5523, 0.425),
        goes_on=(0.7837, 0.0511),
        takes_special=(0.4206, 0.0022),
        wastes=(0.0355, 0.0004),
        fuels=(0.0, 0.0),
        tests=(0.1228, 0.001),
        lets_test=(0.0633, 0.0038),
        burns=(0.0027, 0.0),
        plays_bonus=(0.0076, 0.0001),
        withdraws=(0.0003, 0.0),
        sabotages=(0.0001, 0.4781),
        lays_alien=1.0,
        votes=((0.1126, 0.518), (0.2262, 0.0459)),
    ),
    OutpostHabits(
        joins_work=(0.2698, 0.6147),
        joins_idly=(0.1448, 0.1314),
        stays_apart=(0.5855, 0.2539),
        goes_on=(0.795, 0.8168),
        takes_special=(0.4356, 0.4944),
        wastes=(0.0189, 0.0468),
        fuels=(0.0, 0.0),
        tests=(0.1394, 0.0004),
        lets_test=(0.1252, 0.0009),
        burns=(0.0064, 0.0),
        plays_bonus=(0.0052, 0.0),
        withdraws=(0.002, 0.0),
        sabotages=(0.0, 0.0496),
        lays_alien=0.9606,
        votes=((0.12, 0.4502), (0.2365, 0.0747)),
    ),
)
