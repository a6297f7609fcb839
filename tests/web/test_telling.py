"""The client tells every game in every language: random ones, and recorded ones in which rare things happen."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from outpost31 import Match
from outpost31.server.publishing.pictures import open_question
from outpost31.words import languages
from tests.cli.telling import NAMES, Played, play, random_games, recorded_game
from tests.cli.test_outpost_words import BOARD_GAMES, RARE, question_kinds
from tests.web.client import ROOT

OF_A_KIND = 6
"""How many questions of a kind are enough of a random game."""

MORE = (
    ("boardgame", "an_eventful_game"),
    ("boardgame", "alien_aboard_the_snow_cat"),
    ("boardgame", "alien_let_aboard_the_rescue_helicopter"),
)
HARDLY_EVER: dict[str, tuple[str, tuple[Any, ...], dict[str, Any]]] = {
    "boardgame": ("rescue_to_board", ("stay", "board"), {"pawn": 0}),
    "coop": ("character_to_lose", (0, 2, 3), {"room": "kitchen"}),
    "norwegian": ("card_to_discard_for_test", ("use", "sabotage", "enough"), {}),
}
"""Asked so seldom that no recorded game has it: kind, options, and what it is about."""
SEEDS = (2, 3)
"""Of games in which characters are chosen and any cards may be changed."""


def told(game: str, played: Played) -> dict[str, Any]:
    """A game as the wire carries it: questions with views, events as every viewer was told them, the end."""
    kinds: dict[str, int] = {}
    moments = []
    for question, view in played.asked:
        kinds[question.kind] = kinds.get(question.kind, 0) + 1
        if kinds[question.kind] <= OF_A_KIND:
            moments.append({"question": open_question(question), "view": view})
    viewers = (None, *range(played.match.seats))
    return {
        "game": game,
        "names": NAMES[: played.match.seats],
        "moments": moments,
        "told": [{"viewer": viewer, "events": list(played.match.events(viewer))} for viewer in viewers],
        "end": played.match.view(None),
    }


def _asked_by_hand(game: str, kind: str, options: tuple[Any, ...], about: dict[str, Any]) -> dict[str, Any]:
    """A game in which the first question is this one."""
    played = told(game, random_games(game)[0])
    first = played["moments"][0]
    asked = msgspec.structs.replace(first["question"], kind=kind, options=list(options), about=about)
    return {**played, "moments": [{**first, "question": asked}], "told": []}


def tell(client_folder: Path, games: list[dict[str, Any]]) -> list[str]:
    """What the client's faces cannot say of these games, in any language."""
    node = shutil.which("node")
    assert node is not None
    words = {}
    for language in languages():
        (path,) = client_folder.glob(f"assets/words-{language}-*.ftl")
        words[language] = path.read_text(encoding="utf-8")
    given = msgspec.json.encode({"words": words, "games": games})
    script = ROOT / "tests" / "web" / "telling.mjs"
    done = subprocess.run([node, str(script)], input=given, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    problems: list[str] = json.loads(done.stdout)
    return problems


@pytest.fixture(scope="module")
def games() -> list[dict[str, Any]]:
    """Random games of each, and every recorded one in which something rare happens."""
    random = [told(game, played) for game in ("stayaway", *BOARD_GAMES) for played in random_games(game)]
    choosy = {"characters": "choose", "change_cards": "any"}
    random += [
        told("boardgame", play(Match.new("boardgame", 5, options=choosy, seed=seed), seed)) for seed in SEEDS
    ]
    random += [_asked_by_hand(game, *asked) for game, asked in HARDLY_EVER.items()]
    return random + [told(game, recorded_game(game, name)) for game, name in (*RARE, *MORE)]


def test_every_question_option_event_and_help_line_has_words(
    client_folder: Path, games: list[dict[str, Any]]
):
    assert tell(client_folder, games) == []


def test_no_kind_of_question_is_left_untold(games: list[dict[str, Any]]):
    asked = {moment["question"].kind for game in games for moment in game["moments"]}
    kinds = set().union(*map(question_kinds, BOARD_GAMES))
    assert sorted(kinds - asked) == []


def test_what_has_no_words_is_noticed(client_folder: Path, games: list[dict[str, Any]]):
    game = dict(games[-1])
    view = {**game["end"], "outcome": {**game["end"]["outcome"], "reason": "snowed_in"}}
    question = msgspec.structs.replace(game["moments"][0]["question"], kind="hat_to_wear", about={})
    moment = {**game["moments"][0], "question": question}
    found = "\n".join(tell(client_folder, [{**game, "moments": [moment], "end": view}]))
    assert "help of hat_to_wear" in found
    assert "pl boardgame: reason" in found
