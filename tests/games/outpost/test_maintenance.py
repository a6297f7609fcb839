"""Phases 1 to 3: weather, Boiler, Generator, rescue helicopter, and where the alien lies in wait. (B-4)"""

from __future__ import annotations

import pytest

from outpost31.games.outpost.alien import PlaceAlien
from outpost31.games.outpost.encounters import ResolveEncounters
from outpost31.games.outpost.maintenance import MaintainBase
from outpost31.games.outpost.movement import TakeTurn
from outpost31.games.outpost.weather import RollWeather
from outpost31.kernel import IllegalAnswer
from tests.clauses import clause
from tests.games.outpost.scene import Scene

FOUR = {"macready": "use use", "windows": "use use", "norris": "use use", "nauls": "alien use use"}
NAMES = ("macready", "windows", "norris", "nauls", "garry", "clark", "blair", "bennings")


def only_macready_in(room: str) -> dict[str, str]:
    return FOUR | {"macready": f"@{room}", "windows": "lying", "norris": "lying", "nauls": "alien lying"}


# Phase 1 ----------------------------------------------------------------------------------------------------


@clause("B-4.1")
@pytest.mark.parametrize("weather", ["sun", "snow", "storm"])
def test_the_die_says_what_the_weather_is(weather):
    scene = Scene(FOUR, weather="snow").fate(weather_die=weather).begins(RollWeather())
    assert scene.is_over and scene.view(None)["base"]["weather"] == weather


@clause("B-4.1")
def test_the_leader_may_also_take_the_new_result_of_a_die_from_the_station():
    scene = Scene(FOUR, leader="norris", weather="sun", die_at_station=True).fate(weather_die="storm")
    scene.begins(RollWeather()).answers("norris", "storm")
    assert scene.table.weather == "storm" and not scene.table.die_at_station


@clause("B-4.1")
def test_a_die_that_falls_as_it_lay_leaves_nothing_to_choose():
    scene = Scene(FOUR, weather="sun", die_at_station=True).fate(weather_die="sun").begins(RollWeather())
    assert scene.is_over and not scene.table.die_at_station


@clause("B-4.1")
def test_a_die_on_the_weather_table_is_not_kept():
    scene = Scene(FOUR, weather="sun").fate(weather_die="storm").begins(RollWeather())
    assert scene.is_over and scene.table.weather == "storm"


# Boiler -----------------------------------------------------------------------------------------------------


@clause("B-4.2", "B-4.3", "B-4.6")
@pytest.mark.parametrize(
    ("seats", "weather", "boiler", "generator"),
    [
        *((seats, "sun", 1, 0) for seats in (4, 5, 6)),
        *((seats, "snow", 1, 1) for seats in (4, 5)),
        *((seats, "storm", 2, 2) for seats in (4, 5, 6)),
        (6, "snow", 2, 1),
        *((seats, "sun", 1, 1) for seats in (7, 8)),
        *((seats, "snow", 2, 1) for seats in (7, 8)),
        *((seats, "storm", 3, 2) for seats in (7, 8)),
    ],
)
def test_boiler_and_generator_burn_what_the_weather_table_shows(seats, weather, boiler, generator):
    scene = Scene(dict.fromkeys(NAMES[:seats], ""), weather=weather).begins(MaintainBase())
    assert scene.table.fuel["boiler_room"] == 4 - boiler
    assert scene.table.fuel["generator_room"] == 4 - generator
    assert scene.table.damage["boiler_room"] == scene.table.damage["generator_room"] == 0


@clause("B-4.2")
def test_boiler_generator_and_rescue_helicopter_are_checked_in_this_order():
    scene = Scene(FOUR, weather="storm", rescue=0).begins(MaintainBase())
    kinds = [(event["event"], event.get("room")) for event in scene.told(None)]
    wanted = [("FuelBurned", "boiler_room"), ("FuelBurned", "generator_room"), ("RescueMoved", None)]
    assert [kind for kind in kinds if kind in wanted] == wanted


