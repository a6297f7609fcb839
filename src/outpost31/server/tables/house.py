"""The house: the tables that are awake, how a new one is laid, and how others come in when somebody asks for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from pathlib import Path

import msgspec

from outpost31.kernel import BadRecord
from outpost31.server import log
from outpost31.server.log.standing import Standing
from outpost31.server.log.unplayable import OlderRules, UnknownGame
from outpost31.server.protocol import lobby
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.running.services import Services
from outpost31.server.store import Kept, LeaseLost, StoreAway, StoreBroken, Write
from outpost31.server.store.leases import Lease
from outpost31.server.tables.acts import settled
from outpost31.server.tables.claims import (
    Elsewhere,
    NoSuchTable,
    PlaceElsewhere,
    because_of,
    claim,
    first_lease,
    make_sure,
)
from outpost31.server.tables.codes import Codes, code_for, share_again
from outpost31.server.tables.handing_over import release, take_part
from outpost31.server.tables.live import LiveTable
from outpost31.server.tables.set_aside import export
from outpost31.server.tables.sleep import fall_asleep
from outpost31.server.tables.tokens import digest_of, new_table, new_token

logger = logging.getLogger("outpost31.house")
LISTED = 200
"""The most tables of the public list."""


class House:
    """The tables that are awake; all others are in the store and cost nothing."""

    def __init__(self, services: Services, max_tables: int = 2000) -> None:
        self.services = services
        self.max_tables = max_tables
        self.tables: dict[str, LiveTable] = {}
        self.codes = Codes(self.tables)
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._waking: asyncio.Task[None] | None = None
        self.is_open = False
        self.listed_states: tuple[str, ...] = ("lobby",)
        """In which states tables are on the public list: those that people can still sit down at."""
        self._losses = 0
        """How often everything was lost: what was on its way in meanwhile is not ours either."""
        self.unknown: set[str] = set()
        """Tables that are for other nodes, which know the rules that they were begun under."""

    async def open(self, *, is_waking: bool = True) -> None:
        """Let people in at once. Tables come when they are asked for; those that were awake, also by themselves."""
        if self.services.membership is not None:
            await take_part(self, self.services.membership)
        self.services.epoch = await self.services.store.epoch()
        self.is_open = True
        if is_waking:
            self._waking = asyncio.create_task(self._wake())
        logger.info("the house is open")

    async def _wake(self) -> None:
        """Tables that were awake at the last stop may have bots or windows that nobody else would set going."""
        try:
            tables = await self.services.store.awake()
        except StoreBroken as error:
            logger.error("who was awake cannot be read", extra={"error": str(error)})
            return
        for table in tables:
            if len(self.tables) >= self.max_tables:
                return
            with contextlib.suppress(Refusal):
                await self.find(table)
            await asyncio.sleep(0)  # who plays comes first
        logger.info("everybody is awake", extra={"tables": len(self.tables)})

    async def all_awake(self) -> None:
        """Return when those who were awake at the last stop are again."""
        if self._waking is not None:
            await self._waking

    async def _stop(self) -> None:
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.gather(self._waking, return_exceptions=True)
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(live.stop() for live in self.tables.values()), *self._leaving.values())
        self.tables.clear()

    async def close(self) -> None:
        """Say goodbye, finish what is under way, stop every table."""
        self.say_goodbye()
        await self._stop()

    def say_goodbye(self) -> None:
        """Nobody comes in any more, and every socket is closed once what waits has been sent."""
        self.is_open = False
        for live in list(self.tables.values()):
            live.publishing.goodbye("shutting_down", 4000)

    async def restore(self, source: Path) -> None:
        """Put a backup in place of everything: people are sent away, and come back to the tables of the backup."""
        self.is_open = False
        for live in list(self.tables.values()):
            live.publishing.goodbye("restored", 4000)
        await self._stop()
        try:
            await self.services.store.restore(source)
        finally:
            await self.open()
        logger.info("a backup was restored")

    # -------------------------------------------------------------------------- finding

    async def find(self, table: str) -> LiveTable:
        """The table of this id, or a refusal."""
        if not self.is_open:
            raise Refusal("shutting_down")
        while (leaving := self._leaving.get(table)) is not None:
            await asyncio.shield(leaving)
            await asyncio.sleep(
                0
            )  # one that has left already is forgotten in the loop's next turn, not before
        live = self.tables.get(table)
        if live is not None:
            if await make_sure(self.services):
                return live
            return await self.find(table)
        if not table.isalnum() or len(table) > 40:
            raise Refusal("no_such_table")
        loading = self._loading.get(table)
        if loading is None:
            self.make_room()
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        found = await asyncio.shield(loading)
        if found is None:
            raise Refusal("no_such_table")
        return found

    async def _load(self, table: str) -> LiveTable | None:
        kept: Kept | None
        losses = self._losses
        try:
            lease = await claim(self.services, table)
        except NoSuchTable:
            return None
        try:
            kept = await self.services.store.load(table)
        except StoreAway:
            raise Refusal("store_away") from None
        except StoreBroken as error:
            return await self._set_aside(Standing(table), error, lease, losses)
        if kept is None or kept.state == "removed":
            return None
        standing = Standing(table, self.services.chance)
        try:
            standing.recover(kept.rows)
        except Exception as error:
            if isinstance(error, OlderRules):
                await self._leave_to_whoever_knows(standing, error, lease)
            # Rules may raise anything over a log that they did not write: this table is set aside, the others open.
            live = await self._set_aside(standing, error, lease, losses)
            live.is_given_up = kept.state == "given_up"
            return live
        await share_again(self, standing)
        return self._add(LiveTable(standing, self.services, kept.notes, kept.asleep_since, lease), losses)

    async def _leave_to_whoever_knows(
        self, standing: Standing, error: OlderRules, lease: Lease | None
    ) -> None:
        """While nodes are brought up to date one by one, a table is for those that know its rules."""
        membership = self.services.membership
        knows = None if membership is None else membership.who_knows(standing.game, error.begun)
        if knows is not None:
            self.unknown.add(standing.table)
            with contextlib.suppress(StoreBroken):
                await self.services.store.commit(Write(table=standing.table, lease=lease, is_released=True))
            raise Elsewhere(knows)

    async def _set_aside(
        self, standing: Standing, error: Exception, lease: Lease | None, losses: int
    ) -> LiveTable:
        live = LiveTable(standing, self.services, lease=lease)
        if isinstance(error, OlderRules):
            live.set_aside("older_rules", error, begun=error.begun, now=error.now)
        elif isinstance(error, UnknownGame):
            live.set_aside("unknown_game", error)
        elif isinstance(error, (log.Damaged, BadRecord, StoreBroken)):
            live.set_aside("damaged", error)
        else:
            live.set_aside("broken_rules", error)
        await export(self.services, standing.table, live.trouble)
        return self._add(live, losses)

    def _add(self, live: LiveTable, losses: int) -> LiveTable:
        """A table came in, by a lease from when so much had been lost."""
        if losses != self._losses:
            raise Refusal(
                "shutting_down"
            )  # another node may have it: shown here, it would never change again
        self.tables[live.standing.table] = live
        self.codes.add(live)
        self.services.metrics.tables.set(len(self.tables))
        live.lost = self._lost
        live.begin()
        return live

    def listed(self) -> lobby.TableList:
        """The open tables whose hosts put them on the public list, newest first, those of other nodes among them."""
        found = self.own_listed()
        if self.services.membership is not None:
            for node in self.services.membership.others.values():
                found += msgspec.json.decode(node.listed, type=list[lobby.ListedTable])
        found.sort(key=lambda one: -one.created_at)
        return lobby.TableList(found[:LISTED])

    def own_listed(self) -> list[lobby.ListedTable]:
        """Those of this node."""
        found = []
        for live in self.tables.values():
            standing = live.standing
            if standing.state in self.listed_states and standing.settings.is_public:
                seats = standing.seats_of(standing.host)
                taken = sum(place.kind != "open" for place in standing.places)
                name = standing.places[seats[0]].name if seats else None
                found.append(
                    lobby.ListedTable(
                        standing.table,
                        standing.game,
                        standing.language,  # type: ignore[arg-type]
                        name,
                        taken,
                        len(standing.places),
                        standing.created_at,
                    )
                )
        found.sort(key=lambda one: -one.created_at)
        return found[:LISTED]

    # -------------------------------------------------------------------------- laying

    async def lay(self, entries: list[log.AnyEntry], *more: Write, table: str) -> LiveTable:
        """A new table of which these entries are the log; more may be kept with it, or neither is."""
        standing = Standing(table, self.services.chance)
        rows = [standing.row_of(entry) for entry in entries]
        now, lease, losses = self.services.clock.now(), first_lease(self.services), self._losses
        laid = Write(table=table, rows=rows, state="lobby", at=now, lease=lease, is_new=True)
        try:
            await self.services.store.commit(laid, *more)
        except StoreBroken as error:
            if isinstance(error, LeaseLost) and more:
                raise  # of the table that a rematch follows: it is stopped, and so is this
            logger.error("a table could not be laid", extra={"error": str(error)})
            raise because_of(error) from None
        for entry in entries:
            standing.apply(entry)
        return self._add(LiveTable(standing, self.services, lease=lease), losses)

    async def rematch(self, live: LiveTable, device: int) -> lobby.Joined:
        """A place at the new table for the same people; the first who asks lays it. In the old table's turn."""
        standing = live.standing
        if standing.state != "ended":
            raise Refusal("not_over" if standing.set_aside is None else "broken")
        if not standing.seats_of(device) and device != standing.host:
            raise Refusal("only_watching")
        now = self.services.clock.now()
        if standing.rematch is None:
            self.make_room()
            laid = log.RematchLaid(at=now, table=new_table())
            row = log.write(laid, standing.seq, standing.seal)
            # Both tables in one commit: no table is laid twice, and none is laid that nobody hears of.
            await self.lay(
                [
                    log.Created(
                        at=now,
                        game=standing.game,
                        seats=len(standing.places),
                        options=settled(standing.game, len(standing.places), standing.options),
                        language=standing.language,
                        settings=standing.settings,
                        host=standing.host,
                        code=await code_for(self, laid.table),
                        kept=[
                            log.DeviceKept(
                                seat, place.name or "", place.device, place.own_level, place.temper
                            )
                            for seat, place in enumerate(standing.places)
                            if place.kind != "open"
                        ],
                    )
                ],
                Write(table=standing.table, rows=[row], at=now, lease=live.lease),
                table=laid.table,
            )
            standing.seq, standing.seal = row.seq + 1, row.seal
            standing.apply(laid)
            live.publishing.notices()
            live.publishing.info()
            live.publishing.rematch(laid.table)
        assert standing.rematch is not None
        try:
            return await self.place(standing.rematch, device)
        except Elsewhere as elsewhere:
            raise PlaceElsewhere(elsewhere.node, standing.rematch, device) from None

    async def place(self, table: str, device: int) -> lobby.Joined:
        """A place at the table of a rematch for a device of the table before."""
        new = await self.find(table)
        now = self.services.clock.now()

        async def give_token() -> lobby.Joined:
            new.check_room()
            token = new_token()
            await new.keep(log.TokenGiven(at=now, device=device, token=digest_of(token)))
            return new.joined(device, token)

        return await new.ask(give_token)

    # -------------------------------------------------------------------------- losing

    def _lost(self, live: LiveTable) -> None:
        """Another node has the table. Who asks for it meanwhile waits until it has stopped here."""
        table = live.standing.table
        if self.tables.get(table) is live:
            del self.tables[table]
            self.services.metrics.tables.set(len(self.tables))
        self.services.metrics.lost.inc()
        leaving = self._leaving[table] = asyncio.create_task(live.stop())
        leaving.add_done_callback(lambda _: self._leaving.pop(table, None))

    def lose_all(self) -> None:
        """Whoever it is that has them now: no table is ours, nor one that is on its way in."""
        self._losses += 1
        for live in list(self.tables.values()):
            live.lose()

    def hand_over(self, live: LiveTable) -> asyncio.Task[None]:
        """Let another node have the table: its people are told to come again, what is under way is finished first."""
        table = live.standing.table
        del self.tables[table]
        self.services.metrics.tables.set(len(self.tables))
        live.is_stopping = True
        live.publishing.goodbye("shutting_down", 4000)
        leaving = self._leaving[table] = asyncio.create_task(release(live))
        leaving.add_done_callback(lambda _: self._leaving.pop(table, None))
        return leaving

    # -------------------------------------------------------------------------- sleeping

    def make_room(self) -> None:
        """Room for one table more: where there is none, whoever has been without anybody for longest falls asleep."""
        if len(self.tables) < self.max_tables:
            return
        empty = [live for live in self.tables.values() if not live.attendance.connections]
        if not empty:
            self.services.metrics.met("max_tables")
            raise Refusal("too_many_tables", most=self.max_tables)
        self.let_sleep(min(empty, key=lambda live: live.attended_at))

    def let_sleep(self, live: LiveTable) -> asyncio.Task[None]:
        """Let a table leave memory. Who asks for it meanwhile waits until it has left, and wakes it."""
        table = live.standing.table
        del self.tables[table]
        self.services.metrics.tables.set(len(self.tables))
        live.is_stopping = True
        leaving = self._leaving[table] = asyncio.create_task(fall_asleep(live))
        leaving.add_done_callback(lambda _: self._leaving.pop(table, None))
        return leaving

    async def settled(self, table: str) -> None:
        """Return when a table that is falling asleep, or being loaded, has done so."""
        for task in (self._loading.get(table), self._leaving.get(table)):
            if task is not None:
                await asyncio.gather(asyncio.shield(task), return_exceptions=True)
