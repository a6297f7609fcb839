"""`outpost31 play`: a game here and now, with people at this keyboard and bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from outpost31.cli.levels import OFFERED
from outpost31.cli.refusals import refuse, said

USUAL_SEATS = 6


def play(
    game: Annotated[
        str, typer.Argument(help=said("cli-help-game", games="stayaway, boardgame, coop, norwegian"))
    ],
    seats: Annotated[str | None, typer.Option(help=said("cli-help-seats-one"))] = None,
    bots: Annotated[int | None, typer.Option(help=said("cli-help-bots"))] = None,
    level: Annotated[str | None, typer.Option(help=said("cli-help-level", levels=OFFERED))] = None,
    seed: Annotated[int | None, typer.Option(help=said("cli-help-seed"))] = None,
    option: Annotated[list[str] | None, typer.Option(help=said("cli-help-option"))] = None,
    names: Annotated[str | None, typer.Option(help=said("cli-help-names"))] = None,
    save: Annotated[Path | None, typer.Option(help=said("cli-help-save"))] = None,
    language: Annotated[str | None, typer.Option(help=said("cli-help-language"))] = None,
) -> None:
    """Play a game."""
    import secrets

    from outpost31 import Match
    from outpost31.bots import make_bot
    from outpost31.cli.arguments import (
        read_game,
        read_language,
        read_level,
        read_names,
        read_options,
        read_seats,
    )
    from outpost31.cli.files import check_writable
    from outpost31.cli.presentation import present
    from outpost31.cli.sitting import Sitting
    from outpost31.cli.terminal import Terminal
    from outpost31.words import Words

    kind = read_game(game)
    least, most = kind.seats.start, kind.seats.stop - 1
    counts = read_seats(seats if seats is not None else str(min(max(USUAL_SEATS, least), most)), kind)
    if len(counts) > 1:
        raise refuse("cli-one-table", seats=seats)
    count = counts[0]
    robots = count - 1 if bots is None else bots
    if not 0 <= robots <= count:
        raise refuse("cli-bad-bots", seats=count, bots=robots)
    options = read_options(option or [], kind, counts)
    chosen_level = read_level(level, kind)
    words = Words(read_language(language))
    called = read_names(names, count, game, words)
    if save is not None:
        check_writable(save)

    match = Match.new(game, count, seed=seed, options=options)
    people = count - robots
    # Without a seed the bots' chance is nobody's to foresee either.
    bot_seed = secrets.randbits(64) if seed is None else seed
    at_table = {seat: make_bot(chosen_level, game, seat, bot_seed) for seat in range(people, count)}
    terminal = Terminal(is_shared=people > 1)
    Sitting(match, at_table, present(game, words, called), terminal, save).play()
