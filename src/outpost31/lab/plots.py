"""Plots as SVG inside a page that is complete in one file, and reads by day and by night."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

Rate = dict[str, float]
"""A rate with its interval, as tallies tell it."""

STYLE = """
:root{color-scheme:light dark;--ground:#F6F3EC;--sheet:#FFFDF8;--ink:#1B2830;--dim:#5A6B75;--line:#D9D4C7;
--c0:#1F7A99;--c1:#C8402B;--c2:#B7791F;--c3:#3B8A5D;--c4:#7A57B0;--c5:#7C6A58}
@media(prefers-color-scheme:dark){:root{--ground:#0B1015;--sheet:#121A21;--ink:#E9F0F3;--dim:#A7B8C2;--line:#2A3742;
--c0:#8FD3E8;--c1:#FF7A62;--c2:#F4B350;--c3:#7CCBA2;--c4:#C9A2F0;--c5:#CBB9A4}}
*{box-sizing:border-box}
body{background:var(--ground);color:var(--ink);font:17px/1.55 system-ui,sans-serif;max-width:62rem;margin:0 auto;
padding:2.5rem 1.2rem 4rem}
h1{font-size:2rem;line-height:1.2;margin:0 0 .4rem;text-wrap:balance} h2{font-size:1.25rem;margin:2.6rem 0 .3rem}
p{margin:.4rem 0;max-width:46rem} .dim,figcaption,small{color:var(--dim)}
figure{margin:.8rem 0;padding:1rem 1.1rem;background:var(--sheet);border:1px solid var(--line);border-radius:10px}
figcaption{font-size:.88rem;margin-top:.5rem} .small{display:grid;gap:.4rem 1.2rem;
grid-template-columns:repeat(auto-fill,minmax(15rem,1fr))} .small h3{font-size:.95rem;font-weight:600;margin:.2rem 0}
svg{display:block;width:100%;height:auto} svg text{fill:var(--dim);font:12px system-ui,sans-serif}
svg .value{fill:var(--ink)} svg .axis{stroke:var(--line);fill:none} svg .ink{stroke:var(--ink);fill:none}
.key{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;margin:.1rem 0 .5rem;font-size:.9rem}
.key i{display:inline-block;width:.8em;height:.8em;border-radius:50%;margin-right:.4em}
.scroll{overflow-x:auto} .wide{min-width:40rem}
table{border-collapse:collapse;margin:.6rem 0;font-variant-numeric:tabular-nums}
td,th{padding:.28rem 1.1rem .28rem 0;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}
th{color:var(--dim);font-weight:500} td:first-child,th:first-child{text-align:left}
"""
WIDTH = 720
FIT = 0.55
"""About how wide a letter is, in parts of its height."""


def colour(number: int) -> str:
    """One of the colours of things side by side."""
    return f"var(--c{number % 6})"


def percent(value: float) -> str:
    """A share in percent."""
    return f"{100 * value:.1f}"


def interval(found: Rate) -> str:
    """A rate and its interval, in percent."""
    return f"{percent(found['rate'])} ({percent(found['low'])} to {percent(found['high'])})"


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """A table of text."""
    head = "".join(f"<th>{escape(str(one))}</th>" for one in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<div class=scroll><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def key(names: Iterable[str]) -> str:
    """Which colour is what."""
    spans = (
        f'<span><i style="background:{colour(number)}"></i>{escape(name)}</span>'
        for number, name in enumerate(names)
    )
    return f"<div class=key>{''.join(spans)}</div>"


def figure(drawn: str, caption: str) -> str:
    """A plot on its sheet, and what it shows."""
    return f"<figure>{drawn}<figcaption>{escape(caption)}</figcaption></figure>"


def small_multiples(drawn: Iterable[tuple[str, str]]) -> str:
    """Several small plots side by side, each under its own heading."""
    return (
        "<div class=small>"
        + "".join(f"<div><h3>{escape(name)}</h3>{one}</div>" for name, one in drawn)
        + "</div>"
    )


def svg(title: str, inner: str, width: float, height: float) -> str:
    """A drawing, with words for those who cannot see it."""
    label = escape(title, quote=True)
    is_wide = width >= WIDTH  # on a phone its letters would be too small: it is moved sideways there
    kind = ' class="wide"' if is_wide else ""
    drawn = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{label}"{kind} '
        f'viewBox="0 0 {width:.0f} {height:.0f}">{inner}</svg>'
    )
    return f"<div class=scroll tabindex=0>{drawn}</div>" if is_wide else drawn


def _words(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def bars(title: str, rows: Sequence[tuple[str, int, Rate]]) -> str:
    """Rates with their intervals, one bar each: label, number of its colour, rate."""
    left = 24 + max((len(label) for label, _, _ in rows), default=0) * 12 * FIT
    width, step = WIDTH - left - 60, 28
    parts = [f'<path class="axis" d="M{left + width / 2:.1f} 0V{len(rows) * step}"/>']
    for number, (label, which, found) in enumerate(rows):
        middle = number * step + 14
        low, high, mean = (left + width * found[name] for name in ("low", "high", "rate"))
        parts.append(
            _words(left - 8, middle + 4, label, "end")
            + f'<rect x="{left:.1f}" y="{middle - 8}" width="{mean - left:.1f}" height="16" rx="2" '
            f'fill="{colour(which)}" opacity=".6"/>'
            f'<path class="ink" d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {middle - 4}v8M{high:.1f} {middle - 4}v8"/>'
            + _words(WIDTH - 2, middle + 4, f"{percent(found['rate'])} %", "end", "value")
        )
    return svg(title, "".join(parts), WIDTH, len(rows) * step + 4)


def whiskers(title: str, heads: Sequence[str], rates: Sequence[Sequence[Rate | None]]) -> str:
    """Rates with their intervals from left to right: for each head one dot a side; the half is marked."""
    left, top, height, foot = 52, 10, 230, 26
    step = (WIDTH - left - 10) / max(1, len(heads))

    def y(value: float) -> float:
        return top + height * (1 - value)

    parts = []
    for mark in (0.0, 0.25, 0.5, 0.75, 1.0):
        dashes = "" if mark == 0.5 else ' stroke-dasharray="2 5"'
        parts.append(f'<path class="axis" d="M{left} {y(mark):.1f}H{WIDTH}"{dashes}/>')
        parts.append(_words(left - 8, y(mark) + 4, f"{100 * mark:.0f} %", "end"))
    for place, (head, found) in enumerate(zip(heads, rates, strict=True)):
        middle = left + step * (place + 0.5)
        parts.append(_words(middle, top + height + 20, head, "middle", "value"))
        apart = min(16.0, step / (len(found) + 1))
        for number, one in enumerate(found):
            if one is None:
                continue
            x = middle + apart * (number - (len(found) - 1) / 2)
            parts.append(
                f'<path d="M{x:.1f} {y(one["low"]):.1f}V{y(one["high"]):.1f}" stroke="{colour(number)}" '
                'stroke-width="2"/>'
                f'<circle cx="{x:.1f}" cy="{y(one["rate"]):.1f}" r="4.5" fill="{colour(number)}"/>'
            )
    return svg(title, "".join(parts), WIDTH, top + height + foot)


def ridges(title: str, rows: Sequence[tuple[str, Sequence[tuple[int, int]]]]) -> str:
    """How often each length occurs, one ridge for each row: label, then lengths with their counts."""
    left, step, foot = 70, 44, 22
    longest = max((length for _, counts in rows for length, _ in counts), default=1)
    wide = max(1, -(-longest // 40))
    parts = []
    for number, (label, counts) in enumerate(rows):
        bins = [0] * (longest // wide + 1)
        for length, count in counts:
            bins[length // wide] += count
        most = max(bins) or 1
        base = (number + 1) * step
        each = (WIDTH - left - 10) / len(bins)
        line = [f"{left:.1f} {base}"]
        for place, count in enumerate(bins):
            level = base - (step - 8) * count / most
            line += [f"{left + place * each:.1f} {level:.1f}", f"{left + (place + 1) * each:.1f} {level:.1f}"]
        line.append(f"{left + len(bins) * each:.1f} {base}")
        parts.append(f'<path d="M{"L".join(line)}Z" fill="{colour(0)}" opacity=".55"/>')
        parts.append(f'<path class="axis" d="M{left} {base}H{WIDTH - 10}"/>')
        parts.append(_words(left - 10, base - 4, label, "end", "value"))
    across = (WIDTH - left - 10) / (longest // wide + 1) / wide
    marks = range(0, longest + 1, max(1, round(longest / 6)))
    parts += [
        _words(left + (mark + wide / 2) * across, len(rows) * step + 16, str(mark), "middle")
        for mark in marks
    ]
    return svg(title, "".join(parts), WIDTH, len(rows) * step + foot)


def layers(title: str, course: Sequence[Sequence[int]]) -> str:
    """Who is still what: turn by turn, games that came so far, humans, aliens, and those who are out."""
    width, height, left, foot = 260, 140, 30, 20
    games = course[0][1] if course else 1
    shown = [one for one in course if one[1] >= 0.05 * games]
    last = max((one[0] for one in shown), default=1)
    first = shown[0][0] if shown else 0

    def x(time: int) -> float:
        return left + (width - left - 6) * (time - first) / max(1, last - first)

    def y(share: float) -> float:
        return 4 + height * (1 - share)

    parts = []
    below = [0.0] * len(shown)
    for number, place in enumerate((2, 3, 4)):
        above = [
            base + one[place] / max(1, one[2] + one[3] + one[4])
            for base, one in zip(below, shown, strict=True)
        ]
        line = [f"{x(one[0]):.1f} {y(top):.1f}" for one, top in zip(shown, above, strict=True)]
        back = [f"{x(one[0]):.1f} {y(low):.1f}" for one, low in zip(shown[::-1], below[::-1], strict=True)]
        parts.append(
            f'<path d="M{"L".join(line + back)}Z" fill="{colour(number)}" opacity="{".6" if number < 2 else ".2"}"/>'
        )
        below = above
    running = "L".join(f"{x(one[0]):.1f} {y(one[1] / games):.1f}" for one in shown)
    parts.append(f'<path class="ink" d="M{running}" stroke-dasharray="3 3" stroke-width="1.5"/>')
    parts += [_words(left - 5, y(share) + 4, f"{100 * share:.0f}", "end") for share in (0.0, 0.5, 1.0)]
    parts += [_words(x(first), height + 19, str(first)), _words(width - 6, height + 19, str(last), "end")]
    return svg(title, "".join(parts), width, height + foot + 4)


def heat(title: str, counts: Sequence[Sequence[int]]) -> str:
    """Who does it to whom: rows do it, columns have it done to them; the stronger the colour, the more often."""
    size = len(counts)
    left, top, cell = 26, 18, 230 / max(1, size)
    most = max((one for row in counts for one in row), default=0) or 1
    parts = []
    for row, line in enumerate(counts):
        parts.append(_words(left - 6, top + (row + 0.5) * cell + 4, str(row), "end"))
        parts.append(_words(left + (row + 0.5) * cell, top - 6, str(row), "middle"))
        for column, count in enumerate(line):
            parts.append(
                f'<rect x="{left + column * cell:.1f}" y="{top + row * cell:.1f}" width="{cell - 2:.1f}" '
                f'height="{cell - 2:.1f}" rx="2" fill="{colour(1)}" opacity="{0.04 + 0.9 * count / most:.2f}">'
                f"<title>{count}</title></rect>"
            )
    return svg(title, "".join(parts), left + size * cell, top + size * cell + 2)


def reliability(title: str, curves: Sequence[tuple[str, Sequence[Sequence[float]]]]) -> str:
    """Forecasts against what happened: on the diagonal they are calibrated. Bigger dots are more frequent forecasts."""
    size, left, foot = 300, 50, 38

    def x(value: float) -> float:
        return left + size * value

    def y(value: float) -> float:
        return 10 + size * (1 - value)

    parts = [
        f'<path class="axis" d="M{x(0)} {y(0)}H{x(1)}V{y(1)}H{x(0)}Z"/>',
        f'<path class="ink" d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke-dasharray="4 4" opacity=".5"/>',
    ]
    for mark in (0.0, 0.5, 1.0):
        parts.append(_words(x(mark), 10 + size + 18, f"{mark:g}", "middle"))
        parts.append(_words(left - 8, y(mark) + 4, f"{mark:g}", "end"))
    parts.append(_words(x(0.5), 10 + size + 34, "said to be an alien", "middle"))
    for number, (label, curve) in enumerate(curves):
        most = max((one[2] for one in curve), default=1)
        line = "L".join(f"{x(said):.1f} {y(so):.1f}" for said, so, _ in curve)
        parts.append(
            f'<path d="M{line}" stroke="{colour(number)}" fill="none" opacity=".5"/>' if line else ""
        )
        parts += (
            f'<circle cx="{x(said):.1f}" cy="{y(so):.1f}" r="{2 + 6 * (of / most) ** 0.5:.1f}" '
            f'fill="{colour(number)}" opacity=".8"/>'
            for said, so, of in curve
        )
        place = 24 + number * 22
        parts.append(f'<circle cx="{left + size + 30}" cy="{place}" r="5" fill="{colour(number)}"/>')
        parts.append(_words(left + size + 42, place + 4, label, kind="value"))
    return svg(title, "".join(parts), WIDTH, size + foot + 14)


def page(heading: str, told: str, parts: Iterable[str]) -> str:
    """The whole page."""
    return (
        "<!doctype html><html lang=en><meta charset=utf-8>"
        '<meta name=viewport content="width=device-width,initial-scale=1">'
        f"<title>{escape(heading)}</title><style>{STYLE}</style><body><h1>{escape(heading)}</h1>"
        f"<p class=dim>{escape(told)}</p>{''.join(parts)}</body></html>\n"
    )
