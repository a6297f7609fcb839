"""Bots at a table: in processes of their own, at a pace of their own, seeing a view and no table."""

from __future__ import annotations

import asyncio
import pickle
import time
from pathlib import Path
from typing import Any

import pytest

from outpost31 import GAMES, Match
from outpost31.kernel import Question
from outpost31.server.running import bot_pool
from outpost31.server.running.bot_pool import BotPool
from outpost31.server.running.clocks import HandClock
from outpost31.server.running.services import Thought
from outpost31.server.tables import timers
from tests.server.asgi import EagerBots, Table, open_house, run


async def _against_bots(house: Table, game: str, seats: int, **settings: Any) -> tuple[str, str]:
    body = {"game": game, "seats": seats, "name": "Ann", "settings": {"reaction_seconds": 0, **settings}}
    made = await house.ask("POST", "/api/tables", body)
    for _ in range(seats - 1):
        await house.act(made["table"], made["token"], "add_bot")
    await house.act(made["table"], made["token"], "start")
    return made["table"], made["token"]


@pytest.mark.parametrize("game", list(GAMES))
def test_worker_processes_play_every_game(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timers, "LEAST_SEARCH", 40)  # so little that searches are cut off, too

    async def story() -> None:
        pool = BotPool(1)
        async with open_house(tmp_path, bots=pool) as house:
            table, token = await _against_bots(house, game, GAMES[game].seats[0], bot_seconds=0.0)
            await house.act(table, token, "let_bot_play", seat=0)
            for _ in range(600):
                await asyncio.sleep(0.05)
                match = house.match(table)
                if match.outcome is not None or len(match.answers) > 150:
                    break
            match = house.match(table)
            assert match.outcome is not None or len(match.answers) > 60
            assert 'outpost31_answers_total{by="bot"}' in house.server.services.metrics.text().decode()

    run(story)


class SearchingBots(EagerBots):
    """Bots of the level that imagines worlds."""

    def levels(self, game: str) -> list[str]:
        return BotPool(1).levels(game)[:1]


@pytest.mark.parametrize("game", list(GAMES))
def test_who_searches_is_shown_the_match_behind_its_seats_veil(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timers, "LEAST_SEARCH", 0)

    async def story() -> None:
        bots = SearchingBots()
        async with open_house(tmp_path, bots=bots) as house:
            table, token = await _against_bots(house, game, GAMES[game].seats[0], bot_seconds=0.0)
            await house.act(table, token, "let_bot_play", seat=0)
            for _ in range(100):
                await asyncio.sleep(0.01)
                if len(bots.thoughts) > 4:
                    break
            assert len(bots.thoughts) > 4
            # Nothing can be imagined while somebody's secret choice is on the table, which everybody can tell.
            shown = [thought for thought in bots.thoughts if thought.veiled is not None]
            assert shown
            assert all(thought.veiled and thought.veiled.seat == thought.seat for thought in shown)

    run(story)


def _thought(question: Question, level: str = "random") -> Thought:
    return Thought("t", "stayaway", 0, level, {}, [], question)


def test_a_bot_that_fails_or_dies_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        pool = BotPool(1)
        question = Question(0, "draw", ("draw",))
        with pytest.raises(ValueError, match="no 'genius' bots"):
            await pool.think(_thought(question, "genius"))
        assert await pool.think(_thought(question)) == "draw"
        worker = pool._workers[0]
        assert worker._process is not None
        worker._process.kill()
        await worker._process.wait()
        assert await pool.think(_thought(question)) == "draw", "a new worker took over"
        monkeypatch.setattr(bot_pool, "MOST_SECONDS", 0.0)
        with pytest.raises(TimeoutError):
            await pool.think(_thought(question))
        await pool.close()

    run(story)


