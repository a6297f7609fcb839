"""Run a gate for some minutes, go on where it stopped, and write down how far it came.

    python3 play.py gates kills --for 30     (or: worlds, games, frames, power, soak)
    python3 play.py gates                    what there is, and how far each has come

State is in docs/gates, a file for each; docs/gates.md is written anew after every run. A commit of both lets the next
run, on whichever machine, go on from there.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.gates.pieces import GATES, Figures

ROOT = Path(__file__).resolve().parents[2]
STATE = ROOT / "docs" / "gates"
PAGE = ROOT / "docs" / "gates.md"


def load(name: str) -> dict[str, Any]:
    """How far a gate has come."""
    path = STATE / f"{name}.json"
    if path.exists():
        found: dict[str, Any] = json.loads(path.read_text())
        return found
    return {"next": 0, "seconds": 0.0, "figures": {}, "date": "", "commit": "", "failure": None}


def save(name: str, state: dict[str, Any]) -> None:
    """Write it down, whole or not at all."""
    STATE.mkdir(parents=True, exist_ok=True)
    partial = STATE / f"{name}.partial"
    partial.write_text(json.dumps(state, indent=1))
    partial.replace(STATE / f"{name}.json")


def add(total: Figures, piece: Figures) -> None:
    """What one piece found, to what was found before; of what is a most, the greater."""
    for what, count in piece.items():
        before = total.get(what, 0)
        total[what] = max(before, count) if what.startswith("most ") else before + count


def commit() -> str:
    """The commit that is checked out, and whether more than that is."""
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or "unknown"


def run(name: str, minutes: float) -> None:
    """Piece after piece until the time is over or something is found."""
    gate, state = GATES[name], load(name)
    until = time.monotonic() + minutes * 60
    while (left := until - time.monotonic()) > 0:
        started = time.monotonic()
        number = state["next"]
        try:
            piece = gate.piece(number, left)
        except BaseException as error:
            if not isinstance(error, KeyboardInterrupt):
                state["failure"] = f"piece {number}: {type(error).__name__}: {str(error)[:300]}"
                save(name, state)
                write_page()
            raise
        add(state["figures"], piece)
        state |= {
            "next": number + 1,
            "seconds": state["seconds"] + time.monotonic() - started,
            "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
            "commit": commit(),
            "failure": None,
        }
        save(name, state)
        print(f"{name}: {state['figures']}", flush=True)
    write_page()


def row(name: str) -> str:
    """A gate in a line of the page."""
    gate, state = GATES[name], load(name)
    figures = state["figures"]
    done = figures.get(gate.counted, 0)
    rest = "; ".join(f"{what}: {count:,.0f}" for what, count in figures.items() if what != gate.counted)
    result = f"FAILED, {state['failure']}" if state["failure"] else "held" if done else "not run yet"
    when = f"{state['date']}, {state['commit']}" if state["date"] else ""
    return (
        f"| `{name}` | {gate.title} | {done:,.0f} of {gate.aim:,} {gate.counted} | {rest} | {result} | "
        f"{state['seconds'] / 60:.0f} min | {when} |"
    )


def write_page() -> None:
    """The page from everything that is known."""
    rows = "\n".join(row(name) for name in GATES)
    PAGE.write_text(f"""# The long gates

What takes hours runs apart from the tests, in pieces that go on where the last run stopped:
`python3 play.py gates NAME --for MINUTES` adds to the figures, and writes this page anew. The tests of every day look
at the same things for seconds. A gate that fails says at which piece: the same piece fails again.

| gate | what it shows | how far | what else was counted | result | time | last run, commit |
| --- | --- | --- | --- | --- | --- | --- |
{rows}
""")


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(
        prog="play.py gates", description=__doc__.splitlines()[0] if __doc__ else ""
    )
    parser.add_argument("name", nargs="?", choices=list(GATES))
    parser.add_argument("--for", dest="minutes", type=float, default=10.0, metavar="MINUTES")
    parser.add_argument("--nice", type=int, default=15, help="how far it stands back for others")
    given = parser.parse_args()
    if given.name is None:
        for name in GATES:
            print(row(name))
        return
    if given.minutes <= 0:
        parser.error("MINUTES is more than 0")
    os.nice(given.nice)
    try:
        run(given.name, given.minutes)
    except KeyboardInterrupt:
        write_page()
        sys.exit(130)


if __name__ == "__main__":
    main()
