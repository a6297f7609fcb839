"""What one seat may do to its table: talk, notes, advice, tabs, rematches, names. The others are not to notice."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from outpost31.server.http.security import counted_as
from outpost31.server.limits import PAGE
from outpost31.server.protocol.refusals import Refusal
from outpost31.server.running import clocks
from outpost31.server.running.services import Thought
from outpost31.server.tables.typed_text import clean_name, looks_of
from tests.server.asgi import EagerBots, Socket, Table, open_house, run
from tests.server.tables.test_play import all_in


async def said(socket: Socket, count: int, **fields: Any) -> list[str]:
    """Say so many things one after the other: what became of each."""
    found = []
    for number in range(count):
        socket.say("say", client=f"t{number}-{time.monotonic_ns()}", text="boo " * 20, **fields)
        answer = await socket.hear("ack", "refused")
        found.append(answer.get("reason", "ack"))
    return found


def test_a_seat_that_talks_too_fast_is_heard_no_more_whichever_tab_it_uses(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, talk_a_minute=30) as house:
            table, tokens, sockets = await all_in(house, 4)
            again, _ = await house.connect(table, tokens[0])
            assert await said(sockets[0], 10, seat=0) == ["ack"] * 10
            assert set(await said(again, 5, seat=0)) == {"too_fast"}
            assert await said(sockets[1], 3, seat=1) == ["ack"] * 3, "the others talk on"

    run(story)


def test_what_a_seat_may_say_at_a_table_has_an_end_that_a_restart_does_not_move(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, talk_a_seat=20) as house:
            table, tokens, sockets = await all_in(house, 4)
            assert (await said(sockets[0], 22, seat=0))[19:] == ["ack", "talk_is_full", "talk_is_full"]
        async with open_house(tmp_path, talk_a_seat=20) as house:
            socket, _ = await house.connect(table, tokens[0])
            assert await said(socket, 1, seat=0) == ["talk_is_full"]
            other, _ = await house.connect(table, tokens[1])
            assert await said(other, 1, seat=1) == ["ack"]

    run(story)


def test_switches_and_notes_do_not_fill_the_log(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, notes_a_minute=20) as house:
            _, _, sockets = await all_in(house, 4)
            kinds = ({"type": "take_note", "text": "x"}, {"type": "decline_all", "is_on": True})
            answers = []
            for number in range(14):
                fields = dict(kinds[number % 2])
                sockets[0].say(fields.pop("type"), client=f"n{number}", seat=0, **fields)  # type: ignore[arg-type]
                answers.append((await sockets[0].hear("ack", "refused")).get("reason", "ack"))
            assert answers == ["ack"] * 10 + ["too_fast"] * 4

    run(story)


def test_a_table_whose_log_is_full_can_be_played_and_ended_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, entries_a_table=16) as house:
            table, tokens, sockets = await all_in(house, 4)
            answers = [
                (await house.act(table, tokens[0], "pause", is_paused=bool(number % 2 == 0))).get("reason")
                for number in range(12)
            ]
            assert answers[-1] == "table_is_full"
            live = house.house.tables[table]
            assert live.standing.seq == 16
            if live.standing.is_paused:
                return
            question = house.match(table).questions[0]
            option = question.options[0]
            fields = {"client": "a", "seat": question.seat, "question": question.id, "option": option}
            sockets[question.seat].say("answer", **fields)
            assert (await sockets[question.seat].hear("ack", "refused"))["type"] == "ack"
            assert "reason" not in await house.act(table, tokens[0], "end_table")

    run(story)


def test_a_long_journal_comes_in_pages(tmp_path: Path) -> None:
    """A chatty seat made `welcome` longer than may wait for a reader, and nobody could come back to the table."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens, sockets = await all_in(house, 4)
            assert set(await said(sockets[0], 2 * PAGE + 10, seat=0)) == {"ack"}
            socket, welcome = await house.connect(table, tokens[1])
            assert welcome["is_whole"]
            assert len(welcome["items"]) == PAGE
            items, first = welcome["items"], welcome["n"] - PAGE + 1
            while first > 1:
                socket.say("ask_journal", client=f"j{first}", before=first)
                page = await socket.hear("journal_page")
                assert (page["client"], page["n"]) == (f"j{first}", first - 1)
                assert 0 < len(page["items"]) <= PAGE
                items = page["items"] + items
                first -= len(page["items"])
            assert len(items) == welcome["n"]
            assert [one["type"] for one in items].count("said") == 2 * PAGE + 10
            watcher, _ = await house.connect(table)
            watcher.say("ask_journal", client="w", before=3)
            assert (await watcher.hear("journal_page"))["n"] == 2
            watcher.say("ask_journal", client="w", before=3, seat=0)
            assert (await watcher.hear("refused"))["reason"] == "not_your_seat"
            resumed = {"epoch": welcome["epoch"], "seen": welcome["n"] - 5}
            _, short = await house.connect(table, tokens[1], **resumed)
            assert (short["is_whole"], len(short["items"])) == (False, 5)
            _, long = await house.connect(table, tokens[1], epoch=welcome["epoch"], seen=3)
            assert (long["is_whole"], len(long["items"])) == (True, PAGE), "more is new than fits a page"

    run(story)


def test_who_saw_more_than_the_store_has_is_a_line_in_the_log(tmp_path: Path, caplog: Any) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens = await house.begun(4)
            _, welcome = await house.connect(table, tokens[0])
            await house.connect(table, tokens[0], epoch=welcome["epoch"], seen=welcome["n"] + 7)

    run(story)
    assert any("saw more than the store has" in record.message for record in caplog.records)


