"""Views: what a seat knows besides what all see, and both put together."""

from __future__ import annotations

from typing import Any, TypeAlias

View: TypeAlias = dict[str, Any]


class Rows(dict[int, View]):
    """Of a field that is a list of rows, those in which a seat knows more: by their number, what it knows there."""

    __slots__ = ()


def put_together(public: View, known: View) -> View:
    """The view of a seat: what all see, and in its place what the seat knows besides."""
    view = {**public, **known}
    for name, value in known.items():
        if type(value) is Rows:
            rows = view[name] = public[name][:]
            for number, more in value.items():
                rows[number] = {**rows[number], **more}
    return view
