"""The outpost games (4 to 8 players, 1 to 3 against an automated alien, the Norwegian Outpost) as bots play them."""
