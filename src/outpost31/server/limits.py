"""Limits: how much one visitor, one table or everybody together may ask of the house, and what happens then.

One list. `docs/limits.md`, the alert rules and the dashboard in `ops/` are written from it, and whoever meets a
limit is counted and logged under its name here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from outpost31.server.config import PREFIX, Config

URL = 8 * 1024
"""The most bytes of a request's address."""
HEAD = 32 * 1024
"""The most bytes of a request's headers. A browser with cookies of years has half of that."""
HEADERS = 100
"""The most headers of a request."""
PIPELINED = 8
"""The most requests that may wait on one connection behind the one that is being answered."""
FRAME = 16 * 1024
"""The most bytes of one message or of a request's body."""
WAITING_BYTES = 512 * 1024
"""The most bytes that may wait for a slow reader."""
WAITING_MESSAGES = 512
"""The most messages that may wait for a slow reader."""
BAD_MESSAGES = 10
"""After this many frames that are no message a socket is closed."""
HELLO_SECONDS = 10.0
"""A socket that has not said hello by then is closed."""
PAGE = 128
"""The most items of a journal that are sent at once; the client asks for what came before."""
CLERK_WAITING = 24
"""The most replays and QR codes that may wait to be made."""
CALLS_AT_ONCE = 50
"""The most calls to push services that may be under way."""

Whose = Literal["a connection", "an address", "a socket", "a device", "a seat", "a table", "the house"]


@dataclass(frozen=True, slots=True)
class Limit:
    """One limit."""

    name: str
    """As it is called in logs and metrics."""
    whose: Whose
    about: str
    """What is limited."""
    unit: str
    then: str
    """What happens to whoever meets it."""
    setting: str | None = None
    """The setting that changes it; without one it is the same in every house."""
    fixed: float | None = None
    alert: float = 1.0
    """Met more often than this in a second, for five minutes, it is worth a look."""

    @property
    def variable(self) -> str | None:
        """The environment variable that sets it."""
        return None if self.setting is None else PREFIX + self.setting.upper()

    def most(self, config: Config) -> float:
        """How much it is in this house."""
        return float(self.fixed if self.setting is None else getattr(config, self.setting))  # type: ignore[arg-type]


