"""The rules in every language say the same clauses, with the same numbers, tables and marks."""

import re

import pytest

from outpost31 import rulebook
from outpost31.rulebook import Clause
from outpost31.words import languages

TRANSLATED = [language for language in languages() if language != rulebook.ENGLISH]
PAGES = [(language, game) for language in TRANSLATED for game in rulebook.letters()]

MARK = re.compile(r"\[(?:ruling|figure|option:[^\]]*)\]")
NUMBER = re.compile(r"\d+")


def shape(tables):
    return [(len(table.header), len(table.rows)) for table in tables]


def numbers(clause: Clause) -> list[str]:
    cells = (cell for table in clause.tables for row in table.rows for cell in row)
    return sorted(NUMBER.findall(" ".join((clause.text, *cells))))


def test_there_are_rules_in_every_language():
    assert set(rulebook.languages()) == set(languages())


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_a_page_has_the_clauses_of_the_english_one(language, game):
    english, book = rulebook.load(game), rulebook.load(game, language)
    assert book.title and book.intro != english.intro
    assert [chapter.id for chapter in book.chapters] == [chapter.id for chapter in english.chapters]
    assert [clause.id for clause in book.clauses] == [clause.id for clause in english.clauses]
    assert book.options == english.options


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_a_page_has_the_tables_marks_and_numbers_of_the_english_one(language, game):
    english, book = rulebook.load(game), rulebook.load(game, language)
    for chapter, original in zip(book.chapters, english.chapters, strict=True):
        assert shape(chapter.tables) == shape(original.tables), chapter.id
        assert bool(chapter.text) == bool(original.text), chapter.id
    for clause, as_written in zip(book.clauses, english.clauses, strict=True):
        assert shape(clause.tables) == shape(as_written.tables), clause.id
        assert MARK.findall(clause.text) == MARK.findall(as_written.text), clause.id
        assert numbers(clause) == numbers(as_written), clause.id


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_no_clause_was_left_in_english(language, game):
    english, book = rulebook.load(game), rulebook.load(game, language)
    left = [
        one.id
        for one, original in zip(book.clauses, english.clauses, strict=True)
        if one.text == original.text
    ]
    assert not left


def test_a_language_without_pages_is_read_in_english():
    assert rulebook.load("stayaway", "tlh") == rulebook.load("stayaway")
