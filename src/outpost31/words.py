"""Words: everything that people read, from the Fluent files in `locales/`, by id and arguments."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"
_DOUBLED_STOP = re.compile(r"([!?…])\.(?!\.)")
"""A card called Infected! at the end of a sentence brings its own stop."""

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


class Words:
    """The words of one language, falling back to English message by message.

    An id's first part names its file: `stayaway-card-axe` is in `stayaway.ftl`.
    """

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language

    def say(self, id: str, **arguments: Any) -> str:
        """A message with its variables filled in."""
        for language in dict.fromkeys((self.language, FALLBACK)):
            bundle = _bundle(language, id.partition("-")[0])
            if bundle is None or not bundle.has_message(id):
                continue
            pattern = bundle.get_message(id).value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, arguments)
            if errors and is_strict:
                raise MissingWords(f"{id} in {language}: {errors[0]}")
            return _DOUBLED_STOP.sub(r"\1", str(text))
        if is_strict:
            raise MissingWords(f"no message {id} in {self.language} or {FALLBACK}")
        return id

    def has(self, id: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        found = (_bundle(language, id.partition("-")[0]) for language in (self.language, FALLBACK))
        return any(bundle is not None and bundle.has_message(id) for bundle in found)

    def list(self, items: Iterable[str]) -> str:
        """Several things in a row."""
        return ", ".join(items)
