"""The two-worlds law over the wire: what a viewer's socket is sent is the same to the byte in both worlds.

Two houses serve the same table; in one of them something that the viewer cannot know is scrambled, as the law of
each game says (tests/laws/worlds.py). The same people say the same things of the same public face in both. Every
frame to the viewer's sockets must then be equal, its own tab's and the spectator's, reaction windows that close by
themselves included. Planted leaks show that the law looks.
"""

from __future__ import annotations

import copy
import json
import random
import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest

from outpost31 import GAMES
from outpost31.kernel import Seeded
from outpost31.server.publishing import pictures, publisher
from outpost31.server.running.clocks import HandClock
from outpost31.server.tables import timers
from tests.games import LAW_BOOKS
from tests.laws.play import Chooser
from tests.laws.worlds import _answer_in_the_other_world
from tests.server.asgi import Socket, Table, open_house, run


class Same:
    """Ids and tokens that are the same in both houses."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch

    def begin(self) -> None:
        chance = random.Random(5)

        def token(size: int = 32) -> str:
            return chance.randbytes(size).hex()[:43]

        self._patch.setattr(secrets, "token_urlsafe", token)
        self._patch.setattr(secrets, "choice", chance.choice)
        self._patch.setattr(secrets, "token_hex", lambda size=8: "same" * (size // 2))


async def _seated(house: Table, game: str, seats: int) -> tuple[str, list[str]]:
    return await house.begun(seats, game, reaction_seconds=8, bot_seconds=1.0)


async def _say_both(houses: list[Table], sockets: list[Socket], **said: list[Any]) -> None:
    for number, (house, socket) in enumerate(zip(houses, sockets, strict=True)):
        socket.say("answer", **{key: values[number] for key, values in said.items()})
        message = await socket.hear("ack", "refused")
        assert message["type"] == "ack", message
        await house.quiet()


def wire_law(folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, part: int, pairs: int = 3) -> int:
    """Compare some pairs of worlds over the wire; how many frames were the same."""
    same = Same(monkeypatch)
    worlds = LAW_BOOKS[game].worlds
    seats = GAMES[game].seats[(part * 3) % len(GAMES[game].seats)]
    compared = 0

    async def pair(seed: int) -> int:
        folders = [folder / f"{seed}-{number}" for number in range(2)]
        chooser = Chooser((game, seed))
        viewer = chooser.random.choice((None, *range(seats)))
        same.begin()
        async with open_house(folders[0], clock=HandClock(), chance=Seeded(seed)) as one:
            table, tokens = await _seated(one, game, seats)
            same.begin()
            async with open_house(folders[1], clock=HandClock(), chance=Seeded(seed)) as other:
                again = await _seated(other, game, seats)
                assert again == (table, tokens)
                return await _compare(one, other, table, tokens, viewer, chooser, worlds)

    async def story() -> None:
        nonlocal compared
        for seed in range(part * 10, part * 10 + pairs):
            compared += await pair(seed)

    run(story)
    return compared


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("part", range(5))
def test_bytes_to_every_socket_are_equal_in_both_worlds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, part: int
) -> None:
    compared = wire_law(tmp_path, monkeypatch, game, part)
    assert compared > 10, f"the law hardly looked: {compared} frames"


def _leak_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is waited for shows how many options they have."""

    def leaky(standing: Any, windows: Any) -> list[Any]:
        told = pictures.waiting(standing, windows)
        counts = {one.seat: len(one.options) for one in standing.match.questions} if standing.match else {}
        return [msgspec.structs.replace(one, kind=f"{one.kind} {counts.get(one.seat)}") for one in told]

    monkeypatch.setattr(publisher, "waiting", leaky)


def _leak_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """People who can only decline are not waited for as long as those with a choice."""

    def look(self: Any) -> None:
        honest(self)
        match = self._table.standing.match
        for question in match.questions if match is not None else ():
            if question.id in self.windows:
                self.windows[question.id] -= 10 * len(question.options)

    honest = timers.Timers.look
    monkeypatch.setattr(timers.Timers, "look", look)


@pytest.mark.sources
@pytest.mark.parametrize("leak", [_leak_options, _leak_windows])
def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"update|welcome|frames here"):
        _look_long(tmp_path, monkeypatch)


