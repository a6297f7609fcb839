"""The verbs, and every bad thing that can be asked of them."""

import json
import re

import pytest

from outpost31 import GAMES, Match, __version__, rulebook, words
from outpost31.bots import levels_for
from outpost31.cli.presentation import has_face
from outpost31.lab import play_game
from outpost31.server.config import Config


def refused(result, *words: str) -> None:
    """A refusal: status 2, one or two lines on stderr that say what is allowed, nothing on stdout, no traceback."""
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    assert 1 <= len(result.stderr.strip().splitlines()) <= 2, result.stderr
    for word in words:
        assert word in result.stderr


def test_it_says_its_version(run):
    result = run("--version")
    assert (result.exit_code, result.stdout) == (0, f"outpost31 {__version__}\n")


def test_without_a_verb_it_opens_the_house(run, monkeypatch):
    opened: list[Config] = []
    monkeypatch.setattr("outpost31.server.commands.serve", opened.append)
    monkeypatch.setenv("OUTPOST31_PORT", "3132")
    assert run().exit_code == 0
    assert [config.port for config in opened] == [3132]


def test_it_says_what_it_can_do(run):
    result = run("--help")
    assert result.exit_code == 0
    for verb in ("play", "replay", "simulate", "rules", "lab", "tables"):
        assert verb in result.stdout
        assert run(verb, "--help").exit_code == 0


@pytest.mark.parametrize(("group", "verb"), [("lab", "exploit"), ("tables", "delete")])
def test_a_group_by_itself_says_what_there_is(run, group, verb):
    result = run(group)
    assert (result.exit_code, result.stderr) == (0, "")
    assert f"outpost31 {group}" in result.stdout
    assert f"\n  {verb} " in result.stdout
    assert run(group, "--help").stdout == result.stdout
    assert run(group, verb, "--help").exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "allowed"),
    [
        ("dance", "dance"),
        ("--loud", "--loud"),
        ("play", "game"),
        ("play chess", "stayaway"),
        ("play stayawy", "Did you mean stayaway"),
        ("learn", "what"),
        ("learn manners stayaway", "habits, value"),
        ("learn habits coop", "There are: value."),
        ("learn value chess", "stayaway"),
        ("learn value coop --games 0", "1 to"),
        ("learn value coop --folder /nowhere", "/nowhere"),
        ("play stayaway --seats 3", "4 to 12"),
        ("play stayaway --seats 13", "4 to 12"),
        ("play stayaway --seats four", "4 to 12"),
        ("play stayaway --seats -5", "4 to 12"),
        ("play stayaway --seats 4-6", "one number of seats"),
        ("play stayaway --seats=", "4 to 12"),
        ("play stayaway --seats 4 --bots 5", "0 to 4"),
        ("play stayaway --bots -1", "0 to 6"),
        ("play stayaway --bots many", "--bots"),
        ("play stayaway --level genius", "random, novice"),
        ("play stayaway --seed x", "--seed"),
        ("play stayaway --option ice", "name=value"),
        ("play stayaway --option ice=1", "turn_after_swap"),
        ("play stayaway --option turn_after_swap=never", "mover or swapped"),
        ("play stayaway --option thing_flamethrower=maybe", "true or false"),
        ("play stayaway --option thing_flamethrower=1", "true or false"),
        ("play stayaway --option edition=pl", "ours or general_section or card_texts"),
        ("play boardgame --option edition=de", "ours or pt or en or it or pl"),
        ("simulate coop --option edition=1", "ours or pt or en or it or pl"),
        ("simulate boardgame --option weapons_avoid_dogs=all", "true or false"),
        ("play stayaway --names a,b,c,d,e,f,g", "seats: 6"),
        ("play stayaway --names Ann,,Ben", "1 to 12"),
        ("play stayaway --names Ann,ann", "one name"),
        ("play stayaway --names Wolfeschlegelstein", "1 to 12"),
        ("play stayaway --language klingon", "en"),
        ("play stayaway --save no/such/folder/game.json", "no/such/folder"),
        ("simulate stayaway --seats 12-4", "4 to 12"),
        ("simulate stayaway --seats 4,99", "4 to 12"),
        ("simulate stayaway --games 0", "1 to"),
        ("simulate stayaway --games -3", "1 to"),
        ("simulate stayaway --jobs 0", "1 process"),
        ("simulate stayaway --level best", "random, novice"),
        ("simulate chess --json", "stayaway"),
        ("rules chess", "stayaway"),
        ("rules stayaway S-6.99", "S-6."),
        ("rules stayaway S-99", "S-9"),
        ("rules stayaway flubber", "flubber"),
        ("exploit stayaway", "exploit"),
        ("tables dance", "dance"),
        ("lab dance", "dance"),
        ("lab --loud", "--loud"),
        ("lab exploit", "game"),
        ("lab exploit chess", "stayaway"),
        ("lab exploit stayaway --seats 3", "4 to 12"),
        ("lab exploit stayaway --level best", "random, novice"),
        ("replay", "file"),
        ("replay no-such-file.json", "no-such-file.json"),
        ("replay .", "."),
    ],
)
def test_what_it_refuses_it_refuses_in_a_line_or_two(run, arguments, allowed):
    refused(run(*arguments.split()), allowed)


