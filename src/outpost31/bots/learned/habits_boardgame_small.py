"""How people of each role behave at small outposts.

Written whole by `outpost31 learn habits boardgame`: do not edit.
"""

# fmt: off
from outpost31.bots.learned.made import Made
from outpost31.bots.outpost.habits import OutpostHabits

MADE = Made(
    command="outpost31 learn habits boardgame --games 60 --seed 777",
    sample="60 games of every kind with each of 4 to 5 seats",
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
        joins_work=(0.0999, 0.3829),
        joins_idly=(0.0005, 0.0),
        stays_apart=(0.8996, 0.6171),
        goes_on=(0.6829, 0.0099),
        takes_special=(0.2675, 0.0015),
        wastes=(0.0, 0.0345),
        fuels=(0.2741, 0.0024),
        tests=(0.04, 0.0001),
        lets_test=(0.0348, 0.0005),
        burns=(0.0057, 0.0),
        plays_bonus=(0.0034, 0.0),
        withdraws=(0.0004, 0.0),
        sabotages=(0.0003, 0.4907),
        lays_alien=0.8491,
        votes=((0.2616, 0.4569), (0.3568, 0.1503)),
    ),
    OutpostHabits(
        joins_work=(0.1021, 0.5817),
        joins_idly=(0.0, 0.0031),
        stays_apart=(0.8979, 0.4152),
        goes_on=(0.7092, 0.6694),
        takes_special=(0.2675, 0.4255),
        wastes=(0.0, 0.0216),
        fuels=(0.2441, 0.0849),
        tests=(0.0583, 0.023),
        lets_test=(0.0828, 0.0026),
        burns=(0.0, 0.0),
        plays_bonus=(0.0048, 0.0),
        withdraws=(0.0, 0.0),
        sabotages=(0.0001, 0.2581),
        lays_alien=0.7761,
        votes=((0.2266, 0.4333), (0.4165, 0.1249)),
    ),
    OutpostHabits(
        joins_work=(0.4221, 0.5337),
        joins_idly=(0.0641, 0.0054),
        stays_apart=(0.5139, 0.4609),
        goes_on=(0.7034, 0.0147),
        takes_special=(0.28, 0.0023),
        wastes=(0.0143, 0.0635),
        fuels=(0.1399, 0.0028),
        tests=(0.0533, 0.0003),
        lets_test=(0.0375, 0.0011),
        burns=(0.0095, 0.0001),
        plays_bonus=(0.0034, 0.0),
        withdraws=(0.0022, 0.0),
        sabotages=(0.0002, 0.447),
        lays_alien=0.7778,
        votes=((0.1815, 0.6031), (0.341, 0.1065)),
    ),
    OutpostHabits(
        joins_work=(0.457, 0.4986),
        joins_idly=(0.0099, 0.0193),
        stays_apart=(0.5331, 0.4821),
        goes_on=(0.7634, 0.7031),
        takes_special=(0.2819, 0.3607),
        wastes=(0.0015, 0.0334),
        fuels=(0.0839, 0.1008),
        tests=(0.0607, 0.0129),
        lets_test=(0.0901, 0.0104),
        burns=(0.0014, 0.0),
        plays_bonus=(0.0019, 0.0),
        withdraws=(0.0033, 0.0),
        sabotages=(0.0001, 0.1856),
        lays_alien=0.886,
        votes=((0.2067, 0.4128), (0.3746, 0.0601)),
    ),
)
