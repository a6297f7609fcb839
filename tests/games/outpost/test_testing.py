"""Phase 6: tests. (B-10.5 to B-10.8)"""

from __future__ import annotations

import pytest

from outpost31.games.outpost.testing import RunTests
from tests.clauses import clause
from tests.games.outpost.scene import Scene


def phase_6(first: str = "A", **more: str) -> Scene:
    """Phase 6; the leader, Macready unless said otherwise, has said which kind comes first."""
    leader = more.pop("leader", "macready")
    people = {"macready": "", "windows": "", "norris": "", "nauls": "alien"} | more
    return Scene(people, leader=leader).begins(RunTests()).answers(leader, first)


def carries_out(scene: Scene, tester: str) -> Scene:
    """One is willing and the leader picks it."""
    scene.answers(tester, "carry_out").all_answer("decline")
    return scene.answers(scene.leader, tester)


def passes(scene: Scene) -> Scene:
    """Nobody is willing."""
    return scene.all_answer("decline").answers(scene.leader, "none")


@clause("B-10.5")
def test_the_leader_says_which_kind_of_test_comes_first():
    scene = Scene(macready="", windows="", norris="", nauls="alien", leader="norris").begins(RunTests())
    assert scene.asked == [("norris", "test_to_begin_with")] and scene.offered("norris") == ["A", "B"]
    scene.answers("norris", "B")
    assert scene.about("windows")["test"] == "B"
    assert passes(scene).about("windows")["test"] == "A"
    assert passes(scene).is_over


@clause("B-10.5")
def test_everybody_is_asked_whether_it_would_test_also_when_nobody_can():
    scene = phase_6(garry="exposed", windows="wire", norris="failure")
    assert scene.asked == [(name, "willing_to_test") for name in ("macready", "windows", "norris", "nauls")]
    for name in ("macready", "windows", "norris", "nauls"):
        assert scene.offered(name) == ["decline"]
    scene.all_answer("decline")
    assert scene.asked == [("macready", "tester")] and scene.offered("macready") == ["none"]


@clause("B-10.5")
def test_only_the_leader_sees_who_would_test():
    scenes = [phase_6(windows="blood_bag", norris="blood_bag") for _ in range(2)]
    for scene, norris in zip(scenes, ("carry_out", "decline"), strict=True):
        scene.answers("windows", "carry_out").answers("norris", norris).all_answer("decline")
    one, other = scenes
    assert one.offered("macready") == ["none", "windows", "norris"]
    assert other.offered("macready") == ["none", "windows"]
    for who in ("windows", "nauls", None):
        assert one.view(who) == other.view(who) and one.told(who) == other.told(who)


@clause("B-10.5")
def test_the_leader_may_let_nobody_test():
    scene = phase_6(windows="blood_bag").answers("windows", "carry_out").all_answer("decline")
    scene.answers("macready", "none")
    assert scene.things("windows") == ["blood_bag"] and not scene.told(None, "TestBegan")
    assert scene.about("windows")["test"] == "B"


@clause("B-10.5")
def test_there_is_one_test_of_each_kind_a_round():
    scene = carries_out(phase_6(windows="blood_bag blood_bag", norris="disk:3"), "windows")
    assert {question["kind"] for question in scene.match.waiting} == {"willing_to_test"}
    assert scene.about("windows")["test"] == "B" and scene.offered("windows") == ["decline"]
    assert passes(scene).is_over and scene.things("windows") == ["blood_bag"]


@clause("B-10.5", "B-10.8")
def test_the_second_kind_is_asked_for_after_the_effects_of_the_first():
    scene = phase_6(nauls="alien disk:3 wire flamethrower:2", windows="blood_bag")
    carries_out(scene, "windows")
    assert scene.status("nauls") == "exposed"
    assert [name for name, _ in scene.asked] == ["macready", "windows", "norris"]


