"""Calls: a person who is waited for and not looking is called by push. By what all know alone, and saying no more.

Who is called, and when, follows from whom the table is seen to wait for, since when, and who is here. So a phone that
buzzes on the table tells nobody whether its owner has anything to choose.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import msgspec

from outpost31.server.log.formalities import before_all_eyes
from outpost31.server.protocol.lobby import CallMe
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.running.clocks import Timer
from outpost31.server.store import Write

if TYPE_CHECKING:
    from outpost31.server.tables.live import LiveTable

BOXES = 1000
"""Where a device's letters go is kept beside the notes of the seats, under this number and the device's: it is as
private, goes with the table, and is in no log that anybody is ever given."""
AWAY = 10_000
"""So many milliseconds a device that is not here may be waited for before it is called."""
HERE = 60_000
"""And one that seems to be here: its tab may sleep in a pocket. A tab in sight keeps the call to itself."""
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(CallMe)


class Calls:
    """Who of a table's people wants to be called, and who has been."""

    def __init__(self, table: LiveTable, kept: dict[int, str]) -> None:
        self._table = table
        self._boxes: dict[int, CallMe] = {}
        for number, body in kept.items():
            if number >= BOXES and body:
                with contextlib.suppress(
                    msgspec.MsgspecError
                ):  # a damaged one is none: it will be given anew
                    self._boxes[number - BOXES] = _decoder.decode(body)
        self._called: dict[int, tuple[int, ...]] = {}
        """For which questions a device was last called, or needs no call any more."""
        self._timer: Timer | None = None
        self._sending: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        """Nobody is called by itself any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def put(self, device: int, box: CallMe) -> None:
        """A device wants to be called there, or no longer."""
        push = self._table.services.push
        if push is None:
            raise Refusal("no_such_page")
        if box.endpoint:
            try:
                push.check(box)
            except ValueError as error:
                raise Refusal("bad_message", detail=str(error)) from None
        if self._boxes.get(device) != (box if box.endpoint else None):
            await self._keep(device, box if box.endpoint else None)
        self.look()

    async def _keep(self, device: int, box: CallMe | None) -> None:
        table = self._table
        written = "" if box is None else _encoder.encode(box).decode()
        notes = (BOXES + device, written)
        await table.services.store.commit(Write(table=table.standing.table, notes=notes, lease=table.lease))
        if box is None:
            self._boxes.pop(device, None)
        else:
            self._boxes[device] = box

    # -------------------------------------------------------------------------- whom, and when

    def _waited_for(self) -> dict[int, dict[int, int]]:
        """The devices that the table is seen to wait for: the questions, and whose each is. Public."""
        standing = self._table.standing
        found: dict[int, dict[int, int]] = {}
        if standing.match is None or standing.state != "playing" or standing.is_paused:
            return found
        for question in before_all_eyes(standing):
            for seat in (question.player, *question.team):
                place = standing.places[seat]
                if place.device is not None and not place.is_played_by_bot:
                    found.setdefault(place.device, {})[question.id] = seat
        return found

    def heard(self, device: int) -> None:
        """A device has just answered, for all to see: its person is at it, whatever else is open."""
        if self._boxes:
            self._called[device] = tuple(self._waited_for().get(device, ()))

    def look(self) -> None:
        """Something changed: call who is due, and set the timer for who will be."""
        self.stop()
        if not self._boxes:
            return
        table = self._table
        now, asked_at = table.services.clock.now(), table.standing.asked_at
        waits = []
        for device, questions in self._waited_for().items():
            if device not in self._boxes or self._called.get(device) == tuple(questions):
                continue
            since = table.attendance.away_since(device)
            due = asked_at + HERE if since is None else min(asked_at + HERE, max(asked_at, since) + AWAY)
            if due <= now:
                self._called[device] = tuple(questions)
                self.call(device, next(iter(questions.values())))
            else:
                waits.append(due - now)
        if waits:
            self._timer = table.services.clock.call_later(min(waits) / 1000, self._ring)

    def _ring(self) -> None:
        async def look() -> None:
            self.look()

        self._table.post(look)

    def nudge(self, seat: int) -> None:
        """The host would like this seat to decide: its device is called at once, unless it is here."""
        device = self._table.standing.places[seat].device
        if device is not None and not self._table.attendance.is_here(device):
            self.call(device, seat)

    # -------------------------------------------------------------------------- the call

    def call(self, device: int, seat: int) -> None:
        """Call a device to this seat's turn, if it wants that and was not called too often."""
        table, box = self._table, self._boxes.get(device)
        if box is None or table.services.push is None:
            return
        try:
            table.pace.call(device)
        except Refusal:
            return
        standing = table.standing
        name = standing.places[seat].name
        letter = {"table": standing.table, "game": standing.game, "name": name, "language": box.language}
        task = asyncio.create_task(self._send(device, box, letter))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, device: int, box: CallMe, letter: dict[str, Any]) -> None:
        table = self._table
        assert table.services.push is not None
        fate = await table.services.push.send(box, letter, table.standing.table)
        table.services.metrics.calls.labels(fate).inc()
        if fate == "gone":

            async def forget() -> None:
                if self._boxes.get(device) == box:
                    await self._keep(device, None)

            table.post(forget)
