"""Every clause names the same things in five languages, as the game calls them: rooms, characters, cards."""

import re
from functools import cache

import pytest

from outpost31 import GAMES, rulebook
from outpost31.words import Words
from tests.test_rulebook_languages import PAGES
from tests.words.messages import messages

NAMED = re.compile(r"(stayaway-card|(?:boardgame|coop|norwegian)-(?:room|character|card|thing))-[a-z_0-9]+")
FORMS = {
    ("pl", "Coś"): "Coś|Czegoś|Czemuś|Czymś",
    ("it", "La Cosa"): "La Cosa|[Dd]ella Cosa|[Aa]lla Cosa|[Dd]alla Cosa|[Ss]ulla Cosa|[Nn]ella Cosa",
}
"""Names that a sentence changes more than a stem may tell: cases, and articles grown together."""


def named(game):
    """The messages that are names of things in a game, longest in English first: a Warehouse may be Underground."""
    files = {game, GAMES[game].builds_on or game}
    ids = [message.id for message in messages("en") if NAMED.fullmatch(message.id)]
    return sorted((id for id in ids if id.partition("-")[0] in files), key=lambda id: -len(Words().say(id)))


def stem(word, language):
    """What stays of a word in every case: in Polish its beginning, elsewhere all of it."""
    return word[: max(3, len(word) - 3)] if language == "pl" else word


def pattern(name, language):
    """A name as it stands in a sentence of a language."""
    if (language, name) in FORMS:
        return rf"\b(?:{FORMS[language, name]})\b"
    ending = r"\w*" if language == "pl" else ""
    parts = (re.escape(stem(part, language)) + ending if part.isalnum() else re.escape(part)
             for part in re.findall(r"\w+|\W+", name))  # fmt: skip
    return rf"(?<!\w){''.join(parts)}(?!\w)"


def things(clause, ids, language):
    """The things that a clause names."""
    cells = (cell for table in clause.tables for row in table.rows for cell in row)
    text = " ".join((clause.title, clause.text, *cells))
    found = set()
    for id in ids:
        flags = 0 if language == "en" else re.IGNORECASE
        text, times = re.subn(pattern(Words(language).say(id), language), "·", text, flags=flags)
        if times:
            found.add(id)
    return found


@cache
def english(game):
    """What each clause names in English, where a name has capitals."""
    ids = named(game)
    return {clause.id: things(clause, ids, "en") for clause in rulebook.load(game).clauses}


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_a_clause_names_the_things_of_the_english_one(language, game):
    missing = {}
    for clause in rulebook.load(game, language).clauses:
        # The names of a language have another order of length, and one may stand within another: each alone.
        told = {id for id in english(game)[clause.id] if id in things(clause, [id], language)}
        if told != english(game)[clause.id]:
            missing[clause.id] = sorted(english(game)[clause.id] - told)
    assert missing == {}


def test_a_thing_left_out_of_a_clause_is_noticed():
    clause = rulebook.clause("B-9.3")
    assert things(clause, named("boardgame"), "en") == {"boardgame-thing-flamethrower"}
    assert not things(rulebook.clause("B-9.5"), ["boardgame-thing-flamethrower"], "en")
