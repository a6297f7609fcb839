"""Static files: the built browser client, or while there is none a plain page that says so."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

CLIENT = Path(__file__).resolve().parents[2] / "web"
MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outpost 31</title>
<h1>Outpost 31</h1>
<p>The server is running. The browser client has not been built into this copy of it.</p>
"""


class Client(StaticFiles):
    """The client's files. Those with a digest in their name may be kept for ever, the rest are asked for anew."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        """A file with its rule for caches."""
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        path = str(args[0])
        is_stamped = "/assets/" in path
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if is_stamped else "no-cache"
        )
        return response

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


async def front_page(request: Request) -> Response:
    """The client's one page."""
    del request
    return FileResponse(CLIENT / "index.html", headers={"cache-control": "no-cache"})
