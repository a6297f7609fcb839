"""The options of the boxes with 1 to 3 players."""

from __future__ import annotations

from outpost31.games.outpost.coop.actions import PlayDice
from outpost31.games.outpost.coop.alien import UnleashAlien
from outpost31.games.outpost.coop.movement import BoardBeforePlacing, PlaceCharacters
from outpost31.games.outpost.coop.trading import TradeFreely
from outpost31.games.outpost.food import EatFood
from outpost31.games.outpost.meetings import ResolveMeetings
from outpost31.games.outpost.trading import MeetInLeisureRoom
from tests.clauses import clause
from tests.games.outpost.coop.scene import Scene


@clause("B-6.12", "C-3.2")
def test_under_the_option_a_weapon_avoids_the_token_of_a_dog():
    options = {"weapons_avoid_dogs": True}
    scene = Scene(macready="@kitchen firearm", others="lying", options=options, dogs=["kitchen"])
    scene.begins(ResolveMeetings()).answers("macready", "firearm")
    assert scene.is_over and scene.happened("InfectionTokenDrawn") == []


@clause("B-6.12", "C-4.4")
def test_under_the_option_whoever_withdraws_cannot_be_lost_to_the_alien():
    options = {"weapons_avoid_aliens": True}
    scene = Scene(nauls="exposed", macready="@shed firearm", windows="@shed", strength=3, options=options)
    scene.fate(location="shed").begins(UnleashAlien())
    assert {kind for _, kind in scene.asked} == {"weapon_to_withdraw"}
    scene.answers("macready", "firearm").all_answer("decline").all_answer("decline")
    assert scene.status("windows") == "dead" and scene.stands("macready")
    assert scene.where("macready") == "shed"


@clause("B-6.12", "C-4.5")
def test_where_all_withdrew_the_automated_alien_sabotages():
    options = {"weapons_avoid_aliens": True}
    scene = Scene(nauls="exposed", macready="@kitchen firearm", strength=2, options=options)
    scene.fate(location="kitchen").begins(UnleashAlien()).answers("macready", "firearm")
    assert scene.table.pantry == 12 and scene.stands("macready")


@clause("B-10.2", "C-7.1")
def test_under_the_option_lab_tokens_are_not_handed_over():
    for trades in (True, False):
        scene = Scene(players=1, macready="blood_bag", options={"trade_lab_tokens": trades})
        scene.begins(TradeFreely())
        assert scene.is_over != trades


@clause("B-10.9", "C-7.3")
def test_under_the_option_hunger_comes_with_the_last_food():
    scene = Scene(options={"hunger": "empty"}, pantry=4).begins(EatFood())
    assert scene.table.hungry and scene.is_over


# When the rescue helicopter is boarded ------------------------------------------------------------------------

ON_TURN = {"rescue_boarding": "on_turn"}


@clause("C-5.1")
def test_the_rescue_helicopter_is_boarded_before_the_dice_or_before_anybody_is_placed():
    for options, step in (({}, PlayDice()), (ON_TURN, BoardBeforePlacing())):
        scene = Scene(macready="green", options=options, rescue=10).begins(step)
        assert scene.asked[0][1] == "rescue_to_board"
        scene.answers("macready", "board")
        assert scene.table.vehicle == "rescue_helicopter"
    assert Scene(macready="green", rescue=10).begins(BoardBeforePlacing()).is_over
    scene = Scene(macready="green", options=ON_TURN, rescue=10).begins(PlayDice())
    assert scene.asked[0][1] != "rescue_to_board"


@clause("C-5.1")
def test_before_it_is_there_nobody_is_asked_before_placing():
    for rescue in (None, 9):
        scene = Scene(macready="green", options=ON_TURN, rescue=rescue).begins(BoardBeforePlacing())
        assert scene.is_over


@clause("C-5.1", "C-8.1")
def test_an_escape_that_is_stopped_before_placing_takes_all_to_phase_6():
    scene = Scene(nauls="exposed", macready="green", strength=3, options=ON_TURN, rescue=10)
    scene.fate(action_die=["sabotage", "sabotage", "threat"])
    scene.begins(BoardBeforePlacing(), PlaceCharacters(), UnleashAlien(), PlayDice(), MeetInLeisureRoom())
    scene.answers("macready", "board")
    assert scene.is_over and scene.outcome is None
    assert [event["phase"] for event in scene.happened("PhaseBegan")] == ["leisure"]
    assert scene.happened("AlienCardPlaced") == [] and not scene.table.rescue_gone
    scene.begins(BoardBeforePlacing(), PlaceCharacters())
    assert scene.asked[0][1] == "rescue_to_board"  # in the next round again
    scene.answers("macready", "stay")
    assert scene.asked[0][1] == "room_to_enter"
