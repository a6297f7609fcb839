"""`outpost31 tables`: what an operator sees of the tables of a house, and does to one."""

from __future__ import annotations

import datetime
from typing import Annotated

import typer

from outpost31.cli.groups import group
from outpost31.cli.refusals import Refusal, refuse, said
from outpost31.cli.serve import Data, Store, configuration_of

app = group(said("cli-help-tables"))
Table = Annotated[str, typer.Argument(help=said("cli-help-tables-table"))]
STATES = ("lobby", "playing", "ended", "given_up")
MOST = 1000


def _at(milliseconds: int) -> str:
    """A moment as people read it, in universal time."""
    moment = datetime.datetime.fromtimestamp(milliseconds / 1000, datetime.UTC)
    return moment.strftime("%Y-%m-%d %H:%M")


@app.command("list", help=said("cli-help-tables-list"))
def list_tables(
    state: Annotated[str | None, typer.Option(help=said("cli-help-tables-state"))] = None,
    data: Data = None,
    store: Store = None,
) -> None:
    """The tables, the newest first."""
    from outpost31.server import managing
    from outpost31.server.store import StoreBroken

    if state is not None and state not in STATES:
        raise refuse("cli-bad-state", state=state, states=", ".join(STATES))
    try:
        found = managing.summaries(configuration_of(data=data, store=store), state, MOST)
    except (StoreBroken, OSError, ValueError) as error:
        raise refuse("cli-server-trouble", trouble=str(error)) from None
    for one in found:
        asleep = said("cli-tables-asleep", since=_at(one.asleep_since)) if one.asleep_since else ""
        print(f"{one.table}  {one.state:8}  {_at(one.created_at)}  {asleep}".rstrip())
    print(said("cli-tables-count", count=len(found)))


@app.command("show", help=said("cli-help-tables-show"))
def show(table: Table, data: Data = None, store: Store = None) -> None:
    """A table, as everybody may see it from outside the game."""
    from outpost31.server import managing
    from outpost31.server.store import StoreBroken

    try:
        kept, info, trouble = managing.show(configuration_of(data=data, store=store), table)
    except (StoreBroken, OSError, ValueError) as error:
        raise refuse("cli-server-trouble", trouble=str(error)) from None
    print(f"{info.table}: {info.game}, {kept.state}, {_at(info.created_at)}")
    for seat in info.seats:
        print(f"  {seat.seat + 1:2}  {seat.kind:6}  {seat.name or '-'}  {seat.level or ''}".rstrip())
    if kept.asleep_since:
        print(said("cli-tables-asleep", since=_at(kept.asleep_since)))
    print(said("cli-tables-entries", count=len(kept.rows), packed=kept.packed_rows))
    if trouble:
        print(said("cli-tables-trouble", trouble=trouble))


def _order(wish: str, table: str, data: Data, store: Store) -> None:
    from outpost31.server import managing
    from outpost31.server.store import StoreBroken

    try:
        trouble = managing.order(configuration_of(data=data, store=store), wish, table)
    except (StoreBroken, OSError, ValueError) as error:
        raise refuse("cli-server-trouble", trouble=str(error)) from None
    if trouble is not None:
        raise refuse("cli-server-trouble", trouble=trouble)


@app.command("end", help=said("cli-help-tables-end"))
def end(table: Table, data: Data = None, store: Store = None) -> None:
    """End a table without a winner."""
    _order("end", table, data, store)
    print(said("cli-tables-ended", table=table))


@app.command("delete", help=said("cli-help-tables-delete"))
def delete(
    table: Table,
    yes: Annotated[bool, typer.Option("--yes", help=said("cli-help-tables-yes"))] = False,
    data: Data = None,
    store: Store = None,
) -> None:
    """Leave nothing of a table."""
    if not yes:
        raise Refusal(said("cli-tables-sure", table=table))
    _order("delete", table, data, store)
    print(said("cli-tables-deleted", table=table))
