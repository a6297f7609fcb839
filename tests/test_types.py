"""What leaves a table is read by its types: a misspelt field does not pass the type checker, wherever it is read."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from mypy import api

from outpost31 import shapes
from outpost31.bots.outpost import reader as outpost_reader
from outpost31.bots.outpost.novice_evidence import Evidence as StationEvidence
from outpost31.bots.stayaway import reader as stayaway_reader
from outpost31.bots.stayaway.novice_evidence import Evidence
from outpost31.games.outpost.asked import StationAbout
from outpost31.lab.learn.habits_outpost import Counting
from outpost31.lab.learn.truth import Truth

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src/outpost31"
PLANTED = {
    "a view's, in a bot": ("bots/stayaway/sight.py", '["direction"]', '["directions"]', "StayAwayView"),
    "an event's, in a reader": (
        "bots/stayaway/reader.py",
        'event["offerer"]',
        'event["offrer"]',
        "CardsExchanged",
    ),
    "an about's, in a presentation": (
        "cli/presentation/coop.py",
        'DieAbout)["dice"]',
        'DieAbout)["dise"]',
        "DieAbout",
    ),
}
"""Misspelt fields: where, what stands there, what is planted, and the type that knows better."""


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the type checker says of copies of modules with something misspelt in each."""
    folder = tmp_path_factory.mktemp("planted")
    copies = []
    for number, (module, right, wrong, _) in enumerate(PLANTED.values()):
        source = (SOURCES / module).read_text(encoding="utf-8")
        assert right in source
        copy = folder / f"planted_{number}.py"
        copy.write_text(source.replace(right, wrong), encoding="utf-8")
        copies.append(str(copy))
    told, _, status = api.run(["--config-file", str(ROOT / "pyproject.toml"), "--no-error-summary", *copies])
    assert status == 1, told
    return told


@pytest.mark.parametrize("number", range(len(PLANTED)), ids=list(PLANTED))
def test_a_misspelt_field_fails_the_type_check(complaints: str, number: int):
    _, _, wrong, type_name = list(PLANTED.values())[number]
    field = re.findall(r'\["(\w+)"\]', wrong)[-1]
    mine = [line for line in complaints.splitlines() if f"planted_{number}.py" in line and "error" in line]
    assert mine
    assert all(f'TypedDict "{type_name}" has no key "{field}"' in line for line in mine)


@pytest.mark.parametrize(
    "readers",
    [
        stayaway_reader.READERS,
        Evidence.READERS,
        outpost_reader.READERS,
        StationEvidence.READERS,
        Truth.MOVES,
        Counting.COUNTERS,
    ],
    ids=["reader", "evidence", "station reader", "station evidence", "truth", "counting"],
)
def test_who_reads_an_event_takes_it_as_the_one_that_it_is(readers):
    for kind, read in readers.items():
        declared = get_type_hints(read)["event"]
        kinds = [get_args(get_type_hints(one)["event"])[0] for one in get_args(declared) or (declared,)]
        assert kind in kinds, f"{read.__qualname__} reads {kind} as {kinds}"


def test_whoever_answers_many_kinds_of_questions_alike_knows_every_field_of_theirs():
    declared: dict[str, set[object]] = {}
    for game in ("boardgame", "coop", "norwegian"):
        for form in shapes.asked_at(game).values():
            for field, hint in get_type_hints(form.about).items():
                declared.setdefault(field, set()).add(hint)
    assert {field: {hint} for field, hint in get_type_hints(StationAbout).items()} == declared


def test_bots_know_imagined_tables_by_name_alone():
    """What names the tables of imagined worlds is imported for type checkers, never at run time."""
    for path in SOURCES.joinpath("bots").rglob("*.py"):
        at_run_time = [
            node.module
            for node in ast.parse(path.read_text(encoding="utf-8")).body
            if isinstance(node, ast.ImportFrom)
        ]
        assert "outpost31.imagination.worlds" not in at_run_time, path
