"""The table of actions: every option that a game can ever offer, at a place that never changes.

The options are enumerated from their declared types, in each game's `asked`; what a bare `str` or `int` may be comes
from the printed tables. Seats and pawns are counted from the seat that answers: `+1` is the next one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

from outpost31.kernel import Option
from outpost31.kernel.questions import Form

WAIT = "wait"
"""The first action of every table: nothing is asked. It is never an answer."""


class Whom(int):
    """A seat or a pawn, counted from the one that answers."""


class Vocabulary(NamedTuple):
    """What the bare strings and numbers in the options of one kind of question may be."""

    words: Sequence[str] = ()
    numbers: Sequence[int] = ()


class Spelling(NamedTuple):
    """An option that is put together from several actions, such as a selection of things: one after the other."""

    parts: tuple[Option, ...]
    """The parts that an option of this kind may have, each an action."""


class Action(NamedTuple):
    """One row of the table: the kind of question that it answers, and the option or the part of one."""

    kind: str
    option: Option

    @property
    def name(self) -> str:
        """How it is written in the tables."""
        return self.kind if self.kind == WAIT else f"{self.kind}: {written(self.option)}"


def written(option: Option) -> str:
    """An option as the tables write it."""
    if isinstance(option, Whom):
        return f"+{int(option)}"
    return " ".join(map(written, option)) if isinstance(option, tuple) else str(option)


def seen_from(option: Option, seat: int, seats: int) -> Option:
    """An option of the table as the match offers it to a seat."""
    if isinstance(option, Whom):
        return (seat + option) % seats
    return tuple(seen_from(one, seat, seats) for one in option) if isinstance(option, tuple) else option


def options_of(hint: Any, vocabulary: Vocabulary) -> Iterator[Option]:
    """Every option of a declared type."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        for one in args:
            yield from options_of(one, vocabulary)
    elif origin is Literal:
        yield from args
    elif origin is tuple:
        yield from product(*(tuple(options_of(one, vocabulary)) for one in args))
    elif hint is str:
        yield from vocabulary.words
    elif hint is int:
        yield from vocabulary.numbers
    else:
        raise TypeError(f"no way to enumerate the options of {hint!r}")


def action_table(
    asked: Mapping[str, Form],
    vocabularies: Mapping[str, Vocabulary],
    usual: Vocabulary,
    spelled: Mapping[str, Spelling],
    listed: Mapping[str, tuple[Option, ...]],
) -> tuple[Action, ...]:
    """The table of a game: its kinds of questions in alphabetical order, with the options of each."""
    rows = [Action(WAIT, WAIT)]
    for kind, form in sorted(asked.items()):
        if kind in spelled:
            options = spelled[kind].parts
        elif kind in listed:
            options = listed[kind]
        else:
            options = tuple(dict.fromkeys(options_of(form.option, vocabularies.get(kind, usual))))
        rows += [Action(kind, option) for option in options]
    return tuple(rows)