@clause("B-4.2", "B-4.5")
def test_a_base_that_freezes_checks_nothing_more():
    scene = Scene(FOUR, weather="storm", freezing=5, rescue=0).begins(MaintainBase())
    assert scene.outcome is not None
    assert scene.table.fuel["generator_room"] == 4 and scene.table.rescue == 0


@clause("B-4.3", "B-4.4", "B-4.6")
def test_a_storm_breaks_a_boiler_with_one_fuel_and_two_damage_and_a_generator_with_one_and_one():
    scene = Scene(
        FOUR,
        weather="storm",
        fuel={"boiler_room": 1, "generator_room": 1},
        damage={"boiler_room": 2, "generator_room": 1},
    ).begins(MaintainBase())
    assert (scene.table.fuel["boiler_room"], scene.table.damage["boiler_room"]) == (0, 3)
    assert (scene.table.fuel["generator_room"], scene.table.damage["generator_room"]) == (0, 2)
    base = scene.view(None)["base"]
    assert base["freezing"] == 0 and base["dark"] is True


@clause("B-4.3")
def test_the_boiler_takes_no_more_damage_than_its_limit():
    people = dict.fromkeys(NAMES, "")
    scene = Scene(people, weather="storm", fuel={"boiler_room": 0}, damage={"boiler_room": 2})
    scene.begins(MaintainBase())
    assert scene.table.damage["boiler_room"] == 3


@clause("B-4.3")
def test_missing_fuel_is_one_damage_a_token():
    scene = Scene(FOUR, weather="storm", fuel={"boiler_room": 0}).begins(MaintainBase())
    assert scene.table.damage["boiler_room"] == 2 and scene.table.freezing is None


@clause("B-4.4")
def test_a_destroyed_boiler_loses_its_remaining_fuel_and_its_location_card():
    scene = Scene(FOUR, weather="sun", fuel={"boiler_room": 3}, damage={"boiler_room": 3})
    scene.begins(MaintainBase())
    assert scene.table.fuel["boiler_room"] == 0 and scene.table.fuel["operations"] == 4
    assert scene.table.freezing == 0
    assert "boiler_room" not in scene.table.locations and len(scene.table.locations) == 9


@clause("B-4.4", "B-5.5")
def test_nobody_enters_a_destroyed_boiler_room():
    scene = Scene(FOUR, freezing=0).begins(TakeTurn(0)).answers("macready", "move")
    assert "boiler_room" not in scene.offered("macready") and len(scene.offered("macready")) == 9
    assert scene.view(None)["rooms"]["boiler_room"]["usable"] is False


@clause("B-4.4")
def test_no_fuel_goes_to_a_destroyed_boiler():
    scene = Scene(only_macready_in("weather_station"), freezing=0, fuel={"generator_room": 3})
    scene.reveals("use").declines("macready")
    assert scene.offered("macready") == ["helicopter", "shed", "generator_room"]


@clause("B-4.4")
def test_a_boiler_with_three_damage_can_be_repaired_until_the_next_check():
    scene = Scene(only_macready_in("boiler_room"), damage={"boiler_room": 3}).reveals("repair")
    scene.declines("macready")
    assert scene.table.damage["boiler_room"] == 2
    scene.table.weather = "sun"
    scene.begins(MaintainBase())
    assert scene.table.freezing is None and scene.table.fuel["boiler_room"] == 3


@clause("B-4.5")
@pytest.mark.parametrize(("weather", "steps"), [("sun", 1), ("snow", 1), ("storm", 2)])
def test_the_freezing_marker_moves_by_the_broken_boilers_row_instead_of_burning_fuel(weather, steps):
    scene = Scene(FOUR, weather=weather, freezing=2).begins(MaintainBase())
    assert scene.table.freezing == 2 + steps
    assert not [event for event in scene.told(None, "FuelBurned") if event["room"] == "boiler_room"]


@clause("B-4.5")
def test_the_marker_does_not_move_in_the_check_that_destroys_the_boiler():
    scene = Scene(FOUR, weather="storm", damage={"boiler_room": 3}).begins(MaintainBase())
    assert scene.table.freezing == 0
    scene.begins(MaintainBase())
    assert scene.table.freezing == 2


