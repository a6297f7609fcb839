"""The command line: one command, `outpost31`, with a module per verb."""

from __future__ import annotations


def main() -> None:
    """Run the command `outpost31`."""
    try:
        from outpost31.cli.app import app

        app(prog_name="outpost31")
    except KeyboardInterrupt:  # while it was still starting
        raise SystemExit(130) from None
