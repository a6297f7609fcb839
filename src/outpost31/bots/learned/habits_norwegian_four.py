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
    commit="1b003fee27e5+",
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
        joins_work=(0.0147, 0.4073),
        joins_idly=(0.0262, 0.2355),
        stays_apart=(0.9591, 0.3573),
        goes_on=(0.6563, 0.728),
        takes_special=(0.2507, 0.5189),
        wastes=(0.0023, 0.026),
        fuels=(0.0, 0.0),
        tests=(0.0927, 0.0001),
        lets_test=(0.0555, 0.0002),
        burns=(0.0006, 0.0),
        plays_bonus=(0.0068, 0.0),
        withdraws=(0.0017, 0.0),
        sabotages=(0.0, 0.0599),
        lays_alien=1.0,
        votes=((0.3164, 0.4162), (0.4907, 0.0719)),
    ),
    OutpostHabits(
        joins_work=(0.1475, 0.5411),
        joins_idly=(0.1432, 0.0044),
        stays_apart=(0.7093, 0.4545),
        goes_on=(0.6412, 0.0439),
        takes_special=(0.4473, 0.0024),
        wastes=(0.0336, 0.0004),
        fuels=(0.0, 0.0),
        tests=(0.1141, 0.0011),
        lets_test=(0.0467, 0.0022),
        burns=(0.0032, 0.0),
        plays_bonus=(0.0081, 0.0001),
        withdraws=(0.0, 0.0),
        sabotages=(0.0004, 0.541),
        lays_alien=1.0,
        votes=((0.2256, 0.6558), (0.4324, 0.0721)),
    ),
    OutpostHabits(
        joins_work=(0.2207, 0.4035),
        joins_idly=(0.0586, 0.2207),
        stays_apart=(0.7207, 0.3758),
        goes_on=(0.6375, 0.7379),
        takes_special=(0.4421, 0.5158),
        wastes=(0.0234, 0.0466),
        fuels=(0.0, 0.0),
        tests=(0.1319, 0.0003),
        lets_test=(0.0671, 0.0004),
        burns=(0.0067, 0.0),
        plays_bonus=(0.0062, 0.0),
        withdraws=(0.0021, 0.0),
        sabotages=(0.0, 0.0407),
        lays_alien=0.9719,
        votes=((0.2257, 0.5285), (0.4344, 0.0441)),
    ),
)
