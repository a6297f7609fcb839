"""The public API: what it takes, what it refuses, and in which words."""

from __future__ import annotations

import re

import pytest

from outpost31 import GAMES, IllegalAnswer, Match, StaleAnswer
from tests.laws.play import Chooser


def a_match(seed: int = 7) -> Match:
    return Match.new("stayaway", seats=6, seed=seed)


def played_out(seed: int = 7) -> Match:
    match, chooser = a_match(seed), Chooser(seed)
    while match.outcome is None:
        chooser.answer(match)
    return match


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_not_on_offer_is_refused_by_the_rule_that_asks(game: str) -> None:
    chooser = Chooser((game, "rules"))
    match = Match.new(game, GAMES[game].seats[-1], seed=2)
    rules = set()
    for _ in range(200):
        if match.outcome is not None:
            break
        question = match.questions[0]
        with pytest.raises(IllegalAnswer) as refused:
            match.answer(question.seat, "nonsense", question.id)  # type: ignore[arg-type]
        assert refused.value.clause is not None, question.kind
        rules.add(refused.value.clause)
        chooser.answer(match)
    card = GAMES[game]
    letters = f"{card.letter}{GAMES[card.builds_on].letter if card.builds_on else ''}"
    assert len(rules) > 3
    assert all(re.fullmatch(rf"[{letters}]-\d+(\.\d+)?", one) for one in rules), rules


@pytest.mark.parametrize("game", ["chess", "", None, 3, "Stayaway"])
def test_an_unknown_game_is_refused_by_naming_those_there_are(game: object) -> None:
    with pytest.raises(ValueError, match="stayaway"):
        Match.new(game, seats=6)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [3, 13, 0, -4, "6", 6.0, None, True])
def test_a_number_of_seats_is_refused_by_saying_which_are_taken(seats: object) -> None:
    with pytest.raises(ValueError, match="4 to 12"):
        Match.new("stayaway", seats=seats)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"colour": "green"}, "quarantine_exchange, thing_flamethrower, turn_after_swap"),
        ({"turn_after_swap": "both"}, "mover or swapped"),
        ({"turn_after_swap": ["mover"]}, "mover or swapped"),
        ({"thing_flamethrower": 1}, "true or false"),
        ({"thing_flamethrower": "true"}, "true or false"),
        ("thing_flamethrower", "names with values"),
    ],
)
def test_a_bad_option_is_refused_by_saying_what_is_allowed(options: object, words: str) -> None:
    with pytest.raises(ValueError, match=re.escape(words)):
        Match.new("stayaway", seats=6, options=options)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", ["7", 1.5, True])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(ValueError, match="whole number"):
        Match.new("stayaway", seats=6, seed=seed)  # type: ignore[arg-type]


def test_the_same_seed_deals_the_same_hands_and_no_seed_does_not() -> None:
    assert a_match().digest() == a_match().digest()
    assert len({Match.new("stayaway", seats=12).digest() for _ in range(5)}) == 5


def test_a_refusal_lists_what_is_on_offer() -> None:
    match = a_match()
    (question,) = match.questions
    with pytest.raises(IllegalAnswer, match=r"'fly' is not on offer .* on offer: 'draw'") as refusal:
        match.answer(int(question.seat), "fly")
    assert refusal.value.offered == tuple(question.options)


def test_who_is_not_asked_is_told_who_is() -> None:
    match = a_match()
    asked = match.questions[0].seat
    with pytest.raises(IllegalAnswer, match=f"being asked: {asked}"):
        match.answer((int(asked) + 1) % 6, "draw")


def test_an_answer_to_a_closed_question_is_stale() -> None:
    match = a_match()
    (question,) = match.questions
    match.answer(int(question.seat), "draw", question.id)
    with pytest.raises(StaleAnswer, match=rf"question {question.id} is not open"):
        match.answer(int(question.seat), "draw", question.id)


@pytest.mark.parametrize("seat", [6, -1, "0", 1.5])
def test_a_viewer_is_a_seat_or_nobody(seat: object) -> None:
    match = a_match()
    with pytest.raises(ValueError, match="0 to 5 or None"):
        match.view(seat)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="0 to 5 or None"):
        match.events(seat)  # type: ignore[arg-type]


def test_events_are_numbered_for_each_viewer_alone() -> None:
    match = played_out()
    for seat in (None, *range(6)):
        told = match.events(seat)
        assert match.events(seat, since=5) == told[5:]
    noticed = {
        seat: [event for event in match.events(seat) if event["event"] == "RoleNoticed"] for seat in range(6)
    }
    assert any(noticed.values())
    assert all(event["seat"] == seat for seat, own in noticed.items() for event in own)
    assert not [event for event in match.events(None) if event["event"] == "RoleNoticed"]


def test_everything_is_shown_after_the_end_only() -> None:
    with pytest.raises(ValueError, match="after the end"):
        a_match().chronicle()
    match = played_out()
    assert len(match.chronicle()) == len(match.all_told)


def test_nothing_secret_prints() -> None:
    match = a_match()
    words = repr(match) + repr(match.table) + repr(match.all_told) + repr(match.questions)
    for hand in match.table.hands:  # type: ignore[attr-defined]
        for card in hand.value:
            assert f"'{card}'" not in words
    assert "THE_THING" not in words


def test_every_game_says_what_it_takes() -> None:
    for key, game in GAMES.items():
        assert game.key == key
        assert game.title
        assert len(game.seats) > 0
        for option in game.options:
            assert option.allowed()
            assert option.check(option.default, game.seats[0]) == option.default