@clause("B-4.5")
@pytest.mark.parametrize(("weather", "is_over"), [("sun", False), ("storm", True)])
def test_only_the_last_space_of_the_freezing_track_kills(weather, is_over):
    scene = Scene(FOUR, weather=weather, freezing=4).begins(MaintainBase())
    assert (scene.outcome is not None) is is_over


# Generator --------------------------------------------------------------------------------------------------


@clause("B-4.6")
def test_a_generator_damaged_by_sabotage_fails_only_at_the_next_check():
    scene = Scene(only_macready_in("generator_room"), damage={"generator_room": 1}).reveals("sabotage")
    scene.declines("macready")
    assert scene.table.damage["generator_room"] == 2 and not scene.table.dark
    scene.begins(MaintainBase())
    assert scene.table.dark and scene.told(None, "PowerFailed")


@clause("B-4.6")
def test_a_failed_generator_burns_no_fuel():
    scene = Scene(FOUR, weather="storm", dark=True, damage={"generator_room": 2}).begins(MaintainBase())
    assert scene.table.fuel["generator_room"] == 4


@clause("B-4.6")
def test_a_generator_with_one_damage_works():
    scene = Scene(FOUR, weather="sun", damage={"generator_room": 1}).begins(MaintainBase())
    assert not scene.table.dark


@clause("B-4.6")
def test_as_soon_as_one_damage_is_removed_the_power_is_back():
    scene = Scene(only_macready_in("generator_room"), dark=True, damage={"generator_room": 2})
    scene.reveals("repair").declines("macready")
    assert scene.table.damage["generator_room"] == 1
    assert not scene.table.dark and scene.told(None, "PowerReturned")


@clause("B-4.6")
def test_a_repair_elsewhere_brings_no_power():
    scene = Scene(only_macready_in("boiler_room"), dark=True, damage={"generator_room": 2, "boiler_room": 1})
    scene.reveals("repair").declines("macready")
    assert scene.table.dark and not scene.told(None, "PowerReturned")


# Rescue helicopter ------------------------------------------------------------------------------------------


@clause("B-4.7")
def test_before_the_sos_the_rescue_helicopter_does_not_move():
    scene = Scene(FOUR, weather="sun").begins(MaintainBase())
    assert scene.view(None)["base"]["rescue"] == {"space": None, "fuel": 5, "gone": False}


@clause("B-4.7")
@pytest.mark.parametrize(("weather", "space"), [("sun", 4), ("snow", 3), ("storm", 2)])
def test_the_weather_says_how_far_the_rescue_helicopter_comes_for_one_fuel(weather, space):
    scene = Scene(FOUR, weather=weather, rescue=0).begins(MaintainBase())
    assert scene.view(None)["base"]["rescue"] == {"space": space, "fuel": 4, "gone": False}


@clause("B-4.7")
def test_once_arrived_only_its_fuel_marker_moves():
    scene = Scene(FOUR, weather="sun", rescue=8).begins(MaintainBase())
    assert (scene.table.rescue, scene.table.rescue_fuel) == (10, 4)
    assert scene.told(None, "RescueMoved")[0]["arrived"] is True
    scene.begins(MaintainBase())
    assert (scene.table.rescue, scene.table.rescue_fuel) == (10, 3)


@clause("B-4.7")
def test_a_marker_on_the_last_space_that_must_move_makes_the_helicopter_leave_for_good():
    scene = Scene(FOUR, rescue=10, rescue_fuel=1).begins(MaintainBase())
    assert scene.table.rescue_fuel == 0 and not scene.table.rescue_gone
    scene.begins(MaintainBase())
    assert scene.table.rescue_gone and scene.told(None, "RescueLeft")
    scene.begins(MaintainBase())
    assert len(scene.told(None, "RescueLeft")) == 1


@clause("B-4.7", "B-8.2")
def test_nobody_boards_a_rescue_helicopter_that_has_left():
    scene = Scene(FOUR, rescue=10, rescue_fuel=0).begins(MaintainBase(), TakeTurn(1))
    assert scene.offered("windows") == ["move", "special_action", "change_cards"]


