"""Changing cards in the Dormitory, and what is secret about action cards. (B-5.10 to B-5.13)"""

from __future__ import annotations

from outpost31.games.outpost.accusation import Accuse
from outpost31.games.outpost.actions import PlayActionCards
from outpost31.games.outpost.movement import TakeTurn
from tests.clauses import clause
from tests.games.outpost.scene import Scene


def changing(words: str, **more: object) -> Scene:
    """Macready, of whom these words tell, goes to the Dormitory."""
    people = {"macready": words, "windows": "", "norris": "", "nauls": "alien"}
    scene = Scene(people, **more).begins(TakeTurn(0))  # type: ignore[arg-type]
    return scene.answers("macready", "change_cards")


@clause("B-5.10")
def test_who_changes_cards_lies_in_the_dormitory_and_hands_nothing_over():
    scene = changing("use repair").answers("macready", "sabotage").answers("macready", "sabotage")
    assert scene.is_over and len(scene.table.stack) == 0
    assert scene.where("macready") == "dormitory" and not scene.stands("macready")
    assert scene.hand("macready") == ["sabotage", "sabotage"]


@clause("B-5.10")
def test_who_changes_cards_looks_through_the_deck_alone():
    scene = changing("use repair")
    assert len(scene.told("macready", "DeckLookedThrough")[0]["deck"]) == 49
    assert scene.told("windows", "DeckLookedThrough")[0]["deck"] is None
    assert dict(scene.about("macready")["deck"]) == {"repair": 16, "sabotage": 17, "use": 16}


@clause("B-5.10")
def test_what_was_changed_is_known_to_who_changed_it_and_how_many_to_all():
    scene = changing("use").answers("macready", "repair")
    assert scene.told("windows", "CardsChanged") == [
        {"event": "CardsChanged", "pawn": 0, "count": 1, "given": None, "taken": None}
    ]
    assert scene.told("macready", "CardsChanged")[0]["taken"] == ["repair"]


@clause("B-5.10")
def test_the_old_hand_is_discarded_after_the_new_one_is_taken():
    # With a single card in the deck a card that was given up cannot be taken back.
    scene = Scene(macready="use", windows="", norris="", nauls="alien")
    table = scene.table
    for card in table.deck.empty():
        (table.deck if card == "repair" and not len(table.deck) else table.discards).drop(card)
    scene.begins(TakeTurn(0)).answers("macready", "change_cards")
    assert scene.offered("macready") == ["repair"]
    scene.answers("macready", "repair")
    assert scene.hand("macready") == ["repair"]
    assert len(table.deck) == 50 and len(table.discards) == 0 and scene.told(None, "DeckShuffled")


@clause("B-5.10")
def test_a_deck_that_holds_fewer_gets_the_discards_first():
    scene = Scene(macready="use use", windows="", norris="", nauls="alien")
    table = scene.table
    for card in table.deck.empty():
        (table.deck if not len(table.deck) else table.discards).drop(card)
    scene.begins(TakeTurn(0)).answers("macready", "change_cards")
    assert len(scene.told("macready", "DeckLookedThrough")[0]["deck"]) == 49
    assert scene.offered("macready") == ["repair", "sabotage", "use"]


@clause("B-5.10")
def test_a_deck_that_holds_enough_is_looked_through_without_the_discards():
    scene = changing("use", discards="sabotage sabotage")
    assert len(scene.told("macready", "DeckLookedThrough")[0]["deck"]) == 48


@clause("B-5.10", "B-5.11")
def test_an_empty_hand_may_lie_down_for_no_cards():
    scene = changing("")
    assert scene.is_over and scene.hand("macready") == []
    assert scene.where("macready") == "dormitory" and not scene.stands("macready")
    assert scene.told(None, "DeckShuffled")


@clause("B-5.10")
def test_under_the_option_all_cards_may_be_changed_too():
    scene = changing("use repair", options={"change_cards": "any"})
    assert scene.offered("macready") == ["enough", "repair", "use"]
    scene.answers("macready", "use").answers("macready", "repair")
    assert scene.about("macready")["left"] == 2
    scene.answers("macready", "sabotage").answers("macready", "sabotage")
    assert scene.hand("macready") == ["sabotage", "sabotage"]


@clause("B-5.10")
def test_under_the_option_all_cards_may_be_kept():
    scene = changing("use repair", options={"change_cards": "any"}).answers("macready", "enough")
    assert scene.is_over and scene.hand("macready") == ["repair", "use"]


@clause("B-5.10")
def test_without_the_option_the_whole_hand_is_changed():
    scene = changing("use repair use")
    assert scene.asked == [("macready", "card_to_take")] and scene.about("macready")["left"] == 3


@clause("B-5.11")
def test_without_a_card_in_hand_there_is_no_move():
    scene = Scene(macready="", windows="", norris="", nauls="alien").begins(TakeTurn(0))
    assert scene.offered("macready") == ["special_action", "change_cards"]


@clause("B-5.12", "B-5.13")
def test_hands_are_secret_and_their_sizes_are_not():
    scene = Scene(macready="use repair", windows="sabotage", norris="", nauls="alien").begins(Accuse())
    for who in ("windows", "norris", "nauls", None):
        macready = scene.view(who)["people"][0]
        assert (macready["hand"], macready["cards"]) == (None, 2)
    assert sorted(scene.view("macready")["people"][0]["hand"]) == ["repair", "use"]


@clause("B-5.12")
def test_nobody_is_asked_to_say_what_was_handed_over():
    scene = Scene(macready="use", windows="use", norris="", nauls="alien").begins(TakeTurn(0), TakeTurn(1))
    scene.answers("macready", "move").answers("macready", "shed").answers("macready", "use")
    assert scene.asked == [("windows", "turn")]


@clause("B-5.13")
def test_unrevealed_cards_are_discarded_face_down():
    scene = Scene(
        macready="@shed", windows="@shed", norris="", nauls="alien lying", stack="use repair sabotage"
    )
    scene.table.standing[2] = False
    scene.fate(stack_card="use").begins(PlayActionCards()).answers("macready", "macready")
    scene.declines("macready").answers("macready", "nothing").answers("macready", "stop")
    assert scene.told(None, "StackDiscarded") == [{"event": "StackDiscarded", "count": 2}]
    assert scene.view(None)["piles"]["discards"] == 3


@clause("B-5.13")
def test_the_sizes_of_decks_bags_and_piles_are_public_and_what_is_in_them_is_not():
    scene = Scene(
        macready="use melee keys", windows="blood_bag", norris="", nauls="alien", stack="use repair"
    )
    piles = scene.begins(Accuse()).view(None)["piles"]
    assert (piles["deck"], piles["discards"], piles["stack"]) == (48, 0, 2)
    assert (piles["weapon_deck"], piles["item_deck"], piles["lab_bag"]) == (7, 8, 19)
    assert piles["contents"] is None
    macready, windows = scene.view(None)["people"][:2]
    assert (macready["weapon_count"], macready["item_count"], windows["lab_count"]) == (1, 1, 1)
    assert macready["weapons"] is macready["items"] is windows["lab"] is None


@clause("B-5.13")
def test_even_who_discarded_does_not_look_through_the_discards():
    scene = Scene(macready="use", windows="", norris="", nauls="alien", discards="sabotage").begins(Accuse())
    for who in (*scene.names, None):
        assert scene.view(who)["piles"]["discards"] == 1