LIMITS: tuple[Limit, ...] = (
    # ------------------------------------------------------------------ connections and requests
    Limit(
        "connections", "the house", "connections at a time, idle ones and sockets included", "connections",
        "a further one is closed at once", "connections", alert=0.1,
    ),
    Limit(
        "connections_an_address", "an address", "connections at a time; a named proxy has no such limit",
        "connections", "a further one is closed at once", "connections_an_address",
    ),
    Limit(
        "head_seconds", "a connection", "the time to send a request's address and headers", "seconds",
        "408, and the connection is closed; one that never said a word is closed without one", "head_seconds",
    ),
    Limit(
        "body_seconds", "a connection", "the time to send the rest of a request", "seconds",
        "408, and the connection is closed", "body_seconds",
    ),
    Limit(
        "answer_seconds", "a connection", "the time to wait for an answer and read it", "seconds",
        "the connection is cut", "answer_seconds",
    ),
    Limit("url", "a connection", "the length of a request's address", "bytes", "414, `too_big`", fixed=URL),
    Limit(
        "head", "a connection", "the length of a request's headers, trailers included", "bytes",
        "431, `too_big`", fixed=HEAD,
    ),
    Limit("headers", "a connection", "the number of a request's headers", "headers", "431, `too_big`", fixed=HEADERS),
    Limit(
        "pipelined", "a connection", "requests sent before the answer to the first", "requests",
        "the connection is closed", fixed=PIPELINED,
    ),
    Limit("body", "a connection", "the length of a request's body", "bytes", "413, `too_big`", fixed=FRAME),
    Limit(
        "requests_a_second", "an address", "requests of any kind; twenty times as many at once", "a second",
        "429, `too_fast`, and the connection is closed", "requests_a_second",
    ),
    Limit(
        "posts_a_minute", "an address", "requests that change something; as many at once", "a minute",
        "429, `too_fast`", "posts_a_minute",
    ),
    Limit(
        "replays", "the house", "replays and QR codes waiting to be made, one at a time of each address", "requests",
        "503, `too_busy`", fixed=CLERK_WAITING, alert=0.1,
    ),
    # ------------------------------------------------------------------ tables
    Limit(
        "max_tables", "the house", "tables in memory", "tables", "`too_many_tables` to whoever wants a new one",
        "max_tables", alert=0.01,
    ),
    Limit(
        "tables_an_hour", "an address", "new tables, rematches included; as many at once", "an hour",
        "429, `too_fast`", "tables_an_hour",
    ),
    Limit(
        "codes_a_minute", "an address", "short codes tried; as many at once", "a minute", "429, `too_fast`",
        "codes_a_minute",
    ),
    Limit(
        "entries_a_table", "a table", "entries of the log", "entries",
        "`table_is_full`: its people can play on, and end it", "entries_a_table", alert=0.1,
    ),
    # ------------------------------------------------------------------ sockets
    Limit(
        "sockets_an_address", "an address", "sockets at a time", "sockets", "403 to the handshake",
        "sockets_an_address",
    ),
    Limit(
        "sockets_a_minute", "an address", "sockets opened; as many at once", "a minute", "403 to the handshake",
        "sockets_a_minute",
    ),
    Limit(
        "sockets_a_device", "a device", "sockets at a time at one table", "sockets",
        "`too_many_sockets`, closed with 4010", "sockets_a_device",
    ),
    Limit(
        "spectators_a_table", "a table", "sockets that watch", "sockets", "`too_many_sockets`, closed with 4010",
        "spectators_a_table",
    ),
    Limit(
        "hello_seconds", "a socket", "the time to say hello", "seconds", "closed with 4001", fixed=HELLO_SECONDS,
    ),
    Limit("frame", "a socket", "the length of a message", "bytes", "closed with 1009", fixed=FRAME),
    Limit(
        "messages_a_second", "a device",
        "messages, over one socket or all of its own; three times as many at once", "a second",
        "`too_fast`; over one socket it is closed with 4008", "messages_a_second",
    ),
    Limit(
        "frames_a_second", "a socket",
        "frames that are no whole message: pings, pongs, pieces; twice the messages, six times at once",
        "a second, in messages", "closed with 4008", "messages_a_second",
    ),
    Limit(
        "bad_messages", "a socket", "frames that are no message of the protocol", "frames", "closed with 4009",
        fixed=BAD_MESSAGES,
    ),
    Limit(
        "waiting", "a socket", "bytes that wait for a reader who is too slow", "bytes",
        "closed with 4003; `hello` resumes", fixed=WAITING_BYTES,
    ),
    # ------------------------------------------------------------------ at a table
    Limit(
        "talk_a_minute", "a seat", "lines, phrases and claims; a third as many at once", "a minute", "`too_fast`",
        "talk_a_minute",
    ),
    Limit(
        "talk_a_seat", "a seat", "lines, phrases and claims at one table", "lines", "`talk_is_full`", "talk_a_seat",
        alert=0.1,
    ),
    Limit(
        "notes_a_minute", "a seat", "notes written, and switches set; half as many at once", "a minute",
        "`too_fast`", "notes_a_minute",
    ),
    Limit(
        "advice_a_minute", "a device", "advice asked for; a third as many at once, and one at a time", "a minute",
        "`too_fast`, or `still_thinking`", "advice_a_minute",
    ),
    # ------------------------------------------------------------------ calls
    Limit(
        "calls_an_hour", "a device", "calls to its person's turn by push; a third as many at once", "an hour",
        "it is not called", "calls_an_hour", alert=0.1,
    ),
    Limit(
        "calls_at_once", "the house", "calls to push services under way", "calls", "further ones are not sent",
        fixed=CALLS_AT_ONCE, alert=0.1,
    ),
)  # fmt: skip
