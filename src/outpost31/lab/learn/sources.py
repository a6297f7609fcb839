"""Digests of code: whether the modules that a learned file rests on are what they were when it was made."""

from __future__ import annotations

import ast
import hashlib
import subprocess
from importlib.util import find_spec
from pathlib import Path

import outpost31

DIGITS = 12
UNKNOWN = "unknown"


def digest_of(module: str) -> str:
    """The digest of a module's code, without its docstrings, comments, imports and layout."""
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return digest_of_text(Path(spec.origin).read_text(encoding="utf-8"))


def digest_of_text(text: str) -> str:
    """The same for a module's text."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [one for one in body if not _says_nothing(one)]  # type: ignore[attr-defined]
    return hashlib.sha256(ast.dump(tree).encode()).hexdigest()[:DIGITS]


def _says_nothing(node: ast.AST) -> bool:
    """Whether this is an import, or a string that stands by itself."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    return isinstance(node, ast.Import | ast.ImportFrom)


def commit() -> str:
    """The commit of this code, with a plus if files were changed since; `unknown` outside a checkout."""
    here = Path(outpost31.__file__).parent
    if not _git(here, "ls-files", "__init__.py"):
        return UNKNOWN
    return _git(here, "rev-parse", f"--short={DIGITS}", "HEAD") + (
        "+" if _git(here, "status", "--porcelain", ".") else ""
    )


def _git(folder: Path, *arguments: str) -> str:
    try:
        done = subprocess.run(
            ["git", "-C", str(folder), *arguments], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()
