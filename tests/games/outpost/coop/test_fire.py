"""Rooms set on fire with a die, and the leader's leave."""

from __future__ import annotations

import pytest

from outpost31.games.outpost.coop.actions import GiveDice
from tests.clauses import clause
from tests.games.outpost.coop.scene import Scene

BURN = ("burn", "dynamite")


def wants_to_burn(*faces: str, **words: object) -> Scene:
    """MacReady, alone on his feet in the Kitchen, would burn it; his player has Windows too, the other one Clark."""
    scene = Scene(macready="@kitchen dynamite", windows="lying", others="lying", **words)  # type: ignore[arg-type]
    scene.fate(action_die=list(faces or ("use", "use", "use"))).begins(GiveDice())
    scene.answers("macready", "none").answers("macready", "none")
    return scene.answers("macready", BURN)


@clause("C-5.7", "B-7.1")
def test_another_players_leader_is_asked_for_leave():
    scene = wants_to_burn(leader="clark")
    assert scene.asked == [("macready", "burning_to_allow")] and scene.match.questions[0].seat == 1
    assert scene.happened("BurningAsked") == [{"event": "BurningAsked", "pawn": 0, "room": "kitchen"}]
    assert scene.table.burned == [] and scene.things("macready") == ["dynamite"]
    scene.all_answer("allow")
    assert scene.table.burned == ["kitchen"] and scene.things("macready") == []
    assert scene.happened("DieCarriedOut")[0]["face"] == "use" and scene.is_over


@clause("C-5.7", "B-7.1")
def test_who_is_refused_keeps_fire_and_dice_and_may_do_something_else():
    scene = wants_to_burn("repair", "use", "use", leader="clark").all_answer("refuse")
    assert scene.happened("BurningRefused") == [{"event": "BurningRefused", "pawn": 0}]
    assert scene.things("macready") == ["dynamite"] and scene.happened("DieCarriedOut") == []
    assert scene.asked == [("macready", "action_to_take")] and scene.offered("macready") == ["none", "use"]
    scene.answers("macready", "use")
    assert scene.table.kitchen == 2 and scene.table.burned == [] and scene.is_over


@clause("C-5.7")
def test_a_refusal_holds_for_these_dice_alone():
    scene = Scene(macready="@kitchen dynamite", windows="@kitchen dynamite", others="lying", leader="clark")
    scene.fate(action_die=["use"] * 6).begins(GiveDice())
    scene.answers("clark", "macready").answers("macready", "none").answers("macready", "none")
    scene.answers("macready", BURN).all_answer("refuse").answers("macready", "none").answers("clark", "go_on")
    scene.answers("windows", "none").answers("windows", "none")
    assert scene.offered("windows") == ["none", "use", BURN]


@clause("C-5.7")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_nobody_is_asked_where_leader_and_burner_are_one_player(players):
    scene = wants_to_burn(leader="macready", players=players)
    assert scene.table.burned == ["kitchen"] and scene.happened("BurningAsked") == [] and scene.is_over


@clause("C-5.7")
def test_the_leaders_other_character_leads_no_less():
    scene = wants_to_burn(leader="windows")  # player 0 plays both
    assert scene.table.burned == ["kitchen"] and scene.happened("BurningAsked") == []


@clause("B-7.1", "C-5.7")
def test_at_a_table_that_knows_no_leave_nobody_is_asked():
    scene = wants_to_burn(leader="clark", options={"leader_allows_fire": False})
    assert scene.table.burned == ["kitchen"] and scene.happened("BurningAsked") == [] and scene.is_over
