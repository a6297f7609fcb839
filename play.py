#!/usr/bin/env python3
"""Start Outpost 31, or work on it, from a fresh checkout.

    python3 play.py              sit down at a table
    python3 play.py test [...]   every check, then the tests; the rest goes to pytest (--long, -k exchange)
    python3 play.py compile      build the engine with mypyc, beside the package; OUTPOST31_COMPILED=1 uses it, and
                                 `test --compiled` runs the tests against it
    python3 play.py bench [...]  measure speed against the peers; the rest goes to benchmarks/run.py. With --gate: this
                                 checkout beside the one measured last; fails where it is slower (benchmarks/gate.py)
    python3 play.py words [...]  for translators: a message in its place, and what changed (docs/translate.md)
    python3 play.py gates [...]  the long runs, in pieces: NAME --for MINUTES; without a name, how far each has come
    python3 play.py docs         build the documentation as a site, into build/site; the server has it at /docs
    python3 play.py packages     build what others install into dist: sdist and wheel; --compiled: a compiled wheel too
    python3 play.py sbom         write what a wheel brings along and is built of, into dist
    python3 play.py release V    check all that a release V stands for, and tag it (--check: no tag; --look: quick)
    python3 play.py lock [...]   write the lock files anew; the rest goes to uv (--upgrade)
    python3 play.py help         this page

Python 3.11 or newer and pip are all it needs. What it makes stays in the checkout: `.uv` holds the installer, `.node` a
Node where the machine has none, `.venv`, `.venv-bench` and `.venv-docs` the environments, each with a stamp of what it
was made from; while the stamp holds, nothing is installed and the network is not asked.
"""

import contextlib
import hashlib
import importlib.util
import os
import platform
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older Python should read why it stops
    sys.exit("play.py: needs Python 3.11 or newer, and this is %s" % platform.python_version())  # noqa: UP031

ROOT = Path(__file__).resolve().parent
DEFAULT_COMMAND = ("outpost31", "serve")
TOOLS = ROOT / ".uv"
TOOLS_LOCK = "requirements-build.lock"
STAMP = ".outpost31-stamp"

VENV = ROOT / ".venv"
PLAY_LOCK = "requirements.lock"
TEST_LOCK = "requirements-dev.lock"
BENCH_VENV = ROOT / ".venv-bench"
BENCH_LOCK = "requirements-bench.lock"
DOCS_VENV = ROOT / ".venv-docs"
DOCS_LOCK = "requirements-docs.lock"
NODE_LOCK = "requirements-node.lock"
PACKAGES = ROOT / "dist"
CLIENT = ROOT / "web" / "client_build.py"

# What goes into each lock, as `uv pip compile` wants it said. The later keep to the versions of the earlier.
LOCKS = {
    TOOLS_LOCK: ("--group", "build"),
    PLAY_LOCK: ("pyproject.toml", "--extra", "postgres", "--extra", "push"),
    TEST_LOCK: (
        "pyproject.toml", "--extra", "postgres", "--extra", "push", "--extra", "openspiel", "--extra", "parquet",
        "--group", "dev", "--constraint", PLAY_LOCK,
    ),
    BENCH_LOCK: (
        "pyproject.toml", "--extra", "postgres", "--extra", "push", "--extra", "bench", "--extra", "research",
        "--constraint", PLAY_LOCK,
    ),
    DOCS_LOCK: ("--group", "docs"), NODE_LOCK: ("--group", "node"),
    "requirements-cluster.lock": ("pyproject.toml", "--extra", "cluster", "--constraint", PLAY_LOCK),
}  # fmt: skip
LOCK_COMMAND = (
    "pip", "compile", "--universal", "--python-version", "3.11", "--generate-hashes",
    "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--no-config", "--quiet",
)  # fmt: skip

CHECKS = (
    ("ruff", "check"), ("ruff", "format", "--check"), ("mypy",), ("lint-imports", "--no-logo"), ("codespell",),
    ("python", "web/client_build.py", "check"),
)  # fmt: skip
PYTEST = ("pytest", "-n", "auto")


class Trouble(Exception):
    """Something the person at the keyboard must hear of: one line, and perhaps what the installer said."""


# -------------------------------------------------------------------------------- environments


