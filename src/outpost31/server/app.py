"""The application: routes, their guards, and the house that opens and closes with it."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from outpost31.server.config import Config
from outpost31.server.http import docs, static
from outpost31.server.http.addresses import node_address
from outpost31.server.http.lobby_endpoints import PLACE, Lobby, problem
from outpost31.server.http.passing_on import Passing
from outpost31.server.http.security import Guarded, bearer, is_local
from outpost31.server.http.sockets import SocketDoor
from outpost31.server.protocol.endpoints import ENDPOINTS
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.running.bot_pool import BotPool
from outpost31.server.running.clocks import WallClock
from outpost31.server.running.membership import Membership
from outpost31.server.running.metrics import Metrics
from outpost31.server.running.push import push_for
from outpost31.server.running.retention import retention_of
from outpost31.server.running.services import Services
from outpost31.server.running.shares import Shares
from outpost31.server.store import Store, StoreBroken
from outpost31.server.store.backups import keep_backing_up, watch_for_restore
from outpost31.server.store.sqlite import SqliteStore
from outpost31.server.tables.demo import Demo
from outpost31.server.tables.handing_over import sweep
from outpost31.server.tables.house import House
from outpost31.server.tables.upkeep import obey_all, tidy

logger = logging.getLogger("outpost31.house")
TIDY_SECONDS = 60.0
ORDER_SECONDS = 0.5
Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]


@dataclass(slots=True)
class Server:
    """A server's parts, for those who start it and for tests."""

    config: Config
    house: House
    services: Services
    app: Guarded
    passing: Passing | None = None


def store_for(config: Config) -> Store:
    """The store that the configuration names."""
    if config.store == "sqlite":
        return SqliteStore(config.data)
    if config.store.startswith(("postgresql://", "postgres://")):
        from outpost31.server.store.postgres import PostgresStore  # needs the extra `postgres`

        return PostgresStore(config.store, config.lease_seconds)
    raise ValueError(f"a store is sqlite or the address of a PostgreSQL database, not {config.store!r}")


def build(config: Config, store: Store | None = None, services: Services | None = None) -> Server:
    """A server that opens its house when it is started."""
    if services is None:
        bots = BotPool(config.bot_processes)
        services = Services(
            store=store or store_for(config),
            clock=WallClock(),
            bots=bots,
            metrics=Metrics(),
            folder=config.data,
            away_seconds=config.away_seconds,
            retention=retention_of(config),
            shares=Shares(bots.processes),
        )
    services.config = config
    services.push = services.push or push_for(config, services.metrics)
    if services.store.nodes is not None:
        services.membership = Membership(services.store.nodes, node_address(config), config.lease_seconds)
    services.metrics.tell_limits(config)
    house = House(services, config.max_tables)
    passing = None if services.membership is None else Passing(services.membership, services.metrics)
    lobby = Lobby(house, config, passing)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        del app
        await services.store.open()
        await house.open()
        tasks = [
            asyncio.create_task(_tidy(house)),
            asyncio.create_task(_obey(house)),
            asyncio.create_task(watch_for_restore(services.folder, house.restore)),
            *_tasks_of_a_node(house),
            *([asyncio.create_task(Demo(house, config.demo_minutes).go_on())] if config.demo else []),
            asyncio.create_task(
                keep_backing_up(
                    config,
                    services.store,
                    services.metrics.backup_at.set_to_current_time,
                    services.metrics.backups_failed.inc,
                )
            ),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await house.close()
            await lobby.clerk.close()
            close_bots = getattr(services.bots, "close", None)
            if close_bots is not None:
                await close_bots()
            if services.membership is not None:
                await services.membership.leave()
            await services.store.close()

    routes: list[BaseRoute] = [
        Route(one.path, lobby.answering(one.name), methods=[one.method]) for one in ENDPOINTS
    ]
    routes += [
        Route(PLACE, lobby.answering("place"), methods=["POST"]),
        Route("/healthz", _healthz, methods=["GET"]),
        Route("/readyz", Readiness(house).readyz, methods=["GET"]),
        Route("/metrics", _metrics(services.metrics, config.metrics_token), methods=["GET"]),
    ]
    routes += docs.routes()
    if static.is_built():
        routes.append(Route("/", static.front_page(config, static.CLIENT), methods=["GET"]))
        routes.append(Mount("/", static.Client(directory=static.CLIENT)))
    else:
        routes.append(Route("/", static.missing_page, methods=["GET"]))
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={404: _no_such_page, 405: _no_such_page, 500: _broken},
    )
    door = SocketDoor(house, config, passing)
    recognise = None if passing is None else passing.recognise
    guarded = Guarded(app, door, config, services.metrics, recognise)
    return Server(config, house, services, guarded, passing)


