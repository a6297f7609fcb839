"""The documentation as a site, at /docs: where it was built into this copy, and otherwise a sentence that says how."""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from outpost31.server.http.security import CONTENT_POLICY
from outpost31.words import Words, languages

SITE = Path(__file__).resolve().parents[2] / "site"
_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def routes(site: Path | None = None) -> list[BaseRoute]:
    """What answers at /docs and below."""
    folder = site or SITE
    if not (folder / "index.html").is_file():
        return [
            Route("/docs", _missing, methods=["GET"]),
            Route("/docs/{page:path}", _missing, methods=["GET"]),
        ]
    return [Route("/docs", _front, methods=["GET"]), Mount("/docs", Pages(directory=folder, html=True))]


class Pages(StaticFiles):
    """The pages. The few scripts that the theme writes into each are allowed by their digests, and no others."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        """A file, asked for anew by caches, with what its page may run."""
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = "no-cache"
        path = Path(str(args[0]))
        if path.suffix == ".html":
            response.headers["content-security-policy"] = policy_of(path.read_text(encoding="utf-8"))
        return response


def policy_of(page: str) -> str:
    """What a page of the site may load and run: its own, and the scripts that stand in it as they were built."""
    digests = {hashlib.sha256(script.encode()).digest() for script in _SCRIPT.findall(page)}
    allowed = " ".join(sorted(f"'sha256-{base64.b64encode(one).decode()}'" for one in digests))
    return CONTENT_POLICY.replace("script-src 'self'", f"script-src 'self' {allowed}").replace(
        "style-src 'self'", "style-src 'self' 'unsafe-inline'"
    )


async def _front(request: Request) -> Response:
    """The front page; its links are relative, and so is this."""
    del request
    return RedirectResponse("docs/", 308)


async def _missing(request: Request) -> Response:
    """While there is no site, in every language."""
    del request
    told = "\n".join(Words(language).say("cli-docs-missing") for language in languages())
    return PlainTextResponse(told + "\n", 404)
