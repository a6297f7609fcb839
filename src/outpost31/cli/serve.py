"""`outpost31 serve`, `backup` and `restore`: tables for people in the same network, and keeping them safe."""

from __future__ import annotations

import datetime
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from outpost31.cli.refusals import refuse, said

if TYPE_CHECKING:
    from outpost31.server.config import Config

Data = Annotated[Path | None, typer.Option(help=said("cli-help-data"))]
Store = Annotated[str | None, typer.Option(help=said("cli-help-store"))]


def configuration_of(**given: object) -> Config:
    """The configuration from these arguments and the environment, or a refusal."""
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
    processes: Annotated[int | None, typer.Option(min=1, max=64, help=said("cli-help-processes"))] = None,
    root_path: Annotated[str | None, typer.Option(metavar="PATH", help=said("cli-help-root-path"))] = None,
    certificate: Annotated[str | None, typer.Option(help=said("cli-help-certificate"))] = None,
    key: Annotated[str | None, typer.Option(help=said("cli-help-key"))] = None,
    browser: Annotated[bool | None, typer.Option(help=said("cli-help-browser"))] = None,
    demo: Annotated[bool | None, typer.Option("--demo", help=said("cli-help-demo"))] = None,
    backup_every: Annotated[
        float | None, typer.Option(min=0.0, metavar="HOURS", help=said("cli-help-backup-every"))
    ] = None,
) -> None:
    """Keep a house of tables open."""
    from outpost31.server import commands
    from outpost31.server.store.backups import AlreadyRunning

    config = configuration_of(
        host=host,
        port=port,
        data=data,
        store=store,
        processes=processes,
        root_path=root_path,
        certificate=certificate,
        key=key,
        open_browser=browser,
        demo=demo,
        backup_every=backup_every,
    )
    if commands.is_root() and sys.stderr.isatty():
        print(f"outpost31: {said('cli-running-as-root')}", file=sys.stderr)
    if config.demo:
        print(said("cli-demo", minutes=round(config.demo_minutes)))
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
        commands.backup(configuration_of(data=data, store=store), target)
    except (StoreBroken, OSError, ValueError) as error:
        raise refuse("cli-server-trouble", trouble=str(error)) from None
    print(said("cli-backed-up", file=str(target)))


def restore(
    source: Annotated[
        Path, typer.Argument(help=said("cli-help-restore-source"), exists=True, dir_okay=False)
    ],
    until: Annotated[str | None, typer.Option(metavar="MOMENT", help=said("cli-help-restore-until"))] = None,
    data: Data = None,
    store: Store = None,
) -> None:
    """Put a backup in place of all tables."""
    from outpost31.server import commands
    from outpost31.server.store import StoreBroken

    try:
        commands.restore(configuration_of(data=data, store=store), source, _moment(until))
    except (StoreBroken, OSError, ValueError) as error:
        raise refuse("cli-server-trouble", trouble=str(error)) from None
    print(said("cli-restored", file=str(source)))


def _moment(text: str | None) -> int | None:
    """A moment in universal time, in milliseconds."""
    if text is None:
        return None
    try:
        moment = datetime.datetime.fromisoformat(text)
    except ValueError:
        raise refuse("cli-bad-moment", text=text) from None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=datetime.UTC)
    return round(moment.timestamp() * 1000)
