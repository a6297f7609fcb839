"""Marathons: what was played is kept, taken up again, and the same as if it had been played in one go."""

from __future__ import annotations

import json

import pytest

from outpost31.bots import make_bot
from outpost31.lab import Experiment, Tally, simulate
from outpost31.lab.course import links_of, standings
from outpost31.lab.marathon import Lap, main, run
from outpost31.lab.play import play_game


@pytest.mark.parametrize(("game", "seats"), [("stayaway", 4), ("norwegian", 4), ("coop", 1)])
def test_a_game_that_was_broken_off_and_taken_up_again_is_the_same(game, seats, tmp_path, monkeypatch):
    monkeypatch.setattr("outpost31.lab.marathon.PORTION", 2)
    assert not run([Lap(tmp_path, game, seats, "novice", 3)], 5, 0)
    Lap(tmp_path, game, seats, "novice", 3).play(5)
    again = Lap(tmp_path, game, seats, "novice", 3)
    assert again.tally.games == 2
    assert run([again], 5, 600)
    whole = simulate(Experiment(game, (seats,), 5, "novice", seed=3), jobs=1)[seats]
    assert Lap(tmp_path, game, seats, "novice", 3).tally == whole
    assert Tally.taken(json.loads(json.dumps(whole.kept()))) == whole


def test_the_course_of_a_game_ends_as_its_outcome_says():
    for seed in range(8):
        match = play_game("stayaway", 6, "novice", {}, seed)
        stood = list(standings(match))
        assert (stood[0].humans, stood[0].aliens, stood[0].out) == (5, 1, 0)
        assert [one.time for one in stood] == list(range(1, len(stood) + 1))
        assert {sum(one[1:]) for one in stood} == {6}
        links = links_of(match.view(None))
        first = match.view(None)["chain"]
        assert len(links) == len(first) and all(link.by != link.whom for link in links)
        assert stood[-1].out <= len(match.view(None)["falls"])


def test_the_first_alien_is_no_link_at_the_outpost():
    match = play_game("boardgame", 5, "novice", {}, 2)
    chain = match.view(None)["chain"]
    assert [link.whom for link in links_of(match.view(None))] == [
        one["victim"] for one in chain if one["how"] != "first"
    ]
    assert any(one["how"] == "first" for one in chain)


def test_counts_of_bots_who_play_otherwise_are_refused(tmp_path, capsys, monkeypatch):
    words = [str(tmp_path), "--game", "coop", "--level", "novice"]
    assert main([*words, "--games", "1", "--minutes", "5"]) == 0
    assert main([*words, "--tables"]) == 0
    assert "| 3 | 1 |" in capsys.readouterr().out
    monkeypatch.setattr(
        "outpost31.lab.play.make_bot", lambda level, game, seat, seed: make_bot("random", game, seat, seed)
    )
    with pytest.raises(SystemExit):
        main(words)
    assert "other bots or rules" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--level", "strong"], ["--games", "0"], ["--minutes", "0"]])
def test_what_a_marathon_cannot_be_asked_is_refused(words, tmp_path, capsys):
    with pytest.raises(SystemExit):
        main([str(tmp_path), *words])
    assert capsys.readouterr().err
