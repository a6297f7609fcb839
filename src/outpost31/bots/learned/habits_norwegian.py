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
    commit="9eff194701a5+",
    sources={
        "outpost31.bots.outpost.habits": "590772e5051a",
        "outpost31.lab.learn.habits_outpost": "722e57de4086",
        "outpost31.lab.learn.truth": "ac669497172f",
    },
)

HABITS: tuple[OutpostHabits, ...] = (
    OutpostHabits(
        joins_work=(0.1706, 0.5931),
        joins_idly=(0.0661, 0.0115),
        stays_apart=(0.7633, 0.3954),
        takes_marker=(0.2576, 0.1355),
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
        joins_work=(0.0872, 0.4943),
        joins_idly=(0.0205, 0.0752),
        stays_apart=(0.8924, 0.4305),
        takes_marker=(0.2659, 0.819),
        goes_on=(0.8086, 0.8082),
        takes_special=(0.2383, 0.4739),
        wastes=(0.002, 0.0165),
        fuels=(0.0, 0.0),
        tests=(0.0953, 0.0001),
        lets_test=(0.0556, 0.0001),
        burns=(0.0015, 0.0),
        plays_bonus=(0.0109, 0.0),
        withdraws=(0.0092, 0.0),
        sabotages=(0.0, 0.0722),
        lays_alien=0.8628,
        votes=((0.1406, 0.308), (0.2638, 0.1079)),
    ),
    OutpostHabits(
        joins_work=(0.2867, 0.5104),
        joins_idly=(0.1971, 0.0436),
        stays_apart=(0.5162, 0.4459),
        takes_marker=(0.8225, 0.2727),
        goes_on=(0.8042, 0.0415),
        takes_special=(0.4041, 0.002),
        wastes=(0.0605, 0.0007),
        fuels=(0.0, 0.0),
        tests=(0.1268, 0.0009),
        lets_test=(0.0342, 0.0021),
        burns=(0.0023, 0.0),
        plays_bonus=(0.0062, 0.0),
        withdraws=(0.0014, 0.0),
        sabotages=(0.0001, 0.4821),
        lays_alien=1.0,
        votes=((0.1082, 0.5084), (0.2115, 0.0261)),
    ),
    OutpostHabits(
        joins_work=(0.3002, 0.4469),
        joins_idly=(0.1477, 0.1621),
        stays_apart=(0.5522, 0.391),
        takes_marker=(0.7643, 0.8626),
        goes_on=(0.8123, 0.8271),
        takes_special=(0.4082, 0.3921),
        wastes=(0.0272, 0.0126),
        fuels=(0.0, 0.0),
        tests=(0.1433, 0.0004),
        lets_test=(0.045, 0.0005),
        burns=(0.0034, 0.0),
        plays_bonus=(0.0045, 0.0),
        withdraws=(0.0016, 0.0),
        sabotages=(0.0, 0.0451),
        lays_alien=0.8949,
        votes=((0.1273, 0.3736), (0.2132, 0.083)),
    ),
)
