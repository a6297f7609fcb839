"""The cunning player: it searches what its seat can know, and nothing else decides."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from outpost31 import Match
from outpost31.bots import Dreamer, contenders, dreams, levels_for, make_bot
from outpost31.bots.judging import chance
from outpost31.bots.races import FIRST, Race
from outpost31.bots.stayaway import cunning
from outpost31.bots.stayaway.counted import habits_for
from outpost31.bots.stayaway.cunning import CunningBot
from outpost31.bots.stayaway.foreseen import WEIGHTS
from outpost31.bots.stayaway.prospects import FEATURES, look
from outpost31.bots.stayaway.reading import Reader
from outpost31.bots.stayaway.rollouts import Dream
from outpost31.imagination import veil
from outpost31.lab.arena import Contest, Table, play_one
from outpost31.lab.tables import play_with, sided_bots
from outpost31.server.bot_worker import Minds
from outpost31.server.services import Thought


def little(bot: Any, budget: int = 80) -> Any:
    """A bot that imagines few worlds, so that a test is soon over."""
    for one in (bot, getattr(bot, "human", None), getattr(bot, "alien", None)):
        if isinstance(one, CunningBot):
            one.budget = budget
    return bot


def test_it_is_on_trial_and_offered_nowhere():
    assert "cunning" in contenders("stayaway")
    assert "cunning" not in levels_for("stayaway")
    assert dreams("cunning", "stayaway")
    assert not dreams("seasoned", "stayaway")
    assert not dreams("novice", "coop")


def test_it_plays_whole_games():
    match = Match.new("stayaway", 5, seed=3)
    play_with(match, [little(make_bot("cunning", "stayaway", seat, 3)) for seat in range(5)])
    assert match.outcome is not None


def test_a_sided_bot_shows_the_veil_to_the_one_who_dreams():
    bots = [little(bot) for bot in sided_bots("stayaway", 4, "cunning", "seasoned", 5)]
    assert all(isinstance(bot, Dreamer) for bot in bots)
    assert not any(isinstance(bot, Dreamer) for bot in sided_bots("stayaway", 4, "novice", "seasoned", 5))
    match = Match.new("stayaway", 4, seed=5)
    play_with(match, bots)
    assert match.outcome is not None


def first_search(seed: int) -> tuple[Match, int]:
    """A match where a seat has several options worth thinking about."""
    match = Match.new("stayaway", 6, seed=seed)
    bots = [make_bot("seasoned", "stayaway", seat, seed) for seat in range(6)]
    while len(match.answers) < 60 or match.questions[0].kind != "answer_to_offer":
        question = match.questions[0]
        seat = question.seat
        assert seat != "fate"
        answer = bots[seat].answer(match.view(seat), match.events(seat), question)
        match.answer(seat, answer, question.id)
    assert isinstance(match.questions[0].seat, int)
    return match, match.questions[0].seat


def test_the_same_view_and_veil_give_the_same_answer_here_and_in_a_worker():
    match, seat = first_search(8)
    question, view, events = match.questions[0], match.view(seat), match.events(seat)
    answers = []
    for _ in range(2):
        bot = make_bot("cunning", "stayaway", seat, "a table")
        assert isinstance(bot, CunningBot)
        bot.behold(veil(match, seat))
        answers.append(bot.answer(view, events, question))
    thought = Thought(
        "a table", "stayaway", seat, "cunning", view, events, question, veiled=veil(match, seat)
    )
    answers.append(Minds().choose(pickle.loads(pickle.dumps(thought))))
    assert len(set(answers)) == 1
    assert answers[0] in question.options


def test_it_plays_no_more_decisions_than_its_budget(monkeypatch):
    match, seat = first_search(8)
    played = []
    real = Dream.play_on

    def counted(self, option, number, turns):
        value, taken = real(self, option, number, turns)
        played.append(taken)
        return value, taken

    monkeypatch.setattr(Dream, "play_on", counted)
    bot = make_bot("cunning", "stayaway", seat, 1)
    assert isinstance(bot, CunningBot)
    bot.budget = 300
    bot.behold(veil(match, seat))
    bot.answer(match.view(seat), match.events(seat), match.questions[0])
    assert played
    assert sum(played) < 300 + cunning.MOST_OPTIONS * max(played)


def test_without_a_veil_it_answers_as_the_seasoned_do():
    match, seat = first_search(8)
    bot = make_bot("cunning", "stayaway", seat, 1)
    assert bot.answer(match.view(seat), match.events(seat), match.questions[0]) in match.questions[0].options


def test_the_arena_knows_it():
    contest = Contest("stayaway", 4, ("cunning", "seasoned"), 1)
    contest.check()
    match, score = play_one(contest, Table("seat", "cunning", "seasoned"), 0)
    assert match.outcome is not None
    assert "cunning" in score.times


@pytest.mark.parametrize("role", ["human", "infected", "the_thing"])
def test_prospects_are_chances_and_fewer_humans_are_worse_for_humans(role):
    match, _ = first_search(8)
    table: Any = match.table
    seat = next((one for one in table.circle if table.role(one) == role), table.circle[0])
    readers = {one: Reader(one, 6, habits_for(6)) for one in table.humans()}
    features = look(table, {one: reader.belief for one, reader in readers.items()}, seat)
    assert len(features) == len(FEATURES) == len(WEIGHTS[role])
    assert 0 < chance(WEIGHTS[role], features) < 1


def test_a_race_is_the_favourites_unless_another_is_better_beyond_doubt():
    close, clear = Race([0.0, -0.01]), Race([0.0, -0.01])
    for number in range(20):
        close.count({0: 0.5, 1: 0.5 + (0.3 if number % 2 else -0.28)})
        clear.count({0: 0.5, 1: 0.8})
    assert close.winner() == 0
    assert clear.winner() == 1


def test_who_falls_behind_drops_out_of_a_race():
    race = Race([0.0, 0.0, 0.0])
    for _ in range(FIRST):
        race.count({0: 0.6, 1: 0.1, 2: 0.6})
    assert race.running == [0, 2]
    assert race.is_open
