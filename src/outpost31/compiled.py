"""The compiled engine: kernel and games built with mypyc, used in place of the sources.

A compiled wheel brings it along, and it is used; with `OUTPOST31_COMPILED=0` the sources are used all the same. In a
checkout `python3 play.py compile` puts it beside the package, and `OUTPOST31_COMPILED=1` uses it: whoever changes a
source wants to see that run. Each build carries a stamp of what it was made from; where a source was changed since, it
is not used.
"""

from __future__ import annotations

import copyreg
import hashlib
import os
import sys
from dataclasses import fields, is_dataclass
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

SWITCH = "OUTPOST31_COMPILED"
PACKAGE = Path(__file__).resolve().parent
FOLDER = PACKAGE / "_compiled"
"""Where the build is: the rooms as packages, and what all of them share."""
ROOMS = ("kernel", "games")
"""The packages that are compiled."""
SHARED = "outpost31__mypyc"
"""The library that all compiled modules are in; each of them is a shell around its part."""
JOINED = (
    "outpost31.envs.encoding.outpost",
    "outpost31.envs.encoding.outpost_games",
    "outpost31.envs.encoding.outpost_games_sight",
    "outpost31.envs.encoding.outpost_questions",
    "outpost31.envs.encoding.outpost_sight",
    "outpost31.envs.encoding.sights",
    "outpost31.envs.encoding.stayaway",
    "outpost31.envs.encoding.stayaway_sight",
)
"""Modules of another room that are compiled together with these packages, because they look into tables all the time: a
seat's numbers."""
PARTS = (
    "outpost31.bots.outpost.belief",
    "outpost31.bots.outpost.reader",
    "outpost31.bots.outpost.table_kinds",
    "outpost31.bots.stayaway.belief",
    "outpost31.bots.stayaway.reader",
    "outpost31.bots.stayaway.table_kinds",
    "outpost31.envs.running",
    "outpost31.server.http.outgoing",
    "outpost31.server.log.formalities",
    "outpost31.server.log.journals",
    "outpost31.server.log.standing",
    "outpost31.server.publishing.attendance",
    "outpost31.server.publishing.padding",
    "outpost31.server.publishing.pictures",
    "outpost31.server.publishing.publisher",
    "outpost31.server.publishing.view_changes",
    "outpost31.server.running.clocks",
    "outpost31.server.running.pace",
    "outpost31.server.tables.pace",
    "outpost31.server.tables.timers",
)
"""Modules of other rooms that are compiled as well: what bots believe, the loop that plays whole games for learners,
how a served table stands, and the way from a change at it to the frames of its sockets."""
SHARED_PARTS = "outpost31_parts__mypyc"
"""The library that these are in."""
FOLDER_OF_PARTS = "parts"
STAMP = "stamp"


def source_of(part: str, package: Path) -> Path:
    """Where the source of one of the parts is."""
    return package.joinpath(*part.split(".")[1:]).with_suffix(".py")


def stamp_of(package: Path) -> str:
    """The digest of the sources of the rooms, and of the Pythons and the platform that a build of them is for."""
    digest = hashlib.sha256(f"{EXTENSION_SUFFIXES[0]}\n".encode())
    for room in ROOMS:
        for path in sorted((package / room).rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    for part in (*JOINED, *PARTS):
        digest.update(part.encode() + b"\0" + source_of(part, package).read_bytes())
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


def is_checkout(package: Path) -> bool:
    """Whether this is a checkout of the project, and not something that was installed."""
    return (package.parents[1] / "pyproject.toml").is_file()


def switch_on(path: list[str], wish: str | None, package: Path = PACKAGE, folder: Path = FOLDER) -> bool:
    """Look for the rooms in the build first, if it is there and not unwished; whether they are looked for there."""
    if wish not in (None, "", "0", "1"):
        raise ImportError(f"{SWITCH} is 1 (the compiled engine), 0 (the sources) or not set, not {wish!r}")
    if wish == "0" or (not wish and is_checkout(package)):
        return False
    missing = what_is_missing(package, folder)
    if missing is not None:
        if not wish:
            return False
        raise ImportError(f"{SWITCH}=1 asks for the compiled engine, and {missing}")
    _load(SHARED, folder)
    path.insert(0, str(folder / "outpost31"))
    sys.meta_path.insert(0, Parts(folder))
    return True


def _load(library: str, folder: Path) -> None:
    """Load a library of a build."""
    spec = spec_from_file_location(library, folder / f"{library}{EXTENSION_SUFFIXES[0]}")
    assert spec is not None
    assert spec.loader is not None
    shared = module_from_spec(spec)
    sys.modules[library] = shared
    spec.loader.exec_module(shared)


class Parts:
    """Finds the compiled parts of a room that is not compiled as a whole."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Where a module is, if it is one of the parts."""
        del path, target
        if name in JOINED:
            folder = self._folder
        elif name in PARTS:
            folder = self._folder / FOLDER_OF_PARTS
            if SHARED_PARTS not in sys.modules:
                _load(SHARED_PARTS, folder)
        else:
            return None
        where = folder.joinpath(*name.split(".")).with_suffix(EXTENSION_SUFFIXES[0])
        return spec_from_file_location(name, where)


IS_COMPILED = switch_on(sys.modules["outpost31"].__path__, os.environ.get(SWITCH))  # type: ignore[arg-type]
"""Whether the rules of this process are compiled ones."""


TRAVELLING: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "Match": (
        ("game", "seats", "options", "table", "_fate"),
        ("answers", "_asked", "questions", "_sealed", "_counted"),
    ),
    "Question": (("seat", "kind", "options", "about", "decline", "team"), ("id",)),
    "Scripted": (("_script", "_then"), ()),
    "Secret": (("value", "known_to"), ()),
    "Seeded": (("_seed", "_position"), ()),
    "Unforeseeable": ((), ()),
}
"""Of classes that are no dataclasses: what they are made of, and what is set afterwards."""


def _taken_apart(value: Any) -> tuple[Any, ...]:
    """A value as pickle writes it: compiled classes cannot be made empty and filled later."""
    cls = type(value)
    if is_dataclass(cls):
        return cls, tuple([getattr(value, one.name) for one in fields(cls)])
    given, later = TRAVELLING[cls.__name__]
    made_of = tuple([getattr(value, name) for name in given])
    return _put_together, (cls, made_of, {name: getattr(value, name) for name in later})


def _put_together(cls: type[Any], made_of: tuple[Any, ...], later: dict[str, Any]) -> Any:
    """The same value again. What is set afterwards is set here: compiled classes have a `__setstate__` of their own."""
    value = cls(*made_of)
    for name, one in later.items():
        setattr(value, name, one)
    return value


def open_to_others(*classes: type[Any]) -> None:
    """Let slotted dataclasses build on these, which must say what slots they have, and everything travel by pickle.

    Only when all compiled classes are made: none of theirs may come after one with slots.
    """
    if not IS_COMPILED:
        return
    for cls in classes:
        cls.__slots__ = tuple(vars(cls)["__annotations__"])
    for name, module in list(sys.modules.items()):
        if name.startswith("outpost31.") and str(getattr(module, "__file__", "")).startswith(str(FOLDER)):
            for one in vars(module).values():
                if not isinstance(one, type) or "__reduce__" in vars(one):
                    continue  # no class, or one that says itself how it travels
                if one.__name__ in TRAVELLING or is_dataclass(one):
                    copyreg.pickle(one, _taken_apart)
