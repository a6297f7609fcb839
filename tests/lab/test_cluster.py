"""The lab on a cluster: the same numbers as in one process, in whichever order they come and whoever dies meanwhile."""

from __future__ import annotations

import inspect
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from outpost31.cli.app import app
from outpost31.lab import Experiment, arena, cluster, simulation
from outpost31.lab.arena import Contest, contend
from outpost31.lab.cluster import NoCluster, spread
from outpost31.lab.learn import lessons
from outpost31.lab.simulation import simulate

ROOT = Path(__file__).resolve().parents[2]


def shuffled(work: Callable[[Any], Any], portions: Iterable[Any], address: str) -> Iterator[tuple[Any, Any]]:
    """A cluster whose workers finish in any order."""
    assert address == "somewhere"
    found = [(portion, work(portion)) for portion in portions]
    random.Random(3).shuffle(found)
    yield from found


def test_tallies_from_a_cluster_are_those_of_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "spread", shuffled)
    monkeypatch.setattr(simulation, "CHUNK", 3)
    experiment = Experiment("stayaway", (4, 5), 8, "novice", seed=7)
    told: list[int] = []
    found = simulate(experiment, progress=told.append, cluster="somewhere")
    assert sum(told) == 16
    alone = simulate(experiment, jobs=1)
    assert {seats: tally.plain() for seats, tally in found.items()} == {
        seats: tally.plain() for seats, tally in alone.items()
    }


def test_scores_from_a_cluster_are_those_of_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "spread", shuffled)
    monkeypatch.setattr(arena, "CHUNK", 2)
    contest = Contest("stayaway", 4, ("novice", "random"), 4, 5, {}, False)
    found, alone = contend(contest, cluster="somewhere"), contend(contest)
    for seating, score in alone.items():
        assert (found[seating].won, found[seating].reasons) == (score.won, score.reasons)


@pytest.mark.parametrize(("what", "game", "games"), [("value", "coop", 4), ("habits", "stayaway", 1)])
def test_what_is_learned_on_a_cluster_is_what_one_process_learns(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, what: str, game: str, games: int
) -> None:
    """To the last digit of the file, though sums of fractions hang on their order."""
    monkeypatch.setattr(cluster, "spread", shuffled)
    files: list[list[str]] = []
    for each in (partial(cluster.in_order, address="somewhere"), cluster.here):
        written = list(lessons.learn(what, game, games, 5, tmp_path, each))
        files.append([path.read_text(encoding="utf-8") for path in written])
    assert files[0] == files[1]


def test_results_keep_the_order_of_their_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "spread", shuffled)
    assert list(cluster.in_order(str, range(40), "somewhere")) == [str(number) for number in range(40)]


def test_the_verb_learns_on_a_cluster_and_names_one_that_is_not_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    arguments = [
        "learn",
        "value",
        "coop",
        "--games",
        "2",
        "--folder",
        str(tmp_path),
        "--cluster",
        "somewhere",
    ]
    people = CliRunner(env={"OUTPOST31_LANGUAGE": "en"})
    monkeypatch.setitem(sys.modules, "ray", None)
    nowhere = people.invoke(app, arguments)
    assert nowhere.exit_code == 2
    assert "outpost31[cluster]" in nowhere.stderr
    monkeypatch.setattr(cluster, "spread", shuffled)
    told = people.invoke(app, arguments)
    assert told.exit_code == 0, told.output
    assert "value_coop.py" in told.stdout


class Ray:
    """As much of Ray as is used: tasks wait to be asked for, and the last one that began is done first."""

    def __init__(self) -> None:
        self.most = 0
        self.is_there = False
        self._waiting: dict[int, Callable[[], Any]] = {}

    def is_initialized(self) -> bool:
        return self.is_there

    def init(self, **given: Any) -> None:
        if given["address"] != "auto":
            raise ConnectionError("nobody answers there\nand more")
        self.is_there = True

    def shutdown(self) -> None:
        self.is_there = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, **given: Any) -> Callable[[Callable[[Any], Any]], Any]:
        assert given == {"num_cpus": 1, "max_retries": -1}, "a dead worker's portion is done again"

        def begin(work: Callable[[Any], Any], portion: Any) -> int:
            number = len(self._waiting) + 1000 * int(portion)
            self._waiting[number] = lambda: work(portion)
            return number

        def take(work: Callable[[Any], Any]) -> Any:
            assert inspect.isfunction(work), "the real one takes nothing else"
            return SimpleNamespace(remote=lambda portion: begin(work, portion))

        return take

    def wait(self, running: list[int], num_returns: int) -> tuple[list[int], list[int]]:
        self.most = max(self.most, len(running))
        return running[-num_returns:], running[:-num_returns]

    def get(self, done: int) -> Any:
        return self._waiting.pop(done)()


def test_every_portion_is_done_once_and_few_wait_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    found = dict(spread(partial(pow, 2), range(50), "auto"))
    assert found == {number: 2**number for number in range(50)}
    assert ray.most == cluster.UNDER_WAY * 2
    assert not ray.is_there, "it is left as it was found"


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", Ray())
    with pytest.raises(NoCluster, match=r"^nobody answers there$"):
        list(spread(str, [1], "nowhere:1"))
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match="outpost31\\[cluster\\]"):
        list(spread(str, [1], "auto"))


@pytest.mark.long
def test_a_real_cluster_gives_the_same_numbers_though_one_of_two_dies(tmp_path: Path) -> None:
    """In an environment of its own, since Ray is large, and in a network of its own, since it listens everywhere."""
    assert shutil.which("unshare"), "this test wants a network of its own (Debian: util-linux, as root)"
    venv = tmp_path / "environment"
    subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    lock = ROOT / "requirements-cluster.lock"
    install = [str(venv / "bin/pip"), "install", "-q", "--require-hashes", "-r", str(lock)]
    subprocess.run(install, check=True, capture_output=True)
    python, ray = str(venv / "bin/python"), str(venv / "bin/ray")
    with tempfile.TemporaryDirectory(prefix="o31-") as folder:  # a short name: it becomes a socket's
        ended = subprocess.run(
            ["unshare", "--net", python, str(Path(__file__).with_name("raylets.py")), ray, folder],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            capture_output=True,
            text=True,
            timeout=900,
            check=False,
        )
    assert ended.returncode == 0, ended.stderr[-2000:]
    told = json.loads(ended.stdout.strip().splitlines()[-1])
    assert told == {
        "processors": 2.0,
        "games": 120,
        "portions": 24,
        "is_same": True,
        "is_learned": True,
        "left": 1,
    }
