"""Learning: what is counted and fitted, how it is written down, and when it is stale."""

from __future__ import annotations

import importlib
import math
import random
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from outpost31.bots.coop.value import FEATURES as PARTNERS
from outpost31.bots.learned import value_boardgame, value_coop, value_norwegian
from outpost31.bots.learned.made import Made
from outpost31.bots.outpost.search import TURNED
from outpost31.bots.outpost.value import FEATURES as STATION
from outpost31.bots.outpost.value_norwegian import FEATURES as GETAWAYS
from outpost31.bots.search.value import Value, chance
from outpost31.bots.stayaway.learned_habits import habits_for
from outpost31.bots.stayaway.value import FEATURES
from outpost31.cli.app import app
from outpost31.lab.learn.habits_outpost import SIDES, OutpostCounts
from outpost31.lab.learn.habits_outpost import habits_source as outpost_source
from outpost31.lab.learn.habits_stayaway import CircleCounts
from outpost31.lab.learn.habits_stayaway import habits_source as source
from outpost31.lab.learn.lessons import FOLDER, LESSONS, Lesson, keep, learn, lessons_for
from outpost31.lab.learn.sources import UNKNOWN, commit, digest_of_text
from outpost31.lab.learn.value import (
    Deal,
    circle_samples,
    fit,
    getaway_samples,
    partner_deals,
    partner_samples,
    skill,
    solve,
    station_deals,
    station_samples,
)
from outpost31.lab.tables import play_mixed

# What is learned -------------------------------------------------------------------------------------------


def test_habits_are_counted_from_what_happened_and_written_down():
    counts = CircleCounts()
    for seed in range(6):
        counts.count(play_mixed("stayaway", 6, "seasoned", "novice", None, seed).chronicle(), 6)
    habits = counts.habits()
    assert set(habits.does_to) == set(habits_for(4)[0].does_to)
    assert all(sum(row) == pytest.approx(1, abs=0.001) for rows in habits.hands for row in rows)
    scope: dict[str, object] = {}
    exec("from outpost31.bots.stayaway.habits import Habits\n" + source([habits, habits_for(7)[0]]), scope)
    assert scope["HABITS"] == (habits, habits_for(7)[0])


def test_habits_at_the_outpost_are_counted_from_what_happened_and_written_down():
    counts, taken = OutpostCounts(), 0
    for seed in range(6):
        match = play_mixed("boardgame", 6, "seasoned", "novice", None, seed)
        counts.count_match(match)
        taken += sum(event["event"] == "MarkerTaken" for event in match.chronicle())
    habits = counts.habits()
    assert sum(counts.cases["takes_marker", side] for side in SIDES) == taken > 20
    assert habits.sabotages[0] < 0.15 < habits.sabotages[1]
    assert habits.goes_on[1] < habits.goes_on[0]
    for side in (0, 1):
        where = habits.joins_work[side] + habits.joins_idly[side] + habits.stays_apart[side]
        assert where == pytest.approx(1, abs=0.01)
    scope: dict[str, object] = {}
    exec(
        "from outpost31.bots.outpost.habits import OutpostHabits\n" + outpost_source([habits, habits]), scope
    )
    assert scope["HABITS"] == (habits, habits)


def test_prospects_are_looked_at_every_turn_for_everybody_who_lives():
    found = [one for number in range(2) for one in circle_samples(Deal(4, number, 1))]
    assert {role for role, _, _ in found} >= {"human", "the_thing"}
    assert all(len(features) == len(FEATURES) and won in (0.0, 1.0) for _, features, won in found)


def test_a_station_is_looked_at_every_round():
    found = [one for deal in station_deals(2, 1) for one in station_samples(deal)]
    weights = tuple(value_boardgame.WEIGHTS["human"].values())
    assert len(found) > 4
    assert all(len(features) == len(STATION) for _, features, _ in found)
    assert all(0 < chance(weights, features) < 1 for _, features, _ in found)


def test_everybody_at_the_norwegian_outpost_is_looked_at_every_round():
    found = [one for deal in station_deals(2, 1) for one in getaway_samples(deal)]
    assert {role for role, _, _ in found} == {"human", "alien"}
    for role, features, won in found:
        assert len(features) == len(GETAWAYS) == len(value_norwegian.WEIGHTS[role])
        assert 0 < chance(tuple(value_norwegian.WEIGHTS[role].values()), features) < 1
        assert won in (0.0, TURNED, 1.0)


def test_partners_are_looked_at_every_round():
    found = [one for deal in partner_deals(2, 1) for one in partner_samples(deal)]
    weights = tuple(value_coop.WEIGHTS["player"].values())
    assert len(found) > 6
    assert all(len(features) == len(PARTNERS) for _, features, _ in found)
    assert all(0 < chance(weights, features) < 1 for _, features, _ in found)


def test_equations_are_solved():
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_a_fit_finds_what_the_chances_hang_on():
    generator = random.Random(1)
    rows = []
    for _ in range(800):
        features = (1.0, *(generator.random() for _ in range(len(FEATURES) - 1)))
        wins = 1 / (1 + math.exp(-(6 * features[3] - 3)))
        rows.append((features, float(generator.random() < wins)))
    weights = fit(rows, steps=5)
    assert weights[3] == max(weights)
    assert weights[3] > 2
    assert skill(rows, weights) > 0.2


