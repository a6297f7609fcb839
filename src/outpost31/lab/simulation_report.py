"""The report of a simulation: who wins, how long it takes, who is left, what is believed, who infects whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from outpost31.kernel.games import find_game
from outpost31.lab.calibration import Calibration, calibrate_match
from outpost31.lab.endings import NOBODY
from outpost31.lab.play import game_seed, play_game
from outpost31.lab.plots import (
    bars,
    figure,
    heat,
    interval,
    key,
    layers,
    page,
    percent,
    reliability,
    ridges,
    small_multiples,
    table,
    whiskers,
)
from outpost31.lab.simulation import Experiment
from outpost31.lab.tables import HUMANS
from outpost31.lab.tallies import Tally, rate

MOST_MEASURED = 40
"""How many games of each number of seats are played once more to measure beliefs in."""
MOST_CURVES = 6
MOST_WAYS = 8


def beliefs_in(experiment: Experiment) -> dict[int, Calibration]:
    """How good the beliefs of seasoned observers were, in the first games of each number of seats."""
    found = {}
    for seats in experiment.seats:
        found[seats] = total = Calibration()
        for number in range(min(experiment.games, MOST_MEASURED)):
            seed = game_seed(experiment.seed, number)
            match = play_game(experiment.game, seats, experiment.level, experiment.options, seed)
            total.add(calibrate_match(experiment.game, match))
    return found


def as_html(
    experiment: Experiment, tallies: Mapping[int, Tally], beliefs: Mapping[int, Calibration] | None = None
) -> str:
    """The whole page. Without beliefs that part is left out."""
    title = find_game(experiment.game).title
    results = {seats: tally.plain() for seats, tally in tallies.items()}
    options = ", ".join(f"{name} = {value}" for name, value in experiment.options.items())
    told = (
        f"{experiment.games:,} games with each number of seats among {experiment.level} bots, seed {experiment.seed}"
        f"{', ' + options if options else ''}. Intervals hold 95 in 100 (Wilson)."
    )
    parts = [
        "<h2>Who wins</h2>",
        _winners(results),
        "<h2>How it ends</h2>",
        _endings(results),
        "<h2>How long it takes</h2>",
        _lengths(results),
        "<h2>Who is left</h2>",
        _survival(results),
        _infections(results),
        _beliefs(beliefs or {}),
        "<h2>Again</h2>",
        f"<p class=dim><code>{_command(experiment)}</code> plays the same games and draws the same page.</p>",
    ]
    return page(f"{title} among {experiment.level} bots", told, parts)


def _command(experiment: Experiment) -> str:
    seats = ",".join(map(str, experiment.seats))
    return (
        f"outpost31 simulate {experiment.game} --seats {seats} --games {experiment.games} "
        f"--level {experiment.level} --seed {experiment.seed} --report FILE.html"
    )


def _words(name: str) -> str:
    return name.replace("_", " ")


def _winners(results: dict[int, dict[str, Any]]) -> str:
    sides = list(dict.fromkeys(side for one in results.values() for side in one["sides"]))
    sides = [
        side
        for side in sides
        if side != NOBODY or any(one["sides"].get(side, {"wins": 0})["wins"] for one in results.values())
    ]
    sides.sort(key=lambda side: side not in HUMANS)
    rates = [[one["sides"].get(side) for side in sides] for one in results.values()]
    heads = [f"{seats} seats" if len(results) < 8 else str(seats) for seats in results]
    drawn = key(map(_words, sides)) + whiskers("How often each side wins, by seats", heads, rates)
    rows = [
        (seats, f"{one['games']:,}", *(interval(one["sides"][side]) if side in one["sides"] else "-" for side in sides))
        for seats, one in results.items()
    ]  # fmt: skip
    caption = "Games won, in percent, by the winners' role at the end. Several roles can win the same game."
    return figure(drawn, caption) + table(("seats", "games", *(f"{_words(side)}, %" for side in sides)), rows)


def _endings(results: dict[int, dict[str, Any]]) -> str:
    reasons: Counter[str] = Counter()
    games = sum(one["games"] for one in results.values())
    for one in results.values():
        reasons.update(one["reasons"])
    rows = [(_words(reason), 2, rate(count, games)) for reason, count in reasons.most_common()]
    caption = "All numbers of seats together." if len(results) > 1 else "Why games ended."
    return figure(bars("Why games ended", rows), caption)


def _lengths(results: dict[int, dict[str, Any]]) -> str:
    lengths = [(f"{seats} seats", one["lengths"]) for seats, one in results.items()]
    drawn = ridges("How many turns or rounds games take", lengths)
    rows = [
        (
            seats,
            *(
                f"{one[name]['mean']:.1f} ({one[name]['p5']:.0f} to {one[name]['p95']:.0f})"
                for name in ("turns", "decisions", "infections")
            ),
        )
        for seats, one in results.items()
    ]
    caption = "Turns at Stay Away!, rounds at the station, from left to right; the higher, the more games were so long."
    return figure(drawn, caption) + table(("seats", "turns or rounds", "decisions", "infections"), rows)


def _survival(results: dict[int, dict[str, Any]]) -> str:
    drawn = small_multiples(
        (f"{seats} seats", layers(f"Who is left at each turn or round with {seats} seats", one["course"]))
        for seats, one in results.items()
    )
    return figure(
        key(("human", "not human, and not exposed", "out of play")) + drawn,
        "Shares of those at the table, turn by turn or round by round, in games that came so far. The dashed line is "
        "the share of games that did; the plot ends where fewer than one in twenty are left.",
    )


def _infections(results: dict[int, dict[str, Any]]) -> str:
    ways: Counter[str] = Counter()
    drawn = []
    for seats, one in results.items():
        counts = [[0] * seats for _ in range(seats)]
        for by, whom, how, count in one["links"]:
            ways[how] += count
            if 0 <= by < seats:
                counts[by][whom] += count
        drawn.append((f"{seats} seats", heat(f"Who infects whom with {seats} seats", counts)))
    total = sum(ways.values())
    if not total:
        return "<h2>Who infects whom</h2><p class=dim>Nobody was infected in play.</p>"
    rows = [(_words(how), 1, rate(count, total)) for how, count in ways.most_common(MOST_WAYS)]
    return (
        "<h2>Who infects whom</h2>"
        + figure(
            small_multiples(drawn),
            "Rows infect, columns are infected, by seat; the stronger the colour, the more often. Nobody infects "
            "themselves: the diagonal is empty.",
        )
        + figure(bars("How infection is passed on", rows), f"How {total:,} infections were passed on.")
    )


def _beliefs(beliefs: Mapping[int, Calibration]) -> str:
    measured = {seats: one for seats, one in beliefs.items() if one.predictions}
    if not measured:
        return ""
    shown = list(measured)[:: -(-len(measured) // MOST_CURVES)]
    curves = [(f"{seats} seats", measured[seats].plain()["curve"]) for seats in shown]
    rows = []
    for seats, one in measured.items():
        scores = (f"{one.brier:.4f}", f"{one.baseline:.4f}", percent(one.skill), f"{one.error:.3f}")
        rows.append((seats, f"{one.predictions:,}", *scores))
    return (
        "<h2>What humans could believe</h2>"
        + figure(
            reliability("How likely somebody is called an alien, and how often it is one", curves),
            "Seasoned observers in the seats of humans, at the beginning of every turn or round. On the dashed line a "
            "forecast is as often true as it says; bigger dots are more forecasts.",
        )
        + table(("seats", "forecasts", "Brier", "clock alone", "skill, %", "calibration error"), rows)
    )
