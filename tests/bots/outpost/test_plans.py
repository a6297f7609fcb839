"""Plans at the outpost: whoever has a blood bag says whom it would test, and those who believe it point at that one."""

from __future__ import annotations

import random

import pytest

from outpost31.bots.outpost.informed import ExactEvidence
from outpost31.bots.outpost.plans import PLAN, POINTING
from outpost31.bots.outpost.seasoned import SeasonedBot
from outpost31.bots.outpost.talk import Voice
from outpost31.bots.talk import Heard, Saying
from outpost31.kernel import Question
from outpost31.words import Words, languages
from tests.bots.outpost.test_informed import SEATS, Seen

ROUND = 3


def plan(seat: int, about: int) -> Heard:
    return Saying(PLAN, about=about).plain(seat)


def scene_of(role: str, phase: str = "leisure") -> Seen:
    scene = Seen(role)
    scene.view.update(round=ROUND, phase=phase)
    return scene


def worth_of_pointing(scene: Seen, said: list[Heard]) -> dict[int, float]:
    """What a vote for each is worth to the seat after it heard this, being at the table all the time."""
    bot = SeasonedBot(scene.seat, random.Random(1))
    bot.speak(scene.view, scene.events, [])
    bot.speak(scene.view, scene.events, said)
    question = Question(scene.seat, "character_to_accuse", ("abstain", *scene.others))
    question.id = 1
    return dict(bot.advise(scene.view, scene.events, question))


def test_humans_point_at_whom_somebody_they_believe_will_test():
    scene = scene_of("human")
    tester, whom, other = scene.others[:3]
    before, after = worth_of_pointing(scene, []), worth_of_pointing(scene, [plan(tester, whom)])
    assert after[whom] > before[whom] + POINTING / 3
    assert after[other] == pytest.approx(before[other])


def test_nobody_follows_the_plan_of_somebody_it_holds_to_be_an_alien():
    scene = scene_of("human")
    liar, whom, other = scene.others[:3]
    scene.met(liar, other, times=5).found_out(other)
    before, after = worth_of_pointing(scene, []), worth_of_pointing(scene, [plan(liar, whom)])
    assert after[whom] == pytest.approx(before[whom])


def test_a_plan_is_for_one_round_and_who_comes_late_follows_none():
    voice, evidence = Voice(0, random.Random(1)), ExactEvidence(0)
    voice.listen([plan(1, 2)], evidence, SEATS, ROUND)
    assert voice.plans.of(ROUND) == {}, "nobody can tell in which round that was said"
    voice.listen([plan(1, 2), plan(3, 2)], evidence, SEATS, ROUND)
    assert voice.plans.of(ROUND) == {3: 2}
    assert voice.plans.of(ROUND + 1) == {}


def says_it(scene: Seen) -> set[int | None]:
    """Of whom it says so, on one of several days."""
    said = (
        SeasonedBot(scene.seat, random.Random(day)).speak(scene.view, scene.events, []) for day in range(8)
    )
    return {one.about for line in said for one in line if one.claim == PLAN}


def test_who_has_a_blood_bag_says_so_once_nobody_can_come_to_turn_it():
    scene = scene_of("human")
    alien, suspect = scene.others[:2]
    scene.met(suspect, alien).found_out(alien)
    assert says_it(scene) == set()
    scene.me["lab"] = ["blood_bag"]
    assert says_it(scene) == {suspect}, "its role would tell most"
    scene.view["phase"] = "movement"
    assert says_it(scene) == set()


def test_an_alien_with_something_from_the_laboratory_says_so_of_a_human_whom_all_suspect():
    scene = scene_of("alien")
    scene.me["lab_count"] = 1
    assert says_it(scene) == set(), "nobody is suspect yet"
    victim = scene.others[0]
    scene.told("LeaderNamed", pawn=victim)
    for _ in range(3):
        scene.told("CardRevealed", card="use").told("StackDiscarded", count=6)
    assert says_it(scene) == {victim}


@pytest.mark.parametrize("language", languages())
def test_the_plan_has_words(language):
    words = Words(language)
    assert "Norris" in words.say(f"client-claim-{PLAN}", about="Norris", thing="nothing")
    assert words.say(f"client-claimkind-{PLAN}").endswith("…")
