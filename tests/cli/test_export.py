"""`outpost31 export`: a file and its card, and refusals in words."""

from __future__ import annotations

import builtins
from typing import Any

import pytest


def test_it_writes_a_file_and_its_card(run, tmp_path):
    out = tmp_path / "games.jsonl"
    done = run("export", "coop", "--games", "1", "--seats", "1", "--level", "novice", "--out", str(out))
    assert done.exit_code == 0
    assert str(out) in done.output and f"{out}.card.md" in done.output
    assert out.read_text(encoding="utf-8").count("\n") > 20
    again = run("export", "coop", "--out", str(out))
    assert again.exit_code == 2 and "already exists" in again.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess", "--out", "a.jsonl"), "stayaway"),
        (("stayaway", "--out", "a.csv"), ".parquet or .jsonl"),
        (("stayaway", "--out", "a.jsonl", "--seats", "3"), "4 to 12"),
        (("stayaway", "--out", "a.jsonl", "--games", "0"), "1 to"),
        (("stayaway", "--out", "a.jsonl", "--level", "strong"), "novice"),
        (("stayaway", "--out", "nowhere/a.jsonl"), "nowhere"),
        (("stayaway",), "--out"),
    ],
)
def test_what_it_cannot_do_it_says(run, words, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = run("export", *words)
    assert done.exit_code == 2 and said in done.output
    assert not list(tmp_path.iterdir())


def test_parquet_says_how_to_get_it(run, tmp_path, monkeypatch):
    honest = builtins.__import__

    def without(name: str, *rest: Any, **named: Any) -> Any:
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return honest(name, *rest, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    done = run("export", "coop", "--games", "1", "--out", str(tmp_path / "games.parquet"))
    assert done.exit_code == 2 and "outpost31[parquet]" in done.output
