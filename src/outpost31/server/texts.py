"""Text that people type: it stays text. Nothing invisible, nothing that turns the line round, nothing too long."""

from __future__ import annotations

import unicodedata

from outpost31.server.refusals import Refusal

_JOINERS = "\u200d\ufe0f"
"""What emoji are joined with."""


def _is_visible(character: str) -> bool:
    return unicodedata.category(character)[0] != "C" or character in _JOINERS


def _cleaned(text: str) -> str:
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    return "".join(character for character in spaced if _is_visible(character)).strip()


def clean_name(name: str) -> str:
    """A name as it is shown, or a refusal."""
    cleaned = _cleaned(name)
    if not 1 <= len(cleaned) <= 24 or not any(character.isalnum() for character in cleaned):
        raise Refusal("bad_name")
    return cleaned


def clean_text(text: str) -> str:
    """A line of chat as it is shown, or a refusal."""
    cleaned = _cleaned(text)
    if not 1 <= len(cleaned) <= 300:
        raise Refusal("bad_text")
    return cleaned


def clean_note(text: str) -> str:
    """A note as it is kept: its lines are its writer's."""
    return "\n".join(_cleaned(line) for line in text.splitlines())[:2000]
