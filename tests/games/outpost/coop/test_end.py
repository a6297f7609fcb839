"""Escapes, and how it ends."""

from __future__ import annotations

import pytest

from outpost31.games.outpost.coop.actions import GiveDice, PlayDice
from outpost31.games.outpost.coop.threat import MoveToken
from outpost31.games.outpost.maintenance import MaintainBase
from outpost31.games.outpost.setup import BeginRound
from outpost31.games.outpost.trading import MeetInLeisureRoom
from tests.clauses import clause
from tests.games.outpost.coop.scene import Scene

READY = {"damage": {"shed": 0}, "fuel": {"shed": 4, "external": 1}}
BAD = ["sabotage", "threat", "sabotage"]


def in_the_shed(faces: list[str], **words: object) -> Scene:
    """MacReady holds the Keys, the Snow Cat is ready, and he is given USE; Fate has more faces after that."""
    words.setdefault("macready", "@shed keys")
    scene = Scene(**READY, **words)  # type: ignore[arg-type]
    scene.fate(action_die=["use", "use", "use", *faces]).begins(GiveDice(), MeetInLeisureRoom())
    scene.answers("macready", "none").answers("macready", "none").answers("macready", "use")
    assert scene.offered("macready") == ["nothing", "escape"]
    return scene.answers("macready", "escape")


@clause("C-8.1")
def test_three_bad_faces_of_the_alien_stop_an_escape():
    scene = in_the_shed([*BAD, "use", "use"], nauls="exposed", others="lying", strength=5)
    assert scene.happened("AlienRolled")[0] == {
        "event": "AlienRolled", "faces": [*BAD, "use", "use"], "stopped": True
    }  # fmt: skip
    assert scene.things("macready") == ["keys"] and scene.is_over
    assert scene.table.phase == "leisure" and scene.outcome is None


@clause("C-8.1")
def test_a_stopped_escape_ends_the_phase_though_others_stand():
    scene = Scene(
        macready="@armory",
        windows="@armory disk:2",
        nauls="exposed",
        others="disk:3 lying",
        rescue=10,
        strength=3,
    )
    scene.fate(action_die=BAD).begins(PlayDice(), MeetInLeisureRoom()).answers("macready", "board")
    assert scene.is_over and scene.happened("DiceRolled") == []
    assert scene.view(None)["base"]["rescue"]["space"] == 10


@clause("C-8.1")
def test_an_alien_with_two_bad_faces_or_without_strength_stops_nothing():
    scene = in_the_shed(["sabotage", "threat", "use"], nauls="exposed", others="lying", strength=3)
    assert scene.table.vehicle == "shed" and "keys" not in scene.things("macready")
    scene = in_the_shed([], nauls="exposed", others="lying", strength=0)
    assert scene.table.vehicle == "shed" and scene.happened("AlienRolled") == []


@clause("C-8.1")
def test_where_an_escape_wins_a_roll_that_does_not_stop_it_wins_at_once():
    won = {"escape": "won"}
    scene = in_the_shed(
        ["sabotage", "threat", "use"],
        nauls="exposed",
        blair="alien lying",
        others="lying",
        strength=3,
        options=won,
    )
    assert scene.outcome is not None and scene.outcome.reason == "escaped"
    assert scene.outcome.winners == (0, 1) and scene.things("macready") == []
    assert scene.happened("Boarded") == [] and scene.happened("AlienRolled")[0]["stopped"] is False
    assert len(scene.happened("VehicleLeft")[0]["aboard"]) == 5


@clause("C-8.1")
def test_where_an_escape_wins_nothing_stops_it_without_an_alien():
    scene = in_the_shed([], others="lying", options={"escape": "won"})
    assert scene.outcome is not None and scene.outcome.reason == "escaped"
    assert scene.happened("AlienRolled") == []


@clause("C-8.1")
def test_where_an_escape_wins_the_alien_may_stop_it_too():
    scene = in_the_shed(BAD, nauls="exposed", others="lying", strength=3, options={"escape": "won"})
    assert scene.outcome is None and scene.things("macready") == ["keys"] and scene.table.phase == "leisure"


@clause("C-8.2")
def test_who_boards_shows_its_card_and_with_only_aliens_left_behind_all_players_have_won():
    scene = in_the_shed([], players=3, windows="lying disk:2", nauls="alien lying disk:3", others="dead")
    assert scene.person(None, "macready")["role"] == "human"
    assert scene.asked == [("windows", "wish_to_board")]
    scene.answers("windows", "board")
    assert scene.asked == [("macready", "boarding_to_allow")]
    scene.answers("macready", "agree").answers("nauls", "stay")
    assert scene.outcome is not None and scene.outcome.reason == "escaped"
    assert scene.outcome.winners == (0, 1, 2) and scene.outcome.losers == ()
    assert scene.view(None)["role_cards_left_over"] == ["human", "alien"]


@clause("C-8.2", "C-8.3")
def test_an_alien_aboard_is_lost():
    scene = in_the_shed([], macready="alien @shed keys", others="lying")
    assert scene.outcome is not None and scene.outcome.reason == "alien_aboard"
    assert scene.outcome.winners == () and scene.outcome.losers == (0, 1)


@clause("C-8.2", "C-8.3")
def test_a_human_left_behind_is_lost():
    scene = in_the_shed([], nauls="alien lying", windows="lying", others="dead").goes_on()
    assert scene.outcome is not None and scene.outcome.reason == "human_left_behind"
    assert scene.outcome.losers == (0, 1)


@clause("C-8.3")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_without_a_character_it_is_lost(players):
    scene = Scene(players=players, macready="disk:5", others="dead").begins(MoveToken(-1))
    assert scene.outcome is not None and scene.outcome.reason == "no_character_left"
    assert scene.outcome.losers == tuple(range(players))


@clause("C-8.3")
def test_frozen_is_lost():
    scene = Scene(freezing=5).begins(MaintainBase())
    assert scene.outcome is not None and scene.outcome.reason == "frozen" and scene.outcome.winners == ()


@clause("C-8.3")
def test_round_40_is_lost():
    scene = Scene(round=39).begins(BeginRound())
    assert scene.outcome is not None and scene.outcome.reason == "frozen" and scene.table.round == 40


@clause("C-8.3")
def test_role_cards_nobody_has_seen_end_nothing():
    scene = Scene(macready="disk:5", nauls="alien", blair="alien", others="dead").begins(MoveToken(-1))
    assert scene.outcome is None and scene.is_over  # two aliens are all that is left
