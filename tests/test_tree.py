"""The tree is in order: what no compiler, linter or import contract says."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import play

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted(path for path in (ROOT / "src").rglob("*.py") if "_compiled" not in path.parts)
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
    groups, extras = config["dependency-groups"], config["project"]["optional-dependencies"]
    needed = config["project"]["dependencies"] + extras["postgres"] + extras["push"]
    studied = [one for extra in ("research", "openspiel") for one in extras[extra]]
    studied = [one for one in studied if not one.startswith("outpost31[")]
    wanted = {
        play.TOOLS_LOCK: groups["build"] + config["build-system"]["requires"],
        play.PLAY_LOCK: needed,
        play.TEST_LOCK: needed + groups["dev"] + studied + extras["parquet"],
        play.BENCH_LOCK: needed + extras["bench"] + extras["research"],
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


def imports_of(path: Path, modules: set[str]) -> set[str]:
    """The modules among these that a module imports when it is imported itself: not for type checkers, not later."""
    found: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            whole = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= whole & modules or {node.module or ""}
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            waiting += node.orelse
        elif not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            waiting += ast.iter_child_nodes(node)
    return found & modules


def test_no_module_imports_round_some_corners_what_it_is_imported_by():
    names_of = {
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__"): path
        for path in SOURCES
    }
    graph = {name: imports_of(path, set(names_of)) - {name} for name, path in names_of.items()}
    assert sum(map(len, graph.values())) > 1000, "imports are not found"
    list(TopologicalSorter(graph).static_order())  # a cycle is an error that names it
    graph["outpost31.kernel.questions"].add("outpost31.lab.arena")
    with pytest.raises(CycleError):
        list(TopologicalSorter(graph).static_order())


def test_a_file_is_a_few_pages_at_most():
    ours = [ROOT / "play.py", *SOURCES]
    for folder, ending in (
        ("tests", "*.py"),
        ("benchmarks", "*.py"),
        ("web/src", "*.ts"),
        ("web/src", "*.svelte"),
    ):
        ours += [path for path in (ROOT / folder).rglob(ending) if not path.name.endswith(".gen.ts")]
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in ours}
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


ALONE = "import sys; sys.path.insert(0, sys.argv[1]); "
"""What a program starts with that has the library and none of the packages around it."""


def alone(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a Python that has the standard library and our sources, and nothing else."""
    bare = [sys.executable, "-S", "-E", "-s", "-c", ALONE + program, str(ROOT / "src")]
    return subprocess.run(bare, capture_output=True, text=True, check=False)


def test_the_library_alone_needs_nothing_beyond_the_standard_library():
    played = alone(
        "from outpost31 import GAMES, Match; "
        "from outpost31.bots import make_bot; "
        "from outpost31 import imagination, reasons, lab; "
        "from outpost31.lab import simulation; "
        "print(len([Match.new(game, seats=4 if game != 'coop' else 2, seed=1) for game in GAMES]))"
    )
    assert (played.returncode, played.stdout.strip()) == (0, "4"), played.stderr


@pytest.mark.parametrize("verb", ["--help", "serve", "play"])
def test_the_command_without_its_packages_says_what_to_install(verb):
    told = alone(f"sys.argv[1:] = ['{verb}']; from outpost31.cli import main; main()")
    assert told.returncode == 3
    assert told.stderr.strip().splitlines() == [
        "outpost31: the command needs more than the library; install it with: pip install outpost31"
    ]
