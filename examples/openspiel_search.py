"""OpenSpiel's own search and its own regret minimisation at the 4-seat Stay Away!, among players by chance or bots.

python -m examples.openspiel_search ismcts --games 40 --simulations 40 --among novice
python -m examples.openspiel_search mccfr --iterations 2000 --games 400
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import outpost31.envs.openspiel  # noqa: F401
from outpost31.bots import make_bot
from outpost31.envs.seating import Seating
from outpost31.envs.stepwise import GivenFate, Stepwise
from outpost31.imagination import imagine, veil
from outpost31.lab.play import decide
from outpost31.lab.tallies import wilson

SEATS = 4
GAME = f"outpost31_stayaway(players={SEATS})"
TRIES = 12
"""Assignments of roles that are tried until one fits what the seat knows."""
CHANCE = "chance"
ALSO_INFECTED = 0.2
"""How likely anybody else is taken to be infected."""


class NoWorld(Exception):
    """Nothing can be imagined at this moment."""


def some_world(state: Any, player: int, chance: random.Random) -> Any:
    """A state that the player cannot tell from this one: roles and hidden cards as they might be."""
    match = state.play.match
    veiled = veil(match, player)
    if veiled is None:
        raise NoWorld
    seen = match.view(player)["players"]
    roles = [one["role"] for one in seen]
    others = [one["seat"] for one in seen if one["is_alive"] and one["seat"] != player]
    for _ in range(TRIES):
        thing = roles.index("the_thing") if "the_thing" in roles else chance.choice(others)
        infected = {seat for seat in range(SEATS) if roles[seat] == "infected"}
        if roles[player] != "the_thing":  # The Thing knows whom it infected
            infected |= {seat for seat in others if chance.random() < ALSO_INFECTED and roles[seat] is None}
        world = imagine(veiled, (thing, frozenset(infected - {thing})), chance)
        if world is not None:
            found = _state_of(state, world, player)
            # Where several answer at the same time, somebody else may be asked first in the world.
            if found.current_player() == player and found.observation_string() == state.observation_string():
                return found
    raise NoWorld


def _state_of(state: Any, world: Any, player: int) -> Any:
    """A state of OpenSpiel in which this match goes on."""
    new = state.clone()
    play = Stepwise.__new__(Stepwise)
    play.fate = GivenFate()
    play.seating = Seating(world.copy(play.fate))
    play.seating.put_together(state.play.seating)
    play.own_actions = [state.play.own_actions[seat] if seat == player else () for seat in range(SEATS)]
    play.fate_question = None
    new.play = play
    return new


def searcher(simulations: int, seed: int) -> Callable[[Any], int]:
    """OpenSpiel's ISMCTS over worlds that are imagined; where none can be, chance."""
    chance = random.Random(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    bot = ismcts.ISMCTSBot(
        pyspiel.load_game(GAME), evaluator, 2.0, simulations, random_state=np.random.RandomState(seed),
        use_observation_string=True, allow_inconsistent_action_sets=True,
    )  # fmt: skip
    bot.set_resampler(lambda state, player: some_world(state, player, chance))

    def act(state: Any) -> int:
        try:
            return int(bot.step(state))
        except NoWorld:
            return int(chance.choice(state.legal_actions()))

    return act


def by_chance(seed: int) -> Callable[[Any], int]:
    """Any legal action."""
    chance = random.Random(seed)
    return lambda state: chance.choice(state.legal_actions())


def bots(level: str, seed: int) -> Callable[[Any], int]:
    """Bots of a level for one game: whoever is asked answers as its bot does."""
    players = [make_bot(level, "stayaway", seat, seed) for seat in range(SEATS)]

    def act(state: Any) -> int:
        match = state.play.match
        question = match.questions[0]
        seat = question.player
        (action,) = state.play.seating.encoder.spell(question, decide(players[seat], match, question), seat)
        return int(action)

    return act


def play(act: Callable[[Any], int] | None, seat: int, seed: int, among: str = CHANCE) -> float:
    """One game with this player at a seat among others of a kind, or one more of them: its worth to the seat."""
    chance = random.Random(seed)
    other = by_chance(seed + 1) if among == CHANCE else bots(among, seed + 1)
    act = act or other
    state = pyspiel.load_game(GAME).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        else:
            state.apply_action(act(state) if state.current_player() == seat else other(state))
    return float(state.returns()[seat])


def learned(iterations: int, seed: int) -> tuple[Callable[[Any], int], dict[str, int]]:
    """The average policy after so many iterations of outcome-sampling MCCFR, and how often it had been where it was."""
    np.random.seed(seed)  # what the solver draws from
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(GAME))
    for _ in range(iterations):
        solver.iteration()
    policy, chance = solver.average_policy(), random.Random(seed)
    met = {"known": 0, "new": 0, "information states": len(solver._infostates)}  # noqa: SLF001

    def act(state: Any) -> int:
        known = state.information_state_string() in solver._infostates  # noqa: SLF001
        met["known" if known else "new"] += 1
        chances = policy.action_probabilities(state)
        return int(chance.choices(list(chances), list(chances.values()))[0])

    return act, met


def measure(name: str, act: Callable[[Any], int], games: int, seed: int, among: str = CHANCE) -> None:
    """How often it wins at a seat among others of a kind, and how often one of them would on the same deals."""
    won = {}
    for who, one in ((name, act), (among, None)):
        won[who] = np.array(
            [play(one, number % SEATS, seed + 7 * number, among) > 0 for number in range(games)]
        )
        count = int(won[who].sum())
        low, high = wilson(count, games)
        print(f"{who}: wins {count} of {games}, {100 * count / games:.1f} % ({100 * low:.1f}-{100 * high:.1f})",
              flush=True)  # fmt: skip
    gain = won[name].astype(float) - won[among]
    spread = 196 * gain.std() / games**0.5
    print(f"it gains {100 * gain.mean():+.1f} ± {spread:.1f} points over {among} in the same seats")


def main(words: list[str] | None = None) -> None:
    """Run one of the two."""
    parser = argparse.ArgumentParser(prog="python -m examples.openspiel_search", description=__doc__)
    parser.add_argument("method", choices=["ismcts", "mccfr"])
    parser.add_argument("--games", type=int, default=40, help="games that are measured (40)")
    parser.add_argument("--simulations", type=int, default=40, help="of ISMCTS, for a decision (40)")
    parser.add_argument("--iterations", type=int, default=1000, help="of MCCFR (1000)")
    parser.add_argument(
        "--among", default=CHANCE, choices=[CHANCE, "novice", "seasoned"], help="the others (chance)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of everything (1)")
    given = parser.parse_args(words)
    if min(given.games, given.simulations, given.iterations) < 1:
        parser.error("--games, --simulations and --iterations are at least 1")
    if given.method == "ismcts":
        act = searcher(given.simulations, given.seed)
        measure(f"ISMCTS, {given.simulations} simulations", act, given.games, given.seed, given.among)
        return
    act, met = learned(given.iterations, given.seed)
    measure(f"MCCFR, {given.iterations} iterations", act, given.games, given.seed, given.among)
    print(f"{met['information states']} information states met in learning; in play {met['known']} of "
          f"{met['known'] + met['new']} decisions were at one of them")  # fmt: skip


if __name__ == "__main__":
    main()
