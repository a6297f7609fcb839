"""The two-worlds law over the wire where the house answers what leaves no choice, times included.

Two houses serve the same table on clocks that are turned by hand; in one of them something that the viewer cannot know
is scrambled. Somebody may then have a choice in the one world and none in the other: where there is one, it is made
within the beat. Every frame to the viewer's sockets must be equal in both worlds, and come at the same moment.
Planted leaks show that the law looks.
"""

from __future__ import annotations

import contextlib
import copy
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from outpost31 import GAMES
from outpost31.kernel import Question, Seeded
from outpost31.server.log import formalities
from outpost31.server.log.standing import Standing
from outpost31.server.publishing import pictures
from outpost31.server.publishing.publisher import Publisher
from outpost31.server.running.clocks import HandClock
from tests.games import LAW_BOOKS
from tests.laws.play import Chooser
from tests.laws.worlds import _answer_in_the_other_world
from tests.server.asgi import Socket, Table, open_house, run
from tests.server.publishing.test_worlds import Same, _where

LOOKED_AT = {"boardgame": (0, 2, 7), "norwegian": (6, 10, 11), "stayaway": (1, 5, 10, 13)}
"""The games in which people hide something from each other, and pairs of worlds in which not all have a choice."""
HALF = 1.25
"""Half a beat, in seconds."""


class Parted(Exception):
    """The worlds parted lawfully: the rules told the viewer the difference, or one of them is over."""


class Pair:
    """Two houses with the same table, its people, and the viewer's sockets in both."""

    def __init__(
        self, houses: list[Table], table: str, viewer: int | None, chooser: Chooser, worlds: Any
    ) -> None:
        self.houses, self.table, self.viewer = houses, table, viewer
        self.chooser, self.worlds = chooser, worlds
        self.people: list[list[Socket]] = []
        self.watching: list[list[Socket]] = [[], []]
        self.compared = self.uneven = self._said = 0

    @property
    def standings(self) -> list[Standing]:
        return [house.house.tables[self.table].standing for house in self.houses]

    def asked(self) -> list[tuple[Question, Question]]:
        """What is asked in the first world, and the same question in the other."""
        one, other = (formalities.unanswered(standing) for standing in self.standings)
        twins = {twin.id: twin for twin in other}
        assert {question.id for question in one} == twins.keys(), "a moment closed at another time"
        return [(question, twins[question.id]) for question in one]

    def reaches(self, question: Question, number: int) -> bool:
        """Whether a question reaches its person in this world."""
        return any(one.id == question.id for one in formalities.for_people(self.standings[number]))

    async def say(self, question: Question, twin: Question) -> None:
        """Whoever has a choice makes it, in both worlds with the same public face."""
        matches = [house.match(self.table) for house in self.houses]
        seat, _ = self.chooser.pick((question,))
        options: list[Any]
        if self.reaches(question, 0):
            option = self.chooser.choose(question)
            if not self.reaches(twin, 1):
                option = self._alike(matches[1], twin, question, twin.options[0])
            options = [option, self._alike(matches[0], question, twin, option)]
        else:
            only = question.options[0]
            options = [only, self._alike(matches[0], question, twin, only)]
        self._said += 1
        for number, option in enumerate(options):
            if self.reaches(question, number):
                socket = self.people[number][seat]
                socket.say("answer", client=f"s{self._said}", seat=seat, question=question.id, option=option)
                message = await socket.hear("ack", "refused")
                assert message["type"] == "ack", message
            await self.houses[number].quiet()

    def _alike(self, match: Any, question: Question, twin: Question, option: Any) -> Any:
        answer = _answer_in_the_other_world(
            match, question, twin, option, self.viewer, self.worlds, self.chooser
        )
        if answer is None:
            raise Parted
        return answer[0]

    async def turn(self, seconds: float) -> None:
        for house in self.houses:
            house.clock.turn(seconds)
            await house.quiet()

    async def look_in(self) -> None:
        """Somebody comes in to watch, sees how things stand, and goes again."""
        if all(self.watching):
            eyes = [(await house.connect(self.table))[0] for house in self.houses]
            assert [*eyes[0].sent] == [*eyes[1].sent], _where(eyes[0].sent, eyes[1].sent)
            for one in eyes:
                await one.leave()

    def compare(self) -> None:
        """What the viewer was sent until now is the same, unless the rules told it a difference."""
        matches = [house.match(self.table) for house in self.houses]
        if any(match.outcome is not None for match in matches):
            raise Parted
        news = [match.events(self.viewer) for match in matches]
        if news[0] != news[1]:
            told = next(pair for pair in zip_longest(*news) if pair[0] != pair[1])
            view = matches[0].view(self.viewer)
            learned = [self.worlds.may_learn(event, self.viewer, view) for event in told if event is not None]
            assert any(learned), f"told {told}: at another time, or what it may not know"
            raise Parted
        for first, second in zip(self.watching[0], self.watching[1], strict=True):
            assert [*first.sent] == [*second.sent], _where(first.sent, second.sent)
            self.compared += len(first.sent)

    async def moment(self) -> None:
        """The questions of one moment, to its end."""
        is_sealed = formalities.is_sealed(self.standings[0])
        assert is_sealed == formalities.is_sealed(self.standings[1])
        late = []
        asked = self.asked()
        self.chooser.random.shuffle(asked)
        for question, twin in asked:
            if self.reaches(question, 0) or self.reaches(twin, 1):
                is_uneven = self.reaches(question, 0) != self.reaches(twin, 1)
                self.uneven += is_uneven
                if is_sealed and not is_uneven and self.chooser.random.random() < 0.4:
                    late.append((question, twin))
                    continue
                await self.say(question, twin)
                self.compare()
        if is_sealed:
            await self.look_in()
            for _ in range(2):
                await self.turn(HALF)
                self.compare()
        for question, twin in late:
            await self.say(question, twin)
            self.compare()


