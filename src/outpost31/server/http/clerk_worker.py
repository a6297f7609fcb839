"""The clerk's process: reads what is wanted, writes what was made, ends when nobody is there to ask."""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from outpost31.server.http.addresses import qr_code
from outpost31.server.running.bot_worker import read
from outpost31.server.tables.replays import replay

_encoder = msgspec.json.Encoder()


def _replayed(wanted: Any) -> bytes:
    return _encoder.encode(replay(wanted))


WORK: dict[str, Callable[[Any], bytes]] = {"replay": _replayed, "qr": qr_code}


def main() -> None:
    """Do what is asked until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's, which then sends us home
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)  # people at a table come first
    while (asked := read(sys.stdin.buffer)) is not None:
        work, what = asked
        try:
            reply: tuple[bool, Any] = (True, WORK[work](what))
        except Exception as error:  # one replay that cannot be made is no reason to stop
            reply = (False, f"{type(error).__name__}: {error}"[:300])
        body = pickle.dumps(reply, protocol=5)
        sys.stdout.buffer.write(struct.pack("<I", len(body)) + body)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
