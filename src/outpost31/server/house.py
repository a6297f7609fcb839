"""The house: every table that is alive, how a new one is laid, and how all come back after a stop."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from outpost31.kernel import GAMES, BadRecord
from outpost31.server import entries as log
from outpost31.server import lobby_protocol as lobby
from outpost31.server.acts import settled
from outpost31.server.exports import export
from outpost31.server.live import LiveTable
from outpost31.server.refusals import Refusal
from outpost31.server.services import Services
from outpost31.server.standing import OlderRules, Standing, UnknownGame
from outpost31.server.store import LIVE, Kept, StoreAway, StoreBroken, Write
from outpost31.server.texts import clean_name
from outpost31.server.tokens import digest_of, new_table, new_token

logger = logging.getLogger("outpost31.house")

IDLE = 15 * 60 * 1000
"""A table that nobody looks at leaves memory after so long; it comes back when somebody does."""
STALE_LOBBY = 24 * 60 * 60 * 1000
"""A table that never started is removed after so long without anybody."""


class House:
    """All tables."""

    def __init__(self, services: Services, max_tables: int = 2000) -> None:
        self.services = services
        self.max_tables = max_tables
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.is_open = False

    async def open(self) -> None:
        """Recover every table that is not over."""
        self.services.epoch = await self.services.store.epoch()
        for table in await self.services.store.tables(LIVE):
            await self._load(table)
        self.is_open = True
        logger.info("the house is open", extra={"tables": len(self.tables)})

    async def close(self) -> None:
        """Say goodbye, finish what is under way, stop every table."""
        self.say_goodbye()
        await asyncio.gather(*(live.stop() for live in self.tables.values()))
        self.tables.clear()

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
        await asyncio.gather(*(live.stop() for live in self.tables.values()))
        self.tables.clear()
        try:
            await self.services.store.restore(source)
        finally:
            await self.open()

    # -------------------------------------------------------------------------- finding

    async def find(self, table: str) -> LiveTable:
        """The table of this id, or a refusal."""
        if not self.is_open:
            raise Refusal("shutting_down")
        live = self.tables.get(table)
        if live is not None:
            return live
        if not table.isalnum() or len(table) > 40:
            raise Refusal("no_such_table")
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        found = await asyncio.shield(loading)
        if found is None:
            raise Refusal("no_such_table")
        return found

    async def _load(self, table: str) -> LiveTable | None:
        kept: Kept | None
        try:
            kept = await self.services.store.load(table)
        except StoreAway:
            raise Refusal("store_away") from None
        except StoreBroken as error:
            return await self._set_aside(Standing(table), error)
        if kept is None or kept.state == "removed":
            return None
        standing = Standing(table, self.services.chance)
        try:
            standing.recover(kept.rows)
        except Exception as error:
            # Rules may raise anything over a log that they did not write: this table is set aside, the others open.
            live = await self._set_aside(standing, error)
            live.is_given_up = kept.state == "given_up"
            return live
        return self._add(LiveTable(standing, self.services, kept.notes))

    async def _set_aside(self, standing: Standing, error: Exception) -> LiveTable:
        live = LiveTable(standing, self.services)
        if isinstance(error, OlderRules):
            live.set_aside("older_rules", error, begun=error.begun, now=error.now)
        elif isinstance(error, UnknownGame):
            live.set_aside("unknown_game", error)
        elif isinstance(error, (log.Damaged, BadRecord, StoreBroken)):
            live.set_aside("damaged", error)
        else:
            live.set_aside("broken_rules", error)
        await export(self.services, standing.table, live.trouble)
        return self._add(live)

    def _add(self, live: LiveTable) -> LiveTable:
        self.tables[live.standing.table] = live
        self.services.metrics.tables.set(len(self.tables))
        live.begin()
        return live

    def listed(self) -> lobby.TableList:
        """The open tables whose hosts put them on the public list, newest first."""
        found = []
        for live in self.tables.values():
            standing = live.standing
            if standing.state == "lobby" and standing.settings.is_public:
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
        return lobby.TableList(found[:200])

    # -------------------------------------------------------------------------- laying

    async def create(self, asked: lobby.CreateTable) -> lobby.Joined:
        """Lay a new table; who asked is its host."""
        if not self.is_open:
            raise Refusal("shutting_down")
        if len(self.tables) >= self.max_tables:
            raise Refusal("too_many_tables")
        if asked.game not in GAMES:
            raise Refusal("no_such_game", allowed=list(GAMES))
        options = settled(asked.game, asked.seats, asked.options)
        now = self.services.clock.now()
        token = new_token()
        entries: list[log.AnyEntry] = [
            log.Created(
                at=now,
                game=asked.game,
                seats=asked.seats,
                options=options,
                language=asked.language,
                settings=asked.settings,
                token=digest_of(token),
            )
        ]
        if asked.name is not None:
            entries.append(log.Seated(at=now, seat=0, device=0, name=clean_name(asked.name)))
        live = await self._lay(entries)
        return live.joined(0, token)

    async def _lay(self, entries: list[log.AnyEntry], *more: Write) -> LiveTable:
        standing = Standing(new_table(), self.services.chance)
        rows = [standing.row_of(entry) for entry in entries]
        now = self.services.clock.now()
        try:
            await self.services.store.commit(
                Write(table=standing.table, rows=rows, state="lobby", at=now), *more
            )
        except StoreBroken as error:
            logger.error("a table could not be laid", extra={"error": str(error)})
            raise Refusal.because_of(error) from None
        for entry in entries:
            standing.apply(entry)
        return self._add(LiveTable(standing, self.services))

    async def rematch(self, live: LiveTable, device: int) -> lobby.Joined:
        """A place at the new table for the same people; the first who asks lays it. In the old table's turn."""
        standing = live.standing
        if standing.state != "ended":
            raise Refusal("not_over" if standing.set_aside is None else "broken")
        if not standing.seats_of(device) and device != standing.host:
            raise Refusal("only_watching")
        now = self.services.clock.now()
        if standing.rematch is None:
            new = await self._lay(
                [
                    log.Created(
                        at=now,
                        game=standing.game,
                        seats=len(standing.places),
                        options=settled(standing.game, len(standing.places), standing.options),
                        language=standing.language,
                        settings=standing.settings,
                        host=standing.host,
                        kept=[
                            log.DeviceKept(
                                seat,
                                place.name or "",
                                place.device,
                                place.level if place.kind == "bot" else None,
                            )
                            for seat, place in enumerate(standing.places)
                            if place.kind != "open"
                        ],
                    )
                ]
            )
            await live.keep(log.RematchLaid(at=now, table=new.standing.table))
            live.publishing.notices()
            live.publishing.info()
            live.publishing.rematch(new.standing.table)
        assert standing.rematch is not None
        new = await self.find(standing.rematch)

        async def give_token() -> lobby.Joined:
            token = new_token()
            await new.keep(log.TokenGiven(at=now, device=device, token=digest_of(token)))
            return new.joined(device, token)

        return await new.ask(give_token)

    # -------------------------------------------------------------------------- tidying

    async def tidy(self) -> None:
        """Let tables that nobody looks at leave memory, and remove those that never started."""
        now = self.services.clock.now()
        for table, live in list(self.tables.items()):
            state = live.standing.state
            quiet = now - live.touched_at
            if live.attendance.connections or quiet < IDLE:
                continue
            if state == "lobby" and quiet < STALE_LOBBY:
                continue
            if state == "lobby":
                await self.services.store.commit(Write(table=table, state="removed", at=now))
            if any(place.is_played_by_bot for place in live.standing.places) and state == "playing":
                continue  # bots play on
            del self.tables[table]
            await live.stop()
        self.services.metrics.tables.set(len(self.tables))
