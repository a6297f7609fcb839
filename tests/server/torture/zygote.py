"""Starts servers quickly: everything is imported once, then each server is a fork that can be killed.

Reads lines on its standard input: `start PORT FOLDER STORE` forks a server and says its process id when it listens;
`reap` waits for the last one to be dead. It ends, and its server with it, when the input ends.
"""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
from pathlib import Path

from outpost31.server.app import build
from outpost31.server.commands import Serving, uvicorn_config
from outpost31.server.config import Config
from tests.server.torture.stores import STORES


def serve(port: int, folder: Path, store: str, ready: int) -> None:
    """Be a server until killed."""
    config = Config(
        host="127.0.0.1",
        port=port,
        data=folder,
        open_browser=False,
        posts_a_minute=1_000_000,
        tables_an_hour=1_000_000,
        messages_a_second=1e9,
        sockets_an_address=10_000,
    )
    server = build(config, STORES[store](folder))

    class Listening(Serving):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            os.write(ready, b"!" if self.started else b"?")

    Listening(uvicorn_config(server), server, lambda: None).run()


def main() -> None:
    """Start and reap servers as told."""
    child = 0
    # Uvicorn imports its protocols when it loads its configuration: here, once, not in every server.
    uvicorn_config(build(Config(data=Path("nowhere"), push=False))).load()
    gc.freeze()
    for line in sys.stdin:
        command, *rest = line.split()
        if command == "reap":
            os.waitpid(child, 0)
            child = 0
            print("dead", flush=True)
            continue
        port, folder, store = rest
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            serve(int(port), Path(folder), store, writing)
            os._exit(0)
        os.close(writing)
        said = os.read(reading, 1)
        os.close(reading)
        print(f"{child} {said.decode() or '?'}", flush=True)
    if child:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
