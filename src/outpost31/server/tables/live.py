"""A live table: one task, one inbox. Validate, commit, acknowledge, publish."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from outpost31.server import log
from outpost31.server.log.standing import Standing
from outpost31.server.protocol import lobby, wire
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.protocol.vocabulary import PROTOCOL, SetAsideReason
from outpost31.server.publishing.attendance import Attendance, Connection
from outpost31.server.publishing.publisher import Publisher
from outpost31.server.running.services import Services
from outpost31.server.store import LeaseLost, State, StoreAway, StoreBroken, Write
from outpost31.server.store.leases import Lease
from outpost31.server.tables.acts import ACTS, Asking, may_start
from outpost31.server.tables.advice import Advising
from outpost31.server.tables.answers import give
from outpost31.server.tables.bot_talk import BotTalk
from outpost31.server.tables.calls import Calls
from outpost31.server.tables.claims import because_of
from outpost31.server.tables.inbox import Inbox, Work
from outpost31.server.tables.notebooks import Notebooks
from outpost31.server.tables.pace import Pace
from outpost31.server.tables.readers import Readers
from outpost31.server.tables.set_aside import export, give_up
from outpost31.server.tables.timers import Timers
from outpost31.server.tables.tokens import digest_of

T = TypeVar("T")
logger = logging.getLogger("outpost31.table")


class LiveTable:
    """One table being played, with the sockets of its people."""

    def __init__(
        self,
        standing: Standing,
        services: Services,
        notes: dict[int, str] | None = None,
        asleep_since: int = 0,
        lease: Lease | None = None,
    ) -> None:
        self.standing = standing
        self.services = services
        self.lease = lease
        """By what right it is here, where several nodes share the store."""
        self.is_lost = False
        """Whether another node has it: nothing more is said here."""
        self.lost: Callable[[LiveTable], None] | None = None
        """Who wants to know of that."""
        self.attendance = Attendance(services.clock.now(), services.away_seconds)
        self.notebooks = Notebooks(notes or {})
        self.calls = Calls(self, notes or {})
        self.publishing = Publisher(self)
        self.timing = Timers(self)
        self.talking = BotTalk(self)
        self.advising = Advising(self)
        self.pace = Pace(standing.table, services.config, services.metrics.met)
        self.trouble: dict[str, Any] = {}
        self.is_given_up = False
        self.attended_at = services.clock.now()
        """When somebody last came, went, or asked for something."""
        self.asleep_since = asleep_since
        """Since when none of its people has been here, as the store has it; 0 is awake."""
        self.readers = Readers(self)
        self._inbox = Inbox()
        self._task: asyncio.Task[None] | None = None
        self.is_stopping = False
        self._is_waiting = False
        self._waiter: asyncio.Task[None] | None = None

    # -------------------------------------------------------------------------- the inbox

    def begin(self) -> None:
        """Come to life."""
        self._task = asyncio.create_task(self._live(), name=f"table {self.standing.table}")
        self.post(self._settle)

    async def stop(self) -> None:
        """Finish what is under way, and stop."""
        self.is_stopping = True
        self.timing.stop()
        self.talking.stop()
        self.advising.stop()
        if self._waiter is not None:
            self._waiter.cancel()
        if self._task is not None:
            self._inbox.put(None)
            await self._task
            self._task = None

    def post(self, work: Work) -> None:
        """Have this done in its turn."""
        self._inbox.put(work)

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have this done in its turn, and wait for what comes of it."""
        if self.is_stopping:
            raise Refusal("shutting_down")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def answer() -> None:
            try:
                self.check_store()
                result = await work()
            except Refusal as refusal:
                if not done.done():
                    done.set_exception(refusal)
            except BaseException as error:
                if not done.done():
                    done.set_exception(because_of(error))
                raise
            else:
                if not done.done():
                    done.set_result(result)

        self.post(answer)
        return await done

    async def _live(self) -> None:
        while (work := await self._inbox.take()) is not None:
            try:
                await work()
            except Refusal:
                pass  # nobody waits for it: a timer came too late
            except LeaseLost:
                self.lose()
            except StoreBroken as error:
                logger.error(
                    "the store did not keep a change",
                    extra={"table": self.standing.table, "error": str(error)},
                )
                if isinstance(error, StoreAway):
                    self._wait_for_store()
                else:
                    await self._reload()
            except Exception as error:
                # A bug in the rules, or in this house: this table stops, the others live on.
                self.set_aside("broken_rules", error)
                await export(self.services, self.standing.table, self.trouble)

    def check_store(self) -> None:
        """Refuse while what this table shows may not be what the store has."""
        if self.is_lost:
            raise Refusal("shutting_down")
        if self._is_waiting:
            raise Refusal("store_away")

    def check_writable(self) -> None:
        """Refuse while the store is away: nothing could be kept."""
        if self.services.store.is_away:
            self._wait_for_store()
        self.check_store()

    def lose(self) -> None:
        """Another node has the table: what was not kept is told to nobody, and everybody comes again."""
        if self.is_lost:
            return
        self.is_lost = self.is_stopping = True
        logger.warning("a table was lost to another node", extra={"table": self.standing.table})
        self.timing.stop()
        self.talking.stop()
        self.advising.stop()
        self.publishing.goodbye("shutting_down", 4000)
        if self.lost is not None:
            self.lost(self)

    def _wait_for_store(self) -> None:
        """The store is away, perhaps with a change that nobody was told of: go on from what it has when it is back."""
        if self._is_waiting:
            return
        self._is_waiting = True
        self.timing.stop()
        self.talking.stop()

        async def wait() -> None:
            await self.services.store.present()
            self.post(self._reload)

        self._waiter = asyncio.create_task(wait())

    async def _reload(self) -> None:
        """The store did not keep a change: go back to what it has."""
        self._is_waiting = False
        try:
            kept = await self.services.store.load(self.standing.table)
            if self.is_lost:
                return
            if kept is None or kept.lease != self.lease:
                self.lose()
                return
            again = Standing(self.standing.table, self.services.chance)
            again.recover(kept.rows)
        except StoreAway:
            self._wait_for_store()
            return
        except Exception as error:
            # Whatever it is that keeps the log from being read: this table stops, the others live on.
            self.set_aside("damaged", error)
            await export(self.services, self.standing.table, self.trouble)
            return
        self.standing = again
        self.timing.look()
        self.publishing.info()
        if again.match is not None:
            self.publishing.play()  # a change that nobody was told of may have been kept after all
        self.talking.look()

    def set_aside(self, reason: SetAsideReason, error: Exception, **args: Any) -> None:
        """Stop this table and tell its people; keep what is left of it."""
        self.timing.stop()
        self.talking.stop()
        self.standing.set_aside = reason
        self.trouble = {"reason": reason, "args": args, "error": f"{type(error).__name__}: {error}"}
        logger.error(
            "a table was set aside",
            extra={"table": self.standing.table, "reason": reason, "kind": type(error).__name__},
            exc_info=error if reason == "broken_rules" else None,
        )
        self.services.metrics.set_aside.inc()
        self.publishing.set_aside(reason, args)

    # -------------------------------------------------------------------------- keeping

    async def keep(
        self, *entries: log.AnyEntry, is_applied: bool = False, more: tuple[Write, ...] = ()
    ) -> None:
        """Put entries on disk; then make the changes that they say, unless those are made already."""
        standing = self.standing
        now = self.services.clock.now()
        rows = [standing.row_of(entry) for entry in entries]
        state: State | None = None
        for entry in entries:
            if type(entry) is log.Started:
                state = "playing"
            elif type(entry) is log.EndedByHost or type(entry) is log.EndedUnattended:
                state = "ended"
        if is_applied and standing.state == "ended":
            state = "ended"
        started = time.perf_counter()
        write = Write(table=standing.table, rows=rows, state=state, at=now, lease=self.lease)
        await self.services.store.commit(write, *more)
        self.services.metrics.kept.commit(time.perf_counter() - started)
        if not is_applied:
            for entry in entries:
                standing.apply(entry)

    async def _settle(self) -> None:
        """After recovery: what is due is looked at."""
        await self._go_on()

    async def _go_on(self) -> None:
        """Something changed that is no answer: what gives itself now is given, and what is due is looked at."""
        standing = self.standing
        if standing.match is None or standing.state != "playing" or standing.is_paused:
            self.timing.look()
        else:
            await give(self, [])
        self.talking.look()

    def check_room(self) -> None:
        """Refuse where the log is as long as it may get."""
        self.pace.check_room(self.standing)

    # -------------------------------------------------------------------------- coming and going

    def device_of(self, token: str) -> int:
        """The device that holds this token."""
        device = self.standing.tokens.get(digest_of(token))
        if device is None:
            raise Refusal("bad_token")
        return device

    async def attend(self, device: int | None) -> None:
        """Somebody is here. One of its people wakes a table that was asleep; who only looks on does not."""
        self.attended_at = self.services.clock.now()
        if self.asleep_since and device is not None:
            woken = Write(table=self.standing.table, asleep_since=0, lease=self.lease)
            await self.services.store.commit(woken)
            self.asleep_since = 0

    async def connect(self, connection: Connection, hello: wire.Hello) -> None:
        """A socket said hello: it is welcomed, and kept up to date from now on."""
        standing = self.standing
        if not self.services.store.is_away:
            await self.attend(connection.device)
        there = sum(one.device == connection.device for one in self.attendance.connections)
        self.pace.connect(connection.device, there)
        seats = standing.seats_of(connection.device)
        is_playing = connection.device is not None and standing.state == "playing"
        places = standing.places
        back = [seat for seat in seats if is_playing and places[seat].level and places[seat].was_away]
        if back:
            now = self.services.clock.now()
            await self.keep(*(log.SeatTakenBack(at=now, seat=seat) for seat in back))
            self.publishing.notices()
            self.publishing.info()
        self.attendance.seat(connection, seats)
        is_news = self.attendance.add(connection)
        self.publishing.welcome(connection, hello)
        if is_news or connection.device is None:
            self.publishing.presence(but=connection)
        if back:
            await self._go_on()
        else:
            self.timing.look()

    async def disconnect(self, connection: Connection) -> None:
        """A socket is gone."""
        if connection not in self.attendance.connections:
            return
        now = self.attended_at = self.services.clock.now()
        is_news = self.attendance.remove(connection, now)
        self.readers.put(connection, is_reading=False)
        if is_news and connection.device is not None:
            self.advising.forget(connection.device)
        if is_news or connection.device is None:
            self.publishing.presence()
        if is_news:
            self.timing.look_at_presence()

    def tell_hurry(self) -> None:
        """The bots may no longer search, or may again: the host is told in its turn."""

        async def tell() -> None:
            self.publishing.hurry()

        self.post(tell)

    # -------------------------------------------------------------------------- acts

    def joined(self, device: int, token: str) -> lobby.Joined:
        """The place of a device at this table."""
        seats = self.standing.seats_of(device)
        return lobby.Joined(self.standing.table, token, device, seats, self.standing.info())

    def seats_changed(self) -> None:
        """Who sits where has changed: every socket is told, and what it is to the table."""
        for connection in self.attendance.connections:
            viewer = connection.viewer
            if self.standing.match is None:
                self.attendance.seat(connection, self.standing.seats_of(connection.device))
            if connection.viewer != viewer:
                self.publishing.welcome(connection, wire.Hello(protocol=PROTOCOL))
        self.publishing.info()
        self.publishing.presence()
        if self.services.shares.is_hurried(self.standing.table):
            self.publishing.hurry()  # perhaps to another host

    def asking(self, device: int) -> Asking:
        """A device that asks for something now."""
        now = self.services.clock.now()
        return Asking(self.standing, self.attendance, device, now, self.services.bots.levels)

    async def act(self, device: int, act: lobby.AnyAct) -> lobby.Done:
        """Do what somebody asks to be done to the table."""
        self.check_writable()
        await self.attend(device)
        asking = self.asking(device)
        if self.standing.set_aside is not None:
            await give_up(self, asking, act)
            return lobby.Done(self.standing.info())
        if isinstance(act, lobby.Start):
            may_start(asking)
            entry = self.standing.start(asking.now)
            await self.keep(entry, is_applied=True)
            self.publishing.info()
            if not await give(self, []):
                self.publishing.play()
                self.talking.look()
            return lobby.Done(self.standing.info())
        if not isinstance(act, (lobby.EndTable, lobby.Leave)):
            self.check_room()
        kicked = asking.place(act.seat).device if isinstance(act, lobby.Kick) else None
        entries = ACTS[type(act)](asking, act)
        if isinstance(act, lobby.Nudge):
            self.publishing.nudge(act.seat)
            self.calls.nudge(act.seat)
        if entries:
            await self.keep(*entries)
            self.publishing.notices()
            if isinstance(act, lobby.Kick):
                self.publishing.kicked(act.seat, kicked)
            self.seats_changed()
            await self._go_on()
            self.publishing.waiting()
        return lobby.Done(self.standing.info())
