"""A real Ray cluster of two on this machine, one of which is killed in the middle: run in a network of its own.

    unshare --net PYTHON tests/lab/raylets.py RAY FOLDER

Ray listens on every address there is, so it is given a network with nothing in it but itself. Prints one line of JSON.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import subprocess
import sys
import time
import traceback
from functools import partial
from pathlib import Path
from typing import Any

ADDRESS = "127.0.0.1:6399"


def start(ray: str, folder: Path, *words: str) -> subprocess.Popen[bytes]:
    """Start a raylet with all that belongs to it in a group of its own."""
    with (folder / f"{words[0].strip('-').partition('=')[0]}.log").open("wb") as told:
        return subprocess.Popen(
            [ray, "start", *words, "--num-cpus=1", "--block", "--disable-usage-stats"],
            stdout=told,
            stderr=told,
            start_new_session=True,
        )


def end(process: subprocess.Popen[bytes]) -> None:
    """End a raylet as a machine does that loses its power."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def wait_until_ready(log: Path) -> None:
    """Return when a raylet says that it runs."""
    for _ in range(600):
        if b"will now block" in log.read_bytes():
            return
        time.sleep(0.2)
    raise TimeoutError(log.read_text())


def learned(folder: Path, each: Any) -> str:
    """What is learned of the co-op game in some games, as it is written."""
    from outpost31.lab.learn import lessons

    (written,) = lessons.learn("value", "coop", 6, 5, folder, each)
    return written.read_text(encoding="utf-8")


def play(folder: Path, raylets: list[subprocess.Popen[bytes]]) -> dict[str, object]:
    """Learn and simulate on both; one dies in the middle. What came of it, and what one process says."""
    import ray  # type: ignore[import-not-found,unused-ignore]

    from outpost31.lab import Experiment, cluster, simulation

    simulation.CHUNK = 5
    experiment = Experiment("stayaway", (5, 6), 60, "novice", seed=11)
    ray.init(address=ADDRESS, _node_ip_address="127.0.0.1", log_to_driver=False, logging_level="error")
    for _ in range(300):
        if ray.cluster_resources().get("CPU") == 2.0:
            break
        time.sleep(0.5)
    before = ray.cluster_resources()["CPU"]
    told: list[int] = []

    def progress(finished: int) -> None:
        told.append(finished)
        if len(told) == 2:
            end(raylets[1])

    is_learned = learned(folder, partial(cluster.in_order, address=ADDRESS)) == learned(folder, cluster.here)
    found = simulation.simulate(experiment, progress=progress, cluster=ADDRESS)
    alone = simulation.simulate(experiment, jobs=1)
    for _ in range(600):  # the head notices some time after its work was done again
        if sum(node["Alive"] for node in ray.nodes()) == 1:
            break
        time.sleep(0.2)
    return {
        "processors": before,
        "games": sum(told),
        "portions": len(told),
        "is_same": {seats: one.plain() for seats, one in found.items()}
        == {seats: one.plain() for seats, one in alone.items()},
        "is_learned": is_learned,
        "left": sum(node["Alive"] for node in ray.nodes()),
    }


def main() -> None:
    """Start, play, end."""
    command, folder = sys.argv[1], Path(sys.argv[2])
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(16)}
    raylets = [
        start(command, folder, "--head", f"--port={ADDRESS.partition(':')[2]}", "--node-ip-address=127.0.0.1",
              "--include-dashboard=false", f"--temp-dir={folder / 'ray'}"),
    ]  # fmt: skip
    try:
        wait_until_ready(folder / "head.log")
        raylets.append(start(command, folder, f"--address={ADDRESS}", "--node-ip-address=127.0.0.1"))
        wait_until_ready(folder / "address.log")
        try:
            print(json.dumps(play(folder, raylets)), flush=True)
        except Exception:
            # Told here: Ray's own hook would ask the head first, which is gone by then.
            traceback.print_exc()
            sys.stderr.flush()
            raise SystemExit(1) from None
    finally:
        for one in raylets:
            end(one)


if __name__ == "__main__":
    main()
