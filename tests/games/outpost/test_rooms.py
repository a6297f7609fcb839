"""What USE, REPAIR and SABOTAGE do in each room."""

from __future__ import annotations

import pytest

from outpost31.games.outpost.attacks import do_alien_deed
from outpost31.games.outpost.burning import BurnRooms
from outpost31.games.outpost.encounters import ResolveEncounters
from outpost31.games.outpost.movement import TakeTurn
from tests.clauses import clause
from tests.games.outpost.scene import Scene


def one_in(room: str, words: str = "", **more: object) -> Scene:
    """Blair stands alone in a room; the leader is elsewhere and lies down."""
    people = {"blair": f"@{room} {words}", "garry": "lying", "norris": "lying", "nauls": "alien lying"}
    return Scene(people, leader="garry", **more)  # type: ignore[arg-type]


@clause("B-9.3", "B-9.8")
def test_a_flamethrower_is_laid_open_with_six_reloads():
    scene = one_in("armory", weapon_deck="flamethrower melee").reveals("use").declines("blair")
    assert scene.offered("blair") == ["flamethrower", "melee"]
    scene.answers("blair", "flamethrower")
    assert scene.reloads("blair") == (6,) and scene.things("blair") == []
    assert scene.table.weapon_deck.blocks[0] == ["melee"]
    assert scene.view(None)["people"][0]["flamethrowers"] == [6]


@clause("B-9.6")
def test_of_two_items_one_is_kept_in_secret_and_the_other_goes_to_the_bottom():
    scene = (
        one_in("warehouse", item_deck="keys wire").reveals("use").declines("blair").answers("blair", "keys")
    )
    assert scene.things("blair") == ["keys"] and scene.table.item_deck.blocks[0] == ["wire"]
    assert scene.view("garry")["people"][0]["items"] is None
    assert scene.view("garry")["people"][0]["item_count"] == 1


@clause("B-7.5")
def test_blair_draws_one_lab_token_more_and_decides_on_each_before_the_next():
    scene = one_in("laboratory", lab_bag="failure blood_bag").reveals("use").declines("blair")
    assert scene.about("blair")["token"] == "failure"
    scene.answers("blair", "discard")
    assert scene.about("blair")["token"] == "blood_bag"
    scene.answers("blair", "keep")
    assert scene.things("blair") == ["blood_bag"] and scene.is_over


@clause("B-9.9")
def test_the_sos_puts_the_rescue_helicopter_on_its_track():
    scene = one_in("radio_room", damage={"radio_room": 0}).reveals("use").declines("blair")
    assert scene.table.rescue == 0


@clause("B-9.1")
def test_a_card_that_can_be_carried_out_nowhere_is_lost_but_lays_somebody_down():
    scene = one_in("radio_room").reveals("use")
    assert scene.told(None, "CardAssigned")[0]["lost"]
    scene.declines("blair")
    assert scene.table.rescue is None and not scene.stands("blair")


@clause("B-9.4")
def test_the_weather_station_rolls_the_die_and_sends_fuel():
    scene = one_in("weather_station", weather="sun", fuel={"boiler_room": 3, "generator_room": 4})
    scene.fate(weather_die="storm").reveals("use").declines("blair")
    assert scene.offered("blair") == ["helicopter", "shed", "boiler_room"]
    scene.answers("blair", "boiler_room")
    assert scene.table.weather == "storm" and scene.table.die_at_station
    assert scene.table.fuel["boiler_room"] == 4 and scene.table.fuel["underground"] == 9


@clause("B-9.4")
def test_under_the_option_the_station_serves_the_base_alone():
    scene = one_in("weather_station", fuel={"boiler_room": 3}, options={"station_fuel": "base"})
    scene.reveals("use").declines("blair")
    assert scene.is_over and scene.table.fuel["boiler_room"] == 4


@clause("B-9.5")
def test_the_last_food_moves_alone():
    scene = one_in("kitchen", pantry=1).reveals("use").declines("blair")
    assert (scene.table.pantry, scene.table.kitchen) == (0, 1)


@clause("B-9.1")
def test_sabotage_in_a_laboratory_without_blood_says_so():
    scene = one_in("laboratory")
    for _ in range(8):
        scene.table.lab_bag.remove("blood_bag")
        scene.table.send_to_box("blood_bag")
    scene.reveals("sabotage").declines("blair")
    assert scene.told(None, "BloodBagRemoved") == [{"event": "BloodBagRemoved", "found": False}]
    assert len(scene.table.lab_bag) == 12


@clause("B-9.7")
@pytest.mark.parametrize(("together", "fuel"), [(True, 1), (False, 1)])
def test_cooperation_at_the_helicopter_goes_by_the_option(together, fuel):
    people = {"blair": "@helicopter", "garry": "@helicopter", "norris": "lying", "nauls": "alien lying"}
    options = {"helicopter_coop_use": together, "figures": {"helicopter_fuel": 2}}
    scene = Scene(people, leader="nauls", options=options).reveals("use")
    scene.answers("nauls", "blair").declines("blair").answers("blair", "refuel")
    assert scene.table.fuel["helicopter"] == (2 if together else 1)


