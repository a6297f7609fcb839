"""A share of the bots for every table: nobody's advice, and no number of tables, keeps another table's bots waiting."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest

from outpost31.kernel import Question
from outpost31.server.running import bot_pool
from outpost31.server.running.bot_pool import BotPool, Busy, Worker, spare_cores
from outpost31.server.running.clocks import HandClock
from outpost31.server.running.services import Thought
from outpost31.server.running.shares import Shares
from tests.server.asgi import Table, open_house, run
from tests.server.running.test_bots import SearchingBots, SlowBots, _against_bots
from tests.server.serving import Running, serving
from tests.server.tables.test_advice import Advisers, asked, begun


async def _updates(server: Running, seconds: float) -> int:
    """How often a new table with nothing but bots moves on in so many seconds."""
    table, token = server.alone_with_bots("stayaway", seats=12, level="novice", bot_seconds=0.2)
    server.act(table, token, "let_bot_play", seat=0, level="novice")
    count = 0
    async with server.sitting(table, token) as (ws, _):
        try:
            async with asyncio.timeout(60):  # until the bots have come
                while json.loads(await ws.recv())["type"] != "update":
                    pass
            async with asyncio.timeout(seconds):
                while True:
                    count += json.loads(await ws.recv())["type"] == "update"
        except TimeoutError:
            return count


def test_who_asks_for_advice_without_end_stops_nobody_elses_bots(tmp_path: Path) -> None:
    """As one visitor did it to a real server: many sockets of one table, each asking as fast as it may."""

    async def story(server: Running) -> tuple[int, int]:
        alone = await _updates(server, 3)
        table, visitor = server.alone_with_bots("coop", seats=2)

        async def flood() -> None:
            async with server.sitting(table, visitor) as (ws, welcome):
                asked = welcome["picture"]["questions"]
                question = asked[0]["id"] if asked else 1
                for number in range(1000):
                    body = {"type": "ask_advice", "client": f"a{number}", "seat": 0, "question": question}
                    await ws.send(json.dumps(body))
                    await asyncio.sleep(0.055)

        floods = [asyncio.create_task(flood()) for _ in range(12)]
        await asyncio.sleep(3)
        beside = await _updates(server, 3)
        for one in floods:
            one.cancel()
        await asyncio.gather(*floods, return_exceptions=True)
        return alone, beside

    with serving(tmp_path) as server:
        alone, beside = asyncio.run(story(server))
    assert alone > 5
    assert beside > alone / 3, f"{beside} moves beside the flood, {alone} without it"


# ------------------------------------------------------------------------------ one worker


def _thought(table: str = "t", seat: int = 0, **more: Any) -> Thought:
    return Thought(table, "stayaway", seat, "random", {}, [], Question(seat, "draw", ("draw",)), **more)


class Listed(Worker):
    """A worker that only writes down whose turn it was."""

    def __init__(self, most: int | None = None) -> None:
        super().__init__(most)
        self.turns: list[tuple[str, int]] = []

    async def _ask(self, thought: Thought, asked: float) -> Any:
        del asked
        self.turns.append((thought.table, thought.seat))
        await asyncio.sleep(0)
        return "draw"


def test_tables_take_turns_however_much_one_of_them_has_to_think_about() -> None:
    async def story() -> None:
        worker = Listed()
        busy = [worker.think(_thought("busy", seat)) for seat in range(20)]
        others = [worker.think(_thought(f"other {number}")) for number in range(3)]
        await asyncio.gather(*others)
        assert worker.turns[1:4] == [("other 0", 0), ("other 1", 0), ("other 2", 0)]
        await asyncio.gather(*busy)
        assert [seat for table, seat in worker.turns if table == "busy"] == list(range(20))
        await worker.close()

    run(story)


def test_a_thought_that_nobody_waits_for_is_not_thought() -> None:
    async def story() -> None:
        worker = Listed()
        first, second, third = (worker.think(_thought("t", seat)) for seat in range(3))
        second.cancel()
        await asyncio.gather(first, third)
        assert worker.turns == [("t", 0), ("t", 2)]
        await worker.close()

    run(story)


def test_what_waits_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "MOST_OF_A_TABLE", 4)

    async def story() -> None:
        worker, adviser = Listed(), Listed(3)
        asked = [worker.think(_thought()) for _ in range(6)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(one) for one in done] == [str] * 4 + [Busy] * 2
        asked = [adviser.think(_thought(f"{number}")) for number in range(5)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(one) for one in done] == [str] * 3 + [Busy] * 2
        assert await worker.think(_thought()) == "draw", "there is room again"
        for one in (worker, adviser):
            await one.close()

    run(story)


def test_nothing_in_the_folder_of_the_server_is_taken_for_a_module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "struct.py").write_text(
        "import pathlib; pathlib.Path('was_here').touch(); from _struct import *"
    )
    monkeypatch.chdir(tmp_path)

    async def story() -> None:
        pool = BotPool(1)
        assert await pool.think(_thought()) == "draw"
        await pool.close()

    run(story)
    assert [path.name for path in tmp_path.iterdir()] == ["struct.py"]


def test_one_core_is_left_to_people(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bot_pool, "CPU_QUOTA", tmp_path / "cpu.max")
    for cores, quota, spare in ((1, None, 1), (8, None, 7), (8, "max 100000", 7), (8, "250000 100000", 1)):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _, cores=cores: set(range(cores)), raising=False)
        if quota is not None:
            (tmp_path / "cpu.max").write_text(quota)
        assert spare_cores() == spare
    assert BotPool().processes == spare_cores()


# ------------------------------------------------------------------------------ advice


class Brooding(Advisers):
    """Advisers who think until they are told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.futures: list[asyncio.Future[Any]] = []

    def think(self, thought: Thought) -> asyncio.Future[Any]:
        self.futures.append(asyncio.get_running_loop().create_future())
        return self.futures[-1]


