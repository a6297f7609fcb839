"""Aliens of the seasoned at the outpost: small scenes, and what they do in them."""

from __future__ import annotations

import pytest

from outpost31.bots.outpost import aliens
from outpost31.bots.outpost.learned_habits import kinds_for
from tests.bots.outpost.test_informed import SEATS, Seen

NOVICES_AMONG_SEASONED_ALIENS, SEASONED = 1, 3
"""Places of kinds of tables."""


def test_an_alien_stays_hidden_but_for_the_radio_of_the_norwegians():
    options = ("stay_hidden", "expose")
    assert Seen("alien").answer("self_exposure", options) == "stay_hidden"
    scene = Seen("alien", "norwegian")
    assert scene.answer("self_exposure", options) == "expose"
    scene.view["base"]["rescue"]["space"] = 0
    assert scene.answer("self_exposure", options) == "stay_hidden"


@pytest.mark.parametrize(
    ("game", "many", "worth"),
    [
        ("boardgame", SEATS, aliens.MARKER_OF_MANY),
        ("boardgame", SEATS + 1, aliens.MARKER_OF_FEW),
        ("norwegian", SEATS, aliens.MARKER),
    ],
)
def test_among_many_at_the_board_game_the_leaders_marker_is_worth_more_to_an_alien(
    monkeypatch: pytest.MonkeyPatch, game: str, many: int, worth: float
):
    monkeypatch.setattr(aliens, "MANY", many)

    def kitchen(marker: str | None) -> float:
        scene = Seen("alien", game)
        scene.view["marker"] = marker
        return scene.advice("room_to_enter", ("laboratory", "kitchen"))["kitchen"]

    assert kitchen("kitchen") == pytest.approx(kitchen(None) + worth)


def found_out_as_a_leader(scene: Seen) -> None:
    """All see that it stops, round after round."""
    for _ in range(6):
        scene.told("LeaderNamed", pawn=scene.seat).told("StackDiscarded", count=5)


def test_an_alien_works_along_whatever_all_think_of_it():
    scene = Seen("alien")
    found_out_as_a_leader(scene)
    assert scene.answer("next_card", ("go_on", "stop")) == "go_on"
    assert scene.answer("card_to_hand_over", ("sabotage", "use")) == "use"


