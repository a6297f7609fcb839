"""Pace at a table: how fast its people may ask for things, whichever of their sockets they use."""

from __future__ import annotations

from outpost31.server.config import Config
from outpost31.server.log.standing import Standing
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.running.pace import Bucket, Met

_SPOKEN = ("SaidText", "SaidPhrase", "MadeClaim")


class Pace:
    """The buckets of a table's seats and devices."""

    def __init__(self, table: str, config: Config, met: Met) -> None:
        self._table = table
        self._met = met
        self._config = config
        self._buckets: dict[tuple[str, int], Bucket] = {}
        self._lines: dict[int, int] = {}

    def _take(self, limit: str, who: int, rate: float, burst: float) -> None:
        bucket = self._buckets.get((limit, who))
        if bucket is None:
            bucket = self._buckets[limit, who] = Bucket(rate, max(1.0, burst))
        if not bucket.take():
            self._met(limit, table=self._table)
            raise Refusal("too_fast")

    def hear(self, device: int) -> None:
        """A device says something, over any of its sockets."""
        rate = self._config.messages_a_second
        self._take("messages_a_second", device, rate, rate * 3)

    def speak(self, standing: Standing, seat: int) -> None:
        """A seat speaks."""
        lines = self._lines.get(seat)
        if lines is None:
            lines = standing.clients.count(seat, *_SPOKEN)
        most = self._config.talk_a_seat
        if lines >= most:
            self._met("talk_a_seat", table=self._table)
            raise Refusal("talk_is_full", most=most)
        rate = self._config.talk_a_minute
        self._take("talk_a_minute", seat, rate / 60, rate / 3)
        self._lines[seat] = lines + 1

    def write(self, seat: int) -> None:
        """A seat writes its notes, or sets a switch."""
        rate = self._config.notes_a_minute
        self._take("notes_a_minute", seat, rate / 60, rate / 2)

    def ask_advice(self, device: int) -> None:
        """A device asks for advice."""
        rate = self._config.advice_a_minute
        self._take("advice_a_minute", device, rate / 60, rate / 3)

    def call(self, device: int) -> None:
        """A device is called to its person's turn."""
        rate = self._config.calls_an_hour
        self._take("calls_an_hour", device, rate / 3600, rate / 3)

    def check_room(self, standing: Standing) -> None:
        """Refuse where a table's log is as long as it may get."""
        most = self._config.entries_a_table
        if standing.seq >= most:
            self._met("entries_a_table", table=self._table)
            raise Refusal("table_is_full", most=most)

    def connect(self, device: int | None, there: int) -> None:
        """One more socket of a device, or of somebody who watches, besides those that are there."""
        limit = "spectators_a_table" if device is None else "sockets_a_device"
        most: int = getattr(self._config, limit)
        if there >= most:
            self._met(limit, table=self._table)
            raise Refusal("too_many_sockets", most=most)