# Rules ----------------------------------------------------------------------------------------------------


def test_rules_shows_the_whole_book(run):
    result = run("rules", "stayaway")
    assert result.exit_code == 0
    for clause in rulebook.load("stayaway").clauses:
        assert clause.id in result.stdout


@pytest.mark.parametrize("asked", ["S-6.4", "s-6.4"])
def test_rules_shows_one_clause_without_its_marks(run, asked):
    result = run("rules", "stayaway", asked)
    assert result.stdout.startswith("S-6.4")
    assert "[ruling]" not in run("rules", "stayaway", "S-6").stdout


def test_rules_finds_words(run):
    result = run("rules", "stayaway", "barred", "door")
    assert result.exit_code == 0
    assert "S-7.2" in result.stdout


@pytest.mark.parametrize("game", rulebook.letters())
def test_every_rulebook_can_be_read(run, game):
    assert run("rules", game).exit_code == 0


def test_a_game_that_builds_on_another_knows_its_clauses(run):
    assert run("rules", "norwegian", "B-1.1").exit_code == 0


# Simulations ------------------------------------------------------------------------------------------------


def test_simulate_prints_tables(run):
    result = run("simulate", "stayaway", "--seats", "4,6", "--games", "20", "--jobs", "1")
    assert result.exit_code == 0
    for word in ("human", "Infected", "The Thing", "nobody", "turns", "95%"):
        assert word in result.stdout
    assert "…" not in result.stdout.replace("…", "", 2)  # nothing is cut off at 80 columns but for two titles


@pytest.mark.parametrize("game", ["boardgame", "coop", "norwegian"])
def test_simulate_plays_every_game(run, game):
    result = run("simulate", game, "--games", "2", "--jobs", "1")
    assert result.exit_code == 0
    assert "alien" in result.stdout


def test_simulate_prints_json_and_nothing_else(run):
    arguments = ("simulate", "stayaway", "--seats", "4-5", "--games", "12", "--json", "--seed", "5")
    result = run(*arguments, "--jobs", "1", "--option", "thing_flamethrower=off")
    told = json.loads(result.stdout)
    assert [one["seats"] for one in told["results"]] == [4, 5]
    assert told["options"] == {"thing_flamethrower": False}
    assert run(*arguments, "--jobs", "1").stdout == run(*arguments, "--jobs", "2").stdout


def test_a_game_that_breaks_is_told_with_the_command_that_breaks_it_again(run, monkeypatch):
    from outpost31.lab import simulation

    def breaking(*arguments):
        raise ZeroDivisionError("the ice broke")

    monkeypatch.setattr(simulation, "play_game", breaking)
    result = run("simulate", "stayaway", "--seats", "4", "--games", "5", "--jobs", "1", "--seed", "77")
    refused(result, "the ice broke", "--seats 4", "--seed 77")


# Replays ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record():
    return play_game("stayaway", 5, "novice", None, seed=3).record()


@pytest.fixture
def file(tmp_path, record):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    return path


def test_replay_tells_an_onlooker_no_secret(run, file):
    result = run("replay", str(file))
    assert result.exit_code == 0
    before_the_end = result.stdout.split("It's over")[0]
    assert "is dealt" not in before_the_end
    assert "You" not in before_the_end
    assert re.search(r"draws a card", before_the_end)


def test_replay_tells_a_seat_its_own(run, file):
    assert "You are dealt" in run("replay", str(file), "--seat", "2").stdout


def test_replay_hides_nothing_if_asked(run, file):
    told = run("replay", str(file), "--everything").stdout
    assert " ".join(told.split()).count("is dealt") == 5
    assert "draws a card" not in told


def test_replay_steps(run, file):
    result = run("replay", str(file), "--step", typed="\n\nq\n")
    assert result.exit_code == 0
    assert "It's over" not in result.stdout
    assert run("replay", str(file), "--step", typed="").exit_code == 0


def test_replay_of_an_unfinished_game(run, tmp_path):
    path = tmp_path / "half.json"
    path.write_text(json.dumps(Match.new("stayaway", 4, seed=1).record()))
    assert "never finished" in run("replay", str(path)).stdout
    refused(run("replay", str(path), "--everything"), "never finished")


