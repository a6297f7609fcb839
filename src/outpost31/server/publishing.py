"""Publishing: who is sent what, after a change has been kept. One message a viewer, made once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from outpost31.server import protocol as wire
from outpost31.server.attendance import Connection
from outpost31.server.pictures import asked_of, exposed_in, picture, waiting, you
from outpost31.server.protocol_parts import Notebook, OpenQuestion
from outpost31.server.showing import Showing
from outpost31.server.vocabulary import PROTOCOL, SetAsideReason

if TYPE_CHECKING:
    from outpost31.server.live import LiveTable

Viewer = int | None
_encoder = msgspec.json.Encoder()
_raw = msgspec.Raw
_ASKED = b'},"questions":%b,"declines_all":%b,"channel":%b},"is_whole":'
_ASKED_NOTHING = _ASKED % (b"[]", b"false", b"[]")


class Publishing:
    """What a live table tells its sockets."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._sent: dict[Viewer, int] = {}
        self._showing = Showing()

    def _number(self, viewer: Viewer) -> int:
        return len(self._table.standing.journals.of(viewer))

    def _news(self, viewer: Viewer) -> tuple[int, list[Any]]:
        """The journal's number, and what of it was not yet sent to this viewer's sockets."""
        journal = self._table.standing.journals.of(viewer)
        sent = self._sent.get(viewer, 0)
        self._sent[viewer] = len(journal)
        return len(journal), [_raw(item) for item in journal[sent:]]

    def _send(self, connections: list[Connection], message: msgspec.Struct) -> None:
        encoded = _encoder.encode(message)
        for connection in connections:
            connection.send(encoded)

    # -------------------------------------------------------------------------- to everybody

    def play(self) -> None:
        """Something happened in the game."""
        standing = self._table.standing
        match = standing.match
        assert match is not None
        journals, sent, showing = standing.journals, self._sent, self._showing
        # As `wire.Update` would be written, but that what is the same for all viewers is written once.
        waits = _encoder.encode(waiting(standing, self._table.timing.windows))
        middle = b'],"waiting":%b,"picture":{"view":{' % waits
        team = exposed_in(showing.look(match))
        asks = self._asks(asked_of(match.questions), standing.declines, team)
        for viewer, connections in self._table.attendance.viewers.items():
            journal = journals.of(viewer)
            n = len(journal)
            news = journal[sent.get(viewer, 0) :]
            sent[viewer] = n
            fields, is_whole = showing.show(viewer)
            encoded = b'{"type":"update","n":%d,"items":[%b%b%b%b%b' % (
                n,
                news[0] if len(news) == 1 else b",".join(news),
                middle,
                fields,
                asks.get(viewer, _ASKED_NOTHING),
                b"true}" if is_whole else b"false}",
            )
            for connection in connections:
                connection.send(encoded)

    def _asks(
        self, asked: Mapping[Viewer, list[OpenQuestion]], declines: set[int], team: list[int]
    ) -> dict[Viewer, bytes]:
        """Of those viewers who are asked something, decline everything or have a channel: that part of a picture."""
        return {
            viewer: _ASKED
            % (
                _encoder.encode(asked.get(viewer, [])),
                b"true" if viewer in declines else b"false",
                _encoder.encode(team if viewer in team else []),
            )
            for viewer in {*asked, *declines, *team}
        }

    def notices(self) -> None:
        """Something was said or noticed: to those viewers who are told it."""
        for viewer, connections in self._table.attendance.viewers.items():
            n, items = self._news(viewer)
            if items:
                self._send(connections, wire.Told(n=n, items=items))

    def waiting(self) -> None:
        """Reaction windows changed."""
        waits = waiting(self._table.standing, self._table.timing.windows)
        for viewer, connections in self._table.attendance.viewers.items():
            self._send(connections, wire.WaitingChanged(n=self._number(viewer), waiting=waits))

    def info(self) -> None:
        """Who sits where, settings or state changed."""
        standing = self._table.standing
        info = standing.info()
        for connection in self._table.attendance.connections:
            n = self._number(connection.viewer)
            message = wire.TableChanged(n=n, table=info, you=you(standing, connection))
            self._send([connection], message)

    def presence(self, but: Connection | None = None) -> None:
        """Who is here changed."""
        attendance = self._table.attendance
        here = attendance.of(self._table.standing, self._table.services.clock.now())
        spectators = attendance.spectators
        for viewer, connections in self._table.attendance.viewers.items():
            n = self._number(viewer)
            others = [one for one in connections if one is not but]
            self._send(others, wire.PresenceChanged(n=n, presence=here, spectators=spectators))

    def set_aside(self, reason: SetAsideReason, args: dict[str, Any]) -> None:
        """The table cannot be played on."""
        for viewer, connections in self._table.attendance.viewers.items():
            self._send(connections, self._set_aside(self._sent.get(viewer, 0), reason, args))
        self.info()

    def _set_aside(self, n: int, reason: SetAsideReason, args: dict[str, Any]) -> wire.SetAside:
        export = f"/api/tables/{self._table.standing.table}/export"
        return wire.SetAside(n=n, reason=reason, args=args, export=export)

    def rematch(self, table: str) -> None:
        """A new table was laid."""
        for viewer, connections in self._table.attendance.viewers.items():
            self._send(connections, wire.RematchReady(n=self._number(viewer), table=table))

    def goodbye(self, reason: Any, code: int) -> None:
        """The server closes every socket of the table."""
        for connection in list(self._table.attendance.connections):
            self._send([connection], wire.Goodbye(reason=reason))
            connection.close(code)

    # -------------------------------------------------------------------------- to some

    def nudge(self, seat: int) -> None:
        """The host would like a seat to decide."""
        device = self._table.standing.places[seat].device
        for one in self._table.attendance.connections:
            if device is not None and one.device == device:
                self._send([one], wire.Nudged(n=self._number(one.viewer), seat=seat))

    def notes(self, book: Notebook, but: Connection | None = None) -> None:
        """A seat's notes changed: to its own sockets, and once they are shared after the end to all."""
        is_open = book.is_shared and self._table.standing.state == "ended"
        for one in self._table.attendance.connections:
            if one is not but and (is_open or (one.viewer == book.seat and not one.is_gated)):
                self._send([one], wire.NotesChanged(n=self._number(one.viewer), notebook=book))

    def welcome(self, connection: Connection, hello: wire.Hello) -> None:
        """Everything as it is now, to a socket that said hello."""
        table = self._table
        standing, services = table.standing, table.services
        viewer = connection.viewer
        journal = standing.journals.of(viewer)
        # Whoever else has this viewer's sockets is up to date: what is kept is published at once.
        self._sent[viewer] = len(journal)
        is_known = hello.epoch == services.epoch and 0 < hello.seen <= len(journal)
        shown = picture(standing, viewer)
        self._showing.check(viewer, shown.view)
        books = [] if viewer is None else [table.notebooks.of(viewer)]
        if standing.state == "ended":
            books += [book for book in table.notebooks.shared() if book.seat != viewer]
        message = wire.Welcome(
            protocol=PROTOCOL,
            epoch=services.epoch,
            now=services.clock.now(),
            n=len(journal),
            you=you(standing, connection),
            table=standing.info(),
            presence=table.attendance.of(standing, services.clock.now()),
            spectators=table.attendance.spectators,
            waiting=waiting(standing, table.timing.windows),
            picture=shown,
            items=[_raw(item) for item in journal[hello.seen if is_known else 0 :]],  # type: ignore[misc]
            is_whole=not is_known,
            notebooks=books,
        )
        self._send([connection], message)
        if standing.set_aside is not None:
            trouble = table.trouble
            self._send([connection], self._set_aside(len(journal), trouble["reason"], trouble["args"]))

    def reveal(self, connection: Connection, message: wire.Reveal) -> None:
        """One seat as it is now, to the device that holds it."""
        standing = self._table.standing
        journal = standing.journals.of(message.seat)
        seen = message.seen if message.seen <= len(journal) else 0
        revealed = wire.Revealed(
            client=message.client,
            seat=message.seat,
            n=len(journal),
            items=[_raw(item) for item in journal[seen:]],  # type: ignore[misc]
            picture=picture(standing, message.seat),
            notebook=self._table.notebooks.of(message.seat),
        )
        self._send([connection], revealed)
