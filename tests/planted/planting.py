"""Planting bugs: each is a small patch of one function, and names the law or scene that must catch it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from outpost31 import GAMES
from outpost31.kernel.views import put_together

Plant = Callable[[pytest.MonkeyPatch], None]
Leak = Callable[[Any, int | None, dict[str, Any]], None]
"""Writes into what a viewer sees of a table."""


@dataclass(frozen=True)
class Bug:
    """A planted bug: what it does, and who must notice."""

    name: str
    game: str
    plant: Plant
    caught_by: str | Callable[[], None]
    """The name of a law, or a scene."""
    options: tuple[tuple[str, Any], ...] = ()


def replace(patch: pytest.MonkeyPatch, original: Any, planted: Any) -> None:
    """Put a planted function in the place of the original, wherever a module of ours holds it by name."""
    found = False
    for name, module in list(sys.modules.items()):
        if name.startswith("outpost31"):
            for key, value in list(vars(module).items()):
                if value is original:
                    patch.setattr(module, key, planted)
                    found = True
    assert found, f"{original} is nowhere to be replaced"


def leak_into_view(
    patch: pytest.MonkeyPatch, game: str, leak: Callable[[Any, int | None, dict[str, Any]], None]
) -> None:
    """Let something be seen in the views of a game that is not to be seen."""
    kind = GAMES[game]
    seen_by_all, known_besides = kind.seen_by_all, kind.known_besides

    def leaky_for_all(table: Any) -> dict[str, Any]:
        seen: dict[str, Any] = seen_by_all(table)
        leak(table, None, seen)
        return seen

    def leaky_besides(table: Any, viewer: int, public: dict[str, Any]) -> dict[str, Any]:
        del public  # a view of its own, so that the leak spoils nobody else's
        honest = seen_by_all(table)
        seen = put_together(honest, known_besides(table, viewer, honest))
        leak(table, viewer, seen)
        return seen

    patch.setattr(kind, "seen_by_all", leaky_for_all)
    patch.setattr(kind, "known_besides", leaky_besides)
    patch.setattr(kind, "secrets_of", None)  # what leaks is none of the secrets that the game looks at
