"""Whole games in one call, as quick as it goes: a function for each seat gets numbers and says an action.

>>> from outpost31.envs.running import run
>>> rewards = run("stayaway", 4, [lambda observation, allowed: allowed[0]] * 4, seed=1)
>>> len(rewards)
4
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from outpost31 import Match
from outpost31.envs.encoding import encoder_for
from outpost31.envs.encoding.encoder import Numbers
from outpost31.envs.seating import LOST, NEITHER, WON

Agent: TypeAlias = Callable[[Numbers, list[int]], int]
"""Gets an observation and the actions on offer, and says one of them."""


def run(
    game: str,
    seats: int,
    agents: Sequence[Agent],
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    ask_forced: bool = True,
) -> list[float]:
    """Play one game to its end: the rewards by seat.

    No events are kept and no masks are written. An action that is not on offer is an IllegalAnswer. Without
    `ask_forced` agents are not asked where they have no choice.
    """
    if len(agents) != seats:
        raise ValueError(f"{seats} agents sit at this table, not {len(agents)}")
    encoder = encoder_for(game, seats)
    match = Match.new(game, seats, seed, options, quiet=True)
    sight, answer, look = encoder.sight_of(match), match.answer, encoder.look
    next_actions, spelled, actions = encoder.next_actions, encoder.numbers.spelled, encoder.actions
    while match.outcome is None:
        question = match.questions[0]
        seat, kind = question.player, question.kind
        if not ask_forced and len(question.options) == 1:
            answer(seat, question.options[0], question.id)
        elif kind in spelled:
            parts: tuple[int, ...] = ()
            option = None
            while option is None:  # an answer that is put together
                seen = look(sight, seat, question, parts)
                parts = (*parts, agents[seat](seen, next_actions(question, seat, parts)))
                option = encoder.read(question, seat, parts)
            answer(seat, option, question.id)
        else:
            action = agents[seat](look(sight, seat, question), next_actions(question, seat))
            if not 0 <= action < len(actions) or actions[action].kind != kind:
                raise encoder.refusal(question, action)
            answer(seat, encoder.options[seat][action], question.id)  # which refuses what is not on offer
    outcome = match.outcome
    return [
        WON if seat in outcome.winners else LOST if seat in outcome.losers else NEITHER
        for seat in range(seats)
    ]
