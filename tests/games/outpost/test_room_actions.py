"""What USE, REPAIR and SABOTAGE do in each room, where they can be given, and what becomes of things. (B-9)"""

from __future__ import annotations

from typing import Any

import pytest

from outpost31.games.outpost.encounters import ResolveEncounters
from outpost31.games.outpost.trading import Trade
from tests.clauses import clause
from tests.games.outpost.scene import Scene
from tests.games.outpost.trades import agree, answer, propose


def one_in(room: str, words: str = "", who: str = "clark", **more: Any) -> Scene:
    """Somebody without a talent for rooms, unless said otherwise, stands alone in a room."""
    people = {who: f"@{room} {words}", "garry": "lying", "norris": "lying", "windows": "alien lying"}
    return Scene(people, **{"leader": "garry"} | more)


def given(card: str, room: str, words: str = "", who: str = "clark", **more: Any) -> Scene:
    """It is given a card and plays no bonus."""
    return one_in(room, words, who, **more).reveals(card).declines(who)


def is_lost(card: str, room: str, **more: Any) -> bool:
    lost = one_in(room, **more).reveals(card).told(None, "CardAssigned")[0]["lost"]
    assert isinstance(lost, bool)
    return lost


# Armory and Warehouse -----------------------------------------------------------------------------------------


@clause("B-9.6", "B-9.3")
def test_of_two_weapons_one_is_kept_in_secret_and_the_other_goes_to_the_bottom():
    scene = given("use", "armory", weapon_deck="melee dynamite")
    assert scene.asked == [("clark", "weapon_to_keep")] and scene.offered("clark") == ["dynamite", "melee"]
    scene.answers("clark", "melee")
    assert scene.things("clark") == ["melee"] and scene.table.weapon_deck.blocks[0] == ["dynamite"]
    assert scene.told("garry", "ThingKept")[0]["thing"] is None
    assert scene.told("garry", "ThingsDrawn")[0]["count"] == 2


@clause("B-9.6")
def test_macready_draws_three_weapons_and_the_two_others_go_to_the_bottom_in_random_order():
    scene = given("use", "armory", who="macready", weapon_deck="melee dynamite firearm")
    assert scene.offered("macready") == ["dynamite", "firearm", "melee"]
    scene.answers("macready", "firearm")
    assert sorted(scene.table.weapon_deck.blocks[0]) == ["dynamite", "melee"]


@clause("B-9.6")
def test_two_of_a_kind_are_kept_and_put_back_like_any():
    scene = given("use", "warehouse", item_deck="tools tools")
    assert scene.offered("clark") == ["tools"]
    scene.answers("clark", "tools")
    assert scene.things("clark") == ["tools"] and scene.table.item_deck.blocks[0] == ["tools"]


@clause("B-7.5", "B-9.1")
def test_the_last_weapon_is_drawn_alone_and_kept():
    scene = one_in("armory")
    for weapon in scene.table.weapon_deck.empty():
        if weapon == "firearm":
            scene.table.weapon_deck.drop(weapon)
        else:
            scene.table.send_to_box(weapon)
    scene.reveals("use").declines("clark")
    assert scene.is_over and scene.things("clark") == ["firearm"] and not scene.table.weapon_deck.blocks


@clause("B-9.1", "B-9.6")
@pytest.mark.parametrize(("room", "deck"), [("armory", "weapon_deck"), ("warehouse", "item_deck")])
@pytest.mark.parametrize("card", ["use", "sabotage"])
def test_an_empty_deck_gives_nothing_and_loses_nothing(room, deck, card):
    scene = one_in(room)
    for thing in getattr(scene.table, deck).empty():
        scene.table.send_to_box(thing)
    assert scene.reveals(card).told(None, "CardAssigned")[0]["lost"] is True


@clause("B-9.1")
@pytest.mark.parametrize(("room", "shelf"), [("armory", "weapons"), ("warehouse", "items")])
def test_sabotage_takes_the_top_thing_out_of_the_game_unseen(room, shelf):
    scene = given("sabotage", room, weapon_deck="flamethrower", item_deck="keys")
    assert scene.told("clark", "ThingsRemoved") == [{"event": "ThingsRemoved", "shelf": shelf, "count": 1}]
    assert scene.table.box["flamethrower" if shelf == "weapons" else "keys"] == (
        2 if shelf == "weapons" else 1
    )


