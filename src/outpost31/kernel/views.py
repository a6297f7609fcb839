"""Views: what a seat knows besides what all see, and both put together."""

from __future__ import annotations

from typing import Any, TypeAlias

View: TypeAlias = dict[str, Any]
"""What a seat, or the spectator, sees of a table. Each game declares what is in it, in its `shapes`."""
Told: TypeAlias = Any
"""An event as a viewer is told it, a dictionary of plain values. Each game declares what is in it, in its `told`."""


class Rows(dict[int, View]):
    """The rows of a list in which a seat knows more than all see: by row number, what it knows there."""

    __slots__ = ()


def put_together(public: View, known: View) -> View:
    """The view of a seat: what all see, with what the seat knows besides put in its place."""
    view = {**public, **known}
    for name, value in known.items():
        if type(value) is Rows:
            rows = view[name] = public[name][:]
            for number, more in value.items():
                rows[number] = {**rows[number], **more}
    return view
