"""Bots are called as no character is, so that who plays Nauls is never a Blair."""

from __future__ import annotations

import re
from pathlib import Path

from outpost31.server.tables.acts import BOT_NAMES

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
