"""The client's files as they are sent: compressed where the browser takes it, and kept as long as they may be."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest

from outpost31.server.http.static import Client

SCRIPT = b"export const night = 'winter';" * 50
SMALLEST = b"not really brotli"


@pytest.fixture
def client(tmp_path: Path) -> Client:
    assets = tmp_path / "assets"
    assets.mkdir()
    (assets / "app-1.js").write_bytes(SCRIPT)
    (assets / "app-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "app-1.js.br").write_bytes(SMALLEST)
    (assets / "font-1.woff2").write_bytes(b"font")
    (tmp_path / "icon.svg").write_bytes(b"<svg/>")
    return Client(directory=tmp_path)


def get(client: Client, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "root_path": "",
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
    }
    sent: list[Any] = []

    async def receive() -> Any:
        await asyncio.Event().wait()

    async def send(message: Any) -> None:
        sent.append(message)

    async def call() -> None:
        await client(scope, receive, send)

    asyncio.run(call())
    start, *bodies = sent
    told = {name.decode(): value.decode() for name, value in start["headers"]}
    return start["status"], told, b"".join(one.get("body", b"") for one in bodies)


@pytest.mark.parametrize(
    ("takes", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR", "br"),
        ("br; q=0.000", None),
        ("identity", None),
        ("", None),
    ],
)
def test_the_smallest_copy_that_a_browser_takes_is_sent(
    client: Client, takes: str, encoding: str | None
) -> None:
    status, told, body = get(client, "/assets/app-1.js", accept_encoding=takes)
    assert status == 200
    assert told.get("content-encoding") == encoding
    assert (gzip.decompress(body) if encoding == "gzip" else body) == (
        SMALLEST if encoding == "br" else SCRIPT
    )
    assert told["content-length"] == str(len(body))
    assert told["content-type"].startswith("text/javascript")
    assert told["vary"] == "accept-encoding"
    assert "immutable" in told["cache-control"]


def test_what_has_no_compressed_copy_is_sent_as_it_is(client: Client) -> None:
    for path in ("/assets/font-1.woff2", "/icon.svg"):
        status, told, body = get(client, path, accept_encoding="br, gzip")
        assert (status, "content-encoding" in told) == (200, False)
        assert body
    assert told["cache-control"] == "no-cache"


def test_each_copy_is_known_by_its_own_tag(client: Client) -> None:
    _, plain, _ = get(client, "/assets/app-1.js")
    _, small, _ = get(client, "/assets/app-1.js", accept_encoding="br")
    assert plain["etag"] != small["etag"]
    status, _, body = get(client, "/assets/app-1.js", accept_encoding="br", if_none_match=small["etag"])
    assert (status, body) == (304, b"")


@pytest.mark.parametrize("path", ["/assets/app-1.js.br", "/assets/app-1.js.gz", "/assets/none.js"])
def test_compressed_copies_are_no_files_of_their_own(client: Client, path: str) -> None:
    with pytest.raises(Exception, match="404"):
        get(client, path, accept_encoding="br")
