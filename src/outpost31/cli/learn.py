"""`outpost31 learn`: the numbers that bots rest on, learned again from games among bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from outpost31.cli.refusals import refuse, said

MOST_GAMES = 1_000_000


def learn(
    what: Annotated[str, typer.Argument(help=said("cli-help-learn-what"))],
    game: Annotated[
        str, typer.Argument(help=said("cli-help-game", games="stayaway, boardgame, coop, norwegian"))
    ],
    games: Annotated[int | None, typer.Option(help=said("cli-help-learn-games"))] = None,
    seed: Annotated[int | None, typer.Option(help=said("cli-help-learn-seed"))] = None,
    folder: Annotated[Path | None, typer.Option(help=said("cli-help-learn-folder"))] = None,
    keep: Annotated[bool, typer.Option("--keep", help=said("cli-help-learn-keep"))] = False,
) -> None:
    """Learn habits or values, and write them whole."""
    import os

    from outpost31.cli.arguments import read_game
    from outpost31.lab.learn import lessons

    kind = read_game(game)
    known = {lesson.what: None for lesson in lessons.LESSONS if lesson.game == game}
    if what not in known:
        raise refuse("cli-no-lesson", what=what, title=kind.title, lessons=", ".join(known))
    if games is not None and not 1 <= games <= MOST_GAMES:
        raise refuse("cli-bad-games", games=games, most=MOST_GAMES)
    place = folder or lessons.FOLDER
    if not place.is_dir() or not os.access(place, os.W_OK):
        raise refuse("cli-no-folder", folder=str(place))
    missing = [
        path
        for path in (place / f"{lesson.file}.py" for lesson in lessons.lessons_for(what, game))
        if keep and not path.is_file()
    ]
    if missing:
        raise refuse("cli-nothing-to-keep", file=str(missing[0]))
    written = lessons.keep(what, game, place) if keep else lessons.learn(what, game, games, seed, place)
    for path in written:
        print(said("cli-learned", file=str(path)))
