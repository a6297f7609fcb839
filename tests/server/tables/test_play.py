"""Play over the socket: resuming, doubled and stale answers, windows, pause, chat, claims, notes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from outpost31.server.protocol.wire import ServerMessage
from outpost31.server.running.clocks import HandClock
from tests.server.asgi import Socket, Table, open_house, run
from tests.server.tables.test_tables import play_on


async def answer_once(house: Table, table: str, sockets: list[Socket], client: str) -> dict[str, Any]:
    """The first open question is answered; what was said."""
    question = house.match(table).questions[0]
    option = next(one for one in question.options if one != "declare")
    said = {"client": client, "seat": question.seat, "question": question.id, "option": option}
    sockets[question.seat].say("answer", **said)
    assert (await sockets[question.seat].hear("ack", "refused"))["type"] == "ack"
    return said


async def all_in(
    house: Table, people: int = 4, game: str = "stayaway", **settings: Any
) -> tuple[str, list[str], list[Socket]]:
    table, tokens = await house.begun(people, game, **{"reaction_seconds": 0, **settings})
    return table, tokens, [(await house.connect(table, token))[0] for token in tokens]


def test_a_doubled_answer_is_acknowledged_again_and_counts_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens, sockets = await all_in(house)
            said = await answer_once(house, table, sockets, "one")
            count = len(house.match(table).answers)
            second_tab, _ = await house.connect(table, tokens[said["seat"]])
            for socket in (sockets[said["seat"]], second_tab):
                socket.say("answer", **said)
                assert (await socket.hear("ack"))["client"] == "one"
            other = {**said, "question": said["question"] + 1}
            second_tab.say("answer", **other)
            assert (await second_tab.hear("refused"))["reason"] == "client_id_used"
            assert len(house.match(table).answers) == count
        async with open_house(tmp_path) as house:
            socket, _ = await house.connect(table, tokens[said["seat"]])
            socket.say("answer", **said)
            assert (await socket.hear("ack"))["client"] == "one", "a stop does not make it forget"
            assert len(house.match(table).answers) == count

    run(story)


def test_a_stale_or_unlawful_answer_is_refused_with_a_reason(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, _, sockets = await all_in(house)
            said = await answer_once(house, table, sockets, "one")
            before = house.match(table).digest()
            socket = sockets[said["seat"]]
            for change, reason in (
                ({"question": said["question"]}, "stale_question"),
                ({"question": 10_000}, "stale_question"),
                ({"seat": (said["seat"] + 1) % 4}, "not_your_seat"),
                ({"seat": 9}, "no_such_seat"),
            ):
                socket.say("answer", **{**said, "client": "two", **change})
                assert (await socket.hear("refused"))["reason"] == reason
            question = house.match(table).questions[0]
            deep: Any = "a"
            for _ in range(60):
                deep = [deep]
            wrongs: list[Any] = ["nonsense", 1, None, {"a": 1}, [], deep, True, 1.5, "x" * 10_000]
            for option in wrongs:
                wrong = {"client": "two", "seat": question.seat, "question": question.id, "option": option}
                sockets[question.seat].say("answer", **wrong)
                told = await sockets[question.seat].hear("refused")
                assert told["reason"] == "not_on_offer"
                assert option is deep or told["clause"].startswith("S-"), "and by which rule"
            assert house.match(table).digest() == before

    run(story)


def test_a_client_resumes_after_seconds_or_days_and_a_stop_of_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            table, tokens, sockets = await all_in(house)
            await play_on(house, table, sockets, 8)
            welcome = (await house.connect(table, tokens[1]))[1]
            await play_on(house, table, sockets, 12, seed=2)
            whole = (await house.connect(table, tokens[1]))[1]
            assert whole["is_whole"]
            seen = {"epoch": welcome["epoch"], "seen": welcome["n"]}
            clock.turn(3 * 24 * 3600)
            resumed = (await house.connect(table, tokens[1], **seen))[1]
            assert not resumed["is_whole"]
            assert welcome["items"] + resumed["items"] == whole["items"]
        async with open_house(tmp_path, clock=clock) as house:
            again = (await house.connect(table, tokens[1], **seen))[1]
            assert (again["items"], again["n"]) == (resumed["items"], resumed["n"])
            assert again["picture"] == resumed["picture"]
            strange = (await house.connect(table, tokens[1], epoch="another", seen=3))[1]
            assert strange["is_whole"]
            ahead = (await house.connect(table, tokens[1], epoch=welcome["epoch"], seen=100_000))[1]
            assert ahead["is_whole"]

    run(story)


def test_after_a_stop_of_the_server_everybody_is_sent_what_is_new_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens, sockets = await all_in(house)
            await play_on(house, table, sockets, 8)
        async with open_house(tmp_path) as house:
            came = [await house.connect(table, token) for token in (*tokens, None)]
            await play_on(house, table, [socket for socket, _ in came[:-1]], 1)
            for socket, welcome in came:
                frames = [json.loads(one) for one in socket.sent]
                update = next(one for one in frames if one["type"] == "update")
                assert update["n"] - len(update["items"]) == welcome["n"]

    run(story)


def test_two_tabs_of_a_seat_are_told_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens, sockets = await all_in(house)
            tab, _ = await house.connect(table, tokens[2])
            await play_on(house, table, sockets, 20)
            await house.quiet()
            updates = [
                [one for one in socket.sent if b'"update"' in one[:20]] for socket in (tab, sockets[2])
            ]
            assert updates[0] == updates[1][-len(updates[0]) :]
            assert len(updates[0]) == 20
            numbers = [json.loads(one)["n"] for one in updates[0]]
            assert numbers == sorted(numbers)

    run(story)


async def until_reaction(house: Table, table: str, sockets: list[Socket]) -> Any:
    for number in range(400):
        found = [one for one in house.match(table).questions if one.decline is not None]
        if found:
            return found[0]
        await play_on(house, table, sockets, 1, seed=number)
    raise AssertionError("nobody was asked to react")


def test_a_reaction_window_closes_by_itself_as_declined(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock()) as house:
            table, tokens, sockets = await all_in(house, reaction_seconds=8)
            question = await until_reaction(house, table, sockets)
            watcher, welcome = await house.connect(table)
            waiting = {one["seat"]: one["closes_at"] for one in welcome["waiting"]}
            assert waiting[question.seat] == house.clock.now() + 8000
            house.clock.turn(7.9)
            await house.quiet()
            assert question.id in {one.id for one in house.match(table).questions}
            house.clock.turn(0.2)
            await house.quiet()
            assert question.id not in {one.id for one in house.match(table).questions}
            assert (question.seat, question.decline) in house.match(table).answers[-8:]
            await watcher.hear("update")
            assert tokens

    run(story)


def test_nobody_is_hurried_unless_the_host_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock()) as house:
            table, tokens = await house.begun(4)
            sockets = [(await house.connect(table, token))[0] for token in tokens]
            question = await until_reaction(house, table, sockets)
            _, welcome = await house.connect(table)
            assert welcome["table"]["settings"]["reaction_seconds"] == 0
            assert [one["closes_at"] for one in welcome["waiting"]] == [None] * len(welcome["waiting"])
            house.clock.turn(100_000)
            await house.quiet()
            assert question.id in {one.id for one in house.match(table).questions}

    run(story)


def test_declining_all_lasts_until_the_next_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, _, sockets = await all_in(house)
            question = await until_reaction(house, table, sockets)
            socket = sockets[question.seat]
            socket.say("decline_all", client="d", seat=question.seat, is_on=True)
            assert (await socket.hear("ack"))["client"] == "d"
            await house.quiet()
            assert question.id not in {one.id for one in house.match(table).questions}
            turn = house.match(table).view(None)["turn"]
            live = house.house.tables[table]
            for number in range(200):
                if house.match(table).view(None)["turn"] != turn:
                    break
                await play_on(house, table, sockets, 1, seed=number)
            assert live.standing.declines == set()

    run(story)


def test_a_pause_stops_answers_windows_and_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, clock=HandClock()) as house:
            table, tokens, sockets = await all_in(house, reaction_seconds=8)
            question = await until_reaction(house, table, sockets)
            await house.act(table, tokens[0], "pause", is_paused=True)
            sockets[question.seat].say(
                "answer", client="p", seat=question.seat, question=question.id, option=question.decline
            )
            assert (await sockets[question.seat].hear("refused"))["reason"] == "paused"
            house.clock.turn(3600)
            await house.quiet()
            assert question.id in {one.id for one in house.match(table).questions}
            sockets[1].forget()
            await house.act(table, tokens[0], "pause", is_paused=False)
            changed = await sockets[1].hear("waiting_changed")
            due = [one["closes_at"] for one in changed["waiting"] if one["seat"] == question.seat]
            assert due == [house.clock.now() + 8000], "the window opens anew"

    run(story)


def test_chat_phrases_and_claims_reach_everybody_and_stay(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens, sockets = await all_in(house)
            watcher, welcome = await house.connect(table)
            sockets[1].say("say", client="1", seat=1, text="  who\u202e <b>burned</b>\nit? ")
            sockets[1].say("say_phrase", client="2", seat=1, phrase="trust_me", about=3)
            sockets[1].say("claim", client="3", seat=1, claim="i_handed_over", about=2, thing="axe")
            told = [(await watcher.hear("told"))["items"][0] for _ in range(3)]
            assert [one["type"] for one in told] == ["said", "phrase_said", "claimed"]
            assert told[0]["text"] == "who <b>burned</b> it?"
            watcher.say("say", client="1", seat=1, text="me too")
            assert (await watcher.hear("refused"))["reason"] == "only_watching"
            sockets[1].say("say", client="4", seat=1, text="\u200b\u202e")
            while (message := await sockets[1].hear("refused", "ack"))["type"] == "ack":
                pass
            assert message["reason"] == "bad_text"
            sockets[1].say("say", client="5", seat=1, text="psst", channel="aliens")
            refusal = await sockets[1].hear("refused")
            assert (refusal["reason"], refusal["clause"]) == ("not_exposed", None)
            settings = {**welcome["table"]["settings"], "has_chat": False}
            await house.act(table, tokens[0], "change_table", settings=settings)
            sockets[1].say("say", client="6", seat=1, text="anybody?")
            assert (await sockets[1].hear("refused"))["reason"] == "chat_is_off"
            seen = {"epoch": welcome["epoch"], "seen": welcome["n"]}
            resumed = (await house.connect(table, None, **seen))[1]
            assert resumed["items"] == told

    run(story)


def test_notes_are_private_kept_and_shared_only_after_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens, sockets = await all_in(house)
            tab, _ = await house.connect(table, tokens[1])
            sockets[1].say("take_note", client="1", seat=1, about=2, text="lied\ntwice", trust=-60)
            sockets[1].say("share_notes", client="2", seat=1, is_shared=True)
            for _ in range(2):
                await sockets[1].hear("ack")
            book = (await tab.hear("notes_changed"))["notebook"]
            assert book["notes"] == [{"about": 2, "text": "lied\ntwice", "trust": -60}]
        async with open_house(tmp_path) as house:
            sockets = [(await house.connect(table, token))[0] for token in tokens]
            watcher, welcome = await house.connect(table)
            assert welcome["notebooks"] == []
            mine = (await house.connect(table, tokens[1]))[1]["notebooks"]
            assert mine[0]["notes"] == book["notes"]
            await play_on(house, table, sockets, 100_000)
            shared = (await watcher.hear("notes_changed"))["notebook"]
            assert shared["notes"] == book["notes"]
            everything = b"".join(watcher.sent)
            assert everything.count(b"lied") == 1

    run(story)


@pytest.mark.parametrize("people", [4, 12])
def test_every_message_is_numbered_without_gaps(tmp_path: Path, people: int) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, _, sockets = await all_in(house, people)
            await play_on(house, table, sockets, 60)
            await house.quiet()
            for socket in sockets:
                seen = 0
                for raw in socket.sent:
                    message = json.loads(raw)
                    msgspec.json.decode(raw, type=ServerMessage)  # as the schema says, and nothing besides
                    if "items" in message:
                        assert message["n"] - len(message["items"]) == seen
                        seen = message["n"]
                    elif "n" in message:
                        assert message["n"] == seen

    run(story)
