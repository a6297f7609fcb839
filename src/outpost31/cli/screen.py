"""One person's screen: the table, what happened, the hand, the question and its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from outpost31.cli.presentation import AnyPresentation, Told
from outpost31.cli.terminal import Terminal
from outpost31.kernel import Question, Seat

LEAST_LOG = 2
"""How many lines of the log are shown even when the screen is too small."""

FORMS = ((False, False, 6), (False, True, 6), (True, True, LEAST_LOG))
"""From roomy to tight: whether board and hand are brief, and how many lines of the log should remain."""

LINES_FOR_A_NOTE = 4
"""From this many lines of the log on, one is spent on saying that there was more."""

BESIDE_AN_OPTION = 7
"""Columns for an option's number and the space round it."""


def paragraphs(events: Sequence[Told], viewer: Seat | None, presentation: AnyPresentation) -> list[Text]:
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


def show_log(
    told: list[Text], terminal: Terminal, lines: int, presentation: AnyPresentation
) -> RenderableType:
    """The end of a log, as many lines as fit."""
    words = presentation.words
    if not told:
        return Text(words.say("cli-nothing-happened"), style="dim")
    wrapped = [line for paragraph in told for line in paragraph.wrap(terminal.console, terminal.width)]
    if len(wrapped) <= lines:
        return Group(*wrapped)
    if lines < LINES_FOR_A_NOTE:
        cut = Text("… ", style="dim").append_text(wrapped[-lines])
        cut.truncate(terminal.width, overflow="ellipsis")
        return Group(cut, *wrapped[len(wrapped) - lines + 1 :])
    return Group(Text(words.say("cli-earlier"), style="dim"), *wrapped[len(wrapped) - lines + 1 :])


def show_options(
    question: Question, view: Mapping[str, object], presentation: AnyPresentation, width: int, lines: int
) -> Table:
    """The numbered options, in as few columns as fit into this many lines, numbered down each column."""
    told = [presentation.option_words(question, option, view) for option in question.options]
    sizes = [cell_len(text) + BESIDE_AN_OPTION for text in told]
    rows = len(told)
    while rows > max(lines, 1):
        fewer = -(-len(told) // (-(-len(told) // rows) + 1))  # the rows that one more column makes
        if (
            fewer == rows
            or sum(max(sizes[start : start + fewer]) for start in range(0, len(told), fewer)) > width
        ):
            break
        rows = fewer
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
    question: Question,
    view: Mapping[str, object],
    told: list[Text],
    presentation: AnyPresentation,
    terminal: Terminal,
    *,
    has_advice: bool,
    in_set: bool = False,
) -> None:
    """Print everything that one person needs to answer, on one screen if that can be."""
    words, width = presentation.words, terminal.width
    asked = presentation.coloured(presentation.question_words(question, view), style="bold #F4B350")
    hint = Text(words.say("cli-hint"), style="dim")
    if has_advice:
        hint.append(f" · {words.say('cli-hint-advice')}")
    if in_set:
        hint.append(f" · {words.say('cli-hint-set')}")
    rules = Rule(Text(words.say("cli-happened"), style="dim"), style="dim", align="left"), Rule(style="dim")
    for is_board_brief, is_hand_brief, wanted in FORMS:
        board = presentation.board(view, width, is_brief=is_board_brief)
        hand = presentation.hand(view, width, is_brief=is_hand_brief)
        taken = sum(map(terminal.lines_of, [board, hand, asked, hint, *rules])) + 1
        options = show_options(question, view, presentation, width, terminal.height - taken - wanted)
        left = terminal.height - taken - terminal.lines_of(options)
        if left >= wanted:
            break
    log = show_log(told, terminal, max(LEAST_LOG, left), presentation)
    for part in (board, rules[0], log, rules[1], hand, asked, options, hint):
        terminal.console.print(part, width=width)