class SlowAdvisers(EagerBots):
    """Advisers that think until they are told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking: list[asyncio.Future[Any]] = []

    def think(self, thought: Thought) -> asyncio.Future[Any]:
        if not thought.is_for_advice:
            return super().think(thought)
        self.thinking.append(asyncio.get_running_loop().create_future())
        return self.thinking[-1]

    def adviser(self, game: str, *, is_alone: bool) -> str | None:
        del game
        return "seasoned"


async def at_a_co_op_table(house: Table) -> tuple[str, list[str], dict[str, Any]]:
    table, tokens = await house.begun(2, "coop")
    question = house.match(table).questions[0]
    return table, tokens, {"seat": question.seat, "question": question.id}


def test_a_device_has_one_piece_of_advice_at_a_time_and_none_once_it_has_left(tmp_path: Path) -> None:
    """20 sockets of one visitor asked 2,620 times, and the bots of the whole house fell silent."""

    async def story() -> None:
        bots = SlowAdvisers()
        async with open_house(tmp_path, bots=bots) as house:
            table, tokens, asked = await at_a_co_op_table(house)
            token = tokens[asked["seat"]]
            tabs = [(await house.connect(table, token))[0] for _ in range(5)]
            for number, tab in enumerate(tabs):
                tab.say("ask_advice", client=f"a{number}", **asked)
            for tab in tabs[1:]:
                assert (await tab.hear("refused"))["reason"] == "still_thinking"
            assert len(bots.thinking) == 1
            for tab in tabs:
                await tab.leave()
            await house.quiet()
            assert bots.thinking[0].cancelled()

    run(story)


def test_advice_is_asked_for_now_and_then(tmp_path: Path) -> None:
    async def story() -> None:
        bots = SlowAdvisers()
        async with open_house(tmp_path, bots=bots, advice_a_minute=6) as house:
            table, tokens, asked = await at_a_co_op_table(house)
            socket, _ = await house.connect(table, tokens[asked["seat"]])
            reasons = []
            for number in range(4):
                socket.say("ask_advice", client=f"a{number}", **asked)
                if number < 2:
                    await asyncio.sleep(0.05)
                    bots.thinking[-1].set_result(None)
                reasons.append((await socket.hear("refused"))["reason"])
            assert reasons == ["no_advice", "no_advice", "too_fast", "too_fast"]

    run(story)


def test_a_rematch_is_a_new_table_and_counts_as_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, tables_an_hour=2) as house:
            table, token = await ended(house)
            first = await house.act(table, token, "rematch")
            again = await house.act(table, token, "rematch")
            assert first["table"] == again["table"], "the same table for everybody"
            await house.act(first["table"], first["token"], "end_table")
            assert (await house.act(first["table"], first["token"], "rematch"))["reason"] == "too_fast"
        async with open_house(tmp_path / "full", max_tables=1) as house:
            table, token = await ended(house)
            await house.connect(table, token)  # a table that nobody looks at would make room
            assert (await house.act(table, token, "rematch"))["reason"] == "too_many_tables"

    run(story)


async def ended(house: Table) -> tuple[str, str]:
    made = await house.ask("POST", "/api/tables", {"game": "stayaway", "seats": 4, "name": "Ann"})
    await house.act(made["table"], made["token"], "end_table")
    return made["table"], made["token"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bob", "Bob\u200d"), ("Bob", "bob"), ("Bob", "B o b"), ("Bob", "Воb"), ("Ann", "Αnn"), ("Lil", "LiI"),
        ("Bob", "B0b"), ("Norris", "Nоrris"), ("Ａnn", "Ann"), ("Bob", "B\u034fob"), ("Tim", "Tirn"),
    ],
)  # fmt: skip
def test_names_that_look_alike_are_one_name(one: str, other: str) -> None:
    assert looks_of(clean_name(one)) == looks_of(clean_name(other))


@pytest.mark.parametrize("others", [("Ann", "Anne"), ("José", "Jorge"), ("Łukasz", "Lucas"), ("王", "玉")])
def test_names_that_do_not_look_alike_are_two(others: tuple[str, str]) -> None:
    assert looks_of(clean_name(others[0])) != looks_of(clean_name(others[1]))


def test_a_name_of_nothing_is_none_and_accents_do_not_pile_up() -> None:
    for nothing in ("\u3164", "\u2800\u2800", "\u115f\u1160", "\u200d", "\uffa0 \u3164"):
        with pytest.raises(Refusal):
            clean_name(nothing)
    assert len(clean_name("Z" + "\u0335\u0336\u0337\u0338" * 5)) == 3
    assert clean_name("Nguyễn Thị") == "Nguyễn Thị"
    assert clean_name("Ann 👩\u200d🚀") == "Ann 👩\u200d🚀"


def test_a_household_is_one_address() -> None:
    assert counted_as("2001:db8::1") == counted_as("2001:db8::2") == counted_as("2001:db8:0:0:ffff::1")
    assert counted_as("2001:db8:0:1::1") != counted_as("2001:db8::1")
    assert counted_as("::ffff:192.0.2.1") == counted_as("192.0.2.1") == "192.0.2.1"


def test_a_clock_that_is_set_back_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set back by ten minutes, bots and windows stood still for as long: what is due is due by this clock."""
    day, running = 1_700_000_000_000_000_000, 5_000_000_000
    monkeypatch.setattr(time, "time_ns", lambda: day)
    monkeypatch.setattr(time, "monotonic_ns", lambda: running)
    clock = clocks.WallClock()
    before = clock.now()
    day -= 600 * 10**9
    running += 10**9
    assert clock.now() == before + 1000
    day += 1200 * 10**9
    assert clock.now() == before + 600_000, "set forward, it goes along"
