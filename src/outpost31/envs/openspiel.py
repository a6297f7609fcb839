"""The games for OpenSpiel: chance is a player, and what a seat was told and did is its information state.

>>> import pyspiel
>>> game = pyspiel.load_game("outpost31_stayaway(players=4)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Importing this module registers `outpost31_stayaway`, `outpost31_boardgame`, `outpost31_coop` and `outpost31_norwegian`,
each with the parameters `players` and `edition`.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from outpost31.envs.encoding import encoder_for
from outpost31.envs.stepwise import Stepwise
from outpost31.kernel import GAMES, Game

PREFIX = "outpost31_"
MOST_OUTCOMES = 256
"""More sides than any die or pile of ours has."""
LONGEST = 100_000
"""More decisions than any match has had."""


def game_type(card: Game) -> Any:
    """What OpenSpiel must know of a game before it is loaded."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"{PREFIX}{card.key}",
        long_name=card.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if card.is_cooperative else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=card.seats.stop - 1,
        min_num_players=card.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": card.seats.start, "edition": "ours"},
    )


class OutpostGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games at a number of seats."""

    card: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settled = dict(params or {})
        self.seats = self.card.check_seats(int(settled.get("players", self.card.seats.start)))
        self.edition = str(settled.get("edition", "ours"))
        self.encoder = encoder_for(self.card.key, self.seats)
        about = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoder.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, about, {"players": self.seats, "edition": self.edition})

    def new_initial_state(self) -> OutpostState:
        """A table that nobody has touched: Fate is asked first."""
        return OutpostState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OutpostObserver:
        """Who looks at states: with perfect recall at all that a seat was told and did, else at what lies before it."""
        del params
        return OutpostObserver(self, has_recall=bool(iig_obs_type and iig_obs_type.perfect_recall))


class OutpostState(pyspiel.State):  # type: ignore[misc]
    """A table in play."""

    def __init__(self, game: OutpostGame) -> None:
        super().__init__(game)
        self.play = Stepwise(game.card.key, game.seats, {"edition": game.edition})

    def current_player(self) -> int:
        """The seat that is asked, chance, or nobody."""
        if self.play.fate_question is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.play.asked_seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.actions() if player == self.play.asked_seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every side is equally likely."""
        sides = self.play.actions()
        return [(side, 1 / len(sides)) for side in sides]

    def _apply_action(self, action: int) -> None:
        if self.play.fate_question is not None:
            self.play.give_fate(action)
        else:
            self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"fate: {action}"
        return self.play.seating.encoder.actions[action].name

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self.play.seating.is_over

    def returns(self) -> list[float]:
        """1 to those who won, -1 to those who lost."""
        return [self.play.seating.reward(seat) for seat in range(self.play.match.seats)]

    def __str__(self) -> str:
        return json.dumps([self.play.match.view(None), self.play.match.waiting], sort_keys=True)


class OutpostObserver:
    """Looks at states as a seat does."""

    def __init__(self, game: OutpostGame, *, has_recall: bool) -> None:
        self.has_recall = has_recall
        self.tensor = None if has_recall else np.zeros(game.encoder.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: OutpostState, player: int) -> None:
        """Write what a seat sees into the tensor."""
        if self.tensor is not None:
            seen = state.play.seating.observe(player).observation
            self.tensor[:] = seen / state.play.seating.encoder.most

    def string_from(self, state: OutpostState, player: int) -> str:
        """What a seat sees; with recall, all that it was told, what it did, and what it is asked."""
        play = state.play
        match = play.match
        question = None if play.fate_question is not None else play.seating.question_for(player)
        asked = None if question is None else question.plain()
        seen = [match.events(player), play.own_actions[player]] if self.has_recall else match.view(player)
        return json.dumps([seen, asked, play.seating.parts(player, question)], sort_keys=True)


def _register() -> None:
    """Make the games known to `pyspiel.load_game`."""
    for card in GAMES.values():
        kind = game_type(card)
        if kind.short_name not in pyspiel.registered_names():
            made = type(f"{card.key.capitalize()}Game", (OutpostGame,), {"card": card, "kind": kind})
            pyspiel.register_game(kind, made)


_register()
