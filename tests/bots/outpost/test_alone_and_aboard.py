"""Humans at the outpost who know that good manners can be faked: whom they wait for alone, and with whom they leave."""

from __future__ import annotations

import pytest

from outpost31.bots.outpost import humans
from outpost31.bots.outpost.informed import ExactEvidence
from outpost31.bots.outpost.learned_habits import COUNTED_OTHERS, kinds_for, seeking_for
from tests.bots.outpost.test_informed import SEATS, Seen

ROOM = "weather_station"


def with_a_suspect() -> tuple[Seen, int]:
    """Everybody stands somewhere but one, who has met an alien three times and has yet to move."""
    scene = Seen("human")
    friend, suspect, *rest = scene.others
    for one in rest:
        scene.stands(one, "radio_room")
    scene.stands(friend, "laboratory").met(suspect, rest[0], times=3).found_out(rest[0])
    return scene, suspect


def worth_alone(scene: Seen) -> float:
    """What it is worth to go where nobody is."""
    return scene.advice("room_to_enter", (ROOM,))[ROOM]


def test_whoever_goes_alone_reckons_with_an_alien_that_has_yet_to_move():
    scene, suspect = with_a_suspect()
    may_come = worth_alone(scene)
    scene.stands(suspect, "laboratory")
    assert worth_alone(scene) > may_come + 0.3
    scene.stands(suspect, "leisure_room").me["weapons"] = ["firearm"]
    assert worth_alone(scene) > may_come + 0.3, "who can get away has less to fear"


def test_whoever_has_company_does_not_wait_alone():
    scene, suspect = with_a_suspect()
    rooms = (ROOM, "laboratory")
    may_come = scene.advice("room_to_enter", rooms)
    scene.stands(suspect, "kitchen")
    moved = scene.advice("room_to_enter", rooms)
    assert may_come["laboratory"] == pytest.approx(moved["laboratory"])
    assert may_come[ROOM] < moved[ROOM]


def test_among_few_nobody_fears_to_be_alone(monkeypatch: pytest.MonkeyPatch):
    scene = Seen("human")
    reckoned = worth_alone(scene)
    monkeypatch.setattr(humans, "CROWD", SEATS + 1)
    assert worth_alone(scene) > reckoned


def test_aliens_are_feared_in_any_room_where_they_may_find_one_alone():
    scene = Seen("human")
    friend, suspect, *rest = scene.others
    for one in (friend, *rest):
        scene.stands(one, "kitchen")
    scene.met(suspect, rest[0], times=3).found_out(rest[0])
    rooms = (ROOM, "radio_room")
    may_come = scene.advice("room_to_enter", rooms)
    scene.stands(suspect, "laboratory")
    moved = scene.advice("room_to_enter", rooms)
    assert moved["radio_room"] - may_come["radio_room"] == pytest.approx(moved[ROOM] - may_come[ROOM])
    assert moved[ROOM] > may_come[ROOM] + 0.3


def seeks_after(scene: Seen) -> float:
    """How much the aliens of this table seem to seek people."""
    evidence = ExactEvidence(scene.seat)
    evidence.kinds, evidence.seeking = kinds_for("boardgame", SEATS), seeking_for("boardgame", SEATS)
    evidence.read(scene.view["people"], scene.events)
    return evidence.seeks


def test_aliens_who_play_like_beginners_seek_nobody():
    scene = Seen("human")
    alien = scene.others[0]
    before = seeks_after(scene)
    for number in range(2, 8):  # it leads, and stops whenever there is more than one card
        scene.told("RoundBegan", round=number).told("LeaderNamed", pawn=alien)
        scene.told("CardRevealed", card="use").told("StackDiscarded", count=5)
    assert seeks_after(scene) < before - 0.1


TURN = ("move", "special_action", "change_cards", "board")


def behaving_well(fuel: int) -> tuple[Seen, list[int]]:
    """An alien was found out that two had met, who have led like humans ever since; the helicopter waits."""
    scene = Seen("human").rescue(fuel)
    alien, *suspects = scene.others[:3]
    for one in suspects:
        scene.met(one, alien)
    scene.found_out(alien)
    for one in suspects * 3:
        scene.told("LeaderNamed", pawn=one)
        for _ in range(4):
            scene.told("CardRevealed", card="use")
    return scene, suspects


def test_nobody_leaves_with_whom_only_good_behaviour_speaks_for_while_there_is_time():
    scene, suspects = behaving_well(fuel=3)
    assert scene.answer("turn", TURN) == "move"
    for one in suspects:
        scene.told("RoleShown", pawn=one, role="human")
    assert scene.answer("turn", TURN) == "board", "a test is proof"


def among_bunglers() -> tuple[Seen, int]:
    """An alien that bungled like a beginner was found out; somebody who had met it leads like a human ever since."""
    scene = Seen("human").rescue(fuel=3)
    alien, suspect = scene.others[:2]
    for number in range(2, 6):
        scene.told("RoundBegan", round=number).told("LeaderNamed", pawn=alien)
        scene.told("CardRevealed", card="use").told("StackDiscarded", count=5)
    scene.met(suspect, alien, times=3).found_out(alien)
    for _ in range(3):
        scene.told("LeaderNamed", pawn=suspect)
        for _ in range(4):
            scene.told("CardRevealed", card="use")
    return scene, suspect


def test_good_behaviour_clears_nobody_even_where_the_other_aliens_bungle():
    scene, suspect = among_bunglers()
    assert scene.answer("turn", TURN) == "move"
    scene.told("RoleShown", pawn=suspect, role="human")
    assert scene.answer("turn", TURN) == "board"


def test_the_last_chance_is_taken_without_proof():
    scene, _ = behaving_well(fuel=0)
    assert scene.answer("turn", TURN) == "board"


def test_where_one_of_several_must_be_the_alien_the_likeliest_stays_behind():
    """No alien was ever found out, and nobody is more suspect than human; still one of them is it."""
    scene = Seen("human").rescue(fuel=0)
    suspect, *rest = scene.others
    scene.told("RoundBegan", round=2).told("LeaderNamed", pawn=suspect)
    scene.told("CardRevealed", card="use").told("StackDiscarded", count=2)
    guilt = scene.suspicions()
    assert guilt[suspect] < 0.5 and all(guilt[one] < guilt[suspect] for one in rest)
    allowed = {
        one: scene.answer("boarding_to_allow", ("agree", "refuse"), asking=one) for one in scene.others
    }
    assert allowed == {suspect: "refuse", **dict.fromkeys(rest, "agree")}
    scene.found_out(rest[0])
    scene.told("RoleShown", pawn=suspect, role="human")
    assert scene.answer("boarding_to_allow", ("agree", "refuse"), asking=suspect) == "agree"


@pytest.mark.parametrize("game", sorted(COUNTED_OTHERS))
@pytest.mark.parametrize("seats", [4, 6])
def test_every_kind_of_table_says_how_much_its_aliens_seek_people(game: str, seats: int):
    seeks = seeking_for(game, seats)
    assert len(seeks) == len(kinds_for(game, seats))
    assert all(0.0 <= one < 1.0 for one in seeks)
    assert seeks[4] == seeks[3], "who behaves well may seek people as others do"
