"""Partners of every level: leave to burn, help from the Dormitory, bonus cards before bad dice, escapes that win."""

from __future__ import annotations

from typing import Any

import pytest

from outpost31.bots import Adviser, make_bot
from outpost31.games.outpost.coop.actions import CarryOutDice, GiveDice, TakeAction
from outpost31.games.outpost.rescue import BoardRescue
from tests.games.outpost.coop.scene import Scene

LEVELS = ("novice", "seasoned", "cunning")
BURN = ("burn", "dynamite")
FREEZING = {"damage": {"boiler_room": 3}, "freezing": 4}


def would(scene: Scene, level: str) -> Any:
    """What a partner of this level would answer to what is asked now."""
    question = scene.match.questions[0]
    assert isinstance(question.seat, int)
    bot = make_bot(level, "coop", question.seat, 1)
    return bot.answer(scene.match.view(question.seat), scene.match.events(question.seat), question)


def with_dynamite(**words: Any) -> Scene:
    """MacReady of player 0 in the Kitchen has dice and Dynamite; Clark's player leads."""
    scene = Scene(macready="@kitchen dynamite", windows="lying", others="lying", leader="clark", **words)
    scene.annex.dice, scene.annex.assigned = ("use", "use"), 0
    return scene.begins(TakeAction(0))


@pytest.mark.parametrize("level", LEVELS)
def test_leave_is_given_against_the_cold_and_refused_otherwise(level):
    cold = with_dynamite(**FREEZING)
    assert would(cold, level) == BURN
    assert would(cold.answers("macready", BURN), level) == "allow"
    warm = with_dynamite()
    assert would(warm, level) != BURN
    assert would(warm.answers("macready", BURN), level) == "refuse"


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_refused_does_something_else(level):
    scene = with_dynamite(**FREEZING).answers("macready", BURN).all_answer("refuse")
    assert would(scene, level) in scene.offered("macready") != [BURN]


@pytest.mark.parametrize(("freezing", "reason"), [(FREEZING, "burn"), ({}, "keep_room")])
def test_the_adviser_says_why_to_allow_a_fire_or_not(freezing, reason):
    scene = with_dynamite(**freezing).answers("macready", BURN)
    adviser = make_bot("seasoned", "coop", 1, 1)
    assert isinstance(adviser, Adviser)
    advice = adviser.give_advice(scene.match.view(1), scene.match.events(1), scene.match.questions[0])
    assert advice.reasons[0].id == reason


@pytest.mark.parametrize("level", LEVELS)
def test_help_from_the_dormitory_waits_for_rerolls(level):
    scene = Scene(garry="@radio_room", nauls="@dormitory", others="lying", assignments=1)
    scene.fate(action_die=["repair", "use", "threat", "threat"]).begins(GiveDice())
    assert would(scene, level) == "none"
    scene.answers("nauls", "none").answers("garry", 2)
    die, face = would(scene, level)
    assert die == 2 and face in ("use", "repair")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("faces", [("sabotage", "use"), ("threat", "use")])
def test_tools_are_kept_where_a_bad_die_would_undo_them(level, faces):
    scene = Scene(macready="@radio_room tools", others="lying", damage={"radio_room": 6})
    scene.annex.dice, scene.annex.assigned = faces, 0
    scene.begins(CarryOutDice())
    assert would(scene, level) == ("none" if "sabotage" in faces else "tools")


@pytest.mark.parametrize("level", LEVELS)
def test_where_an_escape_wins_nobody_waits_for_tests(level):
    for escape, answer in (("won", "board"), ("boarding", "stay")):
        scene = Scene(players=1, others="@armory", options={"escape": escape}, rescue=10)
        scene.table.rescue_fuel = 3
        assert would(scene.begins(BoardRescue()), level) == answer
