"""Clause, code, test: which clauses of the rules are cited where, and what is missing."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeAlias, TypeVar

from outpost31.rulebook import letters

F = TypeVar("F", bound=Callable[..., object])
Citations: TypeAlias = dict[str, list[str]]
"""Where each clause is cited, as `file:line`, by its id."""

_ID = re.compile(rf"\b[{''.join(letters().values())}]-\d+\.\d+\b")


def clause(*ids: str) -> Callable[[F], F]:
    """Say which clauses of the rules a test proves. It changes nothing about the test."""

    def mark(test: F) -> F:
        test.clauses = ids  # type: ignore[attr-defined]
        return test

    return mark


def cited_in_code(root: Path) -> Citations:
    """The clauses cited in the comments and docstrings of all modules under a folder.

    A chapter alone, such as S-5, is a citation of none of its clauses.
    """
    return _gathered(root, "*.py", _comments_and_docstrings)


def cited_in_tests(root: Path) -> Citations:
    """The clauses that the tests under a folder prove by `@clause(...)`."""
    return _gathered(root, "test_*.py", _proven)


def problems(
    clauses: Iterable[str], code: Citations, tests: Citations, not_yet: Mapping[str, str]
) -> list[str]:
    """What is wrong between the rules, the code, the tests and the list of what is not built yet."""
    known = list(clauses)
    found = [
        f"{id} does not exist; cited in {', '.join(places)}"
        for cited in (code, tests)
        for id, places in cited.items()
        if id not in known
    ]
    excused = {id: entry for entry in not_yet for id in known if _covers(entry, id)}
    for id in known:
        if id in excused:
            if id in code and id in tests:
                found.append(f"{id} is built and tested: narrow the entry {excused[id]!r} in not_yet.py")
            continue
        if id not in code:
            found.append(f"{id} is cited nowhere in the code")
        if id not in tests:
            found.append(f"{id} has no test")
    for entry, reason in not_yet.items():
        if entry not in excused.values():
            found.append(f"the entry {entry!r} in not_yet.py covers no clause")
        if not reason.strip():
            found.append(f"the entry {entry!r} in not_yet.py gives no reason")
    return found


def _covers(entry: str, id: str) -> bool:
    """An entry is a clause (`B-6.12`), a chapter (`B-6.`) or a book (`B-`)."""
    return id == entry or (entry.endswith(("-", ".")) and id.startswith(entry))


def _gathered(root: Path, pattern: str, reading: Callable[[str], Iterator[tuple[int, str]]]) -> Citations:
    found: Citations = {}
    for path in sorted(root.rglob(pattern)):
        for line, text in reading(path.read_text(encoding="utf-8")):
            for match in _ID.finditer(text):
                place = f"{path.relative_to(root).as_posix()}:{line + text.count(chr(10), 0, match.start())}"
                found.setdefault(match[0], []).append(place)
    return found


def _comments_and_docstrings(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        # A docstring is a string that stands alone, be it of a module, a class, a function or a field.
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.lineno, str(node.value.value)


def _proven(source: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            continue
        for call in node.decorator_list:
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "clause":
                for argument in call.args:
                    if isinstance(argument, ast.Constant):
                        yield argument.lineno, str(argument.value)
