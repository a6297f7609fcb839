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
        joins_work=(0.0701, 0.592),
        joins_idly=(0.0002, 0.0041),
        stays_apart=(0.9296, 0.4039),
        takes_marker=(0.3589, 0.628),
        goes_on=(0.7192, 0.6808),
        takes_special=(0.262, 0.4053),
        wastes=(0.0031, 0.0309),
        fuels=(0.2554, 0.0539),
        tests=(0.0551, 0.0219),
        lets_test=(0.067, 0.0028),
        burns=(0.0008, 0.0),
        plays_bonus=(0.0066, 0.0),
        withdraws=(0.0004, 0.0),
        sabotages=(0.0001, 0.2533),
        lays_alien=0.7915,
        votes=((0.2162, 0.4131), (0.4003, 0.1276)),
    ),
    OutpostHabits(
        joins_work=(0.4234, 0.4507),
        joins_idly=(0.0689, 0.0051),
        stays_apart=(0.5076, 0.5442),
        takes_marker=(0.6434, 0.2561),
        goes_on=(0.7101, 0.0242),
        takes_special=(0.2609, 0.0008),
        wastes=(0.0059, 0.042),
        fuels=(0.1389, 0.0008),
        tests=(0.0615, 0.0001),
        lets_test=(0.0358, 0.0007),
        burns=(0.0058, 0.0),
        plays_bonus=(0.0031, 0.0),
        withdraws=(0.0051, 0.0),
        sabotages=(0.0001, 0.4746),
        lays_alien=0.8034,
        votes=((0.2111, 0.5383), (0.3579, 0.0912)),
    ),
    OutpostHabits(
        joins_work=(0.4467, 0.5331),
        joins_idly=(0.0118, 0.0207),
        stays_apart=(0.5415, 0.4462),
        takes_marker=(0.5122, 0.6234),
        goes_on=(0.7584, 0.6886),
        takes_special=(0.2674, 0.3471),
        wastes=(0.0006, 0.012),
        fuels=(0.094, 0.0732),
        tests=(0.0762, 0.0111),
        lets_test=(0.0495, 0.003),
        burns=(0.0018, 0.0),
        plays_bonus=(0.0026, 0.0),
        withdraws=(0.0095, 0.0),
        sabotages=(0.0001, 0.2338),
        lays_alien=0.9242,
        votes=((0.1738, 0.4727), (0.384, 0.0713)),
    ),
)
