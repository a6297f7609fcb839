"""A player over the wire, at a real server: joins, is marked, plays to the end, and comes back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from outpost31.bots.random_bot import RandomBot
from outpost31.client import BadLink, Link, Player, Refused, Unreachable, doors, player, read_link, sit
from outpost31.client.doors import LONGEST_NAME, marked
from outpost31.client.house_bots import LevelBot
from outpost31.client.seen import Gap, Seen
from tests.server.serving import Running, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("client")) as running:
        yield running


def laid(server: Running, game: str = "stayaway", seats: int = 4, bots: int = 2) -> tuple[Link, Link]:
    """A table in its lobby: its link, and the host's own."""
    settings = {"bot_seconds": 0.0, "beat_seconds": 1.0}
    made = server.post("/api/tables", {"game": game, "seats": seats, "name": "Ann", "settings": settings})
    for _ in range(bots):
        server.act(made["table"], made["token"], "add_bot", level="random")
    home = f"http://127.0.0.1:{server.port}"
    return Link(home, made["table"]), Link(home, made["table"], made["token"])


def seated(server: Running, link: Link) -> list[dict[str, Any]]:
    import json

    seats: list[dict[str, Any]] = json.loads(server.get(f"/api/tables/{link.table}")[1])["seats"]
    return seats


async def everybody_is_here(server: Running, link: Link) -> None:
    while any(seat["kind"] == "open" or not seat["is_ready"] for seat in seated(server, link)[1:]):
        await asyncio.sleep(0.02)


def test_a_bot_sits_down_is_shown_as_one_and_plays_to_the_end(server):
    link, own = laid(server)

    async def evening() -> tuple[dict[str, Any], dict[str, Any]]:
        guest = asyncio.create_task(sit(link, RandomBot, "Grudge"))
        await everybody_is_here(server, link)
        assert "Grudge (bot)" in [seat["name"] for seat in seated(server, link)]
        server.act(own.table, str(own.token), "start")
        host = asyncio.create_task(sit(own, lambda seat, chance: LevelBot("novice", seat, chance), "Ann"))
        return await asyncio.wait_for(guest, 120), await asyncio.wait_for(host, 120)

    for view in asyncio.run(evening()):
        assert view["outcome"]["winners"]
    status, record = server.get(f"/api/tables/{link.table}/record")
    assert status == 200 and record


def test_a_player_comes_back_when_the_line_breaks(server, monkeypatch):
    monkeypatch.setattr(player, "FIRST_WAIT_SECONDS", 0.01)
    _, own = laid(server, "coop", seats=1, bots=0)
    server.act(own.table, str(own.token), "start")
    who = Player(own, str(own.token), RandomBot)

    async def evening() -> dict[str, Any]:
        playing = asyncio.create_task(who.play())
        line = None
        for _ in range(3):
            answered = len(who.answered)
            while who.line is line or len(who.answered) == answered:
                assert not playing.done(), "the game was over before the line broke three times"
                await asyncio.sleep(0.001)
            line = who.line
            assert line is not None
            await line.close()
        return await asyncio.wait_for(playing, 120)

    view = asyncio.run(evening())
    assert view["outcome"] is not None and who.breaks >= 3
    begun = [event["round"] for event in who.seen.events if event["event"] == "RoundBegan"]
    assert begun == sorted(set(begun)) and begun, "nothing came twice, and nothing was missed"


def test_what_cannot_be_is_refused(server):
    link, _ = laid(server, bots=3)
    with pytest.raises(Refused, match="no_room"):
        asyncio.run(sit(link, RandomBot, "Late"))
    with pytest.raises(Refused, match="no_such_table"):
        asyncio.run(sit(link._replace(table="nowhere1"), RandomBot, "Lost"))


def test_an_answer_that_is_lost_costs_no_seat(server, monkeypatch):
    """The line breaks after the server has done what it was asked for, and before it could say so."""
    monkeypatch.setattr(doors, "PAUSES", (0.0, 0.0))
    link, _ = laid(server, bots=0)
    done, asked = doors._post_once, []

    def lossy(*given: Any) -> Any:
        told = done(*given)
        asked.append(given[2])
        if len(asked) == 1:
            raise Unreachable("the line broke")
        return told

    monkeypatch.setattr(doors, "_post_once", lossy)
    _, number = doors.take_seat(link, "Grudge")
    assert asked[0] == asked[1], "it asked again with the same key"
    assert [seat["name"] for seat in seated(server, link)] == ["Ann", "Grudge (bot)", None, None]
    assert number == 1
    doors.take_seat(link, "Malice")
    keys = [one["idempotency-key"] for one in asked if "idempotency-key" in one]
    assert len(set(keys)) == 2, "and another seat is asked for with another key"


