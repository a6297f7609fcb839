"""What a table may decide before play: every option, and the figures that an owner of the box types in."""

from __future__ import annotations

from typing import Any

import pytest

from outpost31 import Match
from outpost31.games.outpost.accusation import Accuse
from outpost31.games.outpost.boardgame import GAME
from outpost31.games.outpost.maintenance import MaintainBase
from outpost31.games.outpost.weather import RollWeather
from tests.clauses import clause
from tests.games.outpost.scene import Scene

FOUR = {"macready": "", "windows": "", "norris": "", "nauls": "alien"}


def with_figures(**figures: int) -> dict[str, Any]:
    return {"figures": figures}


@clause("B-2.3", "B-2.6", "B-4.4", "B-4.6", "B-5.10", "B-6.12", "B-6.18", "B-7.1", "B-8.2", "B-8.3", "B-9.4")
@clause("B-9.7", "B-10.2", "B-10.9")
def test_every_option_has_its_default():
    settled = Match.new("boardgame", 4, seed=1).options
    assert settled == {
        "edition": "ours",
        "kennel_card": True,
        "characters": "random",
        "boiler_fails": "check",
        "generator_fails": "check",
        "change_cards": "all",
        "weapons_avoid_dogs": False,
        "weapons_avoid_aliens": False,
        "dormitory_contagion": False,
        "leader_allows_fire": True,
        "rescue_boarding": "on_turn",
        "first_boarder_shows": True,
        "boarding": "unanimous",
        "station_fuel": "any",
        "radio_coop_use": True,
        "helicopter_coop_use": True,
        "trade_lab_tokens": True,
        "hunger": "short",
        "figures": {},
    }
    assert [kind.name for kind in GAME.options] == list(settled)


@clause("B-2.3", "B-2.6")
@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"kennel_card": "no"}, "true or false"),
        ({"kennel_card": 0}, "true or false"),
        ({"characters": "dealt"}, "random or choose"),
        ({"boarding": True}, "unanimous or majority"),
        ({"station_fuel": "none"}, "any or base"),
        ({"boiler_fails": "never"}, "check or at_once"),
        ({"generator_fails": True}, "check or at_once"),
        ({"weapons_avoid_dogs": "dogs"}, "true or false"),
        ({"weapons_avoid_aliens": 1}, "true or false"),
        ({"rescue_boarding": "after"}, "on_turn or after_encounters"),
        ({"trade_lab_tokens": "yes"}, "true or false"),
        ({"hunger": "never"}, "short or empty"),
        ({"edition": "se"}, "ours or pt or en or it or pl"),
        ({"dogs": 5}, "no option 'dogs'"),
    ],
)
def test_an_option_that_is_not_one_is_refused_with_what_is_allowed(options, said):
    with pytest.raises(ValueError, match=said):
        Match.new("boardgame", 4, seed=1, options=options)


@pytest.mark.parametrize("seats", [3, 9, 0, "five"])
def test_the_game_is_for_four_to_eight(seats):
    with pytest.raises((ValueError, TypeError)):
        Match.new("boardgame", seats, seed=1)


# Figures ------------------------------------------------------------------------------------------------------


@clause("B-9.2")
@pytest.mark.parametrize(
    "figures",
    [
        {"rescue_track": -1},
        {"rescue_track": 0},
        {"rescue_track": 7.0},
        {"rescue_track": "7"},
        {"rescue_fuel": None},
        {"boiler_storm": 9},
        {"boiler_storm": -1},
        {"suspicion_red": 9},
        {"die_sun": 0, "die_snow": 3, "die_storm": 3},
    ],
)
def test_a_figure_is_a_whole_number_in_its_range(figures):
    with pytest.raises(ValueError, match="whole number from"):
        Match.new("boardgame", 4, seed=1, options={"figures": figures})


@clause("B-9.2")
def test_whether_figures_fit_depends_on_the_number_of_seats():
    Match.new("boardgame", 4, seed=1, options=with_figures(boiler_damage=6))
    with pytest.raises(ValueError, match="20 counters"):
        Match.new("boardgame", 8, seed=1, options=with_figures(boiler_damage=6))
    with pytest.raises(ValueError, match="helicopter_damage is at least 3"):
        Match.new("boardgame", 5, seed=1, options=with_figures(helicopter_damage=2))


@clause("B-9.2")
def test_just_as_many_tokens_and_counters_as_there_are_fit():
    Match.new("boardgame", 8, seed=1, options=with_figures(boiler_fuel=4))
    with pytest.raises(ValueError, match="take 35 fuel tokens"):
        Match.new("boardgame", 8, seed=1, options=with_figures(boiler_fuel=5))
    Match.new("boardgame", 7, seed=1, options=with_figures(generator_damage=4))
    with pytest.raises(ValueError, match="add up to 21"):
        Match.new("boardgame", 7, seed=1, options=with_figures(generator_damage=5))


@clause("B-4.2")
def test_a_weather_table_that_was_typed_in_is_used():
    options = with_figures(boiler_snow=3, generator_snow=0, rescue_snow=7)
    scene = Scene(FOUR, options=options, rescue=0, weather="snow").begins(MaintainBase())
    assert (scene.table.fuel["boiler_room"], scene.table.fuel["generator_room"]) == (1, 4)
    assert scene.table.rescue == 7


@clause("B-4.5", "B-4.7")
def test_tracks_that_were_typed_in_are_used():
    scene = Scene(FOUR, options=with_figures(freezing_track=2), freezing=1, weather="sun").begins(
        MaintainBase()
    )
    assert scene.outcome is not None and scene.outcome.reason == "frozen"
    scene = Scene(FOUR, options=with_figures(freezing_storm=5), freezing=0, weather="storm").begins(
        MaintainBase()
    )
    assert scene.table.freezing == 5
    scene = Scene(FOUR, options=with_figures(rescue_track=3, rescue_fuel=2), rescue=0, weather="sun")
    scene.begins(MaintainBase())
    assert (scene.table.rescue, scene.table.rescue_fuel) == (3, 1)


@clause("B-4.1")
def test_a_die_that_was_typed_in_is_rolled():
    options = with_figures(die_sun=4, die_snow=1, die_storm=1)
    scene = Scene(FOUR, options=options).fate(weather_die=3).begins(RollWeather())
    assert scene.table.settings.die == ("sun", "sun", "sun", "sun", "snow", "storm")
    assert scene.table.weather == "sun"


@clause("B-11.1")
def test_a_suspicion_track_that_was_typed_in_is_used():
    scene = Scene(FOUR, options=with_figures(suspicion_start=2, suspicion_red=3)).begins(Accuse())
    assert scene.disk("macready") == 2
    scene.answers("macready", "abstain").all_answer("macready")
    assert scene.disk("macready") == 3


@clause("B-9.2", "B-2.2")
def test_rooms_hold_what_was_typed_in():
    options = with_figures(boiler_fuel=6, generator_fuel=2, shed_fuel=5, radio_damage=6)
    scene = Scene(FOUR, options=options)
    assert (scene.table.fuel["boiler_room"], scene.table.fuel["generator_room"]) == (6, 2)
    limits = scene.begins(Accuse()).view(None)["limits"]
    assert limits["fuel"]["shed"] == 5 and limits["damage"]["radio_room"] == 6
    assert scene.table.damage["radio_room"] == 4
