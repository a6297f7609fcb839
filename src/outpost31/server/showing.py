"""Showing: each viewer's view as it goes over the wire. What all see is written once, and only what changed is sent.

A seat's view is the spectator's but for the fields in which it knows more (`Match.known`). So the fields that all see
are compared and written once for everybody, and the rest for its viewer alone; of a list that differs in a few of its
rows only those. Which fields are sent depends on nothing but what this viewer has been and is now shown.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import msgspec

from outpost31.kernel import Match

Viewer = int | None
View = dict[str, Any]
_encoder = msgspec.json.Encoder()


def _field(name: str, value: Any) -> bytes:
    """A field of a view as it is written between the braces."""
    return _encoder.encode({name: value})[1:-1]


def _keep_unchanged(view: View, before: View) -> list[str]:
    """Put what has not changed since the view before in its place here; gives the fields that have changed.

    What is the very same thing need not be looked through to see that it is equal, and a view is compared with the
    one before for each of its viewers.
    """
    changed = []
    for name, value in view.items():
        was = before[name]
        if was == value:
            view[name] = was
            continue
        changed.append(name)
        if type(value) is list and type(was) is list:
            view[name] = [old if old == new else new for old, new in zip_longest(was[: len(value)], value)]
    return changed


class Showing:
    """What each viewer's sockets have been shown, and what has changed since."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._public: View = {}
        self._changed: list[str] = []
        self._shown: dict[Viewer, View] = {}
        """What was last sent: the fields in which it was not what all saw."""
        self._before: dict[Viewer, View] = {}
        self._written: dict[str, bytes] = {}
        self._rows: dict[str, list[bytes]] = {}
        self._shared: dict[tuple[tuple[str, ...], bool], bytes] = {}

    def look(self, match: Match) -> View:
        """The table has changed. Gives what all see of it now; who is not shown this is next shown everything."""
        self._match = match
        before, self._public = self._public, match.view(None)
        is_same_kind = before.keys() == self._public.keys()
        self._changed = _keep_unchanged(self._public, before) if is_same_kind else list(self._public)
        self._before, self._shown = self._shown if is_same_kind else {}, {}
        self._written.clear()
        self._rows.clear()
        self._shared.clear()
        return self._public

    def show(self, viewer: Viewer) -> tuple[bytes, bool]:
        """The fields of a viewer's view that have changed since it was last shown, and whether it is all of them."""
        assert self._match is not None
        known = {} if viewer is None else self._match.known(viewer, self._public)
        was = self._before.get(viewer)
        self._shown[viewer] = known
        if was is None:
            return self._show_all(known), True
        if was.keys() != known.keys():
            if not was.keys() <= self._public.keys():
                return self._show_all(known), True  # a field is gone, which only a whole view can say
            # What was this viewer's own and is so no longer is compared with what all see now.
            known = {**{name: self._public[name] for name in was}, **known}
        parts = [
            self._write(name, value) for name, value in known.items() if name not in was or was[name] != value
        ]
        common = self._common(tuple(known), is_whole=False)
        if common:
            parts.append(common)
        return b",".join(parts), False

    def _show_all(self, known: View) -> bytes:
        parts = [self._write(name, value) for name, value in known.items()]
        common = self._common(tuple(known), is_whole=True)
        return b",".join([*parts, common] if common else parts)

    def check(self, viewer: Viewer, view: View | None) -> None:
        """A further socket was sent this view: if the others have another, all are next sent everything."""
        shown = self._shown.get(viewer)
        if shown is not None and {**self._public, **shown} != view:
            del self._shown[viewer]

    def _common(self, apart: tuple[str, ...], *, is_whole: bool) -> bytes:
        """What is sent to everybody whose view differs from the public one in these fields."""
        found = self._shared.get((apart, is_whole))
        if found is None:
            names = list(self._public) if is_whole else self._changed
            parts = [self._write(name, self._public[name]) for name in names if name not in apart]
            found = self._shared[apart, is_whole] = b",".join(parts)
        return found

    def _write(self, name: str, value: Any) -> bytes:
        """A field with its value, taken from what was already written for all as far as it is the same."""
        public = self._public.get(name)
        if value is public:
            written = self._written.get(name)
            if written is None:
                written = self._written[name] = _field(name, value)
            return written
        if type(value) is not list or type(public) is not list or len(value) != len(public):
            return _field(name, value)
        rows = self._rows.get(name)
        if rows is None:
            rows = self._rows[name] = [_encoder.encode(row) for row in public]
        parts = [
            row if mine is theirs else _encoder.encode(mine)
            for mine, theirs, row in zip(value, public, rows, strict=True)
        ]
        return b'"%b":[%b]' % (name.encode(), b",".join(parts))
