"""Building: the rooms written out into a folder, C made of them, and that compiled."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from contextlib import chdir
from pathlib import Path

from compiling.writing import written_out
from outpost31.compiled import (
    FOLDER_OF_PARTS,
    JOINED,
    PARTS,
    ROOMS,
    SHARED_PARTS,
    STAMP,
    source_of,
    stamp_of,
    what_is_missing,
)

PACKAGE = "outpost31"
INTERPRETED = (
    "__init__.py",
    "asked.py",
    "clauses.py",
    "edition.py",
    "errors.py",
    "frozen.py",
    "games.py",
    "options.py",
    "shapes.py",
    "told.py",
    "views.py",
)
"""Modules of these names stay as they are: declarations, doors, and what is done once for a table."""
INTERPRETED_FOLDERS = ("told",)
KNOWN_BESIDE = ("actions.py", "layouts.py", "station.py")
"""Modules beside the joined ones that these import, for their types alone."""
OPTIMISATION = "1"
"""Higher levels take the C compiler several times as long, for less than what a measurement can tell apart."""


def sources(package: Path) -> list[Path]:
    """Every module of the rooms, as paths below the folder that the package is in."""
    return sorted(
        path.relative_to(package.parent) for room in ROOMS for path in (package / room).rglob("*.py")
    )


def is_compiled(path: Path) -> bool:
    """Whether a module is worth compiling."""
    return path.name not in INTERPRETED and path.parent.name not in INTERPRETED_FOLDERS


def write_out(package: Path, folder: Path) -> list[str]:
    """Write the rooms into the folder, and return which of their modules were written out for the compiler."""
    wanted = []
    (folder / PACKAGE).mkdir(parents=True)
    (folder / PACKAGE / "__init__.py").touch()
    for path in sources(package):
        source = (package.parent / path).read_text(encoding="utf-8")
        if is_compiled(path):
            source = written_out(".".join(path.with_suffix("").parts), source)
            wanted.append(path.as_posix())
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(source, encoding="utf-8")
    return wanted + _write_joined(package, folder)


def _write_joined(package: Path, folder: Path) -> list[str]:
    """Write the modules that are compiled together with the rooms, and beside them what the compiler must know of."""
    wanted = []
    for place in sorted({source_of(part, package).parent for part in JOINED}):
        target = folder / place.relative_to(package.parent)
        target.mkdir(parents=True)
        for above in (target, *target.parents):
            if above == folder / PACKAGE:
                break
            (above / "__init__.py").touch()
        for path in sorted(place.glob("*.py")):
            module = ".".join(path.relative_to(package.parent).with_suffix("").parts)
            source = path.read_text(encoding="utf-8")
            if module in JOINED:
                source = written_out(module, source)
                wanted.append(path.relative_to(package.parent).as_posix())
            elif path.name not in KNOWN_BESIDE:
                continue
            (target / path.name).write_text(source, encoding="utf-8")
    return wanted


def compile_into(build: Path, modules: list[str], optimisation: str = OPTIMISATION) -> Path:
    """Compile these modules of a folder that was written out; where the libraries lie then."""
    import setuptools  # mypyc looks whether it is there, and takes what is left of distutils otherwise
    from mypyc.build import mypycify

    with chdir(build):
        extensions = mypycify(
            [*modules, "--no-warn-unused-configs"],
            opt_level=optimisation,
            debug_level="0",
            target_dir="c",
            group_name=PACKAGE,
        )
        distribution = setuptools.Distribution({"name": PACKAGE, "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.build_lib, command.build_temp, command.parallel = "lib", "temporary", os.cpu_count()
        command.ensure_finalized()
        command.run()
    return build / "lib"


def compile_parts(package: Path, build: Path) -> Path:
    """Compile the parts of a room that is not compiled as a whole, from their sources; where they lie then."""
    import setuptools
    from mypyc.build import mypycify

    modules = [source_of(part, package).relative_to(package.parent).as_posix() for part in PARTS]
    build.mkdir(parents=True)
    cache = f"--cache-dir={build / 'cache'}"
    with chdir(package.parent):
        extensions = mypycify(
            [*modules, "--config-file=", "--ignore-missing-imports", "--follow-imports=silent", cache],
            opt_level="2",
            debug_level="0",
            target_dir=str(build / "c"),
            group_name=SHARED_PARTS.removesuffix("__mypyc"),
        )
        distribution = setuptools.Distribution({"name": PACKAGE, "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(build / "lib"), str(build / "temporary")
        command.ensure_finalized()
        command.run()
    return build / "lib"


def build(package: Path, folder: Path) -> None:
    """Build the compiled engine of a package into a folder, whole or not at all."""
    stamp = stamp_of(package)
    with tempfile.TemporaryDirectory(prefix="outpost31-compiling-") as temporary:
        work = Path(temporary) / "work"
        modules = write_out(package, work)
        libraries = compile_into(work, modules)
        made = Path(temporary) / "made"
        for path in sources(package):
            target = made / path
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(
                package.parent / path, target
            )  # what is not compiled; for the rest, to be read in tracebacks
        shutil.copytree(libraries, made, dirs_exist_ok=True)
        shutil.copytree(compile_parts(package, Path(temporary) / "parts"), made / FOLDER_OF_PARTS)
        (made / STAMP).write_text(stamp)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.move(made, folder)


def ensure(package: Path, folder: Path) -> bool:
    """Build it unless it is there and fresh; whether something was built."""
    if what_is_missing(package, folder) is None:
        return False
    print("compiling the engine; this takes some minutes ...", file=sys.stderr, flush=True)
    build(package, folder)
    return True
