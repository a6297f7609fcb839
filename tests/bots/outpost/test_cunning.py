"""The cunning at the boardgame: they search what their seat can know, and nothing else decides."""

from __future__ import annotations

from typing import Any

from outpost31 import Match
from outpost31.bots import contenders, dreams, levels_for, make_bot
from outpost31.bots.outpost import cunning
from outpost31.bots.outpost.cunning import CunningBot, Dreaming, evidence_of_all
from outpost31.imagination import veil
from outpost31.lab.tables import play_with


def test_they_are_on_trial_and_offered_nowhere():
    assert "cunning" in contenders("boardgame")
    assert "cunning" not in levels_for("boardgame")
    assert dreams("cunning", "boardgame")
    assert not dreams("cunning", "norwegian")


def test_they_play_whole_games():
    match = Match.new("boardgame", 4, seed=2)
    bots: list[Any] = [make_bot("cunning", "boardgame", seat, 2) for seat in range(4)]
    for bot in bots:
        bot.budget = 60
    play_with(match, bots)
    assert match.outcome is not None


def moving(seed: int) -> tuple[Match, int]:
    """A match where somebody chooses a room in round 2."""
    match: Any = Match.new("boardgame", 5, seed=seed)
    bots = [make_bot("seasoned", "boardgame", seat, seed) for seat in range(5)]
    while match.table.round < 2 or match.questions[0].kind != "room_to_enter":
        question = match.questions[0]
        seat = question.seat
        match.answer(seat, bots[seat].answer(match.view(seat), match.events(seat), question), question.id)
    seat = match.questions[0].seat
    assert isinstance(seat, int)
    return match, seat


def test_the_same_view_and_veil_give_the_same_answer_within_the_budget(monkeypatch):
    match, seat = moving(4)
    played = []
    real = Dreaming._play_on

    def counted(self, world, option, number, seed):
        worth, taken = real(self, world, option, number, seed)
        assert 0 <= worth <= 1
        played.append(taken)
        return worth, taken

    monkeypatch.setattr(Dreaming, "_play_on", counted)
    answers = []
    for _ in range(2):
        bot = make_bot("cunning", "boardgame", seat, 1)
        assert isinstance(bot, CunningBot)
        bot.budget = 400
        bot.behold(veil(match, seat))
        answers.append(bot.answer(match.view(seat), match.events(seat), match.questions[0]))
    assert answers[0] == answers[1]
    assert played[: len(played) // 2] == played[len(played) // 2 :]
    assert 0 < sum(played) < 2 * (400 + cunning.MOST_OPTIONS * max(played))


def test_at_imagined_tables_others_do_not_know_what_only_this_seat_was_told():
    match, seat = moving(4)
    told = [
        {"event": "TokenSeen", "picker": seat, "picked": (seat + 1) % 5, "token": "alien"},
    ]
    mine, *others = (
        evidence_of_all(seat, match.view(seat), match.events(seat) + told)[(seat + step) % 5]
        for step in range(5)
    )
    assert mine.against((seat + 1) % 5) > 0.99
    assert all(one.against((seat + 1) % 5) < 0.9 for one in others)
