"""Debian's packages that tests need, installed where they are missing: one at a time, for apt lets nobody else in."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Found = TypeVar("Found")
PATIENCE = 600.0
"""Seconds for one command of apt."""


def found_or_installed(find: Callable[[], Found | None], *packages: str) -> Found | None:
    """What `find` finds; where that is nothing, after the first of these packages that brings it was installed."""
    found = find()
    if found is not None or os.geteuid() != 0 or not shutil.which("apt-get"):
        return found
    lock = Path(tempfile.gettempdir()) / "outpost31-tests-apt.lock"
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        for number, package in enumerate(packages):
            found = find()  # whoever was here before may have brought it
            if found is not None:
                break
            if number == 0:
                _apt("update")
            _apt("install", "-y", "--no-install-recommends", package)
        return find()


def _apt(*words: str) -> None:
    subprocess.run(
        ("apt-get", "-q", "-o", f"DPkg::Lock::Timeout={PATIENCE:.0f}", *words),
        check=False,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        capture_output=True,
        timeout=PATIENCE,
    )
