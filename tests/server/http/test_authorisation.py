"""Who may do what: every endpoint, act and message is tried by everybody who may not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from outpost31.server.protocol import lobby, wire
from outpost31.server.protocol.endpoints import ENDPOINTS
from outpost31.server.protocol.vocabulary import PROTOCOL
from outpost31.server.tables.acts import ACTS
from outpost31.server.tables.messages import HEARD
from tests.server.asgi import Table, open_house, run

ANYBODY = ("nobody", "wrong token", "another table's", "guest", "spectator")
FIELDS: dict[str, Any] = {
    "name": "Zed", "seat": 1, "level": "random", "is_ready": True, "is_paused": True, "seats": 5, "options": {},
    "language": "pl", "settings": {}, "client": "c1", "question": 1, "option": "draw", "is_on": True, "text": "hm",
    "phrase": "hello", "claim": "i_am", "is_shared": True, "is_reading": True, "protocol": 1,
}  # fmt: skip
HOST_ONLY = {
    "add_bot",
    "remove_bot",
    "kick",
    "let_back",
    "change_table",
    "start",
    "nudge",
    "pause",
    "make_host",
    "end_table",
}
OWN_SEAT = {"rename", "leave", "set_ready", "take_back"}
SEATED = {"let_bot_play", "claim_host", "rematch"}


def _filled(kind: Any, **more: Any) -> dict[str, Any]:
    """A message or act of this kind with something in every field that it must have."""
    fields = set(kind.__struct_fields__)
    required = (
        fields
        - {
            name
            for name, default in zip(
                kind.__struct_fields__[-len(kind.__struct_defaults__) :],
                kind.__struct_defaults__,
                strict=False,
            )
            if default is not None
        }
        if kind.__struct_defaults__
        else fields
    )
    body = {name: FIELDS[name] for name in kind.__struct_fields__ if name in required and name in FIELDS}
    return {"type": kind.__struct_config__.tag, **body, **more}


def test_the_matrix_knows_every_act_and_message() -> None:
    tags = {one.__struct_config__.tag for one in get_args(lobby.AnyAct)}
    assert tags == HOST_ONLY | OWN_SEAT | SEATED
    assert set(get_args(lobby.AnyAct)) == {*ACTS, lobby.Start, lobby.Rematch}
    assert set(get_args(wire.ClientMessage)) == {*HEARD, wire.Hello, wire.Ping, wire.AskJournal}
    assert get_type_hints(wire.Answer)


async def _cast(house: Table) -> tuple[str, dict[str, str | None]]:
    """A table in its lobby, and everybody who may try something at it. Seat 1 is the owner's, seat 2 the guest's."""
    table, tokens = await house.laid(4)
    other = await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4, "name": "Oz"})
    return table, {
        "nobody": None,
        "wrong token": "A" * 43,
        "empty token": "",
        "another table's": other["token"],
        "host": tokens[0],
        "owner": tokens[1],
        "guest": tokens[2],
    }


async def _state(house: Table, table: str) -> tuple[Any, ...]:
    live = house.house.tables[table]
    return live.standing.seq, live.standing.seal, json.dumps(await house.ask("GET", f"/api/tables/{table}"))


@pytest.mark.parametrize("is_begun", [False, True], ids=["lobby", "playing"])
def test_no_act_is_done_for_who_may_not(tmp_path: Path, is_begun: bool) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cast = await _cast(house)
            if is_begun:
                await house.act(table, cast["host"], "start")
            before = await _state(house, table)
            for act in get_args(lobby.AnyAct):
                tag = act.__struct_config__.tag
                for who, token in cast.items():
                    is_allowed = who == "host" or (who == "owner" and tag not in HOST_ONLY)
                    is_allowed = is_allowed or (who == "guest" and tag in SEATED)
                    if is_allowed:
                        continue
                    status, _, content = await house.request(
                        "POST", f"/api/tables/{table}/act", _filled(act), token
                    )
                    problem = json.loads(content)
                    wanted = "not_host" if tag in HOST_ONLY else "not_your_seat"
                    if who not in ("owner", "guest"):
                        wanted = "bad_token"
                    assert (who, tag, problem["reason"]) == (who, tag, wanted)
                    assert status in (401, 403)
            assert await _state(house, table) == before

    run(story)


def test_no_message_is_heard_from_who_may_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cast = await _cast(house)
            await house.act(table, cast["host"], "start")
            before = await _state(house, table)
            for kind in HEARD:
                spectator, _ = await house.connect(table)
                spectator.say_raw(json.dumps(_filled(kind)))
                assert (await spectator.hear("refused"))["reason"] == "only_watching"
                television, _ = await house.connect(table, cast["owner"], watch=True)
                television.say_raw(json.dumps(_filled(kind)))
                assert (await television.hear("refused"))["reason"] == "only_watching"
                guest, _ = await house.connect(table, cast["guest"])
                guest.say_raw(json.dumps(_filled(kind)))
                assert (await guest.hear("refused", "revealed", "ack"))["reason"] == "not_your_seat"
            for token in ("A" * 43, "", cast["another table's"], "é" * 20):
                stranger = house.socket(table)
                stranger.say("hello", protocol=PROTOCOL, token=token)
                assert (await stranger.hear())["reason"] == "bad_token"
                assert await stranger.ends() == 4001
            for kind in get_args(wire.ClientMessage):
                if kind is not wire.Hello:
                    eager = house.socket(table)
                    eager.say_raw(json.dumps(_filled(kind)))
                    assert (await eager.hear())["reason"] == "bad_message", "nothing before hello"
                    assert await eager.ends() == 4001
            assert await _state(house, table) == before

    run(story)


def test_every_endpoint_answers_only_whom_it_should(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cast = await _cast(house)
            before = await _state(house, table)
            for endpoint in ENDPOINTS:
                path = endpoint.path.replace("{table}", table)
                for token in (None, "A" * 43, "", cast["another table's"]):
                    method = "POST" if endpoint.method == "GET" else "GET"
                    status, _, _ = await house.request(method, path, {}, token)
                    if not any(one.method == method and one.path == endpoint.path for one in ENDPOINTS):
                        assert status == 404, f"{method} {path}"
                    if endpoint.name == "create_table":
                        continue
                    body = {"join": {"name": "Zed"}, "call_me": {}}.get(endpoint.name, {"type": "start"})
                    status, headers, _ = await house.request(
                        endpoint.method, path, body if endpoint.method == "POST" else None, token
                    )
                    assert headers["cache-control"] == "no-store"
                    if endpoint.who == "member":
                        assert status == 401
            assert await _state(house, table) == before

    run(story)


@pytest.mark.parametrize(
    ("origin", "is_welcome"),
    [
        ("http://testserver", True),
        ("https://testserver", True),
        ("http://TESTSERVER", True),
        ("http://testserver.evil.example", False),
        ("http://evil.example", False),
        ("http://testserver:81", False),
        ("null", False),
        ("file://testserver", False),
        ("", False),
        ("http://friend.example", True),
    ],
)
def test_only_pages_of_this_server_may_talk_to_it(tmp_path: Path, origin: str, is_welcome: bool) -> None:
    async def story() -> None:
        async with open_house(tmp_path, origins=("http://friend.example",)) as house:
            body = {"game": "stayaway", "seats": 4}
            status, _, _ = await house.request("POST", "/api/tables", body, headers={"origin": origin})
            assert status == (201 if is_welcome else 403)
            made = await house.ask("POST", "/api/tables", body)
            socket = house.socket(made["table"], [(b"origin", origin.encode())])
            socket.say("hello", protocol=PROTOCOL)
            if is_welcome:
                await socket.hear("welcome")
            else:
                assert await socket.ends() == 1008
                assert socket.sent == []

    run(story)


def test_a_post_that_a_form_could_send_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
                status, _, _ = await house.request(
                    "POST", "/api/tables", {"game": "stayaway", "seats": 4}, headers={"content-type": kind}
                )
                assert status == 400
            cross = {"sec-fetch-site": "cross-site"}
            status, _, _ = await house.request(
                "POST", "/api/tables", {"game": "stayaway", "seats": 4}, headers=cross
            )
            assert status == 403

    run(story)
