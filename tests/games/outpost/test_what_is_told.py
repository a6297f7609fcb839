"""What is told and shown, once and to whom it concerns, and what is not told where nothing happened."""

from __future__ import annotations

from typing import Any

import pytest

from outpost31.games.outpost.accusation import Accuse
from outpost31.games.outpost.actions import PlayActionCards
from outpost31.games.outpost.burning import BurnRooms
from outpost31.games.outpost.dogs import ChangeLeader, MoveDogs
from outpost31.games.outpost.encounters import ResolveEncounters
from outpost31.games.outpost.escape import StartEscape
from outpost31.games.outpost.maintenance import MaintainBase
from outpost31.games.outpost.movement import MoveCharacters, TakeTurn
from outpost31.games.outpost.trading import Trade
from tests.clauses import clause
from tests.games.outpost.scene import Scene
from tests.games.outpost.trades import agree, answer, propose

FOUR = {"macready": "use use", "windows": "use use", "norris": "use use", "nauls": "alien use use"}
LYING = {"garry": "lying", "norris": "lying", "nauls": "alien lying"}


def kinds(scene: Scene, who: str | None = None) -> list[str]:
    return [event["event"] for event in scene.told(who)]


# The base -----------------------------------------------------------------------------------------------------


@clause("B-4.3")
def test_a_boiler_with_enough_fuel_is_not_told_to_be_damaged():
    scene = Scene(FOUR, weather="storm").begins(MaintainBase())
    assert scene.told(None, "FuelBurned") == [
        {"event": "FuelBurned", "room": "boiler_room", "burned": 2, "lacking": 0},
        {"event": "FuelBurned", "room": "generator_room", "burned": 2, "lacking": 0},
    ]
    assert "RoomDamaged" not in kinds(scene) and "FuelLost" not in kinds(scene)


@clause("B-4.3")
def test_what_a_machine_lacked_is_told_with_the_damage():
    scene = Scene(FOUR, weather="storm", fuel={"boiler_room": 1}).begins(MaintainBase())
    assert scene.told(None, "FuelBurned")[0]["lacking"] == 1
    assert scene.told(None, "RoomDamaged") == [{"event": "RoomDamaged", "room": "boiler_room", "count": 1}]


@clause("B-4.7")
def test_a_rescue_helicopter_that_left_uses_no_more_fuel():
    scene = Scene(FOUR, rescue=10, rescue_fuel=0).begins(MaintainBase())
    assert scene.view(None)["base"]["rescue"] == {"space": 10, "fuel": 0, "gone": True}
    assert "RescueMoved" not in kinds(scene)


@clause("B-1.5", "B-5.13")
def test_everybody_sees_the_stores():
    stores = Scene(FOUR, fuel={"boiler_room": 1}).begins(Accuse()).view("nauls")["base"]["stores"]
    assert stores == {"underground": 10, "external": 3, "operations": 3}
    assert {room["alien"] for room in Scene(FOUR).begins(Accuse()).view(None)["rooms"].values()} == {0}


@clause("B-7.1")
def test_a_fire_and_what_it_took_is_told():
    people = {"macready": "@kitchen dynamite"} | LYING
    scene = Scene(people, leader="nauls", stack="use", kitchen=2, pantry=10, freezing=3).begins(BurnRooms())
    scene.answers("macready", "dynamite").answers("nauls", "allow")
    assert scene.told(None, "RoomBurned") == [{"event": "RoomBurned", "room": "kitchen"}]
    assert scene.told(None, "FreezingMoved") == [{"event": "FreezingMoved", "space": 0}]
    assert scene.told(None, "FoodLost") == [{"event": "FoodLost", "source": "kitchen", "count": 2}]


@clause("B-7.1")
def test_an_empty_room_that_burns_loses_nothing():
    scene = Scene({"macready": "@shed dynamite"} | LYING, leader="nauls", stack="use").begins(BurnRooms())
    scene.answers("macready", "dynamite").answers("nauls", "allow")
    assert not {"FuelLost", "FoodLost", "FreezingMoved"} & set(kinds(scene))


# Dogs and marker ----------------------------------------------------------------------------------------------


