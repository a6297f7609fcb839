"""`outpost31 arena`: tables, JSON, a report, and refusals in words."""

import json

from outpost31.lab.league import search
from outpost31.lab.league.contest import Gain


def test_it_shows_what_levels_are_worth(run):
    result = run("arena", "stayaway", "--seats", "4", "--levels", "seasoned,novice", "--games", "4")
    assert result.exit_code == 0, result.output
    for word in ("seasoned", "novice", "p95", "Games in all: 24"):
        assert word in result.stdout


def test_it_writes_json_and_a_report(run, tmp_path):
    report = tmp_path / "arena.html"
    levels = ("--levels", "seasoned,novice")
    result = run(
        "arena",
        "stayaway",
        "--seats",
        "4",
        *levels,
        "--games",
        "2",
        "--talk",
        "--json",
        "--report",
        str(report),
    )
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["levels"] == ["seasoned", "novice"]
    assert found["talk"] is True
    assert "<svg" in report.read_text(encoding="utf-8")


def test_who_names_no_levels_gets_those_with_sense_who_answer_at_once(run):
    result = run("arena", "norwegian", "--seats", "4", "--games", "1", "--json")
    assert json.loads(result.stdout)["levels"] == ["seasoned", "novice"]


def test_it_plays_the_board_games_too(run):
    result = run("arena", "boardgame", "--seats", "4", "--levels", "seasoned", "--games", "1", "--json")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["played"] == 1


def test_what_it_cannot_do_it_says(run):
    for arguments, told in (
        (("--levels", "genius"), "seasoned"),
        (("--seats", "3"), "4"),
        (("--games", "0"), "games"),
        (("--jobs", "0"), "process"),
    ):
        result = run("arena", "stayaway", *arguments)
        assert result.exit_code == 2
        assert told in result.stderr
        assert result.stdout == ""


def test_exploiters_show_what_they_gain(run):
    result = run("lab", "exploit", "stayaway", "--seats", "4", "--games", "2", "--only", "liar,slanderer")
    assert result.exit_code == 0, result.output
    for word in ("liar", "slanderer", "human", "alien", "gain"):
        assert word in result.stdout
    result = run("lab", "exploit", "stayaway", "--seats", "4", "--games", "1", "--only", "liar", "--json")
    (one,) = json.loads(result.stdout)["exploiters"]
    assert (one["name"], one["side"]) == ("liar", "alien")
    assert one["gain"]["low"] <= one["gain"]["points"] <= one["gain"]["high"]


def test_a_search_looks_for_somebody_on_either_side(run, monkeypatch):
    sides = []

    def find(trial, how, games, seed):
        sides.append((trial.side, how.steps, games))
        return search.Found({"lies": 1.0}, Gain([(True, False)], [(True, False)]))

    monkeypatch.setattr(search, "search", find)
    result = run(
        *(
            "lab",
            "exploit",
            "stayaway",
            "--seats",
            "4",
            "--games",
            "1",
            "--only",
            "liar",
            "--search",
            "3",
            "--json",
        )
    )
    assert sides == [("alien", 3, 1), ("human", 3, 1)]
    found = json.loads(result.stdout)["exploiters"][1:]
    assert [(one["name"], one["side"]) for one in found] == [("searched", "alien"), ("searched", "human")]
    assert found[1]["leanings"] == {"lies": 1.0}


def test_what_exploiters_cannot_do_is_said(run):
    for arguments, told in (
        (("stayaway", "--only", "genius"), "spammer"),
        (("coop", "--seats", "2"), "nobody to exploit"),
        (("stayaway", "--games", "0"), "games"),
        (("stayaway", "--search", "-1"), "games"),
    ):
        result = run("lab", "exploit", *arguments)
        assert result.exit_code == 2
        assert told in result.stderr
