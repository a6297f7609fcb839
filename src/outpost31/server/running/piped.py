"""Worker processes: what goes to them and comes back over their pipes, a length and then that many bytes."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import struct
from typing import Any


async def exchange(process: asyncio.subprocess.Process, asked: Any) -> Any:
    """Give a worker something to do, and wait for what becomes of it."""
    assert process.stdin is not None
    assert process.stdout is not None
    body = pickle.dumps(asked, protocol=5)
    process.stdin.write(struct.pack("<I", len(body)) + body)
    await process.stdin.drain()
    (length,) = struct.unpack("<I", await process.stdout.readexactly(4))
    return pickle.loads(await process.stdout.readexactly(length))


async def end(process: asyncio.subprocess.Process | None) -> None:
    """End a worker, if there is one that still runs."""
    if process is not None and process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
