"""Words: everything that people read, from the Fluent files in `locales/`, by id and arguments."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from outpost31 import listing
from outpost31.kernel.games import GAMES

FALLBACK = "en"
_DOUBLED_STOP = re.compile(r"([!?…])\.(?!\.)")
"""A card called Infected! at the end of a sentence brings its own full stop."""

is_strict = False
"""Whether a missing message or variable raises, as in the tests, instead of printing its id."""


class MissingWords(KeyError):
    """A message that no language has, or one that wants a variable it was not given."""


def locales_folder() -> Path:
    """Where the languages are: in the installed package, or at the root of the checkout."""
    here = Path(__file__).resolve()
    shipped, checkout = here.parent / "locales", here.parents[2] / "locales"
    return shipped if shipped.is_dir() else checkout


def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    found = {folder.name for folder in locales_folder().iterdir() if any(folder.glob("*.ftl"))}
    return (FALLBACK, *sorted(found - {FALLBACK}))


@cache
def _bundle(language: str, file: str) -> FluentBundle | None:
    """One file of one language, read when it is first needed."""
    path = locales_folder() / language / f"{file}.ftl"
    if not path.is_file():
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _spellings(id: str) -> tuple[str, ...]:
    """The ids under which a message may be found: its own, and that of the game its game builds on."""
    file, dash, rest = id.partition("-")
    base = GAMES[file].builds_on if file in GAMES else None
    return (id, f"{base}{dash}{rest}") if base else (id,)


class Words:
    """The words of one language, falling back to English message by message.

    An id's first part names its file: `stayaway-card-axe` is in `stayaway.ftl`. A variant falls back to its base, in
    any language, only after its own words: `coop-card-use` is nowhere, so it is `boardgame-card-use`.
    """

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language

    def say(self, id: str, **arguments: Any) -> str:
        """A message with its variables filled in."""
        for spelling, language, bundle in self._places(id):
            pattern = bundle.get_message(spelling).value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, arguments)
            if errors and is_strict:
                raise MissingWords(f"{spelling} in {language}: {errors[0]}")
            return _DOUBLED_STOP.sub(r"\1", str(text))
        if is_strict:
            raise MissingWords(f"no message {id} in {self.language} or {FALLBACK}")
        return id

    def has(self, id: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(True for _ in self._places(id))

    def _places(self, id: str) -> Iterator[tuple[str, str, FluentBundle]]:
        """Where a message stands, best first: its id there, the language, the file."""
        for spelling in _spellings(id):
            for language in dict.fromkeys((self.language, FALLBACK)):
                bundle = _bundle(language, spelling.partition("-")[0])
                if bundle is not None and bundle.has_message(spelling):
                    yield spelling, language, bundle

    def list(self, items: Iterable[str]) -> str:
        """Several things in a sentence, all of them: Ann, Ben and Cleo."""
        return listing.together(tuple(items), self.language)

    def choice(self, items: Iterable[str]) -> str:
        """Several things in a sentence, one of them: Ann, Ben or Cleo."""
        return listing.either(tuple(items), self.language)

    def row(self, items: Iterable[str]) -> str:
        """Several things side by side, in no sentence: numbers on a board, clauses to look up."""
        return ", ".join(items)