@clause("B-9.3", "B-9.8")
def test_a_flamethrower_that_was_put_back_gets_six_reloads_when_it_is_drawn_again():
    scene = given("use", "armory", weapon_deck="flamethrower melee").answers("clark", "flamethrower")
    assert scene.reloads("clark") == (6,) and scene.table.reloads_left == 6
    assert scene.told("garry", "FlamethrowerLaidOpen") == [
        {"event": "FlamethrowerLaidOpen", "pawn": 0, "reloads": 6}
    ]


@clause("B-9.3")
def test_a_flamethrower_that_is_not_kept_is_not_shown():
    scene = given("use", "armory", weapon_deck="flamethrower melee").answers("clark", "melee")
    assert scene.table.weapon_deck.blocks[0] == ["flamethrower"] and scene.table.reloads_left == 12
    assert "flamethrower" not in str(scene.told("garry"))


@clause("B-9.8")
def test_there_is_no_limit_to_what_one_holds():
    words = "melee melee dynamite dynamite firearm keys keys tools tools wire blood_bag blood_bag failure"
    scene = given("use", "warehouse", words, item_deck="flashlight fuel_can").answers("clark", "fuel_can")
    assert len(scene.things("clark")) == 14


@clause("B-9.8")
def test_a_flamethrower_keeps_its_reloads_when_it_changes_hands():
    scene = Scene(clark="flamethrower:2", garry="", norris="", windows="alien").begins(Trade())
    agree(answer(propose(scene, "clark", "garry", "flamethrower:2"), "garry", "clark"), "clark")
    assert scene.reloads("garry") == (2,) and scene.reloads("clark") == () and scene.table.reloads_left == 10


# Kitchen and Laboratory ---------------------------------------------------------------------------------------


@clause("B-9.5")
@pytest.mark.parametrize(("who", "pantry", "moved"), [("clark", 16, 2), ("nauls", 16, 1), ("nauls", 1, 1)])
def test_two_food_go_to_the_kitchen_and_for_nauls_one_is_enough(who, pantry, moved):
    scene = given("use", "kitchen", who=who, pantry=pantry)
    assert (scene.table.pantry, scene.table.kitchen) == (pantry - moved, moved)


@clause("B-9.1")
def test_sabotage_in_the_kitchen_discards_two_food_of_the_pantry():
    assert given("sabotage", "kitchen", pantry=10, kitchen=2).table.pantry == 8
    assert given("sabotage", "kitchen", pantry=1).table.pantry == 0


@clause("B-9.1")
@pytest.mark.parametrize("card", ["use", "sabotage"])
def test_an_empty_pantry_can_neither_be_used_nor_sabotaged(card):
    assert is_lost(card, "kitchen", pantry=0, kitchen=2)
    assert not is_lost(card, "kitchen", pantry=1)


@clause("B-9.3")
def test_a_lab_token_is_kept_hidden_or_discarded_face_down_at_once():
    scene = given("use", "laboratory", lab_bag="blood_bag").answers("clark", "discard")
    assert scene.is_over and scene.things("clark") == [] and scene.table.box["blood_bag"] == 9
    assert scene.told("garry", "LabTokenDiscarded") == [
        {"event": "LabTokenDiscarded", "pawn": 0, "token": None}
    ]
    scene = given("use", "laboratory", lab_bag="failure").answers("clark", "keep")
    assert (
        scene.view("garry")["people"][0]["lab"] is None and scene.view("garry")["people"][0]["lab_count"] == 1
    )


@clause("B-9.1")
def test_sabotage_in_the_laboratory_takes_a_blood_bag_out_of_the_bag():
    scene = given("sabotage", "laboratory", lab_bag="failure failure")
    assert scene.table.lab_bag.cards().count("blood_bag") == 7 and len(scene.table.lab_bag) == 19
    assert scene.told(None, "BloodBagRemoved") == [{"event": "BloodBagRemoved", "found": True}]


@clause("B-9.1")
@pytest.mark.parametrize("card", ["use", "sabotage"])
def test_with_an_empty_bag_the_laboratory_can_neither_be_used_nor_sabotaged(card):
    scene = one_in("laboratory")
    for token in scene.table.lab_bag.empty():
        scene.table.send_to_box(token)
    assert scene.reveals(card).told(None, "CardAssigned")[0]["lost"] is True


