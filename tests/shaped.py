"""Whether a value has the shape that is declared for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from outpost31.kernel.questions import Form, Question

fields_of = cache(get_type_hints)


def misshapen(value: Any, shape: Any, where: str = "") -> Iterator[str]:
    """Everything in which a value is not as declared, each with the place where it was found."""
    origin, args = get_origin(shape), get_args(shape)
    if is_typeddict(shape):
        yield from _fields(value, shape, where)
    elif origin in (Union, UnionType):
        tries = [list(misshapen(value, one, where)) for one in args]
        if all(tries):
            yield min(tries, key=len)[0] if len(args) == 2 and NoneType in args else f"{where}: {value!r}"
    elif origin is Literal:
        if value not in args:
            yield f"{where}: {value!r} is none of {args}"
    elif origin is tuple and type(value) is tuple:
        yield from _members(value, args, where)
    elif origin is list and type(value) is list:
        for one in value:
            yield from misshapen(one, args[0], f"{where}[]")
    elif origin is dict and type(value) is dict:
        for key, one in value.items():
            yield from misshapen(key, args[0], f"a key of {where}")
            yield from misshapen(one, args[1], f"{where}.{key}")
    elif shape is not Any and type(value) is not (origin or shape):
        yield f"{where}: {value!r} is no {getattr(origin or shape, '__name__', shape)}"


def _members(value: tuple[Any, ...], shapes: tuple[Any, ...], where: str) -> Iterator[str]:
    """Of a tuple of any length each is of one shape; of another each has its own."""
    if shapes[-1] is Ellipsis:
        shapes = shapes[:1] * len(value)
    if len(value) != len(shapes):
        yield f"{where}: {value!r} has not {len(shapes)} parts"
        return
    for number, (one, shape) in enumerate(zip(value, shapes, strict=True)):
        yield from misshapen(one, shape, f"{where}[{number}]")


def _fields(value: Any, shape: Any, where: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{where}: {value!r} is no {shape.__name__}"
        return
    hints = fields_of(shape)
    yield from (f"{where}.{name} is missing" for name in shape.__required_keys__ - value.keys())
    yield from (f"{where}.{name} is not declared" for name in value.keys() - hints.keys())
    for name in hints.keys() & value.keys():
        yield from misshapen(value[name], hints[name], f"{where}.{name}")


def misasked(question: Question, forms: dict[str, Form]) -> Iterator[str]:
    """Everything in which a question is not as its kind is declared."""
    form = forms.get(question.kind)
    if form is None:
        yield f"{question.kind} is not declared"
        return
    yield from misshapen(dict(question.about), form.about, f"the about of {question.kind}")
    for option in question.options:
        yield from misshapen(option, form.option, f"an option of {question.kind}")
