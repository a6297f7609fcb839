"""The benchmark runs on our side alone, and its report renders with peers and without."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from outpost31 import GAMES
from outpost31.kernel import Question

ROOT = Path(__file__).parents[1]
BENCHMARKS = ROOT / "benchmarks"


def bench(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BENCHMARKS / "run.py"), *words]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "OUTPOST31_COMPILED": "0"}
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
        assert text.count(f"| {game.title}, {game.seats[-1]} players, quiet |") == 1
    assert text.count(", declaring is rare |") == 3


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
    contestant = partial(measure.Contestant, "Stay Away!", 6, len, list, "stayaway")
    rates = {
        contestant(): [150.0, 360.0, 450.0],
        contestant(ours.QUIET): [300.0, 500.0, 900.0],
        contestant(ours.RARE): [200.0, 400.0, 600.0],
        measure.Contestant(peers.ENV_RUN, 2, len, list): [50.0, 100.0, 150.0],
        measure.Contestant(peers.BARE_LOOP, 2, len, list): [200.0, 400.0, 600.0],
        contestant(is_compiled=True): [500.0, 800.0, 1500.0],
    }
    cheap, dear = measure.Spread(4.0, 4.9, 6.0), measure.Spread(9.0, 10.0, 11.0)
    run = findings.Run(
        date="1982-06-25",
        versions={"outpost31": "1"},
        command="python3 play.py bench",
        rounds=3,
        seconds=1.0,
        rates=rates,
        shapes={one: measure.Shape(100.0, 3.0, 0.25) for one in rates if not one.is_compiled},
        costs=[
            ours.Costs("Stay Away!", 6, dear, dear, dear, "stayaway"),
            ours.Costs("Stay Away!", 6, cheap, dear, dear, "stayaway", is_compiled=True),
        ],
    )
    text = report.render(run)
    assert f"| stayaway: at least 3.5 times {peers.ENV_RUN} | 3.00 | **not met** |" in text
    assert f"| stayaway, quiet: at least 5.25 times {peers.ENV_RUN} | 6.00 | met |" in text
    assert f"| stayaway, declaring is rare: at least 3.5 times {peers.ENV_RUN} | 4.00 | met |" in text
    assert f"| stayaway, compiled: at least 8 times {peers.ENV_RUN} | 10.00 | met |" in text
    assert f"| stayaway, compiled: at least 2 times {peers.BARE_LOOP} | 2.50 | met |" in text
    assert f"| stayaway, compiled: at least 0.4 times {peers.SOCIAL_DEDUCTION} |  | not measured |" in text
    assert "| stayaway, compiled: a copy in under 5 µs | 4.9 µs | met |" in text
    assert "| stayaway, compiled: a view in under 10 µs | 10.0 µs | **not met** |" in text
    assert f"| boardgame: at least 6 times {peers.ENV_RUN} |  | not measured |" in text
    assert f"| norwegian, quiet: at least 9 times {peers.ENV_RUN} |  | not measured |" in text
    assert "| Stay Away!, 6 players | 3.00 (3.00 to 3.60) | 0.75 (0.75 to 0.90) |" in text
    assert "| Stay Away!, 6 players, compiled | 800 (500 to 1,500) |  |  |  |" in text
    plays = text.partition("## Random play")[2].partition("## As many")[0]
    assert plays.index("6 players, compiled") < plays.index(peers.ENV_RUN), "peers come last"


def test_another_process_times_the_same_contestants(parts: dict[str, Any]) -> None:
    ours = parts["ours"]
    side = import_module("compiled_side").CompiledSide(is_compiled=False)
    here = ours.contestants(["coop"])
    try:
        there = side.contestants(here)
        rates = [one.timed(0.001, 1) for one in there]
        costs = side.costs("coop", 1, 1, 2)
    finally:
        side.close()
    assert [(one.seats, one.way) for one in there] == [(1, ""), (3, ""), (1, "quiet"), (3, "quiet")]
    assert all(one.is_compiled for one in (*there, costs))
    assert all(rate > 0 for rate in rates)
    assert (costs.name, costs.seats, costs.game) == (GAMES["coop"].title, 1, "coop")


def test_the_compiled_engine_is_measured_where_it_is_built(
    parts: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run = import_module("run")
    monkeypatch.setattr(run, "IS_COMPILED", False)
    monkeypatch.setattr(run, "what_is_missing", lambda package, folder: None)
    assert run.arguments([]).compiled
    monkeypatch.setattr(run, "what_is_missing", lambda package, folder: "there is none")
    assert not run.arguments([]).compiled
    with pytest.raises(SystemExit):
        run.arguments(["--compiled"])
    assert "--compiled: there is none" in capsys.readouterr().err
    monkeypatch.setattr(run, "IS_COMPILED", True)
    with pytest.raises(SystemExit):
        run.arguments([])
    assert "OUTPOST31_COMPILED must not be 1" in capsys.readouterr().err


def test_a_thing_that_rarely_declares_mostly_does_something_else(parts: dict[str, Any]) -> None:
    ours = parts["ours"]
    question = Question(0, "card_to_offer", ("axe", "declare"))
    chosen = [ours.rarely_declaring(question, Random(seed)) for seed in range(2000)]
    assert 0 < chosen.count("declare") < 60  # 20 of 1,000 that chance says
    asked_outright = Question(0, ours.DECLARATION, ("play_on", "declare"))
    chosen = [ours.rarely_declaring(asked_outright, Random(seed)) for seed in range(2000)]
    assert 900 < chosen.count("declare") < 1100


def test_seats_are_four_six_and_the_most_a_game_takes(parts: dict[str, Any]) -> None:
    ours = parts["ours"]
    assert ours.seat_numbers(range(4, 13)) == [4, 6, 12]
    assert ours.seat_numbers(range(4, 7)) == [4, 6]
    assert ours.seat_numbers(range(1, 4)) == [1, 3]
