"""Quiet matches, and tables that are laid out once and copied."""

from __future__ import annotations

from collections import Counter

import pytest

from outpost31 import GAMES, Match
from outpost31.kernel import UNHEARD, Table
from outpost31.kernel.games import LAID_OUT, lay_out
from tests.laws.play import Chooser


@pytest.mark.parametrize("game", list(GAMES))
def test_a_quiet_match_goes_the_same_way_and_tells_nothing(game: str) -> None:
    seats = GAMES[game].seats[-1]
    loud = Match.new(game, seats, seed=5)
    quiet = Match.new(game, seats, seed=5, quiet=True)
    chooser, same = Chooser(game), Chooser(game)
    told = 0
    for number in range(400):
        if loud.outcome is not None:
            break
        if number % 20 == 0:
            assert quiet.digest() == loud.digest()
            assert quiet.view(0) == loud.view(0)
            quiet = quiet.copy()
        chooser.answer(loud)
        same.answer(quiet)
        told += len(loud.all_told)
        assert not quiet.all_told
    assert quiet.digest() == loud.digest()
    assert quiet.answers == loud.answers
    assert told and loud.events(0)
    assert quiet.is_quiet and not loud.is_quiet
    assert UNHEARD == []


@pytest.mark.sources
def test_in_a_quiet_match_nothing_that_happens_often_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search plays thousands of them: an event that is made and dropped is time lost."""
    made: Counter[str] = Counter()
    monkeypatch.setattr(
        Table, "tell", lambda table, event, audience=None: made.update([type(event).__name__])
    )
    chooser = Chooser("often")
    decisions = 0
    for seed in range(20):
        match = Match.new("stayaway", 4 + seed % 9, seed=seed, quiet=True)
        while match.outcome is None:
            chooser.answer(match)
            decisions += 1
    assert made.total() < decisions / 8, made


def test_a_quiet_match_returns_nothing_and_refuses_to_tell() -> None:
    match = Match.new("stayaway", 6, seed=1, quiet=True)
    question = match.questions[0]
    assert match.answer(question.player, question.options[0]) == ()
    for refuse in (lambda: match.events(0), lambda: match.events(None), match.record):
        with pytest.raises(ValueError, match="quiet"):
            refuse()
    while match.outcome is None:
        Chooser("end").answer(match)
    with pytest.raises(ValueError, match="quiet"):
        match.chronicle()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_of_one_kind_is_laid_out_once_and_never_played_at(game: str) -> None:
    seats = GAMES[game].seats[0]
    first = Match.new(game, seats, seed=3)
    chooser = Chooser(game)
    for _ in range(60):
        if first.outcome is None:
            chooser.answer(first)
    again, once_more = Match.new(game, seats, seed=3), Match.new(game, seats, options={}, seed=3)
    LAID_OUT.clear()
    assert again.digest() == once_more.digest() == Match.new(game, seats, seed=3).digest()


def test_options_are_a_match_s_own() -> None:
    game = GAMES["boardgame"]
    settled, _ = lay_out(game, 4, None)
    settled["figures"]["rescue_fuel"] = 1
    settled["hunger"] = "empty"
    assert lay_out(game, 4, None)[0]["figures"] == {}
    assert lay_out(game, 4, None)[0]["hunger"] == "short"


def test_what_the_table_decides_lays_another_table() -> None:
    plain = Match.new("boardgame", 4, seed=1)
    other = Match.new("boardgame", 4, seed=1, options={"hunger": "empty"})
    assert plain.digest() != other.digest()
    assert plain.options["hunger"] != other.options["hunger"]


def test_only_so_many_kinds_of_tables_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    LAID_OUT.clear()
    monkeypatch.setattr("outpost31.kernel.games.KINDS_OF_TABLES", 2)
    for seats in range(4, 10):
        Match.new("stayaway", seats, seed=1)
        assert len(LAID_OUT) <= 2


def test_questions_answered_out_of_turn_leave_the_others_open() -> None:
    match, chooser = Match.new("boardgame", 6, seed=2), Chooser("several")
    while len(match.questions) < 4:
        chooser.answer(match)
    asked = match.questions
    for place in (2, 0):
        match.answer(asked[place].player, asked[place].options[0], asked[place].id)
    assert match.questions == (asked[1], *asked[3:])
    assert match.copy().questions == match.questions
    imagined = match.imagine(match.table.copy())
    assert [one.id for one in imagined.questions] == [one.id for one in match.questions]


def test_an_earlier_table_imagined_after_the_end_is_played_on() -> None:
    match = Match.new("stayaway", 4, seed=2)
    before = match.table.copy()
    chooser = Chooser("end")
    while match.outcome is None:
        chooser.answer(match)
    imagined = match.imagine(before)
    assert imagined.outcome is None
    assert imagined.questions
