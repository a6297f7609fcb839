"""A server of our own for the browser's tests: started on a free port, killed and started again if a test likes."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class House:
    """One server with its data folder; it survives being killed."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.open()

    @property
    def address(self) -> str:
        """Where browsers find it."""
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        """Start, and wait until it answers."""
        generous = {
            "OUTPOST31_TABLES_AN_HOUR": "10000",
            "OUTPOST31_POSTS_A_MINUTE": "100000",
            "OUTPOST31_BOT_PROCESSES": "1",
            "OUTPOST31_LOG_LEVEL": "warning",
            "PYTHONPATH": str(ROOT / "src"),
        }
        self.data.mkdir(parents=True, exist_ok=True)
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.web.dealing", str(self.port), str(self.data)],
                cwd=ROOT, env={**os.environ, **generous}, stdout=log, stderr=log,
            )  # fmt: skip
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"{self.address}/api/games", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"the server does not answer:\n{(self.data / 'server.log').read_text()[-2000:]}")

    def kill(self) -> None:
        """Pull the plug: no goodbye, nothing flushed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        """Stop it in good order."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=15)
            except subprocess.TimeoutExpired:
                self.kill()
