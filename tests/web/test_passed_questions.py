"""What a passed phone draws for a question depends on what everybody knows: not a button more, and not another word.

Random and recorded games are parted into two worlds that onlookers cannot tell apart, as in the two-worlds law. Every
question that is put to somebody in both is drawn by the client's own code, and the drawings must be the same; and every
option on offer must be within reach of a finger.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from outpost31 import GAMES
from outpost31.games import stayaway
from tests.clauses import clause
from tests.cli.test_outpost_words import question_kinds
from tests.web.passed import Pair, draw, pairs
from tests.web.test_telling import HARDLY_EVER

PLAYED = {"stayaway": 10, "boardgame": 6, "coop": 40, "norwegian": 5}
"""How many random games show enough of each, besides the recorded ones."""

SECRET: dict[str, set[str]] = {
    "stayaway": {
        "draw", "card_to_use", "card_to_offer", "answer_to_offer", "answer_to_fire", "answer_to_swap", "card_to_keep",
        "card_to_discard", "card_to_pass", "card_to_lay", "hand_to_show",
    },
    "boardgame": {
        "vehicle_use", "tester", "room_to_haunt", "self_exposure", "tokens_to_lay_out", "willing_to_test",
        "fire_for_room", "fire_to_use", "weapon_to_withdraw", "bonus_to_play", "flashlight_to_show",
        "card_to_hand_over", "card_to_swap", "card_to_discard", "card_to_give_up", "card_to_take",
        "weapon_to_keep", "item_to_keep", "things_to_offer", "deal_to_answer", "deal_to_confirm",
    },
    "norwegian": {
        "vehicle_use", "tester", "sector_to_haunt", "strength_to_place", "launch_card_to_pay", "token_to_pay",
        "bonus_to_play", "card_to_hand_over", "self_exposure", "things_to_offer", "deal_to_answer", "deal_to_confirm",
    },
    "coop": {"item_to_keep", "thing_to_hand_over", "die_to_reroll"},
}  # fmt: skip
"""Kinds of question in which some have other options than others, by what only they know: in these the worlds must
differ, or nothing was looked at."""


@cache
def compared(game: str) -> list[Pair]:
    """The pairs of a game, made once."""
    return pairs(game, PLAYED[game])


def kinds_in(found: list[Pair], *, is_differing: bool = False) -> set[str]:
    """The kinds of question of these pairs, or of those whose options differ."""
    return {
        pair["one"]["question"].kind
        for pair in found
        if not is_differing or pair["one"]["question"].options != pair["other"]["question"].options
    }


@clause("S-6.5", "B-7.8")
@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_depends_on_what_everybody_knows(client_folder: Path, game: str):
    found = draw(client_folder, compared(game))
    assert [f"{one['kind']} {one['what']} {one['where']}: {one['told']}" for one in found[:3]] == []


def _asked_in(folder: Path) -> set[str]:
    """Every kind of question that the source of Stay Away! asks."""
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    return set(re.findall(r'Question\([a-z_.]+, "([a-z_]+)"', source))


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_was_looked_at(game: str):
    kinds = question_kinds(game) if game != "stayaway" else _asked_in(Path(stayaway.__path__[0]))
    hardly_ever = {HARDLY_EVER[game][0]} if game in HARDLY_EVER else set()
    assert sorted(kinds - kinds_in(compared(game)) - hardly_ever) == []
    assert sorted(SECRET[game] - kinds_in(compared(game), is_differing=True)) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_missing_decoy_is_noticed(client_folder: Path, game: str):
    """Where a question is drawn as on a phone of one's own, secrets show: for every kind that has some."""
    kinds = sorted(SECRET[game])
    found = draw(client_folder, compared(game), blind=tuple(kinds))
    noticed: set[Any] = {one["kind"] for one in found if one["what"] == "differs"}
    assert sorted(set(kinds) - noticed) == []
