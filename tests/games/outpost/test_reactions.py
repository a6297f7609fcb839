"""Which questions are reactions: only those may ever be answered by a clock."""

from __future__ import annotations

import pytest

from outpost31 import GAMES, Match
from tests.laws.play import Chooser, all_options

REACTIONS = {
    "boardgame": {"fire_to_use", "weapon_to_withdraw", "fire_for_room", "bonus_to_play", "self_exposure"},
    "coop": {
        *("fire_to_use", "weapon_to_withdraw", "fire_for_room", "bonus_to_play"),
        *("die_to_reroll", "die_to_turn", "die_to_cancel"),
    },
    "norwegian": {"fire_to_use", "weapon_to_withdraw", "fire_for_room", "bonus_to_play", "self_exposure"},
}
"""Fire, withdrawing, bonus cards, exposing oneself, and what is done to dice that lie there. Voting, trading, testing
and boarding are none: nobody may lose a game because they were reading."""


@pytest.mark.parametrize("game", sorted(REACTIONS))
def test_no_clock_answers_for_who_votes_trades_tests_or_boards(game: str) -> None:
    declinable, kinds = set(), set()
    for seed in range(12):
        options = all_options(game)[seed % len(all_options(game))]
        match = Match.new(game, GAMES[game].seats[seed % len(GAMES[game].seats)], seed=seed, options=options)
        chooser = Chooser(seed)
        while match.outcome is None:
            kinds |= {question.kind for question in match.questions}
            declinable |= {question.kind for question in match.questions if question.decline is not None}
            chooser.answer(match)
    assert declinable <= REACTIONS[game]
    assert {"willing_to_test", "bonus_to_play"} <= kinds
