"""Why can't I?: told to who asks, from what that seat sees; nobody else hears of it, and nothing is kept."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

from tests.server.asgi import Socket, open_house, run
from tests.server.tables.test_advice import asked, begun

NUMBERS = itertools.count()


async def why(socket: Socket, seat: int, question: int) -> dict[str, Any]:
    """Ask, and hear the answer."""
    socket.say("ask_why", client=f"why-{next(NUMBERS)}", seat=seat, question=question)
    return await socket.hear("why_not", "refused")


@pytest.mark.parametrize(
    ("game", "people"), [("stayaway", 4), ("boardgame", 4), ("norwegian", 4), ("coop", 2)]
)
def test_who_asks_is_told_and_nobody_else(tmp_path: Path, game: str, people: int) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, sockets = await begun(house, people, game)
            spectator, _ = await house.connect(table)
            match = house.match(table)
            while match.questions[0].kind not in ("draw", "room_to_enter", "turn"):
                question = match.questions[0]
                said = {"seat": question.player, "question": question.id, "option": question.options[0]}
                sockets[question.player].say("answer", client=f"answer-{next(NUMBERS)}", **said)
                await sockets[question.player].hear("ack")
            seat, question_id = asked(house, table)
            others = [one for one in (*sockets, spectator) if one is not sockets[seat]]
            standing = house.house.tables[table].standing
            before = standing.seq, [len(one.sent) for one in others]
            told = await why(sockets[seat], seat, question_id)
            assert told["type"] == "why_not"
            assert told["question"] == question_id
            assert told["hindrances"]
            for one in told["hindrances"]:
                assert one["what"] and one["id"] and one["clause"]
            assert before == (standing.seq, [len(one.sent) for one in others])
            stale = await why(sockets[seat], seat, question_id + 99)
            assert stale["reason"] == "stale_question"
            other = (seat + 1) % people
            foreign = await why(sockets[other], seat, question_id)
            assert foreign["reason"] == "not_your_seat"
            curious = await why(sockets[other], other, question_id)
            assert curious["reason"] == "stale_question", "somebody else's question is nobody's business"

    run(story)
