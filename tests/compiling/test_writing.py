"""Source written out for the compiler says the same: read by the interpreter, it plays the same games to the byte."""

import subprocess
import sys
from dataclasses import MISSING, dataclass, fields, is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from compiling.building import is_compiled, sources, write_out
from compiling.writing import written_out
from outpost31 import compiled

SOURCE = Path(compiled.__file__).resolve().parent
PLAYING = """
import builtins, hashlib, json, random, sys
builtins._mypyc_attr = lambda **told: lambda cls: cls
import outpost31
if len(sys.argv) > 1:
    for name in [name for name in sys.modules if name.startswith("outpost31.")]:
        del sys.modules[name]
    outpost31.__path__.insert(0, sys.argv[1])
import outpost31.games
from outpost31.kernel import Match, match
print(match.__file__, file=sys.stderr)
for game, seats in (("stayaway", 5), ("boardgame", 4), ("coop", 2), ("norwegian", 4)):
    played, dice, digest = Match.new(game, seats, seed=31), random.Random(31), hashlib.sha256()
    while played.outcome is None:
        question = played.questions[0]
        played.answer(question.seat, dice.choice(question.options))
        if len(played.answers) % 20 == 0:
            played = played.copy()
            digest.update(json.dumps([played.view(seat) for seat in (None, *range(seats))]).encode())
    told = [played.events(seat) for seat in (None, *range(seats))]
    digest.update(json.dumps([played.record(), told]).encode())
    print(game, digest.hexdigest())
"""


