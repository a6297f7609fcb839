"""What chats show of a link: the game that the link names, and nothing about any table."""

from __future__ import annotations

import re
import shutil
from html import unescape
from pathlib import Path

import pytest

from outpost31 import GAMES
from outpost31.server.http import static
from outpost31.server.http.preview import HOUSE, PLACE, SIZE, language_for, preview
from outpost31.words import Words, languages
from tests.server.asgi import Table, open_house, run

ROOT = Path(__file__).parents[3]
PREVIEWS = ROOT / "web" / "previews"
_TAG = re.compile(r'<meta (?:property|name)="([a-z:_]+)" content="([^"]*)" />')


def tags_of(page: str) -> dict[str, str]:
    """What a chat reads in a page."""
    return {key: unescape(told) for key, told in _TAG.findall(page)}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of one page and the real pictures, whether or not one was built."""
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_bytes((ROOT / "web" / "index.html").read_bytes())
    shutil.copytree(PREVIEWS, folder / "previews")
    monkeypatch.setattr(static, "CLIENT", folder)
    monkeypatch.setattr(static, "is_built", lambda: True)
    return folder


async def read(house: Table, path: str, **headers: str) -> dict[str, str]:
    status, told, body = await house.request("GET", path, headers=headers)
    assert (status, told["cache-control"]) == (200, "no-cache")
    assert PLACE not in body.decode()
    return tags_of(body.decode())


def test_a_link_that_names_a_game_shows_it(tmp_path: Path, client: Path) -> None:
    async def check(house: Table, game: str) -> None:
        tags = await read(house, f"/?game={game}")
        words = Words("en")
        assert tags["og:title"] == f"{words.say(f'{game}-title')} · Outpost 31"
        assert tags["og:description"] == tags["description"] == words.say(f"{game}-tagline")
        assert tags["og:image"] == f"http://testserver/previews/{game}.png"
        assert "og:url" not in tags, "it would take the place of the link, which has the table"
        status, headers, picture = await house.request("GET", f"/previews/{game}.png")
        assert (status, headers["content-type"]) == (200, "image/png")
        assert picture == (PREVIEWS / f"{game}.png").read_bytes()

    async def story() -> None:
        async with open_house(tmp_path) as house:
            for game in GAMES:
                await check(house, game)

    run(story)


@pytest.mark.parametrize(
    "query", ["", "?game=", "?game=chess", "?game=../icon-192", '?game="><script>', "?table=x"]
)
def test_any_other_link_shows_the_house(tmp_path: Path, client: Path, query: str) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            tags = await read(house, f"/{query}")
            assert (tags["og:title"], tags["og:image"]) == (
                "Outpost 31",
                f"http://testserver/previews/{HOUSE}.png",
            )
            assert "script>" not in "".join(tags.values())

    run(story)


@pytest.mark.parametrize("language", languages())
def test_a_preview_speaks_the_language_that_the_link_says(
    tmp_path: Path, client: Path, language: str
) -> None:
    async def story() -> None:
        words = Words(language)
        async with open_house(tmp_path) as house:
            tags = await read(house, f"/?game=coop&language={language}", **{"accept-language": "it"})
            assert tags["og:title"] == f"{words.say('coop-title')} · Outpost 31"
            assert tags["og:description"] == tags["description"] == words.say("coop-tagline")
            assert tags["og:locale"] == language.replace("-", "_")
            tags = await read(house, "/", **{"accept-language": f"{language};q=0.9, fr"})
            assert tags["og:description"] == words.say("client-home-tag"), "or else the reader's"

    run(story)


def test_a_page_that_depends_on_its_reader_says_so_to_whoever_keeps_it(tmp_path: Path, client: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            _, headers, _ = await house.request("GET", "/")
            assert "accept-language" in headers["vary"].lower()

    run(story)


@pytest.mark.parametrize(
    ("said", "accepted", "told"),
    [
        (None, "", "en"),
        (None, "pl", "pl"),
        (None, "PT-br,pt;q=0.9,en;q=0.8", "pt-BR"),
        (None, "pt-PT", "pt-BR"),
        (None, "es-419,es;q=0.9", "es"),
        (None, "de-CH, it;q=0.4, es;q=0.6", "es"),
        (None, "pl;q=0, it;q=0.1", "it"),
        (None, "fr, *;q=0.5", "en"),
        (None, "pl;q=many, ;;;=,,", "en"),
        (None, "," * 5000 + "pl", "en"),
        ("it", "pl", "it"),
        ("tlh", "pl", "pl"),
        ("../en", "", "en"),
    ],
)
def test_the_language_is_the_links_then_the_readers_then_english(
    said: str | None, accepted: str, told: str
) -> None:
    assert language_for(said, accepted) == told


def test_a_preview_is_the_same_whatever_tables_there_are(tmp_path: Path, client: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            before = await read(house, "/?game=stayaway")
            for begin in (house.laid, house.begun):
                table, _ = await begin(4)
                assert await read(house, "/?game=stayaway") == before
                assert await read(house, f"/?game=stayaway&table={table}") == before

    run(story)


def test_pictures_are_at_the_address_that_people_type(tmp_path: Path, client: Path) -> None:
    async def story() -> None:
        public = "https://club.example/outpost"
        async with open_house(tmp_path, public_url=public) as house:
            for path in ("/outpost/?game=coop", "/?game=coop"):
                tags = await read(house, path, host="club.example")
                assert tags["og:image"] == f"{public}/previews/coop.png"

    run(story)


def test_a_host_is_no_markup(tmp_path: Path) -> None:
    assert '"><b>' not in preview('http://"><b>', None, tmp_path)


def test_there_is_a_small_picture_of_the_house_and_of_every_game() -> None:
    assert {path.stem for path in PREVIEWS.iterdir()} == {HOUSE, *GAMES}
    for path in PREVIEWS.iterdir():
        content = path.read_bytes()
        assert len(content) < 40_000
        size = tuple(int.from_bytes(content[at : at + 4], "big") for at in (16, 20))
        assert (content[:8], size) == (b"\x89PNG\r\n\x1a\n", SIZE)