@clause("B-10.5", "B-10.8")
def test_a_leader_exposed_by_the_first_test_leaves_the_second_to_the_new_leader():
    scene = phase_6(macready="alien disk:3", windows="blood_bag", norris="wire flamethrower:1", nauls="")
    carries_out(scene, "windows")
    assert scene.leader == "windows" and [name for name, _ in scene.asked] == ["windows", "norris", "nauls"]
    scene.answers("norris", "carry_out").all_answer("decline")
    assert scene.asked == [("windows", "tester")]


@clause("B-10.6")
def test_a_blood_test_shows_and_spends_a_blood_bag_on_the_most_suspected():
    scene = carries_out(phase_6(windows="blood_bag failure", norris="disk:3"), "windows")
    assert scene.told(None, "TestBegan") == [{"event": "TestBegan", "kind": "A", "tester": 1}]
    assert scene.told(None, "RoleShown") == [{"event": "RoleShown", "pawn": 2, "role": "human"}]
    assert scene.things("windows") == ["failure"] and scene.table.box["blood_bag"] == 9


@clause("B-10.6")
def test_the_tester_decides_between_the_most_suspected_and_may_be_one_of_them():
    scene = carries_out(phase_6(windows="blood_bag disk:3", norris="disk:3"), "windows")
    assert scene.asked == [("windows", "character_to_test")]
    assert scene.offered("windows") == ["windows", "norris"]
    scene.answers("windows", "windows")
    assert scene.disk("windows") == 0


@clause("B-10.6")
@pytest.mark.parametrize(
    ("words", "can"),
    [
        ("wire flamethrower:1", True),
        ("wire", False),
        ("flamethrower:1", False),
        ("wire dynamite", False),
    ],
)
def test_the_other_test_needs_wire_and_a_loaded_flamethrower_in_one_hand(words, can):
    scene = phase_6("B", windows=words)
    assert scene.offered("windows") == (["decline", "carry_out"] if can else ["decline"])


@clause("B-10.6", "B-9.6")
def test_the_other_test_spends_a_reload_on_anybody_and_keeps_the_wire():
    scene = carries_out(phase_6("B", windows="wire flamethrower:3", norris="green"), "windows")
    assert scene.offered("windows") == ["macready", "windows", "norris", "nauls"]
    scene.answers("windows", "norris")
    assert scene.reloads("windows") == (2,) and scene.table.reloads_left == 10
    assert scene.things("windows") == ["wire"]


@clause("B-10.6")
def test_with_an_empty_flamethrower_there_is_no_test():
    scene = carries_out(phase_6("B", windows="wire flamethrower:1"), "windows").answers("windows", "macready")
    passes(scene).begins(RunTests()).answers("macready", "B")
    assert scene.reloads("windows") == (0,) and scene.offered("windows") == ["decline"]


@clause("B-10.7")
def test_a_human_shown_by_a_test_is_green_for_all_to_see():
    scene = carries_out(phase_6(windows="blood_bag", norris="disk:3"), "windows")
    assert scene.view(None)["people"][2]["suspicion"] == 0
    assert scene.told(None, "SuspicionMoved") == [{"event": "SuspicionMoved", "pawn": 2, "space": 0}]


@clause("B-10.6", "B-10.7", "B-10.8")
def test_one_test_clears_the_most_suspected_and_the_other_exposes_an_alien():
    scene = phase_6(
        macready="blood_bag", windows="disk:3", norris="wire flamethrower:2", nauls="alien use keys melee"
    )
    carries_out(scene, "macready")
    assert scene.disk("windows") == 0 and scene.things("macready") == []
    carries_out(scene, "norris").answers("norris", "nauls")
    assert scene.is_over and scene.status("nauls") == "exposed" and scene.table.strength == 2
    assert scene.reloads("norris") == (1,) and scene.view(None)["people"][3]["suspicion"] is None
    assert scene.table.weapon_deck.blocks[0] == ["melee"] and scene.table.item_deck.blocks[0] == ["keys"]


@clause("B-10.7")
def test_an_alien_may_test_itself_and_is_exposed():
    scene = carries_out(phase_6("B", nauls="alien wire flamethrower:1"), "nauls").answers("nauls", "nauls")
    assert scene.status("nauls") == "exposed" and scene.table.reloads_left == 12
