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
    four, five, six = (worth.BY_PEOPLE.get(seats, worth.USUAL) for seats in (4, 5, 6))
    assert four.send > five.send > six.send
    assert four.radio > five.radio > six.radio
    assert four.waiting > five.waiting > six.waiting


def test_prices_are_those_of_the_table(monkeypatch: pytest.MonkeyPatch):
    usual = worth_of_rooms("boardgame", worth.USUAL, monkeypatch)
    for prices, sos_sent, dearer in (
        (worth.Prices(radio=20.0), False, "radio_room"),
        (worth.Prices(waiting=20.0), True, "laboratory"),
    ):
        before = worth_of_rooms("boardgame", worth.USUAL, monkeypatch, sos_sent=sos_sent)
        after = worth_of_rooms("boardgame", prices, monkeypatch, sos_sent=sos_sent)
        assert after[dearer] > before[dearer] + 0.5
        for room in usual.keys() - {dearer}:
            assert after[room] == pytest.approx(before[room])


def test_at_the_norwegian_outpost_they_are_as_usual(monkeypatch: pytest.MonkeyPatch):
    for sos_sent in (False, True):
        usual = worth_of_rooms("norwegian", worth.USUAL, monkeypatch, sos_sent=sos_sent)
        dear = worth.Prices(radio=90.0, send=90.0, waiting=90.0)
        assert worth_of_rooms("norwegian", dear, monkeypatch, sos_sent=sos_sent) == usual
