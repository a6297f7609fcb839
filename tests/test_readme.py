"""What the README shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_the_game_in_one_minute_runs_as_written() -> None:
    readme = Path(__file__).parent.parent / "README.md"
    result = doctest.testfile(str(readme), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0
