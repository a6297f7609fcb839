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
    commit="9eff194701a5+",
    sources={
        "outpost31.bots.outpost.habits": "590772e5051a",
        "outpost31.lab.learn.habits_outpost": "722e57de4086",
        "outpost31.lab.learn.truth": "ac669497172f",
    },
)

HABITS: tuple[OutpostHabits, ...] = (
    OutpostHabits(
        joins_work=(0.0595, 0.5519),
        joins_idly=(0.0191, 0.0086),
        stays_apart=(0.9214, 0.4396),
        takes_marker=(0.2393, 0.1182),
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
        joins_idly=(0.0262, 0.2342),
        stays_apart=(0.9591, 0.3585),
        takes_marker=(0.2265, 0.5681),
        goes_on=(0.6558, 0.7284),
        takes_special=(0.2497, 0.5162),
        wastes=(0.0023, 0.026),
        fuels=(0.0, 0.0),
        tests=(0.0921, 0.0001),
        lets_test=(0.0556, 0.0002),
        burns=(0.0006, 0.0),
        plays_bonus=(0.0068, 0.0),
        withdraws=(0.0017, 0.0),
        sabotages=(0.0, 0.0596),
        lays_alien=1.0,
        votes=((0.3166, 0.4158), (0.4907, 0.0703)),
    ),
    OutpostHabits(
        joins_work=(0.1874, 0.4078),
        joins_idly=(0.1599, 0.0069),
        stays_apart=(0.6527, 0.5853),
        takes_marker=(0.8333, 0.2054),
        goes_on=(0.643, 0.0428),
        takes_special=(0.4408, 0.0022),
        wastes=(0.0807, 0.0009),
        fuels=(0.0, 0.0),
        tests=(0.1182, 0.001),
        lets_test=(0.0092, 0.0007),
        burns=(0.0026, 0.0),
        plays_bonus=(0.0051, 0.0),
        withdraws=(0.0005, 0.0),
        sabotages=(0.0004, 0.5191),
        lays_alien=1.0,
        votes=((0.2347, 0.6353), (0.4279, 0.0605)),
    ),
    OutpostHabits(
        joins_work=(0.1826, 0.4839),
        joins_idly=(0.0759, 0.2769),
        stays_apart=(0.7415, 0.2391),
        takes_marker=(0.7976, 0.8233),
        goes_on=(0.6466, 0.7401),
        takes_special=(0.4448, 0.5132),
        wastes=(0.0556, 0.0687),
        fuels=(0.0, 0.0),
        tests=(0.1446, 0.0003),
        lets_test=(0.0261, 0.0002),
        burns=(0.0044, 0.0),
        plays_bonus=(0.0071, 0.0),
        withdraws=(0.0022, 0.0),
        sabotages=(0.0, 0.0601),
        lays_alien=0.9952,
        votes=((0.1442, 0.6168), (0.4551, 0.0454)),
    ),
)
