"""Phase 4.1: drawing, moving, handing over, the special action, changing cards. (B-5)"""

from __future__ import annotations

from outpost31.games.outpost.actions import PlayActionCards
from outpost31.games.outpost.hands import DrawActionCards
from outpost31.games.outpost.movement import MoveCharacters, TakeTurn
from tests.clauses import clause
from tests.games.outpost.scene import Scene

FOUR = {"macready": "use use", "windows": "use use", "norris": "use use", "nauls": "alien use use"}


def moving(words: str, **more: object) -> Scene:
    """Macready's turn, with these words about Macready."""
    people = FOUR | {"macready": words}
    return Scene(people, **more).begins(TakeTurn(0))  # type: ignore[arg-type]


# Drawing ----------------------------------------------------------------------------------------------------


@clause("B-5.1")
def test_from_the_leader_on_each_character_draws_up_to_three():
    people = {
        "macready": "use",
        "windows": "use use use",
        "norris": "",
        "nauls": "alien use use",
        "clark": "dead",
    }
    scene = Scene(people, leader="norris").begins(DrawActionCards())
    assert [event["pawn"] for event in scene.told(None, "CardDrawn")] == [2, 2, 2, 3, 0, 0]
    assert [len(scene.hand(name)) for name in scene.names] == [3, 3, 3, 3, 0]


@clause("B-5.1")
def test_the_hungry_draw_up_to_two():
    scene = Scene(FOUR | {"norris": "use"}, hungry=True).begins(DrawActionCards())
    assert [len(scene.hand(name)) for name in scene.names] == [2, 2, 2, 2]


@clause("B-5.1", "B-5.12")
def test_only_who_drew_a_card_sees_it():
    scene = Scene(FOUR | {"norris": "use"}, hungry=True, deck="sabotage").begins(DrawActionCards())
    seen = {who: scene.told(who, "CardDrawn")[0]["card"] for who in (*scene.names, None)}
    assert seen == {"macready": None, "windows": None, "norris": "sabotage", "nauls": None, None: None}


@clause("B-5.1")
def test_when_the_deck_is_empty_the_discards_are_shuffled_into_a_new_one():
    scene = Scene(FOUR)
    table = scene.table
    for card in table.deck.empty():
        table.discards.drop(card)
    scene.begins(DrawActionCards())
    assert len(table.discards) == 0 and scene.told(None, "DeckShuffled")
    assert [len(scene.hand(name)) for name in scene.names] == [3] * 4


@clause("B-5.1")
def test_the_discards_are_not_touched_while_there_is_a_card_in_the_deck():
    scene = Scene(FOUR, discards="repair repair").begins(DrawActionCards())
    assert len(scene.table.discards) == 2


@clause("B-5.2")
def test_the_top_card_goes_unseen_to_the_active_stack():
    full = dict.fromkeys(("macready", "windows", "nauls"), "use use use") | {
        "blair": "alien repair repair repair"
    }
    scene = Scene(full, deck="sabotage").begins(DrawActionCards())
    assert scene.table.stack.cards() == ["sabotage"]
    assert scene.told(None, "CardAddedUnseen") == scene.told("macready", "CardAddedUnseen")
    assert scene.view("macready")["piles"]["stack"] == 1
    assert "sabotage" not in str(scene.view("macready"))


@clause("B-5.2", "B-5.1")
def test_an_empty_deck_is_made_anew_for_the_top_card_too():
    full = dict.fromkeys(("macready", "windows", "nauls"), "use use use") | {
        "blair": "alien repair repair repair"
    }
    scene = Scene(full)
    for card in scene.table.deck.empty():
        scene.table.discards.drop(card)
    scene.begins(DrawActionCards())
    assert len(scene.table.stack) == 1 and scene.told(None, "DeckShuffled")


@clause("B-5.3")
def test_garry_may_discard_a_card_after_drawing_and_draw_another():
    people = {"macready": "use use use", "garry": "use repair", "norris": "", "nauls": "alien"}
    scene = Scene(people, deck="use sabotage").begins(DrawActionCards())
    assert scene.hand("garry") == ["repair", "use", "use"]
    assert scene.offered("garry") == ["keep", "repair", "use"]
    scene.answers("garry", "repair")
    assert scene.hand("garry") == ["sabotage", "use", "use"]
    assert scene.table.discards.cards() == ["repair"]


