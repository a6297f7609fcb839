"""Showing: each viewer's view as it goes over the wire. What all see is written once, and only what changed is sent.

A seat's view is the spectator's but for the fields in which it knows more (`Match.known`), and of a list of rows but
for the rows in which it does. So what all see is compared and written once for everybody, and for each viewer only
what it alone knows. Which fields are sent depends on nothing but what this viewer and all have been and are shown.
"""

from __future__ import annotations

from typing import Any

import msgspec

from outpost31.kernel import Match, Rows
from outpost31.kernel.views import View, put_together

Viewer = int | None
_encode = msgspec.json.Encoder().encode


def _field(name: str, value: Any) -> bytes:
    """A field of a view as it is written between the braces."""
    return _encode({name: value})[1:-1]


class Showing:
    """What each viewer's sockets have been shown, and what has changed since."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._public: View = {}
        self._changed: set[str] = set()
        self._shown: dict[Viewer, View] = {}
        """What was last sent: the fields in which it was not what all saw."""
        self._before: dict[Viewer, View] = {}
        self._rows: dict[str, list[bytes]] = {}
        self._common: dict[tuple[str, ...], bytes] = {}

    def look(self, match: Match) -> View:
        """The table has changed. Gives what all see of it now; who is not shown this is next shown everything."""
        self._match = match
        before, self._public = self._public, match.view(None)
        if before.keys() == self._public.keys():
            self._changed = {name for name, value in self._public.items() if before[name] != value}
            self._before, self._shown = self._shown, {}
        else:
            self._before, self._shown = {}, {}
        self._rows.clear()
        self._common.clear()
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
            # What was this viewer's own and is so no longer is next seen as all see it.
            known = {**{name: self._public[name] for name in was}, **known}
        parts = []
        for name, value in known.items():
            if name not in was or was[name] != value or (name in self._changed and type(value) is Rows):
                parts.append(self._write(name, value))
        names = tuple(known)
        common = self._common.get(names)
        if common is None:
            changed = [name for name in self._public if name in self._changed and name not in known]
            common = self._common[names] = b",".join([_field(name, self._public[name]) for name in changed])
        if common:
            parts.append(common)
        return b",".join(parts), False

    def check(self, viewer: Viewer, view: View | None) -> None:
        """A further socket was sent this view: if the others have another, all are next sent everything."""
        shown = self._shown.get(viewer)
        if shown is not None and put_together(self._public, shown) != view:
            del self._shown[viewer]

    def _show_all(self, known: View) -> bytes:
        return _encode(put_together(self._public, known))[1:-1]

    def _write(self, name: str, value: Any) -> bytes:
        """A field as this viewer sees it; of a list of rows, those that all see alike are written once."""
        if type(value) is not Rows:
            return _field(name, value)
        public = self._public[name]
        rows = self._rows.get(name)
        if rows is None:
            rows = self._rows[name] = [_encode(row) for row in public]
        mine = rows[:]
        for number, more in value.items():
            mine[number] = _encode({**public[number], **more})
        return b'"%b":[%b]' % (name.encode(), b",".join(mine))
