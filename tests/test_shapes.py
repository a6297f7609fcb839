"""What leaves a table is typed, and the types that were written out are those of the rules."""

from pathlib import Path
from typing import is_typeddict

import pytest

from outpost31 import GAMES, Match, shapes
from outpost31.kernel import Question
from tests.laws import laws
from tests.laws.play import LawBroken
from tests.planted.planting import leak_into_view
from tests.shaped import misasked, misshapen


def test_every_game_declares_its_view():
    assert [game.key for game in GAMES.values() if not is_typeddict(game.shape)] == []


@pytest.mark.parametrize("path", shapes.generated(), ids=lambda path: path.name)
def test_the_written_shapes_are_those_of_the_rules(path: Path):
    stale = "stale: run `python -m outpost31.shapes`"
    assert path.read_text(encoding="utf-8") == shapes.generated()[path], stale


@pytest.mark.parametrize("game", GAMES)
def test_a_field_that_nobody_declared_is_noticed(game, monkeypatch):
    leak_into_view(monkeypatch, game, lambda table, viewer, seen: seen.update(shadow=1))
    with pytest.raises(LawBroken, match="shadow is not declared"):
        laws.what_leaves_a_table_has_its_declared_shape(game, GAMES[game].seats[-1], {}, 1)


def test_a_value_of_another_kind_is_noticed():
    told = shapes.told_shapes("stayaway")["CardDrawn"]
    assert list(misshapen({"event": "CardDrawn", "seat": 1, "card": None}, told)) == []
    assert list(misshapen({"event": "CardDrawn", "seat": "1", "card": None}, told)) == [
        ".seat: '1' is no int"
    ]
    assert list(misshapen({"event": "CardDrawn", "seat": 1}, told)) == [".card is missing"]


def test_every_game_declares_its_questions():
    assert [game for game in GAMES if not shapes.asked_at(game)] == []


def test_the_declared_questions_are_those_that_there_is_help_on():
    for family in {game.family for game in GAMES.values()}:
        games = [game for game in GAMES.values() if game.family == family]
        declared = {kind for game in games for kind in shapes.asked_at(game.key)}
        assert declared == {kind for game in games for kind in game.clause_table("question")}


@pytest.mark.parametrize("game", GAMES)
def test_a_question_that_nobody_declared_is_noticed(game, monkeypatch):
    forms = shapes.asked_at(game)
    kind = Match.new(game, GAMES[game].seats[-1], seed=1).questions[0].kind
    monkeypatch.delitem(forms, kind)
    with pytest.raises(LawBroken, match=f"{kind} is not declared"):
        laws.what_leaves_a_table_has_its_declared_shape(game, GAMES[game].seats[-1], {}, 1)


def test_an_about_and_an_option_of_another_kind_are_noticed():
    forms = shapes.asked_at("coop")
    right = Question(
        0, "die_to_turn", ("none", (0, "use")), (("pawn", 1), ("dice", ("use",)), ("before_rerolls", True))
    )
    assert list(misasked(right, forms)) == []
    wrong = Question(
        0, "die_to_turn", (("use", 0),), (("pawn", 1), ("dices", ("use",)), ("before_rerolls", True))
    )
    assert list(misasked(wrong, forms)) == [
        "the about of die_to_turn.dice is missing",
        "the about of die_to_turn.dices is not declared",
        "an option of die_to_turn: ('use', 0)",
    ]
