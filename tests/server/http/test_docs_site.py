"""The documentation at /docs: the site where it was built, a sentence in every language where it was not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from outpost31.server.http import docs
from outpost31.words import languages
from tests.server.asgi import open_house, run

PAGE = """<!doctype html><title>Play</title><script>let one = 1</script>
<script id="config" type="application/json">{}</script><script src="own.js"></script><a href="play/en.html">Play</a>"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A site of three files."""
    folder = tmp_path / "site"
    (folder / "play").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "play" / "en.html").write_text("<title>English</title>")
    (folder / "own.js").write_text("let two = 2")
    monkeypatch.setattr(docs, "SITE", folder)
    return folder


def test_the_site_is_served_below_docs(tmp_path: Path, site: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "data", root_path="/games") as house:
            status, headers, _ = await house.request("GET", "/games/docs")
            assert (status, headers["location"]) == (308, "docs/")
            for path, told in (("", b"Play"), ("play/en.html", b"English"), ("own.js", b"two")):
                status, headers, body = await house.request("GET", f"/games/docs/{path}")
                assert (status, headers["cache-control"]) == (200, "no-cache")
                assert told in body
            assert (await house.request("GET", "/docs/nothing.html"))[0] == 404
            assert (await house.request("GET", "/docs/../pyproject.toml"))[0] == 404

    run(story)


def test_a_page_may_run_the_scripts_that_were_built_into_it_and_no_others(tmp_path: Path, site: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "data") as house:
            policy = (await house.request("GET", "/docs/"))[1]["content-security-policy"]
            allowed = re.search(r"script-src ([^;]*)", policy)
            assert allowed is not None
            # echo -n "let one = 1" | openssl dgst -sha256 -binary | base64
            assert allowed[1].split() == ["'self'", "'sha256-kUVuX/GBVsZeVAHQgr2kDYCQUjhuuBSfJ8dfdDhCvfE='"]
            plain = (await house.request("GET", "/healthz"))[1]["content-security-policy"]
            assert "script-src 'self';" in plain

    run(story)


def test_without_a_site_a_sentence_says_so_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(docs, "SITE", tmp_path / "nowhere")

    async def story() -> None:
        async with open_house(tmp_path / "data") as house:
            for path in ("/docs", "/docs/", "/docs/operate.html"):
                status, _, body = await house.request("GET", path)
                assert status == 404
                lines = body.decode().splitlines()
                assert len(lines) == len(set(lines)) == len(languages())
                assert all("play.py docs" in line for line in lines)

    run(story)
