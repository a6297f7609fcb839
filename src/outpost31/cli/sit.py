"""`outpost31 sit`: any bot, in this process, at a live table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from outpost31.cli.levels import OFFERED
from outpost31.cli.refusals import refuse, said

if TYPE_CHECKING:
    from outpost31.bots.bot import BotMaker


def sit(
    link: Annotated[str, typer.Argument(help=said("cli-help-link"))],
    bot: Annotated[str, typer.Option(help=said("cli-help-bot", levels=OFFERED))] = "novice",
    name: Annotated[str | None, typer.Option(help=said("cli-help-sit-name"))] = None,
    seat: Annotated[int | None, typer.Option(help=said("cli-help-sit-seat"))] = None,
) -> None:
    """Let a bot sit down at a table."""
    import asyncio

    from outpost31.client import BadLink, Refused, Unreachable, read_link
    from outpost31.client import sit as play

    try:
        place = read_link(link)
    except BadLink:
        raise refuse("cli-bad-link", link=link) from None
    make = read_bot(bot)
    called = bot.rpartition(":")[2].rpartition(".")[2]
    title = name or called[:1].upper() + called[1:]
    print(said("cli-sitting", name=title))
    try:
        view = asyncio.run(play(place, make, title, seat, lambda _: print(said("cli-sit-again"))))
    except Refused as refused:
        raise refuse("cli-sit-refused", reason=refused.reason.replace("_", " ")) from None
    except Unreachable:
        raise refuse("cli-sit-unreachable", server=place.server) from None
    print(_ended(view))


def read_bot(text: str) -> BotMaker:
    """The maker of a bot: one of our levels, or `module:Class` from the folder of whoever asks."""
    import sys
    from importlib import import_module
    from pathlib import Path

    from outpost31.bots import LEVELS

    if text in LEVELS:
        return _of_level(text)
    module, colon, attribute = text.partition(":")
    if not module or not colon or not attribute:
        raise refuse("cli-bad-bot", bot=text, levels=", ".join(LEVELS))
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    try:
        maker = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise refuse("cli-no-bot", bot=text, error=str(error)) from None
    if not callable(maker):
        raise refuse("cli-no-bot", bot=text, error=f"{attribute} is not a class")
    made: BotMaker = maker
    return made


def _of_level(level: str) -> BotMaker:
    """A bot of one of our levels; which game it plays it sees at its first question."""
    from outpost31.client.house_bots import LevelBot

    return lambda seat, chance: LevelBot(level, seat, chance)


def _ended(view: dict[str, object]) -> str:
    outcome = view.get("outcome")
    you = view.get("you", view.get("viewer"))
    if not isinstance(outcome, dict) or not isinstance(you, int):
        return said("cli-sit-ended")
    return said("cli-sit-won" if you in outcome["winners"] else "cli-sit-lost")
