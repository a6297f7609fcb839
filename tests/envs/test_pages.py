"""The programs on the pages for those who study the games run as they are written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGES = Path(__file__).parents[2] / "docs" / "research"
PROGRAMS = {
    path.name: re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)
    for path in sorted(PAGES.glob("*.md"))
}
MOST_LINES = 20


def test_every_page_of_an_interface_has_a_program():
    without = {name for name, programs in PROGRAMS.items() if not programs}
    assert without == {"README.md", "learning.md", "theory.md"}


@pytest.mark.parametrize("name", [name for name, programs in PROGRAMS.items() if programs])
def test_a_program_of_twenty_lines_runs(name, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for program in PROGRAMS[name]:
        assert len([line for line in program.splitlines() if line.strip()]) <= MOST_LINES
        exec(compile(program, name, "exec"), {"__name__": name})
        assert capsys.readouterr().out.strip()
