"""One person's screen: the table, what happened, the hand, the question and its options."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from outpost31.cli.presentation import Presentation
from outpost31.cli.terminal import Terminal
from outpost31.kernel import Question, Seat

LEAST_LOG = 3
"""Lines of the log that are shown even when the screen is too small."""


def paragraphs(events: list[dict[str, Any]], viewer: Seat | None, presentation: Presentation) -> list[Text]:
    """What happened, a paragraph for each turn, round or phase."""
    told: list[Text] = []
    for event in presentation.condense(events):
        sentence = presentation.event_words(event, viewer)
        if event["event"] in presentation.headings:
            told.append(presentation.coloured(sentence, style="bold"))
        elif told:
            told[-1].append(" ").append_text(presentation.coloured(sentence, style="not bold"))
        else:
            told.append(presentation.coloured(sentence))
    return told


def show_log(told: list[Text], terminal: Terminal, lines: int, presentation: Presentation) -> RenderableType:
    """The end of a log, as much as fits."""
    words = presentation.words
    if not told:
        return Text(words.say("cli-nothing-happened"), style="dim")
    kept: list[Text] = []
    for paragraph in reversed(told):
        height = terminal.lines_of(paragraph)
        if kept and height + (1 if len(kept) + 1 < len(told) else 0) > lines:
            return Group(Text(words.say("cli-earlier"), style="dim"), *kept)
        kept.insert(0, paragraph)
        lines -= height
    return Group(*kept)


def show_options(question: Question, view: dict[str, Any], presentation: Presentation, width: int, lines: int) -> Table:
    """The numbered options, in as few columns as fit into so many lines."""
    told = [presentation.option_words(question, option, view) for option in question.options]
    widest = max(map(cell_len, told)) + 6
    columns = 1
    while -(-len(told) // columns) > lines and (columns + 1) * widest <= width:
        columns += 1
    rows = -(-len(told) // columns)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in range(rows):
        cells: list[Text] = []
        for number in range(row, len(told), rows):
            cell = Text(f"{number + 1:>3}", style="bold #8FD3E8")
            cell.append("  ").append_text(presentation.coloured(told[number], style="not bold default"))
            cells.append(cell)
        grid.add_row(*cells)
    return grid


def show_screen(
    question: Question, view: dict[str, Any], told: list[Text], presentation: Presentation, terminal: Terminal
) -> None:
    """Print everything that one person needs to answer."""
    words, width = presentation.words, terminal.width
    board = presentation.board(view, width)
    hand = presentation.hand(view, width)
    asked = presentation.coloured(presentation.question_words(question, view), style="bold #F4B350")
    above: list[RenderableType] = [board]
    middle: list[RenderableType] = [hand] if hand is not None else []
    hint = Text(words.say("cli-hint"), style="dim")
    taken = sum(map(terminal.lines_of, [board, *middle, asked, hint])) + 3
    options = show_options(question, view, presentation, width, max(4, terminal.height - taken - LEAST_LOG))
    left = terminal.height - taken - terminal.lines_of(options)
    log = show_log(told, terminal, max(LEAST_LOG, left), presentation)
    head = Rule(Text(words.say("cli-happened"), style="dim"), style="dim", align="left")
    below = Rule(style="dim")
    for part in (*above, head, log, below, *middle, asked, options, hint):
        terminal.console.print(part, width=width)
