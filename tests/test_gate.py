"""The gate of speed: what it measures, when it fails, and what it writes down."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from outpost31 import GAMES

ROOT = Path(__file__).parents[1]


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    return import_module("gate")


def test_every_game_is_timed_in_every_way(gate: Any) -> None:
    assert {(one.game, one.what) for one in gate.measures()} == {
        (game, what) for game in GAMES for what in ("play", "quiet", "copy", "view")
    }
    assert len({one.name for one in gate.measures()}) == len(gate.measures())


def test_two_versions_are_timed_by_the_same_worker(gate: Any) -> None:
    version = gate.Checkout(ROOT / "src")
    try:
        times = [version.microseconds(one, 1) for one in gate.measures(0.001) if one.seats <= 4]
    finally:
        version.close()
    assert len(times) == 16
    assert all(time >= 0 for time in times)


def test_a_version_that_breaks_down_is_named(gate: Any, tmp_path: Path) -> None:
    (tmp_path / "outpost31").mkdir()
    (tmp_path / "outpost31" / "__init__.py").write_text("Match = type('Match', (), {'new': lambda: None})")
    version = gate.Checkout(tmp_path)
    with pytest.raises(RuntimeError, match="play stayaway 4 broke down"):
        version.microseconds(gate.measures()[0], 1)
    version.close()


def test_a_ratio_is_the_median_of_pairs(gate: Any) -> None:
    measure = gate.Measure("play", "stayaway", 6, 1)
    then = [10.0, 10.0, 40.0, 10.0, 10.0]
    ratio = gate.ratio_of(measure, lambda _, seed: then[seed], lambda _, seed: 5.0, rounds=5)
    assert ratio == 2.0


def test_what_looks_slow_is_measured_again_before_it_fails(
    gate: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    slow, unlucky, fine = (gate.Measure(what, "coop", 1, 1) for what in ("play", "copy", "view"))
    asked = {slow: 0, unlucky: 0, fine: 0}

    def now(measure: Any, seed: int) -> float:
        asked[measure] += 1
        return 1.3 if measure == slow or (measure == unlucky and asked[measure] <= 5) else 1.0

    ratios = gate.compare([slow, unlucky, fine], lambda measure, seed: 1.0, now, rounds=5)
    assert ratios == {"play coop 1": 0.77, "copy coop 1": 1.0, "view coop 1": 1.0}
    assert asked == {slow: 20, unlucky: 20, fine: 5}
    assert gate.too_slow(ratios) == ["play coop 1"]
    assert "0.77" in capsys.readouterr().out


def test_the_file_of_ratios_is_a_chain_of_commits(gate: Any, tmp_path: Path) -> None:
    entries = gate.read()
    for before, entry in pairwise(entries):
        assert entry["since"] == before["commit"]
        assert entry["ratios"].keys() == {one.name for one in gate.measures()}
    gate.write(entries, tmp_path / "ratios.json")
    assert json.loads((tmp_path / "ratios.json").read_text()) == entries


def test_the_gate_fails_where_something_is_slow_and_writes_when_asked(
    gate: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*words: str, cwd: Path = tmp_path) -> None:
        subprocess.run(["git", *words], cwd=cwd, check=True, capture_output=True)

    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "one.py").write_text("OLD = 1\n")
    run("init", "-q")
    run("add", "-A")
    run("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "First")
    ratios = tmp_path / "ratios.json"
    monkeypatch.setattr(gate, "ROOT", tmp_path)
    monkeypatch.setattr(gate, "read", lambda: [{"commit": "HEAD", "since": None, "ratios": {}}])
    monkeypatch.setattr(gate, "write", lambda entries: ratios.write_text(json.dumps(entries)))
    seen = []

    class Sources:
        def __init__(self, source: Path) -> None:
            self.is_now = source == tmp_path / "src"
            seen.append((source / "one.py").read_text())

        def microseconds(self, measure: Any, seed: int) -> float:
            return 2.0 if self.is_now and measure.name == "copy coop 1" else 1.0

        def close(self) -> None:
            seen.append("closed")

    monkeypatch.setattr(gate, "Checkout", Sources)
    assert gate.main(["--write"]) == 1
    assert seen == ["OLD = 1\n", "OLD = 1\n", "closed", "closed"]
    assert "too slow: copy coop 1" in capsys.readouterr().out
    (_, entry) = json.loads(ratios.read_text())
    assert entry["since"] == "HEAD"
    assert entry["ratios"]["copy coop 1"] == 0.5
    assert gate.main(["--since", "none-such"]) == 2
    assert "none-such" in capsys.readouterr().err


def test_the_command_says_what_it_takes() -> None:
    said = subprocess.run(
        [sys.executable, "benchmarks/gate.py", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert "--write" in said
    assert "--since" in said
