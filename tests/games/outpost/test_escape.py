"""Ways out, and ways to lose."""

from __future__ import annotations

from outpost31.games.outpost.encounters import ResolveEncounters
from outpost31.games.outpost.escape import StartEscape
from outpost31.games.outpost.movement import TakeTurn
from outpost31.games.outpost.setup import BeginRound
from tests.clauses import clause
from tests.games.outpost.scene import Scene

FOUR = {"macready": "use use", "windows": "use use", "norris": "use use", "nauls": "alien use use"}


@clause("B-8.1", "B-8.2")
def test_only_the_least_suspected_may_board_the_rescue_helicopter_and_meetings_come_first():
    scene = Scene(
        macready="disk:2 use",
        windows="alien disk:3 @shed",
        norris="disk:3 @shed",
        nauls="disk:2 use",
        leader="nauls",
        rescue=10,
    )
    scene.begins(TakeTurn(0))
    assert "board" in scene.offered("macready")
    scene.answers("macready", "board")
    assert [kind for _, kind in scene.asked] == ["weapon_to_withdraw", "weapon_to_withdraw"]
    scene.all_answer("decline").all_answer("two_human").all_answer("confirm")
    assert scene.table.aboard == [0]
    assert scene.asked == [("nauls", "wish_to_board")]
    scene.answers("nauls", "board").answers("macready", "agree")
    scene.declines("windows").answers("norris", "board").answers("macready", "agree").answers(
        "nauls", "refuse"
    )
    assert scene.outcome is not None and scene.outcome.reason == "human_left_behind"
    assert scene.winners() == ["windows"]


@clause("B-8.2")
def test_of_equal_disks_who_moves_first_may_board():
    scene = Scene(FOUR, leader="windows", rescue=10).begins(TakeTurn(3), TakeTurn(2))
    assert "board" not in scene.offered("nauls")
    scene.answers("nauls", "change_cards").all_answer("use").all_answer("use")
    assert "board" in scene.offered("norris")


@clause("B-8.3")
def test_an_alien_shown_on_board_wins_at_once():
    scene = Scene(FOUR).begins(StartEscape(3, "shed"))
    assert scene.outcome is not None and scene.outcome.reason == "alien_aboard"
    assert scene.winners() == ["nauls"]


@clause("B-8.3")
def test_under_the_option_the_first_aboard_shows_its_role_only_at_departure():
    scene = Scene(FOUR, options={"first_boarder_shows": False}).begins(StartEscape(3, "shed"))
    assert not scene.told(None, "RoleShown")
    scene.declines("windows").declines("norris").declines("macready")
    assert scene.outcome is not None and scene.outcome.reason == "alien_aboard"


@clause("B-8.3")
def test_a_majority_boards_and_the_least_suspected_breaks_ties():
    people = {"macready": "disk:1", "windows": "disk:2", "norris": "disk:3", "nauls": "alien disk:3"}
    scene = Scene(people, options={"boarding": "majority"}, leader="nauls").begins(StartEscape(0, "shed"))
    scene.answers("windows", "board").answers("macready", "agree")
    scene.answers("norris", "board").answers("macready", "agree").answers("windows", "refuse")
    assert scene.table.aboard == [0, 1, 2]
    scene.declines("nauls")
    assert scene.outcome is not None and scene.outcome.reason == "escaped"


@clause("B-8.4")
def test_nobody_left_on_the_ground_is_a_human_win():
    people = {"macready": "", "windows": "exposed", "norris": "dead", "nauls": "dead alien"}
    scene = Scene(people).begins(StartEscape(0, "shed"))
    assert scene.outcome is not None and scene.outcome.reason == "escaped"
    assert scene.winners() == ["macready", "norris"]


@clause("B-8.6", "B-8.7")
def test_the_last_human_infected_loses_whatever_it_is_now():
    scene = Scene(macready="alien @shed", windows="@shed", norris="dead", nauls="exposed").fate(token=[0, 1])
    scene.begins(ResolveEncounters()).all_answer("decline")
    scene.answers("macready", "one_alien").answers("windows", "two_human")
    assert scene.outcome is not None and scene.outcome.reason == "no_human_left"
    assert scene.winners() == ["macready", "nauls"]


@clause("B-8.7")
def test_two_who_become_the_last_at_the_same_moment_both_lose():
    people = dict.fromkeys(("macready", "windows"), "alien @dormitory") | dict.fromkeys(
        ("norris", "nauls"), "@dormitory"
    )
    scene = Scene(people, options={"dormitory_contagion": True}).fate(token=[0, 1, 1])
    scene.begins(ResolveEncounters()).all_answer("decline")
    scene.answers("norris", "two_human").answers("nauls", "two_human").all_answer("one_alien")
    scene.answers("norris", "macready").answers("nauls", "windows")
    scene.answers("macready", "norris").answers("windows", "norris")
    assert scene.outcome is not None and scene.outcome.reason == "no_human_left"
    assert scene.winners() == ["macready", "windows"]


@clause("B-8.8", "B-8.9")
def test_round_40_ends_as_frozen_and_everything_is_shown():
    scene = Scene(FOUR, round=39).begins(BeginRound())
    assert scene.outcome is not None and scene.outcome.reason == "frozen"
    view = scene.view(None)
    assert [person["role"] for person in view["people"]] == ["human", "human", "human", "alien"]
    assert view["chain"] == [{"victim": 3, "by": None, "how": "first", "room": None, "round": 0}]
    assert scene.told(None, "EverythingShown")
