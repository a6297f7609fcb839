"""How each game looks in a terminal: one module per game, all with the interface of `Presentation`.

A game without a module of its own is shown by `Presentation` itself, plainly. To give a game a face, add a module of
its key here with a subclass that is called `PRESENTATION` too, and `locales/en/<game>.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from outpost31.cli.presentation.plain import Presentation, Told, Topic
from outpost31.kernel.games import find_game
from outpost31.words import Words

HERE = "outpost31.cli.presentation"


def has_face(game: str) -> bool:
    """Whether a game has a look of its own in a terminal."""
    return find_game(game).place_in(HERE) is not None


AnyPresentation: TypeAlias = Presentation[Mapping[str, object]]
"""The presentation of some game, for those who only pass on views and events."""


def present(game: str, words: Words, names: list[str]) -> AnyPresentation:
    """The presentation of a game in one language, for players of these names."""
    module = find_game(game).module_in(HERE)
    made: AnyPresentation = (Presentation if module is None else module.PRESENTATION)(game, words, names)
    return made


__all__ = ["AnyPresentation", "Presentation", "Told", "Topic", "has_face", "present"]
