"""The house is in order: what no compiler, linter or import contract says."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import play

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))
LOCKS = sorted(ROOT.glob("requirements*.lock"))

# Every line of a lock is a pin, with or without a marker, or a hash: no host, no path, no option.
PIN = re.compile(r"(?P<name>[a-z0-9][a-z0-9-]*)==(?P<version>[0-9][\w.!+]*)(?P<marker> ; [\w .<>=!'()]+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")
SOMEBODYS_PATH = re.compile(r"(?<![\w.~-])/(?:home|root|work|Users)/\w|\b[A-Z]:\\Users\\")


def pins(lock: Path) -> set[tuple[str, ...]]:
    """The name, version and marker of every pin."""
    return {match.groups("") for match in map(PIN.fullmatch, lock.read_text().splitlines()) if match}


def names(requirements: list[str]) -> set[str]:
    """The names of these requirements, as locks write them."""
    return {re.split(r"[^\w.-]", text, maxsplit=1)[0].lower().replace("_", "-") for text in requirements}


def test_every_lock_that_is_written_is_there():
    assert {lock.name for lock in LOCKS} == set(play.LOCKS)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_holds_pins_and_hashes_and_nothing_else(lock):
    odd = [
        line for line in lock.read_text().splitlines() if not PIN.fullmatch(line) and not HASH.fullmatch(line)
    ]
    assert odd == []


def test_every_lock_has_what_the_project_asks_for():
    config = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups, needed = config["dependency-groups"], config["project"]["dependencies"]
    wanted = {
        play.TOOLS_LOCK: groups["build"] + config["build-system"]["requires"],
        play.PLAY_LOCK: needed,
        play.TEST_LOCK: needed + groups["dev"],
        play.BENCH_LOCK: needed + config["project"]["optional-dependencies"]["bench"],
    }
    for name, requirements in wanted.items():
        locked = {pin[0] for pin in pins(ROOT / name)}
        assert names(requirements) <= locked, f"{name} is behind pyproject.toml: run `python3 play.py lock`"


def test_what_we_test_and_measure_is_what_we_play():
    playing = pins(ROOT / play.PLAY_LOCK)
    assert playing <= pins(ROOT / play.TEST_LOCK)
    assert playing <= pins(ROOT / play.BENCH_LOCK)


@pytest.mark.skipif(not (ROOT / ".git").exists() or not shutil.which("git"), reason="not a git checkout")
def test_no_file_knows_the_machine_it_was_written_on():
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    found = []
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            text = (ROOT / name).read_bytes().decode(errors="replace")
            found += [f"{name}: {match[0]}" for match in SOMEBODYS_PATH.finditer(text)]
    assert found == []


def test_a_file_is_a_few_pages_at_most():
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}
    assert {str(path.relative_to(ROOT)): length for path, length in lengths.items() if length > 400} == {}


def test_the_kernel_and_the_games_use_the_standard_library_alone():
    strangers = set()
    for path in SOURCES:
        room = path.relative_to(ROOT / "src" / "outpost31").parts[0]
        if room not in ("kernel", "games", "__init__.py"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            imported = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                imported = [node.module or ""]
            roots = {name.partition(".")[0] for name in imported}
            strangers |= {(path.name, root) for root in roots - sys.stdlib_module_names - {"outpost31"}}
    assert strangers == set()


def test_the_library_can_be_imported_without_what_the_command_line_needs():
    check = "import sys; sys.modules.update(rich=None, typer=None); import outpost31"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
