"""Lists in a sentence, as each language writes them: its comma, its "and", its "or".

The browser asks `Intl.ListFormat`; these are the same patterns of the Unicode CLDR for our languages, English as in
Britain, so that the table and the terminal say the same.

>>> together(("Ann", "Ben", "Cleo"), "en")
'Ann, Ben and Cleo'
>>> together(("Ana", "Inés"), "es")
'Ana e Inés'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple


class Conjunction(NamedTuple):
    """A word before the last of several, and the one that takes its place before some sounds."""

    word: str
    before: re.Pattern[str] | None = None
    instead: str = ""


# "y" would vanish before the sound i, but not before a diphthong (hielo, hiato); "o" before the sound o, also in 8, 11.
_SOUNDS_LIKE_I = re.compile(r"h[ií](?![aeáé])|[ií]", re.IGNORECASE)
_SOUNDS_LIKE_O = re.compile(r"h?[oó]|8|11(?![\d.,])", re.IGNORECASE)

AND: Mapping[str, Conjunction] = {
    "en": Conjunction("and"),
    "es": Conjunction("y", _SOUNDS_LIKE_I, "e"),
    "it": Conjunction("e"),
    "pl": Conjunction("i"),
    "pt-BR": Conjunction("e"),
}
OR: Mapping[str, Conjunction] = {
    "en": Conjunction("or"),
    "es": Conjunction("o", _SOUNDS_LIKE_O, "u"),
    "it": Conjunction("o"),
    "pl": Conjunction("lub"),
    "pt-BR": Conjunction("ou"),
}


def together(items: tuple[str, ...], language: str) -> str:
    """All of these."""
    return _joined(items, AND.get(language, AND["en"]))


def either(items: tuple[str, ...], language: str) -> str:
    """One of these."""
    return _joined(items, OR.get(language, OR["en"]))


def _joined(items: tuple[str, ...], conjunction: Conjunction) -> str:
    if len(items) < 2:
        return "".join(items)
    *rest, last = items
    changes = conjunction.before is not None and conjunction.before.match(last)
    return f"{', '.join(rest)} {conjunction.instead if changes else conjunction.word} {last}"
