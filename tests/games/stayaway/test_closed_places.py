"""What is told when a place closes and there are doors beside it. (S-7.3)"""

from typing import Any

import pytest

from outpost31.games.stayaway.places import close_place
from tests.clauses import clause
from tests.games.stayaway.scene import AXES, Scene

DOORS = ("PlayerEliminated", "DoorMoved", "DoorDiscarded")
FIVE: dict[str, Any] = {
    "palmer": "the_thing axe axe axe",
    "norris": AXES,
    "windows": AXES,
    "childs": AXES,
    "blair": AXES,
}
THREE: dict[str, Any] = {"palmer": "the_thing axe axe axe", "norris": AXES, "windows": AXES}


def closing(hands, *doors):
    """What is told as the place of Windows closes."""
    scene = Scene(**hands, doors=doors)
    close_place(scene.table, scene.seat("windows"))
    return [
        (type(event).__name__, scene.names[event.seat], scene.names[event.other])
        for event in scene.table.told
    ]


@clause("S-7.3")
def test_that_a_door_moves_is_told_to_all_after_the_elimination_that_moved_it():
    hands = FIVE | {"norris": f"flamethrower {AXES}"}
    scene = Scene(**hands, active="norris", doors=[("windows", "childs")]).acts()
    scene.plays("norris", "flamethrower", "windows").declines("windows")
    for who in (*scene.names, None):
        assert [event for event in scene.told(who) if event["event"] in DOORS] == [
            {"event": "PlayerEliminated", "seat": 2, "cause": "flamethrower"},
            {"event": "DoorMoved", "seat": 1, "other": 3},
        ]
    assert scene.barred == [{"norris", "childs"}]


@clause("S-7.3")
def test_that_a_second_door_goes_is_told():
    assert closing(FIVE, ("norris", "windows"), ("windows", "childs")) == [
        ("DoorMoved", "norris", "childs"),
        ("DoorDiscarded", "windows", "childs"),
    ]


@clause("S-7.3")
def test_of_a_door_elsewhere_nothing_is_told():
    assert closing(FIVE, ("childs", "blair"), ("palmer", "norris")) == []


@clause("S-7.3")
@pytest.mark.parametrize(
    ("doors", "told"),
    [
        ([("norris", "windows")], [("DoorMoved", "norris", "palmer")]),
        ([("palmer", "norris")], []),
        ([("palmer", "norris"), ("norris", "windows")], [("DoorDiscarded", "windows", "norris")]),
        (
            [("norris", "windows"), ("windows", "palmer")],
            [("DoorMoved", "norris", "palmer"), ("DoorDiscarded", "windows", "palmer")],
        ),
        (
            [("palmer", "norris"), ("norris", "windows"), ("windows", "palmer")],
            [("DoorDiscarded", "windows", "norris"), ("DoorDiscarded", "windows", "palmer")],
        ),
    ],
)
def test_where_two_are_left_a_door_moves_only_if_none_lies_between_them(doors, told):
    assert closing(THREE, *doors) == told