@clause("B-5.3")
def test_garry_may_keep_what_he_has():
    scene = Scene(macready="", garry="use use use", norris="", nauls="alien").begins(DrawActionCards())
    scene.declines("garry")
    assert scene.hand("garry") == ["use"] * 3 and len(scene.table.discards) == 0


# One thing each ---------------------------------------------------------------------------------------------


@clause("B-5.4")
def test_from_the_leaders_left_each_takes_a_turn_and_the_leader_is_last():
    scene = Scene(FOUR | {"clark": "exposed"}, leader="windows").begins(MoveCharacters())
    turns = []
    while not scene.is_over:
        name, kind = scene.asked[0]
        if kind == "turn":
            turns.append(name)
            assert scene.offered(name) == ["move", "special_action", "change_cards"]
        room = "armory" if name == "windows" else "shed"
        scene.answers(name, {"turn": "move", "room_to_enter": room, "card_to_hand_over": "use"}[kind])
    assert turns == ["norris", "nauls", "macready", "windows"]
    assert len(scene.table.stack) == 4


@clause("B-5.5")
def test_who_moves_hands_over_one_card_face_down():
    scene = moving("use repair").answers("macready", "move").answers("macready", "shed")
    assert scene.where("macready") == "shed" and scene.stands("macready")
    assert scene.offered("macready") == ["repair", "use"]
    scene.answers("macready", "repair")
    assert scene.hand("macready") == ["use"] and scene.table.stack.cards() == ["repair"]
    assert scene.told("windows", "CardHandedOver")[0]["card"] is None
    assert scene.told("macready", "CardHandedOver")[0]["card"] == "repair"


@clause("B-5.5", "B-7.1")
def test_nobody_moves_to_a_burned_room_or_to_a_blue_one():
    scene = moving("use", burned=["armory", "kitchen"]).answers("macready", "move")
    assert not {"armory", "kitchen", "leisure_room", "dormitory"} & set(scene.offered("macready"))
    assert len(scene.offered("macready")) == 8


# Red, darkness, Flashlight ----------------------------------------------------------------------------------


@clause("B-5.6", "B-5.7")
def test_a_red_disk_shows_the_card_that_is_drawn_in_the_dark():
    scene = moving("use repair red", dark=True).fate(blind_draw=0)
    scene.answers("macready", "move").answers("macready", "shed").declines("macready")
    assert scene.table.stack_shown == ["repair"] and len(scene.table.stack) == 0


@clause("B-5.6", "B-5.8")
def test_a_red_disk_shows_the_card_of_its_special_action():
    scene = moving("use repair red", deck="sabotage")
    scene.answers("macready", "special_action").answers("macready", "shed").declines("macready")
    assert scene.table.stack_shown == ["sabotage"]
    assert scene.view(None)["piles"]["stack_shown"] == ["sabotage"]


@clause("B-5.6")
def test_a_disk_below_red_shows_nothing():
    scene = moving("use disk:3").answers("macready", "move").answers("macready", "shed")
    scene.answers("macready", "use")
    assert scene.table.stack_shown == [] and not scene.told(None, "CardShown")


@clause("B-5.6", "B-7.3")
def test_shown_cards_are_shuffled_into_the_active_stack():
    scene = Scene(
        macready="@shed", windows="lying", norris="lying", nauls="alien lying", stack="repair", shown="use"
    )
    scene.fate(stack_card="use").begins(PlayActionCards())
    assert scene.told(None, "CardRevealed") == [{"event": "CardRevealed", "card": "use"}]
    assert len(scene.table.stack) == 1


@clause("B-5.7")
def test_in_the_dark_everybody_but_norris_is_asked_for_a_flashlight_whether_it_has_one_or_not():
    scene = Scene(FOUR | {"windows": "use flashlight"}, dark=True).begins(TakeTurn(0), TakeTurn(1))
    scene.answers("macready", "move").answers("macready", "shed")
    assert (scene.asked, scene.offered("macready")) == ([("macready", "flashlight_to_show")], ["decline"])
    scene.declines("macready").answers("windows", "move").answers("windows", "shed")
    assert scene.asked == [("windows", "flashlight_to_show")]
    assert scene.offered("windows") == ["decline", "show"]


