"""How each game looks in a terminal: one module per game, all with the interface of `Presentation`.

A game without a module of its own is shown by `Presentation` itself, plainly. To give a game a face, add a module
with a subclass here, a line to `PRESENTATIONS`, and `locales/en/<game>.ftl`.
"""

from __future__ import annotations

from importlib import import_module

from outpost31.cli.presentation.plain import Presentation, Topic
from outpost31.words import Words

PRESENTATIONS: dict[str, str] = {
    # game        module:class
    "stayaway": "outpost31.cli.presentation.stayaway:StayAwayPresentation",
    "boardgame": "outpost31.cli.presentation.boardgame:BoardgamePresentation",
    "coop": "outpost31.cli.presentation.coop:CoopPresentation",
    "norwegian": "outpost31.cli.presentation.norwegian:NorwegianPresentation",
}


def present(game: str, words: Words, names: list[str]) -> Presentation:
    """The presentation of a game in one language, for players of these names."""
    place = PRESENTATIONS.get(game)
    if place is None:
        return Presentation(game, words, names)
    module, name = place.split(":")
    made: Presentation = getattr(import_module(module), name)(game, words, names)
    return made


__all__ = ["PRESENTATIONS", "Presentation", "Topic", "present"]
