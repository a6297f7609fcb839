"""What chats show of a link: the house's name, or a game's with its picture.

The fragment of an address, where the table is, reaches no server. So a preview cannot tell anything about a table; its
game it tells because the link says it (`/?game=coop#/t/…`), and nothing is looked up.
"""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path

from outpost31.kernel.games import GAMES
from outpost31.words import FALLBACK, Words

PLACE = "<!-- preview -->"
"""Where it goes in the page."""
HOUSE = "house"
"""The picture for a link that says no game, or none that there is a picture of."""
SIZE = (1200, 630)


def preview(link: str, game: str | None, folder: Path) -> str:
    """The tags for a link to this address, in the page's own language."""
    name = game if game in GAMES and (folder / f"{game}.png").is_file() else HOUSE
    title, text = _words(name)
    width, height = SIZE
    # There is no og:url on purpose: whoever goes by that one would lose the fragment, and with it the table.
    tags = {
        "og:type": "website",
        "og:site_name": "Outpost 31",
        "og:locale": FALLBACK,
        "og:title": title,
        "og:description": text,
        "og:image": f"{link}/previews/{name}.png",
        "og:image:type": "image/png",
        "og:image:width": f"{width}",
        "og:image:height": f"{height}",
        "og:image:alt": title,
    }
    written = [f'<meta property="{key}" content="{escape(told)}" />' for key, told in tags.items()]
    written.append(f'<meta name="description" content="{escape(text)}" />')
    written.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n    ".join(written)


@cache
def _words(name: str) -> tuple[str, str]:
    """A title and a sentence."""
    words = Words(FALLBACK)
    if name == HOUSE:
        return "Outpost 31", words.say("client-home-tag")
    return f"{words.say(f'{name}-title')} · Outpost 31", words.say(f"{name}-tagline")
