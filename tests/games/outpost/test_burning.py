"""Rooms set on fire. (B-7.1, B-7.2)"""

from __future__ import annotations

from outpost31.games.outpost.burning import BurnRooms
from outpost31.games.outpost.dogs import ChangeLeader, MoveDogs
from outpost31.games.outpost.maintenance import MaintainBase
from outpost31.games.outpost.weather import RollWeather
from tests.clauses import clause
from tests.games.outpost.scene import Scene


def burning(**more: object) -> Scene:
    """Phase 4.2 begins; characters who are not named are elsewhere, lying down."""
    people = {"macready": "lying", "windows": "lying", "norris": "lying", "nauls": "alien lying"}
    for name in list(people):
        people[name] = str(more.pop(name, people[name]))
    more = {"leader": "nauls", "stack": "use repair sabotage"} | more
    return Scene(people, **more).begins(BurnRooms())  # type: ignore[arg-type]


def burned(room: str, **more: object) -> Scene:
    """Macready has burned a room with the leader's leave."""
    scene = burning(macready=f"@{room} dynamite", **more)
    for name, _ in scene.asked:
        if name != "macready":
            scene.declines(name)
    return scene.answers("macready", "dynamite").answers("nauls", "allow")


@clause("B-7.1")
def test_every_standing_character_in_a_green_room_is_asked_and_who_has_no_fire_can_only_decline():
    scene = burning(
        macready="@shed dynamite flamethrower:1",
        windows="@armory melee",
        norris="@shed lying",
        nauls="@dormitory",
    )
    assert scene.asked == [("macready", "fire_for_room"), ("windows", "fire_for_room")]
    assert scene.offered("macready") == ["decline", "dynamite", "reload"]
    assert scene.offered("windows") == ["decline"]


@clause("B-7.1")
def test_the_leader_may_refuse_and_then_nothing_is_spent():
    scene = burning(macready="@shed dynamite").answers("macready", "dynamite")
    assert scene.asked == [("nauls", "burning_to_allow")] and scene.offered("nauls") == ["allow", "refuse"]
    scene.answers("nauls", "refuse")
    assert scene.is_over and scene.things("macready") == ["dynamite"]
    assert scene.table.burned == [] and len(scene.table.stack) == 3
    assert scene.told(None, "BurningRefused") == [{"event": "BurningRefused", "pawn": 0}]


@clause("B-7.1")
def test_a_leader_who_asks_to_burn_answers_itself():
    scene = burning(nauls="@shed dynamite").answers("nauls", "dynamite").answers("nauls", "allow")
    assert scene.table.burned == ["shed"]


@clause("B-7.1")
def test_where_the_table_knows_no_leave_whoever_has_fire_burns_in_turn_order():
    free = {"leader_allows_fire": False}
    scene = burning(macready="@shed dynamite", windows="@armory dynamite", leader="norris", options=free)
    assert scene.about("macready")["leave"] is False
    scene.answers("windows", "dynamite").answers("macready", "dynamite")
    assert scene.is_over and scene.table.burned == ["shed", "armory"]
    assert scene.told(None, "BurningAsked") == [] and len(scene.table.stack) == 1


@clause("B-7.1")
def test_without_leave_too_only_one_room_burns_with_the_last_card_of_the_stack():
    free = {"leader_allows_fire": False}
    scene = burning(macready="@shed dynamite", windows="@armory dynamite", stack="use", options=free)
    scene.answers("macready", "dynamite").answers("windows", "dynamite")
    assert scene.is_over and scene.table.burned == ["shed"] and scene.things("windows") == ["dynamite"]


@clause("B-7.1", "B-9.6")
def test_burning_costs_the_dynamite_and_a_random_card_of_the_stack():
    scene = burned("shed")
    assert scene.things("macready") == [] and scene.table.box["dynamite"] == 2
    assert len(scene.table.stack) == 2 and len(scene.table.discards) == 1
    assert scene.told(None, "StackCardLost") == [{"event": "StackCardLost"}]


@clause("B-7.1")
def test_a_flamethrower_burns_a_room_for_one_reload():
    scene = burning(macready="@shed flamethrower:2").answers("macready", "reload").answers("nauls", "allow")
    assert scene.reloads("macready") == (1,) and scene.table.burned == ["shed"]


@clause("B-7.1")
def test_without_a_face_down_card_nothing_burns():
    scene = burning(macready="@shed dynamite", stack="", shown="use")
    assert scene.offered("macready") == ["decline"]


@clause("B-7.1")
def test_with_the_last_card_of_the_stack_only_one_room_burns():
    scene = burning(macready="@shed dynamite", windows="@armory dynamite", stack="use")
    scene.answers("macready", "dynamite").answers("windows", "dynamite").answers("nauls", "allow")
    assert scene.is_over and scene.table.burned == ["shed"] and scene.things("windows") == ["dynamite"]


