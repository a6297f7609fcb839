"""The cunning player: it searches what its seat can know, and nothing else decides."""

from __future__ import annotations

import pickle
import random
from itertools import islice
from typing import Any, cast

import pytest

from outpost31 import Match
from outpost31.bots import Dreamer, dreams, levels_for, make_bot
from outpost31.bots.search.race import FIRST, Race, spread
from outpost31.bots.search.value import look_at
from outpost31.bots.stayaway import cunning
from outpost31.bots.stayaway.belief import Belief
from outpost31.bots.stayaway.cunning import CunningBot, deed
from outpost31.bots.stayaway.learned_habits import habits_for
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.stayaway.search import Dream, assign
from outpost31.bots.stayaway.value import FEATURES, VALUES, Glance, foresee, prospect
from outpost31.games.stayaway.shapes import StayAwayView
from outpost31.games.stayaway.table import Fall, Role
from outpost31.imagination import imagine, veil
from outpost31.kernel import Secret
from outpost31.lab.arena import Contest, Seating, play_one
from outpost31.lab.play import play_with
from outpost31.lab.tables import sided_bots
from outpost31.server.running.bot_worker import Minds
from outpost31.server.running.services import Thought
from tests.clauses import clause


def little(bot: Any, budget: int = 80) -> Any:
    """A bot that imagines few worlds, so that a test is soon over."""
    for one in (bot, getattr(bot, "human", None), getattr(bot, "alien", None)):
        if isinstance(one, CunningBot):
            one.budget = budget
    return bot


def test_it_is_offered_as_the_best():
    assert levels_for("stayaway")[-2:] == ("seasoned", "cunning")
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
    while len(match.answers) < 60 or match.questions[0].kind != "card_to_use":
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


def test_it_does_what_came_to_most_at_imagined_tables(monkeypatch):
    match, seat = first_search(8)
    question = match.questions[0]
    tried: set[Any] = set()
    better: list[Any] = []

    def came(self, option, number, turns):
        tried.add(option)
        return 0.9 if option in better else 0.2, 10

    def answered() -> Any:
        bot = make_bot("cunning", "stayaway", seat, 1)
        assert isinstance(bot, CunningBot)
        bot.behold(veil(match, seat))
        return bot.answer(match.view(seat), match.events(seat), question)

    monkeypatch.setattr(Dream, "play_on", came)
    usual = make_bot("cunning", "stayaway", seat, 1).answer(match.view(seat), match.events(seat), question)
    assert answered() == usual  # nothing else came to more
    for other in tried - {usual}:
        better[:] = [other]
        assert answered() == other
    assert len(tried) > 1


def test_the_candidates_for_the_thing_come_up_in_due_measure():
    match = Match.new("stayaway", 6, seed=3)
    seat = match.questions[0].player
    bot = make_bot("cunning", "stayaway", seat, 1)
    assert isinstance(bot, CunningBot)
    bot.consider(match.view(seat), match.events(seat))
    own = bot._reader
    assert own is not None
    assert max(own.belief.thing) < 0.9  # there is something to be drawn
    view, dreams = cast(StayAwayView, match.view(seat)), random.Random(1)
    drawn = [assign(view, own, draw, dreams) for draw in islice(spread(0.3), 200)]
    for other in view["circle"]:
        share = sum(thing == other for thing, _, _ in drawn) / 200
        assert share == pytest.approx(own.belief.thing[other], abs=0.012)
    assert all(set(contagion) == set(view["circle"]) - {seat} for _, _, contagion in drawn)


def test_at_imagined_tables_luck_is_alike_whatever_is_done():
    """The same option comes to the same again, and worlds told apart by their chance alone do not."""
    match, seat = first_search(8)
    bot = make_bot("cunning", "stayaway", seat, 1)
    assert isinstance(bot, CunningBot)
    view, events = cast(StayAwayView, match.view(seat)), match.events(seat)
    bot.consider(match.view(seat), events)
    assert bot._reader is not None and bot._public is not None
    own, public = bot._reader.at_another_table(), bot._public.at_another_table()
    mirrors = bot._look_into_mirrors(view, events)
    worths = []
    veiled = veil(match, seat)
    assert veiled is not None
    for seed in range(6):
        dreams = random.Random(seed)
        world = imagine(veiled, assign(view, own, 0.5, dreams), dreams)
        assert world is not None
        dream = Dream(world, own, public, mirrors, dreams)
        number, option = match.questions[0].id, match.questions[0].options[0]
        one, other = dream.play_on(option, number, 6), dream.play_on(option, number, 6)
        assert one == other
        worths.append(one)
    assert len(set(worths)) > 1


def test_without_a_veil_it_answers_as_the_seasoned_do():
    match, seat = first_search(8)
    bot = make_bot("cunning", "stayaway", seat, 1)
    assert bot.answer(match.view(seat), match.events(seat), match.questions[0]) in match.questions[0].options