def played(*arguments: str | Path) -> tuple[str, str]:
    """What a Python of its own says to have played, and from which file."""
    command = [sys.executable, "-c", PLAYING, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout, done.stderr


def test_what_is_written_out_plays_the_same_games(tmp_path):
    modules = write_out(SOURCE, tmp_path)
    assert "outpost31/kernel/match.py" in modules
    assert "outpost31/kernel/__init__.py" not in modules
    assert {compiled.source_of(one, Path("outpost31")).as_posix() for one in compiled.JOINED} < set(modules)
    pure, _ = played()
    written, place = played(tmp_path / "outpost31")
    assert str(tmp_path) in place
    assert written == pure
    assert pure.count("\n") == 4


def test_every_value_is_written_out():
    """No decorator is left that the compiler does not know, and every step has the base that it calls quickly."""
    for path in filter(is_compiled, sources(SOURCE)):
        text = written_out(".".join(path.with_suffix("").parts), (SOURCE.parent / path).read_text())
        assert "@frozen" not in text, path
        assert "@dataclass" not in text, path
        assert "_dataclass" not in text.replace("is_dataclass", ""), path
    turn = written_out("outpost31.games.stayaway.turn", (SOURCE / "games/stayaway/turn.py").read_text())
    assert "class DrawCard(_CompiledStep):" in turn
    assert "def __init__(self, seat: Seat) -> None:" in turn
    table = written_out("outpost31.games.stayaway.table", (SOURCE / "games/stayaway/table.py").read_text())
    assert "self.deck.copy()" in table
    match = written_out("outpost31.kernel.match", (SOURCE / "kernel/match.py").read_text())
    assert "def view(self, seat: _Any)" in match
    questions = written_out("outpost31.kernel.questions", (SOURCE / "kernel/questions.py").read_text())
    assert "def is_for(self, seat: _Any)" in questions, "whoever asks out of turn is refused by the match"
    fate = written_out("outpost31.kernel.fate", (SOURCE / "kernel/fate.py").read_text())
    assert "Fate: _TypeAlias = Seeded | OtherFate" in fate, "a seeded fate is called without a look-up"
    assert "def answer(self, question: Question)" in fate


def test_a_constant_is_said_to_be_one():
    """The compiler looks any other name up in a dictionary, each time that it is read."""
    source = """
Play: TypeAlias = tuple[Option, ...]
T = TypeVar("T")
DRAW = "draw"
DRAWS: list[str] = [DRAW]
FATE: Final = "fate"
found = {}
"""
    written = written_out("outpost31.kernel.piles", source).splitlines()
    assert "DRAW: _Final = 'draw'" in written
    assert "DRAWS: _Final[list[str]] = [DRAW]" in written
    for line in (
        "Play: TypeAlias = tuple[Option, ...]",
        "T = TypeVar('T')",
        "FATE: Final = 'fate'",
        "found = {}",
    ):
        assert line in written


@pytest.mark.sources  # a compiled table wants real values in its fields
@pytest.mark.parametrize(
    "path",
    ["kernel/piles.py", "games/stayaway/table.py", "games/outpost/table.py", "games/outpost/settings.py"],
)
def test_a_value_written_out_declares_what_it_does_in_the_sources(path):
    """Digests, copies and pickles ask its fields, and a game of somebody else's may build on it."""
    name = f"outpost31.{path.removesuffix('.py').replace('/', '.')}"
    written: dict[str, Any] = {"__name__": name, "_mypyc_attr": lambda **told: lambda cls: cls}
    exec(written_out(name, (SOURCE / path).read_text()), written)
    source = vars(import_module(name))
    values: list[Any] = [one for one in source.values() if is_dataclass(one) and one.__module__ == name]
    assert values
    for value in values:
        plain = written[value.__name__]
        told, meant = ([(one.name, one.default, one.compare, one.metadata) for one in fields(cls)]
                       for cls in (plain, value))  # fmt: skip
        assert told == meant
        for one, in_source in zip(fields(plain), fields(value), strict=True):
            assert one.type in (in_source.type, "_Any")
        made_anew = [one.default_factory is not MISSING for one in fields(plain)]
        assert made_anew == [one.default_factory is not MISSING for one in fields(value)]
        assert plain.__match_args__ == value.__match_args__
        assert plain.__doc__ == value.__doc__
        given = [None for one in fields(value) if one.default is one.default_factory is MISSING]
        assert repr(plain(*given)) == repr(value(*given))
    heir: Any = dataclass(type("Heir", (plain,), {"__annotations__": {"more": "int"}, "more": 3}))
    assert [one.name for one in fields(heir)] == [*(one.name for one in fields(plain)), "more"]


def laid(package: Path, folder: Path) -> None:
    """A package of few sources, and a build of them."""
    (package / "kernel").mkdir(parents=True)
    (package / "kernel" / "match.py").write_text("one = 1\n")
    for part in (*compiled.JOINED, *compiled.PARTS):
        source = compiled.source_of(part, package)
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text("two = 2\n")
    assert "there is none" in (compiled.what_is_missing(package, folder) or "")
    folder.mkdir()
    (folder / compiled.STAMP).write_text(compiled.stamp_of(package))
    assert compiled.what_is_missing(package, folder) is None


def test_a_build_is_used_while_it_is_fresh(tmp_path):
    package, folder = tmp_path / "site" / "package", tmp_path / "build"
    laid(package, folder)
    parts = [compiled.source_of(some[0], package) for some in (compiled.JOINED, compiled.PARTS)]
    for changed in (package / "kernel" / "match.py", *parts):
        before = changed.read_text()
        changed.write_text("one = 3\n")
        assert "others than it was built from" in (compiled.what_is_missing(package, folder) or "")
        changed.write_text(before)
    assert compiled.what_is_missing(package, folder) is None
    changed.write_text("one = 3\n")
    path: list[str] = []
    assert compiled.switch_on(path, None, package, folder) is False
    assert compiled.switch_on(path, "0", package, folder) is False
    with pytest.raises(ImportError, match=r"=1 asks for the compiled engine, and the sources"):
        compiled.switch_on(path, "1", package, folder)
    with pytest.raises(
        ImportError, match=r"is 1 \(the compiled engine\), 0 \(the sources\) or not set, not 'yes'"
    ):
        compiled.switch_on(path, "yes", package, folder)
    assert path == []


@pytest.mark.parametrize("wish", [None, "", "0", "1"])
@pytest.mark.parametrize("is_checkout", [True, False])
def test_an_installed_build_is_used_by_itself_and_that_of_a_checkout_on_request(
    tmp_path, monkeypatch, wish, is_checkout
):
    package, folder = tmp_path / "src" / "package", tmp_path / "build"
    laid(package, folder)
    if is_checkout:
        (tmp_path / "pyproject.toml").touch()
    loaded: list[str] = []
    monkeypatch.setattr(compiled, "_load", lambda library, _: loaded.append(library))
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    is_used = wish == "1" or (not is_checkout and wish != "0")
    path: list[str] = []
    assert compiled.switch_on(path, wish, package, folder) is is_used
    assert bool(path) is bool(loaded) is is_used


def test_a_part_is_found_in_the_library_that_it_was_compiled_into(tmp_path, monkeypatch):
    loaded: list[tuple[str, Path]] = []
    monkeypatch.setattr(compiled, "_load", lambda library, folder: loaded.append((library, folder)))
    found = compiled.Parts(tmp_path).find_spec
    joined = found(compiled.JOINED[0])
    assert joined is not None and str(joined.origin).startswith(str(tmp_path / "outpost31" / "envs"))
    assert not loaded  # it is in the library of the rooms, which is there already
    part = found(compiled.PARTS[0])
    assert part is not None and str(part.origin).startswith(str(tmp_path / "parts" / "outpost31"))
    assert loaded == [(compiled.SHARED_PARTS, tmp_path / "parts")]
    assert found("outpost31.envs.seating") is None
