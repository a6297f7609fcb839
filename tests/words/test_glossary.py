"""Each thing has one name in each language, in the messages and in the rules."""

import re
import tomllib

import pytest

from outpost31 import rulebook
from outpost31.words import languages, locales_folder
from tests.words.messages import messages, texts

KNOWN = {"say", "never", "except", "why"}


def terms(language):
    """The glossary of a language, by thing."""
    return tomllib.loads((locales_folder() / "glossary" / f"{language}.toml").read_text(encoding="utf-8"))[
        "term"
    ]


def everything(language):
    """All that people read in a language: where it stands, and the text."""
    for message in messages(language):
        for text in texts(message.pattern):
            yield message.id, " ".join(text.split())
    for game in rulebook.letters():
        book = rulebook.load(game, language)
        for clause in book.clauses:
            cells = (cell for table in clause.tables for row in (table.header, *table.rows) for cell in row)
            yield clause.id, " ".join((clause.title, clause.text, *cells))
        for chapter in book.chapters:
            cells = (cell for table in chapter.tables for row in (table.header, *table.rows) for cell in row)
            yield chapter.id, " ".join((chapter.title, chapter.text, *cells))


def wholly(phrase):
    """The phrase as whole words, in any case."""
    return re.compile(rf"(?<!\w){re.escape(phrase)}(?!\w)", re.IGNORECASE)


def broken(found, read):
    """Where a text says what a glossary forbids."""
    for term, entry in found.items():
        for phrase in entry.get("never", ()):
            pattern = wholly(phrase)
            yield from (f"{place}: {phrase!r} for {term}" for place, text in read
                        if place not in entry.get("except", ()) and pattern.search(text))  # fmt: skip


@pytest.mark.parametrize("language", languages())
def test_a_glossary_is_well_formed(language):
    for term, entry in terms(language).items():
        assert entry.get("say") and set(entry) <= KNOWN, term


@pytest.mark.parametrize("language", languages())
def test_a_thing_is_never_called_by_another_name(language):
    assert list(broken(terms(language), list(everything(language)))) == []


@pytest.mark.parametrize("language", languages())
def test_a_term_of_the_glossary_is_in_use(language):
    read = "\n".join(text for _, text in everything(language))
    unused = [
        form for entry in terms(language).values() for form in entry["say"] if not wholly(form).search(read)
    ]
    assert unused == []


@pytest.mark.parametrize("language", languages())
def test_an_exception_names_a_place_that_there_is(language):
    places = {place for place, _ in everything(language)}
    assert {place for entry in terms(language).values() for place in entry.get("except", ())} <= places


def test_a_forbidden_word_is_found():
    glossary = {"damage_counter": {"say": ["damage counters"], "never": ["damage tokens"], "except": ["x-2"]}}
    read = [("x-1", "Damage tokens left"), ("x-2", "damage tokens"), ("x-3", "nondamage tokens")]
    assert list(broken(glossary, read)) == ["x-1: 'damage tokens' for damage_counter"]