def test_the_arena_knows_it():
    contest = Contest("stayaway", 4, ("cunning", "seasoned"), 1)
    contest.check()
    match, score = play_one(contest, Seating("seat", "cunning", "seasoned"), 0)
    assert match.outcome is not None
    assert "cunning" in score.times


def told(table: Any) -> dict[int, Belief]:
    """What the living humans believe who were told nothing."""
    return {seat: Reader(seat, table.seats, habits_for(table.seats)).belief for seat in table.humans()}


@pytest.mark.parametrize("role", ["human", "infected", "infected_and_fallen", "the_thing"])
def test_prospects_are_chances(role):
    match, _ = first_search(8)
    table: Any = match.table
    assert 0 < VALUES[role].chance(Glance(table, told(table), table.circle[0])) < 1


def infect_all_but(table: Any, humans: int) -> None:
    """Everybody is infected except The Thing and this many others, the first ones."""
    others = [seat for seat in table.circle if table.role(seat) != "the_thing"]
    for seat in others[humans:]:
        table.roles[seat] = Secret(Role.INFECTED, (seat, table.the_thing))


@clause("S-9.3")
def test_an_infected_hopes_for_a_human_to_fall():
    match, _ = first_search(8)
    table: Any = match.table
    infect_all_but(table, 2)
    seat = next(one for one in table.circle if table.role(one) == "infected")
    assert prospect(table, seat) == "infected"
    before = foresee(table, told(table), seat)
    table.falls.append(Fall(5, Role.HUMAN, 3, "flamethrower"))
    assert prospect(table, seat) == "infected_and_fallen"
    assert foresee(table, told(table), seat) > before + 0.1


@clause("S-9.3")
def test_where_no_human_is_left_all_is_decided():
    match, _ = first_search(8)
    table: Any = match.table
    infect_all_but(table, 0)
    first, last = [seat for seat in table.circle if seat != table.the_thing][:2]
    table.last_infected = last
    table.falls.clear()
    assert foresee(table, {}, table.the_thing) == 1.0
    assert foresee(table, {}, first) == foresee(table, {}, last) == 0.0
    table.falls.append(Fall(5, Role.HUMAN, 3, "flamethrower"))
    assert foresee(table, {}, first) == 1.0
    assert foresee(table, {}, last) == 0.0


def test_who_was_eliminated_has_no_prospects():
    match, _ = first_search(8)
    table: Any = match.table
    seat = table.humans()[0]
    beliefs = told(table)
    table.circle.remove(seat)
    assert foresee(table, beliefs, seat) == 0.0


@clause("S-7.2")
def test_behind_a_barred_door_nobody_is_next_to_be_infected():
    match, _ = first_search(8)
    table: Any = match.table
    table.direction = 1
    thing = table.the_thing
    place = table.circle.index(thing)
    ahead = table.circle[(place + 1) % len(table.circle)]
    table.roles[ahead] = Secret(Role.HUMAN, (ahead, thing))
    table.hands[thing] = Secret(("the_thing", "infected", "axe", "axe"), (thing,))
    seen = dict(zip(FEATURES, look_at(FEATURES, Glance(table, told(table), ahead)), strict=True))
    assert seen["next_to_be_infected"] == seen["beside_thing"] == seen["ahead"] == 1.0
    table.doors[place] = True
    seen = dict(zip(FEATURES, look_at(FEATURES, Glance(table, told(table), ahead)), strict=True))
    assert seen["next_to_be_infected"] == seen["beside_thing"] == seen["ahead"] == 0.0


def test_which_of_several_cards_a_deed_costs_is_left_to_the_seasoned():
    assert deed("card_to_use", ("discard", "axe")) == deed("card_to_use", ("discard", "whisky"))
    assert deed("card_to_use", ("play", "axe", 1, "quarantine")) != deed("card_to_use", ("play", "whisky"))
    assert deed("answer_to_offer", ("give", "axe")) == deed("answer_to_offer", ("give", "whisky"))
    assert deed("answer_to_offer", ("give", "infected")) != deed("answer_to_offer", ("give", "whisky"))
    assert deed("answer_to_offer", ("defend", "scary")) != deed("answer_to_offer", ("give", "scary"))
    assert deed("card_to_offer", "infected") != deed("card_to_offer", "axe")
    assert deed("seat_to_swap_with", 1) != deed("seat_to_swap_with", 2)


def test_a_race_is_the_favourites_unless_another_is_better_beyond_doubt():
    close, clear = Race([0.0, -0.01], 1.7), Race([0.0, -0.01], 1.7)
    for number in range(20):
        close.count({0: 0.5, 1: 0.5 + (0.3 if number % 2 else -0.28)})
        clear.count({0: 0.5, 1: 0.8})
    assert close.winner() == 0
    assert clear.winner() == 1


def test_who_falls_behind_drops_out_of_a_race():
    race = Race([0.0, 0.0, 0.0], 1.7)
    for _ in range(FIRST):
        race.count({0: 0.6, 1: 0.1, 2: 0.6})
    assert race.running == [0, 2]
    assert race.is_open
