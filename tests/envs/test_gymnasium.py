"""Gymnasium: its own test, one learner among bots, vectors of tables, and the win rates of the arena."""

from __future__ import annotations

import random
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from outpost31.bots import make_bot
from outpost31.envs.encoding import encoder_for
from outpost31.envs.gymnasium import IDS, OneSeat
from outpost31.lab.play import play_game


@pytest.mark.parametrize("name", IDS)
def test_the_conformance_test_of_gymnasium_passes(name):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", category=UserWarning)
        check_env(gymnasium.make(name, level="random", render_mode="ansi").unwrapped)


def test_a_learner_plays_a_game_to_its_end_and_is_rewarded():
    env = OneSeat("stayaway", 4, level=("novice", "random", "seasoned"), seat=2, render_mode="ansi")
    observation, info = env.reset(seed=7)
    chance, reward, over = random.Random(1), 0.0, False
    while not over:
        assert info == {"seat": 2, "was_legal": True} and reward == 0
        assert env.render()
        action = int(chance.choice(observation["action_mask"].nonzero()[0]))
        observation, reward, over, _, info = env.step(action)
    outcome = env.seating.match.outcome
    assert outcome is not None
    assert reward == (1 if 2 in outcome.winners else -1 if 2 in outcome.losers else 0)
    assert observation["action_mask"].nonzero()[0].tolist() == [0]


def test_without_a_seat_the_learner_sits_down_anywhere():
    env = OneSeat("coop", 3, level="random")
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(12)}
    assert seats == {0, 1, 2}


def test_an_action_that_is_not_on_offer_is_replaced_and_told():
    env = OneSeat("stayaway", 4, level="random")
    env.reset(seed=1)
    assert env.step(0)[4]["was_legal"] is False


def test_a_table_has_as_many_levels_as_others():
    with pytest.raises(ValueError, match="3 others sit at this table, not 2"):
        OneSeat("stayaway", 4, level=("novice", "novice"))


def test_tables_come_in_vectors():
    tables = gymnasium.make_vec("outpost31/StayAway-v1", num_envs=3, level="random")
    observation, _ = tables.reset(seed=1)
    chance = np.random.default_rng(1)
    ended, size = 0, encoder_for("stayaway", 4).size
    for _ in range(120):
        masks = observation["action_mask"]
        actions = np.array([chance.choice(mask.nonzero()[0]) for mask in masks])
        observation, rewards, terminated, _, _ = tables.step(actions)
        assert observation["observation"].shape == (3, size)
        assert all(reward == 0 or over for reward, over in zip(rewards, terminated, strict=True))
        ended += int(terminated.sum())
    tables.close()
    assert ended > 3


@pytest.mark.long
def test_a_policy_wins_as_often_as_in_the_arena():
    """A novice behind the environment, and the same novice at a table of novices."""
    games = 1500
    env = OneSeat("stayaway", 4, level="novice", seat=0)
    rewards = []
    for seed in range(games):
        env.reset(seed=seed)
        bot, over = make_bot("novice", "stayaway", 0, seed), False
        while not over:
            match = env.seating.match
            question = env.seating.question_for(0)
            assert question is not None
            option = bot.answer(match.view(0), match.events(0), question)
            for action in env.encoder.spell(question, option, 0):
                _, reward, over, _, _ = env.step(action)
        rewards.append(reward)
    played = [play_game("stayaway", 4, "novice", None, seed) for seed in range(games)]
    arena = [1.0 if 0 in match.outcome.winners else -1.0 for match in played if match.outcome is not None]
    spread = 3.5 * (2 / games) ** 0.5
    assert abs(np.mean(rewards) - np.mean(arena)) < spread
