"""How long a bot takes tells nothing: a long search is cut off in time, whatever the bot holds."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from pathlib import Path
from typing import Any, cast

import pytest

from outpost31 import Match
from outpost31.imagination import Veiled, veil
from outpost31.kernel import Question
from outpost31.server.running import bot_worker
from outpost31.server.running.bot_pool import BotPool, Worker
from outpost31.server.running.bot_worker import Minds, TimeUp, at_most
from outpost31.server.running.clocks import HandClock
from outpost31.server.running.services import Thought
from tests.server.asgi import EagerBots, open_house, run
from tests.server.running.test_bots import _against_bots
from tests.server.tables.test_tables import harmless

PACE = 1.0


class Brooding:
    """A bot that knows an answer at once, and with worlds to imagine never comes to an end."""

    def __init__(self) -> None:
        self.veiled: Veiled | None = None

    def behold(self, veiled: Veiled | None) -> None:
        self.veiled = veiled

    def answer(self, view: dict[str, Any], events: list[dict[str, Any]], question: Question) -> Any:
        del view, events
        while self.veiled is not None:
            pass
        return question.options[0]


def _thought(**more: Any) -> Thought:
    match = Match.new("stayaway", 4, seed=1)
    question = match.questions[0]
    seat = question.player
    view, events = match.view(seat), match.events(seat)
    return Thought("t", "stayaway", seat, "cunning", view, events, question, veiled=veil(match, seat), **more)


def test_a_search_that_takes_too_long_is_cut_off_and_what_was_known_before_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_worker, "make_bot", lambda *_: Brooding())
    minds, thought = Minds(), _thought(seconds=0.2)
    started = time.monotonic()
    assert thought.question is not None
    assert minds.choose(thought) == thought.question.options[0]
    assert 0.15 < time.monotonic() - started < 10
    assert not minds._bots, "a bot that was cut off may be in any state: it is not asked again"


def test_without_any_time_left_nothing_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "make_bot", lambda *_: Brooding())
    minds, thought = Minds(), _thought(seconds=0.0)
    assert thought.question is not None
    assert minds.choose(thought) == thought.question.options[0]
    assert minds._bots


def test_time_that_is_not_used_up_ends_nothing_later() -> None:
    with at_most(0.05):
        pass
    until = time.monotonic() + 0.2
    while time.monotonic() < until:
        pass
    with pytest.raises(TimeUp), at_most(0.05):
        _go_on_for_ever()


def _go_on_for_ever() -> None:
    while True:
        pass


def test_what_a_thought_waits_for_its_turn_it_is_not_searched_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        worker, left = Worker(), []

        async def exchange(process: Any, thought: Thought) -> None:
            del process
            left.append(thought.seconds)
            await asyncio.sleep(0.3)

        monkeypatch.setattr(worker, "_exchange", exchange)
        await asyncio.gather(*(worker.think(_thought(seconds=0.2)) for _ in range(2)))
        await worker.close()
        assert left == [pytest.approx(0.2, abs=0.1), 0.0]

    run(story)


class SecretSearchers(EagerBots):
    """On a machine that is far too slow: The Thing thinks for long about what it offers, the others about nothing."""

    def __init__(self, clock: HandClock, *, is_cut: bool) -> None:
        super().__init__()
        self._clock = clock
        self._is_cut = is_cut

    def levels(self, game: str) -> list[str]:
        return BotPool(1).levels(game)[:1]

    def think(self, thought: Thought) -> asyncio.Future[Any]:
        self.thoughts.append(thought)
        question = thought.question
        assert question is not None
        role = thought.view["players"][thought.seat]["role"]
        takes = 2.5 if role == "the_thing" and question.kind == "card_to_offer" else 0.01
        if self._is_cut and thought.seconds is not None:
            takes = min(takes, thought.seconds)
        chosen: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._clock.call_later(takes, lambda: chosen.set_result(harmless(question.options)))
        return chosen


def waits(folder: Path, *, is_cut: bool) -> tuple[dict[bool, set[float]], SecretSearchers]:
    """How long The Thing took over what it offered, and how long the others, at a table of slow bots."""
    found: dict[bool, set[float]] = defaultdict(set)
    clock = HandClock()
    bots = SecretSearchers(clock, is_cut=is_cut)

    async def story() -> None:
        async with open_house(folder, bots=bots, clock=clock) as house:
            table, token = await _against_bots(house, "stayaway", 4, bot_seconds=PACE)
            await house.act(table, token, "let_bot_play", seat=0)
            match = house.match(table)
            began: dict[int, tuple[int, Question]] = {}
            for _ in range(3000):
                is_open = {one.id: one for one in match.questions}
                for key in [key for key in began if key not in is_open]:
                    since, question = began.pop(key)
                    if question.kind == "card_to_offer":
                        is_thing = cast(Any, match.table).roles[question.player].value == "the_thing"
                        found[is_thing].add((clock.now() - since) / 1000)
                for key, question in is_open.items():
                    began.setdefault(key, (clock.now(), question))
                if match.outcome is not None or (len(found) == 2 and len(match.answers) > 60):
                    return
                clock.turn(0.1)
                await house.quiet()

    run(story)
    return found, bots


def test_whoever_searches_answers_as_late_as_the_others(tmp_path: Path) -> None:
    found, bots = waits(tmp_path, is_cut=True)
    assert found == {True: {PACE}, False: {PACE}}
    # How long they may search depends on the table's pace, and on nothing that only some know.
    assert {one.seconds for one in bots.thoughts if one.veiled is not None} == {0.75 * PACE}
    assert {one.seconds for one in bots.thoughts if one.veiled is None} <= {None}


def test_a_search_that_is_not_cut_off_is_caught(tmp_path: Path) -> None:
    found, _ = waits(tmp_path, is_cut=False)
    assert found[False] == {PACE}
    assert found[True] != {PACE}
