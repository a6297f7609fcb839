"""OpenSpiel's search over imagined worlds, and its regret minimisation, at a small table."""

from __future__ import annotations

import random

import pyspiel
import pytest

from examples.openspiel_search import (
    GAME,
    NoWorld,
    bots,
    by_chance,
    learned,
    main,
    play,
    searcher,
    some_world,
)


def test_an_imagined_world_looks_the_same_to_who_imagines_it_and_hides_other_things():
    chance = random.Random(2)
    looked = different = 0
    for seed in range(6):
        dice = random.Random(seed)
        state = pyspiel.load_game(GAME).new_initial_state()
        while not state.is_terminal() and looked < 60:
            if not state.is_chance_node() and len(state.legal_actions()) > 1:
                player = state.current_player()
                try:
                    world = some_world(state, player, chance)
                except NoWorld:
                    pass
                else:
                    looked += 1
                    assert world.observation_string(player) == state.observation_string(player)
                    assert world.legal_actions() == state.legal_actions()
                    other = (player + 1) % 4
                    different += world.observation_string(other) != state.observation_string(other)
            state.apply_action(dice.choice(state.legal_actions()))
    assert looked > 20 and different > looked // 2


def test_the_search_plays_whole_games():
    act = searcher(simulations=4, seed=1)
    assert {play(act, seat, seed=seat) for seat in range(2)} <= {-1.0, 0.0, 1.0}


def test_it_sits_among_bots_who_answer_as_they_do_at_any_table():
    game = [play(None, 0, seed, among="novice") for seed in range(4)]
    assert game == [play(bots("novice", seed + 1), 0, seed, among="novice") for seed in range(4)]
    assert game != [play(by_chance(seed), 0, seed, among="novice") for seed in range(4)]


def test_regret_minimisation_learns_a_policy_that_plays():
    act, met = learned(iterations=2, seed=1)
    assert play(act, 0, seed=3) in (-1.0, 0.0, 1.0)
    assert met["information states"] > 4 and met["known"] + met["new"] > 0
    assert play(by_chance(1), 0, seed=3) in (-1.0, 0.0, 1.0)


def test_the_command_says_how_often_it_wins(capsys):
    main(["mccfr", "--iterations", "1", "--games", "2"])
    assert "chance: wins" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["ismcts", "--games", "0"])
