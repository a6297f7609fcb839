"""A station drawn in lines: a plan of framed rooms where there is space, a list of rooms where there is not."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

FULL, EMPTY, BROKEN, WHOLE = "▮", "▯", "✖", "·"
HATCHING = "▒"
FUEL_STYLE, DAMAGE_STYLE, FIRE_STYLE = "#F4B350", "#FF6B52", "#FF6B52"
LEAST_NAME = 5
"""Columns of a room's name that are never given up for what is in the room."""


class Bar(NamedTuple):
    """How much of how much: fuel, damage."""

    label: str
    filled: int
    limit: int
    signs: str
    style: str

    def draw(self) -> Text:
        """The bar alone."""
        return Text(
            self.signs[0] * self.filled + self.signs[1] * max(self.limit - self.filled, 0), style=self.style
        )


class Spot(NamedTuple):
    """One room as it is drawn: its name, its bars, who and what is in it, in signs and in words."""

    name: str
    bars: tuple[Bar, ...]
    signs: Text
    words: Text
    style: str
    fate: str = ""
    """Burned, destroyed, gone: nothing else matters then."""
    printed: Text = Text()
    """What is printed on it, where there are no bars."""


def fuel_bar(label: str, count: int, limit: int) -> Bar:
    """Fuel in a tank."""
    return Bar(label, count, limit, FULL + EMPTY, FUEL_STYLE)


def damage_bar(label: str, count: int, limit: int) -> Bar:
    """Damage on a machine."""
    return Bar(label, count, limit, BROKEN + WHOLE, DAMAGE_STYLE)


def cut(text: str, width: int) -> str:
    """A text that fits, with a mark where it was cut."""
    return text if cell_len(text) <= width else set_cell_size(text, max(width - 1, 0)) + "…"


def fit(text: Text, width: int) -> Text:
    """A text of exactly this many columns."""
    fitted = text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def short_names(names: list[str]) -> list[str]:
    """The shortest beginnings of names that tell them apart; a number where no beginning does."""
    labels = []
    for number, name in enumerate(names):
        others = [other.casefold() for at, other in enumerate(names) if at != number]
        sizes = range(1, len(name) + 1)
        apart = [n for n in sizes if not any(other.startswith(name[:n].casefold()) for other in others)]
        rest = name[1 : apart[0]] if apart else f"{number + 1}"
        labels.append(name[:1].upper() + rest)
    return labels


def draw_list(spots: list[Spot], columns: int, width: int, legend: Text) -> list[Text]:
    """A line for each room, in columns, with the legend where there is a place left."""
    wide = (width - columns + 1) // columns
    cells = [_line(spot, wide) for spot in spots]
    cells += [fit(legend, wide)] if len(cells) % columns else []
    rows = -(-len(cells) // columns)
    lines = []
    for row in range(rows):
        line = Text(no_wrap=True)
        for cell in cells[row * columns : (row + 1) * columns]:
            line.append_text(cell).append(" ")
        line.rstrip()
        lines.append(line)
    return lines


def _line(spot: Spot, width: int) -> Text:
    """A room in one line: its name is cut to its first few letters before anything in the room is."""
    if spot.fate:
        name = cut(spot.name, max(width - cell_len(spot.fate) - spot.signs.cell_len - 4, LEAST_NAME))
        line = Text(f"{HATCHING} {name} ", style="dim").append(spot.fate, style=FIRE_STYLE)
        return fit(line.append(" ").append_text(spot.signs), width)
    rest = Text(" ").append_text(spot.printed) if spot.printed else Text()
    for bar in spot.bars:
        rest.append(" ").append_text(bar.draw())
    if spot.signs:
        rest.append(" ").append_text(spot.signs)
    name = cut(spot.name, max(width - rest.cell_len, LEAST_NAME))
    return fit(Text(name, style=spot.style).append_text(rest), width)


def draw_plan(spots: list[Spot], columns: int, width: int, frame: str, legend: Text) -> list[Text]:
    """Framed rooms wall to wall, with bars and people in words."""
    inner = (width - 1) // columns - 1
    rows = [spots[start : start + columns] for start in range(0, len(spots), columns)]
    lines: list[Text] = []
    for number, row in enumerate(rows):
        lines.append(_wall(row, columns, inner, frame, is_first=number == 0))
        insides = [_inside(spot, inner) for spot in row]
        insides += [(legend, Text()), *[(Text(), Text())] * columns]
        for part in (0, 1):
            line = Text("│", style=frame, no_wrap=True)
            for inside in insides[:columns]:
                line.append_text(fit(Text(" ", style="default not bold").append_text(inside[part]), inner))
                line.append("│")
            lines.append(line)
    lines.append(Text("╰" + "┴".join("─" * inner for _ in range(columns)) + "╯", style=frame, no_wrap=True))
    return lines


def _wall(row: list[Spot], columns: int, inner: int, frame: str, *, is_first: bool) -> Text:
    """The wall above a row of rooms, with their names in it."""
    left, cross, right = ("╭", "┬", "╮") if is_first else ("├", "┼", "┤")
    line = Text(left, style=frame, no_wrap=True)
    for place in range(columns):
        if place < len(row):
            name = cut(row[place].name, inner - 3)
            line.append("─ ").append(name, style=row[place].style)
            line.append(" " + "─" * (inner - 3 - cell_len(name)))
        else:
            line.append("─" * inner)
        line.append(right if place == columns - 1 else cross)
    return line


def _inside(spot: Spot, inner: int) -> tuple[Text, Text]:
    """The two lines of a room: bars or its fate, and who is there; if there are no bars, people may have both."""
    if spot.fate:
        return Text(f"{HATCHING * 2} {spot.fate} {HATCHING * 2}", style=FIRE_STYLE), spot.words
    above = spot.printed.copy()
    for bar in spot.bars:
        above.append(" " if above else "").append(f"{bar.label} " if bar.label else "", style="dim")
        above.append_text(bar.draw())
    space = inner - 1
    if spot.words.cell_len <= space:
        return above, spot.words
    # Names are never torn apart: the first line ends where a name ends.
    ends = [at for at, letter in enumerate(spot.words.plain[: space + 1]) if letter == " "]
    if not above and ends and spot.words.cell_len - ends[-1] - 1 <= space:
        first, second = spot.words.divide([ends[-1]])
        return first, second[1:]
    return above, spot.signs
