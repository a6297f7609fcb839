"""Records on disk: written whole or not at all, and read with suspicion."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from outpost31 import Match
from outpost31.cli.refusals import Refusal, refuse

MOST_BYTES = 64 * 1024 * 1024


def check_writable(path: Path) -> None:
    """Refuse, before a game is played, a place where its record could not be written."""
    if path.exists():
        raise refuse("cli-file-there", file=str(path))
    folder = path.absolute().parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise refuse("cli-no-folder", folder=str(folder))


def save_record(match: Match, path: Path) -> None:
    """Write a match's record: into a new file beside it first, so that there is never half of one."""
    text = json.dumps(match.record(), separators=(",", ":"))
    try:
        handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.absolute().parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text + "\n")
                file.flush()
                os.fsync(file.fileno())
            # mkstemp makes files for the owner alone; a record is an ordinary file.
            Path(beside).chmod(0o644)
            Path(beside).replace(path)
        except BaseException:
            Path(beside).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise refuse("cli-not-written", file=str(path), why=error.strerror or str(error)) from None


def load_record(path: Path) -> dict[str, Any]:
    """A record's JSON; whether it can be replayed shows when it is."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise refuse("cli-not-a-record", file=str(path))
        record = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise refuse("cli-not-read", file=str(path), why=error.strerror or str(error)) from None
    except (ValueError, RecursionError):
        raise refuse("cli-not-a-record", file=str(path)) from None
    if not isinstance(record, dict):
        raise refuse("cli-not-a-record", file=str(path))
    return record


def bad_record(path: Path, error: Exception) -> Refusal:
    """The refusal of a record that cannot be replayed."""
    return refuse("cli-bad-record", file=str(path), why=str(error))
