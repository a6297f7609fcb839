"""Keys of requests: who was not answered asks again with the same key, and what was done is not done twice.

A key is as secret as the token that is given for it. Nobody keeps it: the token is made of it, and the digest of the
token is in the table's log, where every node that has the table finds it.
"""

from __future__ import annotations

import re

from starlette.types import Scope

from outpost31.server.protocol.refusals import Refusal

HEADER = b"idempotency-key"
_KEY = re.compile(r"[A-Za-z0-9_-]{32,128}")
LEAST_LETTERS = 6
"""A key of fewer different characters is nobody's secret."""
WANTED = (
    "Idempotency-Key is a secret of 32 to 128 random letters, digits, - and _, made anew for each thing asked"
)


def key_of(scope: Scope) -> str | None:
    """The key that a request carries, if it carries one; a bad one is refused, for it would keep no secret."""
    found: list[str] = [value.decode("latin-1") for name, value in scope["headers"] if name == HEADER]
    if not found:
        return None
    if len(found) > 1 or not _KEY.fullmatch(found[0]) or len(set(found[0])) < LEAST_LETTERS:
        raise Refusal("bad_message", detail=WANTED)
    return found[0]
