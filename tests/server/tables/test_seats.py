"""Who may sit, look and act: lobby, host's tools, hot-seat, dropped people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from outpost31.server.http.addresses import lan_addresses, qr_code
from outpost31.server.running.clocks import HandClock
from tests.server.asgi import EagerBots, Socket, Table, open_house, run
from tests.server.tables.test_tables import harmless, play_on


async def refused(house: Table, table: str, token: str | None, kind: str, **fields: Any) -> str:
    answer = await house.act(table, token, kind, **fields)
    return str(answer.get("reason"))


def test_opening_a_link_takes_no_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            made = await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4})
            table = made["table"]
            for path in ("", "/record", "/replay", "/qr.svg", "/join", "/act"):
                await house.request("GET", f"/api/tables/{table}{path}")
            await house.connect(table)
            info = await house.ask("GET", f"/api/tables/{table}")
            assert [one["kind"] for one in info["seats"]] == ["open"] * 4

    run(story)


def test_a_seat_is_a_secret_of_256_bits_in_no_cookie(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            body = {"game": "stayaway", "seats": 4, "name": "Ann"}
            status, headers, content = await house.request("POST", "/api/tables", body)
            made = json.loads(content)
            assert status == 201
            assert len(made["token"]) == 43
            assert "set-cookie" not in headers
            _, welcome = await house.connect(made["table"], made["token"])
            assert welcome["you"]["seats"] == [0]
            assert made["token"] not in (tmp_path / "outpost31.sqlite-wal").read_bytes().decode("latin-1")

    run(story)


def test_the_host_arranges_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            made = await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4, "name": "Ann"})
            table, host = made["table"], made["token"]
            guest = (await house.ask("POST", f"/api/tables/{table}/join", {"name": "Ben", "seat": 2}))[
                "token"
            ]
            assert await refused(house, table, guest, "add_bot") == "not_host"
            assert await refused(house, table, host, "start") == "not_enough_seats"
            taken = await house.ask("POST", f"/api/tables/{table}/join", {"name": "ben"})
            assert taken["reason"] == "name_is_taken"
            await house.act(table, host, "add_bot")
            info = (await house.act(table, host, "add_bot", seat=3))["info"]
            assert [one["kind"] for one in info["seats"]] == ["person", "bot", "person", "bot"]
            full = await house.ask("POST", f"/api/tables/{table}/join", {"name": "Cal"})
            assert full["reason"] == "no_room"
            assert await refused(house, table, host, "start") == "not_everybody_ready"
            assert await refused(house, table, host, "kick", seat=1) == "no_such_seat"
            await house.act(table, host, "kick", seat=2)
            await house.act(table, host, "change_table", seats=5, options={"thing_flamethrower": False})
            bad = await house.act(table, host, "change_table", options={"thing_flamethrower": 3})
            assert (bad["reason"], bad["clause"]) == ("bad_option", "S-4.5")
            await house.act(table, host, "let_back")
            again = await house.ask("POST", f"/api/tables/{table}/join", {"name": "Ben"}, guest)
            assert again["seats"] == [2]
            await house.act(table, again["token"], "set_ready", seat=2, is_ready=True)
            await house.act(table, host, "add_bot")
            started = await house.act(table, host, "start")
            assert started["info"]["state"] == "playing"
            assert started["info"]["options"]["thing_flamethrower"] is False
            assert await refused(house, table, host, "kick", seat=2) == "already_started"
            late = await house.ask("POST", f"/api/tables/{table}/join", {"name": "Dan"})
            assert late["reason"] == "already_started"

    run(story)


def test_a_table_is_played_by_the_box_that_somebody_owns(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            listed = (await house.ask("GET", "/api/games"))["games"]
            game = next(one for one in listed if one["game"] == "boardgame")
            boxes = {one["edition"]: one["options"] for one in game["editions"]}
            assert list(boxes) == ["ours", "pt", "en", "it", "pl"]
            assert [len(options) for options in boxes.values()] == [len(game["seats"])] * len(boxes)
            assert boxes["ours"] == [{}] * len(game["seats"])
            assert boxes["pl"][0]["figures"] == {"boiler_snow": 2} and "figures" not in boxes["pl"][-1]

            body: dict[str, Any] = {"game": "boardgame", "seats": 6, "name": "Ann"}
            given = {"edition": "pl", "boarding": "majority"}
            made = await house.ask("POST", "/api/tables", {**body, "options": given})
            table, host = made["table"], made["token"]
            options = (await house.ask("GET", f"/api/tables/{table}"))["options"]
            assert options["edition"] == "pl" and options["boarding"] == "majority"
            assert options["dormitory_contagion"] is True and options["figures"] == {}
            fewer = (await house.act(table, host, "change_table", seats=4))["info"]["options"]
            assert fewer["figures"] == {"boiler_snow": 2} and fewer["boarding"] == "majority"

            bad = await house.ask("POST", "/api/tables", {**body, "options": {"edition": "de"}})
            assert bad["reason"] == "bad_option"
            assert "ours or pt or en or it or pl" in bad["args"]["detail"]

    run(story)


def test_the_public_list_shows_only_who_wants_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            body: dict[str, Any] = {"game": "stayaway", "seats": 4, "name": "Ann"}
            await house.ask("POST", "/api/tables", body)
            made = await house.ask("POST", "/api/tables", {**body, "settings": {"is_public": True}})
            listed = (await house.ask("GET", "/api/tables"))["tables"]
            assert [one["table"] for one in listed] == [made["table"]]
            assert listed[0]["host_name"] == "Ann"

    run(story)


def test_on_a_device_passed_round_nothing_secret_comes_without_reveal(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            body = {"game": "stayaway", "seats": 4, "name": "Ann", "settings": {"reaction_seconds": 0}}
            made = await house.ask("POST", "/api/tables", body)
            table, token = made["table"], made["token"]
            for name in ("Ben", "Cal", "Dan"):
                joined = await house.ask("POST", f"/api/tables/{table}/join", {"name": name}, token)
            assert joined["seats"] == [0, 1, 2, 3]
            socket, welcome = await house.connect(table, token)
            assert welcome["you"]["is_gated"]
            public, _ = await house.connect(table)
            await house.act(table, token, "start")
            match = house.match(table)
            for number in range(12):
                update = await socket.hear("update")
                assert update["picture"] == (await public.hear("update"))["picture"], "as the public sees it"
                assert update["picture"]["questions"] == []
                seat = update["waiting"][0]["seat"]
                socket.say("reveal", client=f"r{number}", seat=seat)
                shown = await socket.hear("revealed")
                assert shown["picture"]["view"] == json.loads(json.dumps(match.view(seat)))
                question = shown["picture"]["questions"][0]
                option = harmless(question["options"])
                socket.say("answer", client=f"a{number}", seat=seat, question=question["id"], option=option)
                await socket.hear("ack")
            secret = [one for one in socket.sent if b'"hand":[' in one]
            assert all(b'"type":"revealed"' in one for one in secret)
            assert len(secret) == 12

    run(story)


def test_on_a_device_passed_round_no_reaction_window_closes_before_it_comes_round(tmp_path: Path) -> None:
    async def play(house: Table, seen: set[str]) -> None:
        body = {"game": "stayaway", "seats": 4, "name": "Ann", "settings": {"reaction_seconds": 8}}
        made = await house.ask("POST", "/api/tables", body)
        table, token = made["table"], made["token"]
        for name in ("Ben", "Cal"):
            await house.ask("POST", f"/api/tables/{table}/join", {"name": name}, token)
        alone = (await house.ask("POST", f"/api/tables/{table}/join", {"name": "Dan"}))["token"]
        await house.act(table, alone, "set_ready", seat=3, is_ready=True)
        await house.act(table, token, "start")
        sockets = [(await house.connect(table, one))[0] for one in (token, token, token, alone)]
        match = house.match(table)
        for number in range(400):
            asked = [one for one in match.questions if one.decline is not None]
            waiting = (await house.connect(table))[1]["waiting"] if asked else []
            for one in asked:
                (due,) = [each["closes_at"] for each in waiting if each["seat"] == one.seat]
                assert due == (house.clock.now() + 8000 if one.seat == 3 else None)
                seen.add("alone" if one.seat == 3 else "passed round")
            before = {one.id for one in asked if one.seat != 3}
            house.clock.turn(60)
            await house.quiet()
            left = {one.id for one in match.questions}
            assert before <= left, "nobody is hurried who has not got the phone yet"
            if match.outcome is not None:
                return
            await play_on(house, table, sockets, 1, seed=number)

    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock()) as house:
            seen: set[str] = set()
            for _ in range(10):
                await play(house, seen)
                if seen == {"passed round", "alone"}:
                    return
            raise AssertionError(f"only {seen} was asked to react")

    run(story)


def test_the_qr_code_and_the_link_to_copy_invite_to_the_same_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, host="0.0.0.0", port=5) as house:
            made = await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4})
            for host in ("127.0.0.1:5", "192.168.1.7:5"):
                by = {"host": host}
                _, _, games = await house.request("GET", "/api/games", headers=by)
                _, _, code = await house.request("GET", f"/api/tables/{made['table']}/qr.svg", headers=by)
                link = json.loads(games)["links"][0]
                assert "127.0.0.1" not in link or not lan_addresses()
                assert code == qr_code(f"{link}/#/t/{made['table']}")

    run(story)


async def _away(house: Table) -> tuple[str, list[str], list[Socket]]:
    table, tokens = await house.begun(4, reaction_seconds=0, bot_seconds=1.0)
    return table, tokens, [(await house.connect(table, token))[0] for token in tokens]


def test_after_two_minutes_anyone_seated_may_let_a_bot_play_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock()) as house:
            table, tokens, sockets = await _away(house)
            assert await refused(house, table, tokens[1], "let_bot_play", seat=2) == "not_away"
            await house.quiet()
            sockets[1].forget()
            await sockets[2].leave()
            here = (await sockets[1].hear("presence_changed"))["presence"]
            assert [one["is_here"] for one in here] == [True, True, False, True]
            assert await refused(house, table, tokens[1], "let_bot_play", seat=2) == "not_away_long_enough"
            house.clock.turn(121)
            await house.quiet()
            here = (await sockets[1].hear("presence_changed"))["presence"]
            assert here[2]["may_be_replaced"]
            answer = await house.act(table, tokens[1], "let_bot_play", seat=2)
            assert answer["info"]["seats"][2]["is_played_by_bot"]
            back, welcome = await house.connect(table, tokens[2])
            assert not welcome["table"]["seats"][2]["is_played_by_bot"], "the person has the seat back"
            assert [one["notice"] for one in welcome["items"] if one["type"] == "noticed"] == [
                "started", "handed_to_bot", "taken_back",
            ]  # fmt: skip
            await back.leave()

    run(story)


def test_the_host_hands_a_seat_to_a_bot_and_its_person_takes_it_back(tmp_path: Path) -> None:
    async def story() -> None:
        bots = EagerBots()
        async with open_house(tmp_path, clock=HandClock(), bots=bots) as house:
            table, tokens, sockets = await _away(house)
            seat = house.match(table).questions[0].seat
            await house.act(table, tokens[0], "let_bot_play", seat=seat)
            asked = house.match(table).questions[0].id
            sockets[seat].say("answer", client="x", seat=seat, question=asked, option="draw")
            assert (await sockets[seat].hear("refused"))["reason"] == "bot_plays"
            house.clock.turn(0.9)
            await house.quiet()
            assert house.match(table).questions[0].id == asked, "a bot takes its time"
            house.clock.turn(0.2)
            await house.quiet()
            assert house.match(table).questions[0].id == asked + 1
            assert {one.seat for one in bots.thoughts} == {seat}
            await house.act(table, tokens[seat], "take_back", seat=seat)
            assert not house.house.tables[table].standing.places[seat].is_played_by_bot

    run(story)


def test_a_new_host_is_found_when_the_host_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock()) as house:
            table, tokens, sockets = await _away(house)
            assert await refused(house, table, tokens[1], "claim_host") == "not_away"
            await sockets[0].leave()
            await house.quiet()
            house.clock.turn(121)
            await house.act(table, tokens[1], "claim_host")
            assert await refused(house, table, tokens[0], "pause", is_paused=True) == "not_host"
            await house.act(table, tokens[1], "make_host", seat=3)
            answer = await house.act(table, tokens[3], "end_table")
            assert answer["info"]["is_abandoned"]
            record = await house.ask("GET", f"/api/tables/{table}/record")
            assert record["outcome"] is None, "the record of a game that was broken off is everybody's too"

    run(story)


def test_whom_the_host_sent_away_sits_down_again_only_when_let_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens = await house.laid(4)
            path = f"/api/tables/{table}/join"
            info = (await house.act(table, tokens[0], "kick", seat=2))["info"]
            assert info["sent_away"] == ["person 2"]
            status, _, body = await house.request("POST", path, {"name": "Somebody else"}, tokens[2])
            assert (status, json.loads(body)["reason"]) == (403, "sent_away"), "under no other name either"
            assert await refused(house, table, tokens[1], "let_back") == "not_host"
            newcomer = await house.ask("POST", path, {"name": "Newcomer"})
            assert newcomer["seats"] == [2], "the seat is open to everybody else"
            await house.act(table, newcomer["token"], "leave", seat=2)
        async with open_house(tmp_path) as house:
            again = await house.ask("POST", path, {"name": "person 2"}, tokens[2])
            assert again["reason"] == "sent_away", "a restart forgives nobody"
            info = (await house.act(table, tokens[0], "let_back"))["info"]
            assert info["sent_away"] == []
            assert (await house.ask("POST", path, {"name": "person 2"}, tokens[2]))["seats"] == [2]

    run(story)


def test_a_phone_that_is_passed_round_keeps_its_other_seats_and_takes_no_new_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            made = await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 5, "name": "Ann"})
            table, host = made["table"], made["token"]
            path = f"/api/tables/{table}/join"
            phone = (await house.ask("POST", path, {"name": "Ben"}))["token"]
            phone = (await house.ask("POST", path, {"name": "Cal"}, phone))["token"]
            host = (await house.ask("POST", path, {"name": "Dee"}, host))["token"]
            info = (await house.act(table, host, "kick", seat=1))["info"]
            assert info["sent_away"] == ["Ben"]
            assert info["seats"][2]["name"] == "Cal"
            assert (await house.ask("POST", path, {"name": "Dan"}, phone))["reason"] == "sent_away"
            await house.act(table, host, "let_back")
            assert (await house.ask("POST", path, {"name": "Dan"}, phone))["seats"] == [1, 2]
            assert (await house.act(table, host, "kick", seat=3))["info"]["sent_away"] == []
            assert (await house.ask("POST", path, {"name": "Eve"}, host))["seats"] == [0, 3], (
                "the host sends nobody of their own away for good"
            )

    run(story)
