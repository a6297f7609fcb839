"""The theorist's table: what is measured in a walk is what the match was."""

from __future__ import annotations

from math import log10

import pytest

from outpost31.envs.theory import HEADS, main, row, walk


def test_a_walk_counts_every_node():
    path = walk("stayaway", 4, "random", 3)
    assert path.widths and path.sides and min(path.sides) >= 1
    assert sum(path.own.values()) == pytest.approx(sum(log10(width) for width in path.widths))
    assert len(path.known) == sum(width > 1 for width in path.widths)
    again = walk("stayaway", 4, "random", 3)
    assert (path.widths, path.sides) == (again.widths, again.sides)


def test_a_row_has_every_column(capsys):
    cells = row("coop", 1, "novice", 1)
    assert len(cells) == len(HEADS) and cells[2] == "novice"
    assert main(["--games", "1", "--game", "stayaway", "--level", "random"]) == 0
    assert capsys.readouterr().out.count("\n") == 5
    with pytest.raises(SystemExit):
        main(["--games", "0"])
