"""Phase 4: the automated alien."""

from __future__ import annotations

from outpost31.games.outpost.coop.actions import PlayDice
from outpost31.games.outpost.coop.alien import UnleashAlien
from tests.clauses import clause
from tests.games.outpost.coop.scene import Scene


@clause("C-4.1", "C-4.2")
def test_the_alien_spreads_its_strength_by_its_goal():
    scene = Scene(nauls="exposed", macready="@shed", windows="@shed", norris="@armory", strength=5)
    scene.fate(location=["kitchen", "warehouse"]).begins(UnleashAlien())
    placed = [event["strength"] for event in scene.happened("AlienCardPlaced")]
    assert placed == [3, 2] and [event["room"] for event in scene.happened("AlienCardPlaced")] == [None, None]
    revealed = [(event["room"], event["strength"]) for event in scene.happened("AlienRevealed")]
    assert revealed == [("kitchen", 3), ("warehouse", 2)]


@clause("C-4.2")
def test_without_a_card_the_rest_is_held_back():
    scene = Scene(nauls="exposed", others="@dormitory lying", strength=20)
    scene.table.locations_out += scene.table.locations[:8]
    del scene.table.locations[:8]
    scene.begins(UnleashAlien()).goes_on()
    assert len(scene.happened("AlienCardPlaced")) == 2 and scene.table.strength == 20


@clause("C-4.1")
def test_an_alien_without_strength_does_nothing():
    scene = Scene(nauls="exposed", strength=0).begins(UnleashAlien())
    assert scene.is_over and scene.happened("PhaseBegan") == []
    assert Scene(strength=0).begins(UnleashAlien()).is_over


@clause("C-4.4")
def test_a_stronger_alien_takes_whom_the_leader_says_and_the_others_flee():
    scene = Scene(
        clark="",
        garry="",
        nauls="exposed",
        macready="@shed keys",
        windows="@shed",
        leader="clark",
        strength=3,
        dogs=[],
    )
    scene.fate(location="shed").begins(UnleashAlien())
    scene.all_answer("decline")
    assert scene.asked == [("player 0", "character_to_lose")]
    scene.answers("clark", "macready")
    assert scene.status("macready") == "dead" and scene.where("windows") == "leisure_room"
    assert not scene.stands("windows") and scene.table.strength == 4


@clause("C-4.4")
def test_an_equal_alien_lays_all_down_and_a_weaker_one_runs_away():
    scene = Scene(nauls="exposed", macready="@shed", windows="@shed", norris="@armory", strength=4)
    scene.fate(location=["armory", "shed"]).begins(UnleashAlien())
    scene.answers("macready", "shed").all_answer("decline")
    assert scene.stands("macready") and scene.stands("windows")  # 1 against 2
    scene = Scene(nauls="exposed", macready="@shed", windows="@shed", strength=5)
    scene.fate(location=["armory", "shed"]).begins(UnleashAlien())
    scene.answers("macready", "shed").all_answer("decline")
    assert scene.where("macready") == "shed" and not scene.stands("macready")  # 2 against 2
    assert scene.table.strength == 5


@clause("C-4.4")
def test_without_characters_it_takes_the_dog_and_alone_it_sabotages():
    scene = Scene(nauls="exposed", strength=2, dogs=["kitchen"])
    scene.fate(location=["kitchen", "boiler_room"]).begins(UnleashAlien()).answers("bennings", "kitchen")
    assert scene.table.dogs.count("out_of_game") == 1 and scene.table.pantry == 16
    assert scene.table.damage["boiler_room"] == 1 and scene.table.strength == 3


@clause("C-4.5")
def test_the_kennel_card_takes_one_dog():
    scene = Scene(nauls="exposed", strength=1, dogs=["kennel", "kennel"])
    scene.fate(location="kennel").begins(UnleashAlien())
    assert scene.table.dogs.count("out_of_game") == 1 and scene.table.dogs.count("kennel") == 1
    assert scene.table.strength == 2 and "kennel" in scene.table.locations


@clause("C-4.6")
def test_the_role_of_who_was_assimilated_is_not_shown():
    scene = Scene(nauls="exposed", macready="alien @shed keys flamethrower:2", strength=2)
    scene.fate(location="shed").begins(UnleashAlien()).all_answer("decline")
    assert scene.status("macready") == "dead" and scene.happened("RoleShown") == []
    assert scene.person(0, "macready")["role"] is None and scene.things("macready") == []


@clause("C-4.3")
def test_fire_drives_the_alien_away_and_costs_an_assignment():
    scene = Scene(nauls="exposed", macready="@shed dynamite", windows="@shed", norris="@armory", strength=3)
    scene.fate(location="shed").begins(UnleashAlien())
    assert scene.offered("windows") == ["decline"]
    scene.answers("macready", "dynamite").answers("windows", "decline")
    assert scene.table.strength == 2 and scene.stands("windows") and not scene.stands("macready")
    assert scene.annex.fires == 1 and len(scene.happened("AssignmentLost")) == 1


@clause("C-4.3", "C-5.8")
def test_with_as_many_fires_as_standing_characters_there_is_no_assignment():
    scene = Scene(macready="@shed", windows="@armory", norris="@dormitory", others="lying", fires=1)
    scene.begins(PlayDice())
    scene.answers("macready", "macready").goes_on()
    assert len(scene.happened("DiceAssigned")) == 1
    scene = Scene(macready="@shed", others="lying", fires=1).begins(PlayDice())
    assert scene.is_over and scene.happened("DiceRolled") == []
