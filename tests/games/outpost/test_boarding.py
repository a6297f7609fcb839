"""Escapes and ends. (B-8)"""

from __future__ import annotations

import pytest

from outpost31.games.outpost.encounters import ResolveEncounters
from outpost31.games.outpost.escape import StartEscape
from outpost31.games.outpost.maintenance import MaintainBase
from outpost31.games.outpost.movement import MoveCharacters, TakeTurn
from outpost31.games.outpost.setup import BeginRound
from tests.clauses import clause
from tests.games.outpost.scene import Scene

FOUR = {"macready": "use use", "windows": "use use", "norris": "use use", "nauls": "alien use use"}


def reason(scene: Scene) -> str | None:
    return None if scene.outcome is None else scene.outcome.reason


# Who may start, and in which order ----------------------------------------------------------------------------


@clause("B-8.1")
def test_boarding_goes_by_suspicion_and_ties_by_the_order_of_moving_with_the_leader_last():
    people = {
        "macready": "disk:2",
        "windows": "disk:3",
        "norris": "disk:1",
        "nauls": "alien disk:2",
        "garry": "",
    }
    scene = Scene(people, leader="macready").begins(StartEscape(4, "shed"))
    asked = []
    while scene.outcome is None:
        asked.append(scene.asked[0][0])
        scene.declines(asked[-1])
    assert asked == ["norris", "nauls", "macready", "windows"]


@clause("B-8.1")
def test_who_lies_down_may_board():
    people = {"macready": "", "windows": "@dormitory", "norris": "lying @shed", "nauls": "alien lying"}
    scene = Scene(people).begins(StartEscape(0, "shed"))
    scene.answers("windows", "board").answers("macready", "agree")
    scene.answers("norris", "board").answers("macready", "agree").answers("windows", "agree")
    scene.declines("nauls")
    assert reason(scene) == "escaped" and scene.table.aboard == [0, 1, 2]


@clause("B-8.1", "B-8.2")
def test_who_may_start_goes_by_the_disks_before_the_early_encounters_and_boarding_by_those_after():
    people = {
        "macready": "use disk:1",
        "windows": "@shed disk:1",
        "norris": "@shed disk:2",
        "nauls": "alien use disk:2",
        "garry": "@armory disk:1",
    }
    scene = Scene(people, leader="nauls", rescue=10, dogs=["armory"]).fate(infection_token="human")
    scene.table.movers = [0, 1, 2, 4, 3]
    scene.begins(TakeTurn(0)).answers("macready", "board").answers("nauls", "shed")
    scene.all_answer("decline").all_answer("two_human").all_answer("confirm").all_answer("confirm")
    assert [scene.disk(name) for name in ("windows", "norris", "garry")] == [2, 3, 2]
    asked = []
    while scene.outcome is None:
        asked.append(scene.asked[0][0])
        scene.declines(asked[-1])
    assert asked == ["windows", "garry", "nauls", "norris"]


@clause("B-8.2")
def test_only_when_it_has_arrived_may_anybody_board_the_rescue_helicopter():
    for rescue, options in ((None, 3), (9, 3), (10, 4)):
        scene = Scene(FOUR, leader="nauls", rescue=rescue).begins(TakeTurn(0))
        assert len(scene.offered("macready")) == options


@clause("B-8.2")
def test_if_the_least_suspected_does_not_board_nobody_does_this_round():
    scene = Scene(FOUR, leader="nauls", rescue=10).begins(MoveCharacters())
    assert "board" in scene.offered("macready")
    while not scene.is_over:
        name, kind = scene.asked[0]
        if name != "macready" and kind == "turn":
            assert "board" not in scene.offered(name)
        rooms = {"macready": "shed", "windows": "armory", "norris": "kitchen", "nauls": "warehouse"}
        scene.answers(name, {"turn": "move", "room_to_enter": rooms[name], "card_to_hand_over": "use"}[kind])
    assert scene.outcome is None


@clause("B-8.2")
def test_an_empty_hand_does_not_keep_the_least_suspected_from_boarding():
    scene = Scene(FOUR | {"macready": ""}, leader="nauls", rescue=10).begins(TakeTurn(0))
    assert scene.offered("macready") == ["special_action", "change_cards", "board"]


