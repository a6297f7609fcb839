"""The lab: many games at once, counted."""

from outpost31.lab.play import GameFailed, game_seed, play_game
from outpost31.lab.simulation import Experiment, Stopped, simulate
from outpost31.lab.tallies import Tally, wilson

__all__ = ["Experiment", "GameFailed", "Stopped", "Tally", "game_seed", "play_game", "simulate", "wilson"]
