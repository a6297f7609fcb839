"""Handing over, trading, accusing, testing."""

from __future__ import annotations

from outpost31.games.outpost.accusation import Accuse, ExposeThemselves
from outpost31.games.outpost.movement import TakeTurn
from outpost31.games.outpost.testing import RunTests
from outpost31.games.outpost.trading import Trade
from tests.clauses import clause
from tests.games.outpost.scene import Scene
from tests.games.outpost.trades import answer, propose


@clause("B-5.7")
def test_in_the_dark_the_left_neighbour_draws_the_card_unless_a_flashlight_is_shown():
    scene = Scene(
        macready="use repair flashlight", windows="use repair", norris="use repair", nauls="alien", dark=True
    ).fate(blind_draw=0)
    scene.begins(TakeTurn(1), TakeTurn(0), TakeTurn(2))
    scene.answers("windows", "move").answers("windows", "shed")
    assert scene.offered("windows") == ["decline"]
    scene.declines("windows")
    assert scene.hand("windows") == ["use"]
    scene.answers("macready", "move").answers("macready", "shed").answers("macready", "show")
    assert scene.offered("macready") == ["repair", "use"]
    scene.answers("macready", "use")
    assert scene.things("macready") == ["flashlight"]
    scene.answers("norris", "move").answers("norris", "armory")
    assert scene.asked == [("norris", "card_to_hand_over")]


@clause("B-5.6")
def test_a_red_disk_must_show_the_card_it_hands_over():
    scene = Scene(macready="use repair red", windows="", norris="", nauls="alien")
    scene.begins(TakeTurn(0))
    scene.answers("macready", "move").answers("macready", "shed").answers("macready", "use")
    assert scene.table.stack_shown == ["use"]
    assert scene.told(None, "CardShown") == [{"event": "CardShown", "pawn": 0, "card": "use"}]


@clause("B-10.2")
def test_a_refused_deal_is_seen_by_the_two_only():
    scene = Scene(macready="keys blood_bag", windows="melee", norris="", nauls="alien")
    scene.begins(Trade())
    propose(scene, "macready", "windows", "keys", "blood_bag")
    assert scene.about("windows")["offers"] == ((0, (("weapons", ()), ("items", ("keys",)), ("lab", 1))),)
    answer(scene, "windows", "macready").all_answer("refuse")
    assert scene.told("windows", "DealRefused") and not scene.told("norris", "DealRefused")
    assert not scene.told("norris", "DealProposed")
    assert scene.things("macready") == ["blood_bag", "keys"]


@clause("B-10.3")
def test_each_vote_moves_the_accused_disk_up_to_red():
    scene = Scene(macready="disk:3", windows="", norris="green", nauls="alien")
    scene.begins(Accuse())
    assert "norris" not in scene.offered("windows")
    scene.answers("windows", "macready").answers("norris", "macready").answers("macready", "windows")
    scene.answers("nauls", "abstain")
    assert scene.disk("macready") == 4 and scene.disk("windows") == 2


@clause("B-10.4", "B-10.8")
def test_everybody_is_asked_and_the_exposed_alien_starts_the_pool():
    scene = Scene(macready="alien use keys flamethrower:4", windows="", norris="", nauls="", garry="")
    scene.begins(ExposeThemselves())
    assert {kind for _, kind in scene.asked} == {"self_exposure"} and len(scene.asked) == 5
    scene.all_answer("stay_hidden", "macready").answers("macready", "expose")
    assert scene.status("macready") == "exposed" and scene.table.strength == 2
    assert scene.leader == "windows" and scene.table.reloads_left == 12


@clause("B-10.5", "B-10.6", "B-10.7")
def test_a_blood_test_turns_a_human_green_and_wire_exposes_an_alien():
    scene = Scene(
        macready="blood_bag", windows="disk:3", norris="wire flamethrower:1", nauls="alien", leader="nauls"
    )
    scene.begins(RunTests())
    scene.answers("nauls", "A").answers("macready", "carry_out").all_answer("decline", "macready")
    assert scene.offered("nauls") == ["none", "macready"]
    scene.answers("nauls", "macready")
    assert scene.disk("windows") == 0
    scene.answers("norris", "carry_out").all_answer("decline", "norris")
    scene.answers("nauls", "norris").answers("norris", "nauls")
    assert scene.status("nauls") == "exposed" and scene.reloads("norris") == (0,)
    assert scene.leader == "macready"
