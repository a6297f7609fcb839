"""The rules of the games as players read them, clause by clause.

The pages in ``rules/`` are written for people, in a strict little grammar (``rules/README.md``). This module
knows what a clause looks like and nothing about what it means: the in-game help, the "why can't I?" popup and
the tests that ask whether every clause is proven all read the same text here. English is at the top of the folder,
each other language in a folder of its own, clause for clause.

>>> clause("S-6.4").title
'No barbecue!: survive the fire'
>>> [found.id for found in search("stayaway", "survive fire")]
['S-6.4']
>>> clause("S-6.4", "es").id
'S-6.4'
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from outpost31.kernel.games import GAMES

ENGLISH = "en"
"""The language of the original pages, which are read wherever a translation is missing."""

_CHAPTER = re.compile(r"## ([A-Z])-(\d+) (\S.*)")
_CLAUSE = re.compile(r"- \*\*([A-Z]-\d+)\.(\d+)\*\* \*([^*]*[^*.!?]\.|[^*]+[!?])\* (\S.*)")
_MARK = re.compile(r"\[\s*(?:option|ruling|figure)[^\]]*(?:\]|$)", re.IGNORECASE)
_OPTION = re.compile(
    r"\[option: ([a-z_]+) = (?:(true|false|\{\})|([a-z_]+(?: \| [a-z_]+)+); default ([a-z_]+))\]"
)
_HEADINGS = (("# ", "title"), ("## ", "chapter"), ("#", "heading"))
_KINDS = (*_HEADINGS, ("- ", "clause"), ("  ", "continuation"), ("|", "table"), ("", "text"))


class MalformedRulebook(ValueError):
    """A page that does not follow the grammar; says in which file and line."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(f"{file}:{line}: {problem}")
        self.file, self.line, self.problem = file, line, problem


class UnknownClause(KeyError):
    """No game has a clause of this id; says which ids come near."""

    def __str__(self) -> str:
        return str(self.args[0])  # KeyError alone would print the sentence in quotes


