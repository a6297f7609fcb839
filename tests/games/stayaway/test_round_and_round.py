"""Round and round: all are tested, then all pass a card on. (S-8.7)"""

import pytest

from outpost31.games.stayaway.table import HUMAN, INFECTED
from tests.clauses import clause
from tests.games.stayaway.scene import DECK, Scene

ALL_INFECTED = "infected infected infected infected"
HANDS = {
    "palmer": "the_thing infected axe axe",
    "norris": "scary scary scary scary",
    "windows": "missed missed missed missed",
    "childs": "whisky whisky whisky whisky",
}


def around(**more):
    """Norris draws Round and round at a table where Palmer is The Thing."""
    return Scene(**HANDS | {"active": "norris", "deck": f"round_and_round {DECK}"} | more).draws()


def all_pass(scene, **cards):
    """Everybody passes the first card on offer, or the one named."""
    for name, _ in scene.asked:
        scene.answers(name, cards.get(name, scene.offered(name)[0]))
    return scene


@clause("S-8.7")
def test_everybody_is_asked_at_once():
    assert sorted(around().asked) == [
        (name, "card_to_pass") for name in ("childs", "norris", "palmer", "windows")
    ]


@clause("S-8.7")
def test_nothing_moves_before_all_have_chosen():
    scene = around().answers("norris", "scary").answers("palmer", "axe").answers("childs", "whisky")
    assert scene.hand("norris") == ["scary"] * 4
    assert scene.told(None, "CardPassed") == []


@clause("S-8.7")
@pytest.mark.parametrize(
    ("direction", "received"),
    [(1, ["whisky", "axe", "scary", "missed"]), (-1, ["scary", "missed", "whisky", "axe"])],
)
def test_all_cards_move_to_the_next_seat_in_the_direction_of_play(direction, received):
    scene = all_pass(around(direction=direction), palmer="axe")
    assert [scene.table.hand(seat)[-1] for seat in range(4)] == received


@clause("S-8.7")
def test_cards_move_face_down():
    scene = all_pass(around(), palmer="axe")
    assert [event["card"] for event in scene.told("norris", "CardPassed")] == ["axe", "scary", None, None]
    assert [event["card"] for event in scene.told(None, "CardPassed")] == [None] * 4


@clause("S-8.7")
def test_cards_move_face_down_also_out_of_quarantine_which_is_ignored():
    scene = all_pass(around(quarantined=["windows"]), palmer="axe")
    assert [event["card"] for event in scene.told(None, "CardPassed")] == [None] * 4


@clause("S-8.7")
def test_doors_and_quarantines_do_not_hinder_it():
    doors = [("palmer", "norris"), ("norris", "windows")]
    scene = all_pass(around(quarantined=["norris", "windows"], doors=doors), palmer="axe")
    assert [scene.table.hand(seat)[-1] for seat in range(4)] == ["whisky", "axe", "scary", "missed"]


@clause("S-8.7")
def test_there_is_no_defence():
    scene = around()
    assert scene.offered("windows") == ["missed"]
    assert scene.offered("norris") == ["scary"]


@clause("S-8.7")
def test_the_turn_ends():
    assert all_pass(around(), palmer="axe").asked == [("windows", "draw")]


@clause("S-8.7", "S-4.2")
def test_the_limits_of_giving_hold():
    scene = around(
        norris="infected axe axe axe",
        windows="infected infected axe axe",
        childs="infected infected axe axe",
        infected=["windows", "childs"],
    )
    assert scene.offered("palmer") == ["infected", "axe"]
    assert scene.offered("norris") == scene.offered("windows") == ["axe"]
    assert scene.offered("childs") == ["infected", "axe"]


@clause("S-8.7", "S-4.1")
def test_only_an_infected_card_from_the_thing_infects():
    scene = around(childs="infected infected axe axe", infected=["childs"])
    all_pass(scene, palmer="infected", childs="infected")
    assert [scene.role(name) for name in ("norris", "windows")] == [INFECTED, HUMAN]


@clause("S-8.7", "S-4.4")
def test_everybody_is_told_privately_what_it_is():
    scene = all_pass(around(), palmer="infected")
    assert [scene.told(name, "RoleNoticed")[0]["role"] for name in scene.names] == [
        "the_thing",
        "infected",
        "human",
        "human",
    ]
    assert scene.told(None, "RoleNoticed") == []


@clause("S-8.7", "S-4.8")
def test_nobody_else_can_tell_whether_it_infected():
    scenes = [all_pass(around(), palmer=card) for card in ("infected", "axe")]
    told = [[scene.told(who) for who in ("windows", "childs", None)] for scene in scenes]
    assert told[0] == told[1]


# The test before ------------------------------------------------------------------------------------------


@clause("S-8.7", "S-4.3")
def test_who_holds_only_infected_cards_is_eliminated_before_anybody_chooses():
    scene = around(windows=ALL_INFECTED)
    assert scene.circle == ["palmer", "norris", "childs"]
    assert scene.told(None, "HandShown")[0]["cards"] == ALL_INFECTED.split()
    assert len(scene.asked) == 3


@clause("S-8.7")
def test_their_places_close_before_the_cards_move():
    scene = all_pass(around(windows=ALL_INFECTED), palmer="axe")
    assert scene.table.hand(3)[-1] == "scary"


@clause("S-8.7")
def test_all_are_tested_at_once():
    scene = around(windows=ALL_INFECTED, childs=ALL_INFECTED, infected=["windows"])
    assert scene.circle == ["palmer", "norris"]


@clause("S-8.7")
@pytest.mark.parametrize(("direction", "safe"), [(1, True), (-1, False)])
def test_an_infected_whose_next_seat_is_the_thing_is_safe(direction, safe):
    scene = around(childs=ALL_INFECTED, infected=["childs"], direction=direction)
    assert ("childs" in scene.circle) is safe


@clause("S-8.7")
def test_a_human_whose_next_seat_is_the_thing_is_not_safe():
    assert "childs" not in around(childs=ALL_INFECTED).circle


@clause("S-8.7")
def test_an_infected_whose_next_seat_becomes_the_thing_only_by_this_is_not_safe():
    scene = around(windows=ALL_INFECTED, childs=ALL_INFECTED, infected=["windows", "childs"])
    assert scene.circle == ["palmer", "norris", "childs"]


@clause("S-8.7")
def test_the_thing_is_safe():
    scene = around(palmer="the_thing infected infected infected")
    assert scene.offered("palmer") == ["infected"]


@clause("S-8.7", "S-3.8")
def test_if_the_active_player_fails_the_others_pass_on_and_the_seat_after_its_place_is_next():
    scene = around(norris=ALL_INFECTED)
    assert len(scene.asked) == 3
    all_pass(scene, palmer="axe")
    assert scene.table.hand(2)[-1] == "axe"
    assert scene.asked == [("windows", "draw")]
    assert "round_and_round" in scene.discarded


@clause("S-8.7", "S-9.4")
def test_if_all_others_fail_the_thing_is_alone_and_wins():
    scene = around(norris=ALL_INFECTED, windows=ALL_INFECTED, childs=ALL_INFECTED)
    assert (scene.reason, scene.winners) == ("the_thing_alone", ["palmer"])


@clause("S-8.7")
def test_two_living_pass_to_each_other():
    scene = around(windows="", childs="", fallen={"windows": HUMAN, "childs": HUMAN})
    all_pass(scene, palmer="axe")
    assert [scene.table.hand(seat)[-1] for seat in (0, 1)] == ["scary", "axe"]
