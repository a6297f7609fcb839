"""People who are waited for and not looking are called by push; slow tables play on for who lets the time pass."""

from __future__ import annotations

import asyncio
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from outpost31.kernel import Seeded
from outpost31.server.config import Config
from outpost31.server.log import formalities
from outpost31.server.protocol.lobby import CallMe
from outpost31.server.running import letters
from outpost31.server.running.clocks import HandClock
from outpost31.server.running.metrics import Metrics
from outpost31.server.running.push import WebPush
from outpost31.server.tables.upkeep import tidy
from tests.server.asgi import Table, open_house, run
from tests.server.tables.push_service import Browser, PushService, check_stamp
from tests.server.tables.test_formalities import answer, sealed_moment


async def subscribed(house: Table, table: str, token: str, box: dict[str, str]) -> Any:
    return await house.ask("POST", f"/api/tables/{table}/push", box, token)


async def settled(house: Table, seconds: float) -> None:
    """Time passes, and what is sent meanwhile arrives."""
    house.clock.turn(seconds)
    await house.quiet()
    for live in list(house.house.tables.values()):
        await asyncio.gather(*live.calls._sending)
    await house.quiet()


def test_letters_are_sealed_as_the_example_of_the_rfc_is() -> None:
    """RFC 8291, section 5: the same keys and salt give the same bytes."""
    reader = letters.read_point(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    number = int.from_bytes(letters.decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sealed = letters.seal(
        b"When I grow up, I want to be a watermelon",
        reader,
        letters.read_secret("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(number, ec.SECP256R1()),
        letters.decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        length=0,
    )
    assert letters.encoded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_who_is_waited_for_and_not_here_is_called_once_and_told_public_things_alone(tmp_path: Path) -> None:
    async def story() -> None:
        config: dict[str, Any] = {"clock": HandClock(), "chance": Seeded(3), "push_private": True}
        async with PushService() as service, open_house(tmp_path, **config) as house:
            key = (await house.ask("GET", "/api/push"))["key"]
            table, tokens = await house.begun(4)
            asked = house.match(table).questions[0].player
            browsers = [Browser() for _ in tokens]
            for browser, token in zip(browsers, tokens, strict=True):
                box = browser.subscription(f"{service.origin}/to/{token[:4]}", "pl")
                assert "info" in await subscribed(house, table, token, box)
            await settled(house, 9)
            assert service.letters.empty()
            await settled(house, 2)
            head, body = await service.letter()
            assert head[""] == f"POST /to/{tokens[asked][:4]} HTTP/1.1"
            assert head["content-encoding"] == "aes128gcm"
            assert re.fullmatch("[A-Za-z0-9_-]{32}", topic := head["topic"]), "as RFC 8030 has it"
            assert table not in topic, "the service need not know the table"
            assert check_stamp(head["authorization"], service.origin, key)["sub"].startswith("mailto:")
            told = browsers[asked].open(body)
            assert told == {
                "table": table, "game": "stayaway", "name": f"person {asked}", "language": "pl",
            }  # fmt: skip
            assert len(body) == len(letters.seal(b"", letters.read_point(key), b"0" * 16)), "padded"
            await settled(house, 3600)
            assert service.letters.empty(), "one call is enough"
            await house.act(table, tokens[0], "nudge", seat=asked)
            await settled(house, 0)
            head, body = await service.letter()
            assert browsers[asked].open(body) == told
            assert head["topic"] == topic, "it takes the place of one that still waits"

    run(story)


def test_in_a_sealed_moment_who_has_answered_is_called_like_who_has_not(tmp_path: Path) -> None:
    async def story() -> None:
        config: dict[str, Any] = {"clock": HandClock(), "chance": Seeded(3), "push_private": True}
        async with PushService() as service, open_house(tmp_path, **config) as house:
            table, tokens, sockets = await sealed_moment(house)
            for token in tokens:
                await subscribed(house, table, token, Browser().subscription(f"{service.origin}/{token[:4]}"))
            asked = list(formalities.before_all_eyes(house.house.tables[table].standing))
            await answer(house, table, sockets, asked[0], "mine")
            for socket in sockets:
                await socket.leave()
            await settled(house, 30)
            heard = {head[""].split(" ")[1] for head, _ in [await service.letter() for _ in asked]}
            assert heard == {f"/{tokens[one.player][:4]}" for one in asked}
            assert service.letters.empty()

    run(story)


@pytest.mark.parametrize("is_answered", [True, False])
def test_who_has_just_answered_for_all_to_see_is_not_called_to_the_next_question(
    tmp_path: Path, *, is_answered: bool
) -> None:
    async def story() -> None:
        config: dict[str, Any] = {"clock": HandClock(), "chance": Seeded(3), "push_private": True}
        async with PushService() as service, open_house(tmp_path, **config) as house:
            table, tokens = await house.begun(4)
            sockets = [(await house.connect(table, token))[0] for token in tokens]
            for token in tokens:
                await subscribed(house, table, token, Browser().subscription(f"{service.origin}/{token[:4]}"))
            (question,) = house.match(table).questions
            if is_answered:
                await answer(house, table, sockets, question, "mine")
                assert [one.player for one in house.match(table).questions] == [question.player]
            await settled(house, 61)
            assert service.letters.empty() is is_answered

    run(story)


def test_a_subscription_outlives_a_stop_and_goes_when_the_browser_wants_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        config: dict[str, Any] = {"clock": HandClock(), "chance": Seeded(3), "push_private": True}
        async with PushService() as service:
            async with open_house(tmp_path, **config) as house:
                table, tokens = await house.begun(4)
                for token in tokens:
                    await subscribed(
                        house, table, token, Browser().subscription(f"{service.origin}/{token[:4]}")
                    )
                key = (await house.ask("GET", "/api/push"))["key"]
                exported = [row.body for row in (await house.server.services.store.load(table)).rows]  # type: ignore[union-attr]
                assert not any(service.origin in body for body in exported), "no log has it"
            assert (tmp_path / "push.pem").stat().st_mode & 0o777 == 0o600
            service.status = "410 Gone"
            async with open_house(tmp_path, **config) as house:
                assert (await house.ask("GET", "/api/push"))["key"] == key
                await house.house.find(table)
                await settled(house, 11)
                await service.letter()
                asked = house.match(table).questions[0].player
                await house.act(table, tokens[0], "nudge", seat=asked)
                await settled(house, 1)
                assert service.letters.empty(), "who is gone is forgotten"

    run(story)


def test_calls_are_rated_and_can_be_switched_off(tmp_path: Path) -> None:
    async def story() -> None:
        config: dict[str, Any] = {
            "clock": HandClock(),
            "chance": Seeded(3),
            "push_private": True,
            "calls_an_hour": 6.0,
        }
        async with PushService() as service, open_house(tmp_path / "one", **config) as house:
            table, tokens = await house.begun(4)
            asked = house.match(table).questions[0].player
            await subscribed(house, table, tokens[asked], Browser().subscription(f"{service.origin}/here"))
            for _ in range(5):
                await house.act(table, tokens[0], "nudge", seat=asked)
                await settled(house, 0)
            assert service.letters.qsize() == 2
            assert "info" in await subscribed(house, table, tokens[asked], {"endpoint": ""})
            assert not house.house.tables[table].calls._boxes
        async with open_house(tmp_path / "two", push=False) as house:
            table, tokens = await house.laid(4)
            assert (await house.ask("GET", "/api/push"))["key"] is None
            assert (await subscribed(house, table, tokens[0], {"endpoint": ""}))["reason"] == "no_such_page"

    run(story)


@pytest.mark.parametrize(
    ("endpoint", "words"),
    [
        ("http://push.example/x", "https://"),
        ("https://push.example:8443/x", "port"),
        ("https://127.0.0.1/x", "address"),
        ("https://[::1]/x", "address"),
        ("https://name@push.example/x", "name"),
        ("https://push.example/x y", "plain letters"),
        ("https://push.example/x\r\nHost: elsewhere", "plain letters"),
        ("ftp://push.example/x", "https://"),
        ("https://", "address"),
    ],
)
def test_calls_go_to_push_services_alone(tmp_path: Path, endpoint: str, words: str) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens = await house.laid(4)
            refused = await subscribed(house, table, tokens[0], Browser().subscription(endpoint))
            assert refused["reason"] == "bad_message"
            assert words in refused["args"]["detail"]

    run(story)


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.8", "192.168.1.1", "169.254.169.254", "::1", "fd00::1", "fe80::1%eth0", "::ffff:10.0.0.8",
     "2002:0a00:0008::1", "64:ff9b::a00:8", "::10.0.0.8", "fec0::1", "100.64.0.1", "224.0.0.1", "0.0.0.0"],
)  # fmt: skip
def test_a_name_that_leads_into_a_network_is_not_called(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            service = house.server.services.push
            assert service is not None
            loop = asyncio.get_running_loop()

            async def found(*_: Any, **__: Any) -> list[Any]:
                public, inside = ("93.184.215.14", 443), (address, 443)
                return [(2, 1, 6, "", public), (2, 1, 6, "", inside)]

            async def connect(*_: Any, **__: Any) -> Any:
                raise AssertionError("it was called")

            monkeypatch.setattr(loop, "getaddrinfo", found, raising=False)
            monkeypatch.setattr(asyncio, "open_connection", connect)
            box = Browser().subscription("https://push.example/x")
            assert await service.send(CallMe(**box), {}, "x") == "failed"  # type: ignore[arg-type]

    run(story)


def test_a_slow_table_waits_for_its_time_awake_and_then_a_bot_plays_on_until_they_are_back(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock(), chance=Seeded(3), sleep_minutes=15) as house:
            table, tokens = await house.begun(4, move_hours=24)
            live = house.house.tables[table]
            question = house.match(table).questions[0]
            other = next(seat for seat in (1, 2, 3) if seat != question.player)
            socket, welcome = await house.connect(table, tokens[other])
            assert [one["closes_at"] for one in welcome["waiting"]] == [house.clock.now() + 24 * 3_600_000]
            await settled(house, 3600)
            refused = await house.act(table, tokens[other], "let_bot_play", seat=question.player)
            assert refused["reason"] == "not_away_long_enough"
            await socket.leave()
            await settled(house, 22.9 * 3600)
            await tidy(house.house)
            assert house.house.tables[table] is live, "it does not sleep"
            assert house.match(table).questions[0] == question
            await settled(house, 0.2 * 3600)
            assert live.standing.places[question.player].is_played_by_bot
            await settled(house, 5)
            assert house.match(table).questions[0] != question, "the bot has answered"
            _, welcome = await house.connect(table, tokens[question.player])
            assert not live.standing.places[question.player].is_played_by_bot

    run(story)


def test_who_is_back_at_a_slow_table_before_the_bot_has_answered_has_a_whole_time_again(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock(), chance=Seeded(3)) as house:
            table, tokens = await house.begun(4, move_hours=1)
            place = house.house.tables[table].standing.places[house.match(table).questions[0].player]
            question = house.match(table).questions[0]
            await settled(house, 3601)
            assert place.is_played_by_bot
            _, welcome = await house.connect(table, tokens[question.player])
            await settled(house, 60)
            assert not place.is_played_by_bot, "nobody is played for again at once"
            assert house.match(table).questions[0] == question
            assert [one["closes_at"] for one in welcome["waiting"]] > [house.clock.now() + 3_500_000]

    run(story)


def test_the_time_for_a_move_does_not_run_while_a_table_stands_still_or_had_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock(), chance=Seeded(3), sleep_minutes=15) as house:
            table, tokens = await house.begun(4)
            asked = house.match(table).questions[0].player

            def is_played_by_bot() -> bool:
                return bool(house.house.tables[table].standing.places[asked].is_played_by_bot)

            await settled(house, 5 * 3600)
            slow = {**(await house.ask("GET", f"/api/tables/{table}"))["settings"], "move_hours": 1}
            assert "info" in await house.act(table, tokens[0], "change_table", settings=slow)
            await settled(house, 1800)
            assert not is_played_by_bot(), "it counts from now on"
            await house.act(table, tokens[0], "pause", is_paused=True)
            await settled(house, 5 * 3600)
            await tidy(house.house)
            assert table not in house.house.tables, "nobody's time runs: it may sleep"
            await house.act(table, tokens[0], "pause", is_paused=False)
            await settled(house, 1800)
            assert not is_played_by_bot()
            await settled(house, 1801)
            assert is_played_by_bot()

    run(story)


def test_in_a_sealed_moment_a_slow_table_names_nobody_who_let_the_time_pass(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock(), chance=Seeded(3)) as house:
            table, _, sockets = await sealed_moment(house, move_hours=1)
            asked = house.match(table).asked
            await settled(house, 3601)
            assert house.match(table).asked is not asked
            live = house.house.tables[table]
            assert not any(place.is_played_by_bot for place in live.standing.places)
            frames = b"".join(sockets[0].sent)
            assert b'"clock_closed"' in frames
            assert b'"clock_answered"' not in frames

    run(story)


def test_names_are_looked_up_in_threads_that_nobody_else_needs(tmp_path: Path) -> None:
    """A push service whose name is slow to find would keep the threads of everything else, and the other way round."""

    async def story() -> None:
        loop, freed = asyncio.get_running_loop(), threading.Event()
        pool = ThreadPoolExecutor(1)
        loop.set_default_executor(pool)
        busy = loop.run_in_executor(None, freed.wait)
        try:
            async with PushService() as service:
                push = WebPush(Config(data=tmp_path, push_private=True), Metrics())
                box = msgspec.convert(Browser().subscription(service.origin), CallMe)
                assert await push.send(box, {"table": "a"}, "a") == "delivered"
        finally:
            freed.set()
            await busy

    run(story)