@clause("B-8.2")
def test_the_alien_team_reveals_its_cards_for_those_who_have_moved():
    people = {"macready": "use", "windows": "@shed", "norris": "exposed", "nauls": "", "garry": "alien use"}
    scene = Scene(people, leader="garry", rescue=10, ambush={"shed": 2, "armory": 1}, stack="use")
    scene.begins(TakeTurn(0)).answers("macready", "board")
    assert scene.told(None, "AlienRevealed") == [{"event": "AlienRevealed", "room": "shed", "strength": 2}]
    scene.declines("windows").answers("norris", "windows")
    assert scene.status("windows") == "dead" and scene.view(None)["alien"]["cards"] == [1]
    assert scene.table.aboard == [0]


@clause("B-8.2", "B-8.6")
def test_early_encounters_may_end_the_game_before_anybody_boards():
    people = {"macready": "alien use", "windows": "@shed", "norris": "alien @shed", "nauls": "exposed"}
    scene = Scene(people, leader="norris", rescue=10).fate(token=[1, 0]).begins(TakeTurn(0))
    scene.answers("macready", "board").all_answer("decline")
    scene.answers("windows", "two_human").answers("norris", "one_alien")
    assert reason(scene) == "no_human_left"


# Boarding ---------------------------------------------------------------------------------------------------


@clause("B-8.3", "B-8.4")
def test_the_rescue_helicopter_leaves_two_aliens_behind():
    people = {
        "macready": "use disk:1",
        "windows": "alien use disk:2",
        "norris": "use disk:3",
        "nauls": "alien use disk:4",
    }
    scene = Scene(people, leader="nauls", rescue=10).begins(MoveCharacters())
    scene.answers("macready", "board")
    assert scene.told(None, "RoleShown") == [{"event": "RoleShown", "pawn": 0, "role": "human"}]
    scene.answers("windows", "board").answers("macready", "refuse")
    scene.answers("norris", "board").answers("macready", "agree")
    # Somebody has boarded: the pass starts again from the lowest.
    scene.answers("windows", "board").answers("macready", "refuse").answers("norris", "refuse")
    scene.answers("nauls", "board").answers("macready", "refuse").answers("norris", "refuse")
    assert reason(scene) == "escaped" and scene.winners() == ["macready", "norris"]
    assert scene.told(None, "VehicleLeft")[0]["aboard"] == [0, 2]
    assert {event["pawn"] for event in scene.told(None, "RoleShown")} == {0, 1, 2, 3}


@clause("B-8.3")
def test_an_alien_that_is_let_on_board_wins_at_once():
    scene = Scene(FOUR, leader="macready").begins(StartEscape(0, "shed"))
    scene.declines("windows").declines("norris").answers("nauls", "board").answers("macready", "agree")
    assert reason(scene) == "alien_aboard" and scene.winners() == ["nauls"]


@clause("B-8.3")
def test_one_refusal_on_board_is_enough():
    scene = Scene(FOUR, leader="nauls").begins(StartEscape(0, "shed"))
    scene.answers("windows", "board").answers("macready", "agree").answers("norris", "board")
    scene.answers("macready", "agree").answers("windows", "refuse")
    assert scene.table.aboard == [0, 1] and scene.asked == [("nauls", "wish_to_board")]
    assert scene.told(None, "BoardingAnswered")[-1] == {
        "event": "BoardingAnswered",
        "pawn": 2,
        "agreed": [0],
        "boards": False,
    }


@clause("B-8.3")
def test_those_on_board_answer_at_the_same_time():
    scene = Scene(FOUR, leader="nauls").begins(StartEscape(0, "shed"))
    scene.answers("windows", "board").answers("macready", "agree").answers("norris", "board")
    assert [name for name, _ in scene.asked] == ["macready", "windows"]


@clause("B-8.3")
@pytest.mark.parametrize(
    ("answers", "boards"),
    [
        (("agree", "agree", "refuse"), True),
        (("refuse", "refuse", "agree"), False),
        (("refuse", "refuse", "refuse"), False),
        (("agree", "agree", "agree"), True),
    ],
)
def test_under_the_option_the_majority_on_board_decides(answers, boards):
    people = {"macready": "", "windows": "", "norris": "", "nauls": "", "garry": "alien"}
    scene = Scene(people, leader="garry", options={"boarding": "majority"}).begins(StartEscape(0, "shed"))
    scene.answers("windows", "board").answers("macready", "agree")
    scene.answers("norris", "board").answers("macready", "agree").answers("windows", "agree")
    scene.answers("nauls", "board")
    for name, answer in zip(("macready", "windows", "norris"), answers, strict=True):
        scene.answers(name, answer)
    assert (3 in scene.table.aboard) is boards


