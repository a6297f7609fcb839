"""Whole board games through stdin: alone, two at one keyboard, and no secret between the gates."""

import io
import itertools
import json

import pytest
from rich.console import Console

from outpost31 import GAMES, Match
from outpost31.bots.coop.search import Dreaming
from outpost31.cli.arguments import read_level
from outpost31.cli.presentation import present
from outpost31.words import Words
from tests.cli.telling import NAMES, random_games
from tests.cli.test_play import GATE

ALWAYS_THE_FIRST = "1\ny\n" * 4000
"""And a yes, where something is asked twice."""
SHORT = 'figures={"freezing_track": 1, "boiler_damage": 1}'
"""A table where it gets cold soon."""


@pytest.mark.parametrize(("game", "seats"), [("boardgame", 4), ("coop", 1), ("norwegian", 4)])
def test_one_person_plays_a_whole_game(run, tmp_path, game, seats):
    path = tmp_path / "game.json"
    result = run("play", game, "--seats", str(seats), "--level", "random", "--seed", "3", "--save", str(path),
                 typed=ALWAYS_THE_FIRST)  # fmt: skip
    assert result.exit_code == 0, result.output
    before, end = result.stdout.split("It's over")
    assert "press Enter" not in before  # nobody to hide from
    assert Words().say(f"{game}-room-radio_room") in before
    outcome = Match.replay(json.loads(path.read_text())).outcome
    assert outcome is not None
    assert Words().say(f"{game}-reason-{outcome.reason}") in " ".join(end.split())
    again = run("replay", str(path), "--seat", "1")
    assert again.exit_code == 0, again.output
    assert "It's over" in again.stdout


def sentences(match: Match, seat: int | None, names: list[str]) -> set[str]:
    """Every sentence that a seat was told."""
    presentation = present("boardgame", Words(), names)
    return {presentation.event_words(event, seat) for event in presentation.condense(match.events(seat))}


def test_two_people_share_a_keyboard_and_no_secret(run, tmp_path):
    """Between two gates stands only what that one person was told."""
    path = tmp_path / "game.json"
    result = run("play", "boardgame", "--seats", "4", "--bots", "2", "--level", "random", "--seed", "10",
                 "--option", SHORT, "--names", "Ann,Ben", "--save", str(path), typed="\n1\n" * 3000)  # fmt: skip
    assert result.exit_code == 0, result.output
    pieces = GATE.split(result.stdout.split("It's over")[0])
    looks = list(zip(pieces[1::2], (" ".join(piece.split()) for piece in pieces[2::2]), strict=True))
    assert len(looks) > 20
    assert all(one[0] != other[0] for one, other in itertools.pairwise(looks))
    assert "Weather Station" not in pieces[0]  # nothing is shown before the first gate
    match = Match.replay(json.loads(path.read_text()))
    names = ["Ann", "Ben", *Words().say("boardgame-roster").split(", ")[:2]]
    told = {"ANN": sentences(match, 0, names), "BEN": sentences(match, 1, names)}
    read = {name: " ".join(shown for looker, shown in looks if looker == name) for name in told}
    for name, other in (("ANN", "BEN"), ("BEN", "ANN")):
        secrets = told[other] - told[name] - sentences(match, None, names)
        assert any(sentence in read[other] for sentence in secrets)
        assert [sentence for sentence in secrets if sentence in read[name]] == []


