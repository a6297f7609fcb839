"""Questions as they stand in two worlds that onlookers cannot tell apart: for what a passed phone may show them."""

from __future__ import annotations

import dataclasses
import json
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec

from outpost31 import GAMES, Match
from outpost31.games.outpost.testing import PickTester
from outpost31.kernel import Question, Seeded, Table
from outpost31.server.publishing.pictures import open_question
from tests.cli.telling import NAMES
from tests.games import LAW_BOOKS
from tests.laws.play import Chooser, all_options
from tests.laws.worlds import Viewer, _answer_in_the_other_world
from tests.web.client import ROOT
from tests.web.records import GOLDENS

LENGTH = 14
"""For how many answers two worlds go on side by side."""
OF_A_KIND = 30
"""So many questions of a kind whose options differ between the worlds are enough of a game."""

RARE = 6
"""Where fewer of a kind differ so far, more worlds are tried."""

Pair = dict[str, Any]


def _onlookers(match: Match, chooser: Chooser) -> Viewer:
    """Who looks on: nobody knows more than those who sit there, and where all play together that is a player."""
    if match.game.key == "coop":
        return chooser.random.randrange(match.seats)
    choices: list[Viewer] = [None, None, *range(match.seats)]
    return chooser.random.choice(choices)


def _side(match: Match, question: Question) -> dict[str, Any]:
    assert isinstance(question.seat, int)
    return {"question": open_question(question), "view": match.view(question.seat)}


def _pairs_now(one: Match, other: Match, viewer: Viewer, where: str) -> Iterator[Pair]:
    """The questions put to others than the viewer, as they stand in both worlds now."""
    twins = {question.id: question for question in other.questions}
    for question in one.questions:
        if viewer is None or not question.is_for(viewer):
            yield {
                "game": one.game.key,
                "names": NAMES[: one.seats],
                "where": f"{where}, seen by {viewer}",
                "one": _side(one, question),
                "other": _side(other, twins[question.id]),
            }


def _scrambled(match: Match, viewer: Viewer, chooser: Chooser) -> Table | None:
    """Another world; also one in which others are willing to test, which the leader alone is told. (B-10.5)"""
    step = match.table.agenda[-1]
    if isinstance(step, PickTester) and viewer is None and match.game.key != "coop":
        table: Any = match.table.copy()
        willing = tuple(pawn for pawn in table.in_turn() if chooser.random.random() < 0.5)
        table.agenda[-1] = dataclasses.replace(step, willing=willing)
        return cast(Table, table)
    return LAW_BOOKS[match.game.key].worlds.scramble(match, viewer, chooser.random)


def parted(match: Match, chooser: Chooser, where: str, tries: int) -> Iterator[Pair]:
    """From here on two worlds that look the same to somebody, and every question put to others in both."""
    viewer = _onlookers(match, chooser)
    worlds = LAW_BOOKS[match.game.key].worlds
    where = f"{where}, after {len(match.answers)} answers"
    fate = chooser.random.randrange(1_000_000)
    one = match.imagine(match.table.copy(), Seeded(fate))
    other = None
    for _ in range(tries):
        table = _scrambled(match, viewer, chooser)
        if table is None:
            continue
        other = match.imagine(table, Seeded(fate))
        yield from _pairs_now(one, other, viewer, where)
    for step in range(LENGTH if other is not None else 0):
        assert other is not None
        twins = {question.id: question for question in other.questions}
        if step:
            yield from _pairs_now(one, other, viewer, f"{where} and {step} more")
        seat, question = chooser.pick(one.questions)
        option = chooser.choose(question)
        twin = twins[question.id]
        answer = _answer_in_the_other_world(one, question, twin, option, viewer, worlds, chooser)
        if answer is None:
            return
        one.answer(seat, option, question.id)
        other.answer(seat, answer[0], twin.id)
        is_over = one.outcome is not None or other.outcome is not None
        if is_over or one.events(viewer) != other.events(viewer):
            return


def random_matches(game: str, games: int) -> Iterator[tuple[Match, Chooser, str]]:
    """Moments of random games, of every number of seats and with every option."""
    choices = all_options(game)
    for seed in range(games):
        seats = GAMES[game].seats[seed % len(GAMES[game].seats)]
        options = choices[seed % len(choices)]
        if game == "coop":
            options = {**options, "open_hands": False}  # otherwise nobody has secrets from the others
        elif game == "boardgame" and seed % 2:
            options = {**options, "change_cards": "any"}  # asks more
        match, chooser = Match.new(game, seats, seed=seed, options=options), Chooser((game, seed))
        for number in range(4000):
            if match.outcome is not None:
                break
            if number % 5 == 0:
                yield match, chooser, f"{game} {seats=} {options=} {seed=}"
            chooser.answer(match)


def recorded_matches(game: str) -> Iterator[tuple[Match, Chooser, str]]:
    """Every moment of the recorded games, in which rare things happen."""
    for path in sorted((GOLDENS / game).glob("*.json")):
        record = json.loads(path.read_text(encoding="utf-8"))
        chooser = Chooser(path.name)
        for match in Match.retrace(record):
            if match.outcome is None and match.questions:
                yield match, chooser, f"{game} {path.stem}"


def pairs(game: str, games: int) -> list[Pair]:
    """Enough pairs of every kind of question; those in which something differs first of all."""
    kept: list[Pair] = []
    counts: Counter[tuple[str, bool]] = Counter()
    for source, every in ((random_matches(game, games), 1), (recorded_matches(game), 3)):
        for number, (match, chooser, where) in enumerate(source):
            is_rare = any(counts[one.kind, True] < RARE for one in match.questions)
            is_new = any(counts[one.kind, True] + counts[one.kind, False] < RARE for one in match.questions)
            if number % every and not is_new:
                continue
            for pair in parted(match, chooser, where, 8 if is_rare else 1):
                question, twin = pair["one"]["question"], pair["other"]["question"]
                key = question.kind, question.options != twin.options
                counts[key] += 1
                if counts[key] <= (OF_A_KIND if key[1] else 4):
                    kept.append(pair)
    return kept


def draw(client_folder: Path, given: list[Pair], blind: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """What differs between the two worlds of each pair as the client's own code draws it, and what cannot be chosen."""
    node = shutil.which("node")
    assert node is not None
    (path,) = client_folder.glob("assets/words-en-*.ftl")
    words = {"en": path.read_text(encoding="utf-8")}
    content = msgspec.json.encode({"words": words, "pairs": given, "blind": blind})
    script = ROOT / "tests" / "web" / "passed.mjs"
    done = subprocess.run([node, str(script)], input=content, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found