def _tasks_of_a_node(house: House) -> list[asyncio.Task[None]]:
    """What a server does besides where it is one of several."""
    membership = house.services.membership
    if membership is None:
        return []
    return [asyncio.create_task(membership.renew_on()), asyncio.create_task(_sweep(house, membership))]


async def _sweep(house: House, membership: Membership) -> None:
    while True:
        await asyncio.sleep(membership.seconds / 2)
        try:
            if house.is_open and not house.services.store.is_away:
                await sweep(house, membership)
        except StoreBroken as error:
            logger.warning("orphaned tables cannot be read", extra={"error": str(error)})
        except Exception:
            # Whatever is wrong with one table now: the others would wait for somebody to ask for them.
            logger.exception("sweeping failed")


async def _tidy(house: House) -> None:
    while True:
        await asyncio.sleep(min(TIDY_SECONDS, house.services.retention.awake / 2000))
        try:
            await tidy(house)
            house.services.metrics.hurried.set(house.services.shares.hurried)
        except Exception:
            # Whatever is wrong with one table now: without another try memory would fill until the next stop.
            logger.exception("tidying failed")


async def _obey(house: House) -> None:
    while True:
        await asyncio.sleep(ORDER_SECONDS)
        try:
            if house.is_open and not house.services.store.is_away:
                await obey_all(house)
        except Exception:
            # An operator waits for the next order as well.
            logger.exception("an order failed")


async def _healthz(request: Request) -> Response:
    """The process lives."""
    del request
    return PlainTextResponse("ok\n")


PROBE_SECONDS = 5.0
"""A store that takes longer to keep next to nothing is not ready for people's answers."""
PROBE_HOLDS = 1.0
"""So long what was found out is said again: whoever asks often does not wear out the disk."""


class Readiness:
    """Whether people can be let in: the house is open, and its store keeps what it is given."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._found: tuple[float, asyncio.Task[bool]] | None = None

    async def is_kept(self) -> bool:
        """Whether something was just put on disk."""
        now = time.monotonic()
        if self._found is None or now - self._found[0] > PROBE_HOLDS:
            self._found = now, asyncio.create_task(self._probe())
        return await asyncio.shield(self._found[1])

    async def _probe(self) -> bool:
        try:
            await asyncio.wait_for(self._house.services.store.probe(), PROBE_SECONDS)
        except (StoreBroken, TimeoutError):
            return False
        return True

    async def readyz(self, request: Request) -> Response:
        """Tables come in when they are asked for, and the store takes what it is given."""
        del request
        if not self._house.is_open:
            return PlainTextResponse("not yet\n", 503)
        membership = self._house.services.membership
        if membership is not None and membership.is_draining:
            return PlainTextResponse("about to stop\n", 503)
        if not await self.is_kept():
            return PlainTextResponse("the store does not take anything\n", 503)
        return PlainTextResponse("ready\n")


def _metrics(metrics: Metrics, token: str) -> Endpoint:
    async def numbers(request: Request) -> Response:
        """The numbers of the house."""
        given = (bearer(request.scope) or "").encode("latin-1", "replace")
        is_allowed = hmac.compare_digest(given, token.encode()) if token else is_local(request.scope)
        if not is_allowed:
            return problem(Refusal("bad_token"))
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    return numbers


async def _no_such_page(request: Request, error: Exception) -> Response:
    del request, error
    return problem(Refusal("no_such_page"))


async def _broken(request: Request, error: Exception) -> Response:
    del request, error
    return problem(Refusal("broken"))