@dataclass(frozen=True, slots=True)
class Option:
    """A point that each table settles for itself. No choices means that it takes more than a word."""

    name: str
    default: str
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A printed table: cells as written, Markdown included."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule. Its text still carries the marks, so that a reader sees what they stand beside."""

    id: str
    title: str
    text: str
    options: tuple[Option, ...]
    is_ruling: bool
    is_figure: bool
    tables: tuple[Grid, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """Clauses that belong together, after the text and the tables that hold for all of them."""

    id: str
    title: str
    text: str
    clauses: tuple[Clause, ...]
    tables: tuple[Grid, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one game; for a game that builds on another, only its own."""

    game: str
    title: str
    intro: str
    chapters: tuple[Chapter, ...]
    options: tuple[Option, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """All clauses in the order of the book."""
        return tuple(clause for chapter in self.chapters for clause in chapter.clauses)


def languages() -> tuple[str, ...]:
    """The languages that have at least one page, English first."""
    folders = {page.parent.name for page in _folder().glob("*/*.md")}
    return (ENGLISH, *sorted(folders))


def letters() -> dict[str, str]:
    """The games that have a rulebook, each with the letter that the ids of its clauses begin with."""
    return {game.key: game.letter for game in GAMES.values() if game.letter}


@cache
def load(game: str, language: str = ENGLISH) -> Rulebook:
    """The rulebook of a game, in English where it was not translated; ValueError names the games that there are."""
    if game not in letters():
        raise ValueError(f"no rulebook for {game!r}; there is one for {', '.join(letters())}")
    return _read(game, letters()[game], language)


def books_of(game: str, language: str = ENGLISH) -> list[Rulebook]:
    """A game's own rulebook, and that of the game it builds on."""
    own = load(game, language)
    base = GAMES[game].builds_on
    return [own, load(base, language)] if base else [own]


@cache
def figures() -> Rulebook:
    """The page of printed numbers: chapters with tables and no clauses."""
    return _read("figures", "F")


def clause(id: str, language: str = ENGLISH) -> Clause:
    """The clause of this id, whichever game it belongs to; UnknownClause suggests ids that come near."""
    clauses = {clause.id: clause for game in letters() for clause in load(game, language).clauses}
    if id not in clauses:
        meant = id.strip().upper()
        chapter = [known for known in clauses if known.startswith(meant.partition(".")[0] + ".")]
        near = difflib.get_close_matches(meant, chapter or clauses) or ["one like S-3.2, B-6.12, C-5.4"]
        raise UnknownClause(f"no clause {id!r}; did you mean {' or '.join(near)}?")
    return clauses[id]


def clause_ids(game: str | None = None) -> tuple[str, ...]:
    """The ids of a game's own clauses, or of all games', in the order of the books."""
    games = tuple(letters()) if game is None else (game,)
    return tuple(clause.id for game in games for clause in load(game).clauses)


def search(game: str, words: str, language: str = ENGLISH) -> list[Clause]:
    """Clauses in which every word occurs, or one beginning with it; the more in id and title, the earlier.

    Upper case and accents make no difference. For a game that builds on another, the other's clauses are
    found too, after the game's own of the same rank. Without words nothing is found.
    """
    spoken = re.findall(r"\w[^\s,;:!?…]*", _plain(words))
    wanted = [re.compile(rf"(?<!\w){re.escape(word.rstrip('.'))}") for word in spoken]
    ranked: list[tuple[int, Clause]] = []
    for found in (clause for book in books_of(game, language) for clause in book.clauses):
        cells = (cell for table in found.tables for row in (table.header, *table.rows) for cell in row)
        title, text = _plain(f"{found.id} {found.title}"), _plain(" ".join((found.text, *cells)))
        missed = [word for word in wanted if not word.search(title)]
        if wanted and all(word.search(text) for word in missed):
            ranked.append((len(missed), found))
    return [found for _, found in sorted(ranked, key=lambda entry: entry[0])]  # stable: else as in the books


def parse(text: str, letter: str, game: str = "", file: str = "rules.md") -> Rulebook:
    """Read one page whose ids begin with `letter`; MalformedRulebook says where it leaves the grammar."""
    return _Page(letter, file).rulebook(text, game)


@dataclass(slots=True)
class _Block:
    """Lines that belong together: a heading, a paragraph, a clause without its tables, or a table."""

    kind: str
    line: int
    lines: list[str]

    @property
    def text(self) -> str:
        return " ".join(line.strip() for line in self.lines)


class _Page:
    """One file while it is read: what its ids begin with, the latest of them, and the options met so far."""

    def __init__(self, letter: str, file: str) -> None:
        self.letter, self.file, self.latest = letter, file, (0, 0)
        self.options: dict[str, Option] = {}

    def refusal(self, line: int, problem: str) -> MalformedRulebook:
        return MalformedRulebook(self.file, line, problem)

    def rulebook(self, text: str, game: str) -> Rulebook:
        blocks = self.blocks(text)
        if not blocks or blocks[0].kind != "title" or blocks[0].line != 1:
            raise self.refusal(1, "the first line is '# Title'")
        head, sections = _split(blocks[1:], "chapter")
        intro = self.paragraphs(head)
        if not intro:
            raise self.refusal(1, "an introduction follows the title")
        chapters = tuple(self.chapter(section) for section in sections)
        return Rulebook(game, blocks[0].text[2:], intro, chapters, tuple(self.options.values()))

    def blocks(self, text: str) -> list[_Block]:
        blocks: list[_Block] = []
        above = ""  # the kind of the block that the line above belongs to, if any
        for number, line in enumerate(text.splitlines(), 1):
            kind = next(kind for start, kind in _KINDS if line.startswith(start)) if line.strip() else ""
            if (above, kind) in {("clause", "continuation"), ("text", "text"), ("table", "table")}:
                blocks[-1].lines.append(line)
                continue
            if kind == "continuation":
                raise self.refusal(number, "an indented line continues no clause")
            if kind in ("text", "table") and above in ("clause", "text", "table"):
                raise self.refusal(number, "a clause goes on indented, a table after an empty line")
            if kind:
                blocks.append(_Block(kind, number, [line]))
            above = kind
        return blocks

    def chapter(self, section: list[_Block]) -> Chapter:
        heading = _CHAPTER.fullmatch(section[0].text)
        if not heading or heading[1] != self.letter:
            raise self.refusal(section[0].line, f"a chapter begins '## {self.letter}-2 Title'")
        self.ascend(section[0].line, (int(heading[2]), 0))
        head, entries = _split(section[1:], "clause")
        text = self.paragraphs(block for block in head if block.kind != "table")
        tables = tuple(self.table(block) for block in head if block.kind == "table")
        clauses = tuple(self.clause(entry) for entry in entries)
        return Chapter(f"{self.letter}-{heading[2]}", heading[3], text, clauses, tables)

    def clause(self, entry: list[_Block]) -> Clause:
        first, *rest = entry
        chapter = f"{self.letter}-{self.latest[0]}"
        match = _CLAUSE.fullmatch(first.text)
        if not match or match[1] != chapter:
            raise self.refusal(first.line, f"a clause here begins '- **{chapter}.1** *Title.* Text'")
        self.ascend(first.line, (self.latest[0], int(match[2])))
        title, text = match[3].removesuffix("."), match[4]
        if not 2 <= len(title.split()) <= 5:
            raise self.refusal(first.line, f"a title has two to five words, not {title!r}")
        for block in rest:
            if block.kind != "table":
                raise self.refusal(block.line, "a clause is one paragraph, with tables at most after it")
        id, options, tables = f"{chapter}.{match[2]}", self.marks(first), tuple(map(self.table, rest))
        return Clause(id, title, text, options, "[ruling]" in text, "[figure]" in text, tables)

    def ascend(self, line: int, place: tuple[int, int]) -> None:
        if place <= self.latest:
            raise self.refusal(line, "chapters and clauses ascend, and each stands once")
        self.latest = place

    def marks(self, block: _Block) -> tuple[Option, ...]:
        raw = "\n".join(line.strip() for line in block.lines)
        options: list[Option] = []
        for found in _MARK.finditer(raw):
            line, mark = block.line + raw.count("\n", 0, found.start()), found[0].replace("\n", " ")
            if match := _OPTION.fullmatch(mark):
                choices = match[3].split(" | ") if match[3] else [] if match[2] == "{}" else ["true", "false"]
                option = Option(match[1], match[2] or match[4], tuple(choices))
                if choices and option.default not in choices:
                    raise self.refusal(line, f"the default of {option.name} is none of its choices")
                if self.options.setdefault(option.name, option) is not option:
                    raise self.refusal(line, f"option {option.name} is defined twice")
                options.append(option)
            elif mark not in ("[ruling]", "[figure]"):
                raise self.refusal(line, f"the mark {mark!r} is misspelt")
        return tuple(options)

    def paragraphs(self, blocks: Iterable[_Block]) -> str:
        texts = []
        for block in blocks:
            if block.kind != "text":
                raise self.refusal(block.line, f"a {block.kind} cannot stand here")
            self.marks(block)
            texts.append(block.text)
        return "\n\n".join(texts)

    def table(self, block: _Block) -> Grid:
        rows = [tuple(cell.strip() for cell in line.strip().strip("|").split("|")) for line in block.lines]
        if len(rows) < 3 or any(not re.fullmatch("-{3,}", cell) for cell in rows[1]):
            raise self.refusal(block.line, "a table is a header, a rule of '---' cells and at least one row")
        for number, row in enumerate(rows, block.line):
            if len(row) != len(rows[0]):
                raise self.refusal(number, f"this row has {len(row)} cells, its header {len(rows[0])}")
        return Grid(rows[0], tuple(rows[2:]))


def _split(blocks: Iterable[_Block], kind: str) -> tuple[list[_Block], list[list[_Block]]]:
    """What stands before the first block of that kind, and the sections that begin with one."""
    sections: list[list[_Block]] = [[]]
    for block in blocks:
        if block.kind == kind:
            sections.append([])
        sections[-1].append(block)
    return sections[0], sections[1:]


def _folder() -> Path:
    here = Path(__file__).resolve()
    shipped, checkout = here.parent / "rules", here.parents[2] / "rules"
    return shipped if shipped.is_dir() else checkout


def _read(name: str, letter: str, language: str = ENGLISH) -> Rulebook:
    page = _folder() / language / f"{name}.md"
    if not page.is_file():
        page = _folder() / f"{name}.md"
    return parse(page.read_text(encoding="utf-8"), letter, name, page.name)


def _plain(text: str) -> str:
    split = unicodedata.normalize("NFKD", text.replace("’", "'")).casefold()
    return "".join(letter for letter in split if not unicodedata.combining(letter))
