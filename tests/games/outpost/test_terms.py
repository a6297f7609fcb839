"""Terms: seats, characters, rooms, stores, left, standing; the suspicion track. (B-1, B-11)"""

from __future__ import annotations

import pytest

from outpost31 import Match
from outpost31.games.outpost.accusation import Accuse
from outpost31.games.outpost.actions import PlayActionCards
from outpost31.games.outpost.boardgame import BOARDGAME
from outpost31.games.outpost.dogs import MoveDogs
from outpost31.games.outpost.edition import BLUE, GREEN, LILAC
from outpost31.games.outpost.encounters import ResolveEncounters
from outpost31.games.outpost.maintenance import MaintainBase
from outpost31.games.outpost.movement import TakeTurn
from outpost31.games.outpost.trading import MeetInLeisureRoom
from tests.clauses import clause
from tests.games.outpost.scene import Scene

GREEN_ROOMS = {
    "weather_station",
    "armory",
    "kitchen",
    "laboratory",
    "radio_room",
    "helicopter",
    "shed",
    "boiler_room",
    "generator_room",
    "warehouse",
}


def rooms_of(colour: str) -> set[str]:
    return {room.key for room in BOARDGAME.rooms.values() if room.colour == colour}


# Seats, characters, aliens ----------------------------------------------------------------------------------


@clause("B-1.1")
def test_neither_an_exposed_alien_nor_a_dead_seat_is_a_character():
    scene = Scene(macready="exposed", windows="dead", norris="", nauls="alien", leader="norris")
    scene.begins(Accuse())
    assert [name for name, _ in scene.asked] == ["norris", "nauls"]
    assert scene.offered("norris") == ["abstain", "nauls"]


@clause("B-1.1")
def test_a_characters_role_is_its_own_secret():
    scene = Scene(macready="", windows="alien", norris="", nauls="").begins(Accuse())
    assert scene.view("windows")["people"][1]["role"] == "alien"
    assert [scene.view(who)["people"][1]["role"] for who in ("macready", "norris", "nauls", None)] == [
        None
    ] * 4


@clause("B-1.1")
def test_an_alien_is_not_told_who_the_other_aliens_are():
    scene = Scene(macready="exposed", windows="alien", norris="alien", nauls="", leader="windows")
    scene.begins(Accuse())
    for who in ("macready", "windows"):
        assert scene.view(who)["people"][2]["role"] is None


@clause("B-1.1")
def test_a_dead_seat_keeps_its_role_to_itself():
    scene = Scene(macready="dead alien", windows="", norris="", nauls="", leader="windows").begins(Accuse())
    assert scene.view("windows")["people"][0]["role"] is None
    assert scene.view("macready")["people"][0]["role"] == "alien"


# Rooms ------------------------------------------------------------------------------------------------------


@clause("B-1.2")
def test_there_are_ten_green_rooms_each_with_a_location_card():
    assert rooms_of(GREEN) == GREEN_ROOMS
    scene = Scene(macready="", windows="", norris="", nauls="alien")
    assert sorted(scene.table.locations) == sorted(GREEN_ROOMS)


@clause("B-1.2", "B-5.5")
def test_a_green_room_takes_three_characters_and_no_fourth():
    scene = Scene(macready="@shed", windows="@shed", norris="@shed lying", nauls="alien use").begins(
        TakeTurn(3)
    )
    scene.answers("nauls", "move")
    assert set(scene.offered("nauls")) == GREEN_ROOMS - {"shed"}


@clause("B-1.2")
def test_a_green_room_takes_one_dog():
    scene = Scene(macready="", windows="", norris="", nauls="alien", dogs=["shed"] * 1).begins(MoveDogs())
    assert len(set(scene.table.dogs)) == 4
    assert set(scene.table.dogs) <= GREEN_ROOMS


@clause("B-1.3")
def test_blue_rooms_have_no_location_card_and_take_any_number_of_characters():
    assert rooms_of(BLUE) == {"leisure_room", "dormitory"}
    people = dict.fromkeys(("macready", "windows", "norris", "nauls", "garry"), "@dormitory")
    scene = Scene(people, clark="alien").begins(TakeTurn(5)).answers("clark", "change_cards")
    assert scene.table.where == ["dormitory"] * 6
    assert not rooms_of(BLUE) & set(scene.table.locations)


