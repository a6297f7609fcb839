"""The arena's report: one HTML page with its plots drawn into it, complete in one file."""

from __future__ import annotations

from typing import Any

from outpost31.kernel.games import find_game
from outpost31.lab.plots import bars, figure, interval, page, reliability, table


def as_html(found: dict[str, Any]) -> str:
    """The whole page."""
    heading = f"{find_game(found['game']).title}, {found['seats']} seats: {', '.join(found['levels'])}"
    told = (
        f"{found['games']} games at each of {len(found['sides']) + len(found['seat'])} tables "
        f"({found['played']} in all) on the same deals, seed {found['seed']}, "
        f"{'with' if found['talk'] else 'without'} talk. "
        f"Intervals hold 95 in 100 (Wilson). Games that nobody could end: {found['stalls']}."
    )
    parts = [
        "<h2>Side against side</h2>",
        _sides(found),
        "<h2>What a side gains by its level</h2>",
        table(
            ("side", "level", "over", "against", "points", "interval"),
            (
                (one["side"], one["level"], one["over"], one["against"], f"{100 * one['gain']:+.1f}",
                 f"{100 * one['low']:+.1f} to {100 * one['high']:+.1f}")
                for one in found["gains"]
            ),
        ),
        "<h2>One seat among others</h2>",
        _seat(found),
        "<h2>Time per decision, in milliseconds of CPU</h2>",
        table(
            ("level", "decisions", "p50", "p95", "p99"),
            ((level, taken["decisions"], taken["p50"], taken["p95"], taken["p99"])
             for level, taken in found["times"].items()),
        ),
        _beliefs(found),
    ]  # fmt: skip
    return page(heading, told, parts)


def _sides(found: dict[str, Any]) -> str:
    rows = [
        (f"{cell['human_level']} humans, {cell['alien_level']} aliens", 0, cell["human"])
        for cell in found["sides"]
    ]
    cells = [
        (
            cell["human_level"],
            cell["alien_level"],
            interval(cell["human"]),
            interval(cell["alien"]),
            interval(cell["friendly_fire"]) if "friendly_fire" in cell else "-",
        )
        for cell in found["sides"]
    ]
    heads = ("humans", "aliens", "humans win, %", "aliens win, %", "humans burned by humans, %")
    caption = "How often humans win. The line stands at one half."
    return figure(bars("How often humans win, by their level and the aliens'", rows), caption) + table(
        heads, cells
    )


def _seat(found: dict[str, Any]) -> str:
    rows = [
        (f"{one['level']} among {one['among']}, begun as {side}", number, one[side])
        for one in found["seat"]
        for number, side in enumerate(("human", "alien"))
        if one[side]["of"]
    ]
    if not rows:
        return "<p class=dim>One level alone: there is nobody to compare it with.</p>"
    return figure(
        bars("How often one seat wins among others", rows),
        "How often the one seat wins, by the side that it was dealt.",
    )


def _beliefs(found: dict[str, Any]) -> str:
    cells = [cell for cell in found["sides"] if "beliefs" in cell]
    if not cells:
        return ""
    rows = []
    for cell in cells:
        beliefs, matched = cell["beliefs"], cell.get("matched_beliefs")
        rows.append(
            (
                cell["human_level"],
                cell["alien_level"],
                beliefs["predictions"],
                beliefs["brier"],
                beliefs["baseline"],
                beliefs["skill"],
                beliefs["calibration_error"],
                matched["skill"] if matched else "-",
            )
        )
    curves = [(f"{cell['human_level']} / {cell['alien_level']}", cell["beliefs"]["curve"]) for cell in cells]
    heads = (
        "humans",
        "aliens",
        "forecasts",
        "Brier",
        "clock alone",
        "skill",
        "calibration error",
        "skill if matched",
    )
    return (
        "<h2>What humans believe</h2>"
        + figure(
            reliability("How likely somebody is called an alien, and how often it is one", curves),
            "Forecasts of seasoned observers from left to right, how often they came true from below. On the dashed "
            "line they are calibrated; bigger dots are more forecasts.",
        )
        + table(heads, rows)
    )
