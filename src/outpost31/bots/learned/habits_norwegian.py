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
        joins_work=(0.094, 0.5207),
        joins_idly=(0.0299, 0.2037),
        stays_apart=(0.8761, 0.2755),
        takes_marker=(0.2655, 0.5921),
        goes_on=(0.8096, 0.8112),
        takes_special=(0.2318, 0.4754),
        wastes=(0.0006, 0.0189),
        fuels=(0.0, 0.0),
        tests=(0.106, 0.0001),
        lets_test=(0.0989, 0.0003),
        burns=(0.0017, 0.0),
        plays_bonus=(0.0074, 0.0),
        withdraws=(0.0074, 0.0),
        sabotages=(0.0, 0.0829),
        lays_alien=0.9247,
        votes=((0.1277, 0.3206), (0.2455, 0.1113)),
    ),
    OutpostHabits(
        joins_work=(0.2851, 0.5479),
        joins_idly=(0.1964, 0.0434),
        stays_apart=(0.5185, 0.4087),
        takes_marker=(0.8188, 0.2773),
        goes_on=(0.798, 0.0321),
        takes_special=(0.4075, 0.002),
        wastes=(0.0645, 0.0047),
        fuels=(0.0, 0.0),
        tests=(0.1314, 0.0009),
        lets_test=(0.0345, 0.0024),
        burns=(0.002, 0.0),
        plays_bonus=(0.0068, 0.0),
        withdraws=(0.0009, 0.0),
        sabotages=(0.0001, 0.4898),
        lays_alien=1.0,
        votes=((0.1055, 0.5176), (0.2099, 0.0265)),
    ),
    OutpostHabits(
        joins_work=(0.2849, 0.435),
        joins_idly=(0.1725, 0.3185),
        stays_apart=(0.5426, 0.2465),
        takes_marker=(0.7792, 0.7973),
        goes_on=(0.8108, 0.8265),
        takes_special=(0.4131, 0.4199),
        wastes=(0.0339, 0.0354),
        fuels=(0.0, 0.0),
        tests=(0.1421, 0.0003),
        lets_test=(0.0511, 0.0005),
        burns=(0.0048, 0.0),
        plays_bonus=(0.0064, 0.0),
        withdraws=(0.0017, 0.0),
        sabotages=(0.0, 0.0432),
        lays_alien=0.9353,
        votes=((0.1148, 0.3892), (0.2151, 0.0987)),
    ),
)
