"""The novice at the board games: always an answer, the same for the same knowledge, in no time, and some sense."""

import json
from collections import Counter
from collections.abc import Iterator
from time import process_time
from typing import Any

import pytest

from outpost31 import Match
from outpost31.bots import make_bot
from outpost31.bots.coop.novice import SCORERS as COOP
from outpost31.bots.outpost.novice_evidence import Evidence
from outpost31.bots.outpost.sense import SENSE
from outpost31.kernel import Question
from outpost31.lab import play_game

GAMES = (("boardgame", 4), ("boardgame", 8), ("coop", 1), ("coop", 3), ("norwegian", 5), ("norwegian", 8))
LONG_WAYS = {
    "boardgame": {
        "characters": "choose",
        "change_cards": "any",
        "dormitory_contagion": True,
        "leader_allows_fire": False,
        "first_boarder_shows": False,
        "boarding": "majority",
        "kennel_card": False,
    },
    "coop": {"open_hands": False, "dog_moves_disk": True, "escape": "won", "leader_allows_fire": False},
    "norwegian": {"characters": "choose", "figures": {"dog_track": 30, "snow_cats": 3}},
}
"""Options with questions of their own."""
BY_WHIM = {"notice", "character_to_play", "thing_to_hand_over", "character_to_take", "character_to_give"}
"""Kinds of question for which a novice has no reasons."""


def asked(
    game: str, seats: int, level: str, seed: int, options: Any = None
) -> Iterator[tuple[Match, Question]]:
    """Every question of a game that is played at this level, before it is answered."""
    match = Match.new(game, seats, seed=seed, options=options)
    bots = [make_bot(level, game, seat, seed) for seat in range(seats)]
    while match.outcome is None:
        question = match.questions[0]
        yield match, question
        seat = question.seat
        assert isinstance(seat, int)
        match.answer(seat, bots[seat].answer(match.view(seat), match.events(seat), question), question.id)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_whatever_happened_the_answer_is_on_offer(game, seats):
    for level, options in (("random", None), ("random", LONG_WAYS[game]), ("novice", LONG_WAYS[game])):
        novices = [make_bot("novice", game, seat, 1) for seat in range(seats)]
        for match, question in asked(game, seats, level, seats, options):
            assert isinstance(question.seat, int)
            for seat in (question.seat, *question.team):
                answer = novices[seat].answer(match.view(seat), match.events(seat), question)
                assert answer in question.options, question


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_same_knowledge_gives_the_same_answer(game, seats):
    bots = [make_bot("novice", game, seat, 7) for seat in range(seats)]
    for number, (match, question) in enumerate(asked(game, seats, "novice", seed=7)):
        seat = question.seat
        assert isinstance(seat, int)
        view, events = match.view(seat), match.events(seat)
        answer = bots[seat].answer(view, events, question)
        if number % 11 == 0:
            # Somebody else with the same seed who sits down now, and sees it all on paper.
            late = make_bot("novice", game, seat, 7)
            seen, heard = json.loads(json.dumps([view, events]))
            assert late.answer(seen, heard, question) == answer
            assert bots[seat].answer(view, events, question) == answer


@pytest.mark.parametrize("game", ["boardgame", "coop", "norwegian"])
def test_every_kind_of_question_is_weighed_or_known_to_be_a_whim(game):
    seats = 3 if game == "coop" else 6
    kinds = {
        question.kind
        for options in (None, LONG_WAYS[game])
        for seed in range(3)
        for _, question in asked(game, seats, "novice", seed, options)
    }
    assert kinds <= (SENSE | {"coop": COOP})[game].keys() | BY_WHIM


@pytest.mark.parametrize(
    ("game", "seats"), [("boardgame", 5), ("boardgame", 8), ("coop", 2), ("norwegian", 6)]
)
def test_both_sides_win_some(game, seats):
    reasons: Counter[str] = Counter()
    for seed in range(36):
        outcome = play_game(game, seats, "novice", None, seed).outcome
        assert outcome is not None
        reasons[outcome.reason] += 1
    assert 2 <= reasons["escaped"] <= 34, reasons


def test_an_answer_takes_well_under_a_millisecond():
    bots = [make_bot("novice", "boardgame", seat, 3) for seat in range(8)]
    spent, count = 0.0, 0
    for match, question in asked("boardgame", 8, "novice", seed=3):
        assert isinstance(question.seat, int)
        view, events = match.view(question.seat), match.events(question.seat)
        began = process_time()
        bots[question.seat].answer(view, events, question)
        spent += process_time() - began
        count += 1
    assert spent / count < 0.001


# Sense --------------------------------------------------------------------------------------------------------


def told(name: str, **fields: Any) -> dict[str, Any]:
    return {"event": name, **fields}


def looked(picker: int, picked: int, token: str | None = None) -> dict[str, Any]:
    return told("TokenSeen", picker=picker, picked=picked, token=token)


def concluded(*events: dict[str, Any], role: str = "human", count: int = 5) -> Evidence:
    """What seat 0 concludes from these events."""
    evidence = Evidence(0)
    people: Any = [
        {"player": pawn, "pawn": pawn, "role": role if pawn == 0 else None} for pawn in range(count)
    ]
    evidence.read(people, [told("RoleDealt", pawn=0, role="human"), *events])
    return evidence


