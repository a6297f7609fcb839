"""The rulebook in a terminal: clauses, chapters, and what a search finds."""

from __future__ import annotations

import difflib
import re

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from outpost31 import rulebook
from outpost31.words import Words

_MARK = re.compile(r"\s*\[(?:ruling|figure)\]")
_OPTION = re.compile(r"\[option: (\w+)[^\]]*\]")
_VALUE = re.compile(r"`([^`]+)`")
_SWITCH = {"true": "client-house-on", "false": "client-house-off"}
_CLAUSE_ID = re.compile(r"[A-Za-z]-\d+(\.\d+)?")
FOUND = "bold #14212B on #F4B350"


def is_clause_id(text: str) -> bool:
    """Whether this is written like a clause, S-3.2, or a chapter, S-3."""
    return _CLAUSE_ID.fullmatch(text) is not None


def find_clause(game: str, id: str, language: str) -> rulebook.Clause | rulebook.Chapter | None:
    """A clause or a chapter that applies to this game."""
    wanted = id.upper()
    for book in rulebook.books_of(game, language):
        for chapter in book.chapters:
            if chapter.id == wanted:
                return chapter
            for clause in chapter.clauses:
                if clause.id == wanted:
                    return clause
    return None


def near_clauses(game: str, id: str) -> list[str]:
    """The ids that come near one that does not exist."""
    ids = [clause.id for book in rulebook.books_of(game) for clause in book.clauses]
    wanted = id.upper()
    chapter = [known for known in ids if known.startswith(wanted.partition(".")[0] + ".")]
    return difflib.get_close_matches(wanted, chapter or ids, 3)


def show(
    part: rulebook.Clause | rulebook.Chapter, words: Words, found: tuple[str, ...] = ()
) -> RenderableType:
    """A clause or a chapter, with the words that were looked for marked."""
    if isinstance(part, rulebook.Clause):
        return show_clause(part, words, found)
    lines: list[RenderableType] = [Text(f"{part.id}  {part.title}", style="bold #8FD3E8")]
    if part.text:
        lines.append(inline(part.text))
    lines += [show_table(table) for table in part.tables]
    lines += [show_clause(clause, words, found) for clause in part.clauses]
    return Group(*lines)


def show_clause(clause: rulebook.Clause, words: Words, found: tuple[str, ...] = ()) -> RenderableType:
    """One clause: its id and title, its text, its options, its tables."""
    head = Text(f"{clause.id}  ", style="#F4B350")
    head.append(clause.title, style="bold")
    text = Padding(inline(in_words(clause, words), found), (0, 0, 0, 2))
    parts: list[RenderableType] = [head, text]
    for option in clause.options:
        choices = " | ".join(option.choices) or "…"
        told = words.say("cli-rules-option", name=option.name, choices=choices, default=option.default)
        parts.append(Padding(Text(told, style="dim"), (0, 0, 0, 2)))
    parts += [Padding(show_table(table), (0, 0, 0, 2)) for table in clause.tables]
    for word in found:
        head.highlight_regex(rf"(?i)\b{re.escape(word)}\w*", FOUND)
    return Group(*parts)


def in_words(clause: rulebook.Clause, words: Words) -> str:
    """A clause's text as people read it: house rules and their choices by what they are called, not by their keys."""
    game = next(game for game, letter in rulebook.letters().items() if clause.id.startswith(letter))
    house = {value: option.name for option in clause.options for value in option.choices}

    def rule(mark: re.Match[str]) -> str:
        return words.say("client-house-rule", title=words.say(f"{game}-house-{mark[1]}"))

    def value(written: re.Match[str]) -> str:
        key = written[1]
        if key in _SWITCH:
            return words.say(_SWITCH[key])
        told = words.say(f"{game}-house-{house[key]}-{key}") if key in house else key
        return words.say("client-house-value", value=told)

    return _VALUE.sub(value, _OPTION.sub(rule, clause.text))


def inline(text: str, found: tuple[str, ...] = ()) -> Text:
    """A paragraph without its marks, emphasis in italics."""
    text = _MARK.sub("", text)
    written = Text()
    for number, piece in enumerate(re.split(r"\*([^*]+)\*", text)):
        written.append(piece, style="italic" if number % 2 else "")
    for word in found:
        written.highlight_regex(rf"(?i)\b{re.escape(word)}\w*", FOUND)
    return written


def show_table(table: rulebook.Grid) -> RenderableType:
    """A printed table."""
    drawn = Table(box=None, header_style="bold dim", padding=(0, 2, 0, 0))
    for cell in table.header:
        drawn.add_column(inline(cell))
    for row in table.rows:
        drawn.add_row(*(inline(cell) for cell in row))
    return drawn
