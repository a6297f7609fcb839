"""The cunning partners: they search what their seat can know, as far as the next round."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from outpost31 import Match
from outpost31.bots import adviser_for, dreams, levels_for, make_bot
from outpost31.bots.coop import cunning
from outpost31.bots.coop.advice import reasons_for
from outpost31.bots.coop.cunning import CunningBot, distinct
from outpost31.bots.coop.placing import plan_of
from outpost31.bots.coop.plans import plans_near
from outpost31.bots.coop.rollout import AT_A_GLANCE, QuickPartner, station_of
from outpost31.bots.coop.search import Dreaming
from outpost31.bots.coop.seasoned import best_option
from outpost31.bots.coop.threat import FIRST_EXPOSURE, LATER_EXPOSURE, token_cost
from outpost31.bots.search.common_chance import AlikeFate, Fortune
from outpost31.games.outpost.rescue import BoardRescue
from outpost31.imagination import imagine, veil
from outpost31.kernel import Question
from outpost31.lab.play import play_with
from tests.bots.coop.test_seasoned import proven_in, rescue_scene


def test_they_are_the_top_level_and_advise():
    assert levels_for("coop")[-2:] == ("seasoned", "cunning")
    assert dreams("cunning", "coop")
    assert adviser_for("coop") == "cunning"


@pytest.mark.parametrize("players", [1, 2, 3])
def test_they_play_whole_games(players):
    match = Match.new("coop", players, seed=2)
    bots: list[Any] = [make_bot("cunning", "coop", seat, 2) for seat in range(players)]
    for bot in bots:
        bot.budget = 40
    play_with(match, bots)
    assert match.outcome is not None


def asked(kind: str, seed: int) -> Any:
    """A match of one player where this is asked in round 2 or later."""
    match: Any = Match.new("coop", 1, seed=seed)
    partner = QuickPartner()
    while match.table.round < 2 or match.questions[0].kind != kind:
        question = match.questions[0]
        match.answer(question.seat, partner.answer(match, question), question.id)
    return match


def cunning_answer(match: Match, seed: int = 1, budget: int = 400) -> Any:
    """What a cunning partner answers to the first question."""
    question = match.questions[0]
    bot = make_bot("cunning", "coop", question.player, seed)
    assert isinstance(bot, CunningBot)
    bot.budget = budget
    bot.behold(veil(match, question.player))
    return bot.answer(match.view(question.player), match.events(question.player), question)


@pytest.mark.parametrize("kind", ["room_to_enter", "next_dice"])
def test_whoever_sees_the_same_answers_the_same_within_the_budget(monkeypatch, kind):
    match = asked(kind, 4)
    played: list[int] = []
    real = Dreaming.play_on

    def counted(self, world, choice):
        worth, taken = real(self, world, choice)
        assert 0 <= worth <= 1
        played.append(taken)
        return worth, taken

    monkeypatch.setattr(Dreaming, "play_on", counted)
    assert cunning_answer(match, seed=1) == cunning_answer(match, seed=2)
    half = len(played) // 2
    assert played[:half] == played[half:]
    assert 0 < sum(played[:half]) < 400 + cunning.MOST_PLANS * max(played)


def test_without_a_veil_they_do_as_the_seasoned_do():
    match = asked("room_to_enter", 4)
    question = match.questions[0]
    answers = [
        make_bot(level, "coop", 0, 1).answer(match.view(0), match.events(0), question)
        for level in ("seasoned", "cunning")
    ]
    assert answers[0] == answers[1]


def test_they_take_what_comes_out_better_at_imagined_tables(monkeypatch):
    match = asked("next_dice", 4)
    for better in ("stop", "go_on"):
        monkeypatch.setattr(
            Dreaming,
            "play_on",
            lambda self, world, choice, better=better: (0.6 if choice[0] == better else 0.4, 10),
        )
        assert better in match.questions[0].options
        assert cunning_answer(match) == better


def test_they_advise_what_they_would_do_and_why(monkeypatch):
    match = asked("next_dice", 4)
    question, bot = match.questions[0], make_bot("cunning", "coop", 0, 1)
    assert isinstance(bot, CunningBot)
    for place in (0, 1):
        monkeypatch.setattr(Dreaming, "race", lambda self, choices, opinions, budget, place=place: place)
        bot.behold(veil(match, 0))
        answer = bot.answer(match.view(0), match.events(0), question)
        bot.behold(veil(match, 0))
        advice = bot.give_advice(match.view(0), match.events(0), question)
        assert advice.option == answer
        assert advice.reasons == reasons_for(station_of(match, question), question.kind, answer)


def test_where_all_go_is_thought_out_once_a_round_and_followed(monkeypatch):
    match = asked("room_to_enter", 4)
    bot: Any = make_bot("cunning", "coop", 0, 1)
    races = []

    def fourth(self, choices, opinions, budget):
        races.append(choices)
        return 3

    monkeypatch.setattr(Dreaming, "race", fourth)
    placed = 0
    while match.questions[0].kind == "room_to_enter":
        question = match.questions[0]
        bot.behold(veil(match, 0))
        answer = bot.answer(match.view(0), match.events(0), question)
        assert answer == races[0][3][1][dict(question.about)["pawn"]]
        match.answer(0, answer, question.id)
        placed += 1
    assert placed > 2 and len(races) == 1


def test_plans_begin_with_the_seasoneds_and_all_can_be_and_differ():
    match = asked("room_to_enter", 4)
    station = station_of(match, match.questions[0])
    placement, own = plan_of(station)
    plans = plans_near(station)
    assert plans[0] == (placement.worth(own), own) and len(plans) > 10
    worths = [worth for worth, _ in plans[1:]]
    assert worths == sorted(worths, reverse=True)
    assert len({frozenset(places.items()) for _, places in plans}) == len(plans)
    for _, places in plans:
        taken = list(places.values())
        assert max(taken.count(room) for room in taken) <= 3 and taken.count("dormitory") <= 1


def test_a_departure_is_worth_what_is_known_and_not_what_a_world_holds():
    words = dict.fromkeys(("macready", "windows", "norris"), "disk:0")
    scene = proven_in(rescue_scene(**words, others="dead"), "macready", "windows")
    scene.table.phase = "actions"
    scene.begins(BoardRescue())
    match, question = scene.match, scene.match.questions[0]
    veiled = veil(match, question.player)
    assert veiled is not None
    station = station_of(match, question)
    dreaming = Dreaming(veiled, station, question)
    chances = set()
    for aliens in station.belief.weights:
        world = imagine(veiled, aliens, random.Random(1))
        assert world is not None
        chances.add(dreaming.play_on(world, ("board", {}))[0])
    assert chances == {station.belief.departure(station.living, (station.pawn,))[0]}
    assert 0.5 < chances.pop() < 1


def test_what_befalls_two_tables_is_alike_whatever_else_is_rolled_at_one():
    fortune = Fortune(random.Random(1))
    here, there = (AlikeFate(fortune, SimpleNamespace(phase="actions")) for _ in range(2))
    die = Question("fate", "action_die", range(6))
    draw = Question("fate", "draw", range(50))
    for _ in range(3):
        there.answer(draw)
    rolled = [here.answer(die) for _ in range(8)]
    again = there.copy()
    assert [there.answer(die) for _ in range(8)] == rolled == [again.answer(die) for _ in range(8)]
    assert len(set(rolled)) > 1
    here.table = SimpleNamespace(phase="weather")
    assert [here.answer(die) for _ in range(8)] != rolled


def test_dice_that_show_the_same_are_one_option():
    dice = ("use", "threat", "threat")
    about = (("pawn", 0), ("dice", dice))
    assert distinct(Question(0, "die_to_cancel", ("none", 0, 1, 2), about)) == ["none", 1]
    assert distinct(Question(0, "die_to_reroll", ("none", 0, 1, 2), about)) == ["none", 0, 1]
    turns = ((0, "repair"), (0, "threat"), (1, "use"), (2, "use"), (2, "repair"))
    expected = ["none", (0, "repair"), (1, "use"), (2, "repair")]
    assert distinct(Question(0, "die_to_turn", ("none", *turns), about)) == expected
    assert distinct(Question(0, "next_dice", ("stop", "go_on"))) == ["stop", "go_on"]


# Quick partners ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 3])
def test_quick_partners_answer_as_the_seasoned_do(players):
    match: Any = Match.new("coop", players, seed=3)
    partner, planned, kinds = QuickPartner(), 0, set()
    while match.outcome is None:
        question = match.questions[0]
        answer = partner.answer(match, question)
        if question.kind != "room_to_enter" or planned < match.table.round:
            assert answer == best_option(station_of(match, question), question)
            kinds.add(question.kind)
        planned = match.table.round
        match.answer(question.seat, answer, question.id)
    assert kinds > AT_A_GLANCE.keys() - {"character_to_give", "test_to_begin_with"}


def test_quick_partners_keep_to_the_plan_they_are_given():
    match = asked("room_to_enter", 4)
    question = match.questions[0]
    pawn = dict(question.about)["pawn"]
    _, own = plan_of(station_of(match, question))
    other = next(room for room in question.options if room != own[pawn])
    this_round = match.table.round
    assert QuickPartner({pawn: other}, this_round).answer(match, question) == other
    assert QuickPartner({pawn: other}, this_round - 1).answer(match, question) == own[pawn]


# The token --------------------------------------------------------------------------------------------------


def test_the_token_takes_whom_it_meets_and_later_losses_count_less():
    near, far = token_cost(((2, 4.0),), 3, 0, FIRST_EXPOSURE), token_cost(((1, 4.0),), 3, 0, FIRST_EXPOSURE)
    assert near > far > 0
    assert near == 4.0 + FIRST_EXPOSURE
    assert token_cost(((2, 4.0),), 3, 0, LATER_EXPOSURE) == 4.0 + LATER_EXPOSURE
    assert token_cost(((2, 4.0),), 3, 1, FIRST_EXPOSURE) == 0
    assert token_cost(((4, 4.0),), 3, 0, FIRST_EXPOSURE) == 0
