"""How people of each role behave, written by `outpost31.lab.outpost_habits.learn`: do not edit."""

from outpost31.bots.outpost.habits import OutpostHabits

SAMPLE = "32 games of either game with each number of seats, novice and seasoned bots on either side"

HABITS = OutpostHabits(
    joins_work=(0.2457, 0.6676),
    joins_idly=(0.075, 0.0557),
    stays_apart=(0.6793, 0.2767),
    goes_on=(0.793, 0.3141),
    takes_special=(0.2812, 0.0006),
    wastes=(0.0263, 0.0378),
    fuels=(0.1031, 0.021),
    tests=(0.0652, 0.0001),
    lets_test=(0.0675, 0.0003),
    burns=(0.0037, 0.0),
    plays_bonus=(0.0046, 0.0),
    withdraws=(0.0021, 0.0),
    sabotages=(0.0412, 0.546),
    lays_alien=0.9604,
    votes=((0.118, 0.418), (0.2495, 0.1024)),
)
