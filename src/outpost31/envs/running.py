"""Whole games in one call, as quick as it goes: a function for each seat gets numbers and says an action.

>>> from outpost31.envs.running import run
>>> rewards = run("stayaway", 4, [lambda observation, allowed: allowed[0]] * 4, seed=1)
>>> len(rewards)
4
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from numpy import frombuffer

from outpost31 import Match
from outpost31.envs.encoding import Encoder, encoder_for
from outpost31.envs.encoding.encoder import BYTES, Numbers
from outpost31.envs.seating import LOST, NEITHER, WON
from outpost31.kernel import Option, Question, Seat

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
    look, answer, table = encoder.sight_of(match).look, match.answer, match.table
    write_question, spelled = encoder.numbers.write_question, encoder.numbers.spelled
    all_places, all_options, count = encoder.places, encoder.options, len(encoder.actions)
    while match.outcome is None:
        question = match.questions[0]
        seat: Any = question.seat
        kind, on_offer = question.kind, question.options
        if not ask_forced and len(on_offer) == 1:
            answer(seat, on_offer[0], question.id)
            continue
        seen = look(table, seat)
        if kind in spelled:
            answer(seat, _put_together(encoder, agents[seat], seen, question, seat), question.id)
            continue
        write_question(seen, question, seat)
        places = all_places[seat][kind]
        action = agents[seat](frombuffer(seen, BYTES), [places[option] for option in on_offer])
        option = all_options[seat][action] if 0 <= action < count else None
        if places.get(option) != action:
            raise encoder.refusal(question, action)
        answer(seat, option, question.id)  # which refuses what is not on offer
    outcome = match.outcome
    return [
        WON if seat in outcome.winners else LOST if seat in outcome.losers else NEITHER
        for seat in range(seats)
    ]


def _put_together(encoder: Encoder, agent: Agent, seen: bytearray, question: Question, seat: Seat) -> Option:
    """An answer in parts, asked for one after the other."""
    parts: tuple[int, ...] = ()
    option = None
    while option is None:
        observation = encoder.with_question(seen[:], question, parts, seat)
        parts = (*parts, agent(observation, encoder.next_actions(question, seat, parts)))
        option = encoder.read(question, seat, parts)
    return option
