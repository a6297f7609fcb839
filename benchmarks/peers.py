"""The peers' side: RLCard's uno and OpenSpiel's social_deduction, through their Python APIs."""

from __future__ import annotations

from importlib.machinery import SourceFileLoader
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from random import Random
from typing import Any

from measure import Contestant, Spread, microseconds
from ours import Costs

ENV_RUN = "RLCard uno, `env.run`"
LEAN_RUN = "RLCard uno, `env.run`, lean agent"
BARE_LOOP = "RLCard uno, bare game loop"
SOCIAL_DEDUCTION = "OpenSpiel social_deduction (C++)"

SOCIAL_DEDUCTION_SEATS = 8


def versions() -> dict[str, str]:
    """The versions of the peers that are installed."""
    return {name: version(name) for name in ("rlcard", "open_spiel", "numpy")}


def contestants() -> list[Contestant]:
    """Every peer. Without the extra `bench` this is an ImportError."""
    return [*rlcard_uno(), _social_deduction()]


class _LeanAgent:
    """The quickest agent that `env.run` could be given: RLCard's own spends most of its time in NumPy."""

    use_raw = False

    def __init__(self, generator: Random) -> None:
        self.random = generator.random

    def step(self, state: dict[str, Any]) -> int:
        """One of the legal actions."""
        actions: tuple[int, ...] = tuple(state["legal_actions"])
        return actions[int(self.random() * len(actions))]


def rlcard_uno() -> list[Contestant]:
    import numpy
    import rlcard
    from rlcard.games.uno import Game

    numpy.random.seed(0)  # what its random agent chooses with
    env = rlcard.make("uno", config={"seed": 0})
    its_own = [_random_agent(Path(rlcard.__file__).parent)(num_actions=env.num_actions)] * env.num_players
    game = Game()
    game.np_random = numpy.random.RandomState(0)

    def env_run(generator: Random) -> int:
        env.set_agents(its_own)
        before: int = env.timestep
        env.run(is_training=False)  # as in RLCard's own example of random play
        return int(env.timestep - before)

    def lean_run(generator: Random) -> int:
        env.set_agents([_LeanAgent(generator)] * env.num_players)
        before: int = env.timestep
        env.run(is_training=True)  # asks the agent for an action alone, not for probabilities
        return int(env.timestep - before)

    def bare_loop(generator: Random) -> int:
        random = generator.random
        decisions = 0
        state, _ = game.init_game()
        while not game.is_over():
            actions = state["legal_actions"]
            state, _ = game.step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    def widths(generator: Random) -> list[int]:
        found = []
        state, _ = game.init_game()
        while not game.is_over():
            found.append(len(state["legal_actions"]))
            state, _ = game.step(generator.choice(state["legal_actions"]))
        return found

    plays = {ENV_RUN: env_run, LEAN_RUN: lean_run, BARE_LOOP: bare_loop}
    return [Contestant(name, env.num_players, play, widths) for name, play in plays.items()]


def _random_agent(package: Path) -> Any:
    """RLCard's RandomAgent, from its own file: its package of agents runs `pip freeze` when imported."""
    loader = SourceFileLoader("rlcard_random_agent", str(package / "agents" / "random_agent.py"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module.RandomAgent


def _new_state() -> Any:
    import pyspiel

    return pyspiel.load_game(f"social_deduction(players={SOCIAL_DEDUCTION_SEATS})").new_initial_state()


def _act(state: Any, generator: Random) -> int:
    """Let chance or the current player act; the number of options if it was a player, otherwise 0."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(generator.choices(outcomes, weights)[0])
        return 0
    actions = state.legal_actions()
    state.apply_action(actions[int(generator.random() * len(actions))])
    return len(actions)


def _widths(generator: Random) -> list[int]:
    state = _new_state()
    found = []
    while not state.is_terminal():
        found.append(_act(state, generator))
    return [width for width in found if width]


def _social_deduction() -> Contestant:
    import pyspiel

    game = pyspiel.load_game(f"social_deduction(players={SOCIAL_DEDUCTION_SEATS})")

    def play(generator: Random) -> int:
        random = generator.random
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                _act(state, generator)
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return Contestant(SOCIAL_DEDUCTION, SOCIAL_DEDUCTION_SEATS, play, _widths)


def clone_costs(matches: int, times: int) -> Costs:
    """What OpenSpiel's `state.clone()` costs in the middle of games."""
    clones, plays = [], []
    for seed in range(matches):
        generator = Random(seed)
        state = _new_state()
        for _ in range(len(_widths(Random(seed))) // 2):
            _act(state, generator)
        while state.is_chance_node():
            _act(state, generator)

        def play_on(state: Any = state, generator: Random = generator) -> None:
            _act(state.clone(), generator)

        clones.append(microseconds(state.clone, times))
        plays.append(microseconds(play_on, times))
    return Costs(SOCIAL_DEDUCTION, SOCIAL_DEDUCTION_SEATS, Spread.of(clones), None, Spread.of(plays))
