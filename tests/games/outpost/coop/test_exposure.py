"""The alien shows itself; taking over characters; the leader sheet; the end of a round."""

from __future__ import annotations

import pytest

from outpost31.games.outpost.coop.exposure import show_under_test
from outpost31.games.outpost.coop.rounds import GrowThreat, PassSheet
from outpost31.games.outpost.coop.threat import MeetToken, MoveToken
from outpost31.games.outpost.coop.trading import TradeFreely
from outpost31.games.outpost.dogs import MoveDogs, ReturnLocationCards
from outpost31.games.outpost.testing import RunTests
from outpost31.games.outpost.trading import MeetInLeisureRoom
from tests.clauses import clause
from tests.games.outpost.coop.scene import Scene


@clause("C-6.2")
def test_the_first_exposure_brings_5_strength_and_each_later_one_1():
    scene = Scene(macready="disk:5 keys flamethrower:3", windows="disk:4", threat=6)
    scene.begins(MoveToken(-1), MoveToken(-1))
    assert [event["strength"] for event in scene.happened("AlienExposed")] == [5, 1]
    assert scene.table.strength == 6 and scene.table.reloads_left == 12
    assert "keys" in scene.table.item_deck.cards() and scene.happened("RoleShown") == []


@clause("C-6.2")
def test_a_beaten_alien_comes_back_with_1():
    scene = Scene(nauls="exposed", macready="disk:5", strength=0, threat=6).begins(MoveToken(-1))
    assert scene.table.strength == 1


@clause("C-6.3")
def test_of_several_disks_the_leader_picks_one_and_the_token_moves_right():
    scene = Scene(
        macready="disk:3",
        windows="disk:3",
        norris="disk:3",
        others="disk:1",
        threat=4,
        leader="blair",
        blair="",
    )
    scene.begins(MoveToken(-1))
    assert scene.asked == [("player 1", "character_to_expose")]
    scene.answers("blair", "windows")
    assert scene.status("windows") == "exposed" and scene.threat == 5


@clause("C-6.1", "C-6.3")
def test_on_its_way_right_the_token_meets_disks_too():
    scene = Scene(macready="disk:3", windows="disk:3", norris="disk:3", nauls="disk:4", threat=2)
    scene.begins(MoveToken(1)).answers("macready", "norris")
    assert scene.status("nauls") == "exposed" and scene.threat == 5


@clause("C-6.3")
@pytest.mark.parametrize(("threat", "spaces", "space"), [(1, -1, 1), (8, 1, 8), (7, 5, 8), (2, -3, 1)])
def test_the_token_stays_between_1_and_8(threat, spaces, space):
    scene = Scene(others="green", threat=threat).begins(MoveToken(spaces))
    assert scene.is_over and scene.threat == space


@clause("C-6.3")
def test_the_token_never_enters_green():
    scene = Scene(others="green", threat=1).begins(GrowThreat())
    assert scene.threat == 1 and scene.happened("AlienExposed") == []


@clause("C-6.4")
def test_who_lost_its_last_character_takes_over_one_the_other_player_chooses():
    scene = Scene(
        players=3, macready="dead", windows="disk:5", norris="melee", nauls="", others="dead", leader="norris"
    )
    scene.begins(MoveToken(-1))
    assert scene.asked == [("player 1", "character_to_give")]
    scene.answers("norris", "norris")
    assert scene.player("norris") == 0 and scene.player("nauls") == 1
    assert scene.leading_player == 1
    assert scene.happened("CharacterTakenOver") == [
        {"event": "CharacterTakenOver", "pawn": 2, "giver": 1, "taker": 0, "things": None}
    ]


@clause("C-6.4", "C-1.6")
def test_who_takes_over_sees_what_the_character_holds():
    scene = Scene(
        options={"open_hands": False},
        macready="dead",
        windows="dead",
        norris="disk:5",
        nauls="keys",
        blair="",
        others="dead",
    )
    scene.begins(MoveToken(-1)).answers("nauls", "nauls")
    assert scene.person(0, "nauls")["items"] == ["keys"] and scene.person(1, "nauls")["items"] is None
    assert [scene.told(who, "CharacterTakenOver")[0]["things"] for who in (0, 1)] == [["keys"], None]


@clause("C-6.4")
def test_nobody_gives_up_its_only_character():
    scene = Scene(macready="dead", windows="dead", norris="disk:5", nauls="", others="dead")
    scene.begins(MoveToken(-1))
    assert scene.is_over and scene.leading_player == 1


@clause("C-6.4")
def test_the_player_with_most_characters_gives():
    scene = Scene(players=3, macready="dead", windows="disk:5", norris="dead", nauls="", others="")
    scene.begins(MoveToken(-1))
    assert scene.asked == [("player 2", "character_to_give")]


@clause("C-6.5")
def test_the_sheet_stays_with_a_leader_who_takes_over_a_character():
    scene = Scene(macready="dead", windows="dead", norris="disk:5", leader="norris")
    scene.begins(MoveToken(-1), PassSheet()).answers(1, 4)
    assert scene.player(scene.names[4]) == 0 and scene.leading_player == 1  # passed in phase 9
    assert len(scene.happened("SheetPassed")) == 1


@clause("C-6.5")
def test_the_sheet_of_a_leader_without_characters_goes_left_and_not_again_in_phase_9():
    scene = Scene(
        players=3,
        macready="dead",
        windows="disk:5",
        norris="",
        nauls="dead",
        blair="",
        others="dead",
        leader="windows",
    )
    scene.begins(MoveToken(-1), PassSheet())
    assert scene.leading_player == 1 and len(scene.happened("SheetPassed")) == 1