@clause("B-10.12")
def test_a_marker_for_which_there_is_no_card_leaves_the_board():
    scene = Scene(FOUR, marker="shed")
    scene.table.locations_out += scene.table.locations[4:]
    del scene.table.locations[4:]
    scene.begins(MoveDogs(), ChangeLeader())
    assert scene.view(None)["marker"] is None


@clause("B-10.11")
def test_a_marker_drawn_with_the_kennels_card_is_placed_once():
    cards = ["shed", "kitchen", "warehouse", "kennel", "armory", "generator_room"]
    scene = Scene(FOUR, dogs=["kennel"]).fate(location=cards).begins(MoveDogs(), ChangeLeader())
    assert scene.told(None, "MarkerPlaced") == [{"event": "MarkerPlaced", "room": "generator_room"}]


# The alien ----------------------------------------------------------------------------------------------------


@clause("B-6.2")
def test_without_an_alien_nothing_is_told_of_it():
    scene = Scene(FOUR).begins(ResolveEncounters())
    assert not [kind for kind in kinds(scene) if kind.startswith("Alien")]


@clause("B-6.6", "B-6.7")
def test_an_alien_that_prevails_does_not_run_away_and_the_dead_leave_their_place():
    people = {"macready": "exposed", "windows": "@armory", "norris": "", "nauls": "alien"}
    scene = Scene(people, leader="norris", ambush={"armory": 2}).begins(ResolveEncounters())
    scene.declines("windows").answers("macready", "windows")
    assert "AlienFled" not in kinds(scene) and "CharactersLaidDown" not in kinds(scene)
    assert "armory" not in scene.table.where
    assert scene.told(None, "AlienReturned") == [{"event": "AlienReturned", "strength": 3}]


@clause("B-6.9")
def test_an_alien_with_strength_in_another_room_or_on_another_card_is_not_beaten():
    people = {"macready": "exposed", "windows": "@armory dynamite", "norris": "use", "nauls": "alien use"}
    scene = Scene(people, leader="nauls", ambush={"armory": 1, "kitchen": 1}, stack="use")
    scene.begins(ResolveEncounters()).answers("nauls", "armory").answers("windows", "dynamite")
    assert "AlienBeaten" not in kinds(scene)
    scene = Scene(people, leader="nauls", ambush={"armory": 1, "kitchen": 1}, stack="use", rescue=10)
    scene.table.movers = [2, 1, 3]
    scene.begins(TakeTurn(2)).answers("norris", "board").answers("windows", "dynamite")
    assert "AlienBeaten" not in kinds(scene)


# Meetings -----------------------------------------------------------------------------------------------------


@clause("B-6.14")
def test_after_a_meeting_the_tokens_are_taken_back():
    scene = Scene({"macready": "@shed", "windows": "@shed"} | LYING).begins(ResolveEncounters())
    scene.all_answer("decline").all_answer("two_human").all_answer("confirm")
    assert [person["laid"] for person in scene.view(None)["people"]] == [None] * 5


@clause("B-6.14")
def test_either_of_two_tokens_is_seen_with_the_same_chance():
    scene = Scene({"macready": "@shed", "windows": "@shed"} | LYING).fate(token=2).begins(ResolveEncounters())
    scene.all_answer("decline").answers("macready", "two_human")
    with pytest.raises(AssertionError, match="the script says 2 for token"):
        scene.answers("windows", "two_human")


# Cards --------------------------------------------------------------------------------------------------------


@clause("B-5.8")
def test_norris_looks_at_two_cards_and_no_third():
    scene = Scene(FOUR | {"norris": "use"}, deck="use repair sabotage").begins(TakeTurn(2))
    scene.answers("norris", "special_action").answers("norris", "shed")
    assert scene.offered("norris") == ["repair", "use"]
    scene.answers("norris", "use")
    assert sorted(scene.table.discards.cards()) == ["repair", "use"]


@clause("B-5.10")
def test_who_changes_cards_is_told_how_many_are_left_to_take():
    scene = Scene(FOUR).begins(TakeTurn(0)).answers("macready", "change_cards")
    assert scene.about("macready")["left"] == 2
    scene.answers("macready", "repair")
    assert scene.about("macready")["left"] == 1 and scene.about("macready")["taken"] == ("repair",)


