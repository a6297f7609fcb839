"""In one line: whoever plays several characters types what all of them do, as far as it is still on offer."""

from __future__ import annotations

import contextlib
import io
import sys

import pytest

from outpost31 import Match
from outpost31.cli.presentation import present
from outpost31.cli.sitting import Sitting
from outpost31.cli.terminal import Left, Terminal
from outpost31.words import Words

SHOWN = "answers for the next ones too"


def sit(match: Match) -> Sitting:
    """One person who plays them all."""
    return Sitting(match, {}, present(match.game.key, Words("en"), ["Ada"]), Terminal(is_shared=False), None)


def type_in(monkeypatch: pytest.MonkeyPatch, sitting: Sitting, typed: str) -> None:
    """Type these lines, and play until somebody is asked for more."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    with contextlib.suppress(Left):  # the input is at its end
        while True:
            sitting._go_on()


def where(match: Match) -> list[str | None]:
    return [person["where"] for person in match.view(0)["people"]]


def placed(match: Match, *rooms: str) -> str:
    """The numbers that stand before these rooms."""
    options = list(match.questions[0].options)
    return " ".join(str(options.index(room) + 1) for room in rooms)


ROOMS = ("radio_room", "armory", "laboratory", "laboratory", "kitchen", "generator_room")


def test_one_line_sends_the_whole_crew(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match.new("coop", 1, seed=3)
    type_in(monkeypatch, sit(match), placed(match, *ROOMS) + "\n")
    entered = [event["room"] for event in match.events(0) if event["event"] == "RoomEntered"]
    assert entered == list(ROOMS)
    assert match.questions[0].kind == "character_to_assign", "and they are asked for nothing else until then"
    shown = capsys.readouterr().out
    assert shown.count(SHOWN) == 1, "the panel of rooms stood there once"


def test_commas_do_as_well_and_a_full_room_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("coop", 1, seed=3)
    crowd = placed(match, *["laboratory"] * 4, "kitchen", "kitchen").replace(" ", ", ")
    type_in(monkeypatch, sit(match), crowd + "\n")
    assert where(match)[:4] == ["laboratory"] * 3 + ["leisure_room"]
    assert dict(match.questions[0].about)["pawn"] == 3, "nothing that was said after it is left"


def test_what_is_said_ahead_ends_with_its_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("coop", 1, seed=3)
    sitting = sit(match)
    type_in(monkeypatch, sitting, placed(match, *ROOMS, *["armory"] * 6) + "\n")
    rounds = match.view(0)["round"]
    while match.view(0)["round"] == rounds:
        question = match.questions[0]
        match.answer(question.player, question.options[-1])
    type_in(monkeypatch, sitting, "")
    assert dict(match.questions[0].about)["pawn"] == 0 and match.questions[0].kind == "room_to_enter"


@pytest.mark.parametrize("slip", ["1 99", "1 x", "1 0", "1 -2"])
def test_a_slip_in_the_line_sends_nobody(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], slip: str
) -> None:
    match = Match.new("coop", 1, seed=3)
    before = where(match)
    type_in(monkeypatch, sit(match), f"{slip}\n")
    assert where(match) == before
    assert f"“{slip}” isn't one of the choices" in capsys.readouterr().out


def test_where_others_hide_something_one_number_is_one_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match.new("stayaway", 4, seed=5)
    names = ["Ada", "Ben", "Cal", "Dee"]
    sitting = Sitting(match, {}, present("stayaway", Words("en"), names), Terminal(is_shared=True), None)
    type_in(monkeypatch, sitting, "\n1 1\n")
    shown = capsys.readouterr().out
    assert "“1 1” isn't one of the choices" in shown
    assert SHOWN not in shown


def test_dice_are_meant_as_they_lie_when_the_line_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("coop", 1, seed=3)
    type_in(monkeypatch, sitting := sit(match), placed(match, *ROOMS) + "\n1\n")
    question = match.questions[0]
    assert question.kind == "die_to_cancel"
    _, second, third = dict(question.about)["dice"]
    assert second != third
    type_in(monkeypatch, sitting, "3 4 1\n")
    cancelled = [event["face"] for event in match.events(0) if event["event"] == "DieCancelled"]
    assert cancelled == [second, third]
    assert match.questions[0].kind not in ("die_to_cancel", "room_to_enter")


def test_what_one_should_know_before_is_asked_and_not_taken_as_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match.new("coop", 1, seed=3, options={"figures": {"suspicion_start": 5}})
    type_in(monkeypatch, sit(match), placed(match, "armory", "laboratory", "laboratory", "kitchen") + "\n")
    assert where(match)[:3] == ["armory", "laboratory", "leisure_room"], "company would meet the threat"
    assert dict(match.questions[0].about)["pawn"] == 2
    assert "meet the threat" not in capsys.readouterr().out, "whoever chooses it again is told"