def test_among_four_it_does_harm_as_its_whim_is_but_never_where_it_would_be_seen(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(aliens, "FEW", SEATS)
    scene = Seen("alien")
    leads = scene.advice("next_card", ("go_on", "stop"))
    assert leads["go_on"] == leads["stop"]
    hands = scene.advice("card_to_hand_over", ("sabotage", "use"))
    assert hands["sabotage"] == hands["use"]
    scene.me["suspicion"] = scene.view["limits"]["red"]
    assert scene.answer("card_to_hand_over", ("sabotage", "use")) == "use"
    norwegian = Seen("alien", "norwegian")
    assert norwegian.answer("next_card", ("go_on", "stop")) == "go_on"


def without_the_lonely(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody seeks whoever is alone."""
    monkeypatch.setattr(aliens, "LONELY", 0.0)
    monkeypatch.setattr(aliens, "LONELY_NORWEGIAN", 0.0)


@pytest.mark.parametrize(
    ("game", "crowd", "is_drawn"),
    [
        ("boardgame", SEATS, True),
        ("boardgame", SEATS + 1, False),
        ("norwegian", SEATS, True),
        ("norwegian", SEATS + 1, True),
    ],
)
def test_among_many_and_at_the_norwegian_outpost_an_alien_goes_to_whoever_is_alone(
    game: str, crowd: int, is_drawn: bool, monkeypatch: pytest.MonkeyPatch
):
    scene = Seen("alien", game)
    alone, *together = scene.others[:3]
    scene.stands(alone, "laboratory")
    for one in together:
        scene.stands(one, "radio_room")
    rooms = ("laboratory", "radio_room")
    monkeypatch.setattr(aliens, "CROWD", crowd)
    after = scene.advice("room_to_enter", rooms)
    without_the_lonely(monkeypatch)
    before = scene.advice("room_to_enter", rooms)
    assert (after["laboratory"] > before["laboratory"] + 2.0) == is_drawn
    assert after["radio_room"] == pytest.approx(before["radio_room"])


def test_at_the_norwegian_outpost_it_seeks_the_lonely_less(monkeypatch: pytest.MonkeyPatch):
    """Twice as much was read: whoever threw no hand away and went to no one won more."""
    monkeypatch.setattr(aliens, "CROWD", SEATS)
    drawn = {}
    for game in ("boardgame", "norwegian"):
        scene = Seen("alien", game)
        scene.stands(scene.others[0], "laboratory")
        drawn[game] = scene.advice("room_to_enter", ("laboratory",))["laboratory"]
        with monkeypatch.context() as here:
            without_the_lonely(here)
            drawn[game] -= scene.advice("room_to_enter", ("laboratory",))["laboratory"]
    assert 0.0 < drawn["norwegian"] < 0.7 * drawn["boardgame"]


@pytest.mark.parametrize("game", ["boardgame", "norwegian"])
def test_an_alien_seeks_people_a_little(game: str, monkeypatch: pytest.MonkeyPatch):
    """Habits are seen: who sought people much would be read, and who sought none would turn nobody."""
    scene = Seen("alien", game)
    scene.stands(scene.others[0], "radio_room").stands(scene.others[1], "radio_room")
    rooms = ("radio_room", "laboratory")

    def drawn() -> float:
        advice = scene.advice("room_to_enter", rooms)
        return advice["radio_room"] - advice["laboratory"]

    usual = drawn()
    monkeypatch.setattr(aliens, "COMPANY", 0.0)
    assert usual > drawn() + 1.0
    monkeypatch.setattr(aliens, "COMPANY", 6.0)
    assert usual < drawn() - 1.0


def test_an_alien_with_keys_goes_to_the_vehicle_and_leaves():
    scene = Seen("alien")
    scene.me["items"] = ["keys"]
    scene.view["rooms"]["shed"].update(damage=0, fuel=scene.view["limits"]["fuel"]["shed"])
    scene.stands(scene.others[0], "laboratory")
    assert scene.answer("room_to_enter", ("laboratory", "shed", "radio_room")) == "shed"
    assert scene.answer("vehicle_use", ("nothing", "refuel", "escape"), room="shed") == "escape"


def test_an_alien_looks_for_humans_where_they_work():
    scene = Seen("alien")
    scene.stands(scene.others[0], "laboratory").stands(scene.others[1], "kitchen")
    assert scene.answer("room_to_enter", ("laboratory", "kitchen", "weather_station")) == "laboratory"


def test_before_a_departure_an_alien_votes_for_who_would_be_first_aboard():
    scene = Seen("alien").rescue(fuel=2)
    low, high = scene.others[:2]
    scene.view["people"][low]["suspicion"], scene.view["people"][high]["suspicion"] = 1, 5
    assert scene.answer("character_to_accuse", ("abstain", low, high)) == low
    scene.view["base"]["rescue"]["space"] = None
    advice = scene.advice("character_to_accuse", ("abstain", low, high))
    assert advice[high] > advice[low]


@pytest.mark.parametrize(("last_card", "mostly_against_it"), [("repair", 0.3), ("sabotage", 1.0)])
def test_an_alien_throws_some_hands_away_as_its_whim_is(last_card: str, mostly_against_it: float):
    scene, options = Seen("alien"), ("move", "special_action", "change_cards")
    scene.me["hand"] = ["use", last_card, "repair"]
    advice = scene.advice("turn", options)
    assert advice["move"] - mostly_against_it < advice["special_action"] < advice["move"]


@pytest.mark.parametrize("game", ["boardgame", "norwegian"])
@pytest.mark.parametrize("seats", [4, 6])
def test_hands_thrown_away_tell_humans_from_seasoned_aliens_by_little(game: str, seats: int):
    human, alien = kinds_for(game, seats)[SEASONED].takes_special
    assert 2 / 3 < human / alien < 3 / 2


@pytest.mark.parametrize("game", ["boardgame", "norwegian"])
@pytest.mark.parametrize("seats", [4, 6])
def test_a_hand_thrown_away_clears_nobody_where_aliens_are_seasoned(game: str, seats: int):
    for kind in (NOVICES_AMONG_SEASONED_ALIENS, SEASONED):
        human, alien = kinds_for(game, seats)[kind].takes_special
        assert human < 1.1 * alien


def test_an_alien_tests_only_whom_all_hold_to_be_human():
    def is_willing(scene: Seen) -> bool:
        return scene.advice("willing_to_test", ("decline", "carry_out"), test="A")["carry_out"] > 0

    scene = Seen("alien")
    known = scene.others[0]
    scene.view["people"][known]["suspicion"] = 5
    scene.met(picker=known, picked=scene.others[1], times=3)
    assert not is_willing(scene), "it would clear somebody suspect"
    scene.told("RoleShown", pawn=known, role="human")
    assert is_willing(scene), "it is no news"
    scene.me["suspicion"] = 5
    options = (scene.seat, known)
    assert scene.answer("character_to_test", options) == known, "not itself, where the disks are level"
    scene.me["suspicion"] = 6
    assert not is_willing(scene), "a blood bag tests the most suspect, and that is itself"


def test_an_alien_that_leads_lets_nobody_test_one_of_its_own():
    scene = Seen("alien")
    known, other = scene.others[:2]
    scene.told("RoleShown", pawn=known, role="human")
    scene.view["people"][known]["suspicion"] = 5
    assert scene.answer("tester", ("none", other), test="A") == other
    scene.me["suspicion"] = 5
    assert scene.answer("tester", ("none", other), test="A") == "none"
    assert scene.answer("tester", ("none", scene.seat), test="A") == scene.seat, "it knows whom to point at"
    scene.me["suspicion"] = 0
    assert scene.answer("tester", ("none", other), test="B") == "none", "who has the Wire may test anybody"
