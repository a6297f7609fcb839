"""Encounters with the exposed alien, with dogs, and with each other."""

from __future__ import annotations

from outpost31.games.outpost.alien import PlaceAlien
from outpost31.games.outpost.encounters import ResolveEncounters
from tests.clauses import clause
from tests.games.outpost.scene import Scene


@clause("B-6.11", "B-6.13", "B-6.14")
def test_a_dog_is_captured_and_a_green_disk_lays_out_nothing():
    scene = Scene(
        macready="@kitchen green",
        windows="@kitchen disk:1",
        norris="@kitchen disk:2",
        nauls="alien",
        dogs=["kitchen"],
    )
    scene.begins(ResolveEncounters())
    assert scene.table.dogs.count("kennel") == 1 and "kennel" in scene.table.locations
    scene.all_answer("decline")
    assert scene.asked == [("windows", "tokens_to_lay_out"), ("norris", "tokens_to_lay_out")]
    scene.all_answer("two_human")
    assert scene.asked == [("macready", "character_to_check")]
    scene.answers("macready", "norris").all_answer("confirm")
    assert [scene.disk(name) for name in ("macready", "windows", "norris")] == [1, 2, 3]


@clause("B-6.14", "B-6.19", "B-6.20")
def test_who_sees_an_alien_token_is_an_alien_and_only_the_two_know():
    scene = Scene(macready="alien @shed", windows="@shed", norris="", nauls="").fate(token=[0, 1])
    scene.begins(ResolveEncounters()).all_answer("decline")
    assert scene.offered("macready") == ["two_human", "one_alien"]
    assert scene.offered("windows") == ["two_human"]
    scene.answers("macready", "one_alien").answers("windows", "two_human")
    assert scene.asked == [("macready", "notice"), ("windows", "notice")]
    assert scene.about("windows")["saw"] == "alien" and scene.about("windows")["role"] == "alien"
    assert scene.role("windows") == "alien"
    seen = [event["token"] for event in scene.told("macready", "TokenSeen") if event["picker"] == 1]
    assert seen == ["alien"]
    assert [event["token"] for event in scene.told("norris", "TokenSeen")] == [None, None]
    scene.all_answer("confirm")
    assert scene.is_over


@clause("B-6.12")
def test_every_weapon_declared_is_spent_even_if_all_withdraw():
    scene = Scene(macready="alien @shed melee", windows="@shed firearm", norris="", nauls="")
    scene.begins(ResolveEncounters())
    scene.answers("macready", "melee").answers("windows", "firearm")
    assert scene.is_over
    assert scene.things("macready") == [] and scene.things("windows") == ["firearm"]


@clause("B-6.15", "B-6.16")
def test_one_alone_with_a_dog_draws_from_the_contagion_bag_but_clark_does_not():
    scene = Scene(clark="@shed", windows="@armory", norris="", nauls="alien", dogs=["shed", "armory"])
    scene.fate(infection_token="alien").begins(ResolveEncounters())
    assert scene.asked == [("windows", "notice")]
    assert scene.role("windows") == "alien" and scene.disk("windows") == 2
    assert scene.disk("clark") == 1 and scene.table.dogs.count("armory") == 1


@clause("B-6.5")
def test_fire_drives_the_alien_away_at_the_price_of_a_card_of_the_stack():
    scene = Scene(
        macready="exposed",
        windows="@armory dynamite",
        norris="@armory flamethrower:2",
        nauls="",
        leader="nauls",
        strength=1,
        ambush={"armory": 3},
        stack="use repair",
    )
    scene.begins(ResolveEncounters())
    assert scene.asked == [("windows", "fire_to_use"), ("norris", "fire_to_use")]
    scene.answers("norris", "reload").answers("windows", "dynamite")
    assert scene.things("windows") == [] and scene.reloads("norris") == (2,)
    assert not scene.stands("windows") and scene.stands("norris")
    assert len(scene.table.stack) == 1 and scene.table.strength == 3


@clause("B-6.6", "B-6.7")
def test_a_stronger_alien_assimilates_one_and_the_others_flee_to_the_leisure_room():
    scene = Scene(
        macready="exposed",
        windows="@armory use keys blood_bag",
        norris="@armory",
        nauls="",
        leader="windows",
        ambush={"armory": 3},
        dogs=["armory"],
        stack="use",
    )
    scene.begins(ResolveEncounters()).all_answer("decline")
    assert scene.offered("macready") == ["windows", "norris", "dog", "sabotage"]
    scene.answers("macready", "windows")
    assert scene.status("windows") == "dead" and scene.things("windows") == []
    assert scene.where("norris") == "leisure_room" and not scene.stands("norris")
    assert scene.leader == "norris" and scene.table.strength == 4


@clause("B-4.8")
def test_only_the_alien_team_knows_which_rooms_it_haunts():
    scene = Scene(macready="exposed", windows="", norris="", nauls="exposed", strength=2, leader="windows")
    scene.begins(PlaceAlien())
    scene.answers("nauls", "armory").answers("macready", 1).answers("nauls", "done")
    assert scene.view("macready")["alien"]["rooms"] == ["armory"]
    assert scene.view("windows")["alien"] == scene.view(None)["alien"]
    assert scene.view("windows")["alien"]["rooms"] is None
    assert scene.view("windows")["alien"]["cards"] == [1]
