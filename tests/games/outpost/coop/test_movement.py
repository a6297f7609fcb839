"""Phase 3: placing characters, dogs, meetings."""

from __future__ import annotations

from outpost31.games.outpost.coop.movement import PlaceCharacters
from outpost31.games.outpost.meetings import ResolveMeetings
from tests.clauses import clause
from tests.games.outpost.coop.scene import Scene


@clause("C-3.1")
def test_each_player_places_its_characters_from_the_leader_on():
    scene = Scene(players=2, leader="garry", burned=["kitchen"], freezing=0)
    first, second = scene.names[:3], scene.names[3:]
    scene.begins(PlaceCharacters())
    order = []
    for room in ("shed", "shed", "shed", "dormitory", "armory", "armory"):
        order.append(scene.asked[0][0])
        assert scene.asked[0][1] == "room_to_enter"
        scene.answers(scene.asked[0][0], room)
        if len(order) < 6:
            offered = scene.offered(scene.asked[0][0])
            assert "kitchen" not in offered and "boiler_room" not in offered
            assert ("shed" in offered) == (len(order) < 3)
            assert ("dormitory" in offered) == (len(order) < 4)
    assert scene.is_over and order == (second + first if "garry" in second else first + second)


@clause("C-3.2")
def test_a_dog_with_two_is_captured_and_one_alone_draws_from_the_bag():
    scene = Scene(macready="@shed", windows="@shed", norris="@armory", dogs=["shed", "armory"])
    scene.fate(infection_token="human").begins(ResolveMeetings())
    scene.answers("macready", "armory").all_answer("decline")
    assert scene.table.dogs.count("kennel") == 1 and scene.table.dogs.count("armory") == 1
    assert [event["token"] for event in scene.happened("InfectionTokenDrawn")] == ["human"]
    assert scene.status("norris") == "character" and scene.disk("norris") == 1


@clause("C-3.2", "C-6.1", "C-6.2")
def test_an_alien_token_exposes_who_drew_it_at_once_whatever_its_role_card_says():
    scene = Scene(norris="human @armory keys blood_bag", dogs=["armory"])
    scene.fate(infection_token="alien").begins(ResolveMeetings())
    assert scene.status("norris") == "exposed" and scene.things("norris") == []
    assert scene.table.strength == 5 and scene.happened("RoleShown") == []
    assert scene.person(None, "norris")["role"] is None


@clause("C-3.2")
def test_clark_does_not_draw():
    scene = Scene(clark="@armory", dogs=["armory"]).begins(ResolveMeetings())
    assert scene.is_over and scene.happened("InfectionTokenDrawn") == []


@clause("C-3.3")
def test_who_is_with_somebody_whose_disk_is_not_green_moves_its_own_disk():
    scene = Scene(
        macready="@shed green",
        windows="@shed disk:2",
        norris="@armory green",
        nauls="@armory green",
        blair="@kitchen",
    )
    scene.begins(ResolveMeetings()).answers("macready", "shed").all_answer("decline").all_answer("decline")
    assert scene.disks()[:5] == [1, 2, 0, 0, 1]


@clause("C-3.3")
def test_who_withdraws_neither_moves_nor_makes_others_move():
    scene = Scene(macready="@shed melee", windows="@shed green", norris="@shed green firearm")
    scene.begins(ResolveMeetings())
    assert scene.offered("norris") == ["decline", "firearm"]
    scene.answers("macready", "melee").answers("windows", "decline").answers("norris", "decline")
    assert scene.is_over and scene.disks()[:3] == [1, 0, 0]
    assert scene.things("macready") == []


@clause("C-3.3", "C-6.1")
def test_the_disks_of_a_room_move_together_before_the_token_is_looked_at():
    scene = Scene(macready="@shed disk:2", windows="@shed disk:2", norris="@shed disk:3", threat=3)
    scene.begins(ResolveMeetings()).all_answer("decline")
    assert scene.disks()[:3] == [3, 3, 4] and scene.asked == [("player 0", "character_to_expose")]
    assert scene.offered("macready") == ["macready", "windows"]
    scene.answers("macready", "windows")
    # One disk is still there: the token moves right by one and meets the third.
    assert scene.status("windows") == scene.status("norris") == "exposed"
    assert scene.status("macready") == "character" and scene.threat == 4


@clause("C-3.4")
def test_under_the_option_a_dog_moves_the_disk_of_who_drew():
    scene = Scene(options={"dog_moves_disk": True}, norris="@armory", dogs=["armory"])
    scene.fate(infection_token="human").begins(ResolveMeetings())
    assert scene.disk("norris") == 2
    scene = Scene(options={"dog_moves_disk": True}, norris="@armory disk:4", dogs=["armory"], threat=5)
    scene.fate(infection_token="human").begins(ResolveMeetings())
    assert scene.status("norris") == "exposed"


@clause("C-3.2")
def test_who_is_gone_before_its_room_comes_meets_nobody():
    scene = Scene(
        macready="@shed disk:1",
        windows="@shed disk:1",
        norris="@armory disk:3",
        nauls="@armory",
        threat=2,
        dogs=["armory"],
    )
    scene.fate(infection_token="human").begins(ResolveMeetings())
    scene.answers("macready", "shed").all_answer("decline")
    scene.answers("macready", "windows")  # the token goes on to 3 and meets Norris in the Armory
    assert scene.status("norris") == "exposed"
    assert scene.table.dogs.count("armory") == 1  # Nauls is alone with the dog now
    assert [event["pawn"] for event in scene.happened("InfectionTokenDrawn")] == [3]
