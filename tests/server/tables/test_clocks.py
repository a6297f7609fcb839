"""Clocks: off by default, changed by the host during the game, standing still while the only person reads."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from outpost31.kernel import Seeded
from outpost31.server.protocol.lobby import Settings
from outpost31.server.running.clocks import HandClock
from tests.server.asgi import Socket, Table, open_house, run
from tests.server.tables.test_formalities import alone, answer, sealed_moment


async def at_a_reaction(house: Table, **settings: Any) -> tuple[str, str, Socket]:
    """A co-op game of one person who is just asked for a reaction."""
    table, token = await alone(house, "coop", 1, **settings)
    socket, _ = await house.connect(table, token)
    number = 0
    while (asked := house.match(table).questions[0]).decline is None:
        await answer(house, table, [socket], asked, f"to.{number}")
        number += 1
    return table, token, socket


async def turned(house: Table, seconds: float) -> None:
    house.clock.turn(seconds)
    await house.quiet()


def test_no_clock_runs_unless_the_host_sets_one_and_then_from_that_moment(tmp_path: Path) -> None:
    async def story() -> None:
        assert Settings().reaction_seconds == 0
        async with open_house(tmp_path, clock=HandClock(), chance=Seeded(3)) as house:
            table, token, socket = await at_a_reaction(house)
            asked = house.match(table).questions
            await turned(house, 3600)
            assert house.match(table).questions == asked
            await house.act(table, token, "change_table", settings={"reaction_seconds": 20})
            await house.quiet()
            assert closing(socket) == [house.clock.now() + 20_000]
            await house.act(table, token, "change_table", settings={"reaction_seconds": 60})
            await turned(house, 59)
            assert house.match(table).questions == asked, "the new time counts from when it was set"
            await house.act(table, token, "change_table", settings={"reaction_seconds": 0})
            await turned(house, 3600)
            assert house.match(table).questions == asked, "and switched off it closes nothing"

    run(story)


def closing(socket: Socket) -> list[int | None]:
    """When the windows close, as the socket was last told."""
    frames = [json.loads(frame) for frame in socket.sent if b'"waiting_changed"' in frame]
    return [one["closes_at"] for one in frames[-1]["waiting"]]


async def reads(socket: Socket, client: str, *, is_reading: bool) -> None:
    socket.say("reading", client=client, seat=0, is_reading=is_reading)
    assert (await socket.hear("ack", "refused"))["type"] == "ack"


def test_clocks_stand_still_while_the_only_person_reads(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock(), chance=Seeded(3)) as house:
            table, token, socket = await at_a_reaction(house, reaction_seconds=8)
            asked = house.match(table).questions
            await reads(socket, "one", is_reading=True)
            assert closing(socket) == [None]
            await turned(house, 600)
            assert house.match(table).questions == asked
            await reads(socket, "two", is_reading=False)
            await turned(house, 7.9)
            assert house.match(table).questions == asked, "there is as much time as before"
            await turned(house, 0.2)
            assert house.match(table).questions != asked
            again, _ = await house.connect(table, token)
            await reads(again, "three", is_reading=True)
            asked = house.match(table).questions
            await again.leave()
            await house.quiet()
            await turned(house, 600)
            assert asked[0].decline is None or house.match(table).questions != asked, (
                "who has left reads no more"
            )

    run(story)


def test_bots_wait_while_the_only_person_reads_a_role_card(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock(), chance=Seeded(8)) as house:
            table, token = await alone(house, "stayaway", 4, bot_seconds=1.0)
            socket, _ = await house.connect(table, token)
            spectator, _ = await house.connect(table)
            await reads(socket, "role", is_reading=True)
            before = len(house.match(table).answers)
            await turned(house, 60)
            assert len(house.match(table).answers) == before
            spectator.say("reading", client="x", seat=0, is_reading=True)
            assert (await spectator.hear("refused"))["reason"] == "only_watching"
            await reads(socket, "read", is_reading=False)
            for _ in range(3):
                await turned(house, 1.1)
            assert len(house.match(table).answers) > before

    run(story)


def test_among_people_nobody_stops_the_clock_by_reading(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock(), chance=Seeded(3)) as house:
            table, tokens = await house.begun(2, "coop", reaction_seconds=8, everybody_clicks=True)
            sockets = [(await house.connect(table, token))[0] for token in tokens]
            number = 0
            while (asked := house.match(table).questions[0]).decline is None:
                await answer(house, table, sockets, asked, f"to.{number}")
                number += 1
            await reads(sockets[0], "one", is_reading=True)
            await turned(house, 8.1)
            assert asked not in house.match(table).questions

    run(story)


def test_the_kicked_are_told_and_nobody_else_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens = await house.laid(4)
            sockets = [(await house.connect(table, token))[0] for token in tokens]
            await house.act(table, tokens[0], "kick", seat=2)
            assert (await sockets[2].hear("kicked"))["seat"] == 2
            assert (await sockets[2].hear("welcome"))["you"]["seats"] == []
            await house.quiet()
            for socket in sockets[:2]:
                assert not any(b'"kicked"' in frame for frame in socket.sent)
            refused = await house.act(table, tokens[0], "kick", seat=30)
            assert refused["reason"] == "no_such_seat"

    run(story)


def test_only_who_is_waited_for_is_reminded(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock(), chance=Seeded(3)) as house:
            table, tokens = await house.begun(4)
            sockets = [(await house.connect(table, token))[0] for token in tokens]
            (asked,) = house.match(table).questions
            other = (asked.player + 1) % 4
            refused = await house.act(table, tokens[0], "nudge", seat=other)
            assert refused["reason"] == "not_awaited"
            done = await house.act(table, tokens[0], "nudge", seat=asked.player)
            assert "reason" not in done
            assert (await sockets[asked.player].hear("nudged"))["seat"] == asked.player

    run(story)


def test_in_a_sealed_moment_a_reminder_reaches_only_those_who_have_not_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock(), chance=Seeded(3)) as house:
            table, tokens, sockets = await sealed_moment(house)
            first, second = house.match(table).asked[:2]
            await answer(house, table, sockets, first, "first")
            answers = [await house.act(table, tokens[0], "nudge", seat=one.player) for one in (first, second)]
            assert answers[0] == answers[1], "the host does not learn who has answered"
            await house.quiet()
            assert any(b'"nudged"' in frame for frame in sockets[second.player].sent)
            assert not any(b'"nudged"' in frame for frame in sockets[first.player].sent)

    run(story)
