"""The report: what a run found, as Markdown."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Sequence
from pathlib import Path

from findings import AIMS, Aim, Run, ratio
from measure import Contestant, Shape, Spread
from ours import STAYS, Costs


def render(run: Run) -> str:
    """The whole report."""
    parts = ["# Speed", _preface(run), "## Aims", _aims(run), "## Random play", _plays(run)]
    if any(not one.game for one in run.rates):
        parts += ["## As many times as fast as", _ratios(run)]
    parts += [
        "## Copies and views in the middle of games",
        _costs(run),
        "## How it was measured",
        _method(run),
    ]
    return "\n\n".join(parts) + "\n"


def _preface(run: Run) -> str:
    versions = ", ".join(f"{name} {number}" for name, number in run.versions.items())
    return f"""\
Measured on {run.date}.

- Machine: {machine()}
- Versions: {versions}
- Reproduce: `{run.command}`"""


def machine() -> str:
    """This machine in words, without its name."""
    try:
        system = platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, KeyError):
        system = f"{platform.system()} {platform.release()}"
    return f"{_processor()}, {os.cpu_count()} cores, {system}, {platform.machine()}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.processor() or "unknown processor")


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    rule = ["---", *("---:" for _ in head[1:])]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))


def _named(one: Contestant | Costs) -> str:
    players = f"{one.seats} players" if one.seats > 1 else "1 player"
    way = one.way if isinstance(one, Contestant) else ""
    return ", ".join(filter(None, (one.name, players, way, "compiled" if one.is_compiled else "")))


def _spread(spread: Spread | None, form: str) -> str:
    if spread is None:
        return ""
    return f"{spread.middle:{form}} ({spread.low:{form}} to {spread.high:{form}})"


def _aims(run: Run) -> str:
    def row(aim: Aim) -> tuple[str, str, str]:
        measured = aim.worst(run)
        if measured is None:
            return aim.words(), "", "not measured"
        told = f"{measured:.2f}" if aim.is_race else f"{measured:.1f} µs"
        return aim.words(), told, "met" if aim.is_met(measured) else "**not met**"

    return "Measured is the median at the number of players where it was worst.\n\n" + _table(
        ("aim", "measured", ""), map(row, AIMS)
    )


def _plays(run: Run) -> str:
    head = (
        "",
        "decisions a second, median (range)",
        "decisions a game",
        "options a decision",
        "one option only",
    )
    return _table(
        head,
        (
            (
                _named(one),
                _spread(Spread.of(rates), ",.0f"),
                *_shape(run.shapes.get(one)),
            )
            for one, rates in sorted(run.rates.items(), key=lambda entry: not entry[0].game)
        ),
    )


def _shape(shape: Shape | None) -> tuple[str, str, str]:
    """What decisions are like; left open where they are the same as another's."""
    if shape is None:
        return "", "", ""
    return f"{shape.decisions:.0f}", f"{shape.options:.1f}", f"{shape.forced:.0%}"


def _ratios(run: Run) -> str:
    peers = [one.name for one in run.rates if not one.game]
    rows = (
        (_named(one), *(_spread(ratio(run, one, peer), ".2f") for peer in peers))
        for one in run.rates
        if one.game
    )
    return _table(("median (range)", *peers), rows)


def _costs(run: Run) -> str:
    head = ("µs, median (range)", "copy", "view of one seat", "copy and answer once")
    spreads = ((_named(one), (one.copy, one.view, one.copy_and_answer)) for one in run.costs)
    return _table(head, ((name, *(_spread(one, ".1f") for one in three)) for name, three in spreads))


def _method(run: Run) -> str:
    return f"""\
- Random play: every choice is uniform among the options; whole games, their set-up included. A decision is
  one answer of a player; chance's are not counted. One process, one core; the clock is its own time.
- {run.rounds} rounds of {run.seconds:g} s for each contestant, after one that warms up; every other round
  goes backwards. The garbage collector runs before each and is off in it. A ratio is taken within its round.
- Ours: `Match.new`, `match.questions`, `match.answer`. A peer's game is another game: the last three columns
  of random play tell how alike the decisions are; quiet and compiled matches have the same ones.
- Quiet: `Match.new(..., quiet=True)`, which tells nobody anything. Where declaring is rare: what chance would have
  The Thing declare on its own turn, it declares one time in {round(1 / STAYS)} and otherwise does something else; asked
  outright, when no human is left, it chooses as ever.
- Compiled: what `python3 play.py compile` builds, in a process of its own that times itself in the same rounds.
- RLCard: `env.run` with its RandomAgent, as in its example of random play; with a leaner agent and
  `is_training=True`, the quickest that `env.run` can be; and `game.init_game` with `game.step`, which always
  make the next player's raw state too. Its uno is for 2 players.
- OpenSpiel: social_deduction is written in C++ and played through `pyspiel`; a copy is `state.clone()`.
- The middle of a game: half of the decisions of a random game made. A view is the mean over all seats."""
