"""The arena's report: one HTML page with its plots drawn into it, complete in one file."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

WIDTH, HEIGHT, LEFT, BOTTOM = 560, 260, 150, 34
STYLE = """
body{background:#0B1015;color:#E9F0F3;font:16px/1.5 system-ui,sans-serif;max-width:60rem;
margin:2rem auto;padding:0 1rem}
h1,h2{font-weight:600} h2{margin-top:2.2rem;color:#F4B350} p,td,th{color:#E9F0F3} small,.dim{color:#A7B8C2}
table{border-collapse:collapse;margin:.6rem 0} td,th{padding:.25rem .9rem .25rem 0;text-align:right}
th{color:#A7B8C2;font-weight:400} td:first-child,th:first-child{text-align:left}
svg text{fill:#A7B8C2;font:13px system-ui,sans-serif} svg .value{fill:#E9F0F3}
"""
COLOURS = {"human": "#8FD3E8", "alien": "#FF6B52", "nobody": "#A7B8C2"}


def percent(value: float) -> str:
    """A share in percent."""
    return f"{100 * value:.1f}"


def interval(found: dict[str, float]) -> str:
    """A rate and its interval, in percent."""
    return f"{percent(found['rate'])} ({percent(found['low'])} to {percent(found['high'])})"


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """A table of text."""
    head = "".join(f"<th>{escape(str(one))}</th>" for one in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _svg(title: str, inner: str, height: int = HEIGHT) -> str:
    label = escape(title, quote=True)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{label}" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}">{inner}</svg>'
    )


def bars(title: str, rows: list[tuple[str, str, dict[str, float]]]) -> str:
    """Rates with their intervals, one bar each: label, colour, rate."""
    width, step = WIDTH - LEFT - 60, 30
    parts = []
    for number, (label, colour, found) in enumerate(rows):
        middle = number * step + 18
        low, high, mean = (LEFT + width * found[name] for name in ("low", "high", "rate"))
        parts.append(
            f'<text x="{LEFT - 8}" y="{middle + 5}" text-anchor="end">{escape(label)}</text>'
            f'<rect x="{LEFT}" y="{middle - 8}" width="{mean - LEFT:.1f}" height="16" fill="{colour}" opacity=".55"/>'
            f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {middle - 5}v10M{high:.1f} {middle - 5}v10" '
            f'stroke="#E9F0F3" fill="none"/>'
            f'<text class="value" x="{LEFT + width + 8}" y="{middle + 5}">{percent(found["rate"])} %</text>'
        )
    return _svg(title, "".join(parts), len(rows) * step + 8)


def reliability(title: str, curves: list[tuple[str, str, list[list[float]]]]) -> str:
    """Forecasts against what happened: on the diagonal they are calibrated. Bigger dots are more frequent forecasts."""
    size = HEIGHT - BOTTOM - 10
    left = 60

    def x(value: float) -> float:
        return left + size * value

    def y(value: float) -> float:
        return 10 + size * (1 - value)

    parts = [f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#A7B8C2" stroke-dasharray="4 4" fill="none"/>']
    for mark in (0.0, 0.5, 1.0):
        parts.append(f'<text x="{x(mark)}" y="{HEIGHT - 14}" text-anchor="middle">{mark:g}</text>')
        parts.append(f'<text x="{left - 8}" y="{y(mark) + 4}" text-anchor="end">{mark:g}</text>')
    for number, (label, colour, curve) in enumerate(curves):
        most = max((of for _, _, of in curve), default=1)
        dots = (
            f'<circle cx="{x(said):.1f}" cy="{y(so):.1f}" r="{2 + 6 * (of / most) ** 0.5:.1f}" fill="{colour}" '
            f'opacity=".8"/>'
            for said, so, of in curve
        )
        parts += dots
        place = 20 + number * 20
        parts.append(f'<circle cx="{left + size + 30}" cy="{place}" r="5" fill="{colour}"/>')
        parts.append(f'<text x="{left + size + 42}" y="{place + 5}">{escape(label)}</text>')
    return _svg(title, "".join(parts))


def as_html(found: dict[str, Any]) -> str:
    """The whole page."""
    heading = f"{found['game']}, {found['seats']} seats: {', '.join(found['levels'])}"
    told = (
        f"{found['games']} games at each of {len(found['sides']) + len(found['seat'])} tables "
        f"({found['played']} in all) on the same deals, seed {found['seed']}, "
        f"{'with' if found['talk'] else 'without'} talk. "
        f"Intervals hold 95 in 100 (Wilson). Games that nobody could end: {found['stalls']}."
    )
    parts = [
        f"<h1>{escape(heading)}</h1>",
        f"<p class=dim>{told}</p>",
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
        table(
            ("level", "among", "wins begun as human", "wins begun as alien"),
            ((one["level"], one["among"], interval(one["human"]), interval(one["alien"])) for one in found["seat"]),
        ),
        "<h2>Time per decision, in milliseconds of CPU</h2>",
        table(
            ("level", "decisions", "p50", "p95", "p99"),
            ((level, taken["decisions"], taken["p50"], taken["p95"], taken["p99"])
             for level, taken in found["times"].items()),
        ),
        _beliefs(found),
    ]  # fmt: skip
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(heading)}</title>"
        f"<style>{STYLE}</style><body>{''.join(parts)}</body></html>\n"
    )


def _sides(found: dict[str, Any]) -> str:
    rows = [
        (f"{cell['human_level']} / {cell['alien_level']}", COLOURS["human"], cell["human"])
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
    heads = ("humans", "aliens", "humans win", "aliens win", "humans burned by humans")
    return bars("How often humans win, by their level and the aliens'", rows) + table(heads, cells)


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
    colours = ("#8FD3E8", "#F4B350", "#7CCBA2", "#C9A2F0")
    curves = [
        (f"{cell['human_level']} / {cell['alien_level']}", colours[number % 4], cell["beliefs"]["curve"])
        for number, cell in enumerate(cells)
    ]
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
        + reliability("How likely somebody is called an alien, and how often it is one", curves)
        + table(heads, rows)
    )
