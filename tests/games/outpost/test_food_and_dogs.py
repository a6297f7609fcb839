"""Phases 7 and 8: food, hunger, dogs, the Kennel and the leader. (B-10.9 to B-10.12)"""

from __future__ import annotations

import pytest

from outpost31.games.outpost.dogs import ChangeLeader, MoveDogs
from outpost31.games.outpost.food import EatFood
from tests.clauses import clause
from tests.games.outpost.scene import Scene

FOUR = {"macready": "use use", "windows": "use use", "norris": "use use", "nauls": "alien use use"}
ALL_GREEN = sorted(Scene(FOUR).table.locations)


def phase_8(*cards: str, **more: object) -> Scene:
    """Dogs run and the leader changes; the location cards are drawn in this order."""
    scene = Scene(FOUR, **more).fate(location=list(cards))  # type: ignore[arg-type]
    return scene.begins(MoveDogs(), ChangeLeader())


# Food ---------------------------------------------------------------------------------------------------------


@clause("B-10.9")
@pytest.mark.parametrize("kitchen", [1, 2, 4])
def test_food_in_the_kitchen_is_all_eaten_and_is_enough(kitchen):
    scene = Scene(FOUR, kitchen=kitchen, pantry=3).begins(EatFood())
    assert (scene.table.kitchen, scene.table.pantry, scene.table.hungry) == (0, 3, False)


@clause("B-10.9")
@pytest.mark.parametrize(
    ("pantry", "left", "hungry"), [(16, 12, False), (4, 0, False), (3, 0, True), (0, 0, True)]
)
def test_without_food_in_the_kitchen_four_of_the_pantry_are_eaten(pantry, left, hungry):
    scene = Scene(FOUR, pantry=pantry).begins(EatFood())
    assert (scene.table.pantry, scene.table.hungry) == (left, hungry)


@clause("B-10.9")
def test_the_hungry_discard_down_to_two_by_choice_all_at_the_same_time():
    people = FOUR | {"macready": "use use repair", "norris": "sabotage repair use", "clark": "dead"}
    scene = Scene(people, pantry=0).begins(EatFood())
    assert scene.asked == [("macready", "card_to_discard"), ("norris", "card_to_discard")]
    assert scene.offered("norris") == ["repair", "sabotage", "use"]
    scene.answers("norris", "sabotage").answers("macready", "use")
    assert scene.is_over and scene.hand("macready") == ["repair", "use"]
    assert scene.told("nauls", "HandDiscarded")[0]["cards"] is None


@clause("B-10.9")
def test_hunger_begins_once_and_lasts_though_there_is_food_again():
    scene = Scene(FOUR, hungry=True, kitchen=2, pantry=0).begins(EatFood())
    assert scene.table.hungry
    scene.begins(EatFood())
    assert scene.table.hungry and not scene.told(None, "HungerBegan")


# Dogs ---------------------------------------------------------------------------------------------------------


@clause("B-10.10")
def test_all_dogs_outside_the_kennel_are_gathered_and_put_where_cards_say():
    scene = phase_8("armory", "kitchen", "warehouse", "laboratory", dogs=["shed", "shed", "kennel"])
    assert scene.table.dogs == ["armory", "kitchen", "kennel", "warehouse"]
    assert scene.told(None, "DogsGathered") == [{"event": "DogsGathered", "count": 3}]
    assert scene.view(None)["marker"] == "laboratory"


@clause("B-10.10")
def test_an_assimilated_dog_does_not_come_back():
    scene = Scene(FOUR)
    scene.table.dogs = ["out_of_game", "out_of_game", "shed", "off_board"]
    scene.begins(MoveDogs())
    assert scene.table.dogs.count("out_of_game") == 2
    assert len(scene.told(None, "DogPlaced")) == 2


@clause("B-10.10")
def test_who_holds_the_leader_marker_becomes_leader_and_the_marker_lies_in_its_next_room():
    scene = Scene(FOUR, leader="windows").fate(
        location=["shed", "armory", "kitchen", "warehouse", "laboratory"]
    )
    scene.table.marker_holder = 3
    scene.begins(MoveDogs(), ChangeLeader())
    assert scene.leader == "nauls" and scene.table.marker_holder is None
    assert scene.told(None, "LeaderNamed") == [{"event": "LeaderNamed", "pawn": 3}]
    assert scene.table.marker == "laboratory"


@clause("B-10.10")
def test_a_marker_that_nobody_picked_up_leaves_the_leader_and_goes_to_another_room():
    scene = phase_8("shed", "armory", "kitchen", "warehouse", "laboratory", leader="windows", marker="shed")
    assert scene.leader == "windows" and scene.table.marker == "laboratory"
    assert not scene.told(None, "LeaderNamed")


@clause("B-10.11")
def test_the_kennels_card_drawn_for_the_marker_lets_a_dog_out_first():
    cards = ("shed", "kitchen", "warehouse", "kennel", "armory", "generator_room")
    scene = phase_8(*cards, dogs=["kennel", "radio_room", "radio_room", "radio_room"])
    assert sorted(scene.table.dogs) == ["armory", "kitchen", "shed", "warehouse"]
    assert scene.table.dogs[0] == "armory" and scene.table.marker == "generator_room"
    assert scene.table.kennel_card and "kennel" not in scene.table.locations


@clause("B-10.11")
def test_another_card_is_drawn_for_the_dog_that_the_kennels_card_was_drawn_for():
    scene = phase_8("kennel", "shed", "armory", "kitchen", "warehouse", "laboratory", dogs=["kennel"] * 3)
    assert sorted(scene.table.dogs) == ["armory", "kitchen", "shed", "warehouse"]
    assert scene.told(None, "KennelOpened") == [{"event": "KennelOpened", "dogs": 3}]


@clause("B-10.11")
def test_a_kennel_whose_card_is_not_drawn_keeps_its_dogs():
    scene = phase_8("shed", "armory", "kitchen", dogs=["kennel", "kennel", "shed", "armory"])
    assert scene.table.dogs == ["kennel", "kennel", "shed", "armory"]
    assert "kennel" in scene.table.locations


@clause("B-10.12")
def test_the_cards_drawn_are_shuffled_back_at_the_end():
    scene = phase_8()
    assert sorted(scene.table.locations) == ALL_GREEN and scene.table.locations_drawn == []


@clause("B-10.12")
def test_no_card_is_drawn_twice_in_one_phase():
    for first in range(6):
        scene = Scene(FOUR).fate(location=[first] * 5).begins(MoveDogs(), ChangeLeader())
        assert len({*scene.table.dogs, scene.table.marker}) == 5


@clause("B-10.12")
@pytest.mark.parametrize(("cards", "placed"), [(4, 4), (3, 3), (1, 1)])
def test_dogs_and_marker_for_which_there_is_no_card_stay_off_the_board_until_the_next_phase_8(cards, placed):
    scene = Scene(FOUR, burned=ALL_GREEN[:6])
    scene.table.locations_out += scene.table.locations[cards:]
    del scene.table.locations[cards:]
    scene.begins(MoveDogs(), ChangeLeader())
    assert scene.table.dogs.count("off_board") == 4 - placed
    assert scene.view(None)["marker"] is None
    assert scene.told(None, "MarkerPlaced") == [{"event": "MarkerPlaced", "room": None}]
    scene.table.locations += [room for room in ALL_GREEN[6:] if room not in scene.table.locations]
    scene.table.locations_out = [
        room for room in scene.table.locations_out if room not in scene.table.locations
    ]
    scene.begins(MoveDogs())
    assert scene.table.dogs.count("off_board") == 0
