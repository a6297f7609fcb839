"""The floor under a move: one frame in, eight frames out, and nothing else. What sockets cost whoever serves them.

    python benchmarks/server/floor.py                    processor time a move, of the program and of the system
    python benchmarks/server/floor.py --asyncio          with Python's own loop in place of uvloop
    python benchmarks/server/floor.py --bytes 400        frames of another length

Needs Node, as `run.py` does. What `run.py` finds above this is the server's own work.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import subprocess
import sys
from pathlib import Path
from typing import cast

from run import free_port

HERE = Path(__file__).resolve().parent
TABLES = 100
SECONDS = 4
BYTES = 1000
"""Of a frame: some 1,000 is what an update to a seat of Stay Away! with eight seats has, padded."""


class Echo(asyncio.Protocol):
    """A socket that first says which table it is at; whatever it says then all at that table hear."""

    tables: dict[bytes, list[asyncio.Transport]]
    frame: bytes

    def __init__(self) -> None:
        self._table: list[asyncio.Transport] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody came."""
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Somebody says something."""
        if self._table is None:
            self._table = self.tables.setdefault(data, [])
            self._table.append(self._transport)
            self._transport.write(b"welcome")
            return
        for one in self._table:
            one.write(self.frame)


async def serve(port: int, length: int) -> None:
    """Echo until somebody stops it."""
    Echo.tables, Echo.frame = {}, b"\x81\x7e" + length.to_bytes(2, "big") + b" " * length
    server = await asyncio.get_running_loop().create_server(Echo, "127.0.0.1", port)
    print("ready", flush=True)
    await server.serve_forever()


def measured(*, is_asyncio: bool, length: int, seconds: float) -> str:
    """Start an echo, load it, stop it; what the driver says."""
    port = free_port()
    command = [sys.executable, __file__, "--serve", str(port), "--bytes", str(length)]
    server = subprocess.Popen(
        [*command, *(["--asyncio"] if is_asyncio else [])], stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        assert server.stdout.readline() == "ready\n"
        words = [str(one) for one in (port, server.pid, length + 4, seconds, TABLES)]
        driver = ["node", str(HERE / "floor.mjs"), *words]
        return subprocess.run(driver, check=True, stdout=subprocess.PIPE, text=True, timeout=300).stdout
    finally:
        server.send_signal(signal.SIGKILL)
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--asyncio", action="store_true")
    parser.add_argument("--bytes", type=int, default=BYTES, choices=range(126, 65536), metavar="BYTES")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve is None:
        print(measured(is_asyncio=given.asyncio, length=given.bytes, seconds=given.seconds), end="")
        return
    loop = asyncio.new_event_loop
    if not given.asyncio:
        import uvloop

        loop = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(serve(given.serve, given.bytes))


if __name__ == "__main__":
    main()
