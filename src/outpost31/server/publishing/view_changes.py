"""Each viewer's view as it goes over the wire: what all see is written once, and only what changed is sent.

A seat's view is the spectator's but for the fields in which it knows more (`Match.known`), and of a list of rows but
for the rows in which it does. So what all see is compared and written once for everybody, and for each viewer only
what it alone knows. Which fields are sent depends on nothing but what this viewer and all have been and are shown.
"""

from __future__ import annotations

from typing import Any

import msgspec

from outpost31.kernel import Match, Rows
from outpost31.kernel.views import View, put_together
from outpost31.server.log.viewers import Viewer, seat_of

_encode = msgspec.json.Encoder().encode


def _field(name: str, value: Any) -> bytes:
    """A field of a view as it is written between the braces."""
    return _encode({name: value})[1:-1]


class Shown:
    """What a viewer was last sent: the fields in which it was not what all saw, and the secrets they were made of."""

    __slots__ = ("known", "names", "rows", "secrets")

    def __init__(self, known: View, secrets: tuple[Any, ...] | None) -> None:
        self.known = known
        self.secrets = secrets
        self.names = tuple(known)
        self.rows: dict[str, dict[int, bytes]] = {
            name: {} for name, value in known.items() if type(value) is Rows
        }
        """Of each list of rows those that are this viewer's own, as they were last written; none before they were."""


class ViewChanges:
    """What each viewer's sockets have been shown, and what has changed since."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._public: View = {}
        self._changed: dict[str, bytes] = {}
        """The fields that all see otherwise than before, as they are written."""
        self._shown: dict[Viewer, Shown] = {}
        self._before: dict[Viewer, Shown] = {}
        self._rows: dict[str, list[bytes]] = {}
        """Of lists in which some viewers have rows of their own, the rows as all see them."""
        self._altered: dict[str, list[int]] = {}
        """Which of those rows are others than before."""
        self._common: dict[tuple[str, ...], bytes] = {}
        self._resent: list[str] = []
        """The lists of rows that have not changed for all and were sent to the viewer who was last shown something."""
        self.has_resent = False
        """Whether there are any."""

    def look(self, match: Match) -> View:
        """The table has changed. Returns what all see now; viewers not shown this are next shown everything."""
        self._match = match
        before, self._public = self._public, match.view(None)
        if before.keys() == self._public.keys():
            self._changed = {
                name: _field(name, value) for name, value in self._public.items() if before[name] != value
            }
            self._before, self._shown = self._shown, {}
            for name in self._changed:
                if name in self._rows:
                    self._write_rows(name, before[name])
        else:
            self._before, self._shown = {}, {}
            self._rows.clear()
        self._common.clear()
        return self._public

    def show(self, viewer: Viewer) -> tuple[bytes, bool]:
        """The fields of a viewer's view that have changed since it was last shown, and whether it is all of them."""
        match = self._match
        assert match is not None
        before = self._before.get(viewer)
        secrets = match.secrets_of(viewer) if isinstance(viewer, int) else ()
        self.has_resent = False
        if before is None or secrets is None or before.secrets != secrets:
            return self._show_anew(viewer, before, secrets)
        self._shown[viewer] = before
        common = self._common.get(before.names)
        if common is None:
            common = self._written_for_all(before.names)
        fields = b""
        for name in before.rows:
            if name in self._changed:
                written = self._write(name, before.known[name], before)
                fields = b"%b,%b" % (fields, written) if fields else written
        if not fields:
            return common, False
        return b"%b,%b" % (fields, common) if common else fields, False

    def _show_anew(
        self, viewer: Viewer, before: Shown | None, secrets: tuple[Any, ...] | None
    ) -> tuple[bytes, bool]:
        """Show a viewer whose knowledge may have changed."""
        assert self._match is not None
        seat = seat_of(viewer)
        known = {} if seat is None else self._match.known(seat, self._public)
        shown = self._shown[viewer] = Shown(known, secrets)
        if before is None:
            return self._show_all(known), True
        was = before.known
        if was.keys() != known.keys():
            if not was.keys() <= self._public.keys():
                return self._show_all(known), True  # a field is gone, which only a whole view can say
            # What was this viewer's own and is so no longer is next seen as all see it.
            known = {**{name: self._public[name] for name in was}, **known}
        names = [
            name
            for name, value in known.items()
            if name not in was or was[name] != value or (type(value) is Rows and name in self._changed)
        ]
        parts = [self._write(name, known[name], shown) for name in names]
        self._resent = [name for name in names if name in shown.rows and name not in self._changed]
        self.has_resent = bool(self._resent)
        common = self._written_for_all(tuple(known))
        return b",".join([*parts, common] if common else parts), False

    def _written_for_all(self, apart: tuple[str, ...]) -> bytes:
        """What has changed for everybody whose view differs from the public one in these fields."""
        written = self._common.get(apart)
        if written is None:
            parts = [field for name, field in self._changed.items() if name not in apart]
            written = self._common[apart] = b",".join(parts)
        return written

    def _length_for_all(self, name: str) -> int:
        """How long a field is as all see it, with the comma behind it."""
        rows = self._rows.get(name)
        if rows is None:
            return len(_field(name, self._public[name])) + 1
        return sum(map(len, rows)) + len(rows) + len(name) + 5

    def resent(self, viewer: Viewer, *, is_touched: bool) -> int:
        """How long the lists are, as all see them, that the viewer who was just shown something was sent alone.

        Whoever is touched by what happened counts as if all its lists had been sent again: that a hand is the same
        after a trade would show.
        """
        names = self._resent
        if is_touched:
            names = [name for name in self._shown[viewer].rows if name not in self._changed]
        return sum(self._length_for_all(name) for name in names) if names else 0

    def whole(self) -> bytes:
        """The whole view as all see it."""
        return self._show_all({})

    def check(self, viewer: Viewer, view: View | None) -> None:
        """A further socket was sent this view: if the others have another, all are next sent everything."""
        shown = self._shown.get(viewer)
        if shown is not None and put_together(self._public, shown.known) != view:
            del self._shown[viewer]

    def _show_all(self, known: View) -> bytes:
        return _encode(put_together(self._public, known))[1:-1]

    def _write(self, name: str, value: Any, shown: Shown) -> bytes:
        """A field as this viewer sees it; of a list of rows, those that all see alike are written once."""
        if type(value) is not Rows:
            return _field(name, value)
        if name not in self._rows:
            self._write_rows(name, [])
        public, rows, own = self._public[name], self._rows[name][:], shown.rows[name]
        for number in self._altered[name] if own else value:
            if number in value:
                own[number] = _encode({**public[number], **value[number]})
        for number, row in own.items():
            rows[number] = row
        return b'"%b":[%b]' % (name.encode(), b",".join(rows))

    def _write_rows(self, name: str, before: list[View]) -> None:
        """Write those rows of a list anew, as all see them, that are not what they were before."""
        now = self._public[name]
        if len(before) == len(now):
            rows = self._rows[name]
            self._altered[name] = [number for number, row in enumerate(now) if row != before[number]]
        else:
            rows = self._rows[name] = [b""] * len(now)
            self._altered[name] = list(range(len(now)))
        for number in self._altered[name]:
            rows[number] = _encode(now[number])
