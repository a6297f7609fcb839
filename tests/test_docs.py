"""What the documents show is what happens."""

from __future__ import annotations

import importlib.util
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


def test_every_link_of_the_documents_leads_somewhere():
    spec = importlib.util.spec_from_file_location("site_of_the_docs", DOCS / "site.py")
    assert spec is not None and spec.loader is not None
    site = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(site)
    pages = site.pages()
    places = {path.resolve(): place for place, path in pages.items()}
    texts = {path: path.read_text(encoding="utf-8") for path in pages.values() if path.suffix == ".md"}
    assert len(texts) > 40
    for path, text in texts.items():
        site.relinked(text, path, places)
    named = {source for chapter in site.NAVIGATION.values() for source in chapter.values()}
    assert {site.place_of(source) for source in named} <= pages.keys()
