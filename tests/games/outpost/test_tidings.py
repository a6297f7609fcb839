"""What is told in which order and in which words: light by day, news before what follows, and who leads."""

from __future__ import annotations

import pytest

from outpost31 import Match
from outpost31.cli.presentation import present
from outpost31.cli.presentation.outpost_log import condense
from outpost31.games.outpost.accusation import ExposeThemselves
from outpost31.games.outpost.encounters import ResolveEncounters
from outpost31.games.outpost.movement import TakeTurn
from outpost31.kernel import IllegalAnswer
from outpost31.words import Words, languages
from tests.clauses import clause
from tests.games.outpost.scene import Scene

FOUR = {"macready": "use repair", "windows": "", "norris": "", "nauls": "alien"}


@clause("B-5.8")
@pytest.mark.parametrize("language", languages())
def test_a_special_action_by_day_asks_for_light_without_saying_that_it_is_dark(language):
    words = present("boardgame", Words(language), [*"ABCD"])
    asked = []
    for deed, dark in (("special_action", False), ("move", True)):
        scene = Scene(FOUR, dark=dark).begins(TakeTurn(0))
        scene.answers("macready", deed).answers("macready", "shed")
        question = scene.match.questions[0]
        assert (question.kind, dict(question.about)["dark"]) == ("flashlight_to_show", dark)
        asked.append(words.question_words(question, scene.view("macready")))
        with pytest.raises(IllegalAnswer) as refusal:
            scene.match.answer(0, "show")
        assert refusal.value.clause == ("B-5.7" if dark else "B-5.8")
    assert asked[0] != asked[1]


@clause("B-10.8")
def test_an_exposure_is_told_before_who_leads_then():
    scene = Scene(FOUR | {"garry": ""}, leader="nauls").begins(ExposeThemselves())
    scene.answers("nauls", "expose").all_answer("stay_hidden")
    kinds = [event["event"] for event in scene.told(None)]
    assert kinds.index("AlienExposed") < kinds.index("LeaderNamed")


@clause("B-6.7", "B-10.8")
def test_a_death_is_told_before_who_leads_then():
    people = {"macready": "exposed", "windows": "@shed", "norris": "", "nauls": "alien", "garry": ""}
    scene = Scene(people, leader="windows", ambush={"shed": 2}).begins(ResolveEncounters())
    scene.declines("windows").answers("macready", "windows")
    kinds = [event["event"] for event in scene.told(None)]
    assert kinds.index("CharacterAssimilated") < kinds.index("LeaderNamed")


@clause("B-6.9")
def test_what_is_ash_does_not_draw_back():
    people = {"macready": "exposed", "windows": "@shed dynamite", "norris": "", "nauls": "alien"}
    scene = Scene(people, leader="norris", ambush={"shed": 1}, stack="use").begins(ResolveEncounters())
    scene.answers("windows", "dynamite")
    assert scene.told(None, "AlienBeaten") and not scene.told(None, "AlienReturned")


@clause("B-2.9")
def test_nobody_leads_before_there_is_a_leader():
    match = Match.new("boardgame", 4, seed=1, options={"characters": "choose"})
    assert match.questions[0].kind == "character_to_play" and match.view(0)["leader"] is None
    while match.questions[0].kind == "character_to_play":
        match.answer(match.questions[0].player, match.questions[0].options[0])
    assert match.view(0)["leader"] in range(4)


@clause("B-4.1", "B-9.4")
def test_a_roll_that_was_not_kept_has_its_line():
    def rolled(weather: str) -> dict[str, object]:
        return {"event": "WeatherDieRolled", "weather": weather}

    kept = {"event": "WeatherSet", "weather": "sun", "at_station": False}
    assert condense([rolled("storm"), kept]) == [rolled("storm"), kept]
    assert condense([rolled("storm"), rolled("sun"), kept]) == [rolled("storm"), kept]


@pytest.mark.parametrize("language", languages())
def test_in_a_list_of_people_the_reader_is_not_told_its_own_name(language):
    words = present("boardgame", Words(language), ["Ada", "Bruno", "Carla", "Dario"])
    event = {"event": "CharactersLaidDown", "pawns": [0, 1], "room": "shed"}
    assert "Bruno" not in words.event_words(event, 1) and "Ada" in words.event_words(event, 1)
    assert "Bruno" in words.event_words(event, 2)


@clause("B-5.12")
def test_hands_and_holdings_are_seen_in_one_order_whatever_order_they_came_in():
    seen = []
    for held in ("use repair keys tools melee firearm", "repair use tools keys firearm melee"):
        scene = Scene({"macready": held, "windows": "", "norris": "", "nauls": "alien"}).begins(TakeTurn(0))
        seen.append(scene.view("macready"))
    assert seen[0] == seen[1] and seen[0]["people"][0]["items"] == ["keys", "tools"]
