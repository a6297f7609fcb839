"""The log: lines of JSON for a service, sentences for whoever sits at the terminal."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest

from outpost31.server.running import log_lines


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def loggers() -> Iterator[None]:
    """Leave the loggers as they were."""
    both = [logging.getLogger(name) for name in ("outpost31", "uvicorn")]
    before = [(one, one.handlers, one.level, one.propagate) for one in both]
    yield
    for one, handlers, level, propagate in before:
        one.handlers, one.propagate = handlers, propagate
        one.setLevel(level)


def logged(screen: io.StringIO, monkeypatch: pytest.MonkeyPatch, level: str = "info") -> str:
    monkeypatch.setattr("sys.stderr", screen)
    log_lines.set_up(level)
    house = logging.getLogger("outpost31.house")
    house.info("the house is open")
    house.warning("the store is away", extra={"tables": 3})
    return screen.getvalue()


def test_a_service_reads_everything_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    told = [json.loads(line) for line in logged(io.StringIO(), monkeypatch).splitlines()]
    assert [line["message"] for line in told] == ["the house is open", "the store is away"]
    assert told[1]["tables"] == 3


def test_who_sits_at_the_terminal_reads_only_what_is_amiss(monkeypatch: pytest.MonkeyPatch) -> None:
    assert logged(Terminal(), monkeypatch) == "outpost31: the store is away (tables: 3)\n"


def test_who_asks_for_everything_gets_it_at_the_terminal_too(monkeypatch: pytest.MonkeyPatch) -> None:
    assert logged(Terminal(), monkeypatch, "debug").splitlines()[0] == "outpost31: the house is open"


def test_a_terminal_is_told_no_words_of_an_error_either(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    logged(screen, monkeypatch)
    try:
        raise ValueError("seat 3 holds the_thing")
    except ValueError:
        logging.getLogger("outpost31.table").exception("a table was set aside")
    assert "ValueError" in screen.getvalue()
    assert "the_thing" not in screen.getvalue()
