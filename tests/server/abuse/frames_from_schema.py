"""A fuzzer that knows the protocol: frames made from the schema itself, lawful, nearly lawful and not at all.

python -m tests.server.abuse.frames_from_schema 5000000        so many frames, from seed to seed
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from outpost31.server.log.standing import Standing
from outpost31.server.protocol import wire
from outpost31.server.protocol.schema import json_schema
from outpost31.server.protocol.vocabulary import PROTOCOL
from tests.server.asgi import Table, open_house

SCHEMA = json_schema()
KINDS: list[str] = [one["$ref"].rsplit("/", 1)[1] for one in SCHEMA["$defs"]["ClientMessage"]["anyOf"]]
ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 31, 32, 2**31, 2**63, -(2**64), 0.5, -0.0, 1e308, "", "x", "x" * 400, "\0", "\ud800",
    "\u202e",
    "雪" * 300, [], [[]], {}, [1] * 200, {"a": {"b": {"c": []}}}, "hello", "axe", [0], ["axe", 1],
)  # fmt: skip
_server: msgspec.json.Decoder[wire.ServerMessage] = msgspec.json.Decoder(wire.ServerMessage)


class Maker:
    """Makes values from schemas."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def value(self, node: dict[str, Any]) -> Any:
        """Something that the schema allows, at its edges more often than not."""
        chance = self.chance
        if "$ref" in node:
            return self.value(SCHEMA["$defs"][node["$ref"].rsplit("/", 1)[1]])
        if "enum" in node:
            return chance.choice(node["enum"])
        if "anyOf" in node:
            return self.value(chance.choice(node["anyOf"]))
        kind = node.get("type")
        if kind == "object":
            return self.struct(node)
        if kind == "array":
            return [self.value(node.get("items", {})) for _ in range(chance.randrange(3))]
        if kind == "integer":
            least, most = node.get("minimum", -(2**31)), node.get("maximum", 2**40)
            return chance.choice((least, most, least + 1, chance.randint(least, min(most, least + 40))))
        if kind == "number":
            return chance.uniform(node.get("minimum", -10), node.get("maximum", 10))
        if kind == "boolean":
            return chance.random() < 0.5
        if kind == "string":
            return self.text(node)
        return chance.choice(ODD) if kind is None else None

    def text(self, node: dict[str, Any]) -> str:
        """A text of a length that is allowed, and of the letters that are."""
        chance = self.chance
        least, most = node.get("minLength", 0), min(node.get("maxLength", 60), 2000)
        length = chance.choice((least, most, chance.randint(least, most)))
        letters = "abcxyz019_" if "pattern" in node else "ab c雪é\u200d💀'\"\\<&\n"
        return "".join(chance.choices(letters, k=length))

    def struct(self, node: dict[str, Any]) -> dict[str, Any]:
        """An object with all that it needs, and some of what it may have."""
        required = set(node.get("required", ()))
        return {
            name: self.value(part)
            for name, part in node.get("properties", {}).items()
            if name in required or self.chance.random() < 0.6
        }

    def frame(self) -> Any:
        """A frame: most are lawful in form, others are bent a little, some are torn."""
        chance = self.chance
        message = self.struct(SCHEMA["$defs"][chance.choice(KINDS)])
        bent = chance.random()
        if "seat" in message and chance.random() < 0.7:
            message["seat"] = 0
        if bent < 0.3:
            for _ in range(chance.randrange(1, 3)):
                name = chance.choice([*message, "extra", "seat", "type"])
                if chance.random() < 0.3:
                    message.pop(name, None)
                else:
                    message[name] = chance.choice(ODD)
        text = json.dumps(message)
        if bent > 0.97:
            cut = chance.randrange(len(text))
            return text[:cut] if bent > 0.985 else text[:cut].encode()
        return text


async def fuzz(house: Table, frames: int, seed: int) -> int:
    """Send so many frames to a table as one of its people, as a guest and as nobody; how many answers were checked.

    Whatever they are: the server answers in its own protocol, the table is what its log says, and nothing breaks.
    """
    maker = Maker(seed)
    table, tokens = await house.begun(4)
    answers = sent = 0
    while sent < frames:
        socket = house.socket(table)
        house.sockets.remove(socket)
        whose = maker.chance.random()
        if whose < 0.95:
            socket.say("hello", protocol=PROTOCOL, token=tokens[0] if whose < 0.8 else None)
        count = maker.chance.choice((1, 20, 60))
        for _ in range(count):
            socket.say_raw(maker.frame())
        socket._incoming.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await socket.task
        sent += max(1, socket.heard)
        for answer in socket.sent:
            _server.decode(answer)
        answers += len(socket.sent)
        live = house.house.tables[table]
        assert live.standing.set_aside is None, live.trouble
        if live.standing.seq > 3000 or live.standing.state != "playing":
            await _check(house, table)
            table, tokens = await house.begun(4)
    await _check(house, table)
    return answers


async def _check(house: Table, table: str) -> None:
    """A table is what its log says."""
    await house.quiet()
    standing = house.house.tables[table].standing
    kept = await house.server.services.store.load(table)
    assert kept is not None
    again = Standing(table)
    again.recover(kept.rows)
    assert (again.seq, again.seal, again.state) == (standing.seq, standing.seal, standing.state)
    assert again.match is not None and standing.match is not None
    assert again.match.digest() == standing.match.digest()
    assert [list(again.journals.of(one)) for one in (None, 0)] == [
        list(standing.journals.of(one)) for one in (None, 0)
    ]


async def _run(frames: int, first: int) -> None:
    sent, seed, began = 0, first, time.monotonic()
    while sent < frames:
        with tempfile.TemporaryDirectory() as folder:
            async with open_house(Path(folder)) as house:
                part = min(50_000, frames - sent)
                await fuzz(house, part, seed)
                sent, seed = sent + part, seed + 1
        print(f"{sent} frames, up to seed {seed - 1}, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    asyncio.run(_run(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0))
