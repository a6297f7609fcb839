"""Tokens: whoever holds one is the device. 256 bits; the server keeps only their digests."""

from __future__ import annotations

import hashlib
import secrets

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are mistaken for one another when a link is read aloud."""


_CODE_LETTERS = "BCDFGHJKLMNPRSTVWXZ"
"""And of a code that is read from a screen across the room: no vowels, so that it says nothing, and no digits."""
CODE_LENGTH = 5


def new_token() -> str:
    """A new secret of 256 bits."""
    return secrets.token_urlsafe(32)


def digest_of(token: str) -> str:
    """What the server keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()[:40]


def new_table() -> str:
    """A new table's id. Whoever knows it may join or watch, so it cannot be guessed either: 69 bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(14))


def new_code() -> str:
    """A new short code for a lobby, one of two and a half millions. It opens nothing but an open seat, for a while."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(CODE_LENGTH))


def code_of(typed: str) -> str:
    """A code as somebody typed it, as it was given."""
    return "".join(letter for letter in typed.upper() if letter not in " -")
