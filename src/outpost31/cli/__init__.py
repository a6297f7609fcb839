"""The command line: one command, `outpost31`, with a module per verb."""

from __future__ import annotations

import shlex
import sys

PACKAGES = {
    "outpost31": ("fluent", "httptools", "msgspec", "prometheus_client", "rich", "segno", "starlette", "typer",
                  "uvicorn", "uvloop", "websockets"),
    "outpost31[postgres]": ("asyncpg",),
    "outpost31[push]": ("cryptography",),
}  # fmt: skip
"""What to install for what the command imports. The library alone (`--no-deps`) needs none of it."""

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
        package = next((package for package, parts in PACKAGES.items() if missing in parts), None)
        if package is None:
            raise
        told = f"the command needs more than the library; install it with: pip install {shlex.quote(package)}"
        print(f"outpost31: {told}", file=sys.stderr)
        raise SystemExit(NOT_INSTALLED) from None
