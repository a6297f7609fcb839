"""How people of each role behave at an outpost of five.

Written whole by `outpost31 learn habits boardgame`: do not edit.
"""

# fmt: off
from outpost31.bots.learned.made import Made
from outpost31.bots.outpost.habits import OutpostHabits

MADE = Made(
    command="outpost31 learn habits boardgame --games 200 --seed 777",
    sample="200 games of every kind with each of 5 to 5 seats",
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
        joins_work=(0.1185, 0.407),
        joins_idly=(0.0005, 0.0),
        stays_apart=(0.8809, 0.593),
        goes_on=(0.7114, 0.0066),
        takes_special=(0.2482, 0.0007),
        wastes=(0.0015, 0.0333),
        fuels=(0.2846, 0.0012),
        tests=(0.0406, 0.0),
        lets_test=(0.0298, 0.0002),
        burns=(0.0051, 0.0),
        plays_bonus=(0.0053, 0.0),
        withdraws=(0.0006, 0.0),
        sabotages=(0.0001, 0.5253),
        lays_alien=1.0,
        votes=((0.219, 0.443), (0.3264, 0.1581)),
    ),
    OutpostHabits(
        joins_work=(0.0964, 0.612),
        joins_idly=(0.0003, 0.0052),
        stays_apart=(0.9033, 0.3829),
        goes_on=(0.7391, 0.7813),
        takes_special=(0.2567, 0.3552),
        wastes=(0.0043, 0.0265),
        fuels=(0.2633, 0.0509),
        tests=(0.057, 0.0309),
        lets_test=(0.0631, 0.0042),
        burns=(0.0015, 0.0),
        plays_bonus=(0.0092, 0.0),
        withdraws=(0.001, 0.0),
        sabotages=(0.0, 0.1266),
        lays_alien=0.8333,
        votes=((0.1934, 0.3978), (0.3306, 0.1509)),
    ),
    OutpostHabits(
        joins_work=(0.437, 0.433),
        joins_idly=(0.0562, 0.0069),
        stays_apart=(0.5068, 0.56),
        goes_on=(0.7411, 0.0304),
        takes_special=(0.2663, 0.001),
        wastes=(0.0076, 0.0463),
        fuels=(0.1534, 0.0013),
        tests=(0.0563, 0.0002),
        lets_test=(0.0594, 0.0009),
        burns=(0.0053, 0.0),
        plays_bonus=(0.0033, 0.0),
        withdraws=(0.0035, 0.0),
        sabotages=(0.0002, 0.4555),
        lays_alien=0.9851,
        votes=((0.1882, 0.4826), (0.3215, 0.0814)),
    ),
    OutpostHabits(
        joins_work=(0.4655, 0.4945),
        joins_idly=(0.0103, 0.0242),
        stays_apart=(0.5241, 0.4813),
        goes_on=(0.7834, 0.7952),
        takes_special=(0.2846, 0.2732),
        wastes=(0.0013, 0.0073),
        fuels=(0.0866, 0.0981),
        tests=(0.0711, 0.0089),
        lets_test=(0.065, 0.0083),
        burns=(0.001, 0.0),
        plays_bonus=(0.0027, 0.0),
        withdraws=(0.002, 0.0),
        sabotages=(0.0, 0.1055),
        lays_alien=0.8554,
        votes=((0.2012, 0.3641), (0.3163, 0.0776)),
    ),
)
