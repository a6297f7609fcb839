"""Help at the table: on a question, an option, a card, a clause, or a word in the rules."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from outpost31 import rulebook
from outpost31.cli import clauses
from outpost31.cli.presentation import AnyPresentation, Topic
from outpost31.kernel import Question
from outpost31.reasons import Sight, foresee, why_not

MOST_FOUND = 5


def answer_help(asked: str, question: Question, presentation: AnyPresentation) -> RenderableType:
    """What `?` prints: alone, with an option's number, with a clause, or with a name."""
    words = presentation.words
    if not asked:
        return Group(
            _show_topic(presentation.question_help(question), presentation),
            Text(words.say("cli-help-keys"), style="dim"),
        )
    if asked.isdecimal() and 1 <= int(asked) <= len(question.options):
        topic = presentation.option_help(question, question.options[int(asked) - 1])
        return _show_topic(topic or presentation.question_help(question), presentation)
    if clauses.is_clause_id(asked) and presentation.game in rulebook.letters():
        part = clauses.find_clause(presentation.game, asked, words.language)
        if part is not None:
            return clauses.show(part, words)
    topics = presentation.find_help(asked)
    if not topics:
        return Text(words.say("cli-no-help", word=asked), style="#FF6B52")
    return Group(*(_show_topic(topic, presentation) for topic in topics[:MOST_FOUND]))


def answer_rules(asked: str, presentation: AnyPresentation) -> RenderableType:
    """What `r WORD` prints: the first few clauses that have it."""
    words = presentation.words
    if not asked:
        return Text(words.say("cli-which-word"), style="#FF6B52")
    if presentation.game not in rulebook.letters():
        return Text(words.say("cli-no-rules-here"), style="#FF6B52")
    found = rulebook.search(presentation.game, asked, words.language)
    if not found:
        title = rulebook.load(presentation.game, words.language).title
        return Text(words.say("cli-nothing-found", title=title, words=asked), style="#FF6B52")
    head = Text(words.say("cli-rules-found", count=len(found), words=asked), style="dim")
    shown = [clauses.show_clause(one, words, tuple(asked.split())) for one in found[:MOST_FOUND]]
    rest = [Text(words.row(one.id for one in found[MOST_FOUND:]), style="dim")] if found[MOST_FOUND:] else []
    return Group(head, *shown, *rest)


def answer_why(sight: Sight, presentation: AnyPresentation) -> RenderableType:
    """What `w` prints: what comes of what is on offer, and why the rest is not, each reason once, with its clause."""
    words = presentation.words
    told = dict.fromkeys(
        f"{presentation.hindrance_words(one, sight.view, sight.seat)} ({one.clause})"
        for _, one in why_not(sight)
    )
    foreseen = [
        f"{presentation.option_words(sight.question, one.option, sight.view)}: "
        f"{presentation.foresight_words(one, sight.view, sight.seat)}"
        for one in foresee(sight)
    ]
    parts = [_listed(words.say("cli-foreseen"), foreseen, presentation)] if foreseen else []
    if told:
        parts.append(_listed(words.say("cli-why"), told, presentation))
    else:
        parts.append(Text(words.say("cli-why-nothing"), style="dim"))
    return Group(*parts)


def _listed(head: str, sentences: Iterable[str], presentation: AnyPresentation) -> RenderableType:
    """Sentences under a heading."""
    lines = (presentation.coloured(f"  · {sentence}") for sentence in sentences)
    return Group(Text(head, style="bold #8FD3E8"), *lines)


def _show_topic(topic: Topic, presentation: AnyPresentation) -> RenderableType:
    told = Text(f"{topic.title}: " if topic.title else "", style="bold #8FD3E8")
    told.append(topic.text, style="default not bold")
    if not topic.clauses or presentation.game not in rulebook.letters():
        return told
    named = []
    for id in topic.clauses:
        clause = clauses.find_clause(presentation.game, id, presentation.words.language)
        named.append(f"{id} {clause.title}" if clause is not None else id)
    see = presentation.words.say("cli-see-also", clauses=presentation.words.row(named))
    return Group(told, Text(see, style="dim"))
