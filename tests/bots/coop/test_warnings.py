"""Partners of 1 to 3 players warn one another of what may be lost before the next round."""

from __future__ import annotations

from typing import Any

import pytest

from outpost31 import Match
from outpost31.bots import make_bot
from outpost31.bots.coop.warnings import AGAIN, BOILER, POWER, RESCUE, Warner, dangers
from outpost31.bots.talk import PHRASES, WARNINGS, Heard, Saying
from outpost31.lab.play import play_with
from outpost31.server.protocol.vocabulary import PHRASES as SERVER_PHRASES
from outpost31.words import Words, languages


def seen(**rooms: tuple[int, int]) -> Any:
    """A first round; of these rooms the fuel and the damage."""
    view: Any = Match.new("coop", 2, seed=3).view(0)
    for room in ("boiler_room", "generator_room"):
        fuel, damage = rooms.get(room, (4, 0))
        view["rooms"][room] = {**view["rooms"][room], "fuel": fuel, "damage": damage}
    return view


def heard(*phrases: str) -> list[Heard]:
    return [Saying(phrase=phrase).plain(1) for phrase in phrases]


def test_all_is_well_while_there_is_fuel():
    assert dangers(seen()) == []
    assert dangers(seen(boiler_room=(2, 2), generator_room=(2, 1))) == [], "a storm burns two of each"


def test_a_boiler_and_a_generator_that_the_next_storm_would_break_are_spoken_of():
    assert dangers(seen(boiler_room=(1, 2))) == [BOILER]
    assert dangers(seen(boiler_room=(1, 1))) == [], "one damage more it can bear"
    assert dangers(seen(generator_room=(0, 0))) == [POWER]
    assert dangers(seen(boiler_room=(0, 1), generator_room=(1, 1))) == [BOILER, POWER]


def test_what_has_failed_already_is_no_danger_any_more():
    view = seen(boiler_room=(0, 3), generator_room=(0, 2))
    view["base"] = {**view["base"], "freezing": 1, "dark": True}
    assert dangers(view) == []


def test_a_helicopter_without_fuel_leaves_once_it_is_here():
    view = seen()
    arrived = view["limits"]["rescue_track"]
    for space, fuel, gone, told in (
        (arrived, 0, False, True),
        (arrived, 1, False, False),
        (arrived, 0, True, False),
    ):
        view["base"] = {**view["base"], "rescue": {"space": space, "fuel": fuel, "gone": gone}}
        assert (RESCUE in dangers(view)) == told


def test_one_of_them_says_it_once_and_again_when_rounds_have_passed():
    view = seen(boiler_room=(0, 2))
    one, other = Warner(0), Warner(1)
    assert one.speak(view, []) == [Saying(phrase=BOILER)]
    assert other.speak(view, heard(BOILER)) == one.speak(view, heard(BOILER)) == []
    later: Any = {**view, "round": view["round"] + AGAIN}
    assert other.speak(later, heard(BOILER)) == [Saying(phrase=BOILER)]


def test_nobody_warns_when_it_is_too_late_to_go_anywhere():
    late: Any = {**seen(boiler_room=(0, 2)), "phase": "tests"}
    assert Warner(0).speak(late, []) == []


def test_who_is_asked_for_fire_says_what_its_characters_have_and_only_once():
    view = seen()
    mine = [one for one in view["people"] if one["player"] == 0]
    asked = [Saying(phrase="who_has_fire").plain(1)]
    assert Warner(0).speak(view, asked) == [], "it has none"
    mine[-1].update(weapons=["melee", "grenade"], weapon_count=2)
    told, partner = Warner(0), Warner(0)
    assert told.speak(view, asked) == [Saying("i_hold", thing="grenade")]
    assert told.speak(view, [*asked, Saying("i_hold", thing="grenade").plain(0)]) == []
    assert partner.speak(view, [Saying(phrase="who_has_fire").plain(0)]) == [], "its own question"
    mine[-1]["status"] = "dead"
    assert Warner(0).speak(view, asked) == []


def test_partners_warn_in_whole_games_and_nothing_else_is_different():
    told = []
    for seed in range(6):
        records = []
        for talk in (True, False):
            match = Match.new("coop", 3, seed=seed)
            bots = [make_bot("seasoned", "coop", seat, seed) for seat in range(3)]
            told += play_with(match, bots, talk=talk)
            records.append(match.record())
        assert records[0] == records[1]
    assert told
    assert {one["phrase"] for one in told} <= set(WARNINGS)


@pytest.mark.parametrize("language", languages())
def test_warnings_have_words_and_people_can_say_them(language):
    words = Words(language)
    for phrase in WARNINGS:
        assert phrase in PHRASES and phrase in SERVER_PHRASES
        assert words.say(f"client-phrase-{phrase}").endswith("!")