def stamp_of(folder: Path, *files: str) -> str:
    """The digest of all that an environment is made from, its own place and this Python included."""
    digest = hashlib.sha256(f"{folder}\n{sys.executable}\n{sys.version}\n".encode())
    for name in files:
        digest.update(f"{name}\n".encode() + (ROOT / name).read_bytes())
    return digest.hexdigest()


def is_fresh(folder: Path, command: Path, *stamps: str) -> bool:
    """Whether the folder was finished from one of these, and its command is still there.

    The stamp is the last thing written, so a half-made folder has none.
    """
    try:
        return (folder / STAMP).read_text() in stamps and command.exists()
    except OSError:
        return False


def binary(venv: Path, name: str) -> Path:
    """Where an environment keeps this command."""
    return venv / "Scripts" / f"{name}.exe" if os.name == "nt" else venv / "bin" / name


def install(step: str, *command: str | Path, **variables: str) -> None:
    """Run one step of an installation; when it fails, show the end of what it said."""
    settings = {"UV_PYTHON_DOWNLOADS": "never", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    environment = {**os.environ, **settings, **variables}
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        encoding="utf-8", errors="replace", check=False,
    )  # fmt: skip
    if done.returncode:
        tail = "".join(f"\n    {line}" for line in done.stdout.strip().splitlines()[-15:])
        raise Trouble(f"could not {step} (exit {done.returncode}); the installer's last words:{tail}")


def installer() -> Path:
    """The pinned uv in the checkout, fetched by pip at first. (PEP 668 does not mind --target.)"""
    uv = TOOLS / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    stamp = stamp_of(TOOLS, TOOLS_LOCK)
    if not is_fresh(TOOLS, uv, stamp):
        has_pip = subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True, check=False)
        if has_pip.returncode:
            raise Trouble(f"{sys.executable} has no pip; install it (Debian: python3-pip) and start again")
        print("play.py: fetching the installer ...", file=sys.stderr, flush=True)
        shutil.rmtree(TOOLS, ignore_errors=True)
        pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes")
        install("fetch the installer", *pip, "--target", TOOLS, "--requirement", ROOT / TOOLS_LOCK)
        (TOOLS / STAMP).write_text(stamp)
    return uv


def stamps_of(venv: Path, *locks: str) -> list[str]:
    """What is stamped on an environment that was made from one of these locks."""
    return [stamp_of(venv, TOOLS_LOCK, "pyproject.toml", lock) for lock in locks]


def is_made(venv: Path, *locks: str) -> bool:
    """Whether an environment is in step with one of these locks."""
    return is_fresh(venv, binary(venv, "python"), *stamps_of(venv, *locks))


def ensure(venv: Path, lock: str, *also_good: str) -> None:
    """Bring an environment in step with its lock. One made from `also_good` will do as well."""
    if is_made(venv, lock, *also_good):
        return
    python = binary(venv, "python")
    print(f"play.py: preparing {venv.name} from {lock} ...", file=sys.stderr, flush=True)
    uv = installer()
    (venv / STAMP).unlink(missing_ok=True)
    install("make the environment", uv, "venv", "--quiet", "--clear", "--python", sys.executable, venv)
    sync = (uv, "pip", "sync", "--quiet", "--require-hashes", "--python", python)
    install("install the packages", *sync, lock)
    ourselves = (uv, "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--python", python)
    install("install outpost31", *ourselves, "--editable", ROOT, PYTHONPATH=str(TOOLS))
    (venv / STAMP).write_text(stamps_of(venv, lock)[0])