# Features --------------------------------------------------------------------------------------------------


def test_a_feature_is_its_name_its_look_and_its_weight():
    value = Value({"one": lambda seen: 1.0, "seen": lambda seen: seen}, {"one": -1.0, "seen": 2.0})
    assert [(feature.name, feature.weight) for feature in value.features] == [("one", -1.0), ("seen", 2.0)]
    assert value.chance(0.5) == pytest.approx(0.5)
    assert value.chance(1.0) == pytest.approx(1 / (1 + math.exp(-1)))


def test_a_look_without_a_weight_is_refused_by_its_name():
    with pytest.raises(ValueError, match="seen"):
        Value({"one": lambda seen: 1.0, "seen": lambda seen: seen}, {"one": -1.0})
    with pytest.raises(ValueError, match="order"):
        Value({"one": abs, "other": abs}, {"other": 0.0, "one": 0.0})


# The files -------------------------------------------------------------------------------------------------


def made(file: str) -> Made:
    """The head of a learned file."""
    head = importlib.import_module(f"outpost31.bots.learned.{file}").MADE
    assert isinstance(head, Made)
    return head


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.file)
def test_no_learned_file_is_stale(lesson: Lesson):
    """If it is: `outpost31 learn WHAT GAME`, with `--keep` if the numbers still mean the same; a README tells more."""
    then, now = made(lesson.file).sources, lesson.digests()
    stale = sorted(module for module in then | now if then.get(module) != now.get(module))
    assert not stale, f"{lesson.file} was learned with another {', '.join(stale)}"


def test_every_file_of_numbers_can_be_learned_again():
    files = {path.stem for path in FOLDER.glob("*_*.py")} - {"__init__"}
    assert files == {lesson.file for lesson in LESSONS}
    for lesson in LESSONS:
        head = made(lesson.file)
        assert head.command.startswith(f"outpost31 learn {lesson.what} {lesson.game} ")
        assert head.sample
        assert re.fullmatch(r"[0-9a-f]{7,40}\+?|unknown", head.commit)


def test_only_what_code_does_is_digested():
    one = digest_of_text('import os\n\ndef f(x):\n    """What it does."""\n    return x + 1  # why\n')
    assert one == digest_of_text("def f(x):\n    return (x +\n            1)\n")
    assert one != digest_of_text("def f(x):\n    return x + 2\n")


def test_a_lesson_writes_its_file_whole_with_sample_seed_and_commit(tmp_path: Path):
    (written,) = learn("value", "coop", games=2, seed=5, folder=tmp_path)
    scope: dict[str, object] = {}
    exec(written.read_text(encoding="utf-8"), scope)
    head = scope["MADE"]
    assert isinstance(head, Made)
    assert head.command == "outpost31 learn value coop --games 2 --seed 5"
    assert head.sample.startswith("2 games")
    assert (head.seed, head.commit) == (5, commit())
    assert head.sources == lessons_for("value", "coop")[0].digests()
    weights = scope["WEIGHTS"]
    assert isinstance(weights, dict)
    assert list(weights["player"]) == list(PARTNERS)
    (again,) = learn("value", "coop", games=2, seed=5, folder=tmp_path)
    assert again.read_text(encoding="utf-8") == written.read_text(encoding="utf-8")


def test_numbers_that_are_kept_stay_to_the_last_digit(tmp_path: Path):
    before = (FOLDER / "value_coop.py").read_text(encoding="utf-8")
    old = re.sub(r'"(outpost31[\w.]*coop[\w.]*)": "\w+"', r'"\1": "000000000000"', before)
    assert old != before
    (tmp_path / "value_coop.py").write_text(old, encoding="utf-8")
    (written,) = keep("value", "coop", folder=tmp_path)
    assert written.read_text(encoding="utf-8") == before


def test_outside_a_checkout_the_commit_is_unknown(monkeypatch, tmp_path):
    monkeypatch.setattr("outpost31.__file__", str(tmp_path / "__init__.py"))
    assert commit() == UNKNOWN


def test_the_verb_writes_the_files_and_says_which(tmp_path: Path):
    arguments = ["learn", "value", "coop", "--games", "2", "--folder", str(tmp_path)]
    nothing = CliRunner(env={"OUTPOST31_LANGUAGE": "en"}).invoke(app, [*arguments, "--keep"])
    assert nothing.exit_code == 2
    assert "value_coop.py" in nothing.stderr
    result = CliRunner(env={"OUTPOST31_LANGUAGE": "en"}).invoke(app, arguments)
    assert result.exit_code == 0, result.output
    assert result.stdout.split() == ["Written:", str(tmp_path / "value_coop.py")]
    both = CliRunner(env={"OUTPOST31_LANGUAGE": "en"}).invoke(
        app, [*arguments, "--keep", "--cluster", "auto"]
    )
    assert both.exit_code == 2
    assert "leave out --keep or --cluster" in " ".join(both.stderr.split())
    again = CliRunner(env={"OUTPOST31_LANGUAGE": "en"}).invoke(app, [*arguments, "--keep"])
    assert again.exit_code == 0, again.output
