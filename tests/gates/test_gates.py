"""The long runs go on where they stopped, say where they failed, and write down how far they came."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from outpost31.kernel import GAMES
from tests.gates import __main__ as running
from tests.gates.pieces import GATES, Figures, Gate
from tests.server.torture.rig import SECTOR, torn


def test_a_run_goes_on_where_the_last_one_stopped_and_a_failure_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "STATE", tmp_path / "state")
    monkeypatch.setattr(running, "PAGE", tmp_path / "gates.md")
    numbers: list[int] = []

    def piece(number: int, seconds: float) -> Figures:
        del seconds
        numbers.append(number)
        if number == 3:
            raise AssertionError("an answer is gone")
        if number in (1, 2):
            raise KeyboardInterrupt if numbers.count(number) == 1 else StopIteration
        return {"games": 10, "most ms": number}

    monkeypatch.setitem(GATES, "games", Gate("random games", "games", 1000, piece))
    with pytest.raises(KeyboardInterrupt):
        running.run("games", 1)
    assert running.load("games")["figures"] == {"games": 10, "most ms": 0}
    with pytest.raises(StopIteration):
        running.run("games", 1)
    assert numbers == [0, 1, 1], "the piece that was broken off is done again"
    running.save("games", {**running.load("games"), "next": 3})
    with pytest.raises(AssertionError):
        running.run("games", 1)
    page = (tmp_path / "gates.md").read_text()
    assert "10 of 1,000 games" in page
    assert "FAILED, piece 3: AssertionError: an answer is gone" in page
    assert "not run yet" in page


@pytest.mark.parametrize("name", ["worlds", "games"])
def test_a_piece_of_a_gate_looks_at_something(name: str) -> None:
    found = GATES[name].piece(5, 0.01)
    assert found[GATES[name].counted] > 0


def test_pairs_of_worlds_are_counted_by_game() -> None:
    found = GATES["worlds"].piece(2, 0.01)
    by_game = {what: count for what, count in found.items() if what.startswith("pairs of ")}
    assert len(by_game) == len(GAMES)
    assert sum(by_game.values()) == found["pairs"] == max(by_game.values()) > 0, (
        "a short piece is of one game"
    )


def test_what_was_not_flushed_arrives_in_any_order_and_what_was_stays() -> None:
    chance = random.Random(3)
    flushed, now = b"a" * SECTOR * 6, b"a" * SECTOR * 2 + b"b" * (SECTOR * 8 + 100)
    seen = {torn(flushed, now, chance) for _ in range(200)}
    assert all(one[: SECTOR * 2] == b"a" * SECTOR * 2 for one in seen)
    assert {len(one) for one in seen} == {len(flushed), len(now)}
    assert any(b"a" in one[SECTOR * 3 :] and b"b" in one[SECTOR * 2 : SECTOR * 3] for one in seen)
    assert any(one[-200:-100] == b"b" * 100 and b"\0" in one for one in seen), (
        "a later one without one before it"
    )
