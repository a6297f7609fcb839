"""The card of a game: its facts, and what other packages have for it."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace

import pytest

from outpost31 import GAMES, Match, rulebook
from outpost31.bots import LEVELS, all_play_together, levels_for
from outpost31.cli.presentation import has_face
from outpost31.words import languages, locales_folder

FOUND = {
    # game         veil          reasons       bots          face
    "stayaway": ("stayaway", "stayaway", "stayaway", "stayaway"),
    "boardgame": ("outpost", "outpost", "outpost", "boardgame"),
    "coop": ("coop", "outpost", "coop", "coop"),
    "norwegian": ("norwegian", "outpost", "outpost", "norwegian"),
}
"""What each game finds in other packages. A module that is misspelt is not found, and nothing else would say so."""
PACKAGES = ("imagination", "reasons", "bots", "cli.presentation")


def test_the_games_are_told_in_one_order() -> None:
    assert list(GAMES) == list(FOUND)


@pytest.mark.parametrize("game", FOUND)
def test_every_package_has_its_module_for_a_game(game: str) -> None:
    found = [GAMES[game].place_in(f"outpost31.{package}") for package in PACKAGES]
    wanted = [f"outpost31.{package}.{name}" for package, name in zip(PACKAGES, FOUND[game], strict=True)]
    assert found == wanted
    assert levels_for(game) == LEVELS
    assert has_face(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_travels_to_another_process_and_goes_on_as_it_would_have(game: str) -> None:
    here = Match.new(game, GAMES[game].seats.start, 7)
    generator = random.Random(7)
    for _ in range(40):
        if here.outcome is not None:
            break
        there = pickle.loads(pickle.dumps(here))
        assert there.game is GAMES[game], "the game of the list, not another one like it"
        question = generator.choice(here.questions)
        answer = generator.choice(question.options)
        for match in (here, there):
            match.answer(question.player, answer, question.id)
        assert there.digest() == here.digest()


def test_a_game_that_is_not_of_the_list_travels_whole() -> None:
    variant = replace(GAMES["stayaway"], title="Stay Away!, our way")
    assert pickle.loads(pickle.dumps(variant)) == variant


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_rulebook_and_words_in_every_language(game: str) -> None:
    card = GAMES[game]
    assert rulebook.load(game).title
    assert [one for one in languages() if not (locales_folder() / one / f"{game}.ftl").is_file()] == []
    assert card.builds_on is None or card.builds_on in GAMES
    assert list(rulebook.letters().values()).count(str(card.letter)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_read_from_what_all_see(game: str) -> None:
    card = GAMES[game]
    match = Match.new(game, card.seats[-1], seed=3)
    before = card.moment_of(match.view(None))
    assert before == card.moment_of(match.view(0))
    while match.outcome is None and card.moment_of(match.view(None)) == before:
        question = match.questions[0]
        match.answer(question.player, question.options[0], question.id)
    assert card.moment_of(match.view(None)) != before


def test_variants_are_one_family_and_fall_back_on_their_base() -> None:
    assert {key: card.family for key, card in GAMES.items()} == {
        "stayaway": "stayaway",
        "boardgame": "outpost",
        "coop": "outpost",
        "norwegian": "outpost",
    }
    assert GAMES["coop"].clauses_behind("question", "die_to_reroll") == ("C-5.3",)
    assert GAMES["coop"].clauses_behind("room", "kennel") == ("B-1.4", "B-10.11")
    assert GAMES["coop"].clauses_behind("room", "warehouse") == ("B-9",)
    assert GAMES["coop"].clauses_behind("weather", "storm") == ()
    assert [game for game in GAMES if all_play_together(game)] == ["coop"]


def test_a_game_that_nobody_wrote_anything_for_does_without() -> None:
    bare = replace(GAMES["stayaway"], key="bare", package="elsewhere.bare")
    assert bare.names == ("bare", "elsewhere")
    assert [bare.module_in(f"outpost31.{package}") for package in PACKAGES] == [None] * 4
