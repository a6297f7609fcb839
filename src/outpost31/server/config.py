"""How the house is run: from the command line, or from the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

PREFIX = "OUTPOST31_"


def default_folder() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "outpost31"


@dataclass(frozen=True, slots=True)
class Config:
    """How the house is run. Each field can be set by an environment variable: `port` by OUTPOST31_PORT."""

    host: str = "0.0.0.0"
    """The address to listen on; the default is the whole local network."""
    port: int = 3131
    data: Path = field(default_factory=default_folder)
    """The folder of the store, its exports and its lock."""
    store: str = "sqlite"
    """`sqlite`, or the address of a PostgreSQL database (postgresql://…)."""
    public_url: str = ""
    """The address that people reach the server by, where it is not the machine's own."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may talk to this server."""
    open_browser: bool = True
    away_seconds: int = 120
    """After so long anyone seated may let a bot play on for a dropped person."""
    max_tables: int = 2000
    tables_an_hour: int = 60
    """How many tables one address may lay in an hour."""
    posts_a_minute: int = 240
    """How many requests that change something one address may make in a minute."""
    sockets_an_address: int = 200
    messages_a_second: float = 20.0
    """How many messages a socket may send in a second, with three times as many at once."""
    bot_processes: int = 2
    log_level: str = "info"
    metrics_token: str = ""
    """If set, /metrics wants it as a bearer token."""


def from_environment(environment: Mapping[str, str], **given: Any) -> Config:
    """The configuration: what was given, then the environment, then the defaults."""
    values: dict[str, Any] = {}
    for one in fields(Config):
        text = environment.get(PREFIX + one.name.upper())
        if given.get(one.name) is not None:
            values[one.name] = given[one.name]
        elif text is not None:
            values[one.name] = _read(one.name, str(one.type), text)
    return Config(**values)


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
