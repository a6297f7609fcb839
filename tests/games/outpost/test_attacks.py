"""Encounters with the exposed alien. (B-6.1 to B-6.10)"""

from __future__ import annotations

import pytest

from outpost31.games.outpost.encounters import ResolveEncounters
from outpost31.kernel import Secret
from tests.clauses import clause
from tests.games.outpost.scene import Scene


def attacked(room: str = "armory", strength: int = 2, **more: object) -> Scene:
    """Macready's alien waits in a room; Windows and Norris, unless said otherwise, are elsewhere and lie down."""
    people = {"macready": "exposed", "windows": "lying", "norris": "lying", "nauls": "alien lying"}
    for name in list(people):
        people[name] = str(more.pop(name, people[name]))
    more = {"leader": "windows", "ambush": {room: strength}, "stack": "use repair sabotage"} | more
    return Scene(people, **more).begins(ResolveEncounters())  # type: ignore[arg-type]


# The order of encounters ------------------------------------------------------------------------------------


@clause("B-6.1")
def test_encounters_with_the_alien_come_first_and_the_leader_says_which_room():
    scene = attacked(
        windows="@shed",
        norris="@shed",
        nauls="alien lying",
        leader="nauls",
        ambush={"armory": 1, "kitchen": 1},
    )
    assert scene.asked == [("nauls", "room_to_resolve")]
    assert scene.offered("nauls") == ["armory", "kitchen"]
    scene.answers("nauls", "kitchen")
    assert scene.asked == [("macready", "alien_deed")] and scene.about("macready")["room"] == "kitchen"
    scene.answers("macready", "nothing").answers("macready", "nothing")
    assert {kind for _, kind in scene.asked} == {"weapon_to_withdraw"}


@clause("B-6.1")
def test_the_leader_says_in_which_room_people_meet_next():
    people = {
        "macready": "@shed",
        "windows": "@shed",
        "norris": "@armory",
        "nauls": "alien @armory",
        "garry": "@kitchen",
        "blair": "@kitchen",
    }
    scene = Scene(people, leader="norris").begins(ResolveEncounters())
    assert scene.asked == [("norris", "room_to_resolve")]
    assert sorted(scene.offered("norris")) == ["armory", "kitchen", "shed"]
    scene.answers("norris", "kitchen")
    assert [name for name, _ in scene.asked] == ["garry", "blair"]
    scene.all_answer("decline").all_answer("two_human").all_answer("confirm")
    assert sorted(scene.offered("norris")) == ["armory", "shed"]


@clause("B-6.1", "B-10.8")
def test_when_the_leader_is_assimilated_the_new_leader_says_which_room_comes_next():
    scene = attacked(
        windows="@armory", norris="@shed", nauls="alien @shed", ambush={"armory": 2, "kitchen": 1, "shed": 1}
    )
    scene.answers("windows", "armory").declines("windows").answers("macready", "windows")
    assert scene.asked == [("norris", "room_to_resolve")]


@clause("B-6.2")
def test_the_aliens_cards_are_revealed_and_its_strength_placed():
    scene = attacked(strength=3)
    assert scene.told(None, "AlienRevealed") == [{"event": "AlienRevealed", "room": "armory", "strength": 3}]
    assert scene.view(None)["rooms"]["armory"]["alien"] == 3
    assert scene.view(None)["alien"]["cards"] == []


@clause("B-6.2")
def test_after_all_encounters_the_strength_returns_to_the_pool_and_the_cards_to_the_deck():
    scene = attacked(strength=3, ambush={"armory": 2, "kitchen": 1}).answers("windows", "armory")
    scene.answers("macready", "nothing").answers("macready", "nothing")
    assert scene.is_over and scene.table.strength == 3 and scene.table.lurking == {}
    assert {"armory", "kitchen"} <= set(scene.table.locations) and len(scene.table.locations) == 10


# Alone, or with a dog ---------------------------------------------------------------------------------------


@clause("B-6.3")
def test_an_alien_alone_in_a_room_may_sabotage_it_or_not():
    scene = attacked("radio_room", damage={"radio_room": 1})
    assert scene.offered("macready") == ["nothing", "sabotage"]
    scene.answers("macready", "nothing")
    assert scene.table.damage["radio_room"] == 1 and scene.told(None, "AlienWaited")


