"""Dots and per cent signs as each language sets them."""

import re

import pytest

from outpost31.words import languages
from tests.words.messages import messages, texts

NARROW = "\N{NO-BREAK SPACE}"
PERCENT = {language: rf"(?<=[\d⟩]){NARROW if language == 'es' else ''}%" for language in languages()}
"""Spanish parts the sign from its number, and keeps both on a line; the others set it close."""


@pytest.mark.parametrize("language", languages())
def test_a_sentence_trails_off_without_a_space(language):
    trailing = re.compile(r"\S\s+…\s*$|\.\.\.")
    assert [message.id for message in messages(language)
            if any(trailing.search(text) for text in texts(message.pattern))] == []  # fmt: skip


@pytest.mark.parametrize("language", languages())
def test_a_per_cent_sign_stands_where_the_language_has_it(language):
    found = [(message.id, text) for message in messages(language)
             for text in texts(message.pattern) if "%" in text]  # fmt: skip
    assert found
    wrong = [id for id, text in found if text.count("%") != len(re.findall(PERCENT[language], text))]
    assert wrong == []
