"""What chats show of a link: the house's name, or a game's with its picture.

The fragment of an address, where the table is, reaches no server. So a preview cannot tell anything about a table; its
game and its language it tells because the link says them (`/?game=coop&language=pl#/t/…`), and nothing is looked up. A
link that says no language is told in that of whoever asks.
"""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path

from outpost31.kernel.games import GAMES
from outpost31.words import FALLBACK, Words, languages

PLACE = "<!-- preview -->"
"""Where it goes in the page."""
HOUSE = "house"
"""The picture for a link that says no game, or none that there is a picture of."""
SIZE = (1200, 630)
MOST_WISHES = 20
"""So many languages of a reader are looked at; nobody reads more."""


def language_for(said: str | None, accepted: str) -> str:
    """The language that a link says, or else the one of ours that its reader likes best (Accept-Language)."""
    ours = _ours()
    if said in ours:
        return said
    wishes = [_wish(part) for part in accepted.split(",")[:MOST_WISHES]]
    for tag, liking in sorted(wishes, key=lambda wish: -wish[1]):
        known = [one for one in ours if one.lower() == tag] or [
            one for one in ours if one.partition("-")[0] == tag.partition("-")[0]
        ]
        if known and liking > 0:
            return known[0]
    return FALLBACK


@cache
def _ours() -> tuple[str, ...]:
    """The languages that there are: looked for once, and not for everybody who comes to the door."""
    return tuple(languages())


def _wish(part: str) -> tuple[str, float]:
    """A language's tag, and how much it is liked: `pl;q=0.8`."""
    tag, _, quality = part.strip().lower().partition(";")
    try:
        return tag.strip(), float(quality.partition("=")[2] or 1)
    except ValueError:
        return tag.strip(), 0


def preview(link: str, game: str | None, folder: Path, language: str = FALLBACK) -> str:
    """The tags for a link to this address."""
    name = game if game in GAMES and (folder / f"{game}.png").is_file() else HOUSE
    title, text = _words(name, language)
    width, height = SIZE
    # There is no og:url on purpose: whoever goes by that one would lose the fragment, and with it the table.
    tags = {
        "og:type": "website",
        "og:site_name": "Outpost 31",
        "og:locale": language.replace("-", "_"),
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
def _words(name: str, language: str) -> tuple[str, str]:
    """A title and a sentence."""
    words = Words(language)
    if name == HOUSE:
        return "Outpost 31", words.say("client-home-tag")
    return f"{words.say(f'{name}-title')} · Outpost 31", words.say(f"{name}-tagline")