@clause("B-6.3")
@pytest.mark.parametrize("room", ["helicopter", "shed", "radio_room", "boiler_room", "generator_room"])
def test_the_alien_damages_a_machine_once_for_each_strength_up_to_its_limit(room):
    limits = {"helicopter": 2, "shed": 1, "radio_room": 4, "boiler_room": 3, "generator_room": 2}
    scene = attacked(room, 2, damage={room: 0}).answers("macready", "sabotage")
    assert scene.table.damage[room] == min(2, limits[room])


@clause("B-6.3")
def test_the_alien_discards_fuel_of_the_underground_warehouse_at_the_weather_station():
    scene = attacked("weather_station", 3).answers("macready", "sabotage")
    assert scene.table.fuel["underground"] == 7 and scene.table.fuel["operations"] == 3


@clause("B-6.3")
def test_the_alien_takes_no_more_than_there_is():
    scene = attacked("kitchen", 2, pantry=3).answers("macready", "sabotage")
    assert scene.table.pantry == 0
    scene = attacked("weather_station", 2, fuel={"underground": 1}).answers("macready", "sabotage")
    assert scene.table.fuel["underground"] == 0
    scene = attacked("kitchen", 2, pantry=0)
    assert scene.is_over and scene.told(None, "AlienWaited")


@clause("B-6.4")
def test_an_alien_with_a_dog_and_nobody_else_assimilates_it_or_sabotages_or_does_nothing():
    scene = attacked("shed", 1, dogs=["shed", "armory"], damage={"shed": 0})
    assert scene.offered("macready") == ["nothing", "dog", "sabotage"]
    scene.answers("macready", "dog")
    assert scene.table.dogs.count("out_of_game") == 1 and "shed" not in scene.table.dogs
    assert scene.table.strength == 2


@clause("B-6.4")
def test_who_lies_in_a_room_does_not_keep_the_alien_from_its_dog():
    scene = attacked("shed", 1, windows="@shed lying", dogs=["shed"], damage={"shed": 0})
    assert scene.offered("macready") == ["nothing", "dog", "sabotage"]


@clause("B-6.4")
def test_in_the_kennel_the_alien_assimilates_one_dog_and_the_others_keep_the_card_in_the_deck():
    scene = attacked("kennel", 1, dogs=["kennel", "kennel"]).answers("macready", "dog")
    assert sorted(scene.table.dogs) == ["kennel", "off_board", "off_board", "out_of_game"]
    assert "kennel" in scene.table.locations and not scene.table.kennel_card


@clause("B-6.4")
def test_in_the_kennel_the_alien_may_do_nothing():
    scene = attacked("kennel", 1, dogs=["kennel"])
    assert scene.offered("macready") == ["nothing", "dog"]
    scene.answers("macready", "nothing")
    assert "kennel" in scene.table.locations


# Fire -------------------------------------------------------------------------------------------------------


@clause("B-6.5")
def test_everyone_standing_there_is_asked_for_fire_and_who_has_none_can_only_decline():
    scene = attacked(strength=3, windows="@armory melee firearm", norris="@armory dynamite flamethrower:1")
    assert scene.asked == [("windows", "fire_to_use"), ("norris", "fire_to_use")]
    assert scene.offered("windows") == ["decline"]
    assert scene.offered("norris") == ["decline", "dynamite", "reload"]


@clause("B-6.5", "B-9.6")
def test_dynamite_used_as_fire_leaves_the_game():
    scene = attacked(windows="@armory dynamite").answers("windows", "dynamite")
    assert scene.things("windows") == [] and scene.table.box["dynamite"] == 2
    assert scene.table.strength == 1
    assert scene.told(None, "FireUsed")[0] == {
        "event": "FireUsed",
        "pawn": 1,
        "weapon": "dynamite",
        "room": "armory",
    }


@clause("B-6.5")
def test_a_flamethrower_gives_one_reload():
    scene = attacked(windows="@armory flamethrower:3").answers("windows", "reload")
    assert scene.reloads("windows") == (2,) and scene.table.reloads_left == 10
    assert scene.table.strength == 1


@clause("B-6.5")
def test_an_empty_flamethrower_is_no_fire():
    scene = attacked(windows="@armory flamethrower:1").answers("windows", "reload")
    assert scene.reloads("windows") == (0,)
    scene.table.standing[1] = True
    scene.table.ambush = Secret((("armory", 2),), (0,))
    scene.table.locations.remove("armory")
    scene.table.strength = 0
    scene.begins(ResolveEncounters())
    assert scene.offered("windows") == ["decline"]


