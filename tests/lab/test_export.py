"""Exports: rows say what was seen and what was true, files are whole, cards say how they were made."""

from __future__ import annotations

import builtins
import json
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from outpost31 import GAMES, Match
from outpost31.bots import make_bot
from outpost31.bots.tempers import temper_at
from outpost31.lab.export import COLUMNS, Collection, game_rows
from outpost31.lab.export_files import PartMissing, card_of, export
from outpost31.lab.play import RoundTable, decide

SMALL = [("stayaway", 4), ("boardgame", 4), ("coop", 2), ("norwegian", 4)]


def true_roles(match: Match) -> list[str]:
    """What everybody is now, from the table itself."""
    table: Any = match.table
    if match.game.key == "stayaway":
        return [role.value for role in table.roles]
    return [role.value for role in table.role]


@pytest.mark.parametrize(("game", "seats"), SMALL)
def test_a_row_says_what_its_seat_saw_and_what_was_true(game, seats):
    rows = game_rows(Collection(game, (seats,), 1, "novice", seed=5), 0)
    match = Match.new(game, seats, seed=5)
    for row in rows:
        assert list(row) == [column.name for column in COLUMNS]
        question = match.questions[0]
        seat = question.player
        assert (row["seat"], row["kind"], row["options"]) == (seat, question.kind, list(question.options))
        assert row["view"] == match.view(seat)
        assert row["forced"] == (len(question.options) == 1)
        assert row["beliefs"][seat] is None and len(row["beliefs"]) == seats
        if game == "coop":
            assert set(row["truth_roles"]) == {"human"}
        else:
            assert row["truth_roles"] == true_roles(match)
            assert all(0 <= chance <= 1 for chance in row["beliefs"] if chance is not None)
        match.answer(seat, question.options[row["answer"]], question.id)
    assert match.outcome is not None
    assert {row["reason"] for row in rows} == {match.outcome.reason}
    assert all(row["won"] == (row["seat"] in match.outcome.winners) for row in rows)
    assert not all(rows[-1]["truth_in_play"]) or match.outcome.reason in (
        "declared_rightly",
        "frozen",
        "escaped",
    )


def test_beliefs_come_from_what_the_seat_was_told():
    """Whoever is infected in secret is believed no more of than before; whoever passed it on knows."""
    for seed in range(30):
        rows = game_rows(Collection("stayaway", (5,), 1, "seasoned", seed=seed), 0)
        thing = rows[0]["truth_roles"].index("the_thing")
        for row in rows:
            truth = [role != "human" for role in row["truth_roles"]]
            if row["seat"] == thing and any(truth[seat] for seat in range(5) if seat != thing):
                known = [row["beliefs"][seat] for seat in range(5) if seat != thing]
                assert known == [float(truth[seat]) for seat in range(5) if seat != thing]
                return
    raise AssertionError("nobody was ever infected")


@pytest.mark.parametrize(("game", "seats"), [("stayaway", 6), ("boardgame", 4)])
def test_a_row_says_whose_temper_decided_and_what_was_said_before(game, seats):
    rows = game_rows(Collection(game, (seats,), 1, "seasoned", seed=5, talk=True), 0)
    match = Match.new(game, seats, seed=5)
    bots = [make_bot("seasoned", game, seat, 5) for seat in range(seats)]
    talk = RoundTable(match, bots)
    for row in rows:
        before = len(talk.heard)
        talk.go_on()
        assert row["said"] == talk.heard[before:]
        assert row["temper"] == temper_at(row["seat"], 5)
        question = match.questions[0]
        match.answer(question.player, decide(bots[question.player], match, question), question.id)
    assert match.outcome is not None
    assert {one["seat"] for row in rows for one in row["said"]} == set(range(seats))


def test_without_talk_nothing_is_said_and_who_has_no_temper_has_none():
    rows = game_rows(Collection("coop", (2,), 1, "novice", seed=5), 0)
    assert {row["temper"] for row in rows} == {None}
    silent = game_rows(Collection("stayaway", (4,), 1, "seasoned", seed=5), 0)
    assert not any(row["said"] for row in silent)


