"""The lab: the same seed gives the same counts, whoever counts them; what breaks can be broken again."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from outpost31.lab import (
    Experiment,
    GameFailed,
    Stopped,
    Tally,
    balance,
    game_seed,
    play_game,
    simulate,
    wilson,
)
from outpost31.lab import simulation as simulation_module
from outpost31.lab.tallies import spread


def plain(tallies: dict[int, Tally]) -> str:
    return json.dumps({seats: tally.plain() for seats, tally in tallies.items()})


def test_the_number_of_processes_makes_no_difference(monkeypatch):
    experiment = Experiment("stayaway", (4, 5), 45, "novice", seed=3)
    alone = plain(simulate(experiment, jobs=1))
    assert alone == plain(simulate(experiment, jobs=2))
    monkeypatch.setattr(simulation_module, "CHUNK", 7)
    assert alone == plain(simulate(experiment, jobs=1))
    assert alone != plain(simulate(Experiment("stayaway", (4, 5), 45, "novice", seed=4), jobs=1))


def test_a_tally_adds_up():
    tally = simulate(Experiment("stayaway", (6,), 30, "novice"), jobs=1)[6]
    told = tally.plain()
    assert told["games"] == sum(told["reasons"].values()) == 30
    reasons = told["reasons"]
    assert told["sides"]["the_thing"]["wins"] == sum(
        reasons.get(reason, 0) for reason in ("declared_rightly", "the_thing_alone")
    )
    assert sum(role["of"] for role in told["roles"].values()) == 6 * 30
    assert told["turns"]["p5"] <= told["turns"]["mean"] <= told["turns"]["p95"]
    assert told["infections"]["mean"] * 30 == pytest.approx(told["roles"]["infected"]["of"], abs=0.1)


def test_progress_counts_every_game():
    finished: list[int] = []
    simulate(Experiment("stayaway", (4,), 45, "random"), jobs=1, progress=finished.append)
    assert sum(finished) == 45


def test_wilson_intervals_are_those_of_the_books():
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_percentiles_are_values_that_occurred():
    counts = Tally().turns
    counts.update(range(1, 101))
    assert spread(counts) == {"mean": 50.5, "p5": 5, "p95": 95}
    assert spread(Tally().turns) == {"mean": 0.0, "p5": 0, "p95": 0}


@pytest.mark.parametrize(
    ("experiment", "allowed"),
    [
        (Experiment("chess", (6,), 1, "random"), "stayaway"),
        (Experiment("stayaway", (3,), 1, "random"), "4 to 12"),
        (Experiment("stayaway", (4,), 0, "random"), "at least 1"),
        (Experiment("stayaway", (4,), 1, "random", options={"ice": 1}), "turn_after_swap"),
    ],
)
def test_a_bad_experiment_is_refused_before_it_begins(experiment, allowed):
    with pytest.raises(ValueError, match=allowed):
        simulate(experiment, jobs=1)


def test_a_game_that_breaks_names_the_seed_that_breaks_it_again(monkeypatch):
    bad = game_seed(7, 3)

    def breaking(game, seats, level, options, seed):
        if seed == bad:
            raise ZeroDivisionError("the ice broke")
        return play_game(game, seats, level, options, seed)

    monkeypatch.setattr(simulation_module, "play_game", breaking)
    with pytest.raises(GameFailed, match="the ice broke") as caught:
        simulate(Experiment("stayaway", (4,), 10, "random", seed=7), jobs=1)
    assert caught.value.seed == bad
    assert "ZeroDivisionError" in caught.value.traceback
    with pytest.raises(GameFailed, match="the ice broke"):
        simulate(Experiment("stayaway", (4,), 1, "random", seed=caught.value.seed), jobs=1)


def test_a_failure_crosses_from_a_worker():
    with pytest.raises(GameFailed, match="no 'genius' bots"):
        simulate(Experiment("stayaway", (4, 5), 45, "genius"), jobs=2)


def test_an_interruption_is_a_clean_stop():
    def interrupt(finished: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(Stopped):
        simulate(Experiment("stayaway", (4,), 500, "random"), jobs=1, progress=interrupt)


@pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="needs to see its workers, as Linux shows them"
)
def test_ctrl_c_stops_the_command_and_its_workers_without_a_traceback():
    command = [sys.executable, "-m", "outpost31", "simulate", "stayaway", "--games", "100000", "--jobs", "2"]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    workers = Path(f"/proc/{running.pid}/task/{running.pid}/children")
    try:
        for _ in range(300):  # until its workers are at work, however busy this machine is
            time.sleep(0.1)
            if len(workers.read_text().split()) >= 2:
                break
        time.sleep(0.5)
        os.killpg(running.pid, signal.SIGINT)
        printed, told = running.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):  # whatever went wrong, nothing is left to run for hours
            os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 130
    assert printed == ""
    assert "Traceback" not in told
    assert "stopped" in told


def test_where_all_play_together_the_alien_is_the_other_side():
    told = simulate(Experiment("coop", (2,), 30, "novice"), jobs=1)[2].plain()
    assert told["sides"]["player"]["wins"] == told["reasons"].get("escaped", 0)
    assert told["sides"]["player"]["wins"] + told["sides"]["alien"]["wins"] == 30
    assert sum(told["fates"].values()) == pytest.approx(6, abs=0.01)


def test_humans_who_escaped_before_the_aliens_won_have_not_won_the_game():
    told = simulate(Experiment("norwegian", (6,), 30, "novice"), jobs=1)[6].plain()
    assert told["sides"]["human"]["wins"] + told["sides"]["alien"]["wins"] == 30
    assert told["sides"]["human"]["wins"] == sum(
        told["reasons"].get(reason, 0) for reason in ("escaped", "alien_beaten", "ufo_grounded", "ufo_held")
    )
    assert told["fates"]["escaped"] > 0


def test_the_report_has_a_row_for_each_number_of_seats_and_each_reason(tmp_path, capsys):
    tallies = simulate(Experiment("coop", (1, 2), 12, "novice"), jobs=1)
    results = [{"seats": seats, **tally.plain()} for seats, tally in tallies.items()]
    file = tmp_path / "coop.json"
    file.write_text(json.dumps({"results": results}), encoding="utf-8")
    balance.main([str(file)])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("| seats | games | alien, % | player, % |")
    assert lines[2].startswith("| 1 | 12 |")
    assert any(line.startswith("| no character left |") for line in lines)
    assert any(line.startswith("| exposed |") for line in lines)
