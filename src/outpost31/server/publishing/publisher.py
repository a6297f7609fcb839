"""The publisher: who is sent what, after a change has been kept. One message a viewer, made once."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from outpost31.server.limits import PAGE
from outpost31.server.log.formalities import before_all_eyes, for_people
from outpost31.server.log.standing import Standing
from outpost31.server.log.viewers import SPECTATORS, Viewer, seat_of
from outpost31.server.protocol import wire
from outpost31.server.protocol.parts import Notebook, OpenQuestion, Picture
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.protocol.vocabulary import PROTOCOL, SetAsideReason
from outpost31.server.publishing.attendance import Attendance, Connection
from outpost31.server.publishing.padding import PICTURE, allowances, allowed, filled, stepped
from outpost31.server.publishing.pictures import asked_of, eliminated, picture, waited_for, waiting, you
from outpost31.server.publishing.view_changes import ViewChanges
from outpost31.server.running.services import Services

logger = logging.getLogger("outpost31.table")
_encoder = msgspec.json.Encoder()
_raw = msgspec.Raw


def _update(n: int, items: bytes, middle: bytes, fields: bytes, asks: bytes, *, is_whole: bool) -> bytes:
    """As `wire.Update` would be written, but that what is the same for all viewers is written once."""
    # Formats are compiled where they stand, and where all that goes into them is bytes.
    number, whole = str(n).encode(), b"true}" if is_whole else b"false}"
    return b'{"type":"update","n":%b,"items":[%b%b%b%b%b' % (number, items, middle, fields, asks, whole)


def _asked(questions: bytes, declines_all: bytes, channel: bytes, out: bytes) -> bytes:
    """What of a picture comes after the view."""
    return b'},"questions":%b,"declines_all":%b,"channel":%b,"eliminated":%b},"is_whole":' % (
        questions,
        declines_all,
        channel,
        out,
    )


class Windowed(Protocol):
    """Whatever keeps a table's reaction windows."""

    @property
    def windows(self) -> Mapping[int, int]: ...


class Books(Protocol):
    """Whatever keeps a table's notebooks."""

    def of(self, seat: int) -> Notebook: ...

    def shared(self) -> list[Notebook]: ...


class Published(Protocol):
    """A table, as far as what it tells its sockets is made from it."""

    @property
    def standing(self) -> Standing: ...

    @property
    def attendance(self) -> Attendance: ...

    @property
    def services(self) -> Services: ...

    @property
    def timing(self) -> Windowed: ...

    @property
    def notebooks(self) -> Books: ...

    @property
    def trouble(self) -> dict[str, Any]: ...


class PublicUpdate(NamedTuple):
    """The update that spectators are sent: what every seat's own is measured by."""

    message: bytes
    length: int
    view: int
    """How much of it is the view."""
    items: list[bytes]
    news: frozenset[bytes]
    """The same."""