@clause("B-6.3")
@pytest.mark.parametrize(
    ("room", "strength", "lost"),
    [
        ("armory", 3, {"weapons": 3}),
        ("warehouse", 2, {"items": 2}),
        ("laboratory", 2, {"lab": 2}),
    ],
)
def test_an_alien_alone_takes_things_out_of_the_game_unseen(room, strength, lost):
    scene = Scene(
        macready="exposed",
        windows="lying",
        norris="lying",
        nauls="lying",
        leader="nauls",
        ambush={room: strength},
    )
    scene.begins(ResolveEncounters()).answers("macready", "sabotage")
    told = scene.told(None, "ThingsRemoved")
    assert {event["shelf"]: event["count"] for event in told} == lost


@clause("B-6.3")
def test_an_alien_alone_spoils_twice_its_strength_in_food_and_damages_up_to_the_limit():
    scene = Scene(
        macready="exposed", windows="", norris="", nauls="", leader="nauls", damage={"boiler_room": 1}
    )
    scene.table.lurking = {"kitchen": 2, "boiler_room": 5}
    do_alien_deed(scene.table, "kitchen", "sabotage")
    do_alien_deed(scene.table, "boiler_room", "sabotage")
    assert scene.table.pantry == 12 and scene.table.damage["boiler_room"] == 3


@clause("B-6.9")
def test_an_alien_without_strength_is_beaten():
    scene = Scene(
        macready="exposed",
        windows="@armory dynamite",
        norris="",
        nauls="",
        leader="nauls",
        ambush={"armory": 1},
        stack="use",
    )
    scene.begins(ResolveEncounters()).answers("windows", "dynamite")
    assert scene.told(None, "AlienBeaten") and scene.table.alien_strength() == 0


@clause("B-6.4")
def test_when_the_last_dog_of_the_kennel_is_assimilated_its_card_leaves_the_deck():
    scene = Scene(
        macready="exposed",
        windows="",
        norris="",
        nauls="",
        leader="nauls",
        dogs=["kennel"],
        ambush={"kennel": 1},
    )
    scene.begins(ResolveEncounters())
    assert scene.offered("macready") == ["nothing", "dog"]
    scene.answers("macready", "dog")
    assert scene.table.strength == 2 and scene.table.kennel_card
    assert "kennel" not in scene.table.locations


@clause("B-7.1")
def test_food_in_a_burned_kitchen_leaves_the_game():
    scene = one_in("kitchen", "dynamite", kitchen=2, pantry=10, stack="use")
    scene.begins(BurnRooms()).answers("blair", "dynamite").answers("garry", "allow")
    assert scene.table.kitchen == 0 and scene.table.pantry == 10 and scene.table.fire_left == 5


@clause("B-5.10")
def test_changing_cards_takes_as_many_from_the_deck_and_shuffles_everything():
    scene = Scene(macready="use use sabotage", windows="", norris="", nauls="alien", discards="use repair")
    scene.begins(TakeTurn(0)).answers("macready", "change_cards")
    scene.answers("macready", "repair").answers("macready", "repair").answers("macready", "repair")
    assert scene.hand("macready") == ["repair"] * 3
    assert len(scene.table.discards) == 0 and len(scene.table.deck.blocks) == 1
    assert scene.where("macready") == "dormitory" and not scene.stands("macready")


@clause("B-5.10")
def test_under_the_option_some_cards_may_be_kept():
    options = {"change_cards": "any"}
    scene = Scene(macready="use use sabotage", windows="", norris="", nauls="alien", options=options)
    scene.begins(TakeTurn(0)).answers("macready", "change_cards")
    scene.answers("macready", "sabotage").answers("macready", "enough").answers("macready", "repair")
    assert scene.hand("macready") == ["repair", "use", "use"] and scene.is_over


@clause("B-6.18")
@pytest.mark.parametrize("option", [True, False])
def test_two_in_the_dormitory_meet_only_under_the_option(option):
    people = {"macready": "@dormitory", "windows": "@dormitory", "norris": "lying", "nauls": "alien lying"}
    scene = Scene(people, options={"dormitory_contagion": option}).begins(ResolveEncounters())
    assert scene.is_over is not option


@clause("B-5.8", "B-5.11")
def test_an_empty_hand_cannot_move_but_take_the_special_action():
    scene = Scene(macready="", windows="", norris="", nauls="alien", deck="sabotage")
    scene.begins(TakeTurn(0))
    assert scene.offered("macready") == ["special_action", "change_cards"]
    scene.answers("macready", "special_action").answers("macready", "shed").declines("macready")
    assert scene.table.stack.cards() == ["sabotage"] and scene.is_over


@clause("B-5.8")
def test_norris_looks_at_two_cards_in_a_special_action():
    scene = Scene(
        norris="use use", windows="", macready="", nauls="alien", deck="sabotage repair", marker="shed"
    )
    scene.begins(TakeTurn(0)).answers("norris", "special_action").answers("norris", "shed")
    assert scene.offered("norris") == ["repair", "sabotage"]
    scene.answers("norris", "repair")
    assert scene.table.stack.cards() == ["repair"] and scene.hand("norris") == []
    assert scene.table.marker is None and scene.table.marker_holder == 0