def client_build() -> Any:
    """The module that builds the browser client."""
    spec = importlib.util.spec_from_file_location("client_build", CLIENT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def ensure_node(module: Any) -> None:
    """Where the machine has no Node to build the browser client with, bring one along."""
    if module.find_node():
        return
    print("play.py: fetching Node for the browser client ...", file=sys.stderr, flush=True)
    folder, making = ROOT / module.NODE_FOLDER, ROOT / f"{module.NODE_FOLDER}.making"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.rmtree(making, ignore_errors=True)
    fetch = (installer(), "pip", "install", "--quiet", "--require-hashes", "--python", sys.executable)
    install("fetch Node", *fetch, "--target", making, "--requirement", NODE_LOCK)
    making.rename(folder)  # a half-made one would be taken for a Node


@contextlib.contextmanager
def client_meanwhile() -> Iterator[None]:
    """Build the browser client while something else is installed."""
    if not CLIENT.exists() or is_made(VENV, PLAY_LOCK, TEST_LOCK) or client_build().is_fresh(ROOT):
        yield
        return
    module = client_build()
    if module.find_node() is None:
        installer()  # which both want

    def build() -> None:
        with contextlib.suppress(Trouble):  # whether it succeeded shows when the client is asked for
            ensure_node(module)
            subprocess.run([sys.executable, str(CLIENT)], cwd=ROOT, stdin=subprocess.DEVNULL, check=False)

    builder = threading.Thread(target=build)
    builder.start()
    try:
        yield
    finally:
        builder.join()


def ensure_client(*, with_tools: bool = False) -> None:
    """Build the browser client if its sources have changed."""
    if not CLIENT.exists() or (not with_tools and client_build().is_fresh(ROOT)):
        return
    ensure_node(client_build())
    if follow(binary(VENV, "python"), str(CLIENT), *(("tools",) if with_tools else ())):
        raise Trouble("the browser client could not be built")


# -------------------------------------------------------------------------------- verbs


def become(command: Path, *arguments: str) -> int:
    """Hand this process over to the command, so that Ctrl-C and the exit code are its own."""
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name != "nt":
        os.execv(command, [str(command), *arguments])
    return follow(command, *arguments)


def follow(command: Path, *arguments: str, environment: Mapping[str, str] = os.environ) -> int:
    """Run the command to its own end. Ctrl-C is the command's to answer; we stop when it has."""
    interruptions: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: interruptions.append(number))
    try:
        done = subprocess.run([str(command), *arguments], cwd=ROOT, env=environment, check=False)
    finally:
        signal.signal(signal.SIGINT, before)
    if interruptions:
        raise KeyboardInterrupt
    return done.returncode


def play() -> int:
    """Sit down at a table."""
    with client_meanwhile():
        ensure(VENV, PLAY_LOCK, TEST_LOCK)
    ensure_client()
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):  # so nothing beside the sources
        os.environ.setdefault("PYTHONPYCACHEPREFIX", str(VENV / "bytecode"))
    name, *rest = DEFAULT_COMMAND
    return become(binary(VENV, name), *rest)


def compile_engine(arguments: list[str]) -> int:
    """Build the compiled engine of this checkout, unless it is fresh."""
    ensure(VENV, TEST_LOCK)
    return follow(binary(VENV, "python"), "-m", "compiling", *arguments)


def test(arguments: list[str]) -> int:
    """Run every check, whatever the one before it said; the tests last, so that their count closes it."""
    ensure(VENV, TEST_LOCK)
    if "--compiled" in arguments:  # the same source was checked already: only tests
        rest = [*PYTEST[1:], *(word for word in arguments if word != "--compiled")]
        asked = {**os.environ, "OUTPOST31_COMPILED": "1"}
        return compile_engine([]) or follow(binary(VENV, PYTEST[0]), *rest, environment=asked)
    ensure_client(with_tools=True)
    failed = []
    for check, *rest in CHECKS:
        title = " ".join((check, *rest))
        print(f"== {title}", flush=True)
        if follow(binary(VENV, check), *rest):
            failed.append(title)
    print(f"== {' '.join((*PYTEST, *arguments))}", flush=True)
    pytest, *rest = PYTEST
    told = {**os.environ, "OUTPOST31_FAILED_CHECKS": ", ".join(failed)}  # tests/conftest.py says them again
    return follow(binary(VENV, pytest), *rest, *arguments, environment=told) or (1 if failed else 0)


def bench(arguments: list[str]) -> int:
    """Measure speed against the peers, in an environment of their own."""
    script = ROOT / "benchmarks" / "run.py"
    if not script.exists():
        raise Trouble("there is no benchmarks/run.py in this checkout")
    if "--gate" in arguments:  # our own versions beside each other: no peers
        ensure(VENV, TEST_LOCK)
        gate = [word for word in arguments if word != "--gate"]
        return follow(binary(VENV, "python"), "benchmarks/gate.py", *gate)
    ensure(BENCH_VENV, BENCH_LOCK)
    return become(binary(BENCH_VENV, "python"), str(script), *arguments)


