"""What each of several processes on one machine runs: a node whose configuration and sockets come from its parent."""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import socket
import sys
import threading

from outpost31.server.commands import serve_one
from outpost31.server.config import Config
from outpost31.server.processes import READY
from outpost31.server.running import log_lines


def main() -> None:
    """Be one of them: its configuration comes from the parent, and so do its sockets."""
    config: Config = pickle.load(sys.stdin.buffer)
    log_lines.set_up(config.log_level)
    sockets = [socket.socket(fileno=int(one)) for one in sys.argv[1:]]

    def end_with_parent() -> None:
        sys.stdin.buffer.read()
        os.kill(os.getpid(), signal.SIGTERM)

    def ready() -> None:
        with contextlib.suppress(BrokenPipeError):
            os.write(1, READY)

    threading.Thread(target=end_with_parent, daemon=True).start()
    config.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    serve_one(config, sockets, ready)
