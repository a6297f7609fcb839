"""The gate of a release: what it refuses and why, what it leaves behind; and the bill of materials."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from releasing import gate
from releasing.gate import COMPILED_TESTS, Refused, check, git, notes, release
from releasing.materials import CLIENT_LOCK, LOCK, bill

ROOT = Path(__file__).resolve().parent.parent
CHANGELOG = (
    "# Changelog\n\n## Unreleased\n\n## 0.2.0\n\n### Added\n- A gate.\n\n## 0.1.0\n\n### Added\n- All.\n"
)


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A small checkout in which 0.2.0 may be released."""
    for name in (LOCK, CLIENT_LOCK):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    package = tmp_path / "src" / "outpost31"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "0.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    (tmp_path / "CITATION.cff").write_text("version: 0.2.0\n")
    (tmp_path / ".gitignore").write_text("dist/\n")
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "somebody@outpost.example")
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    git(tmp_path, "tag", "v0.1.0")
    return tmp_path


def commit(checkout: Path) -> None:
    git(checkout, "add", "--all")
    git(checkout, "commit", "--quiet", "--message", "Change something")


class Runs:
    """The verbs of play.py that were asked for; packages are built by touching them."""

    compiled: tuple[str, ...] = ("-cp311-cp311-linux_x86_64.whl",)

    def __init__(self, checkout: Path, failing: str = "", version: str = "0.2.0") -> None:
        self.checkout, self.failing, self.version = checkout, failing, version
        self.asked: list[tuple[str, ...]] = []

    def __call__(self, *words: str) -> int:
        self.asked.append(words)
        if words[0] == "packages":
            (self.checkout / "dist").mkdir(exist_ok=True)
            for end in ("-py3-none-any.whl", ".tar.gz", *self.compiled):
                (self.checkout / "dist" / f"outpost31-{self.version}{end}").touch()
        return 1 if words[0] == self.failing else 0


def test_a_version_that_is_in_order_gets_its_notes_its_bill_and_its_tag(checkout):
    (checkout / "benchmarks").mkdir()
    (checkout / "benchmarks" / "gate.py").touch()
    commit(checkout)
    runs = Runs(checkout)
    release(checkout, "0.2.0", runs)
    assert runs.asked == [
        ("test",),
        ("bench", "--gate"),
        ("test", "--compiled", *COMPILED_TESTS),
        ("packages", "--compiled"),
    ]
    told = (checkout / "dist" / "notes-0.2.0.md").read_text()
    assert told.startswith("# Outpost 31, version 0.2.0\n\n### Added\n\n- A gate.\n\n### Files\n")
    assert git(checkout, "tag", "--list", "v0.2.0", "--format=%(contents)") == told.strip()
    assert json.loads((checkout / "dist" / "outpost31-0.2.0.cdx.json").read_text())["components"]
    with pytest.raises(Refused, match="has a tag already"):
        release(checkout, "0.2.0", runs)


@pytest.mark.parametrize(
    ("version", "why"),
    [("2", "three numbers"), ("v0.2.0", "three numbers"), ("0.3.0", "says 0.2.0, not 0.3.0")],
)
def test_a_version_that_is_not_the_packages_is_refused(checkout, version, why):
    refused(checkout, why, version=version)


def test_a_citation_of_another_version_is_refused(checkout):
    (checkout / "CITATION.cff").write_text("version: 0.1.0\n")
    commit(checkout)
    refused(checkout, "does not say version: 0.2.0")


def test_a_version_that_comes_before_one_that_was_released_is_refused(checkout):
    git(checkout, "tag", "v0.10.0")
    refused(checkout, "0.10.0 was released already")


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ("## 0.2.0\n", "", "still has lines under Unreleased"),
        ("## Unreleased\n\n## 0.2.0\n\n### Added\n- A gate.\n", "", "nothing under 0.2.0"),
        ("### Added\n- A gate", "### Odds and ends\n- A gate", "a section 'Odds and ends'"),
    ],
)
def test_a_changelog_that_does_not_tell_of_it_is_refused(checkout, before, after, why):
    (checkout / "CHANGELOG.md").write_text(CHANGELOG.replace(before, after))
    commit(checkout)
    refused(checkout, why)