@clause("B-6.5")
def test_of_those_willing_the_first_in_turn_order_from_the_leader_uses_fire():
    scene = attacked(
        strength=3,
        windows="@armory dynamite",
        norris="@armory dynamite",
        nauls="alien lying",
        leader="norris",
    )
    scene.answers("windows", "dynamite").answers("norris", "dynamite")
    assert (scene.things("windows"), scene.things("norris")) == (["dynamite"], [])
    assert scene.stands("windows") and not scene.stands("norris")


@clause("B-6.5")
def test_the_other_answers_stay_secret():
    scene = attacked(strength=3, windows="@armory dynamite", norris="@armory dynamite")
    scene.answers("norris", "dynamite").answers("windows", "dynamite")
    willing = [event for who in ("nauls", None) for event in scene.told(who, "FireUsed")]
    assert {event["pawn"] for event in willing} == {1}
    twin = attacked(strength=3, windows="@armory dynamite", norris="@armory dynamite")
    twin.declines("norris").answers("windows", "dynamite")
    assert scene.told("windows") == twin.told("windows")


@clause("B-6.5")
def test_fire_costs_a_random_card_of_the_stack_that_nobody_sees():
    scene = attacked(windows="@armory dynamite").answers("windows", "dynamite")
    assert len(scene.table.stack) == 2 and len(scene.table.discards) == 1
    assert scene.told("windows", "StackCardLost") == [{"event": "StackCardLost"}]
    assert not scene.stands("windows") and scene.where("windows") == "armory"


@clause("B-6.5")
def test_without_a_face_down_card_in_the_stack_fire_cannot_be_used():
    scene = attacked(windows="@armory dynamite flamethrower:2", stack="", shown="use use")
    assert scene.offered("windows") == ["decline"]


@clause("B-6.5")
def test_a_second_fire_needs_a_second_card():
    scene = attacked(
        windows="@armory dynamite",
        norris="@shed dynamite",
        ambush={"armory": 2, "shed": 2},
        stack="use",
        damage={"shed": 0},
    )
    scene.answers("windows", "armory").answers("windows", "dynamite")
    assert scene.asked == [("norris", "fire_to_use")] and scene.offered("norris") == ["decline"]


@clause("B-6.5", "B-6.10")
def test_fire_drives_even_a_strong_alien_away_and_the_others_stay_standing():
    scene = attacked(strength=4, windows="@armory dynamite", norris="@armory").declines("norris")
    scene.answers("windows", "dynamite")
    assert scene.is_over and scene.stands("norris") and scene.where("norris") == "armory"
    assert scene.told(None, "AlienFled") == [{"event": "AlienFled", "room": "armory"}]


# Strength against numbers -----------------------------------------------------------------------------------


@clause("B-6.6")
def test_a_weaker_alien_runs_away():
    scene = attacked(strength=1, windows="@armory", norris="@armory").all_answer("decline")
    assert scene.told(None, "AlienFled") and scene.stands("windows") and scene.stands("norris")


@clause("B-6.6")
def test_an_alien_of_equal_strength_runs_away_and_everybody_there_is_laid_down():
    scene = attacked(strength=2, windows="@armory", norris="@armory").all_answer("decline")
    assert scene.told(None, "AlienFled") and scene.is_over
    for name in ("windows", "norris"):
        assert not scene.stands(name) and scene.where(name) == "armory"
    assert scene.table.strength == 2


@clause("B-6.6")
def test_a_stronger_alien_may_sabotage_the_room_and_everybody_flees_to_the_leisure_room():
    scene = attacked("boiler_room", 3, windows="@boiler_room", norris="@boiler_room").all_answer("decline")
    assert scene.offered("macready") == ["windows", "norris", "sabotage"]
    scene.answers("macready", "sabotage")
    assert scene.table.damage["boiler_room"] == 3
    for name in ("windows", "norris"):
        assert not scene.stands(name) and scene.where(name) == "leisure_room"


@clause("B-6.6")
def test_a_stronger_alien_may_assimilate_the_dog():
    scene = attacked("shed", 2, windows="@shed", dogs=["shed"], damage={"shed": 1}).declines("windows")
    assert scene.offered("macready") == ["windows", "dog", "sabotage"]
    scene.answers("macready", "dog")
    assert scene.table.dogs.count("out_of_game") == 1 and scene.table.strength == 3
    assert scene.status("windows") == "character" and scene.where("windows") == "leisure_room"


