"""The built client: made by the same code that builds it into the package."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def built_client() -> Path:
    """Build the client if its sources have changed, with the tools of its tests, and say where it is."""
    spec = importlib.util.spec_from_file_location("client_build", ROOT / "web" / "client_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.ensure_tools(ROOT)
    module.ensure_client(ROOT)
    return ROOT / "src" / "outpost31" / "web"
