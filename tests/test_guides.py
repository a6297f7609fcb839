"""The guides are true: a card and a game are added as they say, and played."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import guides
from tests.guides import Change, blocks, carry_out, changed, changes, copy_house, files, write_files

CARD, GAME = "write-a-card.md", "write-a-game.md"


def run(house: Path, *arguments: str) -> str:
    """Run Python in a copy of the house; its words, or a failed test with them."""
    environment = {**os.environ, "PYTHONPATH": str(house / "src")}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=house, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def check(house: Path, *tests: str) -> None:
    """Let the house's own tests look at its copy."""
    run(house, "-m", "pytest", "-n", "0", "-q", "-p", "no:cacheprovider", *tests)


# A card -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def house_with_a_card(tmp_path_factory):
    """The house, and the Searchlight in it."""
    house = copy_house(tmp_path_factory.mktemp("guides") / "card")
    carry_out(CARD, house)
    return house


def test_a_card_touches_the_files_that_the_guide_counts():
    touched = {change.path for change in changes(CARD)}
    beside = {"src/outpost31/games/stayaway/__init__.py", "CHANGELOG.md"}
    text = (guides.DOCS / CARD).read_text(encoding="utf-8")
    assert f"| {len(touched | beside)} |" in text
    own = [path for path in touched if path.startswith("src/")]
    assert {str(Path(path).parent) for path in own} == {"src/outpost31/games/stayaway"}
    assert not any(path.startswith("web/src") for path in touched)


def test_the_card_of_the_guide_is_played_by_bots(house_with_a_card):
    (play,) = blocks(CARD, "python")
    told = run(house_with_a_card, "-c", play)
    assert re.findall(r"(\w+) players used the Searchlight [1-9]\d* times", told)[:2] == ["random", "novice"]


def test_the_house_with_the_card_of_the_guide_is_in_order(house_with_a_card):
    run(house_with_a_card, "-m", "outpost31.shapes")
    written = (house_with_a_card / "web/src/games/cards.gen.ts").read_text(encoding="utf-8")
    assert '"searchlight": "action"' in written
    json.loads((house_with_a_card / "web/icons.json").read_text(encoding="utf-8"))
    check(
        house_with_a_card,
        "tests/games/stayaway/test_actions.py",
        "tests/games/stayaway/test_cards.py",
        "tests/bots/test_nothing_is_passed_over.py",
        "tests/test_clauses.py",
        "tests/test_rulebook_languages.py",
        "tests/cli/test_words.py::test_every_card_event_question_cause_and_reason_has_its_words",
        "tests/cli/test_words.py::test_every_option_of_the_rarest_sort_has_words",
        "tests/cli/test_words.py::test_every_clause_that_help_names_is_in_the_rulebook",
    )


# A game -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def house_with_a_game(tmp_path_factory):
    """The house, and Drawing Straws in it."""
    house = copy_house(tmp_path_factory.mktemp("guides") / "game")
    write_files(GAME, house)
    carry_out(GAME, house)
    run(house, "-m", "outpost31.shapes")
    return house


def test_a_game_is_entered_in_one_register():
    own = ("src/outpost31/games/straws/", "tests/games/straws/", "rules/straws.md", "locales/en/straws.ftl")
    assert [path for path in files(GAME) if not path.startswith(own)] == []
    assert [change.path for change in changes(GAME)] == ["src/outpost31/games/__init__.py"]


def test_the_game_of_the_guide_is_played_and_told(house_with_a_game):
    told = run(house_with_a_game, "-c", blocks(GAME, "python")[-1])
    assert "Keep your straw, or swap it? ['Keep it', 'Swap it']" in told
    assert "('D-1.2',) Keep or swap" in told
    assert "The shortest straw goes out into the snow" in told


def test_the_house_with_the_game_of_the_guide_is_in_order(house_with_a_game):
    check(house_with_a_game, "tests/games/straws", "tests/laws", "-k", "straws or law_book")
    check(house_with_a_game, "tests/test_shapes.py", "tests/test_clauses.py", "tests/test_rulebook.py")


def test_the_game_of_the_guide_leaks_nothing_and_the_law_would_tell(house_with_a_game):
    view = house_with_a_game / "src/outpost31/games/straws/view.py"
    text = view.read_text(encoding="utf-8")
    assert text.count("straw.value if outcome else None") == 1
    view.write_text(text.replace("straw.value if outcome else None", "straw.value"), encoding="utf-8")
    with pytest.raises(AssertionError, match="the views of two worlds differ"):
        check(
            house_with_a_game, "tests/laws/test_laws.py", "-x", "-k", "two_worlds and straws-4 and not long"
        )
    view.write_text(text, encoding="utf-8")


# Guides themselves ------------------------------------------------------------------------------------------


def test_a_guide_that_shows_what_is_not_there_is_noticed():
    with pytest.raises(ValueError, match=r"cards\.py has these lines 0 times"):
        changed("one\ntwo\n", Change("cards.py", ["three"], ["three", "four"]))
    with pytest.raises(ValueError, match="2 times"):
        changed("one\none\n", Change("cards.py", ["o…"], ["o…", "two"]))
    assert changed("one\ntwo\n", Change("cards.py", ["on…"], ["on…", "more"])) == "one\nmore\ntwo\n"
    assert changed("one\ntwo\n", Change("cards.py", [], ["three"])) == "one\ntwo\nthree\n"
