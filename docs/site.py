"""Builds the documentation as a site: what lies in docs/ and rules/, and an API reference from the docstrings.

    python3 play.py docs           writes build/site, and lays a copy into the package, which serves it at /docs

Pages are written to be read where they lie, with links from file to file. For the site they are laid side by side in
build/docs, each at the path that the navigation names, and their links follow.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STAGE = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"
SERVED = ROOT / "src" / "outpost31" / "site"
LINK = re.compile(r"(\]\()([^)#\s]+)(#[^)\s]*)?(\))")
HOME = "index.md"

CONFIG = """
[project]
site_name = "Outpost 31"
site_description = "The Thing games, played for real in software: rules, bots, tables and research."
docs_dir = "docs"
site_dir = "site"
use_directory_urls = false
nav = [
{navigation}
]

[project.theme]
variant = "modern"
font = false
features = ["navigation.sections", "navigation.top", "search.highlight", "content.code.copy"]

[[project.theme.palette]]
scheme = "slate"

[project.plugins.mkdocstrings.handlers.python]
paths = ["../src"]

[project.plugins.mkdocstrings.handlers.python.options]
show_root_heading = true
show_source = false
members_order = "source"
separate_signature = true
show_signature_annotations = true
"""

NAVIGATION: dict[str, dict[str, str]] = {
    "": {"Outpost 31": "README.md"},
    "Play": {
        "English": "docs/play/en.md",
        "Español": "docs/play/es.md",
        "Italiano": "docs/play/it.md",
        "Polski": "docs/play/pl.md",
        "Português do Brasil": "docs/play/pt-BR.md",
    },
    "Rules": {
        "How to read them": "rules/README.md",
        "Stay Away!": "rules/stayaway.md",
        "The board game": "rules/boardgame.md",
        "1 to 3 players": "rules/coop.md",
        "The Norwegian Outpost": "rules/norwegian.md",
        "Figures": "rules/figures.md",
    },
    "Understand": {
        "A tour of the engine": "docs/tour.md",
        "A tour of the server": "docs/tour-server.md",
        "A tour of the client": "docs/tour-client.md",
        "Glossary": "docs/glossary.md",
        "Secrecy": "docs/secrecy.md",
        "Flow": "docs/flow.md",
        "Findings": "docs/flow-findings.md",
        "Balance": "docs/balance.md",
        "Decisions": "docs/decisions/README.md",
    },
    "Bots": {
        "What they do": "docs/bots/what-they-do.md",
        "How to measure them": "docs/bots/measuring.md",
        "Results": "docs/bots/results.md",
        "Exploiters": "docs/bots/exploiters.md",
        "Log": "docs/bots/log.md",
        "Earlier leagues": "docs/bots/earlier.md",
    },
    "Research": {
        "The games for those who study them": "docs/research/README.md",
        "Whole games": "docs/research/running.md",
        "PettingZoo": "docs/research/pettingzoo.md",
        "Gymnasium": "docs/research/gymnasium.md",
        "OpenSpiel": "docs/research/openspiel.md",
        "Text": "docs/research/text.md",
        "Live tables": "docs/research/live-tables.md",
        "The encodings": "docs/research/encoding.md",
        "Data": "docs/research/data.md",
        "As a game theorist sees them": "docs/research/theory.md",
        "What learners make of it": "docs/research/learning.md",
    },
    "Run": {
        "Operate": "docs/operate.md",
        "Limits and settings": "docs/limits.md",
        "Security": "SECURITY.md",
    },
    "Build": {
        "Write a bot": "docs/write-a-bot.md",
        "Write a card": "docs/write-a-card.md",
        "Write a game": "docs/write-a-game.md",
        "Translate": "docs/translate.md",
        "The wire protocol": "docs/protocol.md",
        "Operate": "docs/operate.md",
        "The long gates": "docs/gates.md",
        "How fast it is": "benchmarks/results.md",
        "How fast the environments are": "benchmarks/envs.md",
        "Contributing": "CONTRIBUTING.md",
        "Code of conduct": "CODE_OF_CONDUCT.md",
        "Changelog": "CHANGELOG.md",
    },
    "Reference": {
        "The library": "docs/reference/library.md",
        "The kernel": "docs/reference/kernel.md",
        "What leaves a table": "docs/reference/shapes.md",
    },
}
"""The site's table of contents: chapters, titles, and where each page lies in the checkout."""


class LinkTrouble(Exception):
    """A page links to something that is not there."""


def place_of(source: str) -> str:
    """Where a file of the checkout lies on the site."""
    return HOME if source == "README.md" else source.removeprefix("docs/")


def pages() -> dict[str, Path]:
    """Every page and picture of the site, by its place."""
    found = {source for chapter in NAVIGATION.values() for source in chapter.values()}
    for pattern in ("docs/**/*.md", "rules/**/*.md", "docs/pictures/*"):
        found |= {path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern)}
    found.add("LICENSE")
    return {place_of(source): ROOT / source for source in sorted(found)}


def relinked(text: str, source: Path, places: dict[Path, str]) -> str:
    """A page's text with its links led to where things lie on the site."""
    depth = len(Path(places[source]).parts) - 1

    def lead(match: re.Match[str]) -> str:
        opening, target, anchor, closing = match[1], match[2], match[3] or "", match[4]
        if "://" in target or target.startswith("mailto:"):
            return match[0]
        path = (source.parent / target).resolve()
        place = places.get(path / "README.md" if path.is_dir() else path)
        if place is None:
            raise LinkTrouble(f"{source.relative_to(ROOT)} links to {target}, which is no page of the site")
        return f"{opening}{'../' * depth}{place}{anchor}{closing}"

    return LINK.sub(lead, text)


def stage() -> None:
    """Lay the pages side by side, with a configuration that names them."""
    shutil.rmtree(STAGE, ignore_errors=True)
    found = pages()
    places = {path.resolve(): place for place, path in found.items()}
    for place, path in found.items():
        target = STAGE / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            text = path.read_text(encoding="utf-8").replace(
                "] [", "] \\["
            )  # two marks in a row are no reference
            target.write_text(relinked(text, path, places), encoding="utf-8")
        else:
            shutil.copyfile(path, target)
    lines = []
    for chapter, entries in NAVIGATION.items():
        rows = [f'{{ "{title}" = "{place_of(source)}" }},' for title, source in entries.items()]
        lines += (
            [f'  {{ "{chapter}" = [', *(f"    {row}" for row in rows), "  ] },"]
            if chapter
            else [f"  {row}" for row in rows]
        )
    (ROOT / "build" / "zensical.toml").write_text(
        CONFIG.format(navigation="\n".join(lines)), encoding="utf-8"
    )


def main() -> int:
    """Build the site."""
    try:
        stage()
    except LinkTrouble as trouble:
        print(f"docs: {trouble}", file=sys.stderr)
        return 1
    shutil.rmtree(SITE, ignore_errors=True)
    command = [
        sys.executable,
        "-m",
        "zensical",
        "build",
        "--clean",
        "--strict",
        "--config-file",
        "build/zensical.toml",
    ]
    failed = subprocess.run(command, cwd=ROOT, check=False).returncode
    if not failed:
        shutil.rmtree(SERVED, ignore_errors=True)
        # Its links are not relative, and the server has a page of its own for what is not there.
        shutil.copytree(
            SITE, SERVED, ignore=shutil.ignore_patterns("404.html", "sitemap.xml*", "objects.inv")
        )
    return failed


if __name__ == "__main__":
    sys.exit(main())