class Publisher:
    """What a live table tells its sockets."""

    def __init__(self, table: Published) -> None:
        self._table = table
        self._sent: dict[Viewer, int] = {}
        self._sent_to_all = 0
        """How much of the public journal was published, whether or not anybody watches."""
        self._showing = ViewChanges()

    def _number(self, viewer: Viewer) -> int:
        return len(self._table.standing.journals.of(viewer))

    def _news(self, viewer: Viewer) -> tuple[int, list[Any]]:
        """The journal's number, and what of it was not yet sent to this viewer's sockets."""
        n, news = self._table.standing.journals.after(viewer, self._sent.get(viewer, 0))
        self._sent[viewer] = n
        return n, [_raw(item) for item in news]

    def _send(self, connections: list[Connection], message: msgspec.Struct) -> None:
        encoded = stepped(_encoder.encode(message))
        for connection in connections:
            connection.send(encoded)

    # -------------------------------------------------------------------------- to everybody

    def play(self) -> None:
        """Something happened in the game."""
        standing = self._table.standing
        match = standing.match
        assert match is not None
        journals, sent, showing = standing.journals, self._sent, self._showing
        in_sight = before_all_eyes(standing)
        is_on = standing.state == "playing"
        waits: bytes = _encoder.encode(waited_for(in_sight, self._table.timing.windows) if is_on else [])
        middle = b'],"waiting":%b,"picture":{"view":{' % waits
        view = showing.look(match)
        team = list(match.game.exposed(view))
        asked = asked_of(for_people(standing))
        awaited = {*team}
        for one in in_sight:
            awaited.add(one.player)
            awaited.update(one.team)
        out: bytes = _encoder.encode(eliminated(standing, view))
        asked_nothing = _asked(b"[]", b"false", b"[]", out)
        asks = self._asks(asked, standing.declines, team, out)
        public = self._public_update(middle, asked_nothing)
        items, length = public.items, public.length
        joined = b",".join(items)
        allowance = allowances(match.seats)
        for viewer, connections in self._table.attendance.viewers.items():
            encoded = public.message
            if viewer is not None:
                n, news = journals.after(viewer, sent.get(viewer, 0))
                sent[viewer] = n
                fields, is_whole = showing.show(viewer)
                is_the_same = news == items
                told = joined if is_the_same else b",".join(news)
                asked_here = asks.get(viewer, asked_nothing)
                encoded = _update(n, told, middle, fields, asked_here, is_whole=is_whole)
                if viewer != SPECTATORS:
                    is_touched = not is_the_same and not public.news.issubset(news)
                    least = length
                    if is_whole:
                        least += len(showing.whole()) - public.view
                    elif is_touched or showing.has_resent:
                        least += showing.resent(viewer, is_touched=is_touched)
                    most = allowance[(viewer in awaited) + is_touched]
                    surplus = len(encoded) - least
                    encoded = encoded.ljust(least + (most if surplus <= most else allowed(surplus, most)))
            for connection in connections:
                connection.send(encoded)

    def answered(self, seats: Collection[int]) -> None:
        """These seats answered in a sealed moment: they alone see that they are no longer asked. No view changes."""
        standing = self._table.standing
        waits = waiting(standing, self._table.timing.windows)
        for viewer, connections in self._table.attendance.viewers.items():
            if viewer in seats:
                n, items = self._news(viewer)
                shown = msgspec.structs.replace(picture(standing, viewer), view={})
                update = wire.Update(n=n, items=items, waiting=waits, picture=shown, is_whole=False)
                self._send(connections, update)

    def _public_update(self, middle: bytes, asked_nothing: bytes) -> PublicUpdate:
        """What stands before everybody's eyes."""
        is_watched = None in self._table.attendance.viewers
        before = self._sent.get(None, 0) if is_watched else self._sent_to_all
        n, news = self._table.standing.journals.after(None, before)
        self._sent_to_all = self._sent[None] = n
        fields, is_whole = self._showing.show(None)
        message = _update(n, b",".join(news), middle, fields, asked_nothing, is_whole=is_whole)
        return PublicUpdate(message, len(message), len(fields), news, frozenset(news))

    def _asks(
        self, asked: Mapping[Viewer, list[OpenQuestion]], declines: set[int], team: list[int], out: bytes
    ) -> dict[Viewer, bytes]:
        """Of those viewers who are asked something, decline everything or have a channel: that part of a picture."""
        return {
            viewer: _asked(
                _encoder.encode(asked.get(viewer, [])),
                b"true" if viewer in declines else b"false",
                _encoder.encode(team if viewer in team else []),
                out,
            )
            for viewer in {*asked, *declines, *team}
        }

    def notices(self) -> None:
        """Something was said or noticed: to those viewers who are told it."""
        for viewer, connections in self._table.attendance.viewers.items():
            n, items = self._news(viewer)
            if items:
                self._send(connections, wire.Told(n=n, items=items))
        self._sent_to_all = self._number(None)

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
        """The host would like a seat to decide: it is told so if it is really waited for, and nobody learns whether."""
        if not any(one.is_for(seat) for one in for_people(self._table.standing)):
            return
        device = self._table.standing.places[seat].device
        for one in self._table.attendance.connections:
            if device is not None and one.device == device:
                self._send([one], wire.Nudged(n=self._number(one.viewer), seat=seat))

    def kicked(self, seat: int, device: int | None) -> None:
        """The host gave a seat away: whoever had it is told."""
        for one in self._table.attendance.connections:
            if device is not None and one.device == device:
                self._send([one], wire.Kicked(n=self._number(one.viewer), seat=seat))

    def hurry(self, to: Connection | None = None) -> None:
        """Whether bots answer without searching now: to the host, whose table it is."""
        standing = self._table.standing
        is_hurried = self._table.services.shares.is_hurried(standing.table)
        for one in (to,) if to is not None else tuple(self._table.attendance.connections):
            if one.device is not None and one.device == standing.host:
                self._send([one], wire.BotsHurried(n=self._number(one.viewer), is_hurried=is_hurried))

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
        self._sent_to_all = self._number(None)
        is_ours = hello.epoch == services.epoch
        if is_ours and hello.seen > len(journal):
            logger.error(
                "somebody saw more than the store has: something that was kept is gone",
                extra={"table": standing.table, "seen": hello.seen, "kept": len(journal)},
            )
        is_known = is_ours and max(0, len(journal) - PAGE) < hello.seen <= len(journal)
        items = journal[hello.seen :] if is_known else journal[-PAGE:]
        shown = picture(standing, viewer)
        self._showing.check(viewer, shown.view)
        seat = seat_of(viewer)
        books = [] if seat is None else [table.notebooks.of(seat)]
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
            items=[_raw(item) for item in items],  # type: ignore[misc]
            is_whole=not is_known,
            notebooks=books,
        )
        whole = None if is_known else items
        connection.send(self._padded(viewer, message, shown, [message.you, books], whole))
        if standing.set_aside is not None:
            trouble = table.trouble
            self._send([connection], self._set_aside(len(journal), trouble["reason"], trouble["args"]))
        if services.shares.is_hurried(standing.table):
            self.hurry(connection)

    def reveal(self, connection: Connection, message: wire.Reveal) -> None:
        """One seat as it is now, to the device that holds it."""
        standing = self._table.standing
        journal = standing.journals.of(message.seat)
        is_known = max(0, len(journal) - PAGE) < message.seen <= len(journal)
        items = journal[message.seen :] if is_known else journal[-PAGE:]
        shown, book = picture(standing, message.seat), self._table.notebooks.of(message.seat)
        revealed = wire.Revealed(
            client=message.client,
            seat=message.seat,
            n=len(journal),
            items=[_raw(item) for item in items],  # type: ignore[misc]
            picture=shown,
            notebook=book,
        )
        connection.send(self._padded(message.seat, revealed, shown, [book], None if is_known else items))

    def journal(self, connection: Connection, message: wire.AskJournal) -> None:
        """A page of a journal, to who asks for it."""
        viewer = connection.viewer
        if message.seat is not None:
            if message.seat not in self._table.standing.seats_of(connection.device):
                raise Refusal("not_your_seat")
            viewer = message.seat
        journal = self._table.standing.journals.of(viewer)
        last = min(max(0, message.before - 1), len(journal))
        page = journal[max(0, last - PAGE) : last]
        items: list[Any] = [_raw(item) for item in page]
        told = wire.JournalPage(client=message.client, seat=message.seat, n=last, items=items)
        self._send([connection], told)

    def _padded(
        self,
        viewer: Viewer,
        message: msgspec.Struct,
        shown: Picture,
        own: list[Any],
        journal: Sequence[bytes] | None,
    ) -> bytes:
        """A message with a whole picture, padded. The part of a journal that is new has nothing to be measured by."""
        encoded = _encoder.encode(message)
        if seat_of(viewer) is None:
            return encoded
        standing = self._table.standing
        surplus = len(_encoder.encode(shown)) - len(_encoder.encode(picture(standing, None)))
        surplus += len(_encoder.encode(own))
        if journal is not None:
            public = standing.journals.of(None)[-PAGE:]
            surplus += sum(map(len, journal)) + len(journal) - sum(map(len, public)) - len(public)
        padded = filled(encoded, len(encoded) - surplus + allowed(surplus, PICTURE))
        return padded if journal is not None else stepped(padded)
