"""`outpost31 rules`: the rulebook, a clause of it, or where a word occurs."""

from __future__ import annotations

from typing import Annotated

import typer

from outpost31.cli.refusals import refuse, said


def rules(
    game: Annotated[
        str, typer.Argument(help=said("cli-help-game", games="stayaway, boardgame, coop, norwegian"))
    ],
    clause: Annotated[list[str] | None, typer.Argument(help=said("cli-help-clause"))] = None,
    language: Annotated[str | None, typer.Option(help=said("cli-help-language"))] = None,
) -> None:
    """Read the rules."""
    from rich.console import Console

    from outpost31 import rulebook
    from outpost31.cli import clauses
    from outpost31.cli.arguments import read_language
    from outpost31.words import Words

    if game not in rulebook.letters():
        raise refuse("cli-no-rules", game=game, games=", ".join(rulebook.letters()))
    words = Words(read_language(language))
    console = Console(highlight=False)
    asked = " ".join(clause or ()).strip()
    book = rulebook.load(game, words.language)
    if not asked:
        console.print(f"[bold #F4B350]{book.title}[/]")
        console.print(clauses.inline(book.intro))
        for chapter in book.chapters:
            console.print()
            console.print(clauses.show(chapter, words))
        return
    if clauses.is_clause_id(asked):
        part = clauses.find_clause(game, asked, words.language)
        if part is None:
            near = words.choice(clauses.near_clauses(game, asked)) or "none"
            chapters = words.list(chapter.id for chapter in book.chapters)
            raise refuse("cli-no-clause", clause=asked, game=book.title, near=near, chapters=chapters)
        console.print(clauses.show(part, words))
        return
    found = rulebook.search(game, asked, words.language)
    if not found:
        raise refuse("cli-nothing-found", title=book.title, words=asked)
    console.print(f"[dim]{words.say('cli-rules-found', count=len(found), words=asked)}[/]")
    for one in found:
        console.print(clauses.show_clause(one, words, tuple(asked.split())))
