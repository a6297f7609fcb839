"""The cunning at the boardgame: they search what their seat can know, and nothing else decides."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from typing import Any, cast

import pytest

from outpost31 import Match
from outpost31.bots import dreams, levels_for, make_bot
from outpost31.bots.outpost import cunning
from outpost31.bots.outpost.belief import OutpostBelief
from outpost31.bots.outpost.cunning import CunningBot
from outpost31.bots.outpost.learned_habits import kinds_for
from outpost31.bots.outpost.rollout import Company, at_a_glance, view_of
from outpost31.bots.outpost.search import TURNED, VALUES, Dreaming, Sets, prospect
from outpost31.bots.outpost.table_kinds import Acquaintance
from outpost31.bots.outpost.value_norwegian import seat_wins
from outpost31.bots.tempers import STEADY
from outpost31.imagination import Veiled, imagine, veil
from outpost31.kernel import Secret
from outpost31.lab.play import play_with

SEATS = 5


def test_they_are_the_best_that_tables_offer():
    for game in ("boardgame", "norwegian"):
        assert levels_for(game)[-2:] == ("seasoned", "cunning")
        assert dreams("cunning", game)


def test_they_play_whole_games():
    match = Match.new("boardgame", 4, seed=2)
    bots: list[Any] = [make_bot("cunning", "boardgame", seat, 2) for seat in range(4)]
    for bot in bots:
        bot.budget = 60
    play_with(match, bots)
    assert match.outcome is not None


def play_until(seed: int, kind: str, first_round: int = 2) -> tuple[Match, int]:
    """A match among the seasoned in which a human is asked this."""
    match: Any = Match.new("boardgame", SEATS, seed=seed)
    bots = [make_bot("seasoned", "boardgame", seat, seed) for seat in range(SEATS)]
    while True:
        question = match.questions[0]
        seat = question.player
        view = match.view(seat)
        is_human = view["people"][seat]["role"] == "human"
        if match.table.round >= first_round and question.kind == kind and is_human:
            return match, seat
        match.answer(seat, bots[seat].answer(view, match.events(seat), question), question.id)


def veiled(match: Match, seat: int) -> Veiled:
    """What a seat knows of a match."""
    found = veil(match, seat)
    assert found is not None
    return found


def readers_of(match: Match, seat: int) -> tuple[Acquaintance, Acquaintance]:
    """What a seat believes, and what all do."""
    kinds = kinds_for("boardgame", SEATS)
    own, public = Acquaintance(SEATS, seat, kinds), Acquaintance(SEATS, None, kinds)
    own.read(match.events(seat))
    public.read(match.events(None))
    return own, public


def test_the_same_view_and_veil_give_the_same_answer_within_the_budget(monkeypatch):
    match, seat = play_until(7, "room_to_enter")
    played = []
    real = Dreaming.play_on

    def counted(self, world, option):
        worth, taken = real(self, world, option)
        assert 0 <= worth <= 1
        played.append(taken)
        return worth, taken

    monkeypatch.setattr(Dreaming, "play_on", counted)
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
    match, seat = play_until(4, "room_to_enter")
    found_out, witness = (seat + 1) % SEATS, (seat + 2) % SEATS
    own, public = readers_of(match, seat)
    own.belief.know(found_out, is_alien=True)
    company = Company(seat, SEATS, own, public, STEADY)
    world = imagine(veiled(match, seat), frozenset({found_out}), random.Random(1))
    assert world is not None
    company.sit_down(world, 0.5)
    all_see = world.view(None)

    def against(who: int) -> float:
        return company.evidence_of(who, view_of(world, who, all_see)).against(found_out)

    assert against(seat) > 0.99
    assert against(witness) < 0.9
    assert company.evidence_of(witness, view_of(world, witness, all_see)).against(witness) == 0.0
    assert company.evidence_of(found_out, view_of(world, found_out, all_see)).against(found_out) > 0.99


def test_the_company_forgets_what_happened_at_the_table_before():
    match, seat = play_until(4, "room_to_enter")
    own, public = readers_of(match, seat)
    before = public.belief.weights[:], own.belief.weights[:]
    company = Company(seat, SEATS, own, public, STEADY)
    world: Any = imagine(veiled(match, seat), frozenset({(seat + 1) % SEATS}), random.Random(1))
    for _ in range(2):
        table = world.copy()
        company.sit_down(table, 0.5)
        assert company.public.belief.weights == before[0]
        while table.outcome is None and table.table.round < 4:
            company.answer()
        company.listen()
        assert company.public.belief.weights != before[0]
    assert (public.belief.weights, own.belief.weights) == before


def test_the_company_plays_as_the_seasoned_do():
    """Who knows nothing but its role and what all know answers as a seasoned player, but for whims."""
    match: Any = Match.new("boardgame", SEATS, seed=6)
    bots: list[Any] = [make_bot("seasoned", "boardgame", seat, 6) for seat in range(SEATS)]
    alike = asked = 0
    while match.outcome is None and match.table.round < 4:
        question = match.questions[0]
        seat = question.player
        view, events = match.view(seat), match.events(seat)
        answer = bots[seat].answer(view, events, question)
        if len(question.options) > 1:
            nobody = (seat + 1) % SEATS
            company: Any = Company(nobody, SEATS, *readers_of(match, nobody), STEADY)
            company.sit_down(match.copy(), 0.5)
            company.listen = lambda: None  # all that was told is in the public memory already
            company.whims = lambda seat, question: bots[seat]._whims.of(question)
            assert at_a_glance(match.table, question) in (None, answer)
            asked += 1
            alike += company.choose(seat, view, question) == answer
        match.answer(seat, answer, question.id)
    assert asked > 60
    assert alike / asked > 0.9


def test_sets_of_aliens_come_as_often_as_they_are_likely():
    sets = Sets([0.0, 0.6, 0.3, 0.1], random.Random(3))
    counted = Counter(sets.next() for _ in range(100))
    assert counted[frozenset({0})] == pytest.approx(60, abs=2)
    assert counted[frozenset({1})] == pytest.approx(30, abs=2)
    assert counted[frozenset({0, 1})] == pytest.approx(10, abs=2)


def test_humans_are_better_off_when_all_know_the_aliens_and_aliens_worse():
    match: Any = play_until(3, "turn", 4)[0]
    table = match.table
    aliens = [pawn for pawn in range(SEATS) if table.role[pawn].value == "alien"]
    humans = [pawn for pawn in range(SEATS) if pawn not in aliens]

    def blaming(blamed: list[int]) -> OutpostBelief:
        weights = [0.02] * (1 << SEATS)
        weights[sum(1 << pawn for pawn in blamed)] = 1.0
        return OutpostBelief(SEATS, None, weights=weights)

    right, wrong = blaming(aliens), blaming(humans[: len(aliens)])
    assert prospect("boardgame", table, right, humans[0]) > 0.1 + prospect(
        "boardgame", table, wrong, humans[0]
    )
    assert (
        prospect("boardgame", table, right, aliens[0]) < prospect("boardgame", table, wrong, aliens[0]) - 0.1
    )


def play_norwegian_until(seed: int, first_round: int) -> Any:
    """A match among the seasoned at the Norwegian outpost at the beginning of a round."""
    match: Any = Match.new("norwegian", SEATS, seed=seed)
    bots = [make_bot("seasoned", "norwegian", seat, seed) for seat in range(SEATS)]
    while match.table.round < first_round:
        question = match.questions[0]
        seat = question.player
        match.answer(seat, bots[seat].answer(match.view(seat), match.events(seat), question), question.id)
    return match


def test_a_norwegian_table_is_judged_by_the_norwegian_value():
    """Its table names the edition in play, `norwegian_2`, and not the game: what is asked is the game."""
    match = play_norwegian_until(3, 3)
    public = Acquaintance(SEATS, None, kinds_for("norwegian", SEATS))
    public.read(match.events(None))
    for seat in range(SEATS):
        right, wrong = (
            prospect(game, match.table, public.belief, seat) for game in ("norwegian", "boardgame")
        )
        assert right == seat_wins(match.table, public.belief, seat) != wrong


def test_the_search_at_a_norwegian_table_asks_for_the_norwegian_value(monkeypatch):
    match = play_norwegian_until(3, 2)
    while match.questions[0].kind != "room_to_enter":
        question = match.questions[0]
        match.answer(question.player, question.options[0], question.id)
    seat, asked = match.questions[0].player, []

    def judged(table, public, seat):
        asked.append(seat)
        return 0.5

    monkeypatch.setitem(VALUES, "norwegian", judged)
    monkeypatch.setitem(VALUES, "boardgame", lambda *_: pytest.fail("the value of another game"))
    bot = make_bot("cunning", "norwegian", seat, 1)
    assert isinstance(bot, CunningBot)
    bot.budget = 200
    bot.behold(veil(match, seat))
    bot.answer(match.view(seat), match.events(seat), match.questions[0])
    assert set(asked) == {seat}


class Getaway:
    """A company in which the dreamer gets away at once, or is turned into an alien first."""

    def __init__(self, role: str) -> None:
        self.role = role
        self.table: Any = None
        self.seat = 0

    def answer(self) -> int:
        """One of them leaves."""
        self.table.role[self.seat] = Secret(self.role)
        self.table.status[self.seat] = "escaped"
        return 1


@pytest.mark.parametrize(("role", "worth"), [("human", 1.0), ("alien", TURNED)])
def test_who_got_away_from_the_norwegian_outpost_has_won_as_what_it_was(role, worth):
    match: Any = Match.new("norwegian", SEATS, seed=1)
    bots = [make_bot("seasoned", "norwegian", seat, 1) for seat in range(SEATS)]
    while match.table.round < 1 or match.table.role[match.questions[0].seat].value != "human":
        question = match.questions[0]
        seat = question.seat
        match.answer(seat, bots[seat].answer(match.view(seat), match.events(seat), question), question.id)
    question, company = match.questions[0], Getaway(role)
    company.table, company.seat = match.table, question.player
    dreaming = Dreaming(
        veiled(match, question.player), question, cast(Company, company), [0.0, 1.0], random.Random(1)
    )
    assert dreaming.play_on(match, question.options[0])[0] == worth


def test_they_do_not_let_an_alien_aboard_even_where_that_is_the_favourite():
    for seed in range(100):
        with suppress(IndexError):  # in some games nobody asks to come aboard
            match, seat = play_until(seed, "boarding_to_allow", 1)
            question = match.questions[0]
            own, public = readers_of(match, seat)
            if own.belief.is_alien(dict(question.about)["asking"]) > 0.8:
                break
    else:
        pytest.fail("no alien asks to come aboard")
    company = Company(seat, SEATS, own, public, STEADY)
    dreaming = Dreaming(veiled(match, seat), question, company, own.belief.weights, random.Random(1))
    assert dreaming.race(["agree", "refuse"], [0.0, 0.0], 600) == 1
    assert dreaming.race(["refuse", "agree"], [0.0, 0.0], 600) == 0