def test_at_first_everybody_else_is_as_suspect():
    evidence = concluded()
    assert [evidence.against(pawn) for pawn in range(5)] == [0.0, 0.25, 0.25, 0.25, 0.25]


def test_who_met_somebody_is_more_suspect_and_who_was_proven_human_is_not():
    evidence = concluded(looked(1, 2), looked(2, 1))
    assert evidence.against(1) > evidence.against(3)
    proven = concluded(looked(1, 2), told("RoleShown", pawn=1, role="human"))
    assert proven.against(1) == 0.0
    assert proven.against(3) > 0.25


def test_when_the_first_alien_is_exposed_only_those_who_met_it_are_suspect():
    evidence = concluded(looked(1, 2), told("AlienExposed", pawn=2, strength=2))
    assert evidence.against(1) == pytest.approx(0.45, abs=0.01)
    assert evidence.against(3) == evidence.against(4) == pytest.approx(0.0, abs=0.01)


def test_a_human_whose_tokens_were_looked_at_infected_nobody():
    evidence = concluded(looked(1, 2), told("RoleShown", pawn=2, role="human"))
    assert evidence.against(1) == pytest.approx(evidence.against(3), abs=0.01)


def test_teeth_with_fillings_are_human_and_healthy_ones_are_not_enough():
    filled = concluded(told("DentalRecordShown", pawn=1, record="fillings"))
    assert filled.against(1) == 0.0
    healthy = concluded(told("DentalRecordShown", pawn=1, record="healthy"))
    assert 0.25 < healthy.against(1) < 0.5


def answers(
    kind: str,
    options: tuple[Any, ...],
    role: str = "human",
    events: Any = (),
    change: Any = None,
    **about: Any,
) -> Any:
    """What seat 0 of five says in round 1 as a human or alien; whatever its whims, it must be the same."""
    match = Match.new("boardgame", 5, seed=2)
    view = match.view(0)
    view["people"][0]["role"] = role
    if change is not None:
        change(view)
    question = Question(0, kind, options, tuple(about.items()))
    dealt = [told("RoleDealt", pawn=0, role=role), *events]
    said = {make_bot("novice", "boardgame", 0, seed).answer(view, dealt, question) for seed in range(12)}
    assert len(said) == 1, said
    return said.pop()


def test_a_human_never_hands_over_sabotage_while_it_has_another_card():
    assert answers("card_to_hand_over", ("repair", "sabotage")) == "repair"


def test_an_alien_boards_at_once_and_a_human_only_when_it_knows_who_is_who():
    turn = ("move", "special_action", "change_cards", "board")
    assert answers("turn", turn, role="alien") == "board"
    assert answers("turn", turn) != "board"
    proven = [told("AlienExposed", pawn=4, strength=2)]
    assert answers("turn", turn, events=proven) == "board"


def test_those_on_board_take_who_is_likely_human_and_leave_who_is_not():
    asking = ("agree", "refuse")
    assert answers("boarding_to_allow", asking, asking=1) == "agree"
    met = [looked(1, 4), looked(1, 4), looked(1, 4), told("AlienExposed", pawn=4, strength=2)]
    assert answers("boarding_to_allow", asking, events=met, asking=1) == "refuse"
    assert answers("boarding_to_allow", asking, events=met, asking=2) == "agree"


LAID = ("two_human", "one_alien")


def laid_out(seats: int, *events: Any) -> Counter[str]:
    """What an alien in seat 0 lays out before seat 1, by sixty whims."""
    view = Match.new("boardgame", seats, seed=2).view(0)
    view["people"][0]["role"] = "alien"
    for pawn in (0, 1):
        view["people"][pawn].update(where="laboratory", standing=True)
    question = Question(0, "tokens_to_lay_out", LAID, (("pawn", 0), ("room", "laboratory")))
    dealt = [told("RoleDealt", pawn=0, role="alien"), *events]
    return Counter(
        make_bot("novice", "boardgame", 0, seed).answer(view, dealt, question) for seed in range(60)
    )


def test_an_alien_infects_who_is_with_it_and_spares_its_own():
    assert laid_out(5) == {"one_alien": 60}
    friend = looked(1, 0, "alien")
    assert laid_out(5, friend) == laid_out(4, friend) == {"two_human": 60}


def test_among_four_a_novice_alien_infects_every_other_time():
    assert 18 <= laid_out(4)["one_alien"] <= 42


def test_the_leader_does_not_send_a_suspect_to_a_vehicle_that_is_ready():
    def ready(view: dict[str, Any]) -> None:
        view["rooms"]["shed"].update(damage=0, fuel=view["limits"]["fuel"]["shed"])
        for pawn, room in ((1, "shed"), (2, "kitchen")):
            view["people"][pawn].update(where=room, standing=True)

    assert answers("character_to_assign", (1, 2), change=ready, card="use", lost=False) == 2


def test_the_exposed_alien_takes_people_before_things():
    deeds = (1, "dog", "sabotage")
    assert answers("alien_deed", deeds, role="alien", room="laboratory") == 1
    assert answers("alien_deed", ("nothing", "dog"), role="alien", room="laboratory") == "dog"
