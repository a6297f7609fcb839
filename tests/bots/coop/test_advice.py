"""Advice: for every question that can be asked, what the partner would do itself, with reasons that all can read."""

from __future__ import annotations

import inspect
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from outpost31 import Match, words
from outpost31.bots import Adviser, adviser_for, make_bot
from outpost31.bots.coop import advice as reasons
from outpost31.bots.coop.seasoned import SCORERS
from outpost31.cli.presentation import present
from outpost31.games.outpost.coop.movement import PlaceCharacters
from outpost31.games.outpost.testing import RunTests
from outpost31.words import Words, languages
from tests.bots.coop.test_seasoned import proven_in
from tests.bots.test_interference import over_the_wire
from tests.games import LAW_BOOKS
from tests.games.outpost.coop.scene import Scene


@pytest.fixture
def strict() -> Iterator[None]:
    words.is_strict = True
    yield
    words.is_strict = False


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize(
    "options", [{}, {"open_hands": False, "characters": "choose"}], ids=["open", "hidden"]
)
def test_every_question_gets_advice_that_can_be_told_in_every_language(options):
    told = {language: present("coop", Words(language), ["Ann", "Ben", "Cy"]) for language in languages()}
    kinds = set()
    for seed in range(6):
        seats = 1 + seed % 3
        match = Match.new("coop", seats, seed=seed, options=options)
        bots = [make_bot("seasoned", "coop", seat, seed) for seat in range(seats)]
        while match.outcome is None:
            question = match.questions[0]
            seat = question.seat
            assert isinstance(seat, int)
            view, events = match.view(seat), match.events(seat)
            bot = bots[seat]
            assert isinstance(bot, Adviser)
            advice = bot.give_advice(view, events, question)
            kinds.add(question.kind)
            assert 1 <= len(advice.reasons) <= 3
            for presentation in told.values():
                presentation.question_words(question, view)
                for reason in advice.reasons:
                    assert presentation.advice_words(reason, view)
            if len(question.options) > 1:
                assert advice.option == bot.answer(view, events, question)
            match.answer(seat, advice.option, question.id)
    assert kinds <= set(SCORERS)
    assert {
        "room_to_enter",
        "character_to_assign",
        "die_to_cancel",
        "next_dice",
        "character_to_test",
    } <= kinds


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_its_words(language):
    source = inspect.getsource(reasons)
    ids = set(re.findall(r'Reason\("(\w+)"', source)) | set(reasons.FINDS)
    ids |= {"attack_lost", "attack_even", "attack_won"}
    assert len(ids) > 45
    said = Words(language)
    assert [id for id in sorted(ids) if not said.has(f"coop-advice-{id}")] == []


def reasons_of(scene: Scene) -> list[str]:
    """The reasons for what is asked now, in English."""
    question = scene.match.questions[0]
    bot = make_bot("seasoned", "coop", 0, 1)
    assert isinstance(bot, Adviser)
    view = scene.match.view(0)
    presentation = present("coop", Words("en"), ["Ann"])
    presentation.question_words(question, view)
    return [presentation.advice_words(one, view) for one in bot.give_advice(view, [], question).reasons]


def test_reasons_say_what_is_certain_and_what_is_not():
    names = ("macready", "windows", "norris", "nauls")
    proven: dict[str, Any] = dict.fromkeys(names, "disk:0")
    scene = Scene(players=1, **proven, garry="disk:4 blood_bag", others="dead")
    proven_in(scene, *names).begins(RunTests()).answers("macready", "A")
    told = []
    while scene.match.questions[0].kind != "test_to_begin_with" and not scene.is_over:
        question = scene.match.questions[0]
        if question.kind == "willing_to_test" and len(question.options) > 1:
            told = reasons_of(scene)
        scene.match.answer(0, question.options[-1], question.id)
    assert "The odds that Garry is an alien: 50%." in told


def test_reasons_name_the_work_and_the_company():
    scene = Scene(players=1, others="@leisure_room").begins(PlaceCharacters())
    told = " ".join(reasons_of(scene))
    assert "blood bags" in told or "damage" in told
    assert "together" in told


def test_with_hidden_things_elsewhere_the_advice_is_the_same():
    worlds, compared = LAW_BOOKS["coop"].worlds, 0
    for seed in range(4):
        chance = random.Random(seed)
        match = Match.new("coop", 2, seed=seed, options={"open_hands": False})
        while match.outcome is None:
            question = match.questions[0]
            seat = question.seat
            assert isinstance(seat, int)
            bot = make_bot("seasoned", "coop", seat, seed)
            assert isinstance(bot, Adviser)
            table = worlds.scramble(match, seat, chance) if chance.random() < 0.3 else None
            advice = bot.give_advice(match.view(seat), match.events(seat), question)
            if table is not None:
                other = match.imagine(table)
                twin = next(one for one in other.questions if one.seat == seat and one.kind == question.kind)
                there = over_the_wire(other.view(seat), other.events(seat), twin)
                assert bot.give_advice(*there) == advice
                compared += 1
            match.answer(seat, advice.option, question.id)
    assert compared > 20


def test_only_where_all_play_together_there_is_advice():
    assert {game: adviser_for(game) for game in ("coop", "stayaway", "boardgame", "norwegian")} == {
        "coop": "cunning", "stayaway": None, "boardgame": None, "norwegian": None,
    }  # fmt: skip
