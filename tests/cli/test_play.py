"""Whole games through stdin: alone, two at one keyboard, and every slip of the finger."""

import itertools
import json
import re
from typing import Any

import pytest

from outpost31 import Match
from outpost31.cli import sitting
from outpost31.cli.presentation import present
from outpost31.cli.sitting import Sitting
from outpost31.cli.terminal import Terminal
from outpost31.words import Words

ALWAYS_THE_FIRST = "1\n" * 3000
GATE = re.compile(r"(\w+), press Enter when nobody else is looking\.")


def test_one_person_plays_a_whole_game_and_keeps_its_record(run, tmp_path):
    path = tmp_path / "game.json"
    result = run(
        "play", "stayaway", "--seats", "4", "--seed", "2", "--save", str(path), typed=ALWAYS_THE_FIRST
    )
    assert result.exit_code == 0, result.output
    assert "It's over" in result.stdout
    assert "press Enter" not in result.stdout  # nobody to hide from
    assert Match.replay(json.loads(path.read_text())).outcome is not None
    assert [other.name for other in tmp_path.iterdir()] == ["game.json"]
    again = run("replay", str(path), "--seat", "1")
    assert again.exit_code == 0
    assert "It's over" in again.stdout


def told_to(match: Match, seat: int | None, names: list[str]) -> set[str]:
    """Every sentence that a seat was told."""
    presentation = present("stayaway", Words(), names)
    return {presentation.event_words(event, seat) for event in match.events(seat)}


def test_two_people_share_a_keyboard_and_no_secret(run, tmp_path):
    """Between two gates stands only what that one person was told."""
    path = tmp_path / "game.json"
    typed = "\n1\n" * 2000  # Enter opens a gate or draws the table again; 1 answers
    result = run("play", "stayaway", "--seats", "4", "--bots", "2", "--level", "novice", "--seed", "12",
                 "--names", "Ann,Ben", "--save", str(path), typed=typed)  # fmt: skip
    assert result.exit_code == 0, result.output
    pieces = GATE.split(result.stdout.split("It's over")[0])
    looks = list(zip(pieces[1::2], (" ".join(piece.split()) for piece in pieces[2::2]), strict=True))
    assert len(looks) > 8
    assert all(one[0] != other[0] for one, other in itertools.pairwise(looks))
    assert "╭" not in pieces[0]  # nothing is shown before the first gate
    match = Match.replay(json.loads(path.read_text()))
    names = ["Ann", "Ben", *Words().say("cli-roster").split(", ")[:2]]
    told = {"ANN": told_to(match, 0, names), "BEN": told_to(match, 1, names)}
    read = {name: " ".join(shown for looker, shown in looks if looker == name) for name in told}
    for name, other in (("ANN", "BEN"), ("BEN", "ANN")):
        secrets = told[other] - told[name] - told_to(match, None, names)
        assert any(sentence in read[other] for sentence in secrets)
        assert [sentence for sentence in secrets if sentence in read[name]] == []


def test_what_one_sees_the_other_is_never_shown(run, monkeypatch):
    """Everything printed for a person is made from that person's view and events, or from what is public."""
    from outpost31.cli import sitting

    seen: list[tuple[str, int]] = []

    class Watched(Match):
        __slots__ = ()

        def view(self, seat):
            seen.append(("view", -1 if seat is None else seat))
            return super().view(seat)

        def events(self, seat, since=0):
            seen.append(("events", -1 if seat is None else seat))
            return super().events(seat, since)

    original = sitting.Sitting._ask

    def ask(self, seat, question):
        seen.clear()
        answer = original(self, seat, question)
        assert {viewer for _, viewer in seen} <= {seat, -1}
        return answer

    monkeypatch.setattr("outpost31.Match", Watched)
    monkeypatch.setattr(sitting.Sitting, "_ask", ask)
    result = run("play", "stayaway", "--seats", "4", "--bots", "1", "--level", "seasoned", "--seed", "4",
                 typed="\n1\n" * 2000)  # fmt: skip
    assert result.exit_code == 0, result.output


