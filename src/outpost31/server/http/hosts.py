"""Hosts: the names that this server goes by.

A page of somebody else's may be made to mean this machine (DNS rebinding): its browser then takes us for that page's
own server. It still says which name it came by, and that is none of ours.
"""

from __future__ import annotations

import ipaddress
import re
from urllib.parse import urlsplit

from outpost31.server.config import Config
from outpost31.words import Words, languages

LOCAL = ("localhost", "local", "lan", "internal", "home", "arpa")
"""The last part of names that nobody can own: the machine's own, and those of local networks."""
_NAME = re.compile(r"[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63}){0,7}\.?")


class Hosts:
    """Which names are ours."""

    def __init__(self, config: Config) -> None:
        urls = (config.public_url, *config.origins)
        named = [_name(urlsplit(url).netloc) for url in urls if url]
        self._named = {name for name in (*named, *map(_name, config.hosts)) if name}

    def is_ours(self, host: str | None) -> bool:
        """Whether a request that names this host is meant for us."""
        name = _name(host or "")
        if name is None:
            return False
        if name in self._named:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return "." not in name or name.rpartition(".")[2] in LOCAL
        return True


def _name(host: str) -> str | None:
    """The name in a Host header, without its port; nothing where it is none."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return None
    if ":" in name:
        return name
    return name.rstrip(".") if _NAME.fullmatch(name) else None


def page_for_strangers() -> str:
    """What somebody reads who came by a name that is not ours, in every language."""
    return "\n".join(Words(language).say("client-reason-bad_host") for language in languages()) + "\n"
