"""Promises at the outpost: who says where it goes, who goes along, and who is not believed again."""

from __future__ import annotations

import random

import pytest

from outpost31.bots.outpost.promises import GOING, WORD, Promises
from outpost31.bots.outpost.seasoned import SeasonedBot
from outpost31.bots.talk import Heard, Saying
from outpost31.kernel import Question
from outpost31.words import Words, languages
from tests.bots.outpost.test_informed import Seen

ROUND = 3
ROOMS = ("radio_room", "weather_station", "kitchen")


def going(seat: int, room: str) -> Heard:
    return Saying(GOING, thing=room).plain(seat)


def scene_of(role: str) -> Seen:
    """All have yet to move, in the third round."""
    scene = Seen(role)
    scene.view.update(round=ROUND, phase="movement", marker=None)
    for pawn in (scene.seat, *scene.others):
        scene.view["people"][pawn].update(where="leisure_room", standing=True)
    return scene


def worth_of_going(scene: Seen, said: list[Heard]) -> dict[str, float]:
    """What each room is worth to the seat after it heard this, being at the table all the time."""
    bot = SeasonedBot(scene.seat, random.Random(1))
    bot.speak(scene.view, scene.events, [])
    bot.speak(scene.view, scene.events, said)
    question = Question(scene.seat, "room_to_enter", ROOMS)
    question.id = 1
    return dict(bot.advise(scene.view, scene.events, question))


def test_hands_go_where_somebody_believed_says_it_will_come():
    scene = scene_of("human")
    friend = scene.others[0]
    alone, joined = worth_of_going(scene, []), worth_of_going(scene, [going(friend, "radio_room")])
    assert joined["radio_room"] > alone["radio_room"] + 1.0, "two repair it together"
    assert joined["weather_station"] == pytest.approx(alone["weather_station"])


def test_what_one_alone_can_do_is_left_to_whoever_says_it_goes_there():
    scene = scene_of("human")
    alone, told = (
        worth_of_going(scene, []),
        worth_of_going(scene, [going(scene.others[0], "weather_station")]),
    )
    assert told["weather_station"] < alone["weather_station"]


def test_nobody_goes_by_the_word_of_somebody_it_holds_to_be_an_alien_or_who_is_elsewhere_already():
    scene = scene_of("human")
    liar, other = scene.others[:2]
    scene.met(liar, other, times=5).found_out(other)
    said = [going(liar, "radio_room")]
    assert worth_of_going(scene, said) == pytest.approx(worth_of_going(scene, []))
    moved = scene_of("human").stands(liar, "kitchen")
    assert worth_of_going(moved, said) == pytest.approx(worth_of_going(moved, []))


@pytest.mark.parametrize("role", ["human", "alien"])
def test_everybody_likes_to_be_seen_keeping_its_word(role):
    scene = scene_of(role)
    silent, bound = worth_of_going(scene, []), worth_of_going(scene, [going(scene.seat, "kitchen")])
    assert bound["kitchen"] == pytest.approx(silent["kitchen"] + WORD)


def test_a_promise_is_for_one_round_and_who_breaks_it_is_not_believed_again():
    promises, people = Promises(), scene_of("human").view["people"]
    promises.note(1, "radio_room", ROUND)
    promises.look(people, ROUND)
    assert promises.of(ROUND) == {1: "radio_room"}
    assert promises.of(ROUND + 1) == {}
    people[1]["where"] = "radio_room"
    promises.look(people, ROUND)
    promises.note(1, "boiler_room", ROUND + 1)
    assert promises.of(ROUND + 1) == {1: "boiler_room"}, "it kept its word"
    people[1]["where"] = "kitchen"
    promises.look(people, ROUND + 1)
    promises.note(1, "radio_room", ROUND + 2)
    assert promises.of(ROUND + 2) == {}


def says(scene: Seen) -> set[str | None]:
    """Where it says it will go, on one of several days."""
    said = (
        SeasonedBot(scene.seat, random.Random(day)).speak(scene.view, scene.events, []) for day in range(12)
    )
    return {one.thing for line in said for one in line if one.claim == GOING}


@pytest.mark.parametrize("role", ["human", "alien"])
def test_who_has_yet_to_move_says_where_hands_would_help_it(role):
    scene = scene_of(role)
    assert says(scene) == {"radio_room"}, "an alien says what a human would"
    for one in scene.others:
        scene.stands(one, "kitchen")
    assert says(scene) == set(), "nobody is left who could come along"
    told_late = scene_of(role).stands(scene.seat, "radio_room")
    assert says(told_late) == set(), "it is there already"


@pytest.mark.parametrize("language", languages())
def test_people_can_say_it_too(language):
    words = Words(language)
    assert words.say(f"client-claimkind-{GOING}").endswith("…")
    assert "Radio" in words.say(f"client-claim-{GOING}", about="nobody", thing="Radio")