def _part(pair: Pair, *, is_uneven: bool) -> bool:
    """Scramble the other world; at first only so that somebody has a choice in one world alone, if that can be."""
    one, other = pair.standings
    assert one.match is not None
    fate = copy.copy(other._fate)
    for _ in range(6 if is_uneven else 1):
        scrambled = pair.worlds.scramble(one.match, pair.viewer, pair.chooser.random)
        if scrambled is None:
            continue
        match = one.match.imagine(scrambled, fate)
        pairs = zip(one.match.asked, match.asked, strict=True)
        has_uneven = any((len(a.options) == 1) != (len(b.options) == 1) for a, b in pairs)
        if is_uneven and not (has_uneven and formalities.is_sealed(one)):
            continue
        other.match = match
        other.journals = copy.deepcopy(one.journals)
        return True
    return False


async def _play(pair: Pair, tokens: list[str]) -> None:
    """The same in both houses for a while; then the worlds part, and go on."""
    houses, table, chooser = pair.houses, pair.table, pair.chooser
    pair.people = [[(await house.connect(table, token))[0] for token in tokens] for house in houses]
    wait = chooser.random.randrange(2, 25)
    for number in range(wait + 30):
        if houses[0].match(table).outcome is not None:
            return
        if number >= wait and _part(pair, is_uneven=number < wait + 20):
            break
        await pair.moment()
    else:
        return
    for house in houses:
        house.house.tables[table].timing.look()
    mine = None if pair.viewer is None else tokens[pair.viewer]
    eyes: tuple[tuple[str | None, bool], ...] = ((mine, False), (None, False), (None, True))
    for house, sockets in zip(houses, pair.watching, strict=True):
        sockets += [(await house.connect(table, token, watch=is_tv))[0] for token, is_tv in eyes]
    pair.compare()
    for _ in range(12):
        await pair.moment()


def sealed_law(folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, seed: int) -> tuple[int, int]:
    """Compare one pair of worlds: how many frames were the same, and how often only one world left a choice."""
    same = Same(monkeypatch)
    seats = GAMES[game].seats[seed % len(GAMES[game].seats)]
    found: list[Pair] = []

    async def story() -> None:
        chooser = Chooser((game, seed))
        viewer = chooser.random.choice((None, *range(seats)))
        settings = {"everybody_clicks": False, "reaction_seconds": 8 * (seed % 2)}
        folders = [folder / f"{seed}-{number}" for number in range(2)]
        same.begin()
        async with open_house(folders[0], clock=HandClock(), chance=Seeded(seed)) as one:
            table, tokens = await one.begun(seats, game, **settings)
            worlds = LAW_BOOKS[game].worlds
            same.begin()
            async with open_house(folders[1], clock=HandClock(), chance=Seeded(seed)) as other:
                assert await other.begun(seats, game, **settings) == (table, tokens)
                pair = Pair([one, other], table, viewer, chooser, worlds)
                found.append(pair)
                with contextlib.suppress(Parted):
                    await _play(pair, tokens)

    run(story)
    return found[0].compared, found[0].uneven


@pytest.mark.parametrize("game", list(LOOKED_AT))
def test_what_leaves_no_choice_shows_in_no_frame_and_at_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    counts = [sealed_law(tmp_path, monkeypatch, game, seed) for seed in LOOKED_AT[game]]
    assert sum(compared for compared, _ in counts) > 500, f"the law hardly looked: {counts}"
    assert sum(uneven for _, uneven in counts) >= 3, (
        f"hardly anybody had a choice in one world alone: {counts}"
    )


def _show_who_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has answered in a sealed moment is no longer waited for."""

    def before_all_eyes(standing: Standing) -> Any:
        assert standing.match is not None
        return standing.match.questions

    monkeypatch.setattr(pictures, "before_all_eyes", before_all_eyes)


def _answer_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What leaves no choice is answered before the beat is over."""
    monkeypatch.setattr(formalities, "is_due", lambda standing, now: True)


def _hold_nothing_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last real answer closes a moment before its beat is over."""
    monkeypatch.setattr(Standing, "take", Standing.answer)


def _tell_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is sent something when somebody has answered."""
    monkeypatch.setattr(Publisher, "answered", lambda self, seats: self.play())


@pytest.mark.sources
@pytest.mark.parametrize("leak", [_show_who_thinks, _answer_at_once, _hold_nothing_back, _tell_all])
def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"update|welcome|frames here|at another time"):
        _look_at_all(tmp_path, monkeypatch)


def _look_at_all(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for game, seeds in LOOKED_AT.items():
        for seed in seeds:
            sealed_law(folder / game, monkeypatch, game, seed)


@pytest.mark.long
@pytest.mark.parametrize("game", list(LOOKED_AT))
def test_it_holds_over_many_pairs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    assert sum(sealed_law(tmp_path, monkeypatch, game, seed)[1] for seed in range(100, 200)) > 20
