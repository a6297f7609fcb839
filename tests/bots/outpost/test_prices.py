"""What matters more at some tables than at others: the way to leave, and whom to leave with, the fewer there are."""

from __future__ import annotations

import pytest

from outpost31.bots.outpost import worth
from tests.bots.outpost.test_informed import SEATS, Seen


def worth_of_rooms(
    game: str, prices: worth.Prices, monkeypatch: pytest.MonkeyPatch, *, sos_sent: bool = False
) -> dict[str, float]:
    """What a human with every card thinks of some rooms at such prices."""
    monkeypatch.setitem(worth.BY_PEOPLE, SEATS, prices)
    scene = Seen("human", game)
    scene.view["base"]["rescue"]["space"] = 0 if sos_sent else None
    scene.view["people"][scene.seat]["hand"] = ["use", "repair"]
    advice = scene.advice("room_to_enter", ("laboratory", "radio_room", "boiler_room", "kitchen"))
    return {str(room): value for room, value in advice.items()}


def test_the_fewer_there_are_the_more_the_way_to_leave_is_worth():
    four, five, six = (worth.BY_PEOPLE.get(seats, worth.MANY) for seats in (4, 5, 6))
    assert four.send > five.send > six.send
    assert four.radio > five.radio > six.radio


def test_once_help_is_on_its_way_tests_are_worth_more_at_any_board_game():
    for seats in range(4, 9):
        prices = worth.BY_PEOPLE.get(seats, worth.MANY)
        assert prices.waiting > 2 * worth.NORWEGIAN.waiting


def test_a_human_goes_for_the_leaders_marker_the_sooner_the_dearer_it_is(monkeypatch: pytest.MonkeyPatch):
    def kitchen(prices: worth.Prices, marker: str | None) -> float:
        monkeypatch.setitem(worth.BY_PEOPLE, SEATS, prices)
        scene = Seen("human")
        scene.view["marker"] = marker
        return scene.advice("room_to_enter", ("laboratory", "kitchen"))["kitchen"]

    assert worth.MANY.marker > worth.NORWEGIAN.marker > worth.BY_PEOPLE[4].marker > 0.0
    for price in (2.0, 9.0):
        prices = worth.Prices(marker=price)
        assert kitchen(prices, "kitchen") == pytest.approx(kitchen(prices, None) + price)


def test_prices_are_those_of_the_table(monkeypatch: pytest.MonkeyPatch):
    usual = worth_of_rooms("boardgame", worth.Prices(), monkeypatch)
    for prices, sos_sent, dearer in (
        (worth.Prices(radio=20.0), False, "radio_room"),
        (worth.Prices(waiting=20.0), True, "laboratory"),
    ):
        before = worth_of_rooms("boardgame", worth.Prices(), monkeypatch, sos_sent=sos_sent)
        after = worth_of_rooms("boardgame", prices, monkeypatch, sos_sent=sos_sent)
        assert after[dearer] > before[dearer] + 0.5
        for room in usual.keys() - {dearer}:
            assert after[room] == pytest.approx(before[room])


def test_the_prices_of_many_are_those_of_a_board_game_of_six(monkeypatch: pytest.MonkeyPatch):
    many = worth_of_rooms("boardgame", worth.MANY, monkeypatch, sos_sent=True)
    monkeypatch.delitem(worth.BY_PEOPLE, SEATS)
    scene = Seen("human")
    scene.view["base"]["rescue"]["space"] = 0
    scene.view["people"][scene.seat]["hand"] = ["use", "repair"]
    assert scene.advice("room_to_enter", ("laboratory",))["laboratory"] == pytest.approx(many["laboratory"])


def test_the_dearer_it_is_to_be_turned_the_less_a_suspect_is_company(monkeypatch: pytest.MonkeyPatch):
    def company_of_a_suspect(infection: float, game: str) -> float:
        monkeypatch.setitem(worth.BY_PEOPLE, SEATS, worth.Prices(infection=infection))
        scene = Seen("human", game)
        alien, suspect = scene.others[:2]
        scene.met(suspect, alien, times=3).found_out(alien)
        before = scene.advice("room_to_enter", ("kitchen",))["kitchen"]
        return scene.stands(suspect, "kitchen").advice("room_to_enter", ("kitchen",))["kitchen"] - before

    assert company_of_a_suspect(60.0, "boardgame") < company_of_a_suspect(30.0, "boardgame") - 1.0 < 0.0
    assert company_of_a_suspect(60.0, "norwegian") == company_of_a_suspect(30.0, "norwegian")
    assert worth.MANY.infection > worth.BY_PEOPLE[4].infection > worth.NORWEGIAN.infection


def test_at_the_norwegian_outpost_they_are_as_usual(monkeypatch: pytest.MonkeyPatch):
    for sos_sent in (False, True):
        usual = worth_of_rooms("norwegian", worth.Prices(), monkeypatch, sos_sent=sos_sent)
        dear = worth.Prices(radio=90.0, send=90.0, waiting=90.0, infection=90.0)
        assert worth_of_rooms("norwegian", dear, monkeypatch, sos_sent=sos_sent) == usual
