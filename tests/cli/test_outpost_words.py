"""The words of the board games: nothing that can happen, be asked or be chosen is without them."""

import ast
import inspect
import io
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from rich.console import Console

from outpost31 import GAMES, games, rulebook
from outpost31.cli.presentation import present
from outpost31.cli.presentation.stations import short_names
from outpost31.games.outpost import chain, ending
from outpost31.games.outpost import events as base_events
from outpost31.games.outpost.coop import events as coop_events
from outpost31.games.outpost.coop.clauses import REPLACED
from outpost31.games.outpost.coop.exposure import NO_CHARACTER_LEFT
from outpost31.games.outpost.editions import EDITIONS
from outpost31.games.outpost.norwegian import ending as norwegian_ending
from outpost31.games.outpost.norwegian import events as norwegian_events
from outpost31.games.outpost.norwegian.figures import SECTORS, TOKEN_VALUES
from outpost31.kernel import Choice, Event, Question
from outpost31.words import Words, languages, locales_folder
from tests.cli.telling import NAMES, random_games, recorded_game

OUTPOST = Path(games.__file__).parent / "outpost"
VARIANTS = tuple(game.key for game in GAMES.values() if game.builds_on == "boardgame")
BOARD_GAMES = ("boardgame", *VARIANTS)
FOLDERS = {"boardgame": OUTPOST, "coop": OUTPOST / "coop", "norwegian": OUTPOST / "norwegian"}
EVENTS = {"boardgame": base_events, "coop": coop_events, "norwegian": norwegian_events}
FOUR_SHAPES = ("", "-in", "-to", "-from")

FIXED_OPTIONS = {
    "room_to_haunt": "done", "turn": "move special_action change_cards board", "card_to_swap": "keep",
    "flashlight_to_show": "decline show", "card_to_give_up": "enough", "fire_to_use": "decline reload",
    "alien_deed": "nothing dog sabotage", "weapon_to_withdraw": "decline melee firearm reload",
    "tokens_to_lay_out": "two_human one_alien", "notice": "confirm", "fire_for_room": "decline reload",
    "burning_to_allow": "allow refuse", "next_card": "go_on stop", "bonus_to_play": "none tools fuel_can",
    "lab_token_to_keep": "keep discard", "vehicle_use": "nothing refuel escape", "trading_partner": "none",
    "things_to_offer": "", "deal_to_answer": "refuse deal", "deal_to_confirm": "refuse agree",
    "character_to_accuse": "abstain", "self_exposure": "stay_hidden expose",
    "willing_to_test": "decline carry_out", "tester": "none", "wish_to_board": "stay board",
    "boarding_to_allow": "agree refuse",
}  # fmt: skip
OPTIONS = {
    "boardgame": {"fire_to_use": "dynamite", "fire_for_room": "dynamite"},
    "coop": {
        "fire_to_use": "dynamite", "rescue_to_board": "stay board", "die_to_reroll": "none number",
        "die_to_turn": "none turn", "die_to_cancel": "none number", "action_to_take": "none burn",
        "next_dice": "go_on stop", "character_to_hand_over": "none", "thing_to_hand_over": "thing",
    },
    "norwegian": {
        "fire_to_use": "grenade", "fire_for_room": "grenade", "bonus_to_play": "sniper_rifle",
        "alien_deed": "collect", "card_to_discard_for_test": "enough", "sector_to_haunt": "done",
        "launch_card_to_pay": "wait pay",
    },
}  # fmt: skip
"""The words that questions offer besides rooms, people, cards and things."""

RARE = (
    ("coop", "lost_in_the_dark"), ("coop", "escaped_after_the_alien_had_stopped_an_escape"),
    ("coop", "no_character_left_of_3"), ("norwegian", "alien_beaten"), ("norwegian", "ufo_launched_by_a_team"),
    ("norwegian", "escaped_one_by_one"), ("norwegian", "dog_escaped_though_a_rifle_was_laid"),
)  # fmt: skip
"""Recorded games in which rare things happen."""


def question_kinds(game: str) -> set[str]:
    """Every kind of question that a game's own source asks."""
    kinds: set[str] = set()
    for path in FOLDERS[game].glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "").lower().endswith("question"):
                words = [one.value for one in node.args if isinstance(one, ast.Constant)]
                kinds |= {word for word in words[:1] if isinstance(word, str)}
            elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "kind":
                words = [one.value for one in ast.walk(node.value) if isinstance(one, ast.Constant)]
                kinds |= {word for word in words if isinstance(word, str) and word.endswith("_to_keep")}
    return kinds


