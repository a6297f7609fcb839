"""`outpost31 simulate`: many games among bots, counted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from outpost31.cli.levels import OFFERED
from outpost31.cli.refusals import refuse, said

if TYPE_CHECKING:
    from outpost31.lab import Experiment, Tally
    from outpost31.words import Words

MOST_GAMES = 10_000_000


def simulate(
    game: Annotated[
        str, typer.Argument(help=said("cli-help-game", games="stayaway, boardgame, coop, norwegian"))
    ],
    seats: Annotated[str | None, typer.Option(help=said("cli-help-seats-many"))] = None,
    games: Annotated[int, typer.Option(help=said("cli-help-games"))] = 1000,
    level: Annotated[str | None, typer.Option(help=said("cli-help-level-simulate", levels=OFFERED))] = None,
    option: Annotated[list[str] | None, typer.Option(help=said("cli-help-option"))] = None,
    seed: Annotated[int, typer.Option(help=said("cli-help-seed-simulate"))] = 0,
    jobs: Annotated[int | None, typer.Option(help=said("cli-help-jobs"))] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="auto|ADDRESS", help=said("cli-help-cluster"))
    ] = None,
    report: Annotated[Path | None, typer.Option(help=said("cli-help-arena-report"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=said("cli-help-json"))] = False,
    language: Annotated[str | None, typer.Option(help=said("cli-help-language"))] = None,
) -> None:
    """Let bots play."""
    import json

    from outpost31.cli.arguments import read_game, read_language, read_level, read_options, read_seats
    from outpost31.cli.files import check_writable
    from outpost31.cli.refusals import Refusal
    from outpost31.lab import Experiment, GameFailed, Stopped
    from outpost31.lab.cluster import NoCluster
    from outpost31.words import Words

    kind = read_game(game)
    counts = read_seats(seats or f"{kind.seats.start}-{kind.seats.stop - 1}", kind)
    if not 1 <= games <= MOST_GAMES:
        raise refuse("cli-bad-games", games=games, most=MOST_GAMES)
    if jobs is not None and jobs < 1:
        raise refuse("cli-bad-jobs", jobs=jobs)
    options = read_options(option or [], kind, counts)
    words = Words(read_language(language))
    if report is not None:
        check_writable(report)
    experiment = Experiment(game, counts, games, read_level(level, kind, in_numbers=True), seed, options)
    try:
        tallies = _run(experiment, jobs, cluster, words)
    except GameFailed as failed:
        raise refuse(
            "cli-game-failed",
            error=failed.error,
            game=game,
            seats=failed.seats,
            level=failed.level,
            seed=str(failed.seed),
        ) from None
    except NoCluster as error:
        raise refuse("cli-no-cluster", error=str(error)) from None
    except Stopped:
        stopped = Refusal(words.say("cli-stopped"))
        stopped.exit_code = 130
        raise stopped from None
    if report is not None:
        _write_report(report, experiment, tallies)
    if as_json:
        told = {"game": game, "level": experiment.level, "seed": seed, "options": options}
        results = [{"seats": count, **tally.plain()} for count, tally in tallies.items()]
        print(json.dumps({**told, "results": results}, indent=2))
    else:
        _show(experiment, tallies, words, kind.title)


def _run(experiment: Experiment, jobs: int | None, cluster: str | None, words: Words) -> dict[int, Tally]:
    """Simulate with a bar on stderr."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from outpost31.lab import simulate as run

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words.say("cli-simulating"), total=experiment.games * len(experiment.seats))
        return run(experiment, jobs, lambda finished: bar.advance(task, finished), cluster)


def _write_report(path: Path, experiment: Experiment, tallies: dict[int, Tally]) -> None:
    """One page with everything that was counted; beliefs are measured in some of the games, played once more."""
    from outpost31.lab.simulation_report import as_html, beliefs_in

    path.write_text(as_html(experiment, tallies, beliefs_in(experiment)), encoding="utf-8")


def _show(experiment: Experiment, tallies: dict[int, Tally], words: Words, title: str) -> None:
    """The tables: who won and how long it took, how each role fared, and how it ended."""
    from rich.console import Console
    from rich.table import Table

    from outpost31.cli.presentation import present

    presentation = present(experiment.game, words, [])
    say = words.say
    plain = {count: tally.plain() for count, tally in tallies.items()}
    sides = list(dict.fromkeys(side for one in plain.values() for side in one["sides"]))
    sides.sort(key=lambda side: side == "nobody")
    roles = [side for side in sides if side != "nobody"]
    named = {role: presentation.role_words(role) for role in roles} | {"nobody": say("cli-nobody")}
    console = Console(highlight=False)

    def table(heading: str, columns: list[str]) -> Table:
        console.print(f"[bold]{heading}[/]")
        drawn = Table(box=None, header_style="dim", padding=(0, 2, 0, 0), pad_edge=False)
        for column in columns:
            drawn.add_column(column, justify="right", no_wrap=True)
        return drawn

    lengths = ("turns", "decisions", "infections")
    told = {
        "title": title,
        "games": experiment.games,
        "level": experiment.level,
        "seed": str(experiment.seed),
    }
    columns = [named[side] for side in sides]
    columns += [say(f"cli-column-{length}") for length in lengths]
    main = table(say("cli-simulate-title", **told), [say("cli-column-seats"), *columns])
    for count, one in plain.items():
        rates = [_percent(one["sides"].get(side)) for side in sides]
        main.add_row(str(count), *rates, *(_spread(one[length]) for length in lengths))
    console.print(main, "")
    seats = table(say("cli-simulate-roles"), [say("cli-column-seats"), *(named[role] for role in roles)])
    for count, one in plain.items():
        seats.add_row(str(count), *(_percent(one["roles"].get(role)) for role in roles))
    console.print(seats, "")
    endings = table(say("cli-simulate-reasons"), [str(count) for count in plain])
    endings.add_column(style="dim")
    for reason in sorted({reason for one in plain.values() for reason in one["reasons"]}):
        counts = [str(one["reasons"].get(reason, 0)) for one in plain.values()]
        endings.add_row(*counts, presentation.reason_words(reason))
    console.print(endings, "")
    console.print(f"[dim]{say('cli-simulate-note')}[/]")


def _percent(rate: dict[str, float] | None) -> str:
    """A rate in percent, and below it its interval."""
    if rate is None:
        return "-"
    return f"{100 * rate['rate']:.1f}\n{100 * rate['low']:.1f}-{100 * rate['high']:.1f}"


def _spread(spread: dict[str, float]) -> str:
    """A mean, and below it the 5th and 95th percentiles."""
    return f"{spread['mean']:.1f}\n{spread['p5']:.0f}-{spread['p95']:.0f}"
