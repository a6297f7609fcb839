"""`outpost31 export`: decisions of bots as rows, for those who study them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from outpost31.cli.levels import OFFERED
from outpost31.cli.refusals import refuse, said

if TYPE_CHECKING:
    from outpost31.lab.export import Collection
    from outpost31.words import Words

MOST_GAMES = 1_000_000
USUAL_SEATS = 6


def export(
    game: Annotated[
        str, typer.Argument(help=said("cli-help-game", games="stayaway, boardgame, coop, norwegian"))
    ],
    out: Annotated[Path, typer.Option(help=said("cli-help-export-out"))],
    seats: Annotated[str | None, typer.Option(help=said("cli-help-export-seats"))] = None,
    games: Annotated[int, typer.Option(help=said("cli-help-export-games"))] = 100,
    level: Annotated[str | None, typer.Option(help=said("cli-help-level-simulate", levels=OFFERED))] = None,
    option: Annotated[list[str] | None, typer.Option(help=said("cli-help-option"))] = None,
    talk: Annotated[bool, typer.Option("--talk", help=said("cli-help-arena-talk"))] = False,
    seed: Annotated[int, typer.Option(help=said("cli-help-seed-simulate"))] = 0,
    language: Annotated[str | None, typer.Option(help=said("cli-help-language"))] = None,
) -> None:
    """Play, and write every decision down."""
    from outpost31.cli.arguments import read_game, read_language, read_level, read_options, read_seats
    from outpost31.cli.files import check_writable
    from outpost31.lab.export import Collection
    from outpost31.lab.export_files import WRITERS, PartMissing, card_of
    from outpost31.words import Words

    kind = read_game(game)
    usual = USUAL_SEATS if USUAL_SEATS in kind.seats else kind.seats.stop - 1
    counts = read_seats(seats or str(usual), kind)
    if not 1 <= games <= MOST_GAMES:
        raise refuse("cli-bad-games", games=games, most=MOST_GAMES)
    if out.suffix not in WRITERS:
        raise refuse("cli-bad-export", file=str(out))
    for path in (out, card_of(out)):
        check_writable(path)
    options = read_options(option or [], kind, counts)
    words = Words(read_language(language))
    chosen = read_level(level, kind, in_numbers=True)
    collection = Collection(game, counts, games, chosen, seed, options, talk)
    try:
        card = _run(collection, out, words)
    except PartMissing:
        raise refuse("cli-no-parquet", command="pip install 'outpost31[parquet]'") from None
    except OSError as error:
        raise refuse("cli-not-written", file=str(out), why=error.strerror or str(error)) from None
    print(words.say("cli-exported", file=str(out), card=str(card)))


def _run(collection: Collection, out: Path, words: Words) -> Path:
    """Export with a bar on stderr."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from outpost31.lab.export_files import export as write

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words.say("cli-simulating"), total=collection.games)
        return write(collection, out, lambda finished: bar.advance(task, finished))