def phases() -> set[str]:
    """Every phase that the source enters."""
    entered = {
        name
        for path in OUTPOST.rglob("*.py")
        for name in re.findall(r"\.enter\(\"([a-z_]+)\"\)", path.read_text(encoding="utf-8"))
    }
    return {"set_up", *entered}


def reasons(game: str) -> set[str]:
    """Every way in which a game can end."""
    modules = (ending, norwegian_ending) if game == "norwegian" else (ending,)
    named = {getattr(module, name) for module in modules for name in vars(module) if name.isupper()}
    known = {reason for reason in named if isinstance(reason, str)} - {"alien", "human", "character"}
    return known | ({NO_CHARACTER_LEFT} if game == "coop" else set())


def wanted(game: str) -> set[str]:
    """The messages that a game cannot do without, apart from those of all board games if it is a variant."""
    editions = [edition for key, edition in EDITIONS.items() if key.startswith(game)]
    ids = {"title", "tagline", "roster", "map", "map-help"}
    both = ("", "-help")
    for edition in editions:
        ids |= {f"room-{room}{end}" for room in edition.rooms for end in (*FOUR_SHAPES, "-help")}
        ids |= {f"character-{kind.key}{end}" for kind in edition.characters for end in both}
        ids |= {f"thing-{thing}{end}" for thing in (*edition.things, *edition.counts.lab) for end in both}
        ids |= {f"test-{test}{end}" for test in edition.tests for end in both}
        ids |= {f"figure-{figure.name}" for figure in edition.figures}
    stores = ("pantry", "underground", "external", "operations", "rescue_helicopter")
    ids |= {f"room-{store}{end}" for store in stores for end in (*FOUR_SHAPES, "-help")}
    ids |= {f"thing-reload{end}" for end in both}
    ids |= {f"{sort}-{key}{end}" for end in both for sort, keys in {
        "role": ("human", "alien"), "card": ("use", "repair", "sabotage"), "phase": phases() - {"sectors"},
        "track": ("suspicion", "freezing", "rescue"),
    }.items() for key in keys}  # fmt: skip
    ids |= {f"status-{one}" for one in ("character", "exposed", "dead")}
    ids |= {f"weather-{one}" for one in ("sun", "snow", "storm")}
    ids |= {f"shelf-{one}" for one in ("weapons", "items", "lab")} | {
        f"token-{one}" for one in ("human", "alien")
    }
    ids |= {f"through-{how}" for how in (chain.FIRST, chain.MEETING, chain.DOG)}
    ids |= {f"reason-{reason}" for reason in reasons(game)}
    for one in {"boardgame", game}:
        ids |= {f"event-{name}" for name, kind in vars(EVENTS[one]).items()
                if inspect.isclass(kind) and issubclass(kind, Event) and kind is not Event}  # fmt: skip
        ids |= {f"{sort}-{kind}" for kind in question_kinds(one) for sort in ("question", "waiting")}
        ids |= {f"question-{kind}-help" for kind in question_kinds(one)}
    for option in GAMES[game].options:
        ids |= {f"house-{option.name}", f"house-{option.name}-help"}
        if isinstance(option, Choice):
            ids |= {f"house-{option.name}-{value}" for value in option.names}
    if game == "coop":
        ids |= {f"{id}{end}" for id in ("card-threat", "track-threat") for end in both}
    if game == "norwegian":
        ids |= {f"room-{sector}{end}" for sector in SECTORS for end in FOUR_SHAPES} | {"status-escaped"}
        ids |= {f"{id}{end}" for end in both for id in (
            "phase-sectors", "track-dog", "record-healthy", "record-fillings",
            *(f"thing-{token}" for token in TOKEN_VALUES))}  # fmt: skip
    return ids


def messages(language: str, file: str) -> set[str]:
    """The ids in a file, without the name of the file."""
    path = locales_folder() / language / f"{file}.ftl"
    parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
    return {
        entry.id.name.removeprefix(f"{file}-") for entry in parsed.body if isinstance(entry, fluent.Message)
    }


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", BOARD_GAMES)
def test_everything_that_can_happen_be_asked_or_be_shown_has_its_words(game, language):
    there = messages(language, game) | messages(language, "boardgame")
    assert sorted(wanted(game) - there) == []
    words = {f"option-{kind}-{word}" for kind, some in FIXED_OPTIONS.items() for word in some.split()}
    words |= {f"option-{kind}-{word}" for kind, some in OPTIONS[game].items() for word in some.split()}
    assert (
        sorted(id for id in words if id not in there and f"option-{id.rpartition('-')[2]}" not in there) == []
    )


