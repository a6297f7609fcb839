"""The learner: what it sees and remembers, its policy, whole games; with PyTorch, that a step learns."""

from __future__ import annotations

import numpy as np
import pytest

from examples.learner.playing import (
    ACTIONS,
    INPUTS,
    REMEMBERED,
    Episode,
    Memory,
    Policy,
    play,
    play_as_bot,
    wins,
)


def test_it_plays_whole_games_and_the_seed_decides_them():
    policies = [Policy.new(5), Policy.new(5)]
    first, again = ([play(policy, seed, seed % 4) for seed in range(6)] for policy in policies)
    for one, other in zip(first, again, strict=True):
        assert one.taken == other.taken and one.reward == other.reward
        assert one.reward in (-1.0, 0.0, 1.0)
        for seen, allowed, taken in zip(one.seen, one.allowed, one.taken, strict=True):
            assert seen.shape == (INPUTS,) and seen.dtype == np.float32
            assert np.abs(seen).max() <= 1 and len(allowed) > 1
            assert 0 <= taken < len(allowed) and allowed.max() < ACTIONS
    assert sum(len(one.taken) for one in first) > 10


def test_it_remembers_who_gave_it_an_infected_card():
    memory = Memory(2)
    exchanged = {
        "event": "CardsExchanged",
        "offerer": 1,
        "taker": 2,
        "offered": "infected",
        "answered": "axe",
    }
    memory.take_in(
        [exchanged, {**exchanged, "taker": 3}, {"event": "CardDiscarded", "seat": 2, "card": None}]
    )
    (giver,) = np.flatnonzero(memory.counts[:, REMEMBERED.index("gave me an Infected! card")])
    assert giver == (1 - 2) % 4 - 1
    assert memory.counts.sum() == 2


def test_what_was_learned_is_kept_in_a_file(tmp_path):
    policy = Policy.new(1)
    policy.save(tmp_path / "learner.npz")
    seen = np.ones(INPUTS, np.float32)
    kept = Policy.load(tmp_path / "learner.npz")
    assert (kept.logits(seen) == policy.logits(seen)).all() and kept.random is None


def test_bots_are_measured_on_the_same_deals():
    won = wins(lambda seed, seat: play_as_bot("novice", seed, seat), 12, 3)
    assert (won == wins(lambda seed, seat: play_as_bot("novice", seed, seat), 12, 3)).all()
    assert 0 < won.sum() < 12


@pytest.mark.long
def test_a_step_makes_what_was_rewarded_likelier():
    pytest.importorskip("torch")
    from examples.learner.learning import Learner

    policy = Policy.new(3)
    learner = Learner(policy, seed=3)
    seen = np.ones(INPUTS, np.float32)
    allowed = np.array([3, 9], np.intp)
    for _ in range(10):
        episodes = [Episode([seen], [allowed], [one % 2], float(2 * (one % 2) - 1)) for one in range(64)]
        learner.learn(episodes)
    numbers = policy.logits(seen)
    assert numbers[9] > numbers[3] + 0.5
