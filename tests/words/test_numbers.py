"""Where a number stands before a word, the word changes with it: one way, two ways."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from outpost31.words import languages
from tests.words.messages import Message, messages, numbers

COUNTS = frozenset(
    "bots burned cards cost count dogs fuel games given kitchen lacking least left left_over limit minimum most "
    "paid pantry played reloads rounds seats seconds space stalls strength taken team track turns "
    "unknown value won".split()
)  # fmt: skip
"""Variables that are numbers and can be one; a round, a turn or a die that has a number is called by it."""

UNCHANGED = {
    "en": "against can damage food for fuel missing more of or strength to won",
    "es": "a bots como contra de o por y",
    "it": "a con contro di i o per su",
    "pl": "albo do przeciw z za",
    "pt-BR": "a bots contra de e no ou para pela podem por",
}
"""Words that may follow any number: those that join, and in English what is not counted one by one."""

NEVER_ONE = {
    "boardgame-problem-damage_counters": "the box has 20",
    "boardgame-turning-right": "two fingers at least",
    "boardgame-turning-wrong": "two fingers at least",
    "cli-bad-games": "a large number",
    "cli-bad-name": "names may be long",
    "cli-bad-seats": "the most that a game takes",
    "client-confirm-set": "two at least",
    "client-players-range": "the most that a game takes",
    "coop-advice-together": "two at least",
    "norwegian-problem-token_count": "one for each of 8 sectors",
}


def unchosen(language, found):
    """The numbers in these messages that stand before a word which no plural form chose."""
    allowed = set(UNCHANGED[language].split())
    for message in found:
        for number in numbers(message.pattern):
            word = re.match(r"\s+([^\W\d_]+)", number.follows)
            counted = number.variable in COUNTS and number.variable not in number.chosen_by
            if counted and word and word[1] not in allowed and message.id not in NEVER_ONE:
                yield f"{message.id}: ${number.variable} {word[1]}"


@pytest.mark.parametrize("language", languages())
def test_a_number_before_a_word_has_its_plural_forms(language):
    assert list(unchosen(language, messages(language))) == []


def test_every_exception_is_a_message():
    assert set(NEVER_ONE) <= {message.id for message in messages("en")}


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("{ $count } tokens are left.", True),
        ("{ $count ->\n    [0] none\n   *[other] { $count } tokens\n }", True),
        ("{ $count ->\n    [one] one token\n   *[other] { $count } tokens\n }", False),
        ("Tokens: { $count }.", False),
        ("{ $count } fuel burned.", False),
    ],
)
def test_a_number_without_plural_forms_is_found(text, is_found):
    (entry,) = FluentParser().parse(f"any-id = {text}\n").body
    assert isinstance(entry, fluent.Message) and entry.value is not None
    assert bool(list(unchosen("en", [Message("any-id", entry.value)]))) == is_found