def _look_long(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for part in (35, *range(60)):
        wire_law(folder, monkeypatch, "stayaway", part, pairs=2)


async def _compare(
    one: Table, other: Table, table: str, tokens: list[str], viewer: int | None, chooser: Chooser, worlds: Any
) -> int:
    houses = [one, other]
    people = [[(await house.connect(table, token))[0] for token in tokens] for house in houses]
    scrambled = None
    wait = chooser.random.randrange(4, 40)
    for number in range(wait + 40):
        if one.match(table).outcome is not None:
            return 0
        if number >= wait:
            scrambled = worlds.scramble(one.match(table), viewer, chooser.random)
            if scrambled is not None:
                break
        seat, question = chooser.pick(one.match(table).questions)
        option = chooser.choose(question)
        said = {"client": f"b{len(one.match(table).answers)}", "seat": seat, "question": question.id}
        await _say_both(
            houses,
            [people[0][seat], people[1][seat]],
            **{key: [value, value] for key, value in {**said, "option": option}.items()},
        )
    if scrambled is None:
        return 0
    standing = other.house.tables[table].standing
    standing.match = one.match(table).imagine(scrambled, copy.copy(standing._fate))
    standing.journals = one.house.tables[table].standing.journals
    # The other world's journals are the first one's so far; from here on each house writes its own.
    standing.journals = copy.deepcopy(standing.journals)
    return await _go_on(houses, table, tokens, viewer, chooser, worlds, people)


async def _go_on(
    houses: list[Table],
    table: str,
    tokens: list[str],
    viewer: int | None,
    chooser: Chooser,
    worlds: Any,
    people: list[list[Socket]],
) -> int:
    matches = [house.match(table) for house in houses]
    for house in houses:
        house.house.tables[table].timing.look()
    watching = []
    for house in houses:
        mine = None if viewer is None else tokens[viewer]
        eyes: tuple[tuple[str | None, bool], ...] = ((mine, False), (None, False), (None, True))
        watching.append([(await house.connect(table, token, watch=is_tv))[0] for token, is_tv in eyes])
    compared = 0
    for number in range(25):
        for first, second in zip(watching[0], watching[1], strict=True):
            assert [*first.sent] == [*second.sent], _where(first.sent, second.sent)
            compared += len(first.sent)
        seat, question = chooser.pick(matches[0].questions)
        twin = next(asked for asked in matches[1].questions if asked.id == question.id)
        option = chooser.choose(question)
        answer = _answer_in_the_other_world(matches[0], question, twin, option, viewer, worlds, chooser)
        if answer is None:
            break
        before = matches[0].view(viewer)
        since = [len(match.events(viewer)) for match in matches]
        await _say_both(
            houses,
            [people[0][seat], people[1][seat]],
            client=[f"w{number}"] * 2,
            seat=[seat] * 2,
            question=[question.id] * 2,
            option=[option, answer[0]],
        )
        counts = [[len(socket.sent) for socket in side] for side in watching]
        news = [match.events(viewer, count) for match, count in zip(matches, since, strict=True)]
        if any(match.outcome is not None for match in matches):
            break
        assert counts[0] == counts[1], f"{counts} frames"
        if news[0] != news[1]:
            # They part lawfully where the rules tell the viewer a difference; the law itself checks that they do.
            told_one = next((pair for pair in zip(*news, strict=False) if pair[0] != pair[1]), None)
            assert told_one is None or any(worlds.may_learn(event, viewer, before) for event in told_one)
            break
        if chooser.random.random() < 0.3:
            for house in houses:
                house.clock.turn(9)
                await house.quiet()
            if any(match.outcome is not None for match in matches):
                break
            if matches[0].events(viewer) != matches[1].events(viewer):
                break
    return compared


def _where(first: list[bytes], second: list[bytes]) -> str:
    for left, right in zip(first, second, strict=False):
        if left != right:
            place = next(at for at, (a, b) in enumerate(zip(left, right, strict=False)) if a != b)
            kind = json.loads(left)["type"]
            parts = [side[max(0, place - 150) : place + 80] for side in (left, right)]
            return f"{kind}: …{parts[0]!r}… / …{parts[1]!r}…"
    return f"{len(first)} frames here, {len(second)} there"
