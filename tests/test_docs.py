"""What the documents show is what happens."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"


def test_the_bot_of_the_guide_plays_as_written(capsys):
    text = (DOCS / "write-a-bot.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    body = code.split("class Grudge:")[1].split("match = ")[0]
    assert len(body.strip().splitlines()) <= 30
    exec(compile(code, "write-a-bot.md", "exec"), {"__name__": "guide"})
    assert capsys.readouterr().out.strip()
