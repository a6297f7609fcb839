"""Groups: verbs that belong together, under a word of their own; the word alone says what there is."""

from __future__ import annotations

import typer


def group(about: str) -> typer.Typer:
    """A word of the command with verbs below it, and what is said about it."""
    made = typer.Typer(help=about, rich_markup_mode=None)

    @made.callback(invoke_without_command=True)
    def say_what_there_is(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            print(context.get_help())

    return made
