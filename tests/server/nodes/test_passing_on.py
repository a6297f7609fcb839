"""Whoever comes to a node that has not their table is passed on, counted as themselves, and notices nothing."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import signal
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import asyncpg
import pytest

from outpost31.server.http import passing_on
from outpost31.server.http.passing_on import HEADER, PASSED, Passing, passed_for, recognise
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.running.membership import Membership
from outpost31.server.running.metrics import Metrics
from outpost31.server.store.leases import Node, Nodes
from tests.server.serving import Running, serving
from tests.server.store.postgres import running


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    """Two nodes over one database."""
    folder = tmp_path_factory.mktemp("nodes")
    with running() as address:
        settings = {"store": address, "lease_seconds": 1, "bot_processes": 1, "log_level": "warning"}
        with serving(folder / "one", **settings) as one, serving(folder / "two", **settings) as two:
            until = time.monotonic() + 30
            while not (_nodes(one) == _nodes(two) == 2):
                assert time.monotonic() < until, "they do not see each other"
                time.sleep(0.05)
            yield one, two


def _metric(node: Running, name: str) -> float:
    lines = node.get("/metrics")[1].decode().splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith(f"{name} "))


def _nodes(node: Running) -> float:
    return _metric(node, "outpost31_nodes")


def test_a_table_is_played_at_a_node_that_has_it_not(two: tuple[Running, Running]) -> None:
    one, other = two
    made = one.post("/api/tables", {"game": "stayaway", "seats": 4, "name": "Ann"})
    table = made["table"]
    joined = other.post(f"/api/tables/{table}/join", {"name": "Bob"})
    assert (joined["table"], joined["seats"]) == (table, [1])
    assert other.act(table, "no token of it", "start")["status"] == 401
    for _ in range(2):
        assert "status" not in other.act(table, made["token"], "add_bot")
    assert "status" not in other.act(table, joined["token"], "set_ready", seat=1, is_ready=True)
    assert "status" not in other.act(table, made["token"], "start")
    status, told = other.get(f"/api/tables/{table}")
    assert (status, json.loads(told)["state"]) == (200, "playing")
    assert other.get(f"/api/tables/{table}/qr.svg")[0] == 200
    assert other.get("/api/tables/nowhere")[0] == 404
    assert _metric(other, "outpost31_requests_passed_on_total") > 5
    assert _metric(other, "outpost31_tables") == 0, "it stays where it is"

    async def story() -> None:
        async with (
            one.sitting(table, made["token"]) as (near, welcome),
            other.sitting(table, joined["token"]) as (far, theirs),
        ):
            assert (welcome["you"]["seats"], theirs["you"]["seats"]) == ([0], [1])
            assert _metric(other, "outpost31_sockets_passed_on") == 1
            long = "x" * 200
            said = {"type": "say", "client": "c1", "seat": 1, "text": long, "channel": "table"}
            await far.send(json.dumps(said))
            heard = [await _until(ws, "told") for ws in (near, far)]
            assert all(long in json.dumps(one) for one in heard)
        async with other.sitting(table, "no token of it") as (ws, refused):
            assert refused["reason"] == "bad_token"
            await ws.wait_closed()
            assert ws.close_code == 4001

    asyncio.run(story())


async def _until(ws: Any, kind: str) -> Any:
    async with asyncio.timeout(20):
        while True:
            message = json.loads(await ws.recv())
            if message["type"] == kind and message.get("items", True):
                return message


def test_the_public_list_is_everybodys(two: tuple[Running, Running]) -> None:
    one, other = two
    body = {"game": "stayaway", "seats": 4, "name": "Ann", "settings": {"is_public": True}}
    tables = {node.post("/api/tables", body)["table"] for node in two}
    until = time.monotonic() + 30
    while any(
        tables - {row["table"] for row in json.loads(node.get("/api/tables")[1])["tables"]} for node in two
    ):
        assert time.monotonic() < until, "a table of the other node is never listed"
        time.sleep(0.05)
    del one, other


def test_a_rematch_whose_table_another_node_has(two: tuple[Running, Running]) -> None:
    one, other = two
    table, token = one.alone_with_bots(level="random")
    assert "status" not in one.act(table, token, "end_table")
    first = one.act(table, token, "rematch")
    database = one.variables["OUTPOST31_STORE"]

    async def move() -> None:
        connection = await asyncpg.connect(database)
        try:
            theirs = "SELECT id FROM nodes WHERE address LIKE $1"
            node = await connection.fetchval(theirs, f"%:{other.port}")
            taken = "UPDATE tables SET term = term + 1, node = $2 WHERE id = $1"
            await connection.execute(taken, first["table"], node)
        finally:
            await connection.close()

    asyncio.run(move())
    assert other.get(f"/api/tables/{first['table']}")[0] in (200, 503)
    until = time.monotonic() + 30
    while "status" in (again := one.act(table, token, "rematch")):
        assert again["status"] == 503, again
        assert time.monotonic() < until
        one.act(first["table"], first["token"], "set_ready", seat=0, is_ready=False)
        time.sleep(0.2)
    assert again["table"] == first["table"]
    assert again["token"] != first["token"]


def test_the_way_of_nodes_to_each_other_is_for_no_visitor(two: tuple[Running, Running]) -> None:
    one, _ = two
    asked = one.post("/api/nodes/place", {"table": "a", "device": 0})
    assert (asked["status"], asked["reason"]) == (404, "no_such_page")
    forged = {
        HEADER.decode(): f"9.9.9.9 http {int(time.time())} {'0' * 64}",
        "content-type": "application/json",
    }
    request = urllib.request.Request(
        f"http://127.0.0.1:{one.port}/api/nodes/place", b'{"table":"a","device":0}', forged, method="POST"
    )
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=20)
    assert refused.value.code == 404
    refused.value.close()


class _One:
    def __init__(self, own: Node) -> None:
        self.own = own


def test_a_node_is_believed_by_its_proof_alone() -> None:
    node = Node("a", "", "secret", {}, b"[]", is_draining=False)

    def seen(given: bytes, path: str = "/api/tables/x", own: Node = node) -> tuple[str, bool]:
        scope: dict[str, Any] = {
            "type": "http",
            "method": "GET",
            "path": path,
            "query_string": b"",
            "headers": [(HEADER, given)],
            "client": ("10.0.0.1", 5),
            "scheme": "http",
        }
        recognise(scope, _One(own))  # type: ignore[arg-type]
        return scope["client"][0], bool(scope.get(PASSED))

    told = passed_for(node, "GET", "/api/tables/x", "203.0.113.7", "https")
    assert seen(told) == ("203.0.113.7", True)
    nobody = ("10.0.0.1", False)
    assert seen(told, path="/api/tables/y") == nobody, "for another request"
    assert seen(told.replace(b"203.0.113.7", b"203.0.113.8")) == nobody, "for somebody else"
    another = Node("b", "", "secret", {}, b"[]", is_draining=False)
    assert seen(told, own=another) == nobody, "at another node"
    assert seen(b"") == nobody
    address, scheme, moment, _ = told.decode().split(" ")
    old = f"{address} {scheme} {int(moment) - 3600}"
    proof = hmac.new(b"secret", f"a GET /api/tables/x {old}".encode(), hashlib.sha256).hexdigest()
    assert seen(f"{old} {proof}".encode()) == nobody, "of an hour ago"


def test_a_node_is_told_to_stop_and_its_people_are_at_the_other_at_once(two: tuple[Running, Running]) -> None:
    """The last of this module: one of the nodes is gone after it."""
    one, other = two
    table, token = one.alone_with_bots(level="random", bot_seconds=2.0)

    async def story() -> None:
        async with other.sitting(table, token) as (far, _):
            one.process.send_signal(signal.SIGTERM)
            assert (await _until(far, "goodbye"))["reason"] == "shutting_down"
        async with asyncio.timeout(60):
            while True:
                async with other.sitting(table, token) as (_, message):
                    if message["type"] == "welcome":
                        break
                await asyncio.sleep(0.05)
        assert _metric(other, "outpost31_tables") >= 1

    asyncio.run(story())
    assert one.process.wait(60) in (0, -signal.SIGTERM)


def test_nobody_waits_for_the_answer_of_a_node_that_is_gone() -> None:
    """It stands still with a request in its hands. Whoever asked is told to come again once it is no longer a node."""

    async def story() -> None:
        has_it = asyncio.Event()

        async def stand_still(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read(1)
            has_it.set()
            await reader.read()
            writer.close()

        frozen = await asyncio.start_server(stand_still, "127.0.0.1", 0)
        address = f"http://127.0.0.1:{frozen.sockets[0].getsockname()[1]}"
        node = Node("one", address, "secret", {}, b"[]", is_draining=False)
        membership = Membership(Nodes(_nobody), "", 5.0, {})
        passing = Passing(membership, Metrics())
        membership.others = {node.id: node}
        scope = {"client": ("10.0.0.7", 5), "scheme": "http"}
        asking = asyncio.create_task(passing.ask(node, "POST", "/api/tables", [], b"{}", scope))
        await has_it.wait()
        membership.looked()
        await asyncio.sleep(0)
        assert not asking.done(), "it may only be slow"
        membership.others = {}
        membership.looked()
        async with asyncio.timeout(
            passing_on.ANSWER_SECONDS / 2
        ):  # it would have given up by itself in the end
            with pytest.raises(Refusal, match="shutting_down"):
                await asking
        frozen.close()
        await frozen.wait_closed()

    asyncio.run(story())


async def _nobody(sql: str, *values: Any) -> list[Any]:
    raise AssertionError(f"nobody asks the database: {sql} {values}")
