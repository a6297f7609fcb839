"""Refusals: what somebody asked of the command and cannot have, in a line or two."""

from __future__ import annotations

import os
from typing import Any

from outpost31.words import FALLBACK, Words, languages


class Refusal(Exception):
    """Something is wrong with what was asked; it is told in a line or two, with exit status 2."""

    exit_code = 2

    def format_message(self) -> str:
        """What is wrong, and what is allowed."""
        return str(self)


def usual_language() -> str:
    """The language that the environment asks for, if we have it."""
    asked = os.environ.get("OUTPOST31_LANGUAGE", FALLBACK)
    return asked if asked in languages() else FALLBACK


def said(id: str, **arguments: Any) -> str:
    """A message of the command line, before anybody chose a language."""
    return Words(usual_language()).say(id, **arguments)


def refuse(id: str, **arguments: Any) -> Refusal:
    """The refusal in these words."""
    return Refusal(said(id, **arguments))
