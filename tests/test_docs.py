"""What the documents show is what happens."""

from __future__ import annotations

import importlib.util
import re
import shlex
from pathlib import Path

import pytest
import typer.main
from typer.core import TyperGroup

import play
from outpost31.cli.app import app
from outpost31.words import Words, languages

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(
    {ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS.rglob("*.md")} - {*DOCS.glob("decisions/*.md")}
)
LABELS = "setting-move calls new-table company-bots company-tv hot-seat start house-rules rules learn"
"""What the pages for players write in bold: buttons and choices of the client."""


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


def commands_of(page: Path) -> list[tuple[str, list[str]]]:
    """The commands that a page shows in its blocks of code: the name, and the words after it."""
    blocks = re.findall(
        r"^ *```(?:\w*)\n(.*?)^ *```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    found = []
    for line in "\n".join(blocks).splitlines():
        shown = re.match(r"\s*(?:\S*/bin/)?(outpost31|python3 play\.py)(?:\s+([^>|]*))?", line)
        if shown:
            found.append((shown[1], shlex.split(shown[2] or "", comments=True)))
    return found


@pytest.mark.parametrize("page", [page for page in PAGES if commands_of(page)], ids=lambda page: page.name)
def test_every_command_that_a_page_shows_is_understood(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "copy.sqlite").touch()
    for name, words in commands_of(page):
        if name == "python3 play.py":
            assert not words or words[0] in play.VERBS, f"{page.name}: {words}"
            continue
        command, rest = typer.main.get_command(app), list(words)
        while rest and isinstance(command, TyperGroup):
            command = command.commands[rest.pop(0)]
        if words:
            command.make_context(words[0], rest)


def test_pages_for_players_are_there_in_every_language_and_name_buttons_as_they_are():
    assert {path.stem for path in DOCS.glob("play/*.md")} == set(languages())
    shapes = set()
    for language in languages():
        text = (DOCS / "play" / f"{language}.md").read_text(encoding="utf-8")
        known = {Words(language).say(f"client-{label}") for label in LABELS.split()}
        named = set(re.findall(r"\*\*([^*]+)\*\*", text))
        assert named <= known, f"{language}: {named - known}"
        assert len(named) >= 7
        shapes.add((text.count("\n## "), text.count("\n| "), text.count("](")))
    assert len(shapes) == 1, "the pages say the same things in the same order"
