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
    view, answer, observe = match.view, match.answer, encoder.observe
    next_actions, spelled = encoder.next_actions, encoder.numbers.spelled
    while match.outcome is None:
        question = match.questions[0]
        seat = question.player
        if not ask_forced and len(question.options) == 1:
            answer(seat, question.options[0], question.id)
            continue
        if question.kind in spelled:
            parts: tuple[int, ...] = ()
            option = None
            while option is None:  # an answer that is put together
                seen = observe(view(seat), question, parts, seat)
                parts = (*parts, agents[seat](seen, next_actions(question, seat, parts)))
                option = encoder.read(question, seat, parts)
        else:
            allowed = next_actions(question, seat)
            action = agents[seat](observe(view(seat), question, (), seat), allowed)
            option = (
                question.options[allowed.index(action)]
                if action in allowed
                else encoder.read(question, seat, (action,))
            )
        answer(seat, option, question.id)
    outcome = match.outcome
    return [
        WON if seat in outcome.winners else LOST if seat in outcome.losers else NEITHER
        for seat in range(seats)
    ]