@clause("B-1.4")
def test_no_character_enters_the_kennel():
    assert rooms_of(LILAC) == {"kennel"}
    scene = Scene(macready="use", windows="", norris="", nauls="alien", dogs=["kennel"]).begins(TakeTurn(0))
    scene.answers("macready", "move")
    assert "kennel" not in scene.offered("macready")
    assert "kennel" in scene.table.locations


@clause("B-1.5")
def test_burned_fuel_is_discarded_to_the_operations_room():
    scene = Scene(macready="", windows="", norris="", nauls="alien", weather="storm").begins(MaintainBase())
    assert scene.table.fuel["operations"] == 4
    assert (scene.table.fuel["boiler_room"], scene.table.fuel["generator_room"]) == (2, 2)


@clause("B-1.5")
@pytest.mark.parametrize(
    ("room", "store"),
    [
        ("boiler_room", "underground"),
        ("generator_room", "underground"),
        ("helicopter", "external"),
        ("shed", "external"),
    ],
)
def test_the_base_has_its_fuel_in_the_underground_warehouse_and_vehicles_theirs_in_the_external_reserve(
    room, store
):
    people = {"macready": f"@{room}", "windows": "lying", "norris": "lying", "nauls": "alien lying"}
    scene = Scene(people, fuel={"boiler_room": 0, "generator_room": 0}).reveals("use").declines("macready")
    before = {"underground": 10, "external": 3}
    if store == "external":
        scene.answers("macready", "refuel")
    before[store] -= 1
    assert {name: scene.table.fuel[name] for name in before} == before
    assert scene.table.fuel[room] == 1


# Left, standing, laid down ----------------------------------------------------------------------------------


@clause("B-1.6", "B-5.7")
def test_the_left_neighbour_is_the_next_clockwise_that_still_holds_a_character():
    scene = Scene(macready="use", windows="exposed", norris="dead", nauls="", garry="", dark=True)
    scene.begins(TakeTurn(0)).answers("macready", "move").answers("macready", "shed").declines("macready")
    assert scene.told(None, "CardHandedOver")[0]["drawn_by"] == scene.seat("nauls")


@clause("B-1.6")
def test_the_left_neighbour_of_the_last_seat_is_the_first():
    scene = Scene(macready="", windows="", norris="", nauls="alien use", dark=True).begins(TakeTurn(3))
    scene.answers("nauls", "move").answers("nauls", "shed").declines("nauls")
    assert scene.told(None, "CardHandedOver")[0]["drawn_by"] == 0


@clause("B-1.7")
def test_who_is_laid_down_is_out_of_encounters_and_checks():
    scene = Scene(macready="@shed", windows="@shed lying", norris="@shed", nauls="alien", dogs=["shed"])
    scene.begins(ResolveEncounters())
    assert scene.asked == [("macready", "weapon_to_withdraw"), ("norris", "weapon_to_withdraw")]


@clause("B-1.7")
def test_who_is_laid_down_is_given_no_card():
    scene = Scene(
        macready="@shed lying", windows="@shed", norris="lying", nauls="alien lying", stack="use use"
    )
    scene.begins(PlayActionCards())
    assert scene.asked == [("windows", "bonus_to_play")]


@clause("B-1.7", "B-10.1")
def test_in_phase_5_all_characters_stand_in_the_leisure_room():
    scene = Scene(
        macready="@shed lying", windows="@dormitory", norris="exposed", nauls="alien @armory", garry="dead"
    )
    scene.begins(MeetInLeisureRoom())
    for name in ("macready", "windows", "nauls"):
        assert (scene.where(name), scene.stands(name)) == ("leisure_room", True)
    assert not scene.stands("norris") and not scene.stands("garry")


# The suspicion track ----------------------------------------------------------------------------------------


@clause("B-11.1")
@pytest.mark.parametrize("seats", range(4, 9))
def test_disks_start_on_yellow_and_the_red_space_is_numbered_like_the_seats(seats):
    match = Match.new("boardgame", seats, seed=seats)
    assert {person["suspicion"] for person in match.view(None)["people"]} == {1}
    assert match.view(None)["limits"]["red"] == seats


@clause("B-11.1")
def test_a_disk_never_passes_red():
    scene = Scene(macready="@shed red", windows="@shed", norris="", nauls="alien").begins(ResolveEncounters())
    scene.all_answer("decline").all_answer("two_human")
    assert (scene.disk("macready"), scene.disk("windows")) == (4, 2)
