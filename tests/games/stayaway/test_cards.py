"""The cards as printed. (S-1)"""

import re
from collections import Counter

import pytest

from outpost31 import rulebook
from outpost31.games.stayaway import cards
from outpost31.games.stayaway.cards import CARDS, IN_PLAY, PANICS, Back, Kind, back_of, cards_in_play
from outpost31.games.stayaway.effects import ACTIONS
from outpost31.games.stayaway.panic import PANIC_EFFECTS
from tests.clauses import clause
from tests.games.stayaway.scene import AXES, Scene

NAMES = {
    "You'd better run!": "better_run",
    "Resolute": "determination",
    "I'm comfortable": "im_fine_here",
    "Can't we be friends?": "cant_we_be_friends",
}


def printed() -> dict[str, tuple[Kind, list[int]]]:
    """The table of S-1.1: what each card is, and the numbers on its copies."""
    (table,) = rulebook.clause("S-1.1").tables
    found = {}
    for name, kind, copies in table.rows:
        key = NAMES.get(name) or re.sub(r"\W+", "_", name.lower()).strip("_")
        numbers: list[int] = []
        for part in copies.split(", "):
            number, _, times = part.partition("×")
            numbers += [0] if part.startswith("always") else [int(number)] * int(times or 1)
        found[key] = (Kind(kind), numbers)
    return found


@clause("S-1.1")
def test_the_cards_are_those_of_the_printed_table():
    assert {key: (card.kind, list(card.numbers)) for key, card in CARDS.items()} == printed()


@clause("S-1.1")
def test_there_are_108_cards_of_31_kinds():
    assert sum(len(card.numbers) for card in CARDS.values()) == 108
    assert len(CARDS) == 31


@clause("S-1.1")
@pytest.mark.parametrize("players", range(4, 13))
def test_the_thing_is_always_in_and_there_is_one(players):
    assert cards_in_play(players).count("the_thing") == 1


@clause("S-1.1")
def test_a_number_says_from_how_many_players_on_a_card_is_used():
    assert [cards_in_play(players).count("analysis") for players in range(4, 13)] == [
        0,
        1,
        2,
        2,
        2,
        3,
        3,
        3,
        3,
    ]


@clause("S-1.1")
def test_only_panic_cards_have_the_panic_back():
    assert {card for card in CARDS if back_of(card) is Back.PANIC} == PANICS
    assert len(PANICS) == 12


@clause("S-1.1")
@pytest.mark.parametrize(
    ("top", "back"), [("oops", "panic"), ("infected", "stay_away"), ("axe", "stay_away")]
)
def test_everybody_sees_the_back_of_the_top_card(top, back):
    scene = Scene(
        palmer="the_thing axe axe axe", norris=AXES, windows=AXES, childs=AXES, deck=f"{top} whisky"
    )
    scene.begins_turn()
    assert {scene.view(who)["deck"]["back"] for who in (*scene.names, None)} == {back}


@clause("S-1.2")
def test_the_cards_in_play_by_number_of_players_are_as_printed():
    (table,) = rulebook.clause("S-1.2").tables
    assert {players: len(cards_in_play(players)) for players in range(4, 13)} == IN_PLAY
    assert list(map(int, table.rows[0][1:])) == list(IN_PLAY.values())


@clause("S-1.2")
@pytest.mark.parametrize("players", [11, 12])
def test_the_full_game_has_88_stay_away_and_20_panic_cards(players):
    assert Counter(map(back_of, cards_in_play(players))) == {Back.STAY_AWAY: 88, Back.PANIC: 20}


@clause("S-5.11")
def test_every_action_and_obstacle_card_can_be_played_and_no_other():
    kinds = (Kind.ACTION, Kind.OBSTACLE)
    assert set(ACTIONS) == {card.key for card in CARDS.values() if card.kind in kinds}


@clause("S-8.13")
def test_every_panic_card_has_an_effect():
    assert set(PANIC_EFFECTS) == PANICS


@clause("S-6.1", "S-6.3", "S-6.4")
def test_every_defence_card_answers_something():
    answers = cards.DEFENCES_AGAINST_EXCHANGE + cards.DEFENCES_AGAINST_SWAP + cards.DEFENCES_AGAINST_FIRE
    assert sorted(answers) == sorted(card.key for card in CARDS.values() if card.kind is Kind.DEFENCE)
