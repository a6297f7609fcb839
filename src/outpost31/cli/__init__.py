"""The command line: one command, `outpost31`, with a module per verb."""

from __future__ import annotations

import sys

PACKAGES = {
    "serve": ("fluent", "httptools", "msgspec", "prometheus_client", "rich", "segno", "starlette", "typer",
              "uvicorn", "uvloop", "websockets"),
    "postgres": ("asyncpg",),
}  # fmt: skip
"""Which extra of the package brings what the command imports. The library alone brings none of it."""

NOT_INSTALLED = 3
"""The exit status where a package is missing."""


def main() -> None:
    """Run the command `outpost31`."""
    try:
        from outpost31.cli.app import app

        app(prog_name="outpost31")
    except KeyboardInterrupt:  # while it was still starting
        raise SystemExit(130) from None
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        extra = next((extra for extra, packages in PACKAGES.items() if missing in packages), None)
        if extra is None:
            raise
        told = f"the command needs more than the library; install it with: pip install 'outpost31[{extra}]'"
        print(f"outpost31: {told}", file=sys.stderr)
        raise SystemExit(NOT_INSTALLED) from None