def test_a_card_says_whether_bots_talk(tmp_path):
    talking, silent = tmp_path / "talking.jsonl", tmp_path / "silent.jsonl"
    export(Collection("stayaway", (4,), 1, "novice", talk=True), talking)
    export(Collection("stayaway", (4,), 1, "novice"), silent)
    card = card_of(talking).read_text(encoding="utf-8")
    assert "--talk" in card and "The bots talk" in card
    card = card_of(silent).read_text(encoding="utf-8")
    assert " --talk " not in card and "Nobody talks" in card


def test_both_formats_hold_the_same_rows_and_have_cards(tmp_path):
    collection = Collection("stayaway", (4, 5), 3, "novice", seed=2)
    lines, columns = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    finished: list[int] = []
    for path in (lines, columns):
        assert export(collection, path, finished.append) == card_of(path)
    assert sum(finished) == 6
    plain = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    table = pyarrow.parquet.read_table(columns)
    assert [row["seats"] for row in plain if row["decision"] == 0] == [4, 5, 4]
    structured = [column.name for column in COLUMNS if column.kind == "json"]
    for row, other in zip(plain, table.to_pylist(), strict=True):
        for name in structured:
            other[name] = json.loads(other[name])
        assert other.pop("beliefs") == pytest.approx(row.pop("beliefs"), abs=1e-6)
        assert other == row
    assert json.loads(table.schema.metadata[b"outpost31"])["seed"] == 2
    card = card_of(columns).read_text(encoding="utf-8")
    assert f"{len(plain):,} rows" in card and "--seats 4,5 --games 3 --level novice --seed 2" in card
    assert "with 4 and 5 seats among" in card
    assert all(f"| `{column.name}` |" in card for column in COLUMNS)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        f"games.{ending}" for ending in ("jsonl", "jsonl.card.md", "parquet", "parquet.card.md")
    )


def test_nothing_is_left_behind_where_it_fails(tmp_path, monkeypatch):
    def broken(*_: Any) -> Any:
        raise RuntimeError("broken")

    monkeypatch.setattr("outpost31.lab.export.ask", broken)
    with pytest.raises(RuntimeError, match="broken"):
        export(Collection("stayaway", (4,), 1, "novice"), tmp_path / "games.jsonl")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("collection", "name", "allowed"),
    [
        (Collection("stayaway", (3,), 1, "novice"), "a.jsonl", "4 to 12"),
        (Collection("stayaway", (4,), 0, "novice"), "a.jsonl", "at least 1"),
        (Collection("stayaway", (4,), 1, "strong"), "a.jsonl", "novice"),
        (Collection("stayaway", (4,), 1, "novice"), "a.csv", ".parquet or .jsonl"),
        (Collection("stayaway", (4,), 1, "novice"), "a", ".parquet or .jsonl"),
    ],
)
def test_what_cannot_be_exported_is_refused_first(collection, name, allowed, tmp_path):
    with pytest.raises(ValueError, match=allowed):
        export(collection, tmp_path / name)
    assert not list(tmp_path.iterdir())


def test_without_pyarrow_it_says_what_is_missing(tmp_path, monkeypatch):
    honest = builtins.__import__

    def without(name: str, *rest: Any, **named: Any) -> Any:
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return honest(name, *rest, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(PartMissing):
        export(Collection("coop", (1,), 1, "novice"), tmp_path / "games.parquet")
    assert not list(tmp_path.iterdir())


def test_every_game_can_be_exported():
    assert {game for game, _ in SMALL} == set(GAMES)


def test_the_page_has_every_column():
    page = (Path(__file__).parents[2] / "docs" / "research" / "data.md").read_text(encoding="utf-8")
    for one in COLUMNS:
        assert f"| `{one.name}` | {one.kind} | {'yes' if one.known else 'no'} | {one.says} |" in page
