"""The compiled engine: the same rooms built with mypyc, used in place of the sources where they are there and fresh.

`python3 play.py compile` puts them beside the package, a compiled wheel brings them along. Each build carries a stamp
of what it was made from: where a source was changed since, the sources are used. `OUTPOST31_COMPILED=0` switches the
compiled engine off; `OUTPOST31_COMPILED=1` demands it, and says what is missing.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

SWITCH = "OUTPOST31_COMPILED"
PACKAGE = Path(__file__).resolve().parent
FOLDER = PACKAGE / "_compiled"
"""Where the build is: the rooms as packages, and what all of them share."""
ROOMS = ("kernel", "games", "imagination")
"""The packages that are compiled."""
SHARED = "outpost31__mypyc"
"""The library that all compiled modules are in; each of them is a shell around its part."""
STAMP = "stamp"


def stamp_of(package: Path) -> str:
    """The digest of the sources of the rooms, and of the Pythons and the platform that a build of them is for."""
    digest = hashlib.sha256(f"{EXTENSION_SUFFIXES[0]}\n".encode())
    for room in ROOMS:
        for path in sorted((package / room).rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def what_is_missing(package: Path, folder: Path) -> str | None:
    """Why a build cannot be used, in words, or nothing."""
    try:
        stamp = (folder / STAMP).read_text()
    except OSError:
        return "there is none: `python3 play.py compile` makes one"
    if stamp != stamp_of(package):
        return "the sources or this Python are others than it was built from: `python3 play.py compile`"
    return None


def switch_on(path: list[str], wish: str | None, package: Path = PACKAGE, folder: Path = FOLDER) -> bool:
    """Look for the rooms in the build first, if it can be used and nobody wishes otherwise; whether they are."""
    if wish not in (None, "", "0", "1"):
        raise ImportError(f"{SWITCH} is 0 (never), 1 (always) or not set, not {wish!r}")
    if wish == "0" or (wish != "1" and not folder.is_dir()):
        return False
    missing = what_is_missing(package, folder)
    if missing is not None:
        if wish == "1":
            raise ImportError(f"{SWITCH}=1 asks for the compiled engine, and {missing}")
        return False
    spec = spec_from_file_location(SHARED, folder / f"{SHARED}{EXTENSION_SUFFIXES[0]}")
    assert spec is not None
    assert spec.loader is not None
    shared = module_from_spec(spec)
    sys.modules[SHARED] = shared
    spec.loader.exec_module(shared)
    path.insert(0, str(folder / "outpost31"))
    return True


IS_COMPILED = switch_on(sys.modules["outpost31"].__path__, os.environ.get(SWITCH))  # type: ignore[arg-type]
"""Whether the rules of this process are compiled ones."""


def open_to_others(*classes: type[Any]) -> None:
    """Let slotted dataclasses build on these: they must be told which slots a compiled class already has.

    Only when all compiled classes are made: none of theirs may come after one with slots.
    """
    if IS_COMPILED:
        for cls in classes:
            cls.__slots__ = tuple(vars(cls)["__annotations__"])
