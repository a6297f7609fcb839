"""How people of each role behave at small outposts.

Written whole by `outpost31 learn habits boardgame`: do not edit.
"""

# fmt: off
from outpost31.bots.learned.made import Made
from outpost31.bots.outpost.habits import OutpostHabits

MADE = Made(
    command="outpost31 learn habits boardgame --games 150 --seed 777",
    sample="150 games of every kind with each of 4 to 5 seats",
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
        joins_work=(0.1005, 0.4164),
        joins_idly=(0.0008, 0.0),
        stays_apart=(0.8987, 0.5835),
        takes_marker=(0.3498, 0.2242),
        goes_on=(0.6842, 0.0093),
        takes_special=(0.2656, 0.0006),
        wastes=(0.0021, 0.0384),
        fuels=(0.2733, 0.001),
        tests=(0.0396, 0.0),
        lets_test=(0.0331, 0.0002),
        burns=(0.0029, 0.0),
        plays_bonus=(0.0051, 0.0),
        withdraws=(0.0005, 0.0),
        sabotages=(0.0001, 0.4867),
        lays_alien=0.805,
        votes=((0.2661, 0.4583), (0.3508, 0.1513)),
    ),
    OutpostHabits(
        joins_work=(0.0702, 0.5906),
        joins_idly=(0.0002, 0.0045),
        stays_apart=(0.9295, 0.4049),
        takes_marker=(0.3595, 0.63),
        goes_on=(0.7185, 0.6797),
        takes_special=(0.2637, 0.4051),
        wastes=(0.0037, 0.0348),
        fuels=(0.2571, 0.0516),
        tests=(0.0559, 0.0216),
        lets_test=(0.067, 0.0045),
        burns=(0.0012, 0.0),
        plays_bonus=(0.0062, 0.0),
        withdraws=(0.0004, 0.0),
        sabotages=(0.0001, 0.253),
        lays_alien=0.7986,
        votes=((0.2162, 0.4139), (0.4032, 0.1253)),
    ),
    OutpostHabits(
        joins_work=(0.469, 0.4855),
        joins_idly=(0.0735, 0.0022),
        stays_apart=(0.4575, 0.5124),
        takes_marker=(0.3405, 0.2611),
        goes_on=(0.7102, 0.0207),
        takes_special=(0.265, 0.0008),
        wastes=(0.0031, 0.0619),
        fuels=(0.1261, 0.0035),
        tests=(0.0684, 0.0002),
        lets_test=(0.0522, 0.0006),
        burns=(0.0036, 0.0),
        plays_bonus=(0.0033, 0.0),
        withdraws=(0.0016, 0.0),
        sabotages=(0.0001, 0.4312),
        lays_alien=0.7955,
        votes=((0.2015, 0.5484), (0.3529, 0.0899)),
    ),
    OutpostHabits(
        joins_work=(0.4783, 0.4861),
        joins_idly=(0.0135, 0.0195),
        stays_apart=(0.5082, 0.4944),
        takes_marker=(0.2457, 0.5974),
        goes_on=(0.7631, 0.6909),
        takes_special=(0.2741, 0.3571),
        wastes=(0.0006, 0.0317),
        fuels=(0.0875, 0.087),
        tests=(0.0595, 0.0085),
        lets_test=(0.0879, 0.0031),
        burns=(0.0015, 0.0),
        plays_bonus=(0.0027, 0.0),
        withdraws=(0.0053, 0.0),
        sabotages=(0.0001, 0.235),
        lays_alien=0.8913,
        votes=((0.1743, 0.4622), (0.3701, 0.0886)),
    ),
)
