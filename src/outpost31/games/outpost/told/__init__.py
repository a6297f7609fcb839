"""How viewers are told of what happens at the station. The modules are written by `python -m outpost31.shapes`."""

from outpost31.games.outpost.told import base, cards, people

Told = base.Told | cards.Told | people.Told
"""Whatever is told at the board game."""