@clause("B-5.6", "B-7.3")
def test_a_shown_card_is_in_the_stack_once():
    people = {"macready": "@shed", "windows": "@shed"} | LYING
    scene = Scene(people, stack="use", shown="use").begins(PlayActionCards())
    scene.answers("macready", "macready").declines("macready").answers("macready", "nothing")
    assert scene.view(None)["piles"]["stack"] == 1 and scene.view(None)["piles"]["stack_shown"] == []


@clause("B-7.4", "B-7.6")
def test_a_card_that_was_lost_stays_lost_though_tools_would_make_it_possible():
    scene = Scene({"windows": "@radio_room tools"} | LYING, leader="garry", damage={"radio_room": 1})
    scene.reveals("use").answers("windows", "tools").declines("windows")
    assert scene.table.damage["radio_room"] == 0 and scene.table.rescue is None
    assert kinds(scene).count("CardLost") == 1


@clause("B-7.6")
def test_a_bonus_card_is_shown_when_it_is_played():
    scene = Scene({"windows": "@shed tools"} | LYING, leader="garry").reveals("repair")
    scene.answers("windows", "tools")
    assert scene.told(None, "BonusPlayed") == [{"event": "BonusPlayed", "pawn": 0, "card": "tools"}]


@clause("B-9.1")
def test_the_last_fuel_of_a_store_can_be_used():
    people = {"windows": "@boiler_room"} | LYING
    scene = Scene(people, leader="garry", fuel={"boiler_room": 3, "underground": 1}).reveals("use")
    assert scene.declines("windows").table.fuel["boiler_room"] == 4


@clause("B-9.4")
@pytest.mark.parametrize(("who", "rolls"), [("windows", 1), ("bennings", 2)])
def test_the_station_rolls_as_often_as_it_says_and_sends_one_fuel(who, rolls):
    people = {who: "@weather_station"} | LYING
    laid: dict[str, Any] = {"options": {"station_fuel": "base"}, "fuel": {"boiler_room": 1}}
    scene = (
        Scene(people, leader="garry", **laid).fate(weather_die=["sun", "sun"]).reveals("use").declines(who)
    )
    assert kinds(scene).count("WeatherDieRolled") == rolls and scene.table.fuel["boiler_room"] == 2


# Trading, escape ----------------------------------------------------------------------------------------------


@clause("B-10.2")
def test_flamethrowers_are_seen_to_go_either_way():
    scene = Scene(macready="keys", windows="flamethrower:2 melee wire", norris="", nauls="alien")
    propose(scene.begins(Trade()), "macready", "windows", "keys")
    answer(scene, "windows", "macready", "flamethrower:2", "melee", "wire")
    agree(scene, "macready")
    made = scene.told(None, "DealMade")[0]
    assert (made["taken"], made["flamethrowers_given"], made["flamethrowers_taken"]) == (3, 0, 1)


@clause("B-8.1", "B-8.2")
def test_the_order_of_moving_is_that_of_this_round():
    scene = Scene(FOUR, leader="norris", rescue=10)
    scene.table.movers = [0, 1, 2, 3]
    scene.begins(MoveCharacters())
    assert scene.asked == [("nauls", "turn")] and "board" in scene.offered("nauls")


@clause("B-8.3")
def test_who_boards_is_in_the_vehicle_and_shows_its_role_once():
    scene = Scene(FOUR, leader="nauls").begins(StartEscape(0, "shed"))
    assert scene.where("macready") == "shed" and scene.view(None)["phase"] == "escape"
    for name in ("windows", "norris", "nauls"):
        scene.declines(name)
    assert [event["pawn"] for event in scene.told(None, "RoleShown")].count(0) == 1


@clause("B-8.9")
def test_the_first_alien_is_the_first_link_of_the_chain_before_any_round():
    scene = Scene(FOUR, leader="nauls").begins(StartEscape(3, "shed"))
    assert scene.view(None)["chain"][0] == {"victim": 3, "by": None, "how": "first", "room": None, "round": 0}
