"""`outpost31 replay`: a saved game told again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from outpost31.cli.refusals import refuse, said


def replay(
    file: Annotated[Path, typer.Argument(help=said("cli-help-file"))],
    seat: Annotated[int | None, typer.Option(help=said("cli-help-seat"))] = None,
    everything: Annotated[bool, typer.Option("--everything", help=said("cli-help-everything"))] = False,
    step: Annotated[bool, typer.Option("--step", help=said("cli-help-step"))] = False,
    names: Annotated[str | None, typer.Option(help=said("cli-help-names"))] = None,
    language: Annotated[str | None, typer.Option(help=said("cli-help-language"))] = None,
) -> None:
    """Tell a saved game again."""
    from rich.rule import Rule
    from rich.text import Text

    from outpost31 import Match
    from outpost31.cli.arguments import read_language, read_names
    from outpost31.cli.files import bad_record, load_record
    from outpost31.cli.presentation import present
    from outpost31.cli.screen import paragraphs
    from outpost31.cli.terminal import Left, Terminal
    from outpost31.words import Words

    words = Words(read_language(language))
    if seat is not None and everything:
        raise refuse("cli-seat-or-everything")
    try:
        # The whole record is gone through first: a bad one is refused before a word is told.
        match = Match.replay(load_record(file))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise bad_record(file, error) from None
    if seat is not None and not 1 <= seat <= match.seats:
        raise refuse("cli-bad-seat", seats=match.seats, seat=seat)
    if everything and match.outcome is None:
        raise refuse("cli-not-over")
    viewer = None if seat is None else seat - 1
    presentation = present(match.game.key, words, read_names(names, match.seats, match.game.key, words))
    terminal = Terminal(is_shared=False)
    how = "everything" if everything else "onlooker" if viewer is None else "seat"
    head = words.say(
        "cli-replay-head",
        title=match.game.title,
        seats=match.seats,
        viewer=how,
        name=presentation.name(viewer),
    )
    terminal.print(Text(head, style="bold #F4B350"))
    events = match.chronicle() if everything else match.events(viewer)
    try:
        for paragraph in paragraphs(events, viewer, presentation):
            terminal.print(paragraph)
            if step and terminal.read(words.say("cli-replay-step")).casefold() == "q":
                return
    except (Left, KeyboardInterrupt):
        terminal.print("")
        return
    if match.outcome is None:
        terminal.print(Text(words.say("cli-replay-unfinished"), style="dim"))
        return
    terminal.print(Rule(words.say("cli-over"), style="#F4B350"), presentation.ending(match.view(viewer)))