class SlowBots(EagerBots):
    """Bots whose thinking takes until they are told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.futures: list[asyncio.Future[Any]] = []

    def think(self, thought: Thought) -> asyncio.Future[Any]:
        self.thoughts.append(thought)
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.futures.append(future)
        return future


def test_a_bot_answers_on_the_beat_however_long_it_thought(tmp_path: Path) -> None:
    async def story() -> None:
        bots = SlowBots()
        async with open_house(tmp_path, bots=bots, clock=HandClock()) as house:
            table, token = await _against_bots(house, "stayaway", 4, bot_seconds=2.0)
            await house.act(table, token, "let_bot_play", seat=0)
            match = house.match(table)
            for wait, is_ready, is_answered in (
                (1.0, True, False),  # ready early: it waits for its time
                (1.0, True, True),
                (2.0, False, False),  # not ready at its time: the next beat
                (0.5, True, False),
                (1.5, True, True),
            ):
                before = match.questions[0].id
                if is_ready and not bots.futures[-1].done():
                    asked = bots.thoughts[-1].question
                    assert asked is not None
                    bots.futures[-1].set_result(asked.options[0])
                house.clock.turn(wait)
                await house.quiet()
                assert (match.questions[0].id != before) is is_answered

    run(story)


class SlowSearchers(SlowBots, SearchingBots):
    """Bots of the best level there is, whose thinking takes until they are told to stop."""


@pytest.mark.parametrize(("game", "wait"), [("stayaway", 0.5), ("coop", 0.0)])
def test_nobody_reads_from_a_bots_pause_whether_it_searched(tmp_path: Path, game: str, wait: float) -> None:
    """Even at a table without a pace, where there is something to hide."""

    async def story() -> None:
        bots = SlowSearchers()
        async with open_house(tmp_path, bots=bots, clock=HandClock()) as house:
            table, token = await _against_bots(house, game, GAMES[game].seats[0], bot_seconds=0.0)
            await house.act(table, token, "let_bot_play", seat=0)
            match = house.match(table)
            before = match.questions[0].id
            asked = bots.thoughts[-1].question
            assert asked is not None
            bots.futures[-1].set_result(asked.options[0])
            if wait:
                house.clock.turn(wait - 0.1)
                await house.quiet()
                assert match.questions[0].id == before
            house.clock.turn(0.1)
            await house.quiet()
            assert match.questions[0].id != before

    run(story)


def test_a_bot_that_answers_nonsense_is_answered_for(tmp_path: Path) -> None:
    async def story() -> None:
        bots = SlowBots()
        async with open_house(tmp_path, bots=bots, clock=HandClock()) as house:
            table, token = await _against_bots(house, "stayaway", 4, bot_seconds=1.0)
            await house.act(table, token, "let_bot_play", seat=0)
            before = house.match(table).questions[0].id
            bots.futures[-1].set_result("nonsense")
            house.clock.turn(1.0)
            await house.quiet()
            assert house.match(table).questions[0].id != before

    run(story)


def test_what_a_bot_is_asked_holds_no_table() -> None:
    match = Match.new("stayaway", 4, seed=1)
    question = match.questions[0]
    assert isinstance(question.seat, int)
    thought = Thought(
        "t",
        "stayaway",
        question.seat,
        "random",
        match.view(question.seat),
        match.events(question.seat),
        question,
    )
    body = pickle.dumps(thought)
    for word in (b"outpost31.games", b"outpost31.kernel.tables", b"outpost31.kernel.secrets"):
        assert word not in body


def test_thinking_does_not_block_the_loop(tmp_path: Path) -> None:
    async def story() -> None:
        pool = BotPool(1)
        async with open_house(tmp_path, bots=pool) as house:
            table, token = await _against_bots(house, "stayaway", 12, bot_seconds=0.0)
            await house.act(table, token, "let_bot_play", seat=0)
            longest = 0.0
            until = time.monotonic() + 1.5
            while time.monotonic() < until:
                before = time.monotonic()
                await asyncio.sleep(0.005)
                longest = max(longest, time.monotonic() - before)
            assert longest < 0.5

    run(story)