@clause("B-5.7")
def test_who_holds_a_flashlight_need_not_show_it():
    scene = moving("use repair flashlight", dark=True).fate(blind_draw=1)
    scene.answers("macready", "move").answers("macready", "shed").declines("macready")
    assert scene.hand("macready") == ["repair"] and not scene.told(None, "FlashlightShown")


@clause("B-5.7")
def test_with_power_nobody_is_asked_for_a_flashlight():
    scene = moving("use flashlight").answers("macready", "move").answers("macready", "shed")
    assert scene.asked == [("macready", "card_to_hand_over")]


@clause("B-5.7")
def test_a_card_drawn_in_the_dark_is_seen_by_its_holder_and_not_by_who_drew_it():
    scene = moving("repair", dark=True)
    scene.answers("macready", "move").answers("macready", "shed").declines("macready")
    assert scene.told("windows", "CardHandedOver")[0] == {
        "event": "CardHandedOver",
        "pawn": 0,
        "card": None,
        "drawn_by": 1,
    }
    assert scene.told("macready", "CardHandedOver")[0]["card"] == "repair"


# Special action ---------------------------------------------------------------------------------------------


@clause("B-5.8")
def test_a_special_action_discards_the_whole_hand_and_hands_over_the_card_drawn():
    scene = moving("use use repair", deck="sabotage repair", marker="laboratory")
    scene.answers("macready", "special_action").answers("macready", "laboratory").declines("macready")
    assert scene.where("macready") == "laboratory" and scene.hand("macready") == []
    assert sorted(scene.table.discards.cards()) == ["repair", "use", "use"]
    assert scene.table.stack.cards() == ["sabotage"]
    assert scene.told("macready", "CardDrawn")[0]["card"] == "sabotage"
    assert scene.table.marker_holder == 0


@clause("B-5.8")
def test_who_shows_a_flashlight_in_a_special_action_looks_at_two_and_keeps_the_flashlight():
    scene = moving("use flashlight", deck="sabotage repair")
    scene.answers("macready", "special_action").answers("macready", "shed").answers("macready", "show")
    assert scene.offered("macready") == ["repair", "sabotage"]
    scene.answers("macready", "sabotage")
    assert scene.table.stack.cards() == ["sabotage"] and scene.hand("macready") == []
    assert sorted(scene.table.discards.cards()) == ["repair", "use"]
    assert scene.things("macready") == ["flashlight"]


@clause("B-5.8", "B-5.7")
def test_darkness_takes_nothing_from_a_special_action():
    scene = moving("use", deck="sabotage", dark=True)
    scene.answers("macready", "special_action").answers("macready", "shed").declines("macready")
    assert scene.told(None, "CardHandedOver")[0]["drawn_by"] is None


@clause("B-5.8")
def test_a_special_action_enters_only_rooms_that_a_move_could_enter():
    people = FOUR | {"windows": "@shed", "norris": "@shed", "nauls": "alien @shed"}
    scene = Scene(people, burned=["armory"]).begins(TakeTurn(0)).answers("macready", "special_action")
    assert not {"shed", "armory", "dormitory"} & set(scene.offered("macready"))


@clause("B-5.9")
def test_who_enters_the_room_with_the_leader_marker_picks_it_up():
    scene = moving("use", marker="shed").answers("macready", "move").answers("macready", "shed")
    assert scene.view(None)["marker"] is None and scene.view(None)["marker_holder"] == 0
    assert scene.told(None, "MarkerTaken") == [{"event": "MarkerTaken", "pawn": 0}]
    assert scene.leader == "macready"


@clause("B-5.9")
def test_in_another_room_the_marker_stays_where_it_is():
    scene = moving("use", marker="armory").answers("macready", "move").answers("macready", "shed")
    assert scene.table.marker == "armory" and scene.table.marker_holder is None
