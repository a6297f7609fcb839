"""Bots hear what is claimed at a table, and say something now and then: when, nobody can read a secret from."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from outpost31.bots import TEMPERS, Saying, levels_for, talks
from outpost31.kernel import Seeded
from outpost31.server.running.bot_pool import BotPool
from outpost31.server.running.clocks import HandClock
from outpost31.server.running.services import Thought
from outpost31.server.tables import bot_talk
from outpost31.server.tables.bot_talk import APART, order_of, pause_before
from tests.server.asgi import EagerBots, Socket, Table, open_house, run

I_AM = Saying("i_am", thing="human")
WARNING = Saying(phrase="boiler_may_fail")


class Chatterbox(EagerBots):
    """Bots that say what they are told to whenever they may."""

    def __init__(self, *words: Saying) -> None:
        super().__init__()
        self.words = list(words)
        self.clock: HandClock | None = None
        self.asked: list[tuple[int, int]] = []

    def think(self, thought: Thought) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if thought.question is not None:
            return done  # it talks, and does not play
        self.thoughts.append(thought)
        assert self.clock is not None
        self.asked.append((self.clock.now(), thought.seat))
        done.set_result(self.words.pop(0) if self.words else None)
        return done

    def talks(self, game: str, level: str) -> bool:
        return game == "stayaway" and level == "novice"


async def seated(house: Table, people: int, bots: int, level: str = "novice", **settings: Any) -> Any:
    settings = {"everybody_clicks": True, **settings}
    asked = {"game": "stayaway", "seats": people + bots, "name": "person 0", "settings": settings}
    made = await house.ask("POST", "/api/tables", asked)
    table, tokens = made["table"], [made["token"]]
    for seat in range(1, people):
        joined = await house.ask("POST", f"/api/tables/{table}/join", {"name": f"person {seat}"})
        tokens.append(joined["token"])
        await house.act(table, joined["token"], "set_ready", seat=seat, is_ready=True)
    for _ in range(bots):
        await house.act(table, tokens[0], "add_bot", level=level)
    started = await house.act(table, tokens[0], "start")
    assert "status" not in started, started
    return table, tokens, [(await house.connect(table, token))[0] for token in tokens]


ANSWERS = {"i_am", "i_suspect", *(word for one in TEMPERS.values() for word in one.manner.retorts)}
"""What bots of any temper say to whoever suspects them."""


async def turn_on(house: Table, seconds: float, steps: int = 20) -> None:
    for _ in range(steps):
        house.clock.turn(seconds / steps)
        await house.quiet()


def claims_of(socket: Socket, seat: int) -> list[dict[str, Any]]:
    return [item for item in told(socket) if item["type"] == "claimed" and item["seat"] == seat]


def answers_of(socket: Socket, seat: int) -> list[dict[str, Any]]:
    return [
        item
        for item in told(socket)
        if item["type"] in ("claimed", "phrase_said")
        and item["seat"] == seat
        and item.get("claim", item.get("phrase")) in ANSWERS
    ]


def told(socket: Socket) -> list[dict[str, Any]]:
    return [item for frame in socket.sent for item in json.loads(frame).get("items", ())]


def test_a_bot_that_is_accused_answers_and_all_hear_it(tmp_path: Path) -> None:
    """With the bots that people play against, in their own processes."""

    async def story() -> None:
        async with open_house(tmp_path, bots=BotPool(1)) as house:
            table, tokens, sockets = await seated(
                house, 2, 3, "seasoned", bot_seconds=0.0, reaction_seconds=0
            )
            watcher, _ = await house.connect(table)
            sockets[0].say("claim", client="c1", seat=0, claim="i_suspect", about=3)
            await sockets[0].hear("ack")
            ears = (*sockets, watcher)
            for _ in range(600):
                if all(answers_of(ear, 3) for ear in ears):
                    break
                await asyncio.sleep(0.05)
            (said, *_), *others = (answers_of(ear, 3) for ear in ears)
            assert all(heard[0] == said for heard in others)
        async with open_house(tmp_path) as house:
            socket, welcome = await house.connect(table, tokens[0])
            assert said in welcome["items"], "what a bot said survives a stop as what people say does"
            # Others may have spoken in between: the accused is first to be asked, not the only one.
            talk = house.house.tables[table].standing.talk
            accused = talk.index(Saying("i_suspect", about=3).plain(0))
            assert any(one["seat"] == 3 for one in talk[accused:])
            del socket

    run(story)


def test_a_bot_says_one_thing_at_its_time_and_only_what_people_could_say(tmp_path: Path) -> None:
    async def story() -> None:
        words = (
            I_AM,
            Saying("i_rule_the_world"),
            Saying(phrase="hmm"),
            Saying("i_suspect", about=77),
            Saying("i_suspect", about=-1),
            Saying("i_hold", thing="Not a thing!"),
            I_AM,
            Saying(phrase="burn_it", about=0),
            WARNING,
            WARNING,
        )
        bots = Chatterbox(*words)
        bots.clock = HandClock()
        async with open_house(tmp_path, bots=bots, clock=bots.clock) as house:
            table, _, sockets = await seated(house, 3, 1, bot_seconds=2.0, reaction_seconds=0)
            await turn_on(house, 10.0)
            assert [one.heard for one in bots.thoughts if one.question is None] == [[]]
            for number in range(len(words)):
                sockets[1].say("claim", client=f"c{number}", seat=1, claim="i_trust", about=3)
                await sockets[1].hear("ack")
                await turn_on(house, 12.0)
            standing = house.house.tables[table].standing
            mine = [one for one in standing.talk if one["seat"] == 3]
            burn = Saying(phrase="burn_it", about=0)
            assert mine == [one.plain(3) for one in (I_AM, burn, WARNING, WARNING)], (
                "a warning may be repeated"
            )
            heard = [one.heard for one in bots.thoughts if one.question is None][-1]
            assert heard == standing.talk[: len(heard)]
            assert heard[-1] == Saying("i_trust", about=3).plain(1), "it hears what people claim"

    run(story)


def test_bots_are_sparing(tmp_path: Path) -> None:
    """However much they would like to say: one after the other, and silence in between."""

    async def story() -> None:
        bots = Chatterbox(*(Saying("i_suspect", about=0, thing=f"t{number}") for number in range(50)))
        bots.clock = HandClock()
        async with open_house(tmp_path, bots=bots, clock=bots.clock) as house:
            table, _, sockets = await seated(house, 1, 5, bot_seconds=0.1, reaction_seconds=0)
            await turn_on(house, 2.0)
            times = [item["at"] for item in told(sockets[0]) if item["type"] == "claimed"]
            assert len(times) == 1
            await turn_on(house, 60.0, 120)
            times = [item["at"] for item in told(sockets[0]) if item["type"] == "claimed"]
            assert len(times) > 2
            assert all(later - before >= bot_talk.SILENCE * 1000 for before, later in pairwise(times))
            del table

    run(story)


def test_whoever_was_spoken_of_stays_first_whatever_others_say_meanwhile(tmp_path: Path) -> None:
    async def story() -> None:
        bots = Chatterbox(*(Saying("i_suspect", about=1, thing=f"t{number}") for number in range(50)))
        bots.clock = HandClock()
        async with open_house(tmp_path, bots=bots, clock=bots.clock) as house:
            _, _, sockets = await seated(house, 1, 5, bot_seconds=0.1, reaction_seconds=0)
            await turn_on(house, 2.0)
            for about in (2, 3, 4, 5):
                bots.asked.clear()
                # By now the next bot has its words ready: it speaks of seat 1 before anybody answers this.
                sockets[0].say("claim", client=f"a{about}", seat=0, claim="i_suspect", about=about)
                await sockets[0].hear("ack")
                for _ in range(20):
                    if len(bots.asked) >= 3:
                        break
                    await turn_on(house, 2.0)
                assert about in [seat for _, seat in bots.asked[:2]], (
                    "it is asked before a whole round is over"
                )

    run(story)


def test_whoever_is_spoken_of_while_thinking_of_its_words_thinks_again(tmp_path: Path) -> None:
    """It was about to wish good luck: said after an accusation, that would be no answer."""

    async def story() -> None:
        bots = Chatterbox(Saying(phrase="good_luck"), I_AM)
        bots.clock = HandClock()
        async with open_house(tmp_path, bots=bots, clock=bots.clock) as house:
            _, _, sockets = await seated(house, 3, 1, bot_seconds=2.0, reaction_seconds=0)
            sockets[0].say("claim", client="c1", seat=0, claim="i_suspect", about=3)
            await sockets[0].hear("ack")
            await turn_on(house, 10.0)
            accusation = Saying("i_suspect", about=3).plain(0)
            assert [one.heard for one in bots.thoughts] == [[], [accusation]]
            lines = [one for one in told(sockets[1]) if one["type"] in ("claimed", "phrase_said")]
            assert [(one["seat"], one.get("claim")) for one in lines] == [(0, "i_suspect"), (3, "i_am")]

    run(story)


def test_who_does_not_talk_is_not_asked(tmp_path: Path) -> None:
    async def story() -> None:
        bots = Chatterbox(*[I_AM] * 9)
        bots.clock = HandClock()
        async with open_house(tmp_path, bots=bots, clock=bots.clock) as house:
            _, _, sockets = await seated(house, 3, 1, "random", bot_seconds=1.0, reaction_seconds=0)
            sockets[0].say("claim", client="c1", seat=0, claim="i_suspect", about=3)
            await turn_on(house, 30.0)
            assert bots.asked == []
            assert claims_of(sockets[0], 3) == []

    run(story)


def test_all_talk_but_who_plays_at_random_and_partners_who_are_novices() -> None:
    talkers = {
        (game, level)
        for game in ("stayaway", "boardgame", "coop", "norwegian")
        for level in levels_for(game)
        if talks(level, game)
    }
    games, levels = ("stayaway", "boardgame", "norwegian"), ("novice", "seasoned", "cunning")
    partners = {("coop", "seasoned"), ("coop", "cunning")}
    assert talkers == {(game, level) for game in games for level in levels} | partners


def test_a_paused_table_is_silent(tmp_path: Path) -> None:
    async def story() -> None:
        bots = Chatterbox(*[I_AM] * 9)
        bots.clock = HandClock()
        async with open_house(tmp_path, bots=bots, clock=bots.clock) as house:
            table, tokens, sockets = await seated(house, 2, 2, bot_seconds=2.0, reaction_seconds=0)
            await house.act(table, tokens[0], "pause", is_paused=True)
            await turn_on(house, 30.0)
            assert not claims_of(sockets[0], 2) + claims_of(sockets[0], 3)
            await house.act(table, tokens[0], "pause", is_paused=False)
            sockets[0].say("claim", client="c1", seat=0, claim="i_suspect", about=3)
            await turn_on(house, 30.0)
            assert claims_of(sockets[0], 2) + claims_of(sockets[0], 3)

    run(story)


@pytest.mark.parametrize("deal", [1, 2, 3])
def test_when_a_bot_may_speak_does_not_depend_on_the_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deal: int
) -> None:
    """The same public course in worlds that were dealt differently: the same bots are asked at the same times."""
    monkeypatch.setattr("outpost31.server.tables.creating.new_table", lambda: "sametable")
    asked = []

    async def story(seed: int, folder: Path) -> None:
        bots = Chatterbox(None, I_AM, None, Saying("i_trust", about=0))  # type: ignore[arg-type]
        bots.clock = HandClock()
        async with open_house(folder, bots=bots, clock=bots.clock, chance=Seeded(seed)) as house:
            _, _, sockets = await seated(house, 2, 4, bot_seconds=1.5, reaction_seconds=0)
            for number, about in enumerate((2, 4, 3)):
                sockets[0].say("claim", client=f"c{number}", seat=0, claim="i_suspect", about=about)
                await sockets[0].hear("ack")
                await turn_on(house, 9.0, 90)
            asked.append((bots.asked, [one["at"] for one in told(sockets[1]) if one["type"] == "claimed"]))

    run(lambda: story(deal, tmp_path / "one"))
    run(lambda: story(deal + 100, tmp_path / "other"))
    assert asked[0] == asked[1]
    assert len(asked[0][0]) > 5


def test_the_order_and_the_pauses_come_from_public_numbers() -> None:
    bots = [1, 2, 4, 5]
    assert sorted(order_of("t", 7, bots, [])) == bots
    assert order_of("t", 7, bots, [5])[0] == 5
    assert len({tuple(order_of("t", number, bots, [])) for number in range(40)}) > 10
    pauses = [pause_before("t", number, 1, 2.0) for number in range(40)]
    assert all(2.0 <= pause <= 6.0 for pause in pauses)
    assert len(set(pauses)) == 40
    assert APART > 1
