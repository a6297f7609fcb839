"""The options of the boxes at the Norwegian outpost."""

from __future__ import annotations

from outpost31.games.outpost.burning import BurnRooms
from outpost31.games.outpost.norwegian.encounters import ResolveNewEncounters
from outpost31.games.outpost.rescue import BoardAfterEncounters
from tests.clauses import clause
from tests.games.outpost.norwegian.scene import Scene
from tests.games.outpost.norwegian.test_escape import FOUR, leaves_alone
from tests.games.outpost.norwegian.test_ufo import enters, haunts, ufo


@clause("B-8.2", "N-4.4")
def test_who_leaves_after_the_encounters_leaves_nobody_to_move_and_play_goes_on_with_the_cards():
    after = {"rescue_boarding": "after_encounters"}
    scene = Scene(FOUR | {"lloyd": "green @kitchen"}, options=after, rescue=10, leader="carter")
    scene.begins(BoardAfterEncounters(), BurnRooms()).answers("lloyd", "board")
    leaves_alone(scene)
    assert scene.status("lloyd") == "escaped" and scene.table.rescue_gone
    assert scene.annex.places_at_departure == ()
    assert scene.view(None)["phase"] == "burning"


@clause("B-6.12", "N-1.1")
def test_under_the_option_weapons_avoid_npcs():
    people = {"lloyd": "@kitchen melee", "carter": "lying", "jonas": "lying", "edvard": "alien lying"}
    scene = Scene(people, options={"weapons_avoid_dogs": True}, dogs=["kitchen"])
    scene.begins(ResolveNewEncounters()).answers("lloyd", "melee")
    assert scene.is_over and scene.disk("lloyd") == 1


@clause("N-5.2", "B-6.12")
def test_at_the_ufo_nobody_withdraws_from_the_alien():
    scene = ufo(2, {"weapons_avoid_aliens": True}, carter="firearm")
    sector = "sector_1"
    haunts(scene, **{sector: scene.table.strength})
    enters(scene, carter=sector)
    assert scene.asked == [("carter", "fire_to_use")]