@clause("B-8.3")
@pytest.mark.parametrize(("least", "boards"), [("macready", True), ("windows", False)])
def test_under_the_option_the_least_suspected_on_board_breaks_a_tie(least, boards):
    people = {"macready": "disk:2", "windows": "disk:2", "norris": "disk:3", "nauls": "alien disk:3"}
    people[least] = "disk:1"
    scene = Scene(people, leader="nauls", options={"boarding": "majority"}).begins(StartEscape(0, "shed"))
    scene.answers("windows", "board").answers("macready", "agree").answers("norris", "board")
    scene.answers("macready", "agree").answers("windows", "refuse")
    assert (2 in scene.table.aboard) is boards


@clause("B-8.3")
def test_under_the_option_an_alien_that_was_first_wins_at_departure():
    scene = Scene(FOUR, leader="macready", options={"first_boarder_shows": False}).begins(
        StartEscape(3, "shed")
    )
    assert scene.outcome is None and not scene.told(None, "RoleShown")
    scene.answers("windows", "board").answers("nauls", "agree").declines("norris").declines("macready")
    assert reason(scene) == "alien_aboard" and scene.winners() == ["nauls"]


@clause("B-8.3")
def test_under_the_option_the_others_show_their_roles_as_they_board():
    scene = Scene(FOUR, leader="nauls", options={"first_boarder_shows": False}).begins(StartEscape(0, "shed"))
    scene.answers("windows", "board").answers("macready", "agree")
    assert scene.told(None, "RoleShown") == [{"event": "RoleShown", "pawn": 1, "role": "human"}]
    scene.declines("norris").answers("nauls", "board").answers("macready", "agree").answers(
        "windows", "agree"
    )
    assert reason(scene) == "alien_aboard"


@clause("B-8.3", "B-8.4")
def test_under_the_option_a_human_that_was_first_shows_its_role_at_departure():
    people = {"macready": "", "windows": "alien", "norris": "dead", "nauls": "exposed"}
    scene = Scene(people, leader="windows", options={"first_boarder_shows": False})
    scene.begins(StartEscape(0, "shed")).declines("windows")
    assert reason(scene) == "escaped"
    assert {event["pawn"] for event in scene.told(None, "RoleShown")} == {0, 1}


@clause("B-8.4")
def test_a_single_human_on_the_ground_gives_the_aliens_the_game():
    scene = Scene(FOUR, leader="nauls").begins(StartEscape(0, "shed"))
    scene.answers("windows", "board").answers("macready", "agree").declines("norris").declines("nauls")
    assert reason(scene) == "human_left_behind" and scene.winners() == ["nauls"]
    assert scene.outcome is not None and scene.outcome.losers == (0, 1, 2)


@clause("B-8.4", "B-8.7")
def test_dead_seats_and_exposed_aliens_are_not_on_the_ground():
    people = {"macready": "", "windows": "dead", "norris": "exposed", "nauls": "alien", "garry": "dead alien"}
    scene = Scene(people, leader="macready").begins(StartEscape(0, "helicopter")).declines("nauls")
    assert reason(scene) == "escaped" and scene.winners() == ["macready", "windows"]


@clause("B-8.5")
def test_more_than_three_board_and_the_keys_leave_the_game():
    people = {
        "macready": "@shed keys",
        "windows": "@armory lying",
        "norris": "@dormitory",
        "nauls": "lying",
        "garry": "alien lying",
        "clark": "lying",
    }
    scene = Scene(people, leader="garry", damage={"shed": 0}, fuel={"shed": 4, "external": 1}).reveals("use")
    scene.declines("macready").answers("macready", "escape")
    assert scene.things("macready") == [] and scene.table.box["keys"] == 1
    aboard = ["macready"]
    for name in ("clark", "windows", "norris", "nauls"):
        while scene.asked[0][0] != name:
            scene.declines(scene.asked[0][0])
        scene.answers(name, "board")
        for other in aboard:
            scene.answers(other, "agree")
        aboard.append(name)
    scene.declines("garry")
    assert reason(scene) == "escaped" and len(scene.table.aboard) == 5


@clause("B-8.5")
def test_the_holder_of_the_keys_is_first_on_board_whatever_its_suspicion():
    people = {"macready": "red @shed keys", "windows": "lying", "norris": "lying", "nauls": "alien lying"}
    scene = Scene(people, leader="nauls", damage={"shed": 0}, fuel={"shed": 2}).reveals("use")
    scene.declines("macready").answers("macready", "escape")
    assert scene.table.aboard == [0] and scene.asked == [("windows", "wish_to_board")]


# The last human ---------------------------------------------------------------------------------------------


