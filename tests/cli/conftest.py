"""What the tests of the command line share: a runner, and words that raise when they are missing."""

from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from outpost31 import words
from outpost31.cli.app import app


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "is_strict", True)


@pytest.fixture
def run() -> Callable[..., Result]:
    """Run the command with these arguments, and lines typed."""

    def invoke(*arguments: str, typed: str = "", **more: Any) -> Result:
        return CliRunner(env={"COLUMNS": "80", "TERM": "dumb", "OUTPOST31_LANGUAGE": "en"}).invoke(
            app, list(arguments), input=typed, prog_name="outpost31", **more
        )

    return invoke