@pytest.mark.parametrize("game", ["boardgame", "norwegian"])
def test_a_sheet_looks_the_same_whatever_one_is(game):
    """The same lines in the same colours: only the words differ."""
    presentation = present(game, Words(), NAMES)
    view = next(view for _, view in random_games(game)[0].asked if view["round"] == 2)
    for is_brief, width in itertools.product((False, True), (80, 120)):
        looks = []
        for role in ("human", "alien"):
            view["people"][view["viewer"]]["role"] = role
            console = Console(width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
            sheet = presentation.hand(view, width, is_brief=is_brief)
            lines = console.render_lines(sheet, pad=False)
            looks.append([[str(segment.style) for segment in line] for line in lines])
        assert looks[0] == looks[1]


def test_help_and_rules_at_the_table(run):
    typed = "\n".join(
        ["?", "? 1", "? kitchen", "? macready", "? B-5.4", "? map", "r flashlight", "l", "q", "y", ""]
    )
    result = run("play", "boardgame", "--seats", "4", "--level", "random", "--seed", "5", typed=typed + "\n")
    assert result.exit_code == 0, result.output
    told = " ".join(result.stdout.split())
    for words in ("B-5.4", "Kitchen:", "MacReady:", "The map:", "Flashlight", "The whole log", "leave"):
        assert words in told, words


def test_people_are_not_called_by_the_names_of_characters(run):
    result = run("play", "boardgame", "--seats", "4", "--bots", "4", "--level", "random", "--seed", "1")
    end = result.stdout.split("It's over")[1]
    assert all(name in end for name in Words().say("boardgame-roster").split(", ")[:4])


def test_friends_with_open_hands_need_no_gates(run):
    shared = ("play", "coop", "--seats", "2", "--bots", "0", "--seed", "3", "--names", "Ann,Ben")
    opened = run(*shared, typed="1\n" * 30)
    assert "Ann plays" in opened.stdout
    assert "Ben plays" in opened.stdout
    assert not GATE.search(opened.stdout)
    hidden = run(*shared, "--option", "open_hands=false", typed="\n1\n" * 30)
    assert GATE.search(hidden.stdout)


def test_who_advises_at_the_terminal_looks_ahead(run, monkeypatch):
    races = []

    def third(self, choices, opinions, budget):
        races.append([option for option, _ in choices])
        return 2

    monkeypatch.setattr(Dreaming, "race", third)
    told = run("play", "coop", "--seats", "1", "--bots", "0", "--seed", "3", typed="a\nq\ny\n\n").stdout
    assert len(races) == 1 and "I'd take" in told


def test_games_in_numbers_are_not_searched_unless_somebody_says_so():
    coop = GAMES["coop"]
    assert read_level(None, coop, in_numbers=True) == "seasoned"
    assert read_level("cunning", coop, in_numbers=True) == "cunning"


@pytest.mark.parametrize("game", GAMES)
def test_a_first_table_is_one_of_novices_as_it_is_in_the_browser(game):
    assert read_level(None, GAMES[game]) == "novice"
    assert read_level("cunning", GAMES[game]) == "cunning"


def test_who_has_no_name_gets_one_in_the_language_of_the_table(run):
    played = run("play", "boardgame", "--seats", "4", "--bots", "4", "--level", "random", "--seed", "10",
                 "--option", SHORT, "--language", "pl")  # fmt: skip
    assert played.exit_code == 0, played.output
    roster = Words("pl").say("boardgame-roster").split(", ")
    assert all(name in played.stdout for name in roster[:4])
    assert "Carla" not in played.stdout


def test_who_plays_together_may_ask_what_a_bot_would_do_and_why(run):
    alone = ("play", "coop", "--seats", "1", "--bots", "0", "--seed", "3")
    told = run(*alone, typed="a\na\nq\ny\n\n").stdout
    assert told.count("I'd take") == 2 and told.count("  · ") >= 2
    assert "a advice" in told
    polish = run(*alone, "--language", "pl", typed="a\nq\nt\n\n").stdout
    assert "Mój wybór to" in polish
    together = ("play", "boardgame", "--seats", "4", "--bots", "2", "--level", "random", "--seed", "5")
    other = run(*together, typed="\na\nq\ny\n\n").stdout
    assert "I'd take" not in other and "“a” isn't one of the choices" in other


def test_who_is_asked_may_ask_why_something_is_not_on_offer(run):
    game = ("play", "boardgame", "--seats", "4", "--level", "random", "--seed", "5")
    told = run(*game, typed="w\n1\nw\n1\nw\n1\nw\nq\ny\n\n").stdout
    assert "Not available right now, and why:" in told and "w why ·" in told
    assert "No SOS has been sent: the Rescue Helicopter is not coming. (B-9.9)" in " ".join(told.split())
    polish = run(*game, "--language", "pl", typed="w\n1\nw\n1\nw\n1\nw\nq\nt\n\n").stdout
    assert "Nikt nie nadał S.O.S." in polish
