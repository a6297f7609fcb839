"""Balance: the results of simulations, as tables for the report in `docs/balance.md`.

`outpost31 simulate boardgame --json > boardgame.json`, then `python -m outpost31.lab.balance boardgame.json`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from outpost31.lab.endings import NOBODY

Result = dict[str, Any]
"""The tally of one number of seats, as `outpost31 simulate --json` tells it."""


def balance_table(results: list[Result]) -> str:
    """Who won, how long it took and how many were infected, by number of seats."""
    sides = list(dict.fromkeys(side for one in results for side in one["sides"]))
    sides = [side for side in sides if side != NOBODY or any(one["sides"][side]["wins"] for one in results)]
    rows = [
        [
            str(one["seats"]),
            f"{one['games']:,}",
            *(_percent(one["sides"].get(side)) for side in sides),
            _spread(one["turns"]),
            _spread(one["decisions"]),
            _spread(one["infections"]),
        ]
        for one in results
    ]
    heads = [
        "seats",
        "games",
        *(f"{side}, %" for side in sides),
        "rounds or turns",
        "decisions",
        "infections",
    ]
    return _table(heads, rows)


def reasons_table(results: list[Result]) -> str:
    """How it ended, in 100 games, by number of seats."""
    reasons = sorted(
        {reason for one in results for reason in one["reasons"]},
        key=lambda reason: -sum(one["reasons"].get(reason, 0) / one["games"] for one in results),
    )
    rows = [
        [
            reason.replace("_", " "),
            *(f"{100 * one['reasons'].get(reason, 0) / one['games']:.1f}" for one in results),
        ]
        for reason in reasons
    ]
    return _table(["reason, %", *(str(one["seats"]) for one in results)], rows)


def fates_table(results: list[Result]) -> str:
    """How many people of each game came to each end, on average."""
    fates = sorted({fate for one in results for fate in one["fates"]})
    rows = [[fate, *(f"{one['fates'].get(fate, 0):.2f}" for one in results)] for fate in fates]
    return _table(["people at the end", *(str(one["seats"]) for one in results)], rows)


TABLES = (balance_table, reasons_table, fates_table)
"""The tables of one game."""


def _percent(rate: dict[str, float] | None) -> str:
    if rate is None:
        return "0.0"
    return f"{100 * rate['rate']:.1f} ({100 * rate['low']:.1f}-{100 * rate['high']:.1f})"


def _spread(spread: dict[str, float]) -> str:
    return f"{spread['mean']:.1f} ({spread['p5']:.0f}-{spread['p95']:.0f})"


def _table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def main(files: list[str]) -> None:
    """Write the tables of these files to standard output."""
    for file in files:
        results = json.loads(Path(file).read_text(encoding="utf-8"))["results"]
        for table in TABLES:
            sys.stdout.write(f"{table(results)}\n\n")


if __name__ == "__main__":
    main(sys.argv[1:])
