"""The messages of every language, taken apart: their texts, and the numbers that stand in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from outpost31.words import locales_folder


class Message(NamedTuple):
    """One message: its id and its pattern."""

    id: str
    pattern: fluent.Pattern


class Number(NamedTuple):
    """A variable in a text, the text that follows it, and the variables whose plural chose this text."""

    variable: str
    follows: str
    chosen_by: frozenset[str]


@cache
def messages(language: str) -> tuple[Message, ...]:
    """Every message of a language."""
    found = []
    for path in sorted((locales_folder() / language).glob("*.ftl")):
        parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
        found += [Message(entry.id.name, entry.value) for entry in parsed.body
                  if isinstance(entry, fluent.Message) and entry.value is not None]  # fmt: skip
    return tuple(found)


def texts(pattern: fluent.Pattern) -> Iterator[str]:
    """Everything that a message may say, a text for each choice; a variable is a space that no word crosses."""
    inner: list[fluent.Pattern] = []
    told = ""
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            told += element.value
        elif isinstance(element.expression, fluent.SelectExpression):
            inner += [variant.value for variant in element.expression.variants]
            told += " ⟨⟩ "
        else:
            told += "⟨⟩"
    yield told
    for one in inner:
        yield from texts(one)


def is_plural(select: fluent.SelectExpression) -> bool:
    """Whether a choice tells one from many."""
    keys = {key.name if isinstance(key, fluent.Identifier) else str(key.value)
            for key in (variant.key for variant in select.variants)}  # fmt: skip
    return bool(keys & {"one", "1"})


def _name(selector: fluent.InlineExpression) -> str:
    return selector.id.name if isinstance(selector, fluent.VariableReference) else ""


def numbers(pattern: fluent.Pattern, chosen_by: frozenset[str] = frozenset()) -> Iterator[Number]:
    """The variables of a message, each with the text right after it."""
    for place, element in enumerate(pattern.elements):
        if not isinstance(element, fluent.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, fluent.VariableReference):
            after = pattern.elements[place + 1] if place + 1 < len(pattern.elements) else None
            follows = after.value if isinstance(after, fluent.TextElement) else ""
            yield Number(expression.id.name, follows, chosen_by)
        elif isinstance(expression, fluent.SelectExpression):
            selector = expression.selector
            is_choice = isinstance(selector, fluent.VariableReference) and is_plural(expression)
            inside = chosen_by | {_name(selector)} if is_choice else chosen_by
            for variant in expression.variants:
                yield from numbers(variant.value, inside)
