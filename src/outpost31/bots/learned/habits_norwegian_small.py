"""How each role behaves at a Norwegian outpost of four.

Written whole by `outpost31 learn habits norwegian`: do not edit.
"""

# fmt: off
from outpost31.bots.learned.made import Made
from outpost31.bots.outpost.habits import OutpostHabits

MADE = Made(
    command="outpost31 learn habits norwegian --games 200 --seed 777",
    sample="200 games of every kind with each of 4 to 4 seats",
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
        joins_work=(0.0595, 0.5519),
        joins_idly=(0.0191, 0.0086),
        stays_apart=(0.9214, 0.4396),
        goes_on=(0.6058, 0.0287),
        takes_special=(0.2565, 0.0012),
        wastes=(0.0027, 0.0),
        fuels=(0.0, 0.0),
        tests=(0.106, 0.0008),
        lets_test=(0.0672, 0.002),
        burns=(0.0005, 0.0),
        plays_bonus=(0.0051, 0.0),
        withdraws=(0.0, 0.0),
        sabotages=(0.0003, 0.4947),
        lays_alien=0.9949,
        votes=((0.3663, 0.4586), (0.4132, 0.083)),
    ),
    OutpostHabits(
        joins_work=(0.021, 0.1638),
        joins_idly=(0.0187, 0.0644),
        stays_apart=(0.9603, 0.7718),
        goes_on=(0.6437, 0.7109),
        takes_special=(0.2826, 0.543),
        wastes=(0.0017, 0.0222),
        fuels=(0.0, 0.0),
        tests=(0.0993, 0.0002),
        lets_test=(0.0604, 0.0002),
        burns=(0.0004, 0.0),
        plays_bonus=(0.0092, 0.0),
        withdraws=(0.0, 0.0),
        sabotages=(0.0, 0.0527),
        lays_alien=0.8756,
        votes=((0.3235, 0.4641), (0.4466, 0.1045)),
    ),
    OutpostHabits(
        joins_work=(0.1631, 0.5206),
        joins_idly=(0.141, 0.0042),
        stays_apart=(0.6959, 0.4752),
        goes_on=(0.6376, 0.0582),
        takes_special=(0.4543, 0.0023),
        wastes=(0.038, 0.0005),
        fuels=(0.0, 0.0),
        tests=(0.1148, 0.001),
        lets_test=(0.0448, 0.0019),
        burns=(0.0038, 0.0),
        plays_bonus=(0.0077, 0.0001),
        withdraws=(0.0, 0.0),
        sabotages=(0.0004, 0.5256),
        lays_alien=1.0,
        votes=((0.2115, 0.6492), (0.4346, 0.072)),
    ),
    OutpostHabits(
        joins_work=(0.2338, 0.1601),
        joins_idly=(0.0591, 0.0993),
        stays_apart=(0.7071, 0.7405),
        goes_on=(0.6477, 0.7434),
        takes_special=(0.4346, 0.4463),
        wastes=(0.0189, 0.0431),
        fuels=(0.0, 0.0),
        tests=(0.1168, 0.0003),
        lets_test=(0.0409, 0.0002),
        burns=(0.0027, 0.0),
        plays_bonus=(0.0105, 0.0),
        withdraws=(0.0005, 0.0),
        sabotages=(0.0, 0.0402),
        lays_alien=0.9704,
        votes=((0.3026, 0.4179), (0.3997, 0.0335)),
    ),
)
