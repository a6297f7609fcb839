"""Set-up. (S-2)"""

from collections import Counter
from typing import Any

import pytest

from outpost31 import Match
from outpost31.games.stayaway.cards import CARDS, Kind, cards_in_play
from outpost31.games.stayaway.table import HUMAN, THE_THING
from outpost31.kernel import Fate, Scripted
from tests.clauses import clause
from tests.games.stayaway.conservation import components

EVERY_NUMBER = pytest.mark.parametrize("players", range(4, 13))


def dealt(players: int, seed: int = 1) -> Match:
    return Match.new("stayaway", players, seed=seed)


def laid(players: int, seed: int = 1, fate: Fate | None = None) -> Any:
    """The table after the set-up."""
    return Match.new("stayaway", players, seed=seed, fate=fate).table


@clause("S-2.1")
@EVERY_NUMBER
def test_the_cards_whose_number_is_at_most_the_number_of_players_are_used(players):
    assert components(laid(players)) == Counter(cards_in_play(players))


@clause("S-2.1")
@EVERY_NUMBER
def test_everybody_is_dealt_four_cards(players):
    assert [player["cards"] for player in dealt(players).view(None)["players"]] == [4] * players


@clause("S-2.1")
@EVERY_NUMBER
def test_the_thing_is_dealt_to_somebody_and_no_infected_and_no_panic_to_anybody(players):
    table = laid(players)
    hands = Counter(card for seat in range(players) for card in table.hand(seat))
    assert hands["the_thing"] == 1
    assert hands["infected"] == 0
    assert not any(CARDS[card].kind is Kind.PANIC for card in hands)


@clause("S-2.1")
@EVERY_NUMBER
def test_who_has_the_thing_is_the_thing_and_everybody_else_is_human(players):
    table = laid(players)
    roles = [THE_THING if "the_thing" in table.hand(seat) else HUMAN for seat in range(players)]
    assert [table.role(seat) for seat in range(players)] == roles


@clause("S-2.1")
@EVERY_NUMBER
def test_all_other_cards_are_the_deck_and_nothing_is_discarded(players):
    match = dealt(players)
    assert match.view(None)["deck"]["cards"] == len(cards_in_play(players)) - 4 * players
    assert match.view(None)["discards"] == 0


@clause("S-2.1")
def test_the_infected_and_the_panic_cards_are_in_the_deck():
    deck = Counter(laid(4).deck.cards())
    assert deck["infected"] == 8
    assert all(deck[card] == 1 for card in ("three_four", "forgetful", "round_and_round", "blind_date"))


@clause("S-2.1")
def test_anybody_may_be_dealt_the_thing():
    assert {laid(4, fate=Scripted([seat])).the_thing for seat in range(4)} == {
        0,
        1,
        2,
        3,
    }


@clause("S-2.1")
def test_everybody_is_told_its_own_hand_and_role_only():
    match = dealt(5)
    for viewer in range(5):
        for event in match.events(viewer):
            if event["event"] == "HandDealt":
                assert (
                    (event["cards"] is not None) == (event["role"] is not None) == (event["seat"] == viewer)
                )


@clause("S-2.2")
def test_a_random_seat_starts():
    assert {laid(4, seed).active for seed in range(40)} == {0, 1, 2, 3}


@clause("S-2.2")
def test_play_goes_clockwise():
    view = dealt(6).view(None)
    assert view["direction"] == 1
    assert view["circle"] == [0, 1, 2, 3, 4, 5]


@clause("S-2.2")
def test_the_first_turn_is_turn_one_and_its_player_is_asked_to_draw():
    match = dealt(4)
    assert match.waiting == [{"seat": match.view(None)["active"], "kind": "draw", "team": []}]
    assert match.view(None)["turn"] == 1
