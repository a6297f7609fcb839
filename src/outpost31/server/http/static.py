"""Static files: the built browser client, or while there is none a plain page that says so."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from outpost31.server.config import Config
from outpost31.server.http.addresses import links_for
from outpost31.server.http.preview import PLACE, language_for, preview

CLIENT = Path(__file__).resolve().parents[2] / "web"
MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outpost 31</title>
<h1>Outpost 31</h1>
<p>The server is running. The browser client has not been built into this copy of it.</p>
"""
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
"""The compressed copies that the build lays beside a file, smallest first: their names to browsers, their endings."""


def accepted(header: str) -> set[str]:
    """The encodings that a browser says it takes."""
    found = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip())
    return found


def as_sent(path: str, headers: Headers) -> tuple[str, dict[str, str]]:
    """The file to send for this one, and the headers that say so: a compressed copy where there is one it may be."""
    told = {"vary": "accept-encoding"}
    takes = accepted(headers.get("accept-encoding", ""))
    for name, ending in ENCODINGS:
        if name in takes and Path(path + ending).is_file():
            return path + ending, told | {"content-encoding": name}
    return path, told


def media_type_of(path: str) -> str:
    """What a file is, whichever copy of it is sent."""
    if path.endswith(".webmanifest"):
        return "application/manifest+json"
    return guess_type(path)[0] or "text/plain"


class Client(StaticFiles):
    """The client's files. Those with a digest in their name may be kept for ever, the rest are asked for anew."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """A file; the compressed copies are no files of their own."""
        return ("", None) if path.endswith((".br", ".gz")) else super().lookup_path(path)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file with its rule for caches."""
        headers = Headers(scope=scope)
        path, told = as_sent(str(full_path), headers)
        is_stamped = "/assets/" in path
        told["cache-control"] = "public, max-age=31536000, immutable" if is_stamped else "no-cache"
        response = FileResponse(
            path, status_code, told, media_type_of(str(full_path)), stat_result=Path(path).stat()
        )
        return (
            NotModifiedResponse(response.headers)
            if self.is_not_modified(response.headers, headers)
            else response
        )

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Only GET and HEAD come here."""
        return await super().get_response(path, scope)


async def missing_page(request: Request) -> Response:
    """While there is no client."""
    del request
    return Response(MISSING, media_type="text/html; charset=utf-8", headers={"cache-control": "no-store"})


def is_built(folder: Path = CLIENT) -> bool:
    """Whether the client has been built into this copy."""
    return (folder / "index.html").is_file()


def front_page(config: Config, folder: Path) -> Callable[[Request], Awaitable[Response]]:
    """The client's one page, with what chats show of a link to it."""

    async def answer(request: Request) -> Response:
        link = links_for(config, request.scope["scheme"], request.headers.get("host", ""))[0]
        asked = request.query_params
        language = language_for(asked.get("language"), request.headers.get("accept-language", ""))
        tags = preview(link, asked.get("game"), folder / "previews", language)
        page = (folder / "index.html").read_text(encoding="utf-8").replace(PLACE, tags)
        headers = {"cache-control": "no-cache", "vary": "accept-language"}
        return Response(page, headers=headers, media_type="text/html")

    return answer
