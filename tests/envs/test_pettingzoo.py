"""PettingZoo: its own tests, whole games by masks, and the same games as a match plays."""

from __future__ import annotations

import random
import warnings
from typing import Any

import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import seed_test

from outpost31 import GAMES, Match
from outpost31.envs.pettingzoo import ILLEGAL_REWARD, RawTable, aec_env, parallel_env
from tests.envs.playing import SMALLEST
from tests.laws.play import RARE

EVERY_GAME = [(game, SMALLEST[game]) for game in GAMES]


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_the_conformance_tests_of_pettingzoo_pass(game, seats, capsys):
    with warnings.catch_warnings():
        # Observations with a mask are dictionaries, which it only wonders about.
        warnings.filterwarnings("ignore", "Observation")
        api_test(aec_env(game=game, seats=seats), num_cycles=60)
        seed_test(lambda: aec_env(game=game, seats=seats), num_cycles=30)
        parallel_api_test(parallel_env(game=game, seats=seats), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


class Masked:
    """An agent that takes any action of its mask, and those that end a game at once rarely."""

    def __init__(self, seed: int, names: list[str]) -> None:
        self.random = random.Random(seed)
        self.rare = {place for place, name in enumerate(names) if name.rpartition(": ")[2] in RARE}

    def act(self, observation: dict[str, Any]) -> int:
        allowed = [int(place) for place in observation["action_mask"].nonzero()[0]]
        calm = [place for place in allowed if place not in self.rare]
        return self.random.choice(calm if calm and self.random.random() < 0.98 else allowed)


def play(env: Any, agent: Masked, seed: int) -> tuple[dict[str, float], int]:
    """One game: the rewards, and how many actions it took."""
    env.reset(seed=seed)
    rewards: dict[str, float] = {}
    steps = 0
    for name in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[name] = reward
            env.step(None)
        else:
            env.step(agent.act(observation))
            steps += 1
    return rewards, steps


def play_many(game: str, seats: int, games: int) -> None:
    env = RawTable(game=game, seats=seats)
    agent = Masked(1, [action.name for action in env.encoder.actions])
    for seed in range(games):
        rewards, steps = play(env, agent, seed)
        outcome = env.seating.match.outcome
        assert outcome is not None and steps > 0
        for seat in range(seats):
            expected = 1 if seat in outcome.winners else -1 if seat in outcome.losers else 0
            assert rewards[f"seat_{seat}"] == expected
        again = Match.replay(env.seating.match.record())
        assert again.outcome == outcome


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_masked_agents_play_whole_games_and_are_rewarded_by_side(game, seats):
    play_many(game, seats, 20 if game == "stayaway" else 3)


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in GAMES for seats in GAMES[game].seats])
def test_masked_agents_play_thousands_of_games(game, seats):
    play_many(game, seats, 1000)


def test_an_action_that_is_not_on_offer_loses():
    env = aec_env(game="stayaway", seats=4)
    env.reset(seed=2)
    loser = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(0)
    assert env.terminations[loser] and env.rewards[loser] == ILLEGAL_REWARD


def test_what_leaves_no_choice_can_be_answered_for_everybody():
    lengths = {}
    for asked in (True, False):
        env = RawTable(game="boardgame", seats=4, ask_forced=asked)
        env.reset(seed=4)
        choices = []
        for _ in range(200):
            if env.terminations[env.agent_selection]:
                break
            allowed = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
            choices.append(len(allowed))
            env.step(int(allowed[-1]))
        lengths[asked] = min(choices)
    assert lengths == {True: 1, False: 2}


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_a_quiet_table_goes_the_same_way_and_has_no_events(game, seats):
    played = []
    for quiet in (False, True):
        env = RawTable(game=game, seats=seats, quiet=quiet)
        agent = Masked(3, [action.name for action in env.encoder.actions])
        env.reset(seed=9)
        seen = []
        for _ in range(60):
            if env.terminations[env.agent_selection]:
                break
            seen.append(env.observe(env.agent_selection))
            env.step(agent.act(seen[-1]))
        played.append([(one["observation"].tobytes(), one["action_mask"].tobytes()) for one in seen])
    assert played[0] == played[1]
    with pytest.raises(ValueError, match="quiet match tells nothing"):
        env.raw(env.agent_selection)


def test_the_raw_observation_is_what_the_seat_knows():
    env = RawTable(game="stayaway", seats=4, options={"edition": "ours"}, render_mode="ansi")
    env.reset(seed=1)
    name = env.agent_selection
    raw = env.raw(name)
    assert raw["view"]["you"] == int(name[-1])
    assert raw["question"]["seat"] == int(name[-1])
    assert any(event["event"] == "HandDealt" for event in raw["events"])
    picture = env.render()
    assert picture is not None and "you are asked: draw = 1" in picture


def test_in_parallel_those_who_are_not_asked_wait():
    env = parallel_env(game="boardgame", seats=4, render_mode="ansi")
    observations, _ = env.reset(seed=3)
    chance = random.Random(5)
    together = 0
    rewards: dict[str, float] = {}
    while env.agents:
        asked = [name for name, seen in observations.items() if not seen["action_mask"][0]]
        together += len(asked) > 1
        actions = {
            name: int(chance.choice(seen["action_mask"].nonzero()[0])) for name, seen in observations.items()
        }
        observations, rewards, terminated, _, _ = env.step(actions)
    assert together > 5 and all(terminated.values())
    assert set(rewards.values()) <= {1.0, -1.0, 0.0} and any(rewards.values())
    assert env.render()
