"""A table's life over the wire: laying, joining, starting, playing to the end, a rematch."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.server.asgi import Table, open_house, run


def harmless(options: Sequence[Any]) -> Any:
    """The first option that burns nobody and declares nothing, so that the game goes on."""
    return next((one for one in options if not {"flamethrower", "declare"} & words_of(one)), options[0])


def words_of(option: Any) -> set[str]:
    """The words in an option of Stay Away!, whatever its shape."""
    if isinstance(option, dict):
        return {word for one in option.values() for word in words_of(one)}
    return {option} if isinstance(option, str) else set()


async def play_on(house: Table, table: str, sockets: list[Any], answers: int, seed: int = 1) -> int:
    """Answer open questions over the sockets, anything on offer, this many times or to the end."""
    chance = random.Random(seed)
    match = house.match(table)
    for number in range(answers):
        if match.outcome is not None:
            return number
        question = chance.choice(match.questions)
        socket = sockets[question.seat]
        options = [one for one in question.options if one != "declare"] or list(question.options)
        option = chance.choice(options)
        client = f"{seed}:{question.id}:{number}"
        socket.say("answer", client=client, seat=question.seat, question=question.id, option=option)
        message = await socket.hear("ack", "refused")
        assert message == {"type": "ack", "client": client}
    return answers


def test_a_game_is_played_to_its_end_and_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens = await house.begun(4, reaction_seconds=0)
            sockets = [(await house.connect(table, token))[0] for token in tokens]
            watcher, welcome = await house.connect(table)
            assert welcome["you"] == {
                "viewer": None, "device": None, "seats": [], "is_host": False, "is_gated": False,
            }  # fmt: skip
            early = await house.ask("GET", f"/api/tables/{table}/record")
            assert (early["status"], early["reason"]) == (409, "not_over")
            for eyes in ("everything", "0"):
                early = await house.ask("GET", f"/api/tables/{table}/replay?viewer={eyes}")
                assert (early["status"], early["reason"]) == (409, "not_over")
            await play_on(house, table, sockets, 100_000)
            update = await watcher.hear("update")
            while update["picture"]["view"].get("outcome") is None:
                update = await watcher.hear("update")
            assert update["waiting"] == []
            record = await house.ask("GET", f"/api/tables/{table}/record")
            assert record["game"] == "stayaway"
            assert record["outcome"] is not None
            replay = await house.ask("GET", f"/api/tables/{table}/replay?viewer=2&start=0&count=5")
            assert replay["frames"][0]["view"]["you"] == 2
            assert len(replay["frames"]) == 5
            together = await house.ask("GET", f"/api/tables/{table}/replay?viewer=everything&start=0&count=5")
            first_moment = together["frames"][0]
            assert first_moment["view"]["you"] is None
            assert all(player["hand"] and player["role"] for player in first_moment["view"]["players"])
            dealt = [event for event in first_moment["events"] if event["event"] == "HandDealt"]
            assert [event["cards"] for event in dealt] == [
                player["hand"] for player in first_moment["view"]["players"]
            ]
            first = await house.act(table, tokens[1], "rematch")
            second = await house.act(table, tokens[1], "rematch")
            other = await house.act(table, tokens[0], "rematch")
            assert first["table"] == second["table"] == other["table"] != table
            assert first["seats"] == [1]
            assert first["token"] != second["token"]
            assert (await watcher.hear("rematch_ready"))["table"] == first["table"]
            _, welcome = await house.connect(first["table"], first["token"])
            assert welcome["you"]["seats"] == [1]
            assert [one["name"] for one in welcome["table"]["seats"]] == [f"person {n}" for n in range(4)]

    run(story)
