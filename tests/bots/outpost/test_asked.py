"""What is asked at the outpost: to prove what one says that one is, and who has fire. All answer alike."""

from __future__ import annotations

from typing import Any

import pytest

from outpost31.bots import TEMPERS, Talker, make_bot
from outpost31.bots.conversation import HOLDS, WHO_HAS_FIRE
from outpost31.bots.talk import Saying
from tests.bots.outpost.test_informed import Seen

LEVELS = ("novice", "seasoned")
ROLES = ("human", "alien")


def says(scene: Seen, level: str, heard: list[Saying], temper: str = "steady") -> list[Saying]:
    """What a bot says at once to what the first of the others said."""
    bot = make_bot(level, scene.view["edition"], scene.seat, 1, temper)
    assert isinstance(bot, Talker)
    return bot.speak(scene.view, scene.events, [one.plain(scene.others[0]) for one in heard])


def holding(role: str, weapons: list[str], reloads: list[int] | None = None) -> Seen:
    scene = Seen(role)
    scene.me.update(weapons=weapons, flamethrowers=reloads or [])
    return scene


def tells(thing: str) -> list[Saying]:
    return [Saying(HOLDS, thing=thing)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("temper", sorted(TEMPERS))
def test_who_is_asked_for_a_proof_offers_a_test_where_there_may_be_one_whatever_it_is(level, temper):
    def answer(role: str, tokens: int) -> set[tuple[Any, ...]]:
        scene = Seen(role)
        for number, person in enumerate(scene.view["people"]):
            person["lab_count"] = tokens if number == scene.others[2] else 0
        said = says(scene, level, [Saying(phrase="prove_it", about=scene.seat)], temper)
        return {(one.claim, one.phrase, one.thing, one.about == scene.others[0]) for one in said}

    for role in ROLES:
        assert answer(role, 1) == {(None, "yes", None, True)}
        assert answer(role, 0) == {("i_am", None, "human", False)}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("role", ROLES)
def test_who_has_fire_says_which_and_who_has_none_is_silent(level, role):
    asked = [WHO_HAS_FIRE]
    assert says(holding(role, [], [3]), level, asked) == tells("flamethrower")
    assert says(holding(role, ["melee", "dynamite"]), level, asked) == tells("dynamite")
    assert says(holding(role, ["grenade"]), level, asked) == tells("grenade")
    for empty in (holding(role, ["melee"]), holding(role, [], [0])):
        assert HOLDS not in {one.claim for one in says(empty, level, asked)}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("role", ROLES)
def test_nobody_tells_somebody_whom_all_suspect_of_its_fire(level, role):
    scene = holding(role, ["dynamite"])
    asker, alien = scene.others[:2]
    scene.met(asker, alien, times=4).told("AlienExposed", pawn=alien, strength=3)
    assert tells("dynamite") != says(scene, level, [WHO_HAS_FIRE])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("role", ROLES)
def test_fire_is_asked_for_while_an_alien_hunts_and_none_is_in_sight(level, role):
    def asks(scene: Seen, hunted: bool = True) -> bool:
        if hunted:
            scene.view["people"][scene.others[3]]["status"] = "exposed"
        bot = make_bot(level, scene.view["edition"], scene.seat, 1)
        assert isinstance(bot, Talker)
        said = [bot.speak(scene.view | {"round": number}, scene.events, []) for number in range(4, 60)]
        return [WHO_HAS_FIRE] in said

    assert asks(holding(role, []))
    assert not asks(holding(role, []), hunted=False)
    assert not asks(holding(role, ["dynamite"]))
    seen = holding(role, [])
    seen.view["people"][seen.others[1]]["flamethrowers"] = [2]
    assert not asks(seen)
