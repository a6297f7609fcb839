"""OpenSpiel: its own test, the same games as a seed plays, copies, and information states."""

from __future__ import annotations

import random

import pyspiel
import pytest
from open_spiel.python.algorithms import outcome_sampling_mccfr

from outpost31 import GAMES, Match
from outpost31.envs import openspiel
from outpost31.envs.stepwise import Stepwise
from outpost31.kernel import Seeded
from tests.envs.playing import SMALLEST

EVERY_GAME = [(game, SMALLEST[game]) for game in GAMES]


@pytest.mark.parametrize("game", GAMES)
def test_the_random_simulation_of_openspiel_passes(game, capfd):
    loaded = pyspiel.load_game(f"{openspiel.PREFIX}{game}")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=game == "stayaway", verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize(("game", "seats"), [*EVERY_GAME, ("stayaway", 9), ("coop", 3)])
def test_stepping_chance_gives_the_same_game_as_a_seed(game, seats):
    play, fate, chance = Stepwise(game, seats), Seeded(31), random.Random(31)
    match = Match.new(game, seats, seed=31)
    rolls = 0
    while not play.seating.is_over:
        if play.fate_question is not None:
            play.give_fate(fate.answer(play.fate_question))
            rolls += 1
            continue
        assert play.match.view(None) == match.view(None)
        seat = play.asked_seat
        assert seat is not None
        question = match.questions[0]
        option = chance.choice(question.options)
        for action in play.seating.encoder.spell(question, option, seat):
            assert action in play.actions()
            play.act(action)
        match.answer(seat, option, question.id)
    assert play.match.digest() == match.digest() and rolls > 3


def test_a_copy_goes_its_own_way_even_between_two_dice():
    game = pyspiel.load_game("outpost31_stayaway(players=5)")
    state, chance = game.new_initial_state(), random.Random(3)
    while not state.is_terminal():
        before, other = str(state), state.clone()
        actions = state.legal_actions()
        other.apply_action(chance.choice(actions))
        assert str(state) == before and state.legal_actions() == actions
        state.apply_action(chance.choice(actions))


def test_an_information_state_remembers_and_an_observation_does_not():
    game = pyspiel.load_game("outpost31_coop(players=2)")
    state, chance = game.new_initial_state(), random.Random(1)
    longest = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            player = state.current_player()
            known = state.information_state_string(player)
            assert len(known) >= longest * 0.9 or player
            longest = max(longest, len(known))
            assert len(state.observation_tensor(player)) == game.observation_tensor_size()
            assert max(state.observation_tensor(player)) <= 1
            assert '"question"' not in state.observation_string(player)
        state.apply_action(chance.choice(state.legal_actions()))
    assert longest > 1000


def test_only_the_asked_seat_sees_its_question():
    state = pyspiel.load_game("outpost31_stayaway").new_initial_state()
    chance = random.Random(4)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    asked = state.current_player()
    for player in range(4):
        assert ('"draw"' in state.information_state_string(player)) == (player == asked)
        assert state.legal_actions(player) == (state.legal_actions() if player == asked else [])
    assert state.action_to_string(asked, state.legal_actions()[-1]).startswith("draw: ")


def test_fate_says_only_what_it_can():
    play = Stepwise("stayaway", 4)
    with pytest.raises(ValueError, match="cannot say 9999"):
        play.give_fate(9999)


def test_an_unknown_table_is_refused():
    with pytest.raises(ValueError, match="takes 4 to 12 players, not 3"):
        pyspiel.load_game("outpost31_stayaway(players=3)")


def test_mccfr_runs_on_a_small_table():
    game = pyspiel.load_game("outpost31_stayaway")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state, chance = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) == set(state.legal_actions()) and abs(sum(policy.values()) - 1) < 1e-9
