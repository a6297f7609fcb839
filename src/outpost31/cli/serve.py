"""`outpost31 serve`, `backup` and `restore`: a house of tables for people in the same network, and its keeping."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from outpost31.cli.refusals import refuse, said

if TYPE_CHECKING:
    from outpost31.server.config import Config

Data = Annotated[Path | None, typer.Option(help=said("cli-help-data"))]
Store = Annotated[str | None, typer.Option(help=said("cli-help-store"))]


def _configuration(**given: object) -> Config:
    from outpost31.server.commands import configuration

    try:
        return configuration(**given)
    except ValueError as error:
        raise refuse("cli-server-trouble", trouble=str(error)) from None


def serve(
    host: Annotated[str | None, typer.Option(help=said("cli-help-host"))] = None,
    port: Annotated[int | None, typer.Option(min=1, max=65535, help=said("cli-help-port"))] = None,
    data: Data = None,
    store: Store = None,
    browser: Annotated[bool | None, typer.Option(help=said("cli-help-browser"))] = None,
) -> None:
    """Keep a house of tables open."""
    from outpost31.server import commands
    from outpost31.server.keeping import AlreadyRunning

    config = _configuration(host=host, port=port, data=data, store=store, open_browser=browser)
    try:
        commands.serve(config)
    except (AlreadyRunning, OSError, ValueError) as error:
        raise refuse("cli-server-trouble", trouble=str(error)) from None


def backup(
    target: Annotated[Path, typer.Argument(help=said("cli-help-backup-target"))],
    data: Data = None,
    store: Store = None,
) -> None:
    """Write a backup of all tables."""
    from outpost31.server import commands
    from outpost31.server.store import StoreBroken

    try:
        commands.backup(_configuration(data=data, store=store), target)
    except (StoreBroken, OSError, ValueError) as error:
        raise refuse("cli-server-trouble", trouble=str(error)) from None


def restore(
    source: Annotated[Path, typer.Argument(help=said("cli-help-restore-source"), exists=True, dir_okay=False)],
    data: Data = None,
    store: Store = None,
) -> None:
    """Put a backup in place of all tables."""
    from outpost31.server import commands
    from outpost31.server.store import StoreBroken

    try:
        commands.restore(_configuration(data=data, store=store), source)
    except (StoreBroken, OSError, ValueError) as error:
        raise refuse("cli-server-trouble", trouble=str(error)) from None
