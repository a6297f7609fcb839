"""The two-worlds law: nobody can tell two tables apart that differ only in what it cannot know.

Two matches go on side by side. The other world begins as a copy in which hidden things have changed places.
Whoever answers in the one answers in the other with a choice of the same public face. As long as the rules
themselves have not told the viewer a difference, everything it gets must be the same to the byte: views, events,
questions, and who is waited for.

Each game says, in a file of its own, how to scramble what a viewer cannot know, what is public in a choice, and
from which events a viewer may learn something hidden. That list is the law's own, not the code's.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, Protocol

from outpost31 import Match
from outpost31.kernel import Option, Question, Seat, Table
from outpost31.kernel.events import stream
from outpost31.kernel.tables import clause_of
from tests.laws.play import Chooser, LawBroken, as_bytes

Viewer = Seat | None
Look = Callable[[Match, Viewer], bytes]
"""All that a viewer gets from a match but for its events, by one way out of it: views, encodings, words."""


class Worlds(Protocol):
    """What the law must know of one game."""

    def furnish(self, match: Match, chance: random.Random) -> Match:
        """A match at its beginning, now and then with more in people's hands than random play would find."""

    def scramble(self, match: Match, viewer: Viewer, chance: random.Random) -> Table | None:
        """A copy of the table that differs in something hidden from the viewer, or nothing where that cannot be."""

    def face(self, match: Match, question: Question, option: Option, viewer: Viewer) -> Hashable:
        """What the viewer may learn at once of a choice that somebody else makes."""

    def may_learn(self, event: dict[str, Any], viewer: Viewer, view: dict[str, Any]) -> bool:
        """Whether, by the rules, this event may tell the viewer something that was hidden."""


@dataclass
class Tally:
    """How far the law has looked, so that its silence means something."""

    pairs: int = 0
    answers: int = 0
    parted: dict[str, int] = field(default_factory=dict)

    def part(self, why: str) -> None:
        """Two worlds parted lawfully."""
        self.parted[why] = self.parted.get(why, 0) + 1


def seen_by(match: Match, viewer: Viewer) -> bytes:
    """Everything a viewer gets from a match but for its events, and for a bad answer the rule that refuses it."""
    mine = () if viewer is None else match.questions_for(viewer)
    clause = clause_of(match.table.agenda[-1]) if mine else None
    return as_bytes([match.view(viewer), [one.plain() for one in mine], match.waiting, clause])


def two_worlds(
    game: str,
    seats: int,
    options: dict[str, Any],
    seed: int,
    worlds: Worlds,
    tally: Tally,
    *,
    every: int = 9,
    length: int = 25,
    look: Look = seen_by,
) -> None:
    """Play a random game; now and then part the world in two for some viewer and go on in both."""
    match = worlds.furnish(Match.new(game, seats, seed=seed, options=options), random.Random(seed))
    chooser = Chooser(seed)
    while match.outcome is None:
        if len(match.answers) % every == 0:
            viewer = chooser.random.choice((None, *range(seats)))
            where = (
                f"{game} seats={seats} options={options} seed={seed}, {len(match.answers)} answers, {viewer=}"
            )
            _part(match, viewer, worlds, tally, Chooser((seed, len(match.answers))), length, where, look)
        chooser.answer(match)


def _part(
    match: Match,
    viewer: Viewer,
    worlds: Worlds,
    tally: Tally,
    chooser: Chooser,
    length: int,
    where: str,
    look: Look = seen_by,
) -> None:
    table = worlds.scramble(match, viewer, chooser.random)
    if table is None:
        return
    one, other = match.copy(), match.imagine(table)
    since, other_since = len(one.all_told), len(other.all_told)
    tally.pairs += 1
    if look(one, viewer) != look(other, viewer):
        raise LawBroken(f"the views of two worlds differ: {where}\n{_difference(one, other, viewer)}")
    for _ in range(length):
        seat, question = chooser.pick(one.questions)
        twin = other.questions[one.questions.index(question)]
        option = chooser.choose(question)
        answer = _answer_in_the_other_world(one, question, twin, option, viewer, worlds, chooser)
        if answer is None:
            tally.part("no such answer")
            return
        said = f"{where}; then {question.kind} by {seat}: {option!r} / {answer[0]!r}"
        before = one.copy()
        one.answer(seat, option, question.id)
        other.answer(seat, answer[0], twin.id)
        tally.answers += 1
        news, other_news = stream(one.all_told[since:], viewer), stream(other.all_told[other_since:], viewer)
        since, other_since = len(one.all_told), len(other.all_told)
        if as_bytes(news) != as_bytes(other_news):
            _learned(news, other_news, viewer, before.view(viewer), worlds, tally, said)
            return
        if one.outcome is not None and other.outcome is not None:
            tally.part("everything is shown")
            return
        if look(one, viewer) != look(other, viewer):
            raise LawBroken(f"two worlds look different: {said}\n{_difference(one, other, viewer)}")


def _answer_in_the_other_world(
    match: Match,
    question: Question,
    twin: Question,
    option: Option,
    viewer: Viewer,
    worlds: Worlds,
    chooser: Chooser,
) -> tuple[Option] | None:
    """An answer of the same public face, or nothing. The viewer's own answers are the same in both."""
    if viewer is not None and question.is_for(viewer):
        return (option,)
    face = worlds.face(match, question, option, viewer)
    alike = [one for one in twin.options if worlds.face(match, twin, one, viewer) == face]
    if not alike:
        return None
    return (option if option in alike and chooser.random.random() < 0.6 else chooser.random.choice(alike),)


def _learned(
    news: list[dict[str, Any]],
    other_news: list[dict[str, Any]],
    viewer: Viewer,
    view: dict[str, Any],
    worlds: Worlds,
    tally: Tally,
    said: str,
) -> None:
    """Events differ: the first difference must be one that the rules tell this viewer."""
    for place in range(max(len(news), len(other_news))):
        pair = [stream[place] for stream in (news, other_news) if place < len(stream)]
        if len(pair) == 2 and pair[0] == pair[1]:
            continue
        if len(pair) == 2 and _is_only_reordered(*pair):
            raise LawBroken(f"told in an order that tells where things came from: {pair}: {said}")
        for event in pair:
            if worlds.may_learn(event, viewer, view):
                tally.part(event["event"])
                return
        raise LawBroken(f"told what it may not know: {pair}: {said}")
    raise AssertionError("the streams were said to differ")


def _is_only_reordered(event: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two events tell the same things in another order. What is told by seat has its order from there."""
    return event.keys() == other.keys() and all(
        event[name] == other[name] or _in_order(name, event[name]) == _in_order(name, other[name])
        for name in event
    )


def _in_order(name: str, told: Any) -> Any:
    """A told collection of kinds in one order, anything else as it is."""
    is_collection = isinstance(told, list) and all(isinstance(kind, str) for kind in told)
    return sorted(told) if is_collection and name != "roles" else told


def _difference(one: Match, other: Match, viewer: Viewer) -> str:
    """The first thing that looks different."""
    first, second = seen_by(one, viewer), seen_by(other, viewer)
    place = next((at for at, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    low = max(0, place - 120)
    return f"  …{first[low : place + 80].decode()}…\n  …{second[low : place + 80].decode()}…"
