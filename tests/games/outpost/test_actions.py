"""Cards of the active stack, cooperation, bonus cards, burning."""

from __future__ import annotations

from outpost31.games.outpost.actions import PlayActionCards
from outpost31.games.outpost.burning import BurnRooms
from tests.clauses import clause
from tests.games.outpost.scene import Scene


@clause("B-7.5")
def test_three_at_the_helicopter_repair_three_and_then_two():
    scene = Scene(
        macready="@helicopter",
        blair="@helicopter",
        norris="@helicopter",
        nauls="alien",
        garry="",
        clark="",
        bennings="",
        leader="nauls",
        damage={"helicopter": 5},
        stack="repair",
    )
    scene.reveals("repair").answers("nauls", "macready").answers("macready", "none")
    assert scene.table.damage["helicopter"] == 2 and not scene.stands("macready")
    scene.begins(PlayActionCards())
    scene.answers("nauls", "blair").answers("blair", "none")
    assert scene.table.damage["helicopter"] == 0 and scene.stands("norris")


@clause("B-7.6", "B-7.7")
def test_bonus_cards_come_before_windows_repairs_two():
    scene = Scene(windows="@radio_room tools", macready="alien", norris="", nauls="")
    scene.reveals("repair")
    assert scene.offered("windows") == ["none", "tools"]
    scene.answers("windows", "tools").answers("windows", "none")
    assert scene.table.damage["radio_room"] == 1 and scene.things("windows") == []


@clause("B-7.1", "B-7.2")
def test_a_burned_boiler_room_is_destroyed_at_once():
    scene = Scene(
        macready="@boiler_room dynamite",
        windows="@boiler_room",
        norris="",
        nauls="alien",
        leader="norris",
        stack="use use",
        dogs=["boiler_room"],
    )
    scene.begins(BurnRooms())
    assert scene.offered("windows") == ["decline"]
    scene.answers("windows", "decline").answers("macready", "dynamite")
    scene.answers("norris", "allow")
    assert scene.table.freezing == 0 and scene.table.burned == ["boiler_room"]
    assert scene.where("windows") == "leisure_room" and not scene.stands("windows")
    assert scene.table.dogs.count("off_board") == 4 and len(scene.table.stack) == 1


@clause("B-7.8", "B-8.3", "B-8.4", "B-8.5")
def test_a_boarding_that_leaves_two_aliens_behind_is_a_human_win():
    scene = Scene(
        macready="@shed keys",
        windows="",
        norris="alien",
        nauls="alien",
        leader="windows",
        damage={"shed": 0},
        fuel={"shed": 2},
    )
    scene.reveals("use")
    scene.answers("macready", "none")
    assert scene.offered("macready") == ["nothing", "escape"]
    scene.answers("macready", "escape")
    scene.answers("norris", "board").answers("macready", "refuse")
    scene.answers("nauls", "stay").answers("windows", "board").answers("macready", "agree")
    scene.answers("norris", "stay").answers("nauls", "stay")
    assert scene.outcome is not None and scene.outcome.reason == "escaped"
    assert scene.winners() == ["macready", "windows"]
