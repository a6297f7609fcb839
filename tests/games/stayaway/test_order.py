"""Cards are kinds: nothing that is told says whence a card came, or when. (S-4.9)"""

import itertools

import pytest

from tests.clauses import clause
from tests.games.stayaway.scene import AXES, DECK, Scene

HAND = ("infected", "suspicion", "whisky", "determination")


def scenes(card="axe", **more):
    """Norris is about to act; Windows holds the same four cards, come in every order."""
    for order in itertools.permutations(HAND):
        hands = {
            "palmer": "the_thing infected axe axe",
            "norris": f"{card} {AXES}",
            "windows": " ".join(order),
        }
        yield Scene(**hands | {"childs": AXES, "active": "norris"} | more)


def shown(told):
    """What was told, in every one of the orders; as many different tellings as there are."""
    return {tuple(event["cards"]) for event in told}


@clause("S-4.9", "S-5.2")
def test_analysis_shows_a_hand_the_same_however_its_cards_came():
    told = [
        scene.acts().plays("norris", "analysis", "windows").told("norris", "HandShown")[0]
        for scene in scenes("analysis")
    ]
    assert len(shown(told)) == 1


@clause("S-4.9", "S-5.5")
def test_whisky_shows_a_hand_the_same_however_its_cards_came():
    told = [
        scene.acts().plays("windows", "whisky").told(None, "HandShown")[0]
        for scene in scenes(active="windows", childs=AXES)
    ]
    assert len(shown(told)) == 1


@clause("S-4.9", "S-8.11")
def test_oops_shows_a_hand_the_same_however_its_cards_came():
    told = [
        scene.draws().told(None, "HandShown")[0] for scene in scenes(active="windows", deck=f"oops {DECK}")
    ]
    assert len(shown(told)) == 1


@clause("S-4.9", "S-8.10")
def test_just_between_us_shows_a_hand_the_same_however_its_cards_came():
    told = [
        scene.draws().answers("windows", "childs").told("childs", "HandShown")[0]
        for scene in scenes(active="windows", deck=f"just_between_us {DECK}")
    ]
    assert len(shown(told)) == 1


@clause("S-4.9", "S-8.12")
def test_revelations_shows_a_hand_the_same_however_its_cards_came():
    told = [
        scene.draws().answers("windows", "show_hand").told(None, "HandShown")[0]
        for scene in scenes(active="windows", deck=f"revelations {DECK}")
    ]
    assert len(shown(told)) == 1


@clause("S-4.9")
def test_a_hand_is_seen_and_put_on_offer_in_the_same_order_however_its_cards_came():
    for scene in scenes(active="windows"):
        scene.acts()
        assert scene.view("windows")["players"][2]["hand"] == list(HAND)
        offered = [option for option in scene.offered("windows") if option[0] == "discard"]
        assert [card for _, card in offered] == list(HAND)


@clause("S-4.9", "S-5.4")
@pytest.mark.parametrize("pick", range(4))
def test_suspicion_picks_alike_however_the_cards_came(pick):
    seen = {
        scene.acts().fate(pick).plays("norris", "suspicion", "windows").told("norris", "CardSeen")[0]["card"]
        for scene in scenes("suspicion")
    }
    assert seen == {HAND[pick]}


@clause("S-4.9", "S-5.6")
def test_the_three_cards_of_determination_are_told_in_their_fixed_order():
    for drawn in itertools.permutations(("whisky", "scary", "missed")):
        scene = Scene(
            palmer="the_thing axe axe axe",
            norris=f"determination {AXES}",
            windows=AXES,
            childs=AXES,
            active="norris",
            deck=f"{' '.join(drawn)} {DECK}",
        ).acts()
        scene.plays("norris", "determination")
        expected = ["whisky", "scary", "missed"]
        assert scene.told("norris", "CardsConsidered")[0]["cards"] == expected
        assert scene.view("norris")["drawn"] == scene.offered("norris") == expected
