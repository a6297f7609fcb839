"""The games for PettingZoo: several learners, one a seat, asked one after the other (AEC) or all at once (parallel).

>>> env = aec_env(game="stayaway", seats=4)
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> action = env.action_space(env.agent_selection).sample(observation["action_mask"])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from outpost31 import Match
from outpost31.envs.encoding import VERSION, Encoder, encoder_for
from outpost31.envs.encoding.layouts import MOST
from outpost31.envs.seating import LOST, NEITHER, Seating

Observation = dict[str, NDArray[Any]]
ILLEGAL_REWARD = LOST
METADATA: dict[str, Any] = {
    "name": "outpost31",
    "render_modes": ["ansi"],
    "is_parallelizable": False,
    "version": VERSION,
}


def observation_space(encoder: Encoder) -> spaces.Dict:
    """The space of what a seat gets."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (encoder.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (len(encoder.actions),), np.int8),
        }
    )


def agent_of(seat: int) -> str:
    """What the learner at a seat is called."""
    return f"seat_{seat}"


def seat_of(agent: str) -> int:
    """The seat of a learner."""
    return int(agent.removeprefix("seat_"))


def chosen_seed(generator: np.random.Generator) -> int:
    """The seed of the next match."""
    return int(generator.integers(2**63))


def aec_env(**settings: Any) -> AECEnv[str, Any, Any]:
    """A table as PettingZoo wants it: in order, and an action that is not on offer ends the episode as a loss."""
    bare: AECEnv[str, Any, Any] = RawTable(**settings)
    bare = wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL_REWARD)
    bare = wrappers.AssertOutOfBoundsWrapper(bare)
    return wrappers.OrderEnforcingWrapper(bare)


env = aec_env
"""The name that PettingZoo's own games have."""


class RawTable(AECEnv[str, Any, Any]):
    """A table of one game whose seats are all learners."""

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        game: str = "stayaway",
        seats: int = 4,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        *,
        ask_forced: bool = True,
        quiet: bool = False,
    ) -> None:
        """Choose game, seats and table options. Without `ask_forced`, answers without a choice are given for the seats.

        That is faster, and `agent_selection` then tells those who read it that somebody had no choice. A quiet table is
        faster too: it keeps no events, so `raw` and the match's record are refused.
        """
        super().__init__()  # type: ignore[no-untyped-call]
        self.game, self.seats, self.options, self.ask_forced = game, seats, options, ask_forced
        self.quiet = quiet
        self.encoder = encoder_for(game, seats)
        self.render_mode = render_mode
        self.possible_agents = [agent_of(seat) for seat in range(seats)]
        space, actions = observation_space(self.encoder), spaces.Discrete(len(self.encoder.actions))
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay out a new game; a seed decides it and those that follow. `options["table"]` are table options for it."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        table = (options or {}).get("table", self.options)
        match = Match.new(self.game, self.seats, chosen_seed(self._random), table, quiet=self.quiet)
        self.seating = Seating(match)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, NEITHER)
        self._cumulative_rewards = dict.fromkeys(self.agents, NEITHER)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def _go_on(self) -> None:
        """Find out who is asked next, or that it is over."""
        self._seen: dict[str, Observation] = {}  # wrappers look again and again
        seating = self.seating
        if not self.ask_forced:
            answer_forced(seating)
        if seating.is_over:
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = seating.reward(seat)
                self.terminations[agent] = True
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[seating.match.questions[0].player]

    def observe(self, agent: str) -> Observation:
        """What a seat sees now, in numbers, and what it may do."""
        seen = self._seen.get(agent)
        if seen is None:
            seen = self._seen[agent] = self.seating.observe(seat_of(agent))._asdict()
        return seen

    def raw(self, agent: str) -> dict[str, Any]:
        """The same as the games say it: view, told events and question."""
        return self.seating.raw(seat_of(agent))

    def step(self, action: int | None) -> None:
        """Take an action for the seat that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must take an action")
        self._cumulative_rewards[agent] = NEITHER
        self.seating.act(seat_of(agent), int(action))
        self._go_on()

    def render(self) -> str | None:
        """What the seat that is asked sees, line by line."""
        return self.seating.picture(seat_of(self.agent_selection)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is kept open."""


def answer_forced(seating: Seating) -> None:
    """Answer every question that leaves no choice."""
    match = seating.match
    while match.outcome is None:
        question = match.questions[0]
        if len(question.options) > 1:
            return
        match.answer(question.player, question.options[0], question.id)


class ParallelTable(ParallelEnv[str, Any, Any]):
    """The same table, with everybody acting at once: whoever is not asked waits (action 0).

    Where several are asked at the same time, as in Round and round, their answers are sealed until all are in.
    An action that is not on offer counts as the first that is.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        game: str = "stayaway",
        seats: int = 4,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.encoder = encoder_for(game, seats)
        self.render_mode = render_mode
        self.possible_agents = [agent_of(seat) for seat in range(seats)]
        self.agents: list[str] = []
        space, actions = observation_space(self.encoder), spaces.Discrete(len(self.encoder.actions))
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Lay out a new game, as the other environment does."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        table = (options or {}).get("table", self.options)
        self.seating = Seating(Match.new(self.game, self.seats, chosen_seed(self._random), table))
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.seating.observe(seat_of(agent))._asdict() for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Give everybody's action; those who are not asked wait."""
        seating = self.seating
        for question in seating.match.questions:
            seat = question.player
            allowed = seating.encoder.next_actions(question, seat, seating.parts(seat, question))
            action = actions.get(agent_of(seat), 0)
            seating.act(seat, action if action in allowed else allowed[0])
        agents, over = self.agents, seating.is_over
        observations = self._observations()
        rewards = {agent: seating.reward(seat_of(agent)) for agent in agents}
        if over:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def render(self) -> str | None:
        """What everybody sees, line by line."""
        return self.seating.picture() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is kept open."""


parallel_env = ParallelTable
