"""Every word that a game can need is there, and every game can be told from its first event to its last."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from outpost31 import GAMES, games, words
from outpost31.cli import presentation
from outpost31.cli.presentation import has_face, present
from outpost31.games.stayaway import events as stayaway_events
from outpost31.games.stayaway.cards import CARDS
from outpost31.games.stayaway.table import Role
from outpost31.kernel import Event
from outpost31.words import MissingWords, Words, languages, locales_folder
from tests.cli.telling import NAMES, random_games

STAYAWAY = Path(games.__file__).parent / "stayaway"


def calls(function: str) -> list[list[object]]:
    """The constant arguments of every call of a function in the game's source, by place."""
    found: list[list[object]] = []
    for path in STAYAWAY.glob("*.py"):
        nodes = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
        found += [
            [one.value if isinstance(one, ast.Constant) else None for one in node.args]
            for node in nodes
            if isinstance(node.func, ast.Name) and node.func.id == function
        ]
    return found


def ids() -> list[str]:
    """The messages that Stay Away! cannot do without."""
    wanted = [f"card-{card}{end}" for card in CARDS for end in ("", "-help")]
    wanted += [f"role-{role.value}{end}" for role in Role for end in ("", "-help")]
    wanted += [f"event-{event.__name__}" for event in vars(stayaway_events).values()
               if isinstance(event, type) and issubclass(event, Event) and event is not Event]  # fmt: skip
    kinds = {one[1] for one in calls("Question")}
    assert len(kinds) == 16
    wanted += [f"question-{kind}{end}" for kind in kinds for end in ("", "-help")]
    wanted += [f"reason-{one[1]}" for one in calls("finish")]
    wanted += [f"cause-{one[2]}" for one in calls("eliminate")]
    wanted += [f"through-{one[4]}" for one in calls("pass_infection")]
    assert not any(id.endswith("None") for id in wanted)
    return sorted(set(wanted))


@pytest.mark.parametrize("language", languages())
def test_every_card_event_question_cause_and_reason_has_its_words(language):
    parsed = FluentParser().parse((locales_folder() / language / "stayaway.ftl").read_text(encoding="utf-8"))
    there = {entry.id.name for entry in parsed.body if isinstance(entry, fluent.Message)}
    assert [id for id in ids() if f"stayaway-{id}" not in there] == []


@pytest.mark.parametrize(
    "path", sorted(locales_folder().glob("*/*.ftl")), ids=lambda path: f"{path.parent.name}/{path.name}"
)
def test_a_file_of_words_is_well_formed_and_says_nothing_twice(path):
    parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert [entry.content for entry in parsed.body if isinstance(entry, fluent.Junk)] == []
    names = [entry.id.name for entry in parsed.body if isinstance(entry, fluent.Message)]
    assert len(names) == len(set(names))
    assert {name.partition("-")[0] for name in names} == {path.stem}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [game for game in GAMES if has_face(game)])
def test_random_games_can_be_told_completely(game, language):
    """Every event as every viewer, every question and option as its seat: no message, no variable is missing."""
    presentation = present(game, Words(language), NAMES)
    for played in random_games(game):
        for question, view in played.asked:
            assert presentation.question_words(question, view)
            assert presentation.question_help(question).text
            told = [presentation.option_words(question, option, view) for option in question.options]
            assert len(set(told)) == len(told), told
        for viewer in (None, *range(played.match.seats)):
            for event in played.match.events(viewer):
                assert not re.search(r"\bhidden\b|None|\{", presentation.event_words(event, viewer))
        for event in played.match.chronicle():
            assert presentation.event_words(event, None)


def test_every_option_of_the_rarest_sort_has_words():
    presentation = present("stayaway", Words(), NAMES)
    for card in CARDS:
        assert presentation.find_help(presentation.say(f"card-{card}"))
    from outpost31.games.stayaway.cards import (
        DEFENCES_AGAINST_EXCHANGE,
        DEFENCES_AGAINST_FIRE,
        DEFENCES_AGAINST_SWAP,
    )
    from outpost31.games.stayaway.effects import ACTIONS

    plays = [f"play-{card}" for card in ACTIONS if card != "axe"] + ["play-axe-door", "play-axe-quarantine"]
    defences = DEFENCES_AGAINST_EXCHANGE + DEFENCES_AGAINST_FIRE + DEFENCES_AGAINST_SWAP
    spoken = plays + [f"defend-{card}" for card in defences]
    spoken += ["draw", "declare", "left", "right", "keep", "show_hand", "show_infected"]
    assert [one for one in spoken if not Words().has(f"stayaway-option-{one}")] == []


