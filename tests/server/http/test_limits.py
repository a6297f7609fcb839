"""Limits: slow readers, fast talkers, big frames, many tables; and what every answer carries."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest

from outpost31.server.config import Config
from outpost31.server.http import outgoing
from outpost31.server.http.door import Door
from outpost31.server.limits import FRAME
from outpost31.server.running.log_lines import Lines
from outpost31.server.running.metrics import Metrics
from tests.server.asgi import open_house, run
from tests.server.tables.test_play import all_in
from tests.server.tables.test_tables import play_on


def test_a_slow_reader_is_dropped_and_resumes_while_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outgoing, "WAITING_BYTES", 15_000)

    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, _, sockets = await all_in(house, 12)
            slow, welcome = await house.connect(table)
            slow.stall = asyncio.Event()
            await play_on(house, table, sockets, 60)
            slow.stall.set()
            assert await slow.ends() == 4003
            held = house.server.services.metrics.dropped.labels("too_slow")
            assert held._value.get() == 1.0
            seen = {"epoch": welcome["epoch"], "seen": welcome["n"]}
            _, resumed = await house.connect(table, None, **seen)
            assert resumed["n"] - len(resumed["items"]) == welcome["n"]

    run(story)


def test_who_talks_too_fast_is_shown_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, messages_a_second=5.0) as house:
            made = await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4})
            socket, _ = await house.connect(made["table"])
            for number in range(40):
                socket.say("ping", client=str(number))
            assert await socket.ends() == 4008
            pongs = [one for one in socket.sent if b"pong" in one]
            assert len(pongs) == 15

    run(story)


def test_frames_and_bodies_over_16_kilobytes_are_no_messages(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            made = await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4, "name": "Ann"})
            socket, _ = await house.connect(made["table"], made["token"])
            socket.say("say", client="1", seat=0, text="x" * FRAME)
            assert (await socket.hear("refused"))["reason"] == "bad_message"
            status, _, _ = await house.request("POST", "/api/tables", raw=b" " * (FRAME + 1))
            assert status == 413

    run(story)


def test_an_address_may_not_lay_tables_without_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, tables_an_hour=3, max_tables=100) as house:
            body = {"game": "stayaway", "seats": 4}
            answers = [await house.ask("POST", "/api/tables", body) for _ in range(5)]
            assert [one.get("reason") for one in answers] == [None, None, None, "too_fast", "too_fast"]
        async with open_house(tmp_path / "other", max_tables=2) as house:
            for _ in range(2):
                made = await house.ask("POST", "/api/tables", {**body, "name": "Ann"})
                await house.connect(
                    made["table"], made["token"]
                )  # where nobody looks, a table would make room
            assert (await house.ask("POST", "/api/tables", body))["reason"] == "too_many_tables"
        async with open_house(tmp_path / "third", posts_a_minute=10) as house:
            statuses = [(await house.request("POST", "/api/tables", {}))[0] for _ in range(12)]
            assert statuses == [400] * 10 + [429] * 2

    run(story)


def test_an_address_may_not_open_sockets_without_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, sockets_an_address=3) as house:
            made = await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4})
            first, _ = await house.connect(made["table"])
            for _ in range(2):
                await house.connect(made["table"])
            assert await house.socket(made["table"]).ends() == 1008
            await first.leave()
            await house.connect(made["table"])

    run(story)


@pytest.mark.parametrize("name", ["", " ", "\u202e", "x" * 25, "\u200b\u200b", "\n", "!!!"])
def test_a_name_is_something_one_can_see(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            answer = await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4, "name": name})
            assert answer["reason"] in ("bad_name", "bad_message")

    run(story)


def test_every_answer_is_guarded(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            for path in (
                "/",
                "/healthz",
                "/readyz",
                "/metrics",
                "/api/games",
                "/api/tables/none",
                "/nowhere",
            ):
                status, headers, content = await house.request("GET", path)
                assert "default-src 'none'" in headers["content-security-policy"]
                assert "unsafe-eval" not in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert "server" not in headers
                if status >= 400:
                    assert set(json.loads(content)) == {"reason", "clause", "args"}
            assert (await house.request("GET", "/healthz"))[2] == b"ok\n"
            assert (await house.request("GET", "/readyz"))[2] == b"ready\n"
            assert b"outpost31_sockets" in (await house.request("GET", "/metrics"))[2]

    run(story)


def test_logs_hold_no_words_of_an_error(caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise ValueError("seat 3 holds the_thing")
    except ValueError:
        logging.getLogger("outpost31.table").exception("a table was set aside", extra={"table": "abc"})
    line = json.loads(Lines().format(caplog.records[-1]))
    assert line["error"] == "ValueError"
    assert line["table"] == "abc"
    assert "the_thing" not in json.dumps(line)


def test_a_connection_leaves_as_whoever_it_came_in_as() -> None:
    """A node joins or goes while connections from its address are open: nobody's count is wrong for ever after."""
    door = Door(Config(connections_an_address=2), Metrics())
    nodes: set[str] = set()
    door.is_node = nodes.__contains__
    people = [door.enter("10.0.0.7"), door.enter("10.0.0.7")]
    assert None not in people
    assert door.enter("10.0.0.7") is None, "one address has two"
    nodes.add("10.0.0.7")
    passed_on = door.enter("10.0.0.7")
    assert passed_on is not None, "a node speaks for many"
    for one in people:
        assert one is not None
        door.leave(one)
    nodes.clear()
    again = door.enter("10.0.0.7")
    assert again is not None, "those who left made room"
    door.leave(passed_on)
    assert door.enter("10.0.0.7") is not None
    assert door.enter("10.0.0.7") is None, "who left as a node made no room for anybody else"
