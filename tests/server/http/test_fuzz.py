"""Fuzzed frames: malformed, huge, deep, of wrong types, out of order. No exception, no change at the table."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from outpost31.server.protocol import lobby, wire
from outpost31.server.protocol.vocabulary import PROTOCOL
from tests.server.asgi import Table, open_house, run
from tests.server.http.test_authorisation import _filled
from tests.server.tables.test_tables import play_on

KINDS = [_filled(kind) for kind in get_args(wire.ClientMessage)]
ACTS = [_filled(kind) for kind in get_args(lobby.AnyAct)]
NASTY: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, -(2**64), 10**400, 0.5, -0.0, 1e308, "", "x", "x" * 400, "\0", "\ud800",
    "\u202e", "💀" * 50, "../../etc/passwd", "<script>", "'; DROP TABLE tables; --", [], [[]], {}, {"type": "hello"},
    [1] * 200, {"a": {"b": {"c": []}}}, "null", "NaN", "hello", "answer",
]  # fmt: skip


def _deep(chance: random.Random) -> str:
    depth = chance.choice((10, 100, 1000, 5000))
    opened, closed = chance.choice(
        (("[", "]"), ('{"a":', "}"), ('{"type":"answer","option":', "}"), ("[", ""))
    )
    return (opened * depth + "1" + closed * depth)[:20_000]


def _torn(chance: random.Random) -> str:
    text = json.dumps(chance.choice(KINDS))
    cut = chance.randrange(len(text))
    return chance.choice(
        (text[:cut], text[cut:], text + text, text[:cut] + chr(chance.randrange(0x300)) + text[cut:])
    )


def _noise(chance: random.Random) -> str:
    return "".join(
        chr(chance.choice((chance.randrange(128), chance.randrange(0xD800))))
        for _ in range(chance.randrange(60))
    )


def _twisted(chance: random.Random, kinds: list[dict[str, Any]] = KINDS) -> str:
    message = dict(chance.choice(kinds))
    for _ in range(chance.randrange(1, 4)):
        change = chance.random()
        if change < 0.6 and message:
            message[chance.choice(list(message))] = chance.choice(NASTY)
        elif change < 0.8 and message:
            del message[chance.choice(list(message))]
        else:
            message[chance.choice(("extra", "seat", "type", "__proto__", "token", "n"))] = chance.choice(
                NASTY
            )
    # A twisted message that is lawful all the same would change the table: it speaks for a seat that is not its own.
    if message.get("seat") == 0:
        message["seat"] = 1
    return json.dumps(message)


def _out_of_order(chance: random.Random) -> str:
    """Messages in good form that are not lawful now."""
    question = chance.choice((0, 1, 2, 10**6))
    return json.dumps(
        chance.choice(
            (
                {"type": "hello", "protocol": 1},
                {
                    "type": "answer",
                    "client": "z",
                    "seat": 0,
                    "question": question,
                    "option": chance.choice(NASTY[:9]),
                },
                {"type": "reveal", "client": "z", "seat": chance.randrange(1, 30), "seen": 2**40},
                {"type": "say", "client": "z", "seat": 0, "text": "boo", "channel": "aliens"},
                {"type": "claim", "client": "z", "seat": 0, "claim": "i_trust", "about": 31},
                {"type": "take_note", "client": "z", "seat": 0, "about": 29, "text": "x"},
                {"type": "ping", "client": "z"},
            )
        )
    )


def _huge(chance: random.Random) -> str:
    return json.dumps({"type": "say", "client": "z", "seat": 0, "text": "x" * chance.choice((301, 17_000))})


def _binary(chance: random.Random) -> bytes:
    return chance.randbytes(chance.randrange(40))


MAKERS: list[tuple[Callable[[random.Random], Any], int]] = [
    (_twisted, 50), (_out_of_order, 15), (_torn, 15), (_noise, 12), (_deep, 3), (_binary, 3), (_huge, 2),
]  # fmt: skip


async def _fuzz(house: Table, frames: int, seed: int) -> int:
    """Send this many frames over sockets of a seat, a spectator and a stranger; returns how many sockets that took."""
    chance = random.Random(seed)
    table, tokens = await house.begun(4, reaction_seconds=0)
    sockets = [(await house.connect(table, token))[0] for token in tokens]
    await play_on(house, table, sockets, 10)
    live = house.house.tables[table]
    before = (live.standing.seq, live.standing.seal, house.match(table).digest())
    makers, weights = [one for one, _ in MAKERS], [weight for _, weight in MAKERS]
    sent = used = 0
    while sent < frames:
        used += 1
        socket = house.socket(table)
        house.sockets.remove(socket)
        whose = chance.random()
        if whose < 0.8:
            socket.say("hello", protocol=PROTOCOL, token=tokens[0] if whose < 0.6 else None)
        for make in chance.choices(makers, weights, k=chance.choice((1, 9, 20))):
            socket.say_raw(make(chance))
        socket._incoming.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await socket.task
        sent += socket.heard
    await house.quiet()
    assert (live.standing.seq, live.standing.seal, house.match(table).digest()) == before
    assert live.standing.set_aside is None
    await play_on(house, table, sockets, 5, seed=9)
    return used


def limits_met(caplog: pytest.LogCaptureFixture) -> set[str]:
    """The limits that were met: of these alone there are warnings, and of nothing worse."""
    assert {one.name for one in caplog.records} <= {"outpost31.limits"}
    return {vars(one)["limit"] for one in caplog.records}


@pytest.mark.parametrize("part", range(4))
def test_200_000_fuzzed_frames_change_nothing(
    tmp_path: Path, part: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)

    async def story() -> None:
        async with open_house(tmp_path) as house:
            await _fuzz(house, 50_000, part)

    run(story)
    assert limits_met(caplog) <= {"bad_messages"}


def test_fuzzed_requests_change_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    chance = random.Random(7)

    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens = await house.begun(4)
            live = house.house.tables[table]
            before = live.standing.seal
            for number in range(4000):
                make = chance.choices([_torn, _noise, _deep], k=1)[0]
                body: Any = make(chance) if number % 2 else _twisted(chance, ACTS)
                path = chance.choice(
                    (
                        f"/api/tables/{table}/act",
                        f"/api/tables/{table}/join",
                        "/api/tables/%00/join",
                        "/api/tables/x/act",
                    )
                )
                token = chance.choice((tokens[2], None, "\x7f"))
                raw = body.encode("utf-8", "surrogatepass")
                status, _, _ = await house.request("POST", path, raw=raw, token=token)
                assert 400 <= status < 500, (path, body)
            for query in ("viewer=-1", "viewer=99999999999999999999", "viewer=é", "start=x", "count=1e9"):
                assert (await house.request("GET", f"/api/tables/{table}/replay?{query}"))[0] in (400, 409)
            assert live.standing.seal == before

    run(story)
    assert limits_met(caplog) <= {"body"}
