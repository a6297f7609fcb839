"""Addresses: where people in the same network reach this server, and their QR codes."""

from __future__ import annotations

import io
import ipaddress
import re
import socket
from functools import cache
from urllib.parse import urlsplit

import segno

from outpost31.server.config import Config, root_of

_NAME = re.compile(r"[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63}){0,7}")


@cache
def lan_addresses() -> tuple[str, ...]:
    """This machine's own IPv4 addresses in its networks, without asking any of them."""
    found: list[str] = []
    try:
        import fcntl

        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            for _, name in socket.if_nameindex():
                try:
                    packed = fcntl.ioctl(
                        probe.fileno(), 0x8915, name.encode()[:15].ljust(256, b"\0")
                    )  # SIOCGIFADDR
                except OSError:
                    continue
                found.append(socket.inet_ntoa(packed[20:24]))
    except (ImportError, OSError, AttributeError):
        pass
    if not found:
        try:
            found = socket.gethostbyname_ex(socket.gethostname())[2]
        except OSError:
            found = []
    return tuple(one for one in dict.fromkeys(found) if not ipaddress.ip_address(one).is_loopback)


def lan_links(config: Config) -> list[str]:
    """The server's addresses as people type them, the best one first."""
    if config.public_url:
        return [config.public_url.rstrip("/")]
    is_everywhere = config.host in ("0.0.0.0", "::", "")
    addresses = (list(lan_addresses()) or ["127.0.0.1"]) if is_everywhere else [config.host]
    named = [f"[{one}]" if ":" in one else one for one in addresses]
    return [f"{scheme_of(config)}://{one}:{config.port}{root_of(config)}" for one in named]


def node_address(config: Config) -> str:
    """Where other nodes reach this one: as it was told, or where it listens. One that speaks https is not reached."""
    if config.node_address:
        return config.node_address.rstrip("/")
    if config.certificate:
        return ""
    is_everywhere = config.host in ("0.0.0.0", "::", "")
    host = (lan_addresses() or ("127.0.0.1",))[0] if is_everywhere else config.host
    return f"http://{f'[{host}]' if ':' in host else host}:{config.port}"


def scheme_of(config: Config) -> str:
    """How this server itself is spoken to."""
    return "https" if config.certificate else "http"


def links_for(config: Config, scheme: str, host: str) -> list[str]:
    """The addresses to give to somebody who came by this one, best first: their own, if others can use it too."""
    links = lan_links(config)
    if config.public_url or not _is_of_others_too(host):
        return links
    return list(dict.fromkeys([f"{scheme}://{host}{root_of(config)}", *links]))


def _is_of_others_too(host: str) -> bool:
    """Whether an address also means this machine on other machines. What is no address at all does not."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    try:
        return not ipaddress.ip_address(name).is_loopback
    except ValueError:
        return bool(_NAME.fullmatch(name)) and name.rpartition(".")[2] != "localhost"


def qr_code(link: str) -> bytes:
    """A link as a QR code, in SVG."""
    buffer = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        buffer, kind="svg", scale=6, border=3, light="#ffffff", xmldecl=False
    )
    return buffer.getvalue()


def qr_for_terminal(link: str) -> str:
    """A link as a QR code to print."""
    buffer = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(buffer, compact=True, border=2)
    return buffer.getvalue()
