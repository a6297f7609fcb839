"""Starts nodes quickly: everything is imported once, then each node is a fork that can be killed.

Says that it is ready, then reads lines of JSON on its standard input, each the settings of a node to fork, and says its
process id when it listens.
Every node writes down what it publishes, and by what right, into the file that is named with it. All of them end when
the input does.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import socket
import sys
from pathlib import Path
from typing import Any

from outpost31.server.app import build
from outpost31.server.commands import Serving, uvicorn_config
from outpost31.server.config import Config
from outpost31.server.publishing.publisher import Publisher
from outpost31.server.running import log_lines
from tests.server.asgi import EagerBots
from tests.server.nodes.cables import enter


def write_down(path: str) -> None:
    """From here on, every change of a table that is published is written down."""
    trace = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    play = Publisher.play

    def traced(self: Any, *given: Any, **named: Any) -> Any:
        table = self._table
        told = [table.standing.table, table.lease.node, table.lease.term, table.standing.seq]
        os.write(trace, (json.dumps(told) + "\n").encode())
        return play(self, *given, **named)

    Publisher.play = traced  # type: ignore[method-assign]


def serve(settings: dict[str, Any], ready: int) -> None:
    """Be a node until killed."""
    os.dup2(os.open(settings.pop("log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    log_lines.set_up("info")
    write_down(settings.pop("trace"))
    rates = dict.fromkeys(("posts_a_minute", "tables_an_hour", "sockets_a_minute"), 1_000_000)
    many = dict.fromkeys(("messages_a_second", "requests_a_second"), 1e9)
    if space := settings.pop("space", None):
        enter(space)
    config = Config(
        data=Path(settings.pop("data")),
        open_browser=False,
        proxies=tuple(settings.pop("proxies")),
        sockets_an_address=10_000,
        connections_an_address=10_000,
        **rates,  # type: ignore[arg-type]
        **many,  # type: ignore[arg-type]
        **settings,
    )
    config.data.mkdir(parents=True, exist_ok=True)
    server = build(config)
    server.services.bots = EagerBots()

    class Listening(Serving):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            os.write(ready, b"!" if self.started else b"?")

    Listening(uvicorn_config(server), server, lambda: None).run()


def main() -> None:
    """Start nodes as told."""
    # Uvicorn imports its protocols when it loads its configuration: here, once, not in every node.
    uvicorn_config(build(Config(data=Path("nowhere"), push=False))).load()
    asyncio.run(asyncio.sleep(0))
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead need nobody
    children = []
    print("ready", flush=True)
    for line in sys.stdin:
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(json.loads(line), writing)
            os._exit(0)
        os.close(writing)
        children.append(child)
        said = os.read(reading, 1)
        os.close(reading)
        print(f"{child} {said.decode() or '?'}", flush=True)
    for child in children:
        try:
            os.kill(child, signal.SIGKILL)
        except ProcessLookupError:
            continue


if __name__ == "__main__":
    main()