def test_help_rules_and_slips_of_the_finger(run):
    typed = "\n".join(["?", "? 1", "? axe", "? S-3.2", "? S-99.9", "? flubber", "r", "r barred door", "r flubber",
                       "99", "0", "-1", "abc", "1.5", "\u00b2", "l", "", "q", "n", "q", "y", "", ""])  # fmt: skip
    result = run("play", "stayaway", "--seats", "4", "--seed", "5", "--language", "en", typed=typed)
    assert result.exit_code == 0, result.output
    for told in ("One card leaves your hand", "Break down a barred door", "S-3.2", "no help on “flubber”", "S-7.2",
                 "“99” isn't one of the choices", "“abc” isn't one of the choices",
                 "from 1 to 13", "The whole log", "leave"):  # fmt: skip
        assert told in " ".join(result.stdout.split()), told
    assert "“²” isn't one of the choices" in result.stdout


def test_leaving_offers_to_save_and_takes_no_for_an_answer(run, tmp_path):
    there = tmp_path / "there.json"
    there.write_text("mine")
    new = tmp_path / "new.json"
    typed = f"q\ny\n{there}\n{tmp_path / 'no' / 'way.json'}\n{new}\n"
    result = run("play", "stayaway", "--seats", "4", "--seed", "1", typed=typed)
    assert result.exit_code == 0
    assert there.read_text() == "mine"
    assert Match.replay(json.loads(new.read_text())).outcome is None
    assert run("play", "stayaway", "--seats", "4", "--seed", "1", typed="q\ny\n\n").exit_code == 0


def test_the_end_of_input_is_a_clean_exit_that_saves(run, tmp_path):
    path = tmp_path / "game.json"
    result = run("play", "stayaway", "--seed", "1", "--save", str(path), typed="1\n")
    assert result.exit_code == 0
    assert "leave" in result.stdout
    assert "Traceback" not in result.output
    assert json.loads(path.read_text())["outcome"] is None


def test_a_record_is_not_written_over_another(run, tmp_path):
    path = tmp_path / "game.json"
    path.write_text("mine")
    result = run("play", "stayaway", "--save", str(path))
    assert result.exit_code == 2
    assert path.read_text() == "mine"


def test_bots_alone_can_be_watched(run):
    result = run("play", "stayaway", "--seats", "5", "--bots", "5", "--level", "random", "--seed", "1")
    assert result.exit_code == 0
    assert "It's over" in result.stdout
    assert "You " not in result.stdout.split("It's over")[0]


def test_every_role_and_the_chain_are_shown_at_the_end(run):
    result = run("play", "stayaway", "--seats", "6", "--bots", "6", "--level", "seasoned", "--seed", "2")
    end = result.stdout.split("It's over")[1]
    roster = Words().say("cli-roster").split(", ")[:6]
    assert all(name in end for name in roster)
    assert end.count("The Thing") >= 1
    assert "Who infected whom" in end or "Nobody was infected" in end


class Quick:
    """A bot that has nothing to search for."""

    def behold(self, veiled: Any) -> None:
        """Look at nothing."""

    def answer(self, view: Any, events: Any, question: Any) -> Any:
        """The first option."""
        return question.options[0]


@pytest.mark.parametrize(
    ("game", "seats", "watched", "held"),
    [("stayaway", 4, True, 1), ("stayaway", 4, False, 0), ("coop", 2, True, 0)],
)
def test_nobody_at_the_terminal_reads_from_a_pause_whether_a_bot_searched(
    monkeypatch, game, seats, watched, held
):
    slept: list[float] = []
    monkeypatch.setattr(sitting, "sleep", slept.append)
    monkeypatch.setattr(Terminal, "is_watched", property(lambda self: watched))
    match = Match.new(game, seats, seed=1)
    asked = match.questions[0].player
    names = ["A", "B", "C", "D"][:seats]
    sat = Sitting(match, {asked: Quick()}, present(game, Words("en"), names), Terminal(is_shared=False), None)
    sat._go_on()
    assert len(slept) == held
    assert all(0.2 < seconds <= sitting.LEAST_SEARCH for seconds in slept)


def test_who_is_alone_among_bots_may_ask_for_advice_and_is_asked_nothing_empty(run):
    result = run("play", "stayaway", "--seats", "4", "--seed", "5", "--language", "en", typed="a\nq\ny\n\n")
    assert result.exit_code == 0, result.output
    assert "a advice" in result.stdout
    assert "I'd take 8, Barred door between you and Norris." in result.stdout
    assert result.stdout.index("Play a card, or discard one.") < result.stdout.index(">"), (
        "the card was drawn"
    )