def damaged(record: dict[str, object], damage: str) -> str:
    text = json.dumps(record)
    if damage == "truncated":
        return text[: len(text) // 2]
    if damage == "empty":
        return ""
    if damage == "a list":
        return "[1, 2, 3]"
    if damage == "nested":
        return "[" * 100_000
    if damage == "edited":
        return json.dumps({**record, "seats": 6})
    if damage == "another version":
        return json.dumps({**record, "version": 99})
    if damage == "another format":
        return json.dumps({**record, "format": "outpost31-record-99"})
    if damage == "another game":
        return json.dumps({**record, "game": "chess"})
    assert damage == "a key less"
    return json.dumps({key: value for key, value in record.items() if key != "answers"})


@pytest.mark.parametrize(
    "damage",
    [
        "truncated",
        "empty",
        "a list",
        "nested",
        "edited",
        "another version",
        "another format",
        "another game",
        "a key less",
    ],
)
def test_a_damaged_record_is_refused(run, tmp_path, record, damage):
    path = tmp_path / "bad.json"
    path.write_text(damaged(record, damage))
    refused(run("replay", str(path)), "bad.json")


@pytest.mark.parametrize(
    "change", [{"seats": "six"}, {"options": {"ice": 1}}, {"answers": [[9, "draw"]]}, {"answers": []}]
)
def test_a_record_that_was_edited_and_sealed_again_is_refused(run, tmp_path, record, change):
    from outpost31.kernel.records import digest_of

    edited = {key: value for key, value in {**record, **change}.items() if key != "seal"}
    path = tmp_path / "bad.json"
    path.write_text(json.dumps({**edited, "seal": digest_of(edited)}))
    refused(run("replay", str(path)), "bad.json")


def test_a_file_that_is_no_text_is_refused(run, tmp_path):
    path = tmp_path / "bad.json"
    path.write_bytes(b"\xff\xfe\x00\x01")
    refused(run("replay", str(path)), "bad.json")


def test_a_seat_that_the_record_has_not_is_refused(run, file):
    refused(run("replay", str(file), "--seat", "6"), "1 to 5")
    refused(run("replay", str(file), "--seat", "0"), "1 to 5")
    refused(run("replay", str(file), "--seat", "1", "--everything"), "not both")


# Every game -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_saved_told_again_and_counted(run, tmp_path, monkeypatch, game):
    monkeypatch.setattr(words, "is_strict", has_face(game))  # a game without a face makes do
    path = tmp_path / "game.json"
    seats = str(GAMES[game].seats.start)
    assert (
        "It's over"
        in run("play", game, "--seats", seats, "--bots", seats, "--seed", "1", "--save", str(path)).stdout
    )
    assert "It's over" in run("replay", str(path), "--everything").stdout
    asked = run("play", game, "--seats", seats, "--seed", "1", typed="?\n? 1\nl\n\nq\ny\n\n")
    assert asked.exit_code == 0, asked.output
    counted = run(
        "simulate", game, "--seats", seats, "--games", "2", "--level", "random", "--jobs", "1", "--json"
    )
    assert json.loads(counted.stdout)["results"][0]["games"] == 2


def test_a_game_is_played_by_a_box(run, tmp_path):
    path = tmp_path / "game.json"
    given = ("--option", "edition=pl", "--option", "boarding=majority")
    run("play", "boardgame", "--seats", "4", "--bots", "4", "--level", "novice", *given, "--save", str(path))
    options = json.loads(path.read_text())["options"]
    assert (options["edition"], options["boarding"]) == ("pl", "majority")
    assert options["rescue_boarding"] == "after_encounters" and options["figures"] == {"boiler_snow": 2}
    assert "Who infected whom" in run("replay", str(path), "--everything").stdout
    simulated = ("simulate", "coop", "--seats", "1", "--games", "1", "--level", "random", "--jobs", "1")
    told = json.loads(run(*simulated, "--option", "edition=it", "--json").stdout)
    assert told["options"] == {"edition": "it"}


@pytest.mark.parametrize("verb", ["play", "simulate", "arena"])
def test_help_names_every_level_there_is(run, verb):
    told = " ".join(run(verb, "--help").stdout.split())
    assert ", ".join(levels_for("stayaway")) in told


def test_a_simulation_writes_a_page_and_never_over_another(run, tmp_path):
    page = tmp_path / "page.html"
    words = ("simulate", "coop", "--seats", "1", "--games", "2", "--level", "novice", "--report", str(page))
    assert run(*words).exit_code == 0
    assert "<svg" in page.read_text(encoding="utf-8")
    again = run(*words)
    assert again.exit_code == 2 and "already exists" in again.output
