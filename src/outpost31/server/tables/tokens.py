"""Tokens: whoever holds one is the device. 256 bits; the server keeps only their digests."""

from __future__ import annotations

import hashlib
import secrets

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are mistaken for one another when a link is read aloud."""


def new_token() -> str:
    """A new secret of 256 bits."""
    return secrets.token_urlsafe(32)


def digest_of(token: str) -> str:
    """What the server keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()[:40]


def new_table() -> str:
    """A new table's id. Whoever knows it may join or watch, so it cannot be guessed either: 69 bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(14))