def test_a_device_waits_for_one_advice_at_a_time_and_for_none_when_it_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        bots = Brooding()
        async with open_house(tmp_path, bots=bots) as house:
            table, sockets = await begun(house, 2, "coop")
            seat, question = asked(house, table)
            mine = sockets[seat]
            for client in ("a", "b", "c"):
                mine.say("ask_advice", client=client, seat=seat, question=question)
            for client in ("b", "c"):
                refused = await mine.hear("refused")
                assert (refused["client"], refused["reason"]) == (client, "still_thinking")
            assert len(bots.futures) == 1
            option = house.match(table).questions[0].options[0]
            mine.say("answer", client="d", seat=seat, question=question, option=option)
            await mine.hear("ack")
            seat, question = asked(house, table)
            sockets[seat].say("ask_advice", client="e", seat=seat, question=question)
            await house.quiet()
            await house.quiet()
            assert len(bots.futures) == 2, "the question before is settled: nobody waits for its advice"
            assert seat != 0 or bots.futures[0].cancelled()
            await sockets[seat].leave()
            await house.quiet()
            assert bots.futures[1].cancelled()

    run(story)


# ------------------------------------------------------------------------------ a share for each table


def test_tables_search_while_there_is_time_for_it_the_first_ones_first() -> None:
    told: list[str] = []
    shares = Shares(1)

    def enter(table: str, pause: float = 1.5) -> None:
        shares.enter(table, 4, 4, pause, lambda: told.append(table))

    names = [f"table {number}" for number in range(40)]
    for name in names:
        enter(name)
    searching = [name for name in names if not shares.is_hurried(name)]
    assert searching == names[: len(searching)]
    assert 15 < len(searching) < 30, "a core has time for so many"
    assert told == names[len(searching) :]
    told.clear()
    shares.leave(names[0])
    assert told == [], "a turn that would be lost at once is not given back"
    for name in names[1:6]:
        shares.leave(name)
    assert told and not any(shares.is_hurried(name) for name in told)
    assert shares.hurried == 40 - 6 - sum(not shares.is_hurried(name) for name in names[6:])
    generous = Shares(16)
    for name in names:
        generous.enter(name, 4, 4, 1.5, lambda: told.append("never"))
    assert generous.hurried == 0
    assert Shares().hurried == 0


async def _hurried(house: Table) -> None:
    """As if so many tables were being played that no bot has time to search."""
    house.server.services.shares = Shares(0)


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_bots_in_a_hurry_do_not_search_and_answer_at_the_same_pace(tmp_path: Path, pace: float) -> None:
    """When they answer must not say whether there was something to search."""

    async def beat(folder: Path, *, is_hurried: bool) -> tuple[int, bool]:
        class Searching(SlowBots, SearchingBots):
            pass

        bots = Searching()
        async with open_house(folder, bots=bots, clock=HandClock()) as house:
            if is_hurried:
                await _hurried(house)
            table, token = await _against_bots(house, "stayaway", 4, bot_seconds=pace)
            await house.act(table, token, "let_bot_play", seat=0)
            question = bots.thoughts[-1].question
            assert question is not None
            bots.futures[-1].set_result(question.options[0])
            before = house.match(table).questions[0].id
            for waited in range(1, 40):
                house.clock.turn(0.1)
                await house.quiet()
                if house.match(table).questions[0].id != before:
                    return waited, bots.thoughts[-2].veiled is not None
            raise AssertionError("no answer")

    async def story() -> None:
        waited, has_searched = await beat(tmp_path / "calm", is_hurried=False)
        hurried, searched = await beat(tmp_path / "hurried", is_hurried=True)
        assert (waited, has_searched, searched) == (hurried, True, False)

    run(story)


def test_the_host_is_told_that_bots_are_hurried_and_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, bots=SearchingBots()) as house:
            await _hurried(house)
            table, tokens = await house.laid(4)
            sockets = [(await house.connect(table, token))[0] for token in (*tokens, None)]
            await house.act(table, tokens[0], "start")
            await house.act(table, tokens[0], "let_bot_play", seat=3)
            assert (await sockets[0].hear("bots_hurried"))["is_hurried"] is True
            again, _ = await house.connect(table, tokens[0])
            assert (await again.hear("bots_hurried"))["is_hurried"] is True
            await house.quiet()
            for other in sockets[1:]:
                assert not any(b"bots_hurried" in sent for sent in other.sent)

    run(story)


def test_a_table_whose_reader_is_back_takes_its_share_again(tmp_path: Path) -> None:
    """What its bots take is reckoned when seats or settings change, and when it goes on after standing still."""

    async def story() -> None:
        class Searching(SlowBots, SearchingBots):
            pass

        async with open_house(tmp_path, bots=Searching(), clock=HandClock()) as house:
            await _hurried(house)
            shares = house.server.services.shares
            table, token = await _against_bots(house, "stayaway", 4)
            socket, _ = await house.connect(table, token)
            takes = [shares.is_hurried(table)]
            for client, is_reading in (("r1", True), ("r2", False)):
                socket.say("reading", client=client, seat=0, is_reading=is_reading)
                await socket.hear("ack")
                takes.append(shares.is_hurried(table))
            assert takes == [True, False, True]

    run(story)