@pytest.mark.parametrize("game", BOARD_GAMES)
def test_a_translation_has_every_message_and_no_other(game):
    for language in languages():
        assert messages(language, game) == messages("en", game), language


def patterns(file: str) -> dict[str, fluent.Pattern]:
    """What an English file says, by id without the name of the file."""
    parsed = FluentParser().parse((locales_folder() / "en" / f"{file}.ftl").read_text(encoding="utf-8"))
    said = [entry for entry in parsed.body if isinstance(entry, fluent.Message)]
    return {entry.id.name.removeprefix(f"{file}-"): entry.value for entry in said if entry.value is not None}


@pytest.mark.parametrize("game", VARIANTS)
def test_a_variant_says_nothing_that_its_base_says_in_the_same_words(game):
    base = patterns("boardgame")
    assert [id for id, said in patterns(game).items() if id in base and said.equals(base[id])] == []


def test_every_question_and_every_clause_that_help_names_is_known():
    asked = set().union(*map(question_kinds, BOARD_GAMES))
    tables = [GAMES[game].clauses for game in BOARD_GAMES]
    assert {kind for table in tables for kind in table["question"]} == asked
    assert len(asked) == 57
    known = {clause for game in BOARD_GAMES for clause in rulebook.clause_ids(game)}
    chapters = {chapter.id for game in BOARD_GAMES for chapter in rulebook.load(game).chapters}
    named = {id for table in tables for topics in table.values() for ids in topics.values() for id in ids}
    assert sorted(named - known - chapters) == []


@pytest.mark.parametrize("game", BOARD_GAMES)
def test_help_names_no_clause_of_a_game_that_is_not_played(game):
    """A question that co-op has in common with the others stands in a clause of its own there."""
    card = GAMES[game]
    letters = {card.letter, GAMES[card.builds_on or game].letter}
    for sort in ("question", "room", "track", "phase", "thing", "character"):
        assert {id[0] for ids in card.clause_table(sort).values() for id in ids} <= letters
    assert card.clauses_behind("room", "kitchen") == ("B-9",)
    assert card.clauses_behind("question", "rescue_to_board")[-1] == ("C-8.2" if game == "coop" else "B-8.2")


def test_help_on_the_game_together_names_no_clause_that_it_replaces():
    """Whatever help is asked on, a question that only the board game asks not excepted: it cannot be asked there."""
    card = GAMES["coop"]
    named = {
        id
        for sort in {*card.clauses, *GAMES["boardgame"].clauses}
        for clauses in card.clause_table(sort).values()
        for id in clauses
    }
    assert sorted(named & REPLACED.keys()) == []
    assert {"C-3.1", "C-5.1", "C-5.2", "C-7.1", "B-6.12", "B-7.6"} <= named
    book = rulebook.load("coop")
    assert {held for clauses in REPLACED.values() for held in clauses} <= {one.id for one in book.clauses}
    assert REPLACED.keys() <= set(rulebook.clause_ids("boardgame"))
    # What its rules say is "as in" the board game holds. B-8.2 is named for tables that board as another edition does.
    kept = {id for one in book.clauses for id in re.findall(r"B-\d+\.\d+", one.text)}
    assert sorted(kept & REPLACED.keys()) == ["B-8.2"]


def check_told(played, presentation):
    """What happened, as every viewer reads it in a log; and the table at the end."""
    for viewer in (None, *range(played.match.seats)):
        for event in presentation.condense(played.match.events(viewer)):
            assert not re.search(r"\bhidden\b|None|\{", presentation.event_words(event, viewer))
        check_drawn(presentation, played.match.view(viewer))


def check_drawn(presentation, view):
    """No line is wider than the screen, and nobody is missing from the picture."""
    for width in (80, 120):
        written = io.StringIO()
        console = Console(width=width, color_system=None, file=written)
        for is_brief in (False, True):
            console.print(presentation.board(view, width, is_brief=is_brief))
            console.print(presentation.hand(view, width, is_brief=is_brief))
        drawn = written.getvalue()
        assert max(map(len, drawn.splitlines())) <= width
        assert all(presentation.person(one["pawn"]) in drawn for one in view["people"])


@pytest.mark.parametrize("game", BOARD_GAMES)
def test_random_games_are_drawn_and_told_to_every_viewer(game):
    presentation = present(game, Words(), NAMES)
    for played in random_games(game):
        for _, view in played.asked[::80]:
            check_drawn(presentation, view)
        check_told(played, presentation)


