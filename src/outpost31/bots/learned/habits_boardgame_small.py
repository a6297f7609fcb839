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
        joins_work=(0.0609, 0.6279),
        joins_idly=(0.0, 0.002),
        stays_apart=(0.9391, 0.3701),
        takes_marker=(0.3594, 0.3813),
        goes_on=(0.7181, 0.6936),
        takes_special=(0.2647, 0.4212),
        wastes=(0.0031, 0.0256),
        fuels=(0.2535, 0.0297),
        tests=(0.0565, 0.0258),
        lets_test=(0.0652, 0.0074),
        burns=(0.0014, 0.0),
        plays_bonus=(0.0055, 0.0),
        withdraws=(0.0002, 0.0),
        sabotages=(0.0001, 0.2582),
        lays_alien=0.7374,
        votes=((0.2023, 0.4264), (0.4057, 0.1272)),
    ),
    OutpostHabits(
        joins_work=(0.4665, 0.5269),
        joins_idly=(0.08, 0.0013),
        stays_apart=(0.4536, 0.4718),
        takes_marker=(0.3297, 0.2348),
        goes_on=(0.7179, 0.0202),
        takes_special=(0.2605, 0.0008),
        wastes=(0.0029, 0.0389),
        fuels=(0.1144, 0.0036),
        tests=(0.073, 0.0002),
        lets_test=(0.0724, 0.0009),
        burns=(0.0042, 0.0),
        plays_bonus=(0.0032, 0.0),
        withdraws=(0.0019, 0.0),
        sabotages=(0.0001, 0.4332),
        lays_alien=0.7576,
        votes=((0.2008, 0.5506), (0.3435, 0.0742)),
    ),
    OutpostHabits(
        joins_work=(0.4662, 0.5406),
        joins_idly=(0.0144, 0.0192),
        stays_apart=(0.5193, 0.4401),
        takes_marker=(0.2603, 0.4516),
        goes_on=(0.7638, 0.6916),
        takes_special=(0.2633, 0.3658),
        wastes=(0.0006, 0.0197),
        fuels=(0.0923, 0.0682),
        tests=(0.0636, 0.0136),
        lets_test=(0.0873, 0.0047),
        burns=(0.0004, 0.0),
        plays_bonus=(0.0021, 0.0),
        withdraws=(0.0048, 0.0),
        sabotages=(0.0001, 0.2247),
        lays_alien=0.9036,
        votes=((0.1631, 0.4619), (0.3894, 0.0854)),
    ),
)
