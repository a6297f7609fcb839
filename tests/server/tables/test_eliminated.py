"""The eliminated speak among themselves: spectators read it, the living and their bots never do before the end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from outpost31.server.running.clocks import HandClock
from tests.clauses import clause
from tests.server.asgi import Socket, Table, open_house, run
from tests.server.tables.test_bot_talk import Chatterbox, seated, turn_on
from tests.server.tables.test_play import all_in
from tests.server.tables.test_replayed_talk import frames_of, said_in
from tests.server.tables.test_tables import play_on

WORDS: tuple[dict[str, Any], ...] = (
    {"kind": "say", "text": "I was human. They gave me Infected!"},
    {"kind": "say_phrase", "phrase": "burn_it", "about": 1},
    {"kind": "claim", "claim": "i_know_alien", "about": 2},
)
"""Free words, a phrase and a claim."""


def out_of(house: Table, table: str) -> tuple[int, ...]:
    """Who is eliminated, as the game says."""
    match = house.match(table)
    out: tuple[int, ...] = match.game.eliminated(match.view(None))
    return out


async def until_somebody_is_out(house: Table, table: str, sockets: list[Socket]) -> int:
    """Play until somebody burns; who that is."""
    for number in range(2000):
        if out_of(house, table):
            return out_of(house, table)[0]
        await play_on(house, table, sockets, 1, seed=number)
    raise AssertionError("nobody was ever eliminated")


async def somebody_is_out(house: Table) -> tuple[str, list[str], list[Socket], int]:
    """Play at one table after another, until somebody burned whose death did not end the game."""
    for _ in range(20):
        table, tokens, sockets = await all_in(house, 5)
        dead = await until_somebody_is_out(house, table, sockets)
        if house.match(table).outcome is None:
            return table, tokens, sockets, dead
    raise AssertionError("whoever burned was The Thing")


async def speaks(socket: Socket, seat: int, channel: str, name: str = "w") -> list[dict[str, Any]]:
    """Say everything that can be said in a channel; what became of each."""
    answers = []
    for number, words in enumerate(WORDS):
        said = {key: value for key, value in words.items() if key != "kind"}
        socket.say(words["kind"], client=f"{name}{number}", seat=seat, channel=channel, **said)
        answers.append(await socket.hear("ack", "refused"))
    return answers


def heard(socket: Socket, since: int = 0) -> list[str]:
    """What sorts of words were told over a socket after this many frames."""
    items = [item for frame in socket.sent[since:] for item in json.loads(frame).get("items", ())]
    return [one["type"] for one in items if one.get("channel") == "eliminated"]


EVERYTHING = ["said", "phrase_said", "claimed"]


@clause("S-4.8")
def test_nothing_the_eliminated_say_reaches_the_living(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, tokens, sockets, dead = await somebody_is_out(house)
            living = [socket for seat, socket in enumerate(sockets) if seat != dead]
            spectator, _ = await house.connect(table)
            board, _ = await house.connect(table, watch=True)
            standing = house.house.tables[table].standing
            talk = standing.talk[:]
            before = [len(socket.sent) for socket in (*living, board)]
            for refusal in await speaks(sockets[dead], dead, "table", "t"):
                assert (refusal["reason"], refusal["clause"]) == ("eliminated", "S-4.8")
            assert {one["type"] for one in await speaks(sockets[dead], dead, "eliminated")} == {"ack"}
            await house.quiet()
            assert [len(socket.sent) for socket in (*living, board)] == before, "not one frame more"
            assert heard(spectator) == heard(sockets[dead]) == EVERYTHING
            assert standing.talk == talk, "no bot hears it"
            for refusal in await speaks(living[0], sockets.index(living[0]), "eliminated", "l"):
                assert (refusal["reason"], refusal["clause"]) == ("not_eliminated", "S-4.8")
        async with open_house(tmp_path) as house:  # nor after a restart
            for seat, token in enumerate(tokens):
                socket, welcome = await house.connect(table, token)
                assert heard(socket) == (EVERYTHING if seat == dead else [])
                assert welcome["picture"]["eliminated"] == [dead], "everybody sees who is out"
            assert heard((await house.connect(table))[0]) == EVERYTHING
            assert heard((await house.connect(table, watch=True))[0]) == []

    run(story)


@clause("S-4.8")
def test_when_it_is_over_everybody_reads_what_the_eliminated_said(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, _, sockets, dead = await somebody_is_out(house)
            spectator, _ = await house.connect(table)
            board, _ = await house.connect(table, watch=True)
            answers = len([one for one in house.match(table).answers if isinstance(one[0], int)])
            await speaks(sockets[dead], dead, "eliminated")
            await play_on(house, table, sockets, 100_000, seed=77)
            await house.quiet()
            for socket in (*sockets, spectator, board):
                assert heard(socket) == EVERYTHING, "once, and now all of it"
            sockets[dead].say("say", client="e", seat=dead, text="So it was you", channel="table")
            assert (await sockets[dead].hear("ack", "refused"))["type"] == "ack"
            words = [(answers, kind) for kind in EVERYTHING]
            for eyes in ("", str(dead), "everything"):
                told = said_in(await frames_of(house, table, eyes))
                assert [one[:2] for one in told] == words, (
                    "those who could read it see it again in the replay"
                )
            for seat in {*range(5)} - {dead}:
                assert said_in(await frames_of(house, table, str(seat))) == []

    run(story)


@clause("S-4.8")
def test_a_phone_that_is_passed_round_shows_it_to_the_eliminated_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            made = await house.ask(
                "POST", "/api/tables", {"game": "stayaway", "seats": 4, "name": "person 0"}
            )
            table, token = made["table"], made["token"]
            for number in range(1, 4):
                body = {"name": f"person {number}"}
                token = (await house.ask("POST", f"/api/tables/{table}/join", body, token))["token"]
            await house.act(table, token, "start")
            phone, welcome = await house.connect(table, token)
            assert welcome["you"]["is_gated"]
            dead = await until_somebody_is_out(house, table, [phone] * 4)
            before = len(phone.sent)
            await speaks(phone, dead, "eliminated")
            await house.quiet()
            assert [json.loads(frame)["type"] for frame in phone.sent[before:]] == ["ack"] * 3
            for seat in range(4):
                before = len(phone.sent)
                phone.say("reveal", client=f"r{seat}", seat=seat)
                await phone.hear("revealed")
                assert heard(phone, before) == (EVERYTHING if seat == dead else [])

    run(story)


@pytest.mark.parametrize(
    ("game", "status", "rule"),
    [
        ("boardgame", "dead", "B-6.7"),
        ("norwegian", "dead", "N-4.1"),
        ("norwegian", "escaped", "N-4.1"),
        ("boardgame", "exposed", None),
        ("norwegian", "exposed", None),
        ("coop", "exposed", None),
    ],
)
@clause("B-6.7", "N-4.1")
def test_the_dead_and_the_escaped_are_silent_and_exposed_aliens_are_not(
    tmp_path: Path, game: str, status: str, rule: str | None
) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, _, sockets = await all_in(house, 3 if game == "coop" else 4, game)
            match = house.match(table)
            for pawn, player in enumerate(match.table.player):
                if player == 1:
                    match.table.status[pawn] = status
            assert out_of(house, table) == ((1,) if rule else ())
            before = len(sockets[2].sent)
            answers = await speaks(sockets[1], 1, "table")
            if rule is None:
                assert {one["type"] for one in answers} == {"ack"}
                return
            assert {(one["reason"], one["clause"]) for one in answers} == {("eliminated", rule)}
            assert {one["type"] for one in await speaks(sockets[1], 1, "eliminated", "e")} == {"ack"}
            await house.quiet()
            assert len(sockets[2].sent) == before
            assert heard(sockets[1]) == EVERYTHING

    run(story)


@clause("S-4.8")
def test_bots_neither_hear_the_eliminated_nor_speak_from_the_grave(tmp_path: Path) -> None:
    async def story() -> None:
        bots = Chatterbox()
        bots.clock = HandClock()
        async with open_house(tmp_path, bots=bots, clock=bots.clock) as house:
            table, _, sockets = await seated(house, 2, 2, bot_seconds=1.0)
            await turn_on(house, 30.0)
            asked = len(bots.asked)
            match = house.match(table)
            match.table.circle.remove(0)
            match.table.circle.remove(3)
            assert out_of(house, table) == (0, 3)
            sockets[0].say("claim", client="g", seat=0, claim="i_suspect", about=2, channel="eliminated")
            assert (await sockets[0].hear("ack", "refused"))["type"] == "ack"
            await turn_on(house, 60.0)
            assert len(bots.asked) == asked, "nobody answers what nobody heard"
            sockets[1].say("claim", client="h", seat=1, claim="i_suspect", about=3)
            await sockets[1].hear("ack")
            sockets[1].say("claim", client="i", seat=1, claim="i_suspect", about=2)
            await sockets[1].hear("ack")
            await turn_on(house, 60.0)
            assert {seat for _, seat in bots.asked[asked:]} == {2}
            assert all(one["seat"] != 0 for thought in bots.thoughts for one in thought.heard or ())

    run(story)
