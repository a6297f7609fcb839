"""Bots are called as no character is, so that who plays Nauls is never a Blair."""

from __future__ import annotations

import re
from pathlib import Path

from outpost31.bots import TEMPERS, deal_tempers
from outpost31.server.log.places import Place
from outpost31.server.log.standing import Standing
from outpost31.server.tables.acts import BOT_NAMES, CAST, next_temper

LOCALES = Path(__file__).resolve().parents[3] / "locales"


def test_no_bot_has_the_name_of_a_character():
    words = "\n".join(path.read_text(encoding="utf-8") for path in LOCALES.glob("*/*.ftl"))
    characters = re.findall(r"^\w+-character-\w+ = (.+)$", words, re.MULTILINE)
    assert len(characters) >= 16
    called = {part.casefold() for name in characters for part in name.split()}
    assert not [name for name in BOT_NAMES if name.casefold() in called]


def test_a_full_table_of_bots_has_a_name_and_a_letter_for_each():
    assert len(set(BOT_NAMES)) >= 12
    assert len({name[0] for name in BOT_NAMES}) == len(BOT_NAMES)


def test_every_temper_has_two_people_at_least():
    assert set(CAST) == set(TEMPERS)
    assert all(len(names) >= 2 for names in CAST.values())


def test_tables_are_mixed_and_each_in_an_order_of_its_own():
    standing = Standing("table")
    standing.places = [Place() for _ in range(len(TEMPERS))]
    for place in standing.places:
        place.temper = next_temper(standing)
    assert tuple(place.temper for place in standing.places) == deal_tempers("table")
    assert len({deal_tempers(f"table {number}") for number in range(20)}) > 10
