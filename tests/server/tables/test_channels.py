"""The private channel of the exposed aliens: who may speak in it, and who may not even know that it was used."""

from __future__ import annotations

from pathlib import Path

import pytest

from outpost31 import GAMES
from tests.server.asgi import open_house, run
from tests.server.tables.test_play import all_in


def test_the_exposed_are_read_from_what_everybody_sees() -> None:
    people = [
        {"player": 0, "status": "character"},
        {"player": 3, "status": "exposed"},
        {"player": 1, "status": "exposed"},
        {"player": 2, "status": "dead"},
    ]
    assert GAMES["boardgame"].exposed({"people": people}) == (1, 3)
    assert GAMES["norwegian"].exposed({"people": people}) == (1, 3)
    assert GAMES["stayaway"].exposed({"players": []}) == ()
    assert GAMES["coop"].exposed({"people": people}) == (), "the alien of 1 to 3 players plans by itself"


@pytest.mark.usefixtures("exposed_team")
def test_only_the_exposed_hear_their_channel(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens, sockets = await all_in(house, 4, "boardgame")
            watcher, _ = await house.connect(table)
            before = [len(socket.sent) for socket in (sockets[0], sockets[2], watcher)]
            sockets[1].say("say", client="1", seat=1, text="the kennel, now", channel="aliens")
            sockets[1].say("say_phrase", client="2", seat=1, phrase="follow_me", about=3, channel="aliens")
            told = [(await sockets[3].hear("told"))["items"][0] for _ in range(2)]
            assert [one["channel"] for one in told] == ["aliens", "aliens"]
            sockets[2].say("say", client="3", seat=2, text="me too", channel="aliens")
            assert (await sockets[2].hear("refused"))["reason"] == "not_exposed"
            await house.quiet()
            after = [len(socket.sent) for socket in (sockets[0], sockets[2], watcher)]
            assert after == [before[0], before[1] + 1, before[2]], "not a frame more, but for the refusal"
        async with open_house(tmp_path) as house:
            _, mate = await house.connect(table, tokens[3])
            _, other = await house.connect(table, tokens[2])
            assert [one["type"] for one in mate["items"]].count("said") == 1
            assert "said" not in [one["type"] for one in other["items"]]

    run(story)
