"""A circle of players drawn in a few lines: the first half on top from left to right, the rest below, back again."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

FRAME, BARRED = "#5B7080", "bold #FF6B52"


class Chair(NamedTuple):
    """One chair: who sits there, in which colour, a note on them, and whether a door bars the way to the next."""

    name: str
    style: str
    note: str
    is_barred: bool


def draw_circle(chairs: list[Chair], middle: str, width: int) -> list[Text]:
    """The circle's lines, clockwise from the top left, with something written in the middle."""
    half = (len(chairs) + 1) // 2
    top, bottom = chairs[:half], chairs[half:]
    inner = width - 2
    right = top[-1].is_barred
    left = bottom[-1].is_barred if bottom else right
    # A door between two seats of the lower row belongs to the one on its right: clockwise goes left there.
    lower = bottom[::-1]
    return [
        _row(top, [chair.is_barred for chair in top[:-1]], inner, "╭╮"),
        _notes(top, inner),
        _sides(middle, inner, left, right),
        _row(lower, [chair.is_barred for chair in lower[1:]], inner, "╰╯"),
        _notes(lower, inner, "  "),
    ]


def _widths(count: int, inner: int) -> list[int]:
    return [inner * (number + 1) // count - inner * number // count for number in range(count)]


def _row(chairs: list[Chair], doors: list[bool], inner: int, corners: str) -> Text:
    """Names on a line, with a door drawn across it where one is barred."""
    row = Text(corners[0], style=FRAME, no_wrap=True)
    if not chairs:
        row.append("─" * inner)
    for number, (chair, width) in enumerate(
        zip(chairs, _widths(len(chairs), inner) if chairs else [], strict=True)
    ):
        name = _cut(chair.name, width - 3)
        ahead = (width - cell_len(name) - 2) // 2
        row.append("─" * ahead + " ")
        row.append(name, style=chair.style)
        row.append(" " + "─" * (width - cell_len(name) - ahead - 3))
        barred = number < len(doors) and doors[number]
        row.append("╫" if barred else "─", style=BARRED if barred else FRAME)
    row.append(corners[1])
    return row


def _notes(chairs: list[Chair], inner: int, sides: str = "││") -> Text:
    """What is to be said of each, under their name."""
    row = Text(sides[0], style=FRAME, no_wrap=True)
    if not chairs:
        row.append(" " * inner)
    for chair, width in zip(chairs, _widths(len(chairs), inner) if chairs else [], strict=True):
        note = _cut(chair.note, width - 1)
        ahead = (width - cell_len(note)) // 2
        row.append(" " * ahead)
        row.append(note, style="italic default")
        row.append(" " * (width - cell_len(note) - ahead))
    row.append(sides[1])
    return row


def _sides(middle: str, inner: int, left: bool, right: bool) -> Text:
    row = Text(no_wrap=True)
    row.append("╪" if left else "│", style=BARRED if left else FRAME)
    text = _cut(middle, inner)
    ahead = (inner - cell_len(text)) // 2
    row.append(" " * ahead + text + " " * (inner - cell_len(text) - ahead), style="dim")
    row.append("╪" if right else "│", style=BARRED if right else FRAME)
    return row


def _cut(text: str, width: int) -> str:
    """A text that fits, with a mark where it was cut."""
    return text if cell_len(text) <= width else set_cell_size(text, max(width - 1, 0)) + "…"
