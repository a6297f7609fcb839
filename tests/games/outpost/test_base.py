"""Weather, maintenance, food and dogs."""

from __future__ import annotations

from outpost31.games.outpost.dogs import ChangeLeader, MoveDogs
from outpost31.games.outpost.food import EatFood
from outpost31.games.outpost.maintenance import MaintainBase
from outpost31.games.outpost.weather import RollWeather
from tests.clauses import clause
from tests.games.outpost.scene import Scene

FOUR = {"macready": "use use", "windows": "use use", "norris": "use use", "nauls": "alien use use"}


@clause("B-4.1")
def test_a_die_that_lies_in_the_weather_station_lets_the_leader_keep_what_it_showed():
    scene = Scene(FOUR, weather="sun", die_at_station=True).fate(weather_die="storm")
    scene.begins(RollWeather())
    assert scene.offered("macready") == ["storm", "sun"]
    scene.answers("macready", "sun")
    assert scene.table.weather == "sun" and not scene.table.die_at_station


@clause("B-4.3")
def test_a_boiler_without_enough_fuel_takes_damage_for_what_is_missing():
    scene = Scene(FOUR, weather="storm", fuel={"boiler_room": 1, "generator_room": 4})
    scene.begins(MaintainBase())
    assert scene.table.fuel["boiler_room"] == 0
    assert scene.table.damage["boiler_room"] == 1
    assert scene.table.fuel["generator_room"] == 2


@clause("B-4.4", "B-4.6")
def test_a_storm_breaks_boiler_and_generator():
    scene = Scene(
        FOUR, weather="storm", fuel={"boiler_room": 0, "generator_room": 0}, damage={"boiler_room": 1}
    )
    scene.begins(MaintainBase())
    assert scene.table.freezing == 0 and scene.table.dark
    assert "boiler_room" not in scene.table.locations


@clause("B-4.7")
def test_the_sun_brings_the_rescue_helicopter_four_spaces_nearer():
    scene = Scene(FOUR, weather="sun", rescue=0)
    scene.begins(MaintainBase())
    assert (scene.table.rescue, scene.table.rescue_fuel) == (4, 4)


@clause("B-4.5")
def test_when_the_freezing_marker_reaches_the_end_the_aliens_win():
    scene = Scene(FOUR, weather="storm", freezing=4).begins(MaintainBase())
    assert scene.outcome is not None and scene.outcome.reason == "frozen"
    assert scene.winners() == ["nauls"]


@clause("B-10.9")
def test_too_little_food_makes_everybody_hungry_for_good():
    people = FOUR | {"windows": "use use repair"}
    scene = Scene(people, pantry=3).begins(EatFood())
    assert scene.table.hungry and scene.table.pantry == 0
    assert scene.asked == [("windows", "card_to_discard")]
    scene.answers("windows", "repair")
    assert scene.hand("windows") == ["use", "use"] and scene.is_over


@clause("B-10.11")
def test_the_kennels_card_lets_all_its_dogs_out():
    scene = Scene(FOUR, dogs=["kennel", "kennel"])
    scene.fate(location=["kennel", "armory", "shed", "kitchen", "warehouse", "laboratory"])
    scene.begins(MoveDogs(), ChangeLeader())
    assert sorted(scene.table.dogs) == ["armory", "kitchen", "shed", "warehouse"]
    assert scene.table.marker == "laboratory"
    assert scene.table.kennel_card and "kennel" not in scene.table.locations
    assert scene.told(None, "KennelOpened") == [{"event": "KennelOpened", "dogs": 2}]
