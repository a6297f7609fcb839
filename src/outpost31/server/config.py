"""How the house is run: from the command line, or from the environment."""

from __future__ import annotations

import difflib
import ipaddress
import math
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

PREFIX = "OUTPOST31_"
_ROOT_PATH = re.compile(r"(/[\w.~-]+)+", re.ASCII)


def default_folder() -> Path:
    """Where tables are kept by default."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "outpost31"


@dataclass(frozen=True, slots=True)
class Config:
    """How the house is run. Each field can be set by an environment variable: `port` by OUTPOST31_PORT."""

    host: str = "0.0.0.0"
    """The address to listen on; the default is the whole local network."""
    port: int = 3131
    """The port to listen on."""
    data: Path = field(default_factory=default_folder)
    """The folder of the store, its exports and its lock."""
    store: str = "sqlite"
    """`sqlite`, or the address of a PostgreSQL database (postgresql://…)."""
    processes: int = 1
    """How many nodes to start on this machine, all on one port. More than one need a PostgreSQL database."""
    node_address: str = ""
    """Where other nodes on the same database reach this one, as http://10.0.0.7:3131; by default where it listens. Of
    several processes each has the next port."""
    lease_seconds: float = 5.0
    """How long a node may be silent before others take its tables."""
    drain_seconds: float = 20.0
    """How long a node that is to stop may take to hand its tables over to others."""
    public_url: str = ""
    """The address that people reach the server by, where it is not the machine's own."""
    root_path: str = ""
    """The path that a proxy keeps for this server, as /outpost, where it has not the whole address for itself."""
    hosts: tuple[str, ...] = ()
    """Further names that the server goes by. Addresses, names without a dot and those of local networks always do."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may talk to this server."""
    proxies: tuple[str, ...] = ()
    """The addresses or networks of proxies in front: only they are believed about who comes, and by https or not."""
    certificate: str = ""
    """A file with the certificate (and what vouches for it) of https; without one it is plain http."""
    key: str = ""
    """The certificate's private key, where it is not in the same file."""
    open_browser: bool = True
    """Whether to open a browser once the house is open."""
    demo: bool = False
    """Whether this is a demo: bots play for whoever looks on, visitors may sit down with them, and nothing is kept."""
    demo_minutes: float = 90.0
    """How long a game may last in a demo."""
    away_seconds: int = 120
    """After this time anyone seated may let a bot play on for somebody who is away."""
    max_tables: int = 2000
    """How many tables there may be in memory."""
    tables_an_hour: int = 60
    """How many tables one address may lay in an hour."""
    posts_a_minute: int = 240
    """How many requests that change something one address may make in a minute."""
    requests_a_second: float = 50.0
    """How many requests of any kind one address may make in a second, with twenty times as many at once."""
    connections: int = 4000
    """How many connections there may be in all, idle ones and sockets included."""
    connections_an_address: int = 400
    """And how many of one address."""
    head_seconds: float = 10.0
    """How long a connection may take to say what it wants."""
    body_seconds: float = 20.0
    """And how long to send the rest of its request."""
    answer_seconds: float = 120.0
    """And how long to read the answer."""
    sockets_an_address: int = 200
    """How many sockets one address may have at a time."""
    sockets_a_minute: int = 300
    """How many sockets one address may open in a minute."""
    sockets_a_device: int = 24
    """How many sockets one device may have at a table: its tabs."""
    spectators_a_table: int = 200
    """How many sockets may watch a table."""
    codes_a_minute: float = 20.0
    """How many short codes an address may try in a minute."""
    messages_a_second: float = 20.0
    """How many messages a socket, or all of a device, may send in a second, with three times as many at once."""
    talk_a_minute: float = 30.0
    """How many lines, phrases and claims a seat may say in a minute; a third of that at once."""
    talk_a_seat: int = 500
    """And how many at one table in all."""
    notes_a_minute: float = 120.0
    """How often a seat may write its notes, or set its switch that declines everything."""
    advice_a_minute: float = 12.0
    """How often a device may ask for advice."""
    push: bool = True
    """Whether people may be called to their turn by push, where their browser can and comes by https."""
    push_key: Path = Path("push.pem")
    """The file of the key that calls are stamped with, made at the first start; a relative path is in the data folder.
    Nodes on one database need the same."""
    push_private: bool = False
    """Whether calls may go to private addresses and by plain http: for tests of push services of one's own."""
    calls_an_hour: float = 30.0
    """How many calls a device is sent in an hour; a third of that at once."""
    entries_a_table: int = 20_000
    """How long a table's log may get before its people can only play on and end it. A game has one or two thousand."""
    bot_processes: int = 0
    """How many processes bots think in, besides one for advice; 0 is one for each core but the first."""
    log_level: str = "info"
    """From which level on something is logged: debug, info, warning or error."""
    metrics_token: str = ""
    """If set, /metrics wants it as a bearer token; if not, it answers this machine alone."""

    # How long tables are kept, and their backups. 0 days is for ever.
    sleep_minutes: float = 15.0
    """A table that nobody looks at sleeps after so long: it costs nothing, its bots wait, and it wakes for anybody."""
    unstarted_days: float = 1.0
    """A table that never started is deleted when nobody has come for so long."""
    abandoned_days: float = 30.0
    """A game that nobody has come back to for so long is ended."""
    finished_days: float = 365.0
    """A game that is over is deleted after so long, with all that was said in it."""
    backup_every: float = 0.0
    """Hours between backups that the server writes by itself; 0 is never."""
    backup_folder: Path = Path("backups")
    """Where it writes them; a relative path is in the data folder."""
    backups_kept: int = 14
    """How many of its own backups stay; older ones are deleted."""


def root_of(config: Config) -> str:
    """The path under which people find this server, without a slash at its end: mostly none."""
    return config.root_path or urlsplit(config.public_url).path.rstrip("/")


def _check_root_path(config: Config) -> None:
    if config.root_path and not _ROOT_PATH.fullmatch(config.root_path):
        raise ValueError(
            f"{PREFIX}ROOT_PATH begins with a slash and ends without one, as /outpost does, not {config.root_path!r}"
        )
    path = urlsplit(config.public_url).path.rstrip("/")
    if config.root_path and config.public_url and path != config.root_path:
        raise ValueError(
            f"{PREFIX}PUBLIC_URL is the address that people type, with the root path {config.root_path} at its end"
        )


def settings() -> dict[str, str]:
    """Every setting's name in the environment, by its field."""
    return {one.name: PREFIX + one.name.upper() for one in fields(Config)}


def from_environment(environment: Mapping[str, str], **given: Any) -> Config:
    """The configuration: what was given, then the environment, then the defaults."""
    _look_for_slips(environment)
    values: dict[str, Any] = {}
    for one in fields(Config):
        text = environment.get(PREFIX + one.name.upper())
        if given.get(one.name) is not None:
            values[one.name] = given[one.name]
        elif text is not None:
            values[one.name] = _read(one.name, str(one.type), text)
    config = Config(**values)
    check(config)
    return config


def _look_for_slips(environment: Mapping[str, str]) -> None:
    """A setting that is misspelt would be no setting at all: say so."""
    known = list(settings().values())
    for name in environment:
        if name.startswith(PREFIX) and name not in known:
            close = difflib.get_close_matches(name, known, 1, 0.9)
            if close:
                raise ValueError(f"there is no setting {name}; is {close[0]} meant?")


def check(config: Config) -> None:
    """A ValueError that says which setting cannot be as it is, and what is allowed."""
    _check_root_path(config)
    if config.demo and config.store != "sqlite":
        raise ValueError("a demo keeps nothing, so it takes no store (OUTPOST31_STORE, --store)")
    for one in fields(Config):
        value = getattr(config, one.name)
        if isinstance(value, (int, float)) and not (math.isfinite(value) and value >= 0):
            raise ValueError(f"{PREFIX}{one.name.upper()} is a number from 0 on, not {value}")
    if not 1 <= config.port <= 65535:
        raise ValueError(f"{PREFIX}PORT is a number from 1 to 65535, not {config.port}")
    if config.lease_seconds < 1:
        raise ValueError(f"{PREFIX}LEASE_SECONDS is a number from 1 on, not {config.lease_seconds:g}")
    _check_processes(config)
    _check_addresses(config)
    if config.key and not config.certificate:
        raise ValueError("a key needs its certificate too (--certificate)")
    for name in ("certificate", "key"):
        path = getattr(config, name)
        if path and not os.access(path, os.R_OK):
            raise ValueError(f"the {name} {path} is not there, or may not be read")


def _check_processes(config: Config) -> None:
    if not 1 <= config.processes <= 64:
        raise ValueError(f"{PREFIX}PROCESSES is a number from 1 to 64, not {config.processes}")
    if config.processes > 1 and config.store == "sqlite":
        raise ValueError("several processes share a PostgreSQL database (OUTPOST31_STORE, --store)")
    if config.processes > 1 and config.certificate:
        raise ValueError("several processes leave https to a proxy in front: they take no certificate")
    if config.processes > 1 and config.node_address:
        _check_ports(config)


def _check_ports(config: Config) -> None:
    """Each process has a port for the other nodes besides the one that all of them share."""
    address = urlsplit(config.node_address)
    try:
        first = address.port or 80
    except ValueError:
        raise ValueError(
            f"{PREFIX}NODE_ADDRESS is as http://10.0.0.7:3131 is, not {config.node_address!r}"
        ) from None
    last = first + config.processes - 1
    is_shared = config.host in ("0.0.0.0", "::", address.hostname)
    if last > 65535 or (is_shared and first <= config.port <= last):
        raise ValueError(
            f"{config.processes} processes take the ports {first} to {last} of {PREFIX}NODE_ADDRESS for other nodes: "
            f"these end at 65535 and leave out {config.port}, where people come"
        )


def _check_addresses(config: Config) -> None:
    for name in ("public_url", "origins", "node_address"):
        value = getattr(config, name)
        for url in (value,) if isinstance(value, str) else value:
            if url and not url.startswith(("http://", "https://")):
                raise ValueError(
                    f"{PREFIX}{name.upper()} begins with http:// or https://, as https://outpost.example does, "
                    f"and {url!r} does not"
                )
    for proxy in config.proxies:
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError:
            raise ValueError(
                f"{PREFIX}PROXIES are addresses or networks, as 127.0.0.1 or 10.0.0.0/8, not {proxy!r}"
            ) from None


def _read(name: str, kind: str, text: str) -> Any:
    """One variable's value, or a ValueError that says which and why."""
    if kind == "bool":
        if text.lower() not in ("0", "1", "true", "false", "yes", "no"):
            raise ValueError(f"{PREFIX}{name.upper()} is yes or no, not {text!r}")
        return text.lower() in ("1", "true", "yes")
    if kind == "Path":
        return Path(text)
    if kind.startswith("tuple"):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if kind in ("int", "float"):
        try:
            return int(text) if kind == "int" else float(text)
        except ValueError:
            raise ValueError(f"{PREFIX}{name.upper()} is a number, not {text!r}") from None
    return text
