"""The server's verbs: serve, backup, restore. The command line calls these and says what they raise."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import ipaddress
import logging
import os
import signal
import socket
import ssl
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import uvicorn

from outpost31.server.app import Server, build, store_for
from outpost31.server.config import Config, from_environment, root_of
from outpost31.server.http.addresses import lan_links, qr_for_terminal, scheme_of
from outpost31.server.http.door import Door
from outpost31.server.http.fast_sockets import DirectSockets
from outpost31.server.limits import FRAME, HEAD
from outpost31.server.running import log_lines
from outpost31.server.store.backups import backup as write_backup
from outpost31.server.store.backups import lock
from outpost31.server.store.backups import restore as put_back
from outpost31.server.tables.demo import settings_of_a_demo
from outpost31.server.tables.handing_over import drain

logger = logging.getLogger("outpost31.house")
PING_SECONDS = 5.0
PONG_SECONDS = 10.0
"""How often every socket is pinged, and how long its answer may take. Whoever sits at a dead line learns
of it within five seconds from their browser; the server has more patience with slow lines than people have."""
SPARE = 200
"""Descriptors that are kept for the store, bots, files and logs."""


def configuration(**given: Any) -> Config:
    """The configuration from what was given on the command line, then the environment."""
    return from_environment(os.environ, **given)


class Serving(uvicorn.Server):
    """Uvicorn, which says where it is when it is there, and goodbye to people before it closes their sockets."""

    def __init__(
        self, config: uvicorn.Config, server: Server, ready: Callable[[], None] | None = None
    ) -> None:
        super().__init__(config)
        self._server = server
        self._ready = ready or (lambda: _announce(server.config))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house, then tell where it is."""
        if self._server.config.certificate:
            loop = asyncio.get_running_loop()
            # Uvicorn does not pass this on: who begins a handshake and says no more would be waited for for a minute.
            seconds = self._server.config.head_seconds
            loop.create_server = functools.partial(loop.create_server, ssl_handshake_timeout=seconds)  # type: ignore[method-assign]
            if hasattr(signal, "SIGHUP"):
                loop.add_signal_handler(signal.SIGHUP, self._read_certificate)
        await super().startup(sockets)
        if self.started:
            self._ready()

    def _read_certificate(self) -> None:
        """Whoever renews a certificate says so with SIGHUP; connections that are open keep the old one."""
        config, context = self._server.config, self.config.ssl
        assert context is not None
        try:
            context.load_cert_chain(config.certificate, config.key or None)
        except (OSError, ssl.SSLError) as error:
            logger.error("the certificate could not be read again", extra={"error": str(error)})
        else:
            logger.info("the certificate was read again")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand tables over to other nodes where there are any, then say goodbye."""
        await drain(self._server.house, self._server.config.drain_seconds)
        self._server.house.say_goodbye()
        await asyncio.sleep(0.2)
        await super().shutdown(sockets)


class UvicornConfig(uvicorn.Config):
    """Uvicorn's configuration, with the door that all connections come in by."""

    door: Door


def uvicorn_config(server: Server, **more: Any) -> UvicornConfig:
    """How uvicorn is to run a server of ours: in bounds, small frames, no compression, no word about itself."""
    ours = server.config
    if ours.certificate:
        more |= {"ssl_certfile": ours.certificate, "ssl_keyfile": ours.key or None}
    config = UvicornConfig(
        server.app,
        host=ours.host,
        port=ours.port,
        http=_http(),
        h11_max_incomplete_event_size=HEAD,
        ws=DirectSockets,
        proxy_headers=bool(ours.proxies),
        forwarded_allow_ips=list(ours.proxies),
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=10,
        **more,
    )
    config.door = Door(ours, server.services.metrics)
    if server.passing is not None:
        config.door.is_node = server.passing.is_node
    return config


def _http() -> Any:
    """How HTTP is read: in all bounds, or where there is no parser for that (PyPy), in h11's own."""
    try:
        from outpost31.server.http.bounded_http import BoundedHttp
    except ImportError:
        logger.warning(
            "without httptools requests are not timed, nor connections counted: put a proxy in front"
        )
        return "h11"
    return BoundedHttp


def make_room_for(connections: int) -> None:
    """See to it that there are descriptors for so many connections, or say that there are not."""
    try:
        import resource
    except ImportError:
        return  # Windows has no such limit
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
        if soft < wanted:
            logger.warning(
                "the system allows fewer files than there may be connections: raise its limit (LimitNOFILE, ulimit -n) "
                "or lower OUTPOST31_CONNECTIONS",
                extra={"allowed": soft, "wanted": wanted},
            )


def serve(config: Config) -> None:
    """Keep the house open until somebody stops it."""
    log_lines.set_up(config.log_level)
    if is_root() and not log_lines.is_read_by_a_person():  # who sits there has read it in their language
        logger.warning("running as root: an account of its own would do, and could do less harm")
    if config.processes > 1:
        from outpost31.server.processes import supervise

        supervise(config, lambda: _announce(config))
        return
    serve_one(config)


def serve_one(
    config: Config, sockets: list[socket.socket] | None = None, ready: Callable[[], None] | None = None
) -> None:
    """Be one server: the only one, or one of several processes, which has its sockets given to it."""
    make_room_for(config.connections)
    os.umask(0o077)  # whatever is written from here on holds people's secrets
    # Tables are many small objects that live long: looking through all of them often finds nothing.
    gc.set_threshold(20_000, 20, 50)
    gc.freeze()
    with held(config) as held_config:
        server = build(held_config)
        Serving(uvicorn_config(server), server, ready).run(sockets)


def _leave(number: int, frame: object) -> None:
    del frame
    raise SystemExit(128 + number)


@contextlib.contextmanager
def held(config: Config) -> Iterator[Config]:
    """Hold the folder that everything is kept in; of a demo, one that goes with it."""
    with contextlib.ExitStack() as leaving:
        if config.demo:
            # Uvicorn passes a signal on when it has stopped: unheard, it would end us before the folder is gone.
            leaving.callback(signal.signal, signal.SIGTERM, signal.signal(signal.SIGTERM, _leave))
            folder = leaving.enter_context(tempfile.TemporaryDirectory(prefix="outpost31-demo-"))
            config = settings_of_a_demo(config, Path(folder))
        leaving.callback(lock(config.data).close)
        yield config


def is_root() -> bool:
    """Whether we may do anything at all on this machine."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def is_loopback(host: str) -> bool:
    """Whether an address is this machine's alone."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _announce(config: Config) -> None:
    here = f"{scheme_of(config)}://127.0.0.1:{config.port}{root_of(config)}/"
    links = lan_links(config)
    sys.stdout.write(f"\n{qr_for_terminal(links[0] + '/')}\n")
    sys.stdout.write(f"  Outpost 31 on this machine:     {here}\n")
    for link in links:
        sys.stdout.write(f"  Outpost 31 in your network:     {link}/\n")
    if not (config.certificate or config.proxies or is_loopback(config.host)):
        sys.stdout.write("  Without https, everybody in that network can read along: see --certificate.\n")
    sys.stdout.write("\n")
    sys.stdout.flush()
    if config.open_browser:
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def backup(config: Config, target: Path) -> None:
    """Write a backup, whether or not the server is running."""
    os.umask(0o077)
    asyncio.run(write_backup(config, store_for(config), target))


def restore(config: Config, source: Path, until: int | None = None) -> None:
    """Put a backup in place of everything, or what it has of a moment before; the server may be running."""
    asyncio.run(put_back(config, store_for(config), source, until=until))
