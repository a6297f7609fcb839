"""Log lines: one JSON object each; for a person at a terminal, a sentence. No token, name, text or secret goes in."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

_USUAL = set(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {
    "message",
    "taskName",
    "color_message",
}


class Lines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({key: value for key, value in record.__dict__.items() if key not in _USUAL})
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["trace"] = _places(record.exc_info[1])
        return json.dumps(line, default=str)


class Sentences(logging.Formatter):
    """A log record as somebody wants to read it who looks at the terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """The sentence, with what belongs to it in brackets."""
        more = {key: value for key, value in record.__dict__.items() if key not in _USUAL}
        if record.exc_info and record.exc_info[1] is not None:
            more["error"] = type(record.exc_info[1]).__name__
            more["trace"] = ", ".join(_places(record.exc_info[1]))
        told = f"outpost31: {record.getMessage()}"
        return f"{told} ({', '.join(f'{key}: {value}' for key, value in more.items())})" if more else told


def _places(error: BaseException) -> list[str]:
    """Where it happened, without the words of the error, which may hold a hand of cards."""
    places = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places[-12:]


def is_read_by_a_person() -> bool:
    """Whether what is logged goes to a terminal, not to a file or a service."""
    return sys.stderr.isatty()


def set_up(level: str) -> None:
    """Log to the standard error output. On a terminal that is only what is amiss, unless everything is asked for."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Sentences() if is_read_by_a_person() else Lines())
    if is_read_by_a_person() and level.upper() == "INFO":
        handler.setLevel(logging.WARNING)
    for name in ("outpost31", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False
    # Uvicorn tells of every socket with its address, which holds the id of a table.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
