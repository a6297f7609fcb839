"""Text that people type: it stays text. Nothing invisible, nothing that turns the line round, nothing too long."""

from __future__ import annotations

import unicodedata

from outpost31.server.protocol.refusals import Refusal

_JOINERS = "\u200d\ufe0f"
"""What emoji are joined with."""
_BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0\u034f"), " ")
"""Letters and signs that look like nothing at all."""
MOST_MARKS = 2
"""So many accents stand on one letter; Vietnamese has two. More would climb into the lines above."""

# fmt: off
_ALIKE = str.maketrans({
    # Cyrillic and Greek letters that nobody can tell from Latin ones
    "а": "a", "е": "e", "о": "o", "р": "p", "с": "c", "у": "y", "х": "x", "і": "l", "ј": "j", "ѕ": "s", "ԁ": "d",
    "һ": "h", "к": "k", "м": "m", "т": "t", "в": "b", "н": "h", "г": "r", "ь": "b",
    "α": "a", "ο": "o", "ρ": "p", "ν": "v", "υ": "u", "κ": "k", "ι": "l", "τ": "t", "χ": "x", "ω": "w", "η": "n",
    # digits and strokes
    "0": "o", "1": "l", "i": "l", "|": "l", "!": "l", "ı": "l", "ⅼ": "l", "5": "s", "ß": "b",
})
# fmt: on


def _is_visible(character: str) -> bool:
    return unicodedata.category(character)[0] != "C" or character in _JOINERS


def _is_emoji(character: str) -> bool:
    return unicodedata.category(character) in ("So", "Sk", "Mn") or character in _JOINERS


def _cleaned(text: str) -> str:
    spaced = " ".join(unicodedata.normalize("NFC", text).translate(_BLANKS).split())
    kept: list[str] = []
    marks = 0
    for character in spaced:
        if not _is_visible(character):
            continue
        if character in _JOINERS and not (kept and _is_emoji(kept[-1])):
            continue  # between letters it would be nothing that one can see
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    while kept and kept[-1] == "\u200d":
        kept.pop()
    return "".join(kept).strip()


def clean_name(name: str) -> str:
    """A name as it is shown, or a refusal."""
    cleaned = _cleaned(name)
    if not 1 <= len(cleaned) <= 24 or not any(character.isalnum() for character in cleaned):
        raise Refusal("bad_name")
    return cleaned


def looks_of(name: str) -> str:
    """What a name looks like at a glance: two names of the same looks cannot be told apart at a table."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    letters = (
        one for one in unicodedata.normalize("NFKC", plain) if one not in _JOINERS and not one.isspace()
    )
    return "".join(letters).translate(_ALIKE).replace("rn", "m").replace("vv", "w")


def clean_text(text: str) -> str:
    """A line of chat as it is shown, or a refusal."""
    cleaned = _cleaned(text)
    if not 1 <= len(cleaned) <= 300:
        raise Refusal("bad_text")
    return cleaned


def clean_note(text: str) -> str:
    """A note as it is kept: its lines are its writer's."""
    return "\n".join(_cleaned(line) for line in text.splitlines())[:2000]
