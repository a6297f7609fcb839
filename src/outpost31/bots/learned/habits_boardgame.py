"""How people of each role behave at the outpost.

Written whole by `outpost31 learn habits boardgame`: do not edit.
"""

# fmt: off
from outpost31.bots.learned.made import Made
from outpost31.bots.outpost.habits import OutpostHabits

MADE = Made(
    command="outpost31 learn habits boardgame --games 150 --seed 777",
    sample="150 games of every kind with each of 6 to 8 seats",
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
        joins_work=(0.2424, 0.5841),
        joins_idly=(0.0124, 0.0037),
        stays_apart=(0.7452, 0.4122),
        takes_marker=(0.3202, 0.2121),
        goes_on=(0.8002, 0.0107),
        takes_special=(0.2136, 0.0002),
        wastes=(0.0027, 0.0299),
        fuels=(0.2145, 0.0017),
        tests=(0.0535, 0.0),
        lets_test=(0.0521, 0.0002),
        burns=(0.0021, 0.0),
        plays_bonus=(0.0069, 0.0),
        withdraws=(0.0031, 0.0),
        sabotages=(0.0, 0.505),
        lays_alien=1.0,
        votes=((0.1194, 0.3993), (0.1975, 0.1435)),
    ),
    OutpostHabits(
        joins_work=(0.1776, 0.729),
        joins_idly=(0.0085, 0.0366),
        stays_apart=(0.8139, 0.2344),
        takes_marker=(0.3117, 0.4386),
        goes_on=(0.8271, 0.8321),
        takes_special=(0.2031, 0.3072),
        wastes=(0.0027, 0.0318),
        fuels=(0.2067, 0.0573),
        tests=(0.0491, 0.0228),
        lets_test=(0.0605, 0.007),
        burns=(0.0014, 0.0),
        plays_bonus=(0.0106, 0.0),
        withdraws=(0.0042, 0.0),
        sabotages=(0.0, 0.1253),
        lays_alien=0.8792,
        votes=((0.0961, 0.3531), (0.2088, 0.1308)),
    ),
    OutpostHabits(
        joins_work=(0.4198, 0.475),
        joins_idly=(0.132, 0.0203),
        stays_apart=(0.4481, 0.5047),
        takes_marker=(0.7844, 0.2799),
        goes_on=(0.8225, 0.0366),
        takes_special=(0.2381, 0.0003),
        wastes=(0.0148, 0.0138),
        fuels=(0.1287, 0.0027),
        tests=(0.0749, 0.0001),
        lets_test=(0.0275, 0.0004),
        burns=(0.0125, 0.0),
        plays_bonus=(0.0046, 0.0),
        withdraws=(0.005, 0.0),
        sabotages=(0.0, 0.4909),
        lays_alien=0.9859,
        votes=((0.1209, 0.4018), (0.1968, 0.0776)),
    ),
    OutpostHabits(
        joins_work=(0.4079, 0.5623),
        joins_idly=(0.0872, 0.1345),
        stays_apart=(0.505, 0.3032),
        takes_marker=(0.6398, 0.5047),
        goes_on=(0.8362, 0.8467),
        takes_special=(0.2358, 0.2585),
        wastes=(0.0106, 0.0103),
        fuels=(0.1051, 0.0983),
        tests=(0.0813, 0.0152),
        lets_test=(0.0344, 0.0021),
        burns=(0.0087, 0.0),
        plays_bonus=(0.0065, 0.0),
        withdraws=(0.0106, 0.0),
        sabotages=(0.0, 0.12),
        lays_alien=0.9187,
        votes=((0.1172, 0.3146), (0.2097, 0.1007)),
    ),
)
