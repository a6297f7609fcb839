"""The outpost's bots: beliefs that add up, sense in what they choose, and better play where more is remembered."""

from __future__ import annotations

from collections import Counter

import pytest

from outpost31 import Match
from outpost31.bots import make_bot
from outpost31.bots.outpost.belief import OutpostBelief, stack_likelihood
from outpost31.bots.outpost.learned_habits import kinds_for
from outpost31.bots.outpost.seasoned import SeasonedBot
from outpost31.bots.outpost.table_kinds import Acquaintance
from outpost31.kernel import Question
from outpost31.lab.arena import winning_side
from outpost31.lab.tables import play_mixed


def test_at_first_one_of_the_others_is_an_alien():
    reader = Acquaintance(5, 0, kinds_for("boardgame", 5))
    reader.read([{"event": "RoleDealt", "pawn": 0, "role": "human"}])
    assert [reader.belief.is_alien(pawn) for pawn in range(5)] == pytest.approx([0, 0.25, 0.25, 0.25, 0.25])
    assert sum(reader.belief.weights) == pytest.approx(1)


def test_who_met_an_alien_may_be_one():
    belief = OutpostBelief(4, 0)
    belief.know(0, is_alien=False)
    belief.know(1, is_alien=True)
    belief.expose(1, 2, 0.45)
    belief.expose(2, 3, 0.45)
    assert belief.is_alien(2) == pytest.approx(0.45)
    assert belief.is_alien(3) == pytest.approx(0.45 * 0.45)
    assert belief.likeliest([1, 2, 3]) == pytest.approx(0.55)
    # With 2 human so is 3, whom only 2 could have infected; with 2 an alien, 3 most likely is none.
    assert belief.likeliest_given([1, 2, 3], 2) == pytest.approx(0.55 + 0.45 * 0.55)


def test_sabotage_in_the_stack_tells_on_those_who_handed_in():
    belief = OutpostBelief(5, 0)
    belief.know(0, is_alien=False)
    belief.observe_stack([1, 2], blind=1, shown=3, sabotaged=2)
    assert belief.is_alien(1) == belief.is_alien(2) > belief.is_alien(3)


def test_the_likelihoods_of_all_that_may_come_up_add_up():
    for shown in (1, 2, 4):
        total = sum(stack_likelihood(2, 1, 1, shown, bad) for bad in range(shown + 1))
        assert total == pytest.approx(1)


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_the_truth_is_never_excluded(seats):
    for seed in range(4):
        match = Match.new("boardgame", seats, seed=seed)
        bots = [make_bot("seasoned", "boardgame", seat, seed) for seat in range(seats)]
        readers = [Acquaintance(seats, seat, kinds_for("boardgame", seats)) for seat in range(seats)]
        while match.outcome is None:
            question = match.questions[0]
            seat = question.seat
            assert isinstance(seat, int)
            if question.kind == "character_to_accuse":
                readers[seat].read(match.events(seat))
                belief = readers[seat].belief
                assert sum(belief.weights) == pytest.approx(1, abs=1e-6)
                for pawn, role in enumerate(match.table.role):  # type: ignore[attr-defined]
                    if match.table.status[pawn] == "character":  # type: ignore[attr-defined]
                        alien = belief.is_alien(pawn)
                        assert (alien if role.value == "alien" else 1 - alien) > 0, (seed, seat, pawn)
            match.answer(seat, bots[seat].answer(match.view(seat), match.events(seat), question), question.id)


def test_an_alien_that_may_board_boards():
    match = Match.new("boardgame", 5, seed=3)
    seat = next(one for one in range(5) if match.view(one)["people"][one]["role"] == "alien")
    question = Question(seat, "turn", ("move", "special_action", "change_cards", "board"))
    for level in ("novice", "seasoned"):
        bot = make_bot(level, "boardgame", seat, 1)
        assert bot.answer(match.view(seat), match.events(seat), question) == "board"


def test_a_human_hands_over_no_sabotage_while_it_has_something_else():
    match = Match.new("boardgame", 5, seed=3)
    seat = next(one for one in range(5) if match.view(one)["people"][one]["role"] == "human")
    question = Question(seat, "card_to_hand_over", ("sabotage", "use"))
    for level in ("novice", "seasoned"):
        bot = make_bot(level, "boardgame", seat, 1)
        assert bot.answer(match.view(seat), match.events(seat), question) == "use"


def test_whoever_asks_hears_what_a_bot_thinks():
    match = Match.new("boardgame", 4, seed=2)
    question = match.questions[0]
    seat = question.seat
    assert isinstance(seat, int)
    bot = make_bot("seasoned", "boardgame", seat, 2)
    assert isinstance(bot, SeasonedBot)
    advice = bot.advise(match.view(seat), match.events(seat), question)
    assert [option for option, _ in advice] == list(question.options)


def test_humans_who_remember_win_more():
    won: Counter[str] = Counter()
    for level in ("novice", "seasoned"):
        for seed in range(25):
            won[level] += winning_side(play_mixed("boardgame", 6, level, "novice", None, seed)) == "human"
    assert won["seasoned"] > won["novice"]
