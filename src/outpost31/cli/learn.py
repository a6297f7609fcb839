"""`outpost31 learn`: the numbers that bots rest on, learned again from games among bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from outpost31.cli.refusals import refuse, said

if TYPE_CHECKING:
    from outpost31.lab.cluster import Each, Portion, Result

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
    cluster: Annotated[
        str | None, typer.Option(metavar="auto|ADDRESS", help=said("cli-help-cluster"))
    ] = None,
) -> None:
    """Learn habits or values, and write them whole."""
    import os

    from outpost31.cli.arguments import read_game
    from outpost31.lab.cluster import NoCluster
    from outpost31.lab.learn import lessons

    kind = read_game(game)
    known = {lesson.what: None for lesson in lessons.LESSONS if lesson.game == game}
    if what not in known:
        raise refuse("cli-no-lesson", what=what, title=kind.title, lessons=", ".join(known))
    if games is not None and not 1 <= games <= MOST_GAMES:
        raise refuse("cli-bad-games", games=games, most=MOST_GAMES)
    if keep and cluster is not None:
        raise refuse("cli-keep-plays-nothing")
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
    if keep:
        for path in lessons.keep(what, game, place):
            print(said("cli-learned", file=str(path)))
        return
    try:
        with _player(cluster) as each:
            for path in lessons.learn(what, game, games, seed, place, each):
                print(said("cli-learned", file=str(path)))
    except NoCluster as error:
        raise refuse("cli-no-cluster", error=str(error)) from None


@contextmanager
def _player(cluster: str | None) -> Iterator[Each]:
    """Plays games here or on a cluster, with a bar on stderr."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from outpost31.lab.cluster import here, in_order

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(said("cli-simulating"), total=0)

        def each(work: Callable[[Portion], Result], portions: Sequence[Portion], /) -> Iterator[Result]:
            bar.reset(task, total=len(portions))
            played = here(work, portions) if cluster is None else in_order(work, portions, cluster)
            for result in played:
                bar.advance(task)
                yield result

        yield each
