"""`outpost31 arena`: levels of bots against one another, measured."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from outpost31.cli.levels import OFFERED
from outpost31.cli.refusals import refuse, said

if TYPE_CHECKING:
    from outpost31.lab.arena import Contest
    from outpost31.words import Words

MOST_GAMES = 1_000_000


def arena(
    game: Annotated[
        str, typer.Argument(help=said("cli-help-game", games="stayaway, boardgame, coop, norwegian"))
    ],
    seats: Annotated[int, typer.Option(help=said("cli-help-arena-seats"))] = 6,
    levels: Annotated[str | None, typer.Option(help=said("cli-help-arena-levels", levels=OFFERED))] = None,
    games: Annotated[int, typer.Option(help=said("cli-help-arena-games"))] = 200,
    option: Annotated[list[str] | None, typer.Option(help=said("cli-help-option"))] = None,
    seed: Annotated[int, typer.Option(help=said("cli-help-seed-simulate"))] = 0,
    jobs: Annotated[int, typer.Option(help=said("cli-help-jobs"))] = 1,
    cluster: Annotated[
        str | None, typer.Option(metavar="auto|ADDRESS", help=said("cli-help-cluster"))
    ] = None,
    talk: Annotated[bool, typer.Option("--talk", help=said("cli-help-arena-talk"))] = False,
    report: Annotated[Path | None, typer.Option(help=said("cli-help-arena-report"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=said("cli-help-json"))] = False,
    language: Annotated[str | None, typer.Option(help=said("cli-help-language"))] = None,
) -> None:
    """Let levels of bots contend."""
    import json

    from outpost31.bots import dreams, levels_for
    from outpost31.cli.arguments import read_game, read_language, read_level, read_options, read_seats
    from outpost31.cli.files import check_writable
    from outpost31.lab.arena import Contest
    from outpost31.lab.cluster import NoCluster
    from outpost31.lab.findings import findings
    from outpost31.words import Words

    kind = read_game(game)
    (count,) = read_seats(str(seats), kind)
    if not 1 <= games <= MOST_GAMES:
        raise refuse("cli-bad-games", games=games, most=MOST_GAMES)
    if jobs < 1:
        raise refuse("cli-bad-jobs", jobs=jobs)
    usual = [one for one in levels_for(game) if not dreams(one, game)][:0:-1]
    named = [one.strip() for one in levels.split(",")] if levels else usual
    chosen = tuple(dict.fromkeys(read_level(one, kind) for one in named))
    options = read_options(option or [], kind, (count,))
    words = Words(read_language(language))
    if report is not None:
        check_writable(report)
    contest = Contest(game, count, chosen, games, seed, options, talk)
    try:
        scores = _run(contest, jobs, cluster, words)
    except NoCluster as error:
        raise refuse("cli-no-cluster", error=str(error)) from None
    found = findings(contest, scores)
    if report is not None:
        from outpost31.lab.report import as_html

        report.write_text(as_html(found), encoding="utf-8")
    if as_json:
        print(json.dumps(found, indent=2))
    else:
        _show(found, words)


def _run(contest: Contest, jobs: int, cluster: str | None, words: Words) -> Any:
    """Contend with a bar on stderr."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from outpost31.lab.arena import contend

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words.say("cli-simulating"), total=contest.games * len(contest.seatings()))
        return contend(contest, jobs, lambda finished: bar.advance(task, finished), cluster)


def _show(found: dict[str, Any], words: Words) -> None:
    """The tables of the report, in the terminal."""
    from rich.console import Console
    from rich.table import Table

    from outpost31.lab.plots import percent

    def interval(found: dict[str, float]) -> str:
        return f"{percent(found['rate'])}\n{percent(found['low'])}-{percent(found['high'])}"

    say = words.say
    console = Console(highlight=False)

    def show(heading: str, heads: list[str], rows: list[list[str]]) -> None:
        console.print(f"[bold]{heading}[/]")
        drawn = Table(box=None, header_style="dim", padding=(0, 2, 0, 0), pad_edge=False)
        for head in heads:
            drawn.add_column(head)
        for row in rows:
            drawn.add_row(*row)
        console.print(drawn, "")

    human, alien, level = say("cli-arena-humans"), say("cli-arena-aliens"), say("cli-arena-level")
    told = {
        "title": found["game"],
        "seats": found["seats"],
        "games": found["games"],
        "seed": str(found["seed"]),
    }
    show(
        say("cli-arena-sides", **told),
        [human, alien, say("cli-arena-humans-win"), say("cli-arena-aliens-win"), say("cli-arena-friendly-fire")],
        [
            [cell["human_level"], cell["alien_level"], interval(cell["human"]), interval(cell["alien"]),
             interval(cell["friendly_fire"]) if "friendly_fire" in cell else "-"]
            for cell in found["sides"]
        ],
    )  # fmt: skip
    if found["seat"]:
        show(
            say("cli-arena-seat"),
            [level, say("cli-arena-among"), human, alien],
            [
                [one["level"], one["among"], interval(one["human"]), interval(one["alien"])]
                for one in found["seat"]
            ],
        )
    show(
        say("cli-arena-times"),
        [level, say("cli-column-decisions"), "p50", "p95", "p99"],
        [
            [name, *(str(taken[part]) for part in ("decisions", "p50", "p95", "p99"))]
            for name, taken in found["times"].items()
        ],
    )
    beliefs = [cell for cell in found["sides"] if "beliefs" in cell]
    if beliefs:
        parts = ("predictions", "brier", "baseline", "skill", "calibration_error")
        show(
            say("cli-arena-beliefs"),
            [human, alien, *(say(f"cli-column-{part.replace('_', '-')}") for part in parts), say("cli-arena-matched")],
            [
                [cell["human_level"], cell["alien_level"], *(str(cell["beliefs"][part]) for part in parts),
                 str(cell["matched_beliefs"]["skill"]) if "matched_beliefs" in cell else "-"]
                for cell in beliefs
            ],
        )  # fmt: skip
    console.print(f"[dim]{say('cli-arena-note', stalls=found['stalls'], played=found['played'])}[/]")
