"""Tempers: how bots differ in style, so that tables differ."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """How somebody plays, apart from how well. 1 is usual."""

    name: str
    caution: float = 1.0
    """How much it shuns what might go wrong: an exchange, a burned friend."""
    boldness: float = 1.0
    """How little it takes to act: to burn, to move, to lie."""
    suspicion: float = 1.0
    """How much behaviour counts against people."""
    chattiness: float = 1.0
    """How often it speaks."""


STEADY = Temper("steady")
CAUTIOUS = Temper("cautious", caution=1.25, boldness=0.85, chattiness=0.7)
BOLD = Temper("bold", caution=0.8, boldness=1.2, chattiness=1.3)
PARANOID = Temper("paranoid", caution=1.1, boldness=1.1, suspicion=1.25, chattiness=1.2)
TEMPERS: dict[str, Temper] = {temper.name: temper for temper in (STEADY, CAUTIOUS, BOLD, PARANOID)}
"""The tempers there are, by name."""
