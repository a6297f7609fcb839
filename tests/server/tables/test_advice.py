"""Advice: told to who asks, from what that seat sees, where all play together; nobody else hears of it."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

from outpost31.bots import Advice, advise, adviser_for, make_bot, show_dreamer
from outpost31.imagination import Veiled, veil
from outpost31.server.log.offered import as_offered
from outpost31.server.log.places import Place
from outpost31.server.running.bot_pool import BotPool
from outpost31.server.running.clocks import HandClock
from outpost31.server.running.services import Thought
from outpost31.server.tables.answers import give
from outpost31.server.tables.live import LiveTable
from tests.server.asgi import EagerBots, Socket, Table, open_house, run


class Advisers(EagerBots):
    """Bots that think here and now."""

    is_ill = False

    def think(self, thought: Thought) -> asyncio.Future[Any]:
        self.thoughts.append(thought)
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        assert thought.question is not None and thought.is_for_advice
        if self.is_ill:
            done.set_exception(ValueError("ill"))
            return done
        bot = make_bot(thought.level, thought.game, thought.seat, thought.table)
        show_dreamer(bot, lambda: thought.veiled)
        done.set_result(advise(bot, thought.view, thought.events, thought.question))
        return done

    def adviser(self, game: str, *, is_alone: bool) -> str | None:
        return adviser_for(game, is_alone=is_alone)


async def begun(house: Table, people: int, game: str) -> tuple[str, list[Socket]]:
    """A table that has begun, and everybody's socket."""
    table, tokens = await house.laid(people, game)
    await house.act(table, tokens[0], "start")
    return table, [(await house.connect(table, token))[0] for token in tokens]


def asked(house: Table, table: str) -> tuple[int, int]:
    """Whose question is open, and its number."""
    question = house.match(table).questions[0]
    assert isinstance(question.seat, int)
    return question.seat, question.id


def test_who_asks_is_told_and_nobody_else_and_nothing_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        bots = Advisers()
        async with open_house(tmp_path, bots=bots) as house:
            table, sockets = await begun(house, 2, "coop")
            spectator, _ = await house.connect(table)
            seat, question = asked(house, table)
            standing = house.house.tables[table].standing
            before = standing.seq, standing.seal
            sent = [len(one.sent) for one in (sockets[1 - seat], spectator)]
            sockets[seat].say("ask_advice", client="c1", seat=seat, question=question)
            advised = await sockets[seat].hear("advised", "refused")
            assert advised["client"] == "c1" and advised["question"] == question
            offered = json.loads(json.dumps(house.match(table).questions[0].plain()["options"]))
            assert advised["option"] in offered
            assert advised["reasons"] and all(set(one) == {"id", "about"} for one in advised["reasons"])
            assert (standing.seq, standing.seal) == before
            assert [len(one.sent) for one in (sockets[1 - seat], spectator)] == sent
            thought = bots.thoughts[-1]
            assert thought.view == house.match(table).view(seat) and thought.seat == seat
            assert isinstance(thought.veiled, Veiled) and thought.veiled.seat == seat

    run(story)


def test_advice_is_for_an_own_open_question(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, bots=Advisers()) as house:
            table, sockets = await begun(house, 2, "coop")
            seat, question = asked(house, table)
            other = 1 - seat
            sockets[other].say("ask_advice", client="c1", seat=other, question=question)
            assert (await sockets[other].hear("advised", "refused"))["reason"] == "stale_question"
            sockets[seat].say("ask_advice", client="c2", seat=seat, question=question + 1)
            assert (await sockets[seat].hear("advised", "refused"))["reason"] == "stale_question"

    run(story)


def test_where_roles_are_hidden_there_is_no_advice(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, bots=Advisers()) as house:
            table, sockets = await begun(house, 4, "stayaway")
            seat, question = asked(house, table)
            sockets[seat].say("ask_advice", client="c1", seat=seat, question=question)
            assert (await sockets[seat].hear("advised", "refused"))["reason"] == "no_advice"

    run(story)


def test_a_bot_that_fails_over_advice_holds_nobody_up(tmp_path: Path) -> None:
    async def story() -> None:
        bots = Advisers()
        bots.is_ill = True
        async with open_house(tmp_path, bots=bots) as house:
            table, sockets = await begun(house, 1, "coop")
            seat, question = asked(house, table)
            sockets[seat].say("ask_advice", client="c1", seat=seat, question=question)
            assert (await sockets[seat].hear("advised", "refused"))["reason"] == "no_advice"
            bots.is_ill = False
            sockets[seat].say("ask_advice", client="c2", seat=seat, question=question)
            await sockets[seat].hear("advised")

    run(story)


def test_worker_processes_give_advice(tmp_path: Path) -> None:
    async def story() -> None:
        pool = BotPool(1)
        async with open_house(tmp_path, bots=pool) as house:
            table, _ = await begun(house, 1, "coop")
            match = house.match(table)
            question = match.questions[0]
            seen = match.view(0), match.events(0), question
            for level, veiled in (("seasoned", None), ("cunning", veil(match, 0))):
                thought = Thought(table, "coop", 0, level, *seen, is_for_advice=True, veiled=veiled)
                advice = await pool.think(thought)
                assert isinstance(advice, Advice) and advice.option in question.options and advice.reasons

    run(story)


def test_who_is_alone_among_bots_is_advised_in_any_game_without_reasons(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, bots=Advisers(), clock=HandClock()) as house:
            made = await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4, "name": "Ann"})
            table, token = made["table"], made["token"]
            # Nobody plays the others here: the bots of this house only advise.
            standing = house.house.tables[table].standing
            for seat in (1, 2, 3):
                standing.places[seat] = Place("bot", f"bot {seat}", is_ready=True)
            await house.act(table, token, "start")
            socket, _ = await house.connect(table, token)
            while (asked := house.match(table).questions[0]).player != 0 or len(asked.options) == 1:
                live = house.house.tables[table]
                await live.ask(partial(_answer_first, live))
            socket.say("ask_advice", client="a", seat=0, question=asked.id)
            advised = await socket.hear("advised", "refused")
            assert as_offered(advised["option"]) in asked.options
            assert advised["reasons"] == []

    run(story)


async def _answer_first(live: LiveTable) -> None:
    assert live.standing.match is not None
    question = live.standing.match.questions[0]
    option = next(one for one in question.options if one != "declare")
    await give(live, [(question.player, option, question.id, "person")])
