"""Several things in a sentence: the comma, the "and", the "or" of each language, and "you" among the names."""

import pytest

from outpost31.cli.presentation import present
from outpost31.listing import AND, OR, either, together
from outpost31.words import Words, languages

THREE = ("Ann", "Ben", "Cleo")


def test_every_language_has_its_conjunctions():
    assert set(AND) == set(OR) == set(languages())


@pytest.mark.parametrize(
    ("language", "both", "any_of_them"),
    [
        ("en", "Ann, Ben and Cleo", "Ann, Ben or Cleo"),
        ("es", "Ann, Ben y Cleo", "Ann, Ben o Cleo"),
        ("it", "Ann, Ben e Cleo", "Ann, Ben o Cleo"),
        ("pl", "Ann, Ben i Cleo", "Ann, Ben lub Cleo"),
        ("pt-BR", "Ann, Ben e Cleo", "Ann, Ben ou Cleo"),
    ],
)
def test_the_last_of_several_has_its_conjunction(language, both, any_of_them):
    assert together(THREE, language) == Words(language).list(iter(THREE)) == both
    assert either(THREE, language) == Words(language).choice(THREE) == any_of_them
    assert together(THREE[:1], language) == "Ann"
    assert together((), language) == ""


@pytest.mark.parametrize(
    ("last", "word"),
    [("Inés", "e"), ("Íñigo", "e"), ("Hilda", "e"), ("i", "e"), ("Hielo", "y"), ("🦊", "y"), ("علي", "y")],
)  # fmt: skip
def test_spanish_and_changes_before_its_own_sound(last, word):
    assert together(("Ana", last), "es") == f"Ana {word} {last}"


@pytest.mark.parametrize(
    ("last", "word"), [("Olga", "u"), ("Hugo", "o"), ("Horacio", "u"), ("8", "u"), ("11", "u"), ("110", "o")]
)
def test_spanish_or_changes_before_its_own_sound(last, word):
    assert either(("Ana", last), "es") == f"Ana {word} {last}"


@pytest.mark.parametrize(
    ("viewer", "line"),
    [
        (None, "Ann and Ben meet in the Kitchen. Tokens face down: Ben."),
        (0, "You and Ben meet in the Kitchen. Tokens face down: Ben."),
        (1, "You and Ann meet in the Kitchen. Tokens face down: you."),
        (2, "Ann and Ben meet in the Kitchen. Tokens face down: Ben."),
    ],
)
def test_the_reader_of_a_line_is_you_and_comes_first(viewer, line):
    event = {"event": "CharactersMet", "room": "kitchen", "pawns": [0, 1], "laid_by": [1]}
    assert present("boardgame", Words(), list(THREE)).event_words(event, viewer) == line


def test_somebody_called_like_the_word_for_you_is_not_the_reader():
    event = {"event": "CharactersMet", "room": "kitchen", "pawns": [0, 1], "laid_by": []}
    told = present("boardgame", Words(), ["youri", "Ben"]).event_words(event, None)
    assert told == "youri and Ben meet in the Kitchen. Nobody lays out tokens."
