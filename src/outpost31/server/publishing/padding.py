"""Padding: spaces behind a message, so that how long it is follows from what everybody knows.

Under TLS whoever sees the network cannot read a message, but can measure it, and beside it what a spectator is sent.
So a seat's message is as long as the spectator's of the same moment and a whole allowance more, whatever part of the
allowance the seat's own part takes. Spaces behind a value are white space to JSON: readers need not know of them.
"""

from __future__ import annotations

from functools import cache

STEP = 256
"""What is the answer to one person alone, or has no spectator's message beside it, is filled up to steps of this."""
QUIET = 80
A_SEAT = 4
"""The allowance of an update, for any seat, and more for every seat at the table, of whom something may be known."""
MORE = 192
"""And more where the seat is asked something, or knows more than the others of what happened. Both are public."""
CHOICE = 216
A_TARGET = 52
"""And more where it is both, as whoever draws a card and may play one: the options name others at the table."""
PICTURE = 384
"""The allowance of a whole picture: a hand, a question, and what the seat knows of the others."""


def filled(message: bytes, length: int) -> bytes:
    """A message filled up to a length."""
    return message.ljust(length)


@cache
def allowances(seats: int) -> tuple[int, int, int]:
    """By how much the update to a seat is longer than what a spectator is sent.

    First for a seat that is neither asked something nor knows more than others of what happened, then for one of which
    either is true, then for one of which both are.
    """
    least = QUIET + A_SEAT * seats
    return least, least + MORE, least + CHOICE + A_TARGET * seats


def allowed(surplus: int, most: int) -> int:
    """The whole allowance if the surplus fits, else twice or four times as much, and so on."""
    while surplus > most:
        most *= 2
    return most


def stepped(message: bytes) -> bytes:
    """A message filled up to a whole step, and a long one to a sixteenth of its length or more."""
    length = len(message)
    step = STEP
    while step * 16 < length:
        step *= 2
    return filled(message, -(-length // step) * step)
