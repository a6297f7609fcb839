"""The two-worlds law over the wire, with the eliminated talking: what they know reaches nobody who still plays.

Two houses serve the same table, in which somebody is out of the game. What is hidden from a living viewer differs
between them, and so does what the eliminated say: other words, more of them, or none. The same people do the same
things of the same public face. Not a byte to the viewer, nor to the screen that everybody looks at, may differ.
"""

from __future__ import annotations

import copy
import itertools
from pathlib import Path
from typing import Any

import pytest

from outpost31 import GAMES, Match
from outpost31.kernel import Seeded
from outpost31.server.log.journals import Journals
from outpost31.server.running.clocks import HandClock
from outpost31.server.tables import messages
from tests.clauses import clause
from tests.games import LAW_BOOKS
from tests.laws.play import Chooser
from tests.laws.worlds import _answer_in_the_other_world
from tests.server.asgi import Table, open_house, run
from tests.server.publishing.test_worlds import Same, _say_both, _seated, _where

WITH_THE_DEAD = ("stayaway", "boardgame", "norwegian")
"""The games in which somebody can be out while others play on."""


def games_with_the_dead(game: str, part: int) -> Any:
    """Matches in which somebody is out and enough others play on, one after the other."""
    for seed in itertools.count(part * 1000):
        match, chooser = Match.new(game, GAMES[game].seats[part % 3 + 1], seed=seed), Chooser(seed)
        while match.outcome is None:
            out = match.game.eliminated(match.view(None))
            if out and match.seats - len(out) >= 3:
                yield match, out, chooser
                break
            chooser.answer(match)


async def _differ(
    houses: list[Table], people: list[list[Any]], out: tuple[int, ...], chooser: Chooser, turn: int
) -> int:
    """Somebody who is out speaks in either house, or in one alone: free words, phrases and claims."""
    said = 0
    for number, house in enumerate(houses):
        for again in range(chooser.random.randrange(3)):
            seat = chooser.random.choice(out)
            words = chooser.random.choice(
                (
                    ("say", {"text": f"I know that it is {chooser.random.randrange(10_000)}"}),
                    ("say_phrase", {"phrase": "burn_it", "about": number}),
                    ("claim", {"claim": "i_know_alien", "about": chooser.random.randrange(4)}),
                )
            )
            socket = people[number][seat]
            socket.say(
                words[0], client=f"d{number}.{turn}.{again}", seat=seat, channel="eliminated", **words[1]
            )
            answer = await socket.hear("ack", "refused")
            assert answer["type"] == "ack", answer
            said += 1
        await house.quiet()
    return said


async def _compare(houses: list[Table], game: str, table: str, tokens: list[str], found: Any) -> int:
    """How much was said while every byte to who still plays was the same in both houses; nothing if they parted."""
    match, out, chooser = found
    viewer = chooser.random.choice([seat for seat in range(match.seats) if seat not in out])
    worlds = LAW_BOOKS[game].worlds
    scrambled = worlds.scramble(match, viewer, chooser.random)
    if scrambled is None:
        return 0
    for house, layout in zip(houses, (match.table.copy(), scrambled), strict=True):
        standing = house.house.tables[table].standing
        standing.match = match.imagine(layout, copy.copy(standing._fate))
        standing.journals = Journals()
    matches = [house.match(table) for house in houses]
    people = [[(await house.connect(table, token))[0] for token in tokens] for house in houses]
    boards = [(await house.connect(table, watch=True))[0] for house in houses]
    said = 0
    for turn in range(12):
        said += await _differ(houses, people, out, chooser, turn)
        for first, second in ((people[0][viewer], people[1][viewer]), boards):
            assert first.sent == second.sent, _where(first.sent, second.sent)
        seat, question = chooser.pick(matches[0].questions)
        twin = next(asked for asked in matches[1].questions if asked.id == question.id)
        option = chooser.choose(question)
        answer = _answer_in_the_other_world(matches[0], question, twin, option, viewer, worlds, chooser)
        if answer is None:
            break
        await _say_both(
            houses,
            [people[0][seat], people[1][seat]],
            client=[f"w{turn}"] * 2,
            seat=[seat] * 2,
            question=[question.id] * 2,
            option=[option, answer[0]],
        )
        out = matches[0].game.eliminated(matches[0].view(None))
        alike = matches[0].events(viewer) == matches[1].events(viewer)
        is_over = any(one.outcome is not None for one in matches)
        if is_over or not alike or viewer in out:
            break  # they part lawfully here, or the viewer may listen now
    return said


def dead_law(folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, part: int, words: int) -> int:
    """Go on with pairs of worlds until this much was said in them; returns how much it was."""
    same = Same(monkeypatch)
    said = 0

    async def story() -> None:
        nonlocal said
        for number, found in enumerate(games_with_the_dead(game, part)):
            seats = found[0].seats
            same.begin()
            async with open_house(folder / f"{number}-0", clock=HandClock(), chance=Seeded(number)) as one:
                table, tokens = await _seated(one, game, seats)
                same.begin()
                other_folder = folder / f"{number}-1"
                async with open_house(other_folder, clock=HandClock(), chance=Seeded(number)) as other:
                    assert await _seated(other, game, seats) == (table, tokens)
                    said += await _compare([one, other], game, table, tokens, found)
            if said >= words:
                return

    run(story)
    return said


@clause("S-4.8")
@pytest.mark.parametrize("game", WITH_THE_DEAD)
@pytest.mark.parametrize("part", range(2))
def test_what_the_eliminated_say_changes_no_byte_for_who_still_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, part: int
) -> None:
    assert dead_law(tmp_path, monkeypatch, game, part, words=20) >= 20


def test_no_other_game_puts_anybody_out() -> None:
    silent = [key for key, game in GAMES.items() if game.silence is not None]
    assert silent == [key for key in GAMES if key in WITH_THE_DEAD]


def _tell_all(standing: Any, seat: int, channel: str) -> None:
    """Everybody reads everything."""
    del standing, seat, channel


def _tell_one_of_the_living(standing: Any, seat: int, channel: str) -> list[int]:
    """The seats that are in the game are taken for those that are not."""
    del seat, channel
    out = standing.match.game.eliminated(standing.match.view(None))
    return [seat for seat in range(len(standing.places)) if seat not in out]


@pytest.mark.sources
@pytest.mark.parametrize("planted", [_tell_all, _tell_one_of_the_living])
@pytest.mark.parametrize("game", WITH_THE_DEAD)
def test_a_planted_leak_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, planted: Any, game: str
) -> None:
    monkeypatch.setattr(messages, "readers_of", planted)
    with pytest.raises(AssertionError, match=r"told|update|welcome|frames here"):
        dead_law(tmp_path, monkeypatch, game, 0, words=60)
