"""The application: routes, their guards, and the house that opens and closes with it."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from outpost31.server import pages
from outpost31.server.bots import BotPool
from outpost31.server.clocks import WallClock
from outpost31.server.config import Config
from outpost31.server.endpoints import ENDPOINTS
from outpost31.server.headers import Guarded, bearer
from outpost31.server.house import House
from outpost31.server.keeping import watch_for_restore
from outpost31.server.lobby import Lobby, problem
from outpost31.server.metrics import Metrics
from outpost31.server.refusals import Refusal
from outpost31.server.services import Services
from outpost31.server.sockets import SocketDoor
from outpost31.server.store import Store, StoreBroken
from outpost31.server.store_sqlite import SqliteStore

logger = logging.getLogger("outpost31.house")
TIDY_SECONDS = 60.0
Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]


@dataclass(slots=True)
class Server:
    """A server's parts, for those who start it and for tests."""

    config: Config
    house: House
    services: Services
    app: Guarded


def store_for(config: Config) -> Store:
    """The store that the configuration names."""
    if config.store == "sqlite":
        return SqliteStore(config.data)
    if config.store.startswith(("postgresql://", "postgres://")):
        from outpost31.server.store_postgres import PostgresStore  # needs the extra `postgres`

        return PostgresStore(config.store)
    raise ValueError(f"a store is sqlite or the address of a PostgreSQL database, not {config.store!r}")


def build(config: Config, store: Store | None = None, services: Services | None = None) -> Server:
    """A server that opens its house when it is started."""
    if services is None:
        services = Services(
            store=store or store_for(config),
            clock=WallClock(),
            bots=BotPool(config.bot_processes),
            metrics=Metrics(),
            folder=config.data,
            away_seconds=config.away_seconds,
        )
    house = House(services, config.max_tables)
    lobby = Lobby(house, config)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        del app
        await services.store.open()
        await house.open()
        tasks = [asyncio.create_task(_tidy(house)), asyncio.create_task(watch_for_restore(house))]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await house.close()
            close_bots = getattr(services.bots, "close", None)
            if close_bots is not None:
                await close_bots()
            await services.store.close()

    routes: list[BaseRoute] = [
        Route(one.path, lobby.answering(one.name), methods=[one.method]) for one in ENDPOINTS
    ]
    routes += [
        Route("/healthz", _healthz, methods=["GET"]),
        Route("/readyz", _readyz(house), methods=["GET"]),
        Route("/metrics", _metrics(services.metrics, config.metrics_token), methods=["GET"]),
    ]
    if pages.is_built():
        routes.append(Route("/", pages.front_page, methods=["GET"]))
        routes.append(Mount("/", pages.Client(directory=pages.CLIENT)))
    else:
        routes.append(Route("/", pages.missing_page, methods=["GET"]))
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={404: _no_such_page, 405: _no_such_page, 500: _broken},
    )
    door = SocketDoor(house, config.origins, config.messages_a_second, config.sockets_an_address)
    return Server(config, house, services, Guarded(app, door))


async def _tidy(house: House) -> None:
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        try:
            await house.tidy()
        except Exception:
            # Whatever is wrong with one table now: without another try memory would fill until the next stop.
            logger.exception("tidying failed")


async def _healthz(request: Request) -> Response:
    """The process lives."""
    del request
    return PlainTextResponse("ok\n")


def _readyz(house: House) -> Endpoint:
    async def readyz(request: Request) -> Response:
        """Every table was recovered, and the store still takes what it is given."""
        del request
        if not house.is_open:
            return PlainTextResponse("not yet\n", 503)
        try:
            await house.services.store.commit()
        except StoreBroken:
            return PlainTextResponse("the store does not answer\n", 503)
        return PlainTextResponse("ready\n")

    return readyz


def _metrics(metrics: Metrics, token: str) -> Endpoint:
    async def numbers(request: Request) -> Response:
        """The numbers of the house."""
        if token and not hmac.compare_digest(bearer(request.scope) or "", token):
            return problem(Refusal("bad_token"))
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    return numbers


async def _no_such_page(request: Request, error: Exception) -> Response:
    del request, error
    return problem(Refusal("no_such_page"))


async def _broken(request: Request, error: Exception) -> Response:
    del request, error
    return problem(Refusal("broken"))
