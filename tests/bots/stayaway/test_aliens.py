"""What seasoned aliens do at Stay Away!: fire stays with them, whoever knows them goes first, the lost keep clear."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from outpost31.bots.stayaway.aliens import AlienChoice
from outpost31.bots.stayaway.learned_habits import habits_for
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.stayaway.sight import Sight
from outpost31.bots.tempers import STEADY

SEATS = 4
HUMANS = {1: "human", 2: "human", 3: "human"}


def choice(
    hand: list[str],
    role: str = "the_thing",
    others: Mapping[int, str | None] = HUMANS,
    turn: int = 1,
    told: tuple[dict[str, Any], ...] = (),
) -> AlienChoice:
    """Seat 0 with such a hand, among such others as far as it knows them."""
    players: list[dict[str, Any]] = [{"role": role, "hand": hand, "quarantine": 0}]
    players += [{"role": others[seat], "hand": None, "quarantine": 0} for seat in range(1, SEATS)]
    view = {
        "players": players,
        "circle": list(range(SEATS)),
        "direction": 1,
        "turn": turn,
        "doors": [],
    }
    reader, public = Reader(0, SEATS, habits_for(SEATS)), Reader(None, SEATS, habits_for(SEATS))
    dealt = "human" if role == "infected" else role
    events: list[dict[str, Any]] = [{"event": "HandDealt", "seat": 0, "role": dealt, "cards": hand}, *told]
    if role == "infected":
        thing = next(seat for seat, known in others.items() if known == "the_thing")
        events.append({"event": "RoleNoticed", "seat": 0, "role": role, "the_thing": thing})
    reader.read(events)
    public.read_as_public(events)
    return AlienChoice(Sight(view, 0), reader, public, STEADY)


def best(choice: AlienChoice, kind: str, options: list[Any], **about: Any) -> Any:
    """The option with the highest score."""
    return max(options, key=lambda option: choice.score(kind, option, about))


CARD_SEEN = {"event": "CardSeen", "seat": 0, "by": 3, "card": "the_thing"}
HAND_SEEN = {"event": "HandShown", "seat": 0, "to": 3, "cards": ["the_thing", "axe"]}
OFFER_SEEN = {"event": "OfferSeen", "seat": 0, "by": 3, "card": "infected"}
OFFERED = {"event": "CardOffered", "seat": 0, "to": 1, "card": "infected"}
MISSED = {"event": "DefencePlayed", "seat": 1, "card": "missed", "against": 0}
STOOD_IN = {"event": "CardsExchanged", "offerer": 0, "taker": 3, "offered": "infected", "answered": "axe"}


def test_the_thing_keeps_fire_for_its_own_turn():
    """Outside its own turn it need not part with a Flamethrower. (S-4.5)"""
    thing = choice(["the_thing", "flamethrower", "axe", "whisky"])
    gives = [("give", card) for card in ("flamethrower", "axe", "whisky")]
    assert best(thing, "answer_to_offer", gives, **{"from": 3}) != ("give", "flamethrower")


def test_the_thing_burns_a_human_and_never_leaves_itself_fire_to_offer():
    """What it gives after another play must be the Flamethrower. (S-4.5)"""
    thing = choice(["the_thing", "flamethrower", "suspicion", "axe", "whisky"])
    plays = [("play", "suspicion", 1), ("play", "flamethrower", 3), ("discard", "flamethrower")]
    assert best(thing, "card_to_use", plays) == ("play", "flamethrower", 3)
    # Where nobody can be burned it rather throws the fire away.
    plays = [("play", "suspicion", 1), ("discard", "flamethrower")]
    assert best(thing, "card_to_use", plays) == ("discard", "flamethrower")


@pytest.mark.parametrize(
    "told",
    [(CARD_SEEN,), (HAND_SEEN,), (OFFER_SEEN,), (OFFERED, MISSED, STOOD_IN)],
    ids=["card", "hand", "offer", "substitute"],
)
def test_whoever_has_seen_the_thing_is_infected_and_burned_first(told):
    thing = choice(["the_thing", "infected", "flamethrower", "axe"], told=told)
    assert thing.reader.witnesses == {3}
    assert best(thing, "seat_to_exchange_with", [1, 2, 3]) == 3
    assert thing.burning(3) > thing.burning(1)


def test_everybody_has_seen_a_hand_that_was_shown_to_all():
    shown = {"event": "HandShown", "seat": 0, "to": None, "cards": ["the_thing", "axe"]}
    assert choice(["the_thing", "axe"], told=(shown,)).reader.witnesses >= {1, 2, 3}


def test_who_was_infected_saw_nothing_new():
    """An Infected! card that infects makes a friend. (S-4.1)"""
    exchanged = {**STOOD_IN, "taker": 1}
    assert choice(["the_thing", "axe"], told=(OFFERED, exchanged)).reader.witnesses == set()


def test_the_thing_goes_to_humans_while_it_can_infect_and_keeps_clear_of_them_late_without_cards():
    others = {1: "infected", 2: "human", 3: "infected"}
    armed = choice(["the_thing", "infected", "axe", "whisky"], others=others, turn=16)
    empty = choice(["the_thing", "missed", "axe", "whisky"], others=others, turn=16)
    assert armed.moving(1) > 0 > empty.moving(1)


def test_fear_grows_with_the_rounds():
    early, late = choice(["the_thing"], turn=1), choice(["the_thing"], turn=12)
    assert early.fear[1] < late.fear[1]
    assert late.burning(1) > early.burning(1)


def test_an_infected_beside_the_thing_keeps_a_second_card_to_feed_it():
    hand = ["infected", "infected", "axe", "whisky"]
    beside = choice(hand, role="infected", others={1: "the_thing", 2: None, 3: None})
    apart = choice(hand, role="infected", others={1: None, 2: "the_thing", 3: None})
    assert beside.worth("infected") > 0 > apart.worth("infected")
    assert best(beside, "card_to_offer", ["infected", "axe", "whisky"], to=1) == "infected"


@pytest.mark.parametrize("card", ["scary", "no_thanks", "missed", "no_barbecue"])
def test_what_would_shield_a_human_is_not_given_to_one(card):
    thing = choice(["the_thing", card, "axe", "im_fine_here"])
    assert best(thing, "card_to_offer", [card, "axe"], to=1) == "axe"
    # However it looks, that costs more than going without the card.
    assert thing.giving(card, 1) - thing.mask_giving(card) < -thing.worth(card)
