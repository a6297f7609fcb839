"""Who was not answered asks again with the same key: it was done once, and the same place is told."""

from __future__ import annotations

import asyncio
import json
import secrets
from pathlib import Path
from typing import Any

import pytest

from outpost31.server.tables.tokens import digest_of
from tests.server.asgi import Table, open_house, run

CREATE = {"game": "stayaway", "seats": 4, "name": "Ann"}


async def ask(house: Table, path: str, body: Any, key: str, token: str | None = None) -> Any:
    status, _, content = await house.request("POST", path, body, token, {"Idempotency-Key": key})
    return {"status": status, **json.loads(content)}


async def names(house: Table, table: str) -> list[str | None]:
    return [seat["name"] for seat in (await house.ask("GET", f"/api/tables/{table}"))["seats"]]


def test_a_join_that_is_asked_again_has_its_seat_already(tmp_path: Path) -> None:
    key, another = secrets.token_urlsafe(32), secrets.token_urlsafe(32)

    async def story() -> None:
        async with open_house(tmp_path) as house:
            made = await house.ask("POST", "/api/tables", CREATE)
            path = f"/api/tables/{made['table']}/join"
            first = await ask(house, path, {"name": "Bob"}, key)
            assert (first["seats"], first["device"]) == ([1], 1)
            again = await ask(house, path, {"name": "Bob"}, key)
            assert again == first, "the same seat, and the same token"
            assert await names(house, made["table"]) == ["Ann", "Bob", None, None]
            further = await ask(house, path, {"name": "Cid"}, another, first["token"])
            repeated = await ask(house, path, {"name": "Cid"}, another, first["token"])
            assert repeated == further
            assert (repeated["device"], repeated["seats"]) == (1, [1, 2]), "a second seat on the same device"
            await house.act(made["table"], made["token"], "add_bot")
            for seat in (1, 2):
                await house.act(made["table"], first["token"], "set_ready", seat=seat, is_ready=True)
            await house.act(made["table"], made["token"], "start")
        async with open_house(tmp_path) as house:
            late = await ask(house, path, {"name": "Bob"}, key)
            assert (late["token"], late["seats"]) == (first["token"], [1, 2]), (
                "after a stop and the start, too"
            )
            stranger = await ask(house, path, {"name": "Bob"}, secrets.token_urlsafe(32))
            assert (stranger["status"], stranger["reason"]) == (409, "already_started")

    run(story)


def test_who_was_sent_away_does_not_come_back_by_asking_again(tmp_path: Path) -> None:
    key = secrets.token_urlsafe(32)

    async def story() -> None:
        async with open_house(tmp_path) as house:
            made = await house.ask("POST", "/api/tables", CREATE)
            path = f"/api/tables/{made['table']}/join"
            await ask(house, path, {"name": "Bob"}, key)
            await house.act(made["table"], made["token"], "kick", seat=1)
            assert (await ask(house, path, {"name": "Bob"}, key))["reason"] == "sent_away"
            assert await names(house, made["table"]) == ["Ann", None, None, None]

    run(story)


@pytest.mark.parametrize("path", ["/api/tables", "/api/play"])
def test_a_table_that_is_asked_for_again_is_laid_once_and_counted_once(tmp_path: Path, path: str) -> None:
    keys = [secrets.token_urlsafe(32) for _ in range(2)]

    async def story() -> None:
        async with open_house(tmp_path, tables_an_hour=2) as house:
            # Twice at the same moment, as when somebody lost patience; then once more.
            made = await asyncio.gather(*(ask(house, path, CREATE, keys[0]) for _ in range(2)))
            made.append(await ask(house, path, CREATE, keys[0]))
            assert [one["status"] for one in made] == [201] * 3
            assert len({(one["table"], one["token"], one["device"]) for one in made}) == 1
            assert len(house.house.tables) == 1
            state = "lobby" if path == "/api/tables" else "playing"
            assert {one["info"]["state"] for one in made} <= {"lobby", state}
            assert (await house.ask("GET", f"/api/tables/{made[0]['table']}"))["state"] == state
        async with open_house(tmp_path, tables_an_hour=1) as house:
            again = await ask(house, path, CREATE, keys[0])
            assert (again["table"], again["token"]) == (made[0]["table"], made[0]["token"])
            assert (await ask(house, path, CREATE, keys[1]))["status"] == 201, (
                "what was there already is not counted"
            )
            assert (await ask(house, path, CREATE, secrets.token_urlsafe(32)))["reason"] == "too_fast"

    run(story)


def test_a_key_is_told_to_nobody_and_kept_nowhere(tmp_path: Path) -> None:
    keys = [secrets.token_urlsafe(32) for _ in range(2)]

    async def story() -> None:
        async with open_house(tmp_path) as house:
            made = await ask(house, "/api/tables", CREATE, keys[0])
            path = f"/api/tables/{made['table']}/join"
            joined = await ask(house, path, {"name": "Bob"}, keys[1])
            _, welcome = await house.connect(made["table"], made["token"])
            kept = await house.server.services.store.load(made["table"])
            assert kept is not None
            told = json.dumps([welcome, joined["info"], [row.body for row in kept.rows]])
            assert digest_of(joined["token"]) in told, "the log has the digests"
            for secret in (*keys, joined["token"]):
                assert secret not in told
            same = await ask(house, path, {"name": "Eve"}, keys[0])
            assert same["device"] == made["device"], "the key that laid the table is its host's here, too"
            assert len({made["token"], joined["token"], *keys}) == 4

    run(story)


@pytest.mark.parametrize(
    "key",
    [
        "",
        "short",
        "0123456789abcdef",
        "0" * 64,
        "ab" * 20,
        "0123456789" * 13,
        "0123456789 abcdefghijklmnopqrstuv",
        "ключ" * 9,
    ],
    ids=["empty", "a word", "64 bits", "zeros", "two letters", "too long", "a space", "other letters"],
)
def test_a_key_that_keeps_no_secret_is_refused_and_nothing_happens(tmp_path: Path, key: str) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            made = await house.ask("POST", "/api/tables", CREATE)
            for path, body in (
                (f"/api/tables/{made['table']}/join", {"name": "Bob"}),
                ("/api/tables", CREATE),
                ("/api/play", CREATE),
            ):
                refused = await ask(house, path, body, key)
                assert (refused["status"], refused["reason"]) == (400, "bad_message")
                assert "32 to 128 random" in refused["args"]["detail"]
            assert await names(house, made["table"]) == ["Ann", None, None, None]
            assert len(house.house.tables) == 1

    run(story)