@pytest.mark.parametrize(("game", "name"), RARE)
def test_recorded_games_are_told_with_their_rare_events(game, name):
    """What random play hardly ever comes to: escapes, the dark, the UFO."""
    presentation = present(game, Words(), NAMES)
    played = recorded_game(game, name)
    for number, (question, view) in enumerate(played.asked):
        assert presentation.question_words(question, view)
        told = [presentation.option_words(question, option, view) for option in question.options]
        assert len(set(told)) == len(told), told
        for option in question.options:
            presentation.option_help(question, option)
        if number % 4 == 0:
            check_drawn(presentation, view)
    check_told(played, presentation)
    assert presentation.ending(played.match.view(None))
    for language in languages():
        translated = present(game, Words(language), NAMES)
        for question, view in played.asked:
            assert translated.question_words(question, view)
            told = [translated.option_words(question, option, view) for option in question.options]
            assert len(set(told)) == len(told), told
        for event in played.match.events(None):
            assert not re.search(r"\bhidden\b|None|\{", translated.event_words(event, None))


@pytest.mark.parametrize("language", languages())
def test_readers_find_themselves_in_lists(language):
    presentation = present("norwegian", Words(language), NAMES)
    left = {"event": "HumansEscaped", "vehicle": "snow_cat_a", "pawns": [2, 3, 1]}
    told = {viewer: presentation.event_words(left, viewer) for viewer in (None, 0, 1, 2)}
    assert "Ben" not in told[1] and "Ben" in told[2] and "Ben" in told[None]
    assert told[0] == told[None] and len({told[0], told[1], told[2]}) == 3
    alone = presentation.event_words({**left, "pawns": [1]}, 1)
    assert "Ben" not in alone and "Ben" in presentation.event_words({**left, "pawns": [1]}, 0)


@pytest.mark.parametrize("language", languages())
def test_a_deal_about_nothing_is_said_to_be_one(language):
    presentation = present("boardgame", Words(language), NAMES)
    nothing = (("weapons", ()), ("items", ()), ("lab", 0))
    token = (("weapons", ()), ("items", ()), ("lab", 1))

    def asked(offered: object, returned: object) -> str:
        about = (("pawn", 0), ("partner", 1), ("offered", offered), ("returned", returned))
        question = Question(0, "deal_to_confirm", ("refuse", "agree"), about)
        return presentation.question_words(question, {"viewer": 0})

    empty = Words(language).say("boardgame-offer-nothing")
    told = asked(nothing, nothing)
    assert "Ben" in told and len(re.findall(rf"\b{empty}\b", told)) < 2, "not: nothing for nothing"
    assert empty in asked(nothing, token) and empty in asked(token, nothing)


def test_in_lists_of_characters_nobody_is_the_reader():
    presentation = present("coop", Words(), NAMES)
    for pawn, character in enumerate(("macready", "windows", "norris")):
        presentation.event_words({"event": "CharacterTaken", "pawn": pawn, "character": character}, None)
    met = {"event": "CharactersMet", "room": "kitchen", "pawns": [0, 1], "laid_by": []}
    assert presentation.event_words(met, 1) == "MacReady and Windows meet in the Kitchen."


@pytest.mark.parametrize("game", BOARD_GAMES)
def test_help_finds_what_people_ask_for(game):
    presentation = present(game, Words(), NAMES)
    for word in ("kitchen", "flamethrower", "repair", "maintenance", "human", "suspicion", "test A", "map"):
        assert presentation.find_help(word), word
    assert not presentation.find_help("flubber")


def test_people_on_the_map_can_be_told_apart():
    assert short_names(["Ada", "Bruno", "Carla"]) == ["A", "B", "C"]
    assert short_names(["Norris", "Nauls", "Dr. Blair"]) == ["No", "Na", "D"]
    assert short_names(["ann", "Anna"]) == ["A1", "Anna"]


def test_of_a_human_whom_the_alien_took_it_is_said_how_that_can_be():
    view = recorded_game("coop", "no_character_left_of_3").match.view(None)
    ended = present("coop", Words(), NAMES).ended(view)
    gone = [(person["role"], one.role) for person, one in zip(view["people"], ended, strict=True)]
    assert {role for role, _ in gone} == {"human", "alien"}
    for role, told in gone:
        assert ("the threat and dogs take humans, too" in told) == (role == "human"), told
