"""How people of each role behave, written by `outpost31.lab.outpost_habits.learn`: do not edit."""

from outpost31.bots.outpost.habits import OutpostHabits

SAMPLE = "32 games of either game with each number of seats, novice and seasoned bots on either side"

HABITS = OutpostHabits(
    joins_work=(0.2583, 0.6517),
    joins_idly=(0.0758, 0.0535),
    stays_apart=(0.6659, 0.2948),
    goes_on=(0.7878, 0.2743),
    takes_special=(0.2813, 0.2723),
    wastes=(0.0286, 0.0425),
    fuels=(0.1035, 0.014),
    tests=(0.0702, 0.0076),
    lets_test=(0.0629, 0.0002),
    burns=(0.0062, 0.0),
    plays_bonus=(0.0042, 0.0),
    withdraws=(0.0036, 0.0),
    sabotages=(0.0001, 0.6849),
    lays_alien=0.9597,
    votes=((0.1227, 0.4042), (0.2538, 0.108)),
)
