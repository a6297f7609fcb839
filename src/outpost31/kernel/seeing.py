"""What a seat knows, put into a view that nobody else has."""

from __future__ import annotations

from typing import Any

from outpost31.kernel.views import Rows


def fill_in(public: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    """What all see, made for this seat alone, with what it knows besides put in its place: nothing is copied."""
    for name, value in known.items():
        if type(value) is Rows:
            rows = public[name]
            for number, more in value.items():
                rows[number].update(more)
        else:
            public[name] = value
    return public
