"""The messages of a language by id: their source, their place in a file, and the terms they use."""

from __future__ import annotations

import difflib
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from outpost31.words import languages, locales_folder
from tests.words.messages import texts

ROOT = Path(__file__).resolve().parents[2]
NEAR = 5
"""How many ids are named that come near one that does not exist."""


class Unknown(ValueError):
    """There is no such language or message; says what comes near."""


class Source(NamedTuple):
    """A message as it stands in a file: its comment and its text as written, and everything that it may say."""

    id: str
    text: str
    comment: str
    line: int
    says: tuple[str, ...]


def parse(text: str) -> dict[str, Source]:
    """The messages of a Fluent file, by id."""
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message) and entry.value is not None and entry.span is not None:
            comment = (entry.comment.content or "") if entry.comment else ""
            start = entry.id.span.start if entry.id.span else entry.span.start
            written = text[start : entry.span.end].rstrip()
            line = text.count("\n", 0, start) + 1
            found[entry.id.name] = Source(entry.id.name, written, comment, line, tuple(texts(entry.value)))
    return found


def file_of(id: str) -> str:
    """The file that a message stands in, which its id begins with."""
    return f"{id.partition('-')[0]}.ftl"


@cache
def catalogue(language: str) -> dict[str, Source]:
    """Every message of a language, by id."""
    folder = locales_folder() / language
    found: dict[str, Source] = {}
    for path in sorted(folder.glob("*.ftl")):
        found |= parse(path.read_text(encoding="utf-8"))
    return found


def check_language(language: str) -> str:
    """The language, or an error that names those there are."""
    if language not in languages():
        near = [one for one in languages() if one.lower().startswith(language.lower()[:2])]
        hint = f"did you mean {near[0]}? " if near and language else ""
        raise Unknown(f"there is no language {language!r}; {hint}There are: {', '.join(languages())}")
    return language


def find(id: str) -> Source:
    """The English message of this id, or an error that names those that come near."""
    english = catalogue("en")
    if id in english:
        return english[id]
    raise Unknown(f"there is no message {id!r}; {_hint(id, english)}")


def _hint(id: str, english: dict[str, Source]) -> str:
    near = difflib.get_close_matches(id, english, NEAR, 0.6)
    near += [one for one in english if id.lower() in one.lower()][: NEAR - len(near)]
    if near:
        return f"these come near: {', '.join(dict.fromkeys(near))}"
    return "to look for one by its words: python3 play.py words find LANGUAGE SOME WORDS"


def with_words(language: str, wanted: str) -> list[Source]:
    """The messages of a language that say these words, whatever stands between them and in whatever case."""
    parts = [re.escape(part) for part in wanted.casefold().split()]
    pattern = re.compile(r"\W+(?:\w+\W+)*?".join(parts))
    return [
        one
        for one in catalogue(language).values()
        if any(pattern.search(text.casefold()) for text in one.says)
    ]


class Term(NamedTuple):
    """A term of the glossary: what a thing is called, and what it is not."""

    name: str
    say: tuple[str, ...]
    never: tuple[str, ...]
    why: str


@cache
def glossary(language: str) -> tuple[Term, ...]:
    """The glossary of a language."""
    path = locales_folder() / "glossary" / f"{language}.toml"
    read: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))["term"]
    return tuple(
        Term(name, tuple(entry["say"]), tuple(entry.get("never", ())), entry.get("why", ""))
        for name, entry in read.items()
    )


def terms_in(language: str, id: str) -> list[Term]:
    """The terms that a message uses, or that English uses in its place."""

    def uses(term: Term, one: Source | None) -> bool:
        said = " ".join(one.says).casefold() if one else ""
        return any(re.search(rf"(?<!\w){re.escape(form.casefold())}(?!\w)", said) for form in term.say)

    english = {term.name for term in glossary("en") if uses(term, catalogue("en").get(id))}
    return [
        term for term in glossary(language) if term.name in english or uses(term, catalogue(language).get(id))
    ]


def uses_in_code(id: str) -> list[str]:
    """Where the browser's code names a message of the interface, as file and line; none where an id is put together."""
    short = id.removeprefix("client-")
    pattern = re.compile(rf"""["'`](?:client-)?{re.escape(short)}["'`]""")
    found = []
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix in (".svelte", ".ts") and not path.name.endswith(".gen.ts"):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if pattern.search(line):
                    found.append(f"{path.relative_to(ROOT)}:{number}")
    return found
