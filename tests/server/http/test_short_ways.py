"""Short ways in: a code of five letters that finds a lobby, and a table among bots in one request."""

from __future__ import annotations

from pathlib import Path

import pytest

from outpost31 import GAMES
from outpost31.server.running.clocks import HandClock
from outpost31.server.tables import codes
from outpost31.server.tables.acts import BOT_NAMES
from outpost31.server.tables.playing_now import GUESSED_NAMES
from tests.server.asgi import open_house, run


def test_a_code_finds_a_lobby_while_it_seats_people_and_ends_with_the_start(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens = await house.laid(4)
            code = (await house.ask("GET", f"/api/tables/{table}"))["code"]
            assert len(code) == 5
            assert not set(code) & set("AEIOUYQ01258")
            found = await house.ask("GET", f"/api/codes/{code}")
            assert found["reason"] == "no_such_code", "every seat is taken"
            await house.act(table, tokens[3], "leave", seat=3)
            for typed in (code, code.lower(), f"{code[:2]}-{code[2:]}"):
                assert await house.ask("GET", f"/api/codes/{typed}") == {"table": table}
            await house.act(table, tokens[0], "add_bot")
            await house.act(table, tokens[0], "start")
            found = await house.ask("GET", f"/api/codes/{code}")
            assert (found["status"], found["reason"]) == (404, "no_such_code")
            assert (await house.ask("GET", f"/api/tables/{table}"))["code"] is None

    run(story)


def test_a_code_survives_a_stop_unless_somebody_else_has_it_by_then(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            made = await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4, "name": "Ann"})
            code = made["info"]["code"]
        async with open_house(tmp_path) as house:
            assert await house.ask("GET", f"/api/codes/{code}") == {"table": made["table"]}
            live = house.house.tables[made["table"]]
            await house.house.let_sleep(live)
            assert (await house.ask("GET", f"/api/codes/{code}"))["reason"] == "no_such_code"
            await house.house.find(made["table"])
            assert await house.ask("GET", f"/api/codes/{code}") == {"table": made["table"]}

    run(story)


def test_no_two_lobbies_have_one_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = iter(["BBBBB", "BBBBB", "CCCCC"])
    monkeypatch.setattr(codes, "new_code", lambda: next(given))

    async def story() -> None:
        async with open_house(tmp_path) as house:
            asked = {"game": "stayaway", "seats": 4, "name": "Ann"}
            made = [(await house.ask("POST", "/api/tables", asked))["info"]["code"] for _ in range(2)]
            assert made == ["BBBBB", "CCCCC"]

    run(story)


def test_spent_codes_are_thrown_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, max_tables=4) as house:
            for _ in range(codes.SPENT + 30):
                await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4, "name": "Ann"})
            assert len(house.house.codes._given) <= codes.SPENT + 10

    run(story)


def test_who_guesses_codes_is_soon_too_fast(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, codes_a_minute=3) as house:
            answers = [await house.ask("GET", "/api/codes/BCDFG") for _ in range(5)]
            assert [one["reason"] for one in answers] == ["no_such_code"] * 3 + ["too_fast"] * 2

    run(story)


@pytest.mark.parametrize("game", list(GAMES))
def test_one_request_begins_a_game_among_novices(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock()) as house:
            made = await house.ask("POST", "/api/play", {"game": game, "language": "pl"})
            info = made["info"]
            assert info["state"] == "playing"
            assert info["language"] == "pl"
            assert len(info["seats"]) == (1 if game == "coop" else 6)
            first, *bots = info["seats"]
            assert first["name"] in GUESSED_NAMES
            assert {one["level"] for one in bots} <= {"novice"}
            assert info["settings"]["reaction_seconds"] == 0
            socket, welcome = await house.connect(made["table"], made["token"])
            assert welcome["you"]["seats"] == [0]
            assert welcome["picture"]["view"] is not None
            await house.act(made["table"], made["token"], "rename", seat=0, name="Ewa")
            assert (await socket.hear("table_changed"))["table"]["seats"][0]["name"] == "Ewa"

    run(story)


def test_play_now_takes_wishes_and_refuses_what_there_is_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock()) as house:
            wishes = {"game": "stayaway", "seats": 4, "name": "Ann", "level": "random"}
            made = await house.ask("POST", "/api/play", wishes)
            assert [one["level"] for one in made["info"]["seats"]] == [None, *["random"] * 3]
            for wish, reason in (
                ({"game": "chess"}, "no_such_game"),
                ({"game": "stayaway", "seats": 32}, "bad_option"),
                ({"game": "stayaway", "level": "divine"}, "bad_option"),
                ({"game": "stayaway", "name": "  "}, "bad_name"),
            ):
                assert (await house.ask("POST", "/api/play", wish))["reason"] == reason

    run(story)


def test_among_people_a_name_is_kept_once_the_game_has_begun(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock()) as house:
            table, tokens = await house.begun(4)
            refused = await house.act(table, tokens[1], "rename", seat=1, name="Other")
            assert refused["reason"] == "already_started"

    run(story)


def test_guessed_names_are_nobodys_in_the_games() -> None:
    assert not set(GUESSED_NAMES) & set(BOT_NAMES)
