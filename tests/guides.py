"""Carrying out what a guide shows: its blocks of changes, on a copy of the house."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import NamedTuple

HOUSE = Path(__file__).resolve().parents[1]
DOCS = HOUSE / "docs"
REST = "…"
"""What stands in a guide for the rest of a line."""


class Change(NamedTuple):
    """One block: in which file, the lines that it shows to be there, and those that then are."""

    path: str
    before: list[str]
    after: list[str]


def blocks(page: str, language: str) -> list[str]:
    """The blocks of a guide in one language, in its order."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def changes(page: str) -> list[Change]:
    """What a guide shows to be changed."""
    found = []
    for block in blocks(page, "diff"):
        path, *lines = block.splitlines()
        before = [line[1:] for line in lines if line[:1] != "+"]
        after = [line[1:] for line in lines if line[:1] != "-"]
        found.append(Change(path.removeprefix("# "), before, after))
    return found


def changed(text: str, change: Change) -> str:
    """A file's text after a change; a ValueError where the guide shows lines that are not there, or there twice."""
    lines = text.splitlines()
    if not change.before:
        return "\n".join([*lines, *change.after]) + "\n"
    size = len(change.before)
    places = [
        place
        for place in range(len(lines) - size + 1)
        if all(map(_is_shown, lines[place : place + size], change.before))
    ]
    if len(places) != 1:
        shown = "\n".join(change.before)
        raise ValueError(f"{change.path} has these lines {len(places)} times, not once:\n{shown}")
    (place,) = places
    real = dict(zip(change.before, lines[place : place + size], strict=True))
    new = [real.get(line, line) for line in change.after]
    return "\n".join([*lines[:place], *new, *lines[place + size :]]) + "\n"


def _is_shown(line: str, shown: str) -> bool:
    return line.startswith(shown.removesuffix(REST)) if shown.endswith(REST) else line == shown


def carry_out(page: str, house: Path) -> set[str]:
    """Change a copy of the house as a guide shows; gives the files that were touched."""
    for change in changes(page):
        path = house / change.path
        path.write_text(changed(path.read_text(encoding="utf-8"), change), encoding="utf-8")
    return {change.path for change in changes(page)}


def files(page: str) -> dict[str, str]:
    """The whole files that a guide shows, by path: each block whose first line, a comment, names one."""
    found = {}
    for language in ("python", "ftl", "markdown"):
        for block in blocks(page, language):
            first, _, rest = block.partition("\n")
            named = re.fullmatch(r"(?:# |<!-- )([\w./-]+\.(?:py|ftl|md))(?: -->)?", first)
            if named:
                found[named[1]] = rest
    return found


def write_files(page: str, house: Path) -> None:
    """Put the files of a guide into a copy of the house."""
    for path, text in files(page).items():
        (house / path).parent.mkdir(parents=True, exist_ok=True)
        (house / path).write_text(text, encoding="utf-8")


def copy_house(place: Path) -> Path:
    """The house without what programs make: its rules, words, code and tests."""
    place.mkdir()
    litter = shutil.ignore_patterns("__pycache__", ".*", "node_modules", "assets")
    for folder in ("src", "tests", "rules", "locales"):
        shutil.copytree(HOUSE / folder, place / folder, ignore=litter)
    (place / "web").mkdir()
    for file in ("pyproject.toml", "web/icons.json"):
        shutil.copy(HOUSE / file, place / file)
    return place