@clause("C-6.5")
def test_the_sheet_stays_with_a_leader_who_has_another_character():
    scene = Scene(macready="disk:5", leader="macready").begins(MoveToken(-1))
    assert scene.leading_player == 0 and scene.leader != "macready"
    assert scene.happened("SheetPassed") == []


@clause("C-6.1")
def test_it_does_not_matter_whether_disk_or_token_moved():
    for steps in ((MoveToken(-1),), (MeetToken(),)):
        scene = Scene(macready="disk:5", threat=6 if steps == (MoveToken(-1),) else 5).begins(*steps)
        assert scene.status("macready") == "exposed"


@clause("C-7.1")
def test_all_stand_in_the_leisure_room_and_trade_freely():
    scene = Scene(
        macready="@shed lying keys keys flamethrower:4", windows="@armory", norris="dead", nauls="lying"
    )
    scene.begins(MeetInLeisureRoom(), TradeFreely())
    assert scene.where("windows") == "leisure_room" and scene.stands("macready") and scene.stands("nauls")
    assert scene.asked == [("player 0", "character_to_hand_over")]
    assert scene.offered("macready") == ["none", "macready"]
    scene.answers("macready", "macready")
    assert scene.offered("macready") == [("items", "keys", 0), ("weapons", "flamethrower", 4)]
    scene.answers("macready", ("weapons", "flamethrower", 4))
    assert "norris" not in scene.offered("macready")
    scene.answers("macready", "nauls")
    assert scene.reloads("nauls") == (4,) and scene.reloads("macready") == ()
    for _ in range(2):
        scene.answers("macready", "macready").answers("macready", ("items", "keys", 0))
        scene.answers("macready", "windows")
    # Three things were held, three have changed hands. Now the other player, who has one.
    assert scene.asked == [("player 1", "character_to_hand_over")]
    scene.answers("nauls", "nauls").answers("nauls", ("weapons", "flamethrower", 4)).answers(
        "nauls", "windows"
    )
    assert scene.is_over and scene.things("windows") == ["keys", "keys"]


@clause("C-7.1", "C-1.6")
def test_what_is_handed_over_is_seen_by_the_two_players():
    scene = Scene(players=3, options={"open_hands": False}, macready="keys", windows="", norris="", nauls="")
    scene.begins(TradeFreely()).answers("macready", "macready").answers("macready", ("items", "keys", 0))
    scene.answers("macready", "norris")
    assert [scene.told(who, "ThingHandedOver")[0]["thing"] for who in (0, 1, 2)] == ["keys", "keys", None]
    assert scene.person(1, "norris")["items"] == ["keys"] and scene.person(0, "norris")["items"] is None


@clause("C-7.2")
def test_a_human_goes_to_green_and_its_card_is_known_from_then_on():
    scene = Scene(macready="disk:3", windows="blood_bag").begins(RunTests()).answers("macready", "A")
    scene.all_answer("decline", "windows").answers("windows", "carry_out").answers("macready", "windows")
    assert scene.disk("macready") == 0 and scene.things("windows") == []
    for viewer in (0, 1, None):
        assert scene.person(viewer, "macready")["role"] == "human"
        assert scene.person(viewer, "windows")["role"] is None
    scene.goes_on()
    assert scene.is_over


@clause("C-7.2", "C-6.2")
def test_an_alien_is_exposed_and_shown():
    scene = Scene(macready="alien", windows="wire flamethrower:1").begins(RunTests()).answers("macready", "B")
    scene.all_answer("decline", "windows").answers("windows", "carry_out").answers("macready", "windows")
    scene.answers("windows", "macready")
    assert scene.status("macready") == "exposed" and scene.table.strength == 5
    assert scene.person(None, "macready")["role"] == "alien"


@clause("C-7.2")
def test_a_test_is_the_only_way_to_see_a_role_card():
    scene = Scene(macready="human").begins(MoveToken(-1))
    show_under_test(scene.table, 0)
    assert scene.person(1, "macready")["role"] == "human"


@clause("C-7.4")
def test_dogs_run_without_a_marker_and_the_sheet_goes_left():
    scene = Scene(players=3, others="green")
    scene.fate(location=["shed", "armory", "kitchen", "laboratory"])
    scene.begins(MoveDogs(), ReturnLocationCards(), PassSheet(), GrowThreat())
    assert sorted(scene.table.dogs) == ["armory", "kitchen", "laboratory", "shed"]
    assert len(scene.table.locations) == 10 and scene.table.marker is None
    assert scene.leading_player == 1 and scene.threat == 5


@clause("C-7.4")
def test_alone_the_sheet_stays():
    scene = Scene(players=1).begins(PassSheet())
    assert scene.leading_player == 0 and scene.happened("SheetPassed") == []


@clause("C-7.4")
def test_the_token_moves_right_if_disks_share_its_space():
    scene = Scene(others="disk:2", macready="disk:5", windows="disk:5", threat=5).begins(GrowThreat())
    assert scene.threat == 7 and scene.status("macready") == "character"


@clause("C-6.4")
def test_of_players_with_as_many_characters_the_nearest_on_the_left_gives():
    scene = Scene(players=3, macready="", windows="", norris="dead", nauls="disk:5", others="")
    scene.begins(MoveToken(-1))
    assert scene.asked == [("player 2", "character_to_give")]