@clause("B-6.6")
def test_a_stronger_alien_may_spare_who_is_there_though_nothing_is_left_to_break():
    scene = attacked("shed", 2, windows="@shed").declines("windows")
    assert scene.offered("macready") == ["windows", "sabotage"]
    scene.answers("macready", "sabotage")
    assert scene.is_over and scene.status("windows") == "character"
    assert scene.where("windows") == "leisure_room" and scene.table.strength == 2
    assert not scene.told(None, "RoomSabotaged") and scene.told(None, "AlienWaited")


@clause("B-6.6", "B-1.7")
def test_only_standing_characters_count_against_the_alien_and_can_be_assimilated():
    scene = attacked(strength=2, windows="@armory", norris="@armory lying").declines("windows")
    assert scene.offered("macready") == ["windows", "sabotage"]


# Assimilated ------------------------------------------------------------------------------------------------

RICH = "@armory use repair melee dynamite flamethrower:4 keys wire blood_bag failure disk:3"


@clause("B-6.7")
def test_what_an_assimilated_character_held_goes_back_unseen():
    scene = attacked(strength=2, windows=RICH, norris="", nauls="alien", leader="norris").declines("windows")
    scene.answers("macready", "windows")
    table = scene.table
    assert sorted(table.weapon_deck.blocks[0]) == ["dynamite", "flamethrower", "melee"]
    assert sorted(table.item_deck.blocks[0]) == ["keys", "wire"]
    assert sorted(table.discards.cards()) == ["repair", "use"]
    assert (table.box["blood_bag"], table.box["failure"]) == (9, 13)
    assert table.reloads_left == 12 and scene.reloads("windows") == ()
    dead = scene.view("norris")["people"][1]
    assert (dead["status"], dead["suspicion"], dead["where"], dead["role"]) == ("dead", None, None, None)
    assert scene.table.strength == 3


@clause("B-6.7")
def test_the_assimilated_leaders_sheet_goes_left_and_its_marker_is_out_until_phase_8():
    scene = attacked(strength=2, windows="@armory", norris="", nauls="alien")
    scene.table.marker_holder = 1
    scene.declines("windows").answers("macready", "windows")
    assert scene.leader == "norris"
    assert scene.table.marker_holder is None and scene.table.marker is None


@clause("B-6.7")
def test_nobody_is_told_the_role_of_who_was_assimilated():
    scene = attacked(strength=2, windows="alien @armory", norris="", nauls="").declines("windows")
    scene.answers("macready", "windows")
    assert scene.told("macready", "CharacterAssimilated") == [
        {"event": "CharacterAssimilated", "pawn": 1, "room": "armory"}
    ]
    assert scene.view("macready")["people"][1]["role"] is None


@clause("B-6.8")
def test_an_encounter_with_the_alien_moves_no_disk():
    scene = attacked(strength=2, windows="@armory dynamite", norris="@armory", nauls="alien lying")
    before = list(scene.table.suspicion)
    scene.all_answer("decline")
    assert scene.table.suspicion == before and not scene.told(None, "SuspicionMoved")


@clause("B-6.9")
def test_a_beaten_alien_does_not_end_the_game():
    scene = attacked(strength=1, windows="@armory dynamite").answers("windows", "dynamite")
    assert scene.told(None, "AlienBeaten") and scene.outcome is None and scene.table.strength == 0


@clause("B-6.9")
def test_an_alien_that_held_strength_back_is_not_beaten():
    scene = attacked(strength=1, windows="@armory dynamite")
    scene.table.strength = 1
    scene.answers("windows", "dynamite")
    assert not scene.told(None, "AlienBeaten") and scene.table.strength == 1


@clause("B-6.10")
def test_who_remains_standing_after_the_alien_goes_on_to_meet_the_others():
    scene = attacked(strength=1, windows="@armory", norris="@armory").all_answer("decline")
    assert scene.asked == [("windows", "weapon_to_withdraw"), ("norris", "weapon_to_withdraw")]


@clause("B-6.10", "B-6.15")
def test_who_is_left_alone_with_a_dog_after_the_alien_has_fled_is_in_danger():
    scene = attacked(strength=2, windows="@armory dynamite", norris="@armory", dogs=["armory"])
    scene.declines("norris").answers("windows", "dynamite")
    assert scene.asked == [("norris", "notice")] and scene.disk("norris") == 2


@clause("B-6.10")
def test_who_was_laid_down_by_the_alien_meets_nobody():
    scene = attacked(strength=2, windows="@armory", norris="@armory", dogs=["armory"]).all_answer("decline")
    assert scene.is_over and "armory" in scene.table.dogs