def test_every_clause_that_help_names_is_in_the_rulebook():
    from outpost31 import rulebook

    clauses = GAMES["stayaway"].clauses
    assert set(clauses["card"]) == set(CARDS)
    named = {id for table in clauses.values() for ids in table.values() for id in ids}
    assert named <= set(rulebook.clause_ids("stayaway"))


@pytest.mark.parametrize("language", languages())
def test_no_key_of_a_house_rule_reaches_whoever_reads_a_clause(language):
    from outpost31 import rulebook
    from outpost31.cli.clauses import in_words

    for game in rulebook.letters():
        for clause in rulebook.load(game, language).clauses:
            told = in_words(clause, Words(language))
            assert "[option" not in told and "`" not in told
            assert not re.search(r"\b[a-z]+_[a-z_]+\b|\.md\b", told), (clause.id, told)


def test_a_clause_calls_a_house_rule_and_its_choices_what_the_table_calls_them():
    from outpost31 import rulebook
    from outpost31.cli.clauses import in_words

    told = in_words(rulebook.clause("S-7.1"), Words())
    assert "(house rule: Exchanges in quarantine). With “outwards only” the offer" in told
    assert "When it is “off”, the rulebook's rule for beginners" in in_words(
        rulebook.clause("B-2.3"), Words()
    )


def test_every_word_that_the_command_line_says_is_there():
    source = Path(__file__).parents[2] / "src" / "outpost31" / "cli"
    named = {
        id
        for path in (*source.rglob("*.py"), *(source.parent / "server" / "http").glob("docs.py"))
        for id in re.findall(r"\"(cli-[a-z-]+)\"|'(cli-[a-z-]+)'", path.read_text())
    }
    flat = {one for pair in named for one in pair if one}
    assert len(flat) > 60
    assert [id for id in sorted(flat) if not Words().has(id)] == []
    parsed = FluentParser().parse((locales_folder() / "en" / "cli.ftl").read_text(encoding="utf-8"))
    there = {entry.id.name for entry in parsed.body if isinstance(entry, fluent.Message)}
    assert sorted(id for id in there - flat if not id.startswith("cli-column-")) == []


def test_a_missing_message_or_variable_raises_in_tests_and_only_there(monkeypatch):
    with pytest.raises(MissingWords, match="stayaway-card-umbrella"):
        Words().say("stayaway-card-umbrella")
    with pytest.raises(MissingWords, match="card"):
        Words().say("stayaway-option-discard")
    monkeypatch.setattr(words, "is_strict", False)
    assert Words().say("stayaway-card-umbrella") == "stayaway-card-umbrella"


def test_a_language_without_a_message_falls_back_to_english():
    assert Words("xx").say("stayaway-card-axe") == "Axe"


def test_a_variant_without_a_message_falls_back_to_its_base():
    assert Words().say("coop-room-kitchen") == Words().say("boardgame-room-kitchen") == "Kitchen"
    assert Words().say("norwegian-test-B") != Words().say("boardgame-test-B")
    assert Words().has("norwegian-card-use")
    assert not Words().has("boardgame-card-threat")
    with pytest.raises(MissingWords, match="coop-card-umbrella"):
        Words().say("coop-card-umbrella")


def test_a_game_without_a_face_is_still_playable(run, monkeypatch):
    monkeypatch.setattr(presentation, "HERE", "outpost31.cli.nowhere")
    monkeypatch.setattr(words, "is_strict", False)  # it knows no variable that a game has of its own
    result = run("play", "stayaway", "--seats", "4", "--seed", "2", typed="1\n" * 2000)
    assert result.exit_code == 0, result.output
    assert "It's over" in result.stdout
