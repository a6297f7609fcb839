"""Tokens: whoever holds one is the device. 256 bits; the server keeps only their digests."""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are mistaken for one another when a link is read aloud."""
_TABLE_LENGTH = 14

_CODE_LETTERS = "BCDFGHJKLMNPRSTVWXZ"
"""And of a code that is read from a screen across the room: no vowels, so that it says nothing, and no digits."""
CODE_LENGTH = 5


def new_token() -> str:
    """A new secret of 256 bits."""
    return secrets.token_urlsafe(32)


def token_from(key: str, table: str) -> str:
    """The token at a table for whoever asked with a key of their own making: the same one however often they ask.

    Any node can tell it, and none keeps it. From the token nobody finds the key, nor the tokens of other tables.
    """
    return urlsafe_b64encode(_made_of("token", table, key)).rstrip(b"=").decode()


def table_from(key: str) -> str:
    """The id of the table that is laid for this key. It says nothing about the key."""
    number = int.from_bytes(_made_of("table", key), "big")
    letters = []
    for _ in range(_TABLE_LENGTH):
        number, letter = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return "".join(letters)


def _made_of(*words: str) -> bytes:
    return hashlib.sha256("\n".join(("outpost31", *words)).encode()).digest()


def digest_of(token: str) -> str:
    """What the server keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()[:40]


def new_table() -> str:
    """A new table's id. Whoever knows it may join or watch, so it cannot be guessed either: 69 bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_TABLE_LENGTH))


def new_code() -> str:
    """A new short code for a lobby, one of two and a half millions. It opens nothing but an open seat, for a while."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(CODE_LENGTH))


def code_of(typed: str) -> str:
    """A code as somebody typed it, as it was given."""
    return "".join(letter for letter in typed.upper() if letter not in " -")