# Machines -----------------------------------------------------------------------------------------------------

LIMITS = {"boiler_room": 3, "generator_room": 2, "shed": 1, "helicopter": 2, "radio_room": 4}


@clause("B-9.1", "B-9.2")
@pytest.mark.parametrize(("room", "limit"), LIMITS.items())
def test_sabotage_damages_a_machine_below_its_limit_and_no_further(room, limit):
    scene = given("sabotage", room, damage={room: limit - 1})
    assert scene.table.damage[room] == limit
    assert is_lost("sabotage", room, damage={room: limit})


@clause("B-9.1")
@pytest.mark.parametrize("room", LIMITS)
def test_repair_can_be_given_only_where_there_is_damage(room):
    assert is_lost("repair", room, damage={room: 0})
    assert given("repair", room, damage={room: 1}).table.damage[room] == 0


@clause("B-9.1")
@pytest.mark.parametrize("room", ["armory", "kitchen", "laboratory", "warehouse", "weather_station"])
def test_rooms_without_damage_have_nothing_to_repair(room):
    assert is_lost("repair", room)


@clause("B-9.1", "B-9.2")
@pytest.mark.parametrize("room", ["boiler_room", "generator_room"])
def test_a_full_machine_and_one_whose_store_is_empty_cannot_be_used(room):
    assert is_lost("use", room)
    assert is_lost("use", room, fuel={room: 3, "underground": 0})
    assert given("use", room, fuel={room: 3}).table.fuel[room] == 4


@clause("B-9.2")
@pytest.mark.parametrize(("room", "limit"), [("helicopter", 1), ("shed", 2)])
def test_a_vehicle_takes_no_more_fuel_than_it_holds(room, limit):
    scene = given("use", room, fuel={room: limit - 1})
    assert scene.offered("clark") == ["nothing", "refuel"]
    scene.answers("clark", "refuel")
    assert scene.table.fuel[room] == limit and scene.table.fuel["external"] == 2
    assert given("use", room, fuel={room: limit}, damage={room: 0}).offered("clark") == ["nothing"]


@clause("B-9.1", "B-9.2")
def test_without_a_counter_left_nothing_more_can_be_damaged():
    names = ("clark", "garry", "norris", "windows", "blair", "bennings", "macready", "nauls")
    people = dict.fromkeys(names, "lying") | {"clark": "@shed"}
    full = {"boiler_room": 3, "generator_room": 2, "shed": 0}
    scene = Scene(people, damage=full, leader="garry")
    assert scene.table.damage_left == 1
    scene.reveals("sabotage").declines("clark")
    assert scene.table.damage["shed"] == 1 and scene.table.damage_left == 0


# Radio Room and Weather Station -------------------------------------------------------------------------------


@clause("B-9.9")
def test_a_damaged_radio_room_sends_nothing_and_an_sos_is_sent_once():
    assert is_lost("use", "radio_room", damage={"radio_room": 1})
    assert is_lost("use", "radio_room", damage={"radio_room": 0}, rescue=0)
    assert given("use", "radio_room", damage={"radio_room": 0}).told(None, "SosSent")


@clause("B-9.9")
def test_later_damage_to_the_radio_room_does_not_stop_the_rescue_helicopter():
    scene = given("sabotage", "radio_room", damage={"radio_room": 0}, rescue=3)
    assert scene.table.rescue == 3 and scene.table.damage["radio_room"] == 1


@clause("B-9.4")
def test_at_the_station_a_die_from_elsewhere_leaves_no_choice():
    scene = one_in("weather_station", weather="sun", fuel={"underground": 0}).fate(weather_die="storm")
    scene.reveals("use").declines("clark")
    assert scene.is_over and scene.table.weather == "storm" and scene.table.die_at_station


@clause("B-9.4")
def test_at_the_station_a_die_that_lies_there_may_be_left_as_it_was():
    scene = one_in("weather_station", weather="sun", die_at_station=True, fuel={"underground": 0})
    scene.fate(weather_die="storm").reveals("use").declines("clark")
    assert scene.offered("clark") == ["storm", "sun"]
    scene.answers("clark", "sun")
    assert scene.table.weather == "sun" and scene.table.die_at_station