@clause("B-8.6", "B-8.7")
def test_the_last_human_assimilated_loses_with_all_who_died_human():
    people = {
        "macready": "exposed",
        "windows": "@shed",
        "norris": "dead",
        "nauls": "alien",
        "garry": "dead alien",
    }
    scene = Scene(people, leader="nauls", ambush={"shed": 2}).begins(ResolveEncounters()).declines("windows")
    scene.answers("macready", "windows")
    assert reason(scene) == "no_human_left"
    assert scene.winners() == ["macready", "nauls", "garry"]


@clause("B-8.6", "B-8.7")
def test_the_last_human_infected_by_a_dog_loses():
    people = {"macready": "exposed", "windows": "@shed", "norris": "dead", "nauls": "alien lying"}
    scene = Scene(people, leader="nauls", dogs=["shed"]).fate(infection_token="alien")
    scene.begins(ResolveEncounters())
    assert scene.role("windows") == "alien" and reason(scene) == "no_human_left"
    assert scene.winners() == ["macready", "nauls"]


@clause("B-8.6")
def test_while_one_character_is_human_the_game_goes_on():
    people = {"macready": "exposed", "windows": "@shed", "norris": "", "nauls": "alien"}
    scene = Scene(people, leader="nauls", ambush={"shed": 2}).begins(ResolveEncounters()).declines("windows")
    assert scene.outcome is None


@clause("B-8.7")
def test_who_was_infected_before_the_last_human_wins_with_the_aliens():
    people = {"macready": "@shed", "windows": "alien lying", "norris": "alien @shed", "nauls": "exposed"}
    scene = (
        Scene(people, leader="norris").fate(token=[1, 0]).begins(ResolveEncounters()).all_answer("decline")
    )
    scene.answers("norris", "one_alien").answers("macready", "two_human")
    assert reason(scene) == "no_human_left" and scene.winners() == ["windows", "norris", "nauls"]


@clause("B-8.7")
def test_when_the_humans_freeze_dead_seats_win_with_the_side_they_died_on():
    people = {"macready": "", "windows": "alien", "norris": "dead", "nauls": "dead alien", "garry": "exposed"}
    scene = Scene(people, weather="storm", freezing=5).begins(MaintainBase())
    assert reason(scene) == "frozen" and scene.winners() == ["windows", "nauls", "garry"]


@clause("B-8.8")
def test_without_hope_of_escape_the_game_goes_on():
    burned = ["shed", "helicopter", "radio_room"]
    scene = Scene(FOUR, burned=burned, round=20).begins(BeginRound())
    assert scene.outcome is None and scene.asked


@clause("B-8.8")
def test_round_39_is_played():
    scene = Scene(FOUR, round=38).begins(BeginRound())
    assert scene.outcome is None and scene.table.round == 39


@clause("B-8.9")
def test_at_the_end_everything_secret_is_shown_to_all():
    people = {
        "macready": "use melee",
        "windows": "repair keys",
        "norris": "blood_bag",
        "nauls": "alien sabotage",
        "garry": "",
    }
    scene = Scene(people, round=39, stack="use").begins(BeginRound())
    for who in (*scene.names, None):
        view = scene.view(who)
        assert [person["role"] for person in view["people"]] == ["human", "human", "human", "alien", "human"]
        assert view["people"][0]["hand"] == ["use"] and view["people"][0]["weapons"] == ["melee"]
        assert view["people"][1]["items"] == ["keys"] and view["people"][2]["lab"] == ["blood_bag"]
        assert view["piles"]["contents"]["stack"] == ["use"]


@clause("B-8.9")
def test_the_chain_of_infection_tells_who_infected_whom_where_and_in_which_round():
    people = {
        "macready": "alien @shed",
        "windows": "@shed",
        "norris": "@armory",
        "nauls": "exposed",
        "garry": "",
    }
    scene = Scene(people, round=7, leader="macready", dogs=["armory"])
    scene.fate(token=[0, 1], infection_token="alien").begins(ResolveEncounters())
    scene.answers("macready", "shed").all_answer("decline")
    scene.answers("macready", "one_alien").answers("windows", "two_human")
    scene.all_answer("confirm").all_answer("confirm")
    scene.begins(StartEscape(4, "shed"))
    while scene.outcome is None:
        scene.declines(scene.asked[0][0])
    assert scene.view(None)["chain"][2:] == [
        {"victim": 1, "by": 0, "how": "meeting", "room": "shed", "round": 7},
        {"victim": 2, "by": None, "how": "dog", "room": "armory", "round": 7},
    ]
    assert scene.told(None, "EverythingShown")[0]["chain"] == scene.view(None)["chain"]
    assert scene.winners() == ["garry"]
