"""What nobody may see, hear or conclude from being asked. (S-4.4, S-4.7, S-4.8)"""

import json

import pytest

from tests.clauses import clause
from tests.games.stayaway.scene import AXES, DECK, Scene

ALL_INFECTED = "infected infected infected infected"


def four(**more):
    """Palmer, who is The Thing, and three humans; it is Norris's turn."""
    hands = {"palmer": "the_thing infected axe axe", "norris": AXES, "windows": AXES, "childs": AXES}
    return Scene(**hands | {"active": "norris"} | more)


def public(scene):
    """What the spectator sees and was told, and who is being waited for."""
    return json.dumps([scene.view(None), scene.told(None), scene.match.waiting])


@clause("S-4.8", "S-3.4")
def test_a_spectator_sees_no_hand_no_role_and_no_card_of_deck_or_discards():
    scene = four(deck="scary missed", discards="no_thanks no_barbecue").begins_turn()
    text = public(scene)
    for card in ("the_thing", "infected", "axe", "scary", "missed", "no_thanks", "no_barbecue"):
        assert f'"{card}"' not in text


@clause("S-4.4")
def test_a_player_sees_its_own_hand_and_the_number_of_cards_of_others():
    players = four().begins_turn().view("windows")["players"]
    assert [player["hand"] for player in players] == [None, None, AXES.split(), None]
    assert [player["cards"] for player in players] == [4, 4, 4, 4]


@clause("S-4.7")
def test_what_is_on_offer_is_told_to_the_seat_alone():
    scene = four(active="palmer").begins_turn()
    assert scene.match.waiting == [{"seat": 0, "kind": "draw", "team": []}]
    assert scene.match.questions_for(1) == ()


@clause("S-4.7")
def test_nobody_can_tell_from_the_questions_that_the_thing_may_declare():
    the_thing = four(active="norris", norris="the_thing axe axe axe", palmer=AXES).begins_turn()
    human = four(active="norris", norris=AXES).begins_turn()
    assert public(the_thing) == public(human)
    assert the_thing.offered("norris") != human.offered("norris")


@clause("S-4.5", "S-4.7")
def test_nobody_can_tell_that_the_thing_has_to_get_rid_of_a_flamethrower():
    scenes = [
        four(palmer=hand, active="palmer", deck=f"whisky {DECK}").draws()
        for hand in ("the_thing axe axe flamethrower", "the_thing axe axe axe")
    ]
    assert public(scenes[0]) == public(scenes[1])


@clause("S-4.7", "S-6.5")
@pytest.mark.parametrize("hand", ["scary missed no_thanks axe", "infected infected infected axe", AXES])
def test_whoever_is_offered_a_card_is_asked_the_same(hand):
    scene = four(windows=hand).offers().answers("norris", "axe")
    assert scene.match.waiting == [{"seat": 2, "kind": "answer_to_offer", "team": []}]


@clause("S-4.7")
def test_in_round_and_round_sealed_answers_are_told_to_nobody():
    scene = four(deck=f"round_and_round {DECK}").draws()
    before = [scene.told(who) for who in (*scene.names, None)]
    scene.answers("palmer", "infected")
    assert [scene.told(who) for who in (*scene.names, None)] == before


@clause("S-4.8")
def test_an_eliminated_human_and_an_eliminated_infected_look_the_same():
    seen = []
    for infected in ([], ["windows"]):
        scene = four(norris=f"flamethrower {AXES}", windows="infected axe axe axe", infected=infected).acts()
        scene.plays("norris", "flamethrower", "windows").declines("windows")
        seen.append([public(scene), scene.view("norris"), scene.told("norris")])
    assert seen[0] == seen[1]


@clause("S-4.3", "S-4.8")
def test_who_falls_by_superinfection_shows_its_cards_and_not_its_role():
    seen = []
    for infected in ([], ["windows"]):
        scene = four(windows=ALL_INFECTED, infected=infected).offers()
        seen.append(public(scene))
    assert seen[0] == seen[1]


@clause("S-4.8")
def test_an_infected_who_is_out_still_knows_the_thing():
    scene = four(norris=f"flamethrower {AXES}", windows="infected axe axe axe", infected=["windows"]).acts()
    scene.plays("norris", "flamethrower", "windows").declines("windows")
    assert scene.view("windows")["players"][0]["role"] == "the_thing"


@clause("S-4.8")
def test_the_eliminated_are_told_nothing_of_a_later_exchange():
    scene = four(norris=f"flamethrower {AXES}").acts().plays("norris", "flamethrower", "windows")
    scene.declines("windows").answers("norris", "axe").gives("childs", "axe")
    exchanged = scene.told("windows", "CardsExchanged")[0]
    assert (exchanged["offered"], exchanged["answered"]) == (None, None)


@clause("S-6.2", "S-4.8")
def test_nobody_else_can_tell_what_a_substitute_received():
    seen = []
    for card in ("infected", "axe"):
        scene = four(active="palmer", norris="missed axe axe axe").offers().answers("palmer", card)
        scene.defends("norris", "missed").gives("windows", "axe")
        seen.append([public(scene), scene.view("norris"), scene.told("norris"), scene.told("childs")])
    assert seen[0] == seen[1]


@clause("S-5.4", "S-4.7")
def test_what_suspicion_saw_is_not_public():
    seen = []
    for pick in (0, 1):
        scene = four(norris=f"suspicion {AXES}", windows="infected scary axe axe").acts().fate(pick)
        seen.append(public(scene.plays("norris", "suspicion", "windows")))
    assert seen[0] == seen[1]


@clause("S-8.12", "S-4.7")
def test_in_revelations_a_hand_that_is_kept_says_nothing():
    seen = []
    for hand in ("infected axe axe axe", AXES):
        scene = four(norris=hand, deck=f"revelations {DECK}").draws().answers("norris", "keep")
        seen.append(public(scene))
    assert seen[0] == seen[1]


@clause("S-8.6", "S-8.9")
@pytest.mark.parametrize("card", ["forgetful", "blind_date"])
def test_what_is_forgotten_or_laid_on_the_deck_is_not_public(card):
    seen = []
    for hand in ("scary scary scary scary", AXES):
        scene = four(norris=hand, deck=f"{card} {DECK}").draws()
        while scene.asked[0][1] in ("card_to_discard", "card_to_lay"):
            scene.answers("norris", hand.split()[0])
        seen.append(public(scene))
    assert seen[0] == seen[1]


@clause("S-4.6")
def test_a_hand_is_shown_only_by_a_card_that_says_so():
    scene = four().draws().discards("norris", "axe").answers("norris", "axe").gives("windows", "axe")
    for who in (*scene.names, None):
        assert not {"HandShown", "CardSeen", "OfferSeen"} & {event["event"] for event in scene.told(who)}


def test_a_wrong_answer_prints_the_table_from_every_seat_and_what_is_on_offer():
    scene = four(active="norris").begins_turn()
    with pytest.raises(AssertionError, match="norris cannot answer 'fly'") as failure:
        scene.answers("norris", "fly")
    for line in ("palmer sees", "childs sees", "spectator sees", "norris is asked draw: 'draw'"):
        assert line in str(failure.value)