@clause("B-7.1")
def test_the_leader_hears_each_asker_in_turn_order():
    scene = burning(macready="@shed dynamite", windows="@armory dynamite", leader="norris")
    scene.answers("windows", "dynamite").answers("macready", "dynamite")
    assert [event["pawn"] for event in scene.told(None, "BurningAsked")] == [0, 1]
    assert scene.about("norris")["pawn"] == 0
    scene.answers("norris", "refuse")
    assert scene.about("norris")["pawn"] == 1
    scene.answers("norris", "allow")
    assert scene.table.burned == ["armory"]


@clause("B-7.1")
def test_of_two_who_would_burn_the_same_room_the_second_needs_not():
    scene = burning(macready="@shed dynamite", windows="@shed dynamite")
    scene.answers("macready", "dynamite").answers("windows", "dynamite").answers("nauls", "allow")
    assert scene.is_over and scene.things("windows") == ["dynamite"]


@clause("B-7.1")
def test_six_fires_are_all_there_are():
    rooms = ["armory", "kitchen", "laboratory", "radio_room", "helicopter", "warehouse"]
    scene = burning(macready="@shed dynamite", burned=rooms)
    assert scene.offered("macready") == ["decline"]
    scene = burning(macready="@shed dynamite", windows="@generator_room dynamite", burned=rooms[:5])
    scene.answers("macready", "dynamite").answers("windows", "dynamite").answers("nauls", "allow")
    assert scene.is_over and scene.table.fire_left == 0 and "generator_room" not in scene.table.burned


@clause("B-7.1")
def test_a_burned_rooms_card_leaves_the_game_and_nobody_uses_it_again():
    scene = burned("armory")
    assert "armory" not in scene.table.locations and len(scene.table.locations) == 9
    view = scene.view(None)["rooms"]["armory"]
    assert view["burned"] is True and view["usable"] is False
    scene.begins(MoveDogs(), ChangeLeader())
    assert "armory" not in (*scene.table.dogs, scene.table.marker)


@clause("B-7.1")
def test_everybody_in_a_burned_room_is_laid_down_in_the_leisure_room_standing_or_lying():
    scene = burned("shed", windows="@shed", norris="@shed lying")
    for name in ("macready", "windows", "norris"):
        assert scene.where(name) == "leisure_room" and not scene.stands(name)


@clause("B-7.1")
def test_a_dog_in_a_burned_room_goes_off_the_board_until_phase_8():
    scene = burned("shed", dogs=["shed", "armory"])
    assert sorted(scene.table.dogs) == ["armory", "off_board", "off_board", "off_board"]
    scene.begins(MoveDogs())
    assert "off_board" not in scene.table.dogs


@clause("B-7.1")
def test_fire_puts_the_freezing_marker_back_to_its_first_space():
    scene = burned("shed", freezing=4)
    assert scene.view(None)["base"]["freezing"] == 0
    scene.table.weather = "sun"
    scene.begins(MaintainBase())
    assert scene.table.freezing == 1


@clause("B-7.1")
def test_fire_in_a_warm_base_starts_no_freezing():
    assert burned("shed").table.freezing is None


@clause("B-7.1")
def test_fuel_in_a_burned_room_leaves_the_game():
    scene = burned("shed", fuel={"shed": 2, "external": 1})
    assert scene.table.fuel["shed"] == 0 and scene.table.fuel["operations"] == 0
    assert scene.table.box["fuel"] == 34 - 10 - 3 - 8 + 2


@clause("B-7.1")
def test_fire_elsewhere_leaves_the_food_in_the_kitchen_alone():
    assert burned("shed", kitchen=2, pantry=14).table.kitchen == 2


@clause("B-7.1", "B-4.1")
def test_a_die_in_a_burned_weather_station_still_serves_the_next_phase_1():
    scene = burned("weather_station", weather="sun", die_at_station=True).fate(weather_die="storm")
    scene.begins(RollWeather())
    assert scene.offered("nauls") == ["storm", "sun"]
    scene.answers("nauls", "sun").fate(weather_die="snow").begins(RollWeather())
    assert scene.is_over and scene.table.weather == "snow"


@clause("B-7.2", "B-4.4")
def test_a_burned_boiler_room_starts_the_freezing_and_loses_its_fuel():
    scene = burned("boiler_room")
    assert scene.told(None, "BoilerDestroyed") and scene.table.freezing == 0
    assert scene.table.fuel["boiler_room"] == 0 and scene.table.fuel["operations"] == 0
    scene.begins(MaintainBase())
    assert scene.table.freezing == 1


@clause("B-7.2")
def test_a_burned_generator_room_fails_at_once_and_for_good():
    scene = burned("generator_room")
    assert scene.table.dark and scene.told(None, "PowerFailed")
    scene.table.weather = "storm"
    scene.begins(MaintainBase())
    assert scene.table.dark and scene.table.damage["generator_room"] == 0


@clause("B-7.2")
def test_power_that_had_failed_already_fails_no_second_time():
    scene = burned("generator_room", dark=True, damage={"generator_room": 2})
    assert scene.table.dark and not scene.told(None, "PowerFailed")


@clause("B-7.1")
def test_a_vehicle_that_burned_is_no_way_out():
    scene = burned("shed")
    assert scene.view(None)["rooms"]["shed"]["usable"] is False and "shed" in scene.table.locations_out
