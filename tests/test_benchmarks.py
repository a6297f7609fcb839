"""The benchmark runs on our side alone, and its report renders with peers and without."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from outpost31 import GAMES

ROOT = Path(__file__).parents[1]
BENCHMARKS = ROOT / "benchmarks"


def bench(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BENCHMARKS / "run.py"), *words]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)


def test_every_game_is_played_copied_and_looked_at(tmp_path: Path) -> None:
    output = tmp_path / "results.md"
    sizes = ("--rounds", "2", "--seconds", "0.001", "--matches", "2")
    run = bench("--no-peers", *sizes, "--output", str(output))
    assert run.returncode == 0, run.stderr
    text = output.read_text(encoding="utf-8")
    assert run.stdout == text
    for game in GAMES.values():
        # Once in the table of random play, once in that of copies, at the most players it takes.
        assert text.count(f"| {game.title}, {game.seats[-1]} players |") == 2


@pytest.mark.parametrize(
    ("words", "allowed"),
    [
        (("--games", "monopoly"), "there are: "),
        (("--rounds", "none"), "a whole number from 1 to 1000"),
        (("--seconds", "0"), "a number from 0.001 to 1000"),
        (("--seconds", "nan"), "a number from 0.001 to 1000"),
        (("--output", "no/such/folder/results.md"), "a file in a folder that there is"),
        (("--faster",), "unrecognized arguments"),
    ],
)
def test_a_bad_argument_is_refused_with_what_is_allowed(words: tuple[str, ...], allowed: str) -> None:
    run = bench(*words)
    assert run.returncode == 2
    assert allowed in run.stderr


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    return {name: import_module(name) for name in ("measure", "ours", "peers", "findings", "report")}


def test_the_report_tells_ratios_and_which_aims_are_met(parts: dict[str, Any]) -> None:
    measure, ours, peers, findings, report = parts.values()
    rates = {
        measure.Contestant("Stay Away!", 6, len, list, "stayaway"): [300.0, 620.0, 900.0],
        measure.Contestant(peers.ENV_RUN, 2, len, list): [50.0, 100.0, 150.0],
        measure.Contestant(peers.BARE_LOOP, 2, len, list): [200.0, 400.0, 600.0],
    }
    spread = measure.Spread(4.0, 5.0, 6.0)
    run = findings.Run(
        date="1982-06-25",
        versions={"outpost31": "1"},
        command="python3 play.py bench",
        rounds=3,
        seconds=1.0,
        rates=rates,
        shapes={one: measure.Shape(100.0, 3.0, 0.25) for one in rates},
        costs=[ours.Costs("Stay Away!", 6, spread, None, spread, "stayaway")],
    )
    text = report.render(run)
    assert f"| stayaway: at least 5 times {peers.ENV_RUN} | 6.0 | met |" in text
    assert f"| stayaway: at least 2 times {peers.BARE_LOOP} | 1.5 | **not met** |" in text
    assert "| stayaway: a copy in under 10 µs | 5.0 µs | met |" in text
    assert "| boardgame: a copy in under 20 µs |  | not measured |" in text
    assert "| Stay Away!, 6 players | 6.00 (6.00 to 6.20) | 1.50 (1.50 to 1.55) |" in text


def test_seats_are_four_six_and_the_most_a_game_takes(parts: dict[str, Any]) -> None:
    ours = parts["ours"]
    assert ours.seat_numbers(range(4, 13)) == [4, 6, 12]
    assert ours.seat_numbers(range(4, 7)) == [4, 6]
    assert ours.seat_numbers(range(1, 4)) == [1, 3]
