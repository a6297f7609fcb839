"""The server's verbs: serve, backup, restore. The command line calls these and says what they raise."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import uvicorn

from outpost31.server import logs
from outpost31.server.app import Server, build, store_for
from outpost31.server.config import Config, from_environment
from outpost31.server.direct import DirectSockets
from outpost31.server.keeping import backup as write_backup
from outpost31.server.keeping import lock
from outpost31.server.keeping import restore as put_back
from outpost31.server.limits import FRAME
from outpost31.server.links import lan_links, qr_for_terminal


def configuration(**given: Any) -> Config:
    """The configuration from what was given on the command line, then the environment."""
    return from_environment(os.environ, **given)


class Serving(uvicorn.Server):
    """Uvicorn, which says where it is when it is there, and goodbye to people before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, server: Server, *, is_quiet: bool = False) -> None:
        super().__init__(config)
        self._server = server
        self._is_quiet = is_quiet

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house, then tell where it is."""
        await super().startup(sockets)
        if self.started and not self._is_quiet:
            _announce(self._server.config)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye first."""
        self._server.house.say_goodbye()
        await asyncio.sleep(0.2)
        await super().shutdown(sockets)


def uvicorn_config(server: Server, **more: Any) -> uvicorn.Config:
    """How uvicorn is to run a server of ours: small frames, no compression, no word about itself."""
    return uvicorn.Config(
        server.app,
        host=server.config.host,
        port=server.config.port,
        ws=DirectSockets,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=10,
        **more,
    )


def serve(config: Config) -> None:
    """Keep the house open until somebody stops it."""
    logs.set_up(config.log_level)
    # Tables are many small objects that live long: looking through all of them often finds nothing.
    gc.set_threshold(20_000, 20, 50)
    gc.freeze()
    held = lock(config.data)
    try:
        server = build(config)
        Serving(uvicorn_config(server), server).run()
    finally:
        held.close()


def _announce(config: Config) -> None:
    here = f"http://127.0.0.1:{config.port}/"
    links = lan_links(config)
    sys.stdout.write(f"\n{qr_for_terminal(links[0] + '/')}\n")
    sys.stdout.write(f"  Outpost 31 on this machine:     {here}\n")
    for link in links:
        sys.stdout.write(f"  Outpost 31 in your network:     {link}/\n")
    sys.stdout.write("\n")
    sys.stdout.flush()
    if config.open_browser:
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def backup(config: Config, target: Path) -> None:
    """Write a backup, whether or not the server is running."""
    asyncio.run(write_backup(config, store_for(config), target))


def restore(config: Config, source: Path) -> None:
    """Put a backup in place of everything, whether or not the server is running."""
    asyncio.run(put_back(config, store_for(config), source))