# The exposed alien lies in wait -----------------------------------------------------------------------------


@clause("B-4.8")
def test_the_alien_team_picks_at_least_one_card_and_puts_at_least_one_strength_on_it():
    scene = Scene(FOUR | {"norris": "exposed"}, strength=3).begins(PlaceAlien())
    assert "done" not in scene.offered("norris") and len(scene.offered("norris")) == 10
    scene.answers("norris", "shed")
    assert scene.offered("norris") == [1, 2, 3]


@clause("B-4.8")
def test_the_alien_team_may_hold_strength_back():
    scene = Scene(FOUR | {"norris": "exposed"}, strength=3).begins(PlaceAlien())
    scene.answers("norris", "shed").answers("norris", 1).answers("norris", "done")
    assert scene.is_over and scene.table.strength == 2


@clause("B-4.8")
def test_no_card_is_picked_twice_and_with_the_last_strength_the_team_is_done():
    scene = Scene(FOUR | {"norris": "exposed"}, strength=3).begins(PlaceAlien())
    scene.answers("norris", "shed").answers("norris", 2)
    assert "shed" not in scene.offered("norris")
    scene.answers("norris", "armory")
    assert scene.is_over and scene.table.strength == 0
    assert scene.view(None)["alien"]["cards"] == [2, 1]


@clause("B-4.8")
def test_all_see_how_much_strength_lies_on_a_card_and_only_the_team_which_room_it_is():
    scene = Scene(FOUR | {"norris": "exposed"}, strength=1).begins(PlaceAlien()).answers("norris", "shed")
    told = {who: scene.told(who, "AlienCardPlaced")[0] for who in (*scene.names, None)}
    assert {who: event["room"] for who, event in told.items()} == {
        "macready": None,
        "windows": None,
        "norris": "shed",
        "nauls": None,
        None: None,
    }
    assert {event["strength"] for event in told.values()} == {1}


@clause("B-4.8", "B-1.4")
def test_the_alien_may_lie_in_wait_in_the_kennel_while_a_dog_is_there():
    scene = Scene(FOUR | {"norris": "exposed"}, strength=1, dogs=["kennel"]).begins(PlaceAlien())
    assert "kennel" in scene.offered("norris")


@clause("B-4.9")
def test_any_exposed_alien_answers_for_the_team():
    people = FOUR | {"norris": "exposed", "windows": "exposed", "garry": ""}
    scene = Scene(people, strength=2).begins(PlaceAlien())
    assert scene.match.waiting == [{"seat": 1, "kind": "room_to_haunt", "team": [2]}]
    scene.answers("norris", "shed").answers("windows", 1).answers("norris", "done")
    assert scene.is_over
    for who in ("norris", "windows"):
        assert scene.view(who)["alien"]["rooms"] == ["shed"]


@clause("B-4.9")
def test_hidden_aliens_and_dead_seats_neither_answer_nor_read_what_the_team_does():
    people = FOUR | {"norris": "exposed", "garry": "dead alien"}
    scene = Scene(people, strength=2).begins(PlaceAlien())
    for who in ("nauls", "garry"):
        with pytest.raises(IllegalAnswer):
            scene.match.answer(scene.seat(who), "shed")
    scene.answers("norris", "shed").answers("norris", 1).answers("norris", "done")
    for viewer in ("nauls", "garry", "macready", None):
        assert scene.view(viewer)["alien"]["rooms"] is None
        assert scene.told(viewer, "AlienCardPlaced")[0]["room"] is None


@clause("B-4.9")
def test_the_team_answers_together_in_encounters_too():
    people = {"macready": "exposed", "windows": "exposed", "norris": "", "nauls": ""}
    scene = Scene(people, leader="norris", ambush={"armory": 1}).begins(ResolveEncounters())
    assert scene.offered("windows") == scene.offered("macready") == ["nothing", "sabotage"]
    scene.answers("windows", "sabotage")
    assert scene.is_over