def test_a_server_that_is_not_there_is_given_up(monkeypatch):
    monkeypatch.setattr(doors, "PAUSES", (0.001, 0.001))
    monkeypatch.setattr(player, "FIRST_WAIT_SECONDS", 0.001)
    monkeypatch.setattr(player, "BREAKS", 3)
    nowhere = Link("http://127.0.0.1:9", "table", "token")
    with pytest.raises(Unreachable):
        asyncio.run(sit(nowhere, RandomBot, "Nobody"))
    with pytest.raises(Unreachable):
        asyncio.run(sit(nowhere._replace(token=None), RandomBot, "Nobody"))


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://localhost:3131/#/t/k7fq2m", Link("http://localhost:3131", "k7fq2m")),
        ("https://play.example/#/t/abc/to-ken_1", Link("https://play.example", "abc", "to-ken_1")),
        (" https://example.org/thing/#/t/abc ", Link("https://example.org/thing", "abc")),
    ],
)
def test_links_are_read(text, link):
    assert read_link(text) == link


def test_a_link_leads_to_socket_and_endpoints():
    link = Link("https://play.example", "abc")
    assert link.socket == "wss://play.example/ws/abc"
    assert link.endpoint("/join") == "https://play.example/api/tables/abc/join"


@pytest.mark.parametrize(
    "text", ["", "localhost", "http://localhost:3131/", "ftp://a/#/t/b", "http:///#/t/b"]
)
def test_what_is_no_link_is_refused(text):
    with pytest.raises(BadLink, match="is no link to a table"):
        read_link(text)


def test_every_name_is_marked():
    assert marked("Grudge") == "Grudge (bot)" == marked("Grudge (bot)")
    assert len(marked("A name that is far too long for a table")) <= LONGEST_NAME


def test_a_gap_in_the_journal_is_noticed():
    seen = Seen()
    seen.take(
        {
            "type": "told",
            "n": 1,
            "items": [{"type": "said", "at": 0, "seat": 1, "text": "?", "channel": "table"}],
        }
    )
    with pytest.raises(Gap):
        seen.take({"type": "told", "n": 3, "items": []})


def test_earlier_pages_come_before_later_ones():
    def happened(name: str) -> dict[str, Any]:
        return {"type": "happened", "at": 0, "event": {"event": name}}

    seen = Seen()
    welcome: dict[str, Any] = {
        "type": "welcome",
        "you": {"viewer": 2},
        "epoch": "e",
        "is_whole": True,
        "n": 3,
        "items": [happened("Third")],
        "table": {"state": "playing", "is_paused": False},
        "picture": {"view": {"game": "stayaway", "outcome": None}, "eliminated": [], "questions": []},
    }
    seen.welcome(welcome)
    assert seen.missing == 2
    seen.prepend({"n": 2, "items": [happened("Second")]})
    seen.prepend({"n": 1, "items": [happened("First")]})
    assert [event["event"] for event in seen.events] == ["First", "Second", "Third"]
    assert (seen.missing, seen.number) == (0, 3)


def test_a_level_plays_any_game():
    view = {"edition": "coop", "viewer": 0}
    assert LevelBot("random", 0, random.Random(1)).speak(view, [], []) == []


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("nowhere",), "is no link to a table"),
        (("http://127.0.0.1:9/#/t/abc",), "Nobody answers at http://127.0.0.1:9"),
        (("http://127.0.0.1:9/#/t/abc", "--bot", "nobody"), "is nobody who could play"),
        (
            ("http://127.0.0.1:9/#/t/abc", "--bot", "no_such_module:Bot"),
            "There is no no_such_module:Bot here",
        ),
        (("http://127.0.0.1:9/#/t/abc", "--bot", "outpost31.client.player:STEP"), "is not a class"),
    ],
)
def test_the_command_says_what_is_wrong(words, told, server):
    result = server.command("sit", *words)
    assert result.exit_code == 2 and told in result.stderr


def test_the_command_lets_a_bot_sit_down(server, monkeypatch, tmp_path):
    (tmp_path / "mine.py").write_text(
        "from outpost31.bots.random_bot import RandomBot\n\n\nclass OldGrudge(RandomBot):\n    pass\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(Path(tmp_path))
    _, own = laid(server, bots=3)
    server.act(own.table, str(own.token), "start")
    result = server.command("sit", f"{own.server}/#/t/{own.table}/{own.token}", "--bot", "mine:OldGrudge")
    assert result.exit_code == 0, result.stderr
    assert "OldGrudge sits down" in result.stdout and "It is over." in result.stdout