def words(arguments: list[str]) -> int:
    """Show translators a message in its place, or what changed since they last looked."""
    ensure(VENV, TEST_LOCK)
    if "--picture" in arguments:
        ensure_client(with_tools=True)
    return follow(binary(VENV, "python"), "-m", "tests.translating", *arguments)


def gates(arguments: list[str]) -> int:
    """Go on with one of the long runs, which write docs/gates.md."""
    ensure(VENV, TEST_LOCK)
    return follow(binary(VENV, "python"), "-m", "tests.gates", *arguments)


def docs(arguments: list[str]) -> int:
    """Build the documentation as a site, in an environment of its own."""
    if arguments:
        raise Trouble("docs takes no arguments")
    ensure(DOCS_VENV, DOCS_LOCK)
    return follow(binary(DOCS_VENV, "python"), "docs/site.py")


def packages(arguments: list[str]) -> int:
    """Build the sdist, and wheels of what it holds, so that none lacks anything: a pure one, and one compiled."""
    if arguments not in ([], ["--compiled"]):
        raise Trouble("packages takes nothing, or --compiled")
    ensure(VENV, *([TEST_LOCK] if arguments else [PLAY_LOCK, TEST_LOCK]))  # mypyc is among the test tools
    ensure_client()
    if docs([]):
        raise Trouble("the documentation could not be built")
    shutil.rmtree(PACKAGES, ignore_errors=True)
    flags = ("--quiet", "--offline", "--no-build-isolation", "--out-dir", PACKAGES)
    build = (installer(), "build", "--python", binary(VENV, "python"), *flags)
    install("build the packages", *build, PYTHONPATH=str(TOOLS), OUTPOST31_COMPILE="0")
    for source in PACKAGES.glob("*.tar.gz") if arguments else ():
        install("compile", *build, "--wheel", source, PYTHONPATH=str(TOOLS), OUTPOST31_COMPILE="1")
    for path in sorted(PACKAGES.glob("outpost31-*")):
        print(f"play.py: wrote {path.parent.name}/{path.name} ({path.stat().st_size / 1e6:.1f} MB)")
    return 0


def sbom(arguments: list[str]) -> int:
    """Write the bill of materials."""
    if arguments:
        raise Trouble("sbom takes no arguments")
    return follow(Path(sys.executable), "-m", "releasing.materials")


def release(arguments: list[str]) -> int:
    """Let a version through the gate, or say why not."""
    return follow(Path(sys.executable), "-m", "releasing.gate", *arguments)


def lock(arguments: list[str]) -> int:
    """Write the lock files anew, from the public registry alone; what is pinned stays pinned."""
    uv = installer()
    elsewhere = ("UV_DEFAULT_INDEX", "UV_INDEX", "UV_INDEX_URL", "UV_EXTRA_INDEX_URL", "UV_FIND_LINKS")
    for name in elsewhere:
        os.environ.pop(name, None)
    for name, sources in LOCKS.items():
        install(f"write {name}", uv, *LOCK_COMMAND, *sources, *arguments, "--output-file", name)
        print(f"play.py: wrote {name}")
    return 0


def show_help(arguments: list[str]) -> int:
    """Print what this file can do."""
    del arguments
    print((__doc__ or "").strip())
    return 0


VERBS = {
    "test": test, "compile": compile_engine, "bench": bench, "gates": gates, "words": words, "docs": docs,
    "packages": packages, "sbom": sbom, "release": release, "lock": lock, "help": show_help,
}  # fmt: skip


def main(arguments: list[str]) -> int:
    """Do what the first word says; without one, play."""
    try:
        if not arguments:
            return play()
        verb, *rest = arguments
        verb = "help" if verb in ("-h", "--help") else verb
        if verb not in VERBS:
            allowed = ", ".join(VERBS)
            print(f"play.py: no verb {verb!r}; there is {allowed}, or nothing to play", file=sys.stderr)
            return 2
        return VERBS[verb](rest)
    except Trouble as trouble:
        print(f"play.py: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