@clause("B-9.4")
def test_bennings_rolls_twice_and_takes_either():
    scene = one_in("weather_station", who="bennings", weather="sun", fuel={"underground": 0})
    scene.fate(weather_die=["storm", "snow"]).reveals("use").declines("bennings")
    assert sorted(scene.offered("bennings")) == ["snow", "storm"]
    scene.answers("bennings", "snow")
    assert scene.table.weather == "snow"


@clause("B-9.4")
def test_bennings_at_a_die_that_lies_in_the_station_takes_any_of_three():
    scene = one_in("weather_station", who="bennings", weather="sun", die_at_station=True)
    scene.fate(weather_die=["storm", "snow"]).reveals("use").declines("bennings")
    assert sorted(scene.offered("bennings")) == ["snow", "storm", "sun"]


@clause("B-9.4")
def test_the_station_sends_fuel_to_any_room_with_space():
    scene = given("use", "weather_station", fuel={"generator_room": 3, "shed": 2, "external": 1})
    assert scene.offered("clark") == ["helicopter", "generator_room"]
    scene.answers("clark", "helicopter")
    assert scene.table.fuel["helicopter"] == 1 and scene.table.fuel["underground"] == 9


@clause("B-9.4")
def test_without_fuel_or_space_only_the_roll_happens():
    full = {"shed": 2, "helicopter": 1, "external": 0}
    scene = given("use", "weather_station", fuel=full)
    assert scene.is_over and scene.table.fuel["underground"] == 10 and scene.told(None, "WeatherSet")


@clause("B-9.4")
def test_under_the_option_the_station_sends_no_fuel_to_vehicles():
    scene = given("use", "weather_station", fuel={"boiler_room": 4}, options={"station_fuel": "base"})
    assert scene.is_over and scene.table.fuel["underground"] == 10


@clause("B-9.1")
def test_the_station_can_always_be_used_and_be_sabotaged_while_there_is_fuel_to_lose():
    assert not is_lost("use", "weather_station", fuel={"underground": 0})
    assert is_lost("sabotage", "weather_station", fuel={"underground": 0})
    assert given("sabotage", "weather_station").table.fuel["operations"] == 1


# Cooperation by edition, and the alien's deeds ----------------------------------------------------------------


@clause("B-9.7")
@pytest.mark.parametrize("option", [True, False])
def test_two_in_the_radio_room_send_one_sos_whatever_the_edition(option):
    people = {"clark": "@radio_room", "garry": "@radio_room", "norris": "lying", "windows": "alien lying"}
    scene = Scene(people, options={"radio_coop_use": option}, damage={"radio_room": 0}).reveals("use")
    scene.answers("clark", "garry").declines("garry")
    assert scene.table.rescue == 0 and scene.stands("clark")


@clause("B-9.7")
@pytest.mark.parametrize(
    ("room", "option"), [("radio_room", "radio_coop_use"), ("helicopter", "helicopter_coop_use")]
)
def test_the_option_leaves_cooperation_in_repairs_alone(room, option):
    people = {"clark": f"@{room}", "garry": f"@{room}", "norris": "lying", "blair": "alien lying"}
    scene = Scene(people, options={option: False}, damage={room: 2}).reveals("repair")
    scene.answers("clark", "garry").declines("garry")
    assert scene.table.damage[room] == 0


@clause("B-9.7", "B-7.5")
def test_the_options_for_radio_and_helicopter_leave_the_shed_alone():
    people = {"clark": "@shed", "garry": "@shed", "norris": "lying", "blair": "alien lying"}
    options = {"radio_coop_use": False, "helicopter_coop_use": False}
    scene = Scene(people, options=options).reveals("use").answers("clark", "garry").declines("garry")
    scene.answers("garry", "refuel")
    assert scene.table.fuel["shed"] == 2


@clause("B-9.1", "B-6.3")
def test_the_alien_takes_random_tokens_out_of_the_bag_and_nobody_sees_which():
    people = {"clark": "exposed", "garry": "", "norris": "", "windows": ""}
    scene = Scene(people, leader="garry", ambush={"laboratory": 3}, lab_bag="failure")
    scene.begins(ResolveEncounters()).answers("clark", "sabotage")
    assert len(scene.table.lab_bag) == 17
    assert scene.told("clark", "ThingsRemoved") == [{"event": "ThingsRemoved", "shelf": "lab", "count": 3}]
