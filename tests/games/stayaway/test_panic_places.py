"""The Panic! cards that change places, and those that miss their mark. (S-8.2, S-8.4, S-8.5, S-8.13)"""

import pytest

from outpost31.games.stayaway.table import HUMAN
from tests.clauses import clause
from tests.games.stayaway.scene import panic


def missed_its_mark(scene, card):
    """Nothing happened, for all to see, and the turn goes on with the exchange."""
    said = [{"event": "PanicMissedItsMark", "seat": 1, "card": card}]
    return scene.told(None, "PanicMissedItsMark") == said and scene.asked == [("norris", "card_to_offer")]


@clause("S-8.2")
@pytest.mark.parametrize(
    ("side", "circle"),
    [
        ("left", ["palmer", "blair", "windows", "childs", "norris", "garry"]),
        ("right", ["palmer", "blair", "windows", "childs", "norris", "garry"]),
    ],
)
def test_one_two_with_six_the_third_to_either_side_is_the_same(side, circle):
    assert panic("one_two", 6).answers("norris", side).circle == circle


@clause("S-8.2")
@pytest.mark.parametrize(
    ("side", "circle"),
    [
        ("left", ["palmer", "blair", "windows", "childs", "norris"]),
        ("right", ["palmer", "childs", "windows", "norris", "blair"]),
    ],
)
def test_one_two_the_player_chooses_the_third_to_its_left_or_right(side, circle):
    scene = panic("one_two", 5)
    assert scene.offered("norris") == ["left", "right"]
    assert scene.answers("norris", side).circle == circle


@clause("S-8.2")
def test_one_two_only_the_living_count():
    scene = panic("one_two", 6, windows="", childs="", fallen={"windows": HUMAN, "childs": HUMAN})
    assert scene.answers("norris", "left").circle == ["norris", "palmer", "blair", "garry"]


@clause("S-8.2")
def test_one_two_doors_are_ignored():
    scene = panic("one_two", 4, doors=[("palmer", "norris")]).answers("norris", "left")
    assert scene.circle == ["norris", "palmer", "windows", "childs"]


@clause("S-8.2")
def test_one_two_nothing_happens_if_you_are_in_quarantine():
    assert missed_its_mark(panic("one_two", 5, quarantined=["norris"]), "one_two")


@clause("S-8.2")
def test_one_two_nothing_happens_if_that_player_is_in_quarantine():
    scene = panic("one_two", 5, quarantined=["blair"]).answers("norris", "left")
    assert missed_its_mark(scene, "one_two")
    assert scene.circle == scene.names


@clause("S-8.2")
def test_one_two_nothing_happens_with_three_alive():
    assert missed_its_mark(panic("one_two", childs="", fallen={"childs": HUMAN}), "one_two")


@clause("S-8.4")
@pytest.mark.parametrize("direction", [1, -1])
def test_the_party_from_you_on_clockwise_players_change_places_in_pairs(direction):
    scene = panic("is_this_the_party", 6, direction=direction)
    assert scene.circle == ["garry", "windows", "norris", "blair", "childs", "palmer"]


@clause("S-8.4")
def test_the_party_an_odd_last_one_stays():
    assert panic("is_this_the_party", 5).circle == ["palmer", "windows", "norris", "blair", "childs"]


@clause("S-8.4")
def test_the_party_all_quarantines_and_doors_are_discarded_first():
    scene = panic("is_this_the_party", quarantined=["norris", "windows"], doors=[("norris", "windows")])
    assert scene.circle == ["childs", "windows", "norris", "palmer"]
    assert scene.discarded == ["barred_door", "is_this_the_party", "quarantine", "quarantine"]


@clause("S-8.4")
def test_the_party_of_two_changes_their_places():
    scene = panic("is_this_the_party", windows="", childs="", fallen={"windows": HUMAN, "childs": HUMAN})
    assert scene.circle == ["norris", "palmer"]
    assert scene.asked == [("norris", "card_to_offer")]


@clause("S-8.4")
def test_the_party_is_followed_by_the_exchange_from_the_new_place():
    scene = panic("is_this_the_party").answers("norris", "axe")
    assert scene.asked == [("palmer", "answer_to_offer")]


@clause("S-8.5")
def test_get_out_of_here_change_places_with_any_player():
    scene = panic("get_out_of_here", 5)
    assert scene.offered("norris") == ["palmer", "windows", "childs", "blair"]
    assert scene.answers("norris", "childs").circle == ["palmer", "childs", "windows", "norris", "blair"]


@clause("S-8.5")
def test_get_out_of_here_not_with_one_in_quarantine_nor_a_neighbour_behind_a_door():
    scene = panic(
        "get_out_of_here", 5, quarantined=["childs"], doors=[("norris", "windows"), ("palmer", "blair")]
    )
    assert scene.offered("norris") == ["palmer", "blair"]


@clause("S-8.5")
@pytest.mark.parametrize("quarantined", [["norris"], ["palmer", "windows", "childs"]])
def test_get_out_of_here_without_such_a_player_nothing_happens(quarantined):
    scene = panic("get_out_of_here", quarantined=quarantined)
    assert scene.told(None, "PanicMissedItsMark")[0]["card"] == "get_out_of_here"
    assert scene.circle == scene.names


@clause("S-8.13", "S-6.3")
@pytest.mark.parametrize(("card", "answer"), [("one_two", "left"), ("get_out_of_here", "windows")])
def test_a_change_of_places_by_a_panic_card_cannot_be_refused(card, answer):
    scene = panic(card, **dict.fromkeys(("windows", "childs"), "im_fine_here axe axe axe")).answers(
        "norris", answer
    )
    assert scene.circle != scene.names
    assert scene.asked == [("norris", "card_to_offer")]


@clause("S-8.13")
@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("just_between_us", {"doors": [("norris", "windows"), ("norris", "palmer")]}),
        ("get_out_of_here", {"quarantined": ["palmer", "windows", "childs"]}),
        ("cant_we_be_friends", {"quarantined": ["palmer", "windows", "childs"]}),
        ("one_two", {"quarantined": ["norris"]}),
    ],
)
def test_a_panic_card_without_a_lawful_target_does_nothing_and_the_turn_goes_on(card, more):
    scene = panic(card, **more, options={"quarantine_exchange": "open"})
    assert scene.told(None, "PanicMissedItsMark")[0]["card"] == card
    barred = "doors" in more
    assert scene.asked == [("windows", "draw") if barred else ("norris", "card_to_offer")]
