"""How a learned file came about: what stands in its head."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Made:
    """The head of a learned file, by which it can be learned again."""

    command: str
    """What was run, or would have to be run to get a file like this."""
    sample: str
    """What was played to learn it."""
    seed: int
    commit: str
    """Of the code that played: a Git hash, with a plus where files had been changed; or `unknown`."""
    sources: dict[str, str]
    """By module that decides what the numbers mean: the digest of its code at that time."""
