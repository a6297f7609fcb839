"""Questions with one option: given at once where nothing is secret, in a sealed moment where others could learn."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from outpost31.kernel import Seeded
from outpost31.server.log import formalities
from outpost31.server.running.clocks import HandClock
from tests.server.asgi import Socket, Table, open_house, run


async def alone(house: Table, game: str, seats: int, **settings: Any) -> tuple[str, str]:
    """One person among bots."""
    asked = {"game": game, "seats": seats, "name": "Dana", "settings": settings}
    made = await house.ask("POST", "/api/tables", asked)
    table, token = made["table"], made["token"]
    for _ in range(seats - 1):
        await house.act(table, token, "add_bot")
    await house.act(table, token, "start")
    return table, token


@pytest.mark.parametrize(
    ("game", "seats"), [("stayaway", 4), ("boardgame", 4), ("norwegian", 4), ("coop", 1), ("coop", 2)]
)
def test_among_bots_and_in_coop_nobody_is_asked_what_has_one_answer(
    tmp_path: Path, game: str, seats: int
) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock(), chance=Seeded(3)) as house:
            table, token = await alone(house, game, seats)
            socket, welcome = await house.connect(table, token)
            asked = {one["id"]: one for one in welcome["picture"]["questions"]}
            for number in range(150):
                if house.match(table).outcome is not None:
                    break
                mine = [one for one in house.match(table).questions if one.is_for(0)]
                if mine:
                    options = [one for one in mine[0].options if one != "declare"]
                    option = options[number % len(options)]
                    socket.say("answer", client=f"a{number}", seat=0, question=mine[0].id, option=option)
                    assert (await socket.hear("ack", "refused"))["type"] == "ack"
                else:
                    house.clock.turn(1.6)
                await house.quiet()
            for frame in socket.sent:
                message = json.loads(frame)
                asked |= {one["id"]: one for one in message.get("picture", {}).get("questions", [])}
            assert len(asked) >= 10
            assert [one["kind"] for one in asked.values() if len(one["options"]) == 1] == []
            assert house.server.services.metrics.kept.answers["house"] > 0

    run(story)


async def sealed_moment(house: Table, **settings: Any) -> tuple[str, list[str], list[Socket]]:
    """A table of four people who are just being asked something all at once, or whose reaction is awaited."""
    table, tokens = await house.begun(4, "boardgame", everybody_clicks=False, **settings)
    sockets = [(await house.connect(table, token))[0] for token in tokens]
    for number in range(200):
        standing = house.house.tables[table].standing
        asked = formalities.for_people(standing)
        is_sealed = formalities.is_sealed(standing)
        if is_sealed and asked and asked == house.match(table).asked:
            return table, tokens, sockets
        if asked:
            await answer(house, table, sockets, asked[0], f"to.{number}")
        if is_sealed:
            house.clock.turn(2.5)
            await house.quiet()
    raise AssertionError("no moment was sealed in which everybody has a choice")


async def answer(house: Table, table: str, sockets: list[Socket], question: Any, client: str) -> None:
    seat = question.player
    sockets[seat].say("answer", client=client, seat=seat, question=question.id, option=question.options[-1])
    assert (await sockets[seat].hear("ack", "refused"))["type"] == "ack"
    await house.quiet()


def test_a_moment_stays_sealed_for_a_beat_even_if_everybody_has_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock(), chance=Seeded(3)) as house:
            table, _, sockets = await sealed_moment(house)
            spectator, welcome = await house.connect(table)
            asked = house.match(table).asked
            before = len(spectator.sent)
            for question in asked:
                await answer(house, table, sockets, question, f"early.{question.id}")
                mine = json.loads(sockets[question.player].sent[-1])
                assert mine["picture"]["questions"] == [], "who has answered is no longer asked"
                assert len(mine["waiting"]) == len(asked), "and does not see who else has"
            assert house.match(table).asked == asked, "the last answer is held back"
            assert len(spectator.sent) == before, "nobody else hears that somebody has answered"
            _, again = await house.connect(table)
            assert again["waiting"] == welcome["waiting"], "nor sees it when coming in"
            house.clock.turn(2.4)
            await house.quiet()
            assert house.match(table).asked == asked
            house.clock.turn(0.1)
            await house.quiet()
            assert house.match(table).asked != asked
            assert len(spectator.sent) > before

    run(story)


def test_the_last_real_answer_closes_a_moment_that_is_older_than_a_beat(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock(), chance=Seeded(3)) as house:
            table, _, sockets = await sealed_moment(house)
            asked = house.match(table).asked
            house.clock.turn(60)
            await house.quiet()
            assert house.match(table).asked == asked, "nobody is hurried"
            for question in asked:
                assert house.match(table).asked == asked
                await answer(house, table, sockets, question, f"late.{question.id}")
            assert house.match(table).asked != asked

    run(story)


def test_an_answer_that_was_held_back_survives_a_kill_and_counts_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock(), chance=Seeded(3)) as house:
            table, tokens, sockets = await sealed_moment(house)
            asked = house.match(table).asked
            for question in asked:
                await answer(house, table, sockets, question, f"early.{question.id}")
            last = asked[-1]
            digest, when = house.match(table).digest(), house.clock.now()
            seat = last.player
            other = {"seat": seat, "question": last.id, "option": last.options[0]}
            sockets[seat].say("answer", client="again", **other)
            assert (await sockets[seat].hear("refused"))["reason"] == "stale_question"
        async with open_house(tmp_path, clock=HandClock(when), chance=Seeded(3)) as house:
            socket, welcome = await house.connect(table, tokens[seat])
            assert house.match(table).digest() == digest
            assert welcome["picture"]["questions"] == []
            socket.say("answer", client=f"early.{last.id}", **{**other, "option": last.options[-1]})
            assert (await socket.hear("ack", "refused"))["type"] == "ack", "it was kept"
            house.clock.turn(2.5)
            await house.quiet()
            assert house.match(table).asked != asked
            given = house.match(table).answers
            after = house.match(table).digest()
        async with open_house(tmp_path, clock=HandClock(when + 2_500), chance=Seeded(3)) as house:
            await house.connect(table)
            assert (house.match(table).answers, house.match(table).digest()) == (given, after)

    run(story)


def test_what_leaves_no_choice_is_answered_after_the_beat_and_never_shown(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock()) as house:
            table, tokens = await house.begun(4, everybody_clicks=False)
            # In Stay Away! whoever is not The Thing can only draw.
            standing = house.house.tables[table].standing
            number = 0
            while len(house.match(table).questions[0].options) > 1 or not formalities.is_sealed(standing):
                sockets = [(await house.connect(table, token))[0] for token in tokens]
                await answer(house, table, sockets, house.match(table).questions[0], f"to.{number}")
                number += 1
                house.clock.turn(2.5)
                await house.quiet()
            (question,) = house.match(table).questions
            _, welcome = await house.connect(table, tokens[question.player])
            assert question.kind == "draw"
            assert welcome["picture"]["questions"] == []
            assert [one["seat"] for one in welcome["waiting"]] == [question.player]
            house.clock.turn(2.4)
            await house.quiet()
            assert house.match(table).questions == (question,)
            house.clock.turn(0.1)
            await house.quiet()
            assert house.match(table).questions != (question,)

    run(story)


def test_purists_and_a_phone_that_is_passed_round_ask_everything(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock()) as house:
            table, tokens = await house.begun(4, everybody_clicks=True)
            _, welcome = await house.connect(table, tokens[0])
            assert welcome["table"]["settings"]["everybody_clicks"]
            assert formalities.manner_of(house.house.tables[table].standing) == "asked"
            answered = await house.act(table, tokens[0], "change_table", settings={})
            assert not answered["info"]["settings"]["everybody_clicks"], "also in the middle of the game"
            assert formalities.manner_of(house.house.tables[table].standing) == "after_a_beat"
            made = await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4, "name": "Ana"})
            shared, token = made["table"], made["token"]
            await house.ask("POST", f"/api/tables/{shared}/join", {"name": "Bo"}, token)
            for _ in range(2):
                await house.act(shared, token, "add_bot")
            await house.act(shared, token, "start")
            assert formalities.manner_of(house.house.tables[shared].standing) == "asked"

    run(story)


def notices(sent: list[bytes]) -> list[tuple[str, int | None]]:
    """What the log said about the table itself."""
    items = [item for frame in sent for item in json.loads(frame).get("items", [])]
    return [(one["notice"], one["seat"]) for one in items if one["type"] == "noticed"]


def test_the_log_says_for_whom_a_clock_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock(), chance=Seeded(3)) as house:
            table, token = await alone(house, "coop", 1, reaction_seconds=8)
            socket, _ = await house.connect(table, token)
            number = 0
            while (asked := house.match(table).questions[0]).decline is None:
                await answer(house, table, [socket], asked, f"to.{number}")
                number += 1
            house.clock.turn(8)
            await house.quiet()
            assert notices(socket.sent)[-1] == ("clock_answered", 0)

    run(story)


def test_of_a_sealed_moment_the_log_says_only_that_the_clock_closed_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock(), chance=Seeded(3)) as house:
            table, _, sockets = await sealed_moment(house, reaction_seconds=8)
            standing = house.house.tables[table].standing
            for number in range(200):
                asked = formalities.for_people(standing)
                if asked and asked[0].decline is not None:
                    break
                if asked:
                    await answer(house, table, sockets, asked[0], f"on.{number}")
                house.clock.turn(2.5)
                await house.quiet()
            sockets[0].sent.clear()
            house.clock.turn(8)
            await house.quiet()
            assert notices(sockets[0].sent) == [("clock_closed", None)]

    run(story)
