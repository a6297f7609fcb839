"""What changed since a translator last looked: in English, and in their language."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from outpost31 import rulebook
from tests.translating.catalogue import ROOT, Unknown, parse

ENGLISH = "en"
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}([ T].*)?")


@dataclass(frozen=True, slots=True)
class Change:
    """A message or clause: its texts before and now, in English and in the language; empty where there was none."""

    id: str
    english: tuple[str, str]
    translated: tuple[str, str]

    @property
    def is_due(self) -> bool:
        """Whether the English has changed and the translation has not: somebody should look at it."""
        return self.english[0] != self.english[1] and self.translated[0] == self.translated[1]


def git(*words: str, root: Path = ROOT) -> str:
    """What git says, or an error in its own words."""
    done = subprocess.run(
        ["git", *words], cwd=root, capture_output=True, text=True, encoding="utf-8", check=False
    )
    if done.returncode:
        raise Unknown(
            done.stderr.strip().splitlines()[-1] if done.stderr.strip() else f"git {words[0]} failed"
        )
    return done.stdout


def commit_of(since: str, root: Path = ROOT) -> str:
    """The commit that a commit, a tag or a date means: of a date, the last one before it."""
    if _DATE.fullmatch(since):
        found = git("rev-list", "-1", f"--before={since}", "HEAD", root=root).strip()
        if not found:
            raise Unknown(f"nothing was committed before {since}")
        return found
    try:
        return git("rev-parse", "--verify", "--quiet", f"{since}^{{commit}}", root=root).strip()
    except Unknown:
        raise Unknown(f"{since!r} is no commit, tag or date (2026-11-16) of this checkout") from None


def last_visit(language: str, root: Path = ROOT) -> str:
    """The last commit in which the one who works in this checkout touched the words of a language."""
    try:
        me = git("config", "user.email", root=root).strip()
    except Unknown:
        me = ""
    places = (f"locales/{language}", f"rules/{language}")
    found = git("log", "-1", "--format=%H", f"--author={me}", "--", *places, root=root).strip() if me else ""
    if not found:
        raise Unknown(
            f"you have not committed to locales/{language} yet; say since when: --since 2026-11-16, or --since COMMIT"
        )
    return found


def texts_at(language: str, commit: str | None, root: Path = ROOT) -> dict[str, str]:
    """Every message and clause of a language by id, at a commit or as the files are now."""
    found: dict[str, str] = {}
    for path in _files(f"locales/{language}", ".ftl", commit, root):
        found |= {
            id: source.text.partition("=")[2].strip()
            for id, source in parse(_read(path, commit, root)).items()
        }
    folder = "rules" if language == ENGLISH else f"rules/{language}"
    letters = {f"{game}.md": letter for game, letter in rulebook.letters().items()}
    for path in _files(folder, ".md", commit, root):
        letter = letters.get(path.rpartition("/")[2])
        if letter is not None and path.rpartition("/")[0] == folder:
            try:
                book = rulebook.parse(_read(path, commit, root), letter, file=path)
            except rulebook.MalformedRulebook:
                if commit is None:
                    raise
                continue  # a page from before today's grammar: its clauses count as new
            found |= {clause.id: f"{clause.title}\n{clause.text}" for clause in book.clauses}
    return found


def _files(folder: str, ending: str, commit: str | None, root: Path) -> list[str]:
    if commit is None:
        return sorted(f"{folder}/{path.name}" for path in (root / folder).glob(f"*{ending}"))
    listed = git("ls-tree", "--name-only", commit, f"{folder}/", root=root).splitlines()
    return [path for path in listed if path.endswith(ending)]


def _read(path: str, commit: str | None, root: Path) -> str:
    return (
        (root / path).read_text(encoding="utf-8")
        if commit is None
        else git("show", f"{commit}:{path}", root=root)
    )


def changes(language: str, commit: str, root: Path = ROOT) -> list[Change]:
    """What changed since a commit in English or in the language: first what is due, then the rest."""
    before, now = ({one: texts_at(one, when, root) for one in (ENGLISH, language)} for when in (commit, None))
    ids = dict.fromkeys((*now[ENGLISH], *now[language], *before[ENGLISH], *before[language]))
    found = [
        Change(
            id,
            (before[ENGLISH].get(id, ""), now[ENGLISH].get(id, "")),
            (before[language].get(id, ""), now[language].get(id, "")),
        )
        for id in ids
    ]
    told = [
        one for one in found if one.english[0] != one.english[1] or one.translated[0] != one.translated[1]
    ]
    return sorted(told, key=lambda one: not one.is_due)
