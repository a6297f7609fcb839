"""The league: players who try to exploit the bots, scripted and searched, and what they gain by it."""
