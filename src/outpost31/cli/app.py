"""The command and its verbs; what goes wrong is told in a line or two."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from outpost31.cli.arena import arena
from outpost31.cli.export import export
from outpost31.cli.lab import app as lab
from outpost31.cli.learn import learn
from outpost31.cli.play import play
from outpost31.cli.refusals import said
from outpost31.cli.replay import replay
from outpost31.cli.rules import rules
from outpost31.cli.serve import backup, restore, serve
from outpost31.cli.simulate import simulate
from outpost31.cli.sit import sit
from outpost31.cli.tables import app as tables

INTERRUPTED = 130
"""What Typer makes of Ctrl-C where no verb has caught it."""


class Verbs(TyperGroup):
    """The verbs. A bad argument is told in one or two lines on stderr, with exit status 2 and no traceback."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Run a verb, and leave the process."""
        kwargs["standalone_mode"] = False
        try:
            status = super().main(*args, **kwargs)
        except Exception as error:
            # Every refusal, Typer's or ours, can put itself into words and has an exit status.
            status = getattr(error, "exit_code", None)
            if status is None or not hasattr(error, "format_message"):
                raise
            if text := " ".join(error.format_message().split()):
                print(f"outpost31: {text}", file=sys.stderr)
                if context := getattr(
                    error, "ctx", None
                ):  # Typer's own say what is wrong, not what is allowed
                    print(said("cli-see-help", command=context.command_path), file=sys.stderr)
        else:
            if status == INTERRUPTED:
                print(f"outpost31: {said('cli-interrupted')}", file=sys.stderr)
        sys.exit(status if isinstance(status, int) else 0)


app = typer.Typer(
    cls=Verbs,
    add_completion=False,
    pretty_exceptions_enable=False,
    help=said("cli-help"),
    rich_markup_mode=None,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        from outpost31 import __version__

        print(f"outpost31 {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _outpost31(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help=said("cli-help-version"))
    ] = False,
) -> None:
    if context.invoked_subcommand is None:  # who says no more wants to play
        serve()


app.command(help=said("cli-help-play"))(play)
app.command(help=said("cli-help-replay"))(replay)
app.command(help=said("cli-help-simulate"))(simulate)
app.command(help=said("cli-help-arena"))(arena)
app.command(help=said("cli-help-export"))(export)
app.command(help=said("cli-help-learn"))(learn)
app.command(help=said("cli-help-rules"))(rules)
app.command(help=said("cli-help-serve"))(serve)
app.command(help=said("cli-help-sit"))(sit)
app.command(help=said("cli-help-backup"))(backup)
app.command(help=said("cli-help-restore"))(restore)
app.add_typer(lab, name="lab")
app.add_typer(tables, name="tables")