def test_a_tree_that_is_not_clean_is_refused(checkout):
    (checkout / "left.py").touch()
    refused(checkout, r"not clean: \?\? left.py")


@pytest.mark.parametrize(("verb", "why"), [("test", "tests do not pass"), ("packages", "cannot be built")])
def test_what_fails_on_the_way_stops_it(checkout, verb, why):
    runs = Runs(checkout, failing=verb)
    with pytest.raises(Refused, match=why):
        release(checkout, "0.2.0", runs)
    assert runs.asked[-1][0] == verb
    assert git(checkout, "tag", "--list", "v0.2.0") == ""


def test_packages_of_another_version_are_refused(checkout):
    with pytest.raises(Refused, match=r"outpost31-0\.2\.0-py3-none-any\.whl was not built"):
        release(checkout, "0.2.0", Runs(checkout, version="0.1.9"))


def test_a_release_without_its_compiled_wheel_is_refused(checkout):
    runs = Runs(checkout)
    runs.compiled = ()
    with pytest.raises(Refused, match=r"no compiled wheel of 0\.2\.0"):
        release(checkout, "0.2.0", runs)


@pytest.mark.parametrize(("flag", "runs_all"), [("--look", False), ("--check", True)])
def test_whoever_only_looks_or_checks_tags_nothing(checkout, monkeypatch, flag, runs_all):
    runs = Runs(checkout)
    monkeypatch.setattr(gate, "ROOT", checkout)
    monkeypatch.setattr(gate, "play", runs)
    assert gate.main(["0.2.0", flag]) == 0
    assert bool(runs.asked) == runs_all
    assert git(checkout, "tag", "--list", "v0.2.0") == ""


def test_a_check_runs_everything_writes_the_notes_and_tags_nothing(checkout):
    runs = Runs(checkout)
    path = check(checkout, "0.2.0", runs)
    assert runs.asked[-1] == ("packages", "--compiled")
    assert path.is_file()
    assert git(checkout, "tag", "--list", "v0.2.0") == ""


def test_notes_have_a_line_for_each_thing_and_the_digest_of_each_file(tmp_path):
    (tmp_path / "wheel").write_bytes(b"snow")
    told = (
        "### For players\nAll of it\nis new.\n\n- **Fire** goes\n  `out`, and\n  **cold** comes in.\n- Snow."
    )
    assert notes("0.2.0", told, [tmp_path / "wheel"]).splitlines()[2:] == [
        "### For players",
        "",
        "All of it is new.",
        "",
        "- **Fire** goes `out`, and **cold** comes in.",
        "- Snow.",
        "",
        "### Files",
        "",
        "```",
        f"{hashlib.sha256(b'snow').hexdigest()}  wheel",
        "```",
    ]


def test_the_command_says_why_not_in_a_line():
    done = subprocess.run(
        [sys.executable, "play.py", "release", "nothing"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    told = ["play.py: not released: a version is three numbers, as 0.2.0, not 'nothing'"]
    assert done.stderr.splitlines() == told


def refused(checkout: Path, why: str, version: str = "0.2.0") -> None:
    """It is refused before anything that takes long, and no tag is left."""
    runs = Runs(checkout)
    with pytest.raises(Refused, match=why):
        release(checkout, version, runs)
    assert runs.asked == []
    assert git(checkout, "tag", "--list", f"v{version}") == ""


def test_the_bill_names_all_that_is_installed_and_all_that_the_client_is_built_of():
    named = {one["name"]: one for one in bill()["components"]}
    pinned = {
        line.partition("==")[0] for line in (ROOT / LOCK).read_text().splitlines() if "==" in line[:60]
    } - {""}
    assert {one for one in pinned if not one.startswith(" ")} <= named.keys()
    client = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert client["dependencies"].keys() <= named.keys()
    assert not client["devDependencies"].keys() & named.keys()
    assert all("@" in one["purl"] for one in named.values())
