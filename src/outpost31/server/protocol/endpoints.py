"""The HTTP endpoints as a table: the routes, the generated documentation and the authorisation matrix read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from outpost31.server.protocol import lobby

Who = Literal["anybody", "member"]
"""Who may ask: anybody, or the holder of one of the table's tokens. Acts then ask for a seat or the host's device."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One HTTP endpoint."""

    name: str
    method: Literal["GET", "POST"]
    path: str
    who: Who
    request: Any
    response: Any
    about: str


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("list_games", "GET", "/api/games", "anybody", None, lobby.GameList, "The games, their options, bots."),
    Endpoint("list_tables", "GET", "/api/tables", "anybody", None, lobby.TableList, "The public list."),
    Endpoint("create_table", "POST", "/api/tables", "anybody", lobby.CreateTable, lobby.Joined, "A new table."),
    Endpoint(
        "play_now", "POST", "/api/play", "anybody", lobby.PlayNow, lobby.Joined,
        "A table of one person among bots that has begun.",
    ),
    Endpoint(
        "find_code", "GET", "/api/codes/{code}", "anybody", None, lobby.CodeFound,
        "The table that a short code stands for: a lobby that still has an open seat, and nothing else.",
    ),
    Endpoint(
        "look", "GET", "/api/tables/{table}", "anybody", None, lobby.TableInfo,
        "A table from outside. Never takes a seat.",
    ),
    Endpoint(
        "join", "POST", "/api/tables/{table}/join", "anybody", lobby.Join, lobby.Joined,
        "Take a seat before the start; with a token of the table, a further one on the same device.",
    ),
    Endpoint(
        "act", "POST", "/api/tables/{table}/act", "member", lobby.AnyAct, (lobby.Done, lobby.Joined),
        "Do one of the acts below. A rematch is answered by `Joined`, everything else by `Done`.",
    ),
    Endpoint(
        "call_key", "GET", "/api/push", "anybody", None, lobby.CallKey, "The key to subscribe to calls with.",
    ),
    Endpoint(
        "call_me", "POST", "/api/tables/{table}/push", "member", lobby.CallMe, lobby.Done,
        "Have this device called by push when it is waited for, or no longer.",
    ),
    Endpoint(
        "record", "GET", "/api/tables/{table}/record", "anybody", None, dict[str, Any],
        "The record of the match, for everybody, once it is over and not before.",
    ),
    Endpoint(
        "replay", "GET", "/api/tables/{table}/replay", "anybody", None, lobby.Replay,
        "A finished match: `viewer` (a seat, `everything`, or nothing for the public), `start`, `count` (at most 100).",
    ),
    Endpoint(
        "export", "GET", "/api/tables/{table}/export", "member", None, dict[str, Any],
        "A table that was set aside: what your seat was told (of several on a device `viewer`, or the public), and "
        "once its host has ended it the whole log.",
    ),
    Endpoint(
        "qr", "GET", "/api/tables/{table}/qr.svg", "anybody", None, None,
        "The table's link as a QR code (SVG).",
    ),
)  # fmt: skip
