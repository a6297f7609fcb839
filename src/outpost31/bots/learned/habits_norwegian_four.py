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
        joins_work=(0.0155, 0.4056),
        joins_idly=(0.0264, 0.2341),
        stays_apart=(0.9581, 0.3603),
        takes_marker=(0.2247, 0.5712),
        goes_on=(0.6563, 0.7285),
        takes_special=(0.2486, 0.5217),
        wastes=(0.0023, 0.0304),
        fuels=(0.0, 0.0),
        tests=(0.0917, 0.0001),
        lets_test=(0.0549, 0.0002),
        burns=(0.0006, 0.0),
        plays_bonus=(0.0063, 0.0),
        withdraws=(0.0017, 0.0),
        sabotages=(0.0, 0.0574),
        lays_alien=1.0,
        votes=((0.3143, 0.4181), (0.4909, 0.0747)),
    ),
    OutpostHabits(
        joins_work=(0.1952, 0.4166),
        joins_idly=(0.1551, 0.0069),
        stays_apart=(0.6497, 0.5765),
        takes_marker=(0.8282, 0.2117),
        goes_on=(0.6465, 0.0425),
        takes_special=(0.4451, 0.0022),
        wastes=(0.0807, 0.001),
        fuels=(0.0, 0.0),
        tests=(0.1212, 0.001),
        lets_test=(0.0082, 0.0006),
        burns=(0.0031, 0.0),
        plays_bonus=(0.0051, 0.0),
        withdraws=(0.0005, 0.0),
        sabotages=(0.0004, 0.5137),
        lays_alien=1.0,
        votes=((0.2479, 0.6154), (0.4268, 0.0609)),
    ),
    OutpostHabits(
        joins_work=(0.1923, 0.4816),
        joins_idly=(0.078, 0.2719),
        stays_apart=(0.7297, 0.2466),
        takes_marker=(0.8043, 0.8331),
        goes_on=(0.6469, 0.7429),
        takes_special=(0.4521, 0.5117),
        wastes=(0.0502, 0.0647),
        fuels=(0.0, 0.0),
        tests=(0.1441, 0.0003),
        lets_test=(0.0272, 0.0002),
        burns=(0.0043, 0.0),
        plays_bonus=(0.0059, 0.0),
        withdraws=(0.0021, 0.0),
        sabotages=(0.0, 0.0526),
        lays_alien=0.988,
        votes=((0.1658, 0.5798), (0.4496, 0.0495)),
    ),
)
